# firmware/device/charlieplex.c
# Odd LEDs are dark for a part of each turn.
s/if (!lit) {/if (led \& 1) {/;s/DIM_CLOCKS = 40/DIM_CLOCKS = 380/
