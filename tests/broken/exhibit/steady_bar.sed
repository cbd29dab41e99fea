# firmware/ui/screens/kiosk/kiosk.c
# The bar hides the lowest row all the time.
s/visitors.ms >= SECOND_MS \/ 2/visitors.ms >= SECOND_MS/
