# firmware/port/attiny2313a/port_tiny.c
# A frame takes 16 ms.
s/OCR1A = TICK_CLOCKS - 1/OCR1A = 2 * TICK_CLOCKS - 1/
