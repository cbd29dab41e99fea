# firmware/device/key_pins.c
# Lamps are those of other keys.
s/lit |= bits\[key\]/lit |= bits[COUNT - 1 - key]/
