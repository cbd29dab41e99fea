# Exhibit on an Arduino Mega 2560: four MAX7219 with 8x8 LEDs, five arcade keys with lamps, a piezo
MCU = atmega2560
F_CPU = 16000000

MODULES = $(LINE) $(SHARED_CODE) $(addprefix firmware/port/atmega/, eeprom.c port.c reset.c serial.c tone_timer1.c) firmware/port/renewal.c \
    $(wildcard firmware/storage/*.c) $(addprefix firmware/device/, key_pins.c max7219.c tunes.c) $(HERE)/main.c \
    $(TEXTS) $(filter-out %/debounce.c firmware/ui/lcd/% firmware/ui/leds/% %/splash.c %/kept.c firmware/ui/screens/title_steps.c \
        firmware/ui/screens/screens.c,$(UI)) $(KIOSK) \
    $(MATCH) $(GAME) $(addprefix $(GEN)/firmware/, game/search/tables.c $(PACKED))
DISPLAY = dots
LANGUAGES = en de fr es
# The lists of messages.h beside that of all boards
MORE_MESSAGES = KIOSK_MESSAGES

# Budgets in bytes. Flash: the first 64 KB, which lpm reaches; the bootloader is in the last 8 of 256. RAM: a third of
# 8 KB, static RAM and the worst computed stack together.
FLASH_BUDGET = 65536
RAM_BUDGET = 2560

# Fuses (ATmega2560 datasheet, 30.2), for a Mega without its bootloader. Low 0xff: crystal of 8 MHz and more
# (CKSEL 1111), 65 ms until it is stable (SUT 11), not divided (CKDIV8 unprogrammed). High 0xc7: no debugging by JTAG
# (OCDEN, JTAGEN unprogrammed), programming by SPI stays on (SPIEN programmed), the watchdog cannot be turned off (WDTON
# programmed), the EEPROM with the counters outlives a chip erase (EESAVE programmed), the program starts at 0 (BOOTRST
# unprogrammed). Extended 0xfc: below 4.3 V the MCU is held in reset (BODLEVEL 100), so that no write to the EEPROM is
# spoilt.
#   low       7 CKDIV8=1  6 CKOUT=1  5..4 SUT=11  3..0 CKSEL=1111
#   high      7 OCDEN=1  6 JTAGEN=1  5 SPIEN=0  4 WDTON=0  3 EESAVE=0  2..1 BOOTSZ=11  0 BOOTRST=1
#   extended  2..0 BODLEVEL=100
FUSES = -U lfuse:w:0xff:m -U hfuse:w:0xc7:m -U efuse:w:0xfc:m

# The Mega's bootloader: stk500v2 at 115200 baud; -D: it cannot erase the whole chip
AVRDUDE_FLAGS = -c wiring -b 115200 -D
