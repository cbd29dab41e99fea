# firmware/port/attiny2313a/port_tiny.c
# Idle instead of power-down.
s/MCUCR = 1 << SE | 1 << SM0;/MCUCR = 1 << SE;/
