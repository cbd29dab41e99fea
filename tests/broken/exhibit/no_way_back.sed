# firmware/ui/screens/kiosk/kiosk.c
# During the countdown no key counts.
s/if (down != visitors.down) {/if (down != visitors.down \&\& (visitors.nobody || seconds_left() > COUNTDOWN_S)) {/
