# firmware/port/atmega328p/port_avr.c
# The watchdog is turned off.
s/ACSR = 1 << ACD;/&\n    wdt_disable();/
