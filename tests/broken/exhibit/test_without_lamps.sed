# firmware/ui/screens/kiosk/kiosk.c
# In the test the lamps are those of a game.
s/^    if (kiosk_test())$/    if (0)/
