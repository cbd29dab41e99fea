# firmware/port/attiny2313a/port_tiny.c
# The watchdog goes on in power-down.
s/    GIMSK = 1 << PCIE2;/&\n    WDTCR = 1 << WDIE | 1 << WDP3;/
