# firmware/ui/screens/kiosk/kiosk.c
# Lamps are dark until something changes.
s/visitors.lamps = 0x1f/visitors.lamps = 0/
