# Arduino Nano with an LCD and five keys, wired like the Uno's shield
MCU = atmega328p
F_CPU = 16000000
# Shortest time in ms from power-up to the first instruction, set by the fuses
BOOT_MS = 65

MODULES = board/uno/main.c $(SHIELD) $(NO_FACTS)
DISPLAY = lcd
MESSAGES = SCREENS OWNER LCD
DIAGRAM = board/uno/diagram.json

BOARD_CFLAGS = $(SHORT_CODE)

# Flash budget in bytes, which is 32 KB minus 2 KB for the bootloader
FLASH_BUDGET = 30720
RAM_BUDGET = 1536

# The bootloader Optiboot uses 115200 baud, older bootloaders 57600.
AVRDUDE_FLAGS = -c arduino -D
BAUDS = 115200 57600
