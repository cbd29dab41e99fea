# firmware/device/max7219.c
# Only rows are sent again.
s/if (++next == REGISTERS)/if (++next == ROWS)/
