# firmware/ui/screens/kiosk/kiosk.c
# The first part of the gesture may be 300 ms shorter.
s/gesture >= GESTURE_MS;/gesture >= GESTURE_MS - 300;/
