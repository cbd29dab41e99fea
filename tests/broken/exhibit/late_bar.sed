# firmware/ui/screens/kiosk/kiosk.c
# The countdown begins a second late.
s/left <= COUNTDOWN_S/left < COUNTDOWN_S/
