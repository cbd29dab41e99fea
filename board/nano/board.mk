# Arduino Nano with an LCD and five keys, wired like the Uno's shield. The Uno's facts do not fit ("Facts" in board/README.md).
MCU = atmega328p
F_CPU = 16000000
# Shortest time from power-up to the first instruction in ms: the start-up time in the Nano's fuses (SUT)
BOOT_MS = 65

MODULES = board/uno/main.c $(SHIELD) $(NO_FACTS)
DISPLAY = lcd
MESSAGES = SCREENS OWNER LCD
DIAGRAM = board/uno/diagram.json

BOARD_CFLAGS = $(SHORT_CODE)

# Budgets in bytes. Flash: 32 KB less the 2 KB that a Nano's fuses reserve for the bootloader
FLASH_BUDGET = 30720
RAM_BUDGET = 1536

# A Nano has one of two bootloaders: Optiboot at 115200 baud, or the older ATmegaBOOT at 57600.
AVRDUDE_FLAGS = -c arduino -D
BAUDS = 115200 57600
