# SPDX-License-Identifier: MIT
# This computer: no MCU, no budgets, only modules that need no port
MODULES = $(GAME) $(MATCH) $(filter-out %/serial_line.c,$(CONSOLE)) $(TEXTS) \
    $(addprefix $(GEN)/firmware/, game/search/tables.c console/words.c text/pairs.c) $(wildcard $(HERE)/*.c)
