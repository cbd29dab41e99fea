# firmware/ui/screens/kiosk/kiosk.c
# A key that is down counts all the time.
s/if (down != visitors.down) {/if (down | visitors.down) {/
