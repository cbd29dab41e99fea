# firmware/ui/screens/kiosk/operator.c
# The counters are never reset.
s/visitors.reset_left = VISITORS_GAMES/visitors.reset_left = 0/
