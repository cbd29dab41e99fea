# SPDX-License-Identifier: MIT
# This computer: no MCU, no budgets, only modules that need no port. The simulator links them, too, and the page.
MODULES = $(GAMES) $(LISTS) $(filter firmware/game/%,$(FACTS)) $(TABLES) $(NOTATION)
