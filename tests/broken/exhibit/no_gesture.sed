# firmware/ui/screens/kiosk/kiosk.c
# The gesture takes three parts.
s/>= 2 \* GESTURE_MS/>= 3 * GESTURE_MS/
