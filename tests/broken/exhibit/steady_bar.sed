# firmware/ui/screens/kiosk/kiosk.c
# The bar hides the lowest row all the time.
s/kiosk.ms >= SECOND_MS \/ 2/kiosk.ms >= SECOND_MS/
