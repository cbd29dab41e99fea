# firmware/ui/screens/kiosk/operator.c
# The counters are never reset.
s/kiosk.reset_left = KIOSK_GAMES/kiosk.reset_left = 0/
