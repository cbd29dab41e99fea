# ATtiny2313A, 16 charlieplexed LEDs, three keys, a coin cell
MCU = attiny2313a
F_CPU = 1000000

MODULES = $(HERE)/main.c $(addprefix firmware/game/, level.c theory/nim.c theory/moore.c) \
    firmware/ui/leds/pocket.c firmware/ui/input/debounce.c $(addprefix firmware/device/, charlieplex.c piezo.c) \
    $(wildcard firmware/port/attiny2313a/*.c)

# Link-time optimisation makes 2 KB enough with every compiler.
BOARD_CFLAGS = -flto -fno-gcse -fno-tree-loop-ivcanon -mno-call-prologues

# Budgets in bytes. Flash: all of it. RAM: three quarters of 128 bytes, static RAM and the worst computed stack together.
FLASH_BUDGET = 2048
RAM_BUDGET = 96

# Fuses (datasheet 8246B, 20.2). Low 0x64 as delivered: internal 8 MHz (CKSEL 0100), divided by 8 (CKDIV8
# programmed), 65 ms until the supply is up (SUT 10). High 0xdd: programming by SPI stays on (SPIEN programmed) and
# below 1.8 V the MCU is held in reset (BODLEVEL 110), so that a flat cell cannot spoil the EEPROM. Extended 0xff as
# delivered.
#   low    7 CKDIV8=0  6 CKOUT=1  5..4 SUT=10  3..0 CKSEL=0100
#   high   7 DWEN=1  6 EESAVE=1  5 SPIEN=0  4 WDTON=1  3..1 BODLEVEL=110  0 RSTDISBL=1
FUSES = -U lfuse:w:0x64:m -U hfuse:w:0xdd:m -U efuse:w:0xff:m
