# firmware/ui/screens/kiosk/kiosk.c
# The second part of the gesture may be 300 ms shorter.
s/>= 2 \* GESTURE_MS/>= 2 * GESTURE_MS - 300/
