# firmware/ui/leds/pocket.c
# Who loses sees dim lights that rise.
s/marked = stones = 7 - stones/marked = stones/
