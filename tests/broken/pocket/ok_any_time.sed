# firmware/ui/leds/pocket.c
# OK alone is a move of no stone, at any time.
s/!is_marked(toy))/!is_marked(toy) \&\& 0)/
