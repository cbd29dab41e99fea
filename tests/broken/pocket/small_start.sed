# firmware/ui/leds/pocket.c
# The start that is new each time has no stones in the longest rows.
s/    } while (full != 9);/&\n    if (which == 3)\n        position->part[2] = position->part[3] = 0;/
