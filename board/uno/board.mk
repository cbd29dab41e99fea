# Arduino Uno or Nano with the LCD Keypad Shield
MCU = atmega328p
F_CPU = 16000000

GAME = nim_games nim nim_rules moore player start
MODULES = firmware/main.c $(GAME:%=firmware/game/%.c) $(wildcard firmware/ui/*.c firmware/device/*.c firmware/port/avr/*.c)

# Budgets in bytes. Flash and static RAM reach the linker, the stack is checked by tests/tools/stack.py.
FLASH_BUDGET = 10240
RAM_BUDGET = 256
STACK_BUDGET = 192

# The Uno's bootloader: optiboot at 115200 baud, in the last 512 bytes of flash; -D: leave the rest of it as it is
AVRDUDE_FLAGS = -c arduino -b 115200 -D
