# Arduino Nano with an LCD and five keys, wired like the Uno's shield
MCU = atmega328p
F_CPU = 16000000
# Shortest time from power-up to the first instruction in ms, by a Nano's fuses
BOOT_MS = 65

MODULES = board/uno/main.c $(SHIELD) $(NO_FACTS)
DISPLAY = lcd
MESSAGES = SCREENS OWNER LCD
DIAGRAM = board/uno/diagram.json

BOARD_CFLAGS = $(SHORT_CODE)

# Flash: 32 KB without the 2 KB that every Nano reserves for its bootloader
FLASH_BUDGET = 30720
RAM_BUDGET = 1536

# Optiboot answers at 115200 baud, the old bootloader at 57600.
AVRDUDE_FLAGS = -c arduino -D
BAUDS = 115200 57600
