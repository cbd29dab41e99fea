# Arduino Uno with the LCD Keypad Shield
MCU = atmega328p
F_CPU = 16000000
# Shortest time from power-up to the first instruction in ms, by an Uno's fuses
BOOT_MS = 65

MODULES = $(HERE)/main.c $(SHIELD) $(VALUE_FACTS)
DISPLAY = lcd
# Sets of firmware/ui/messages/messages.rows
MESSAGES = SCREENS OWNER LCD VALUE_FACTS

BOARD_CFLAGS = $(SHORT_CODE)

# Flash: 32 KB without the bootloader. RAM: three quarters of 2 KB, including the worst stack.
FLASH_BUDGET = 32256
RAM_BUDGET = 1536

# The bootloader is in the last 512 bytes. -D does not erase the other bytes.
AVRDUDE_FLAGS = -c arduino -D
BAUDS = 115200
