# firmware/device/max7219.c
# A register at a time, but so seldom that all of them take 1.6 s.
s/RESEND_MS = 32/RESEND_MS = 128/
/_Static_assert(REGISTERS \*RESEND_MS/d
