# firmware/ui/screens/kiosk/kiosk.c
# LEFT starts no game.
s/if (pressed) {/if (pressed \&\& event.key != KEY_LEFT) {/
