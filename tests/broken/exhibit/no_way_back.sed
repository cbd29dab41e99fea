# firmware/ui/screens/kiosk/kiosk.c
# During the countdown no key counts.
s/if (down != kiosk.down) {/if (down != kiosk.down \&\& (kiosk.attract_mode || seconds_left() > COUNTDOWN_S)) {/
