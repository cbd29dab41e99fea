# firmware/device/max7219.c
# A bit of each byte is missing.
s/left = 8/left = 7/
