# firmware/device/tunes.c
# Tones are an octave too high.
s/HALF_UNIT_US = 8/HALF_UNIT_US = 4/
