# Arduino Nano with an LCD and five keys, wired like the Uno's shield. The Uno's facts do not fit.
MCU = atmega328p
F_CPU = 16000000
# Milliseconds from power-up to the first instruction, at least. Fuses of a Nano, SUT: 65 ms. Optiboot then starts the program at once, the old bootloader later.
BOOT_MS = 65

MODULES = board/uno/main.c $(SHIELD) $(NO_FACTS)
DISPLAY = lcd
MESSAGES = SCREENS OWNER LCD
DIAGRAM = board/uno/diagram.json

BOARD_CFLAGS = $(SHORT_CODE)

# Flash: 32 KB less the 2 KB that every Nano's fuses leave to its bootloader
FLASH_BUDGET = 30720
RAM_BUDGET = 1536

# The bootloaders of Nanos: Optiboot at 115200 baud, and the old one at 57600
AVRDUDE_FLAGS = -c arduino -D
BAUDS = 115200 57600
