# firmware/ui/screens/kiosk/kiosk.c
# Time passes faster while a key is down.
s/visitors.ms += elapsed/visitors.ms += down ? 2 * elapsed : elapsed/
