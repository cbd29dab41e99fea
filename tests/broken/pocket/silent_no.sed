# firmware/ui/leds/pocket.c
# A key that can do nothing is silent.
s/return POCKET_NO;/return POCKET_SILENCE;/
