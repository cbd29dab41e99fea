# firmware/device/max7219.c
# DIN moves on in the same cycle as CLK rises.
s/port_high(MAX7219_CLK);/PORTB = (PORTB \& ~0x08) | 0x20 | (byte \& 0x80 ? 0x08 : 0); port_spend_ns(125);/
