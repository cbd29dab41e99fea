# SPDX-License-Identifier: MIT
# Modules of the host program. The simulator and the page link them also.
MODULES = $(GAMES) $(LISTS) $(filter firmware/game/%,$(FACTS)) $(TABLES) $(NOTATION)
