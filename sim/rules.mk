# SPDX-License-Identifier: MIT
# Builds the simulator, the runner of unit tests, and objects for tests at the pins.

SIM_CFLAGS = $(CSTD) $(HOST_WARNINGS) -O2 -g -MD -MP -Isim
SIM_LIBS = -lsimavr -ldw -lelf -lncursesw -ltinfo -lm
SIM_OBJECTS = $(patsubst %.c,out/sim/obj/%.o,$(wildcard sim/*/*.c) out/sim/gen/boards.c)

# make rebuilds the table when a folder is added to `board`.
out/sim/gen/boards.c: sim/boards.py sim/netlist.py board $(wildcard board/*/board.mk board/*/diagram.json board/*.h board/*/board.h)
	$(in_folder)
	CC="$(CC)" $(PYTHON) sim/boards.py $(BOARDS:%=board/%) >$@

out/sim/obj/%.o: %.c sim/rules.mk
	$(in_folder)
	$(CC) $(SIM_CFLAGS) -c $< -o $@
# --ask uses the host's code to read and write the game notation.
ASK = $(addprefix out/sim/obj/sim/, ask.o chip.o toy.o)
$(ASK): SIM_CFLAGS += -Ifirmware -Iboard/host
out/sim/bouton-sim: out/sim/obj/sim/main.o $(ASK) $(SIM_OBJECTS) $(host_MODULES:%.c=out/host/obj/%.o)
	$(CC) $^ $(SIM_LIBS) -o $@
out/sim/avr-run: out/sim/obj/sim/avr_run.o $(SIM_OBJECTS)
	$(CC) $^ $(SIM_LIBS) -o $@
# Program that prints the addresses of a firmware's variables, for the page
out/sim/layout: $(addprefix out/sim/obj/sim/, layout.o core/layout.o core/memory.o)
	$(CC) $^ -ldw -lelf -o $@
