# firmware/ui/screens/kiosk/kiosk.c
# A second takes 1,010 ms.
s/SECOND_MS = 1000/SECOND_MS = 1010/
