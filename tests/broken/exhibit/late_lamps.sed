# board/exhibit/main.c
# Lamps change every 64 ms.
s/^        key_pins_light/        if (!(now \& 0x3e))\n            &/
