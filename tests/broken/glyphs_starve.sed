# firmware/device/lcd_hd44780.c
# Each frame begins with all its glyphs, however much of the one before is yet to be sent.
s/^    idle = false;/&\n    next = 0;/
s/if ((\*byte | CHANGED) != wanted)/if (byte < bytes + GLYPH_BYTES || (*byte | CHANGED) != wanted)/
