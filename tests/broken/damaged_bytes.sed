# firmware/port/atmega328p/serial.c
# A byte without its stop bit is taken for text.
/byte = SERIAL_DAMAGED/s/byte =/(void)/
