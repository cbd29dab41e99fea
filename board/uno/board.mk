# Arduino Uno or Nano with the LCD Keypad Shield
MCU = atmega328p
F_CPU = 16000000

MODULES = firmware/main.c $(wildcard firmware/game/*.c firmware/console/*.c) \
    $(filter-out %/pocket.c %/debounce.c %_32x8.c %/dots.c,$(wildcard firmware/ui/*.c)) \
    $(addprefix firmware/device/, key_ladder.c lcd_hd44780.c) \
    $(addprefix firmware/port/avr/, port_avr.c reset_cause.c serial.c) \
    $(GEN)/firmware/game/tables.c $(GEN)/firmware/ui/texts.c

# Budgets in bytes. Flash: 32 KB less the 2 KB that the bootloader of a Nano takes. RAM: three quarters of 2 KB, static
# RAM and the worst computed stack together.
FLASH_BUDGET = 30720
RAM_BUDGET = 1536

# The Uno's bootloader: optiboot at 115200 baud, in the last 512 bytes of flash; -D: leave the rest of it as it is
AVRDUDE_FLAGS = -c arduino -b 115200 -D
