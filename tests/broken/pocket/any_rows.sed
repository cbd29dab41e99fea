# firmware/ui/leds/pocket.c
# Any number of rows may be marked.
s/if (!left) {/if (0) {/
