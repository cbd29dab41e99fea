# firmware/ui/screens/kiosk/kiosk.c
# Time passes faster while a key is down.
s/kiosk.ms += elapsed/kiosk.ms += down ? 2 * elapsed : elapsed/
