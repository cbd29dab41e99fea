# firmware/port/attiny2313a/kept_byte.c
# The record is written, and mended, from its first byte on.
s/uint8_t at = BYTES;/uint8_t at = 0;/;s/read(--at)/read(at)/;s/while (at)/while (++at != BYTES)/
