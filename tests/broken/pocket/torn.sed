# firmware/port/attiny2313a/kept_byte.c
# A byte is believed without its complement.
s/(byte ^ read(0)) != 0xff/0/
