# firmware/device/max7219.c
# DIN moves in the same cycle as CLK.
s/port_high(MAX7219_CLK);/PORTB = (PORTB \& ~0x08) | 0x20 | (byte \& 0x80 ? 0x08 : 0);/
