# firmware/port/atmega328p/port_avr.c
# The tick feeds the watchdog, also when nothing else works.
s/ms += TICK_MS;/&\n    wdt_reset();/
