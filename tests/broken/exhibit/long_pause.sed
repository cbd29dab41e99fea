# firmware/ui/screens/kiosk/kiosk.c
# Between the parts of the gesture there may be 4 s.
s/kiosk.seconds >= GESTURE_PAUSE_S/kiosk.seconds >= GESTURE_PAUSE_S + 2/
