# firmware/ui/screens/kiosk/kiosk.c
# Lamps are dark until something changes.
s/kiosk.lamps = 0x1f/kiosk.lamps = 0/
