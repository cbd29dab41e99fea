# firmware/port/attiny2313a/port_tiny.c
# Keys are looked at every 24 ms.
s/FRAME_TICKS = 16/FRAME_TICKS = 48/
