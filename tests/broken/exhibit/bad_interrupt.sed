# firmware/port/atmega328p/reset_cause.c
# An interrupt that nobody handles jumps to the start, as in avr-libc.
s/BADISR_vect/TIMER2_OVF_vect/
