# firmware/port/atmega328p/reset_cause.c
# It starts anew although a reset by the watchdog ends in the bootloader of old Nanos.
s/if (dies_of_watchdog)/if (dies_of_watchdog == 1)/
