# firmware/ui/leds/pocket.c
# NEXT takes all marks back.
s/^    toy->time = BLINK + BLINK \/ 2;/&\n    unmark(toy);/
