# firmware/ui/screens/kiosk/kiosk.c
# A key that is down counts all the time.
s/if (down != kiosk.down) {/if (down | kiosk.down) {/
