# Arduino Nano, wired to the LCD and the keys of the Uno's shield. Flash: 32 KB less the 2 KB that the fuses of every Nano leave to its bootloader.
# The Uno's facts do not fit.
MCU = atmega328p
F_CPU = 16000000

MODULES = $(SHIELD) $(NO_FACTS)
DISPLAY = lcd
MESSAGES = OWNER_MESSAGES

FLASH_BUDGET = 30720
RAM_BUDGET = 1536

# The bootloaders of Nanos: Optiboot at 115200 baud, and the old one at 57600
AVRDUDE_FLAGS = -c arduino -D
BAUDS = 115200 57600
