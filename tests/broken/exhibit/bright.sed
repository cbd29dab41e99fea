# firmware/device/max7219.c
# All dots would draw 1 A.
s/INTENSITY_AT_START = 4/INTENSITY_AT_START = 15/
