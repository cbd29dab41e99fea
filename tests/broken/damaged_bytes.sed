# firmware/port/avr/serial.c
# A byte without its stop bit is taken for text.
s/is_good ? byte : SERIAL_DAMAGED/byte/
