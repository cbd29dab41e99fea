# SPDX-License-Identifier: MIT
# The machine you sit at: no MCU, no budgets, only what needs no port
MODULES = $(GAME) $(MATCH) $(filter-out %/serial_line.c,$(CONSOLE)) $(GEN)/firmware/game/search/tables.c \
    $(wildcard $(HERE)/*.c)
