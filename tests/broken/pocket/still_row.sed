# firmware/ui/leds/pocket.c
# The chosen row does not blink where all of it is marked.
/if (!lit)/,+1d
