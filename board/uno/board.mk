# Arduino Uno with the LCD Keypad Shield
MCU = atmega328p
F_CPU = 16000000
# Milliseconds from power-up to the first instruction, at least. Fuses of an Uno, SUT: 65 ms. Optiboot then starts the program at once, or after a second.
BOOT_MS = 65

MODULES = $(HERE)/main.c $(SHIELD) $(VALUE_FACTS)
DISPLAY = lcd
# Sets of firmware/ui/messages/messages.rows
MESSAGES = SCREENS OWNER LCD VALUE_FACTS

BOARD_CFLAGS = $(SHORT_CODE)

# Budgets in bytes. Flash: 32 KB less the Uno's bootloader. RAM: three quarters of 2 KB, for static RAM and the worst computed stack.
FLASH_BUDGET = 32256
RAM_BUDGET = 1536

# The Uno's bootloader, in the last 512 bytes of flash; -D: leave the rest of it as it is
AVRDUDE_FLAGS = -c arduino -D
BAUDS = 115200
