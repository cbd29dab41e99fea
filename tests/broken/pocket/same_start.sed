# firmware/ui/leds/pocket.c
# The start that is new each time is always the same.
s/toy->chance & ~2/1 << 2/
