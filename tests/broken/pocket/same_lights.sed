# firmware/ui/leds/pocket.c
# Who loses sees what who wins does.
s/marked = stones = 7 - stones/marked = 0/
