# firmware/ui/screens/kiosk/kiosk.c
# The bar is there for 15 s.
s/left <= COUNTDOWN_S/left <= COUNTDOWN_S + 5/
