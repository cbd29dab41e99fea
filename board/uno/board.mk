# Arduino Uno with the LCD Keypad Shield
MCU = atmega328p
F_CPU = 16000000
# Shortest time in ms from power-up to the first instruction, set by the fuses
BOOT_MS = 65

MODULES = $(HERE)/main.c $(SHIELD) $(VALUE_FACTS)
DISPLAY = lcd
# Sets of messages in firmware/ui/messages/messages.rows
MESSAGES = SCREENS OWNER LCD VALUE_FACTS

BOARD_CFLAGS = $(SHORT_CODE)

# Budgets in bytes. Flash is 32 KB less the bootloader. RAM includes the deepest stack.
FLASH_BUDGET = 32256
RAM_BUDGET = 1536

# The Uno's bootloader cannot erase the whole chip, so -D keeps avrdude from trying.
AVRDUDE_FLAGS = -c arduino -D
BAUDS = 115200
