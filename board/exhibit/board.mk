# Exhibit: ATmega328P, four MAX7219 with 8x8 LEDs, five arcade keys with lamps, a piezo
MCU = atmega328p
F_CPU = 16000000

include board/kiosk.mk
MORE_MESSAGES = KIOSK_MESSAGES

# Budgets in bytes. Flash: 32 KB less the 512 bytes of the Uno's bootloader. RAM: three quarters of 2 KB, static RAM and
# the worst computed stack together.
FLASH_BUDGET = 32256
RAM_BUDGET = 1536
SHORT_OF_FLASH = yes

# Fuses (datasheet 31.2), for a bare chip or an Uno without its bootloader. Low 0xff: crystal of 8 MHz and more
# (CKSEL 1111), 65 ms until it is stable (SUT 11), not divided (CKDIV8 unprogrammed). High 0xc7: programming by SPI
# stays on (SPIEN programmed), the watchdog cannot be turned off (WDTON programmed), the EEPROM with the counters
# outlives a chip erase (EESAVE programmed), the program starts at 0 (BOOTRST unprogrammed). Extended 0xfc: below
# 4.3 V the MCU is held in reset (BODLEVEL 100), so that no write to the EEPROM is spoilt.
#   low       7 CKDIV8=1  6 CKOUT=1  5..4 SUT=11  3..0 CKSEL=1111
#   high      7 RSTDISBL=1  6 DWEN=1  5 SPIEN=0  4 WDTON=0  3 EESAVE=0  2..1 BOOTSZ=11  0 BOOTRST=1
#   extended  2..0 BODLEVEL=100
FUSES = -U lfuse:w:0xff:m -U hfuse:w:0xc7:m -U efuse:w:0xfc:m

# The bootloader of an Uno that keeps it, without a programmer
AVRDUDE_FLAGS = -c arduino -b 115200 -D
