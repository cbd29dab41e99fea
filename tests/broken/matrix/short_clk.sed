# firmware/device/max7219.c
# CLK is high for one cycle of the CPU, 62.5 ns.
s/port_high(MAX7219_CLK);/{ const uint8_t low = PORTB; PORTB = low | 0x20; PORTB = low; }/
