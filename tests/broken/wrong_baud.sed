# firmware/port/atmega328p/serial.c
# 111,111 baud, 3.5 % less than 115,200.
s/UBRR0L = DIVISOR - 1/UBRR0L = DIVISOR/
