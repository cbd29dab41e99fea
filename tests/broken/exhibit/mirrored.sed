# firmware/device/max7219.c
# The modules stand in the wrong order.
s/rows\[number\]\[i\]/rows[number][MODULES - 1 - i]/
