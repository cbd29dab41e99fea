# firmware/ui/leds/pocket.c
# Who loses hears what who wins does.
s/return POCKET_WON + lost;/return POCKET_WON;/
