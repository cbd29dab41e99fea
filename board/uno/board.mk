# Arduino Uno with the LCD Keypad Shield
MCU = atmega328p
F_CPU = 16000000
# Least ms from power-up to the first instruction, by an Uno's fuses (SUT)
BOOT_MS = 65

MODULES = $(HERE)/main.c $(SHIELD) $(VALUE_FACTS)
DISPLAY = lcd
# Sets of firmware/ui/messages/messages.rows
MESSAGES = SCREENS OWNER LCD VALUE_FACTS

BOARD_CFLAGS = $(SHORT_CODE)

# Flash: 32 KB without the bootloader. RAM: three quarters of 2 KB, with the worst stack.
FLASH_BUDGET = 32256
RAM_BUDGET = 1536

# -D keeps the bootloader in the last 512 bytes of flash.
AVRDUDE_FLAGS = -c arduino -D
BAUDS = 115200
