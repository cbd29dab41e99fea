# firmware/port/atmega328p/reset_cause.c
# A planned restart counts as one by a program that was stuck.
s/cause &= ~RESET_WDRF;/cause = cause;/
