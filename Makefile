# SPDX-License-Identifier: MIT
# Bouton. `make` prints the help below, `make BOARD=<name>` builds a board. All output goes to out/.

# Turns off make's own rules, which would search for thousands of files.
MAKEFLAGS += -r
BOARD ?= uno
PORT ?= /dev/ttyACM0
PREFIX ?= /usr/local
# avrdude uses PROGRAMMER or, if that is empty, a bootloader at one of BAUDS.
AVRDUDE = $(if $(PROGRAMMER),-c $(PROGRAMMER),$(AVRDUDE_FLAGS) -b $$baud -P "$(PORT)")
BOARDS = $(patsubst board/%/board.mk,%,$(wildcard board/*/board.mk))
ifeq ($(filter $(BOARD),$(BOARDS)),)
$(error BOARD=$(BOARD) is no board: choose one of $(BOARDS); an Arduino Mega is an exhibit)
endif
OPTIONS = BOARD TEXT PORT PREFIX PROGRAMMER SHARD N V DRAW TEST NO_INSTALL CC SANITIZE AVRDUDE_FLAGS %_WARNINGS %_LIMITS
unknown := $(filter-out $(OPTIONS),$(foreach name,$(.VARIABLES),$(if $(filter command,$(origin $(name))),$(name))))
ifneq ($(unknown),)
$(error there is no option $(firstword $(unknown))=; make help lists the options)
endif
# Naming a board builds it.
.DEFAULT_GOAL = $(if $(filter file,$(origin BOARD)),help,build)

# Prefers the system's Python, because the shims of version managers need ten times as long to start.
PYTHON := $(or $(wildcard /usr/bin/python3),python3) -B
CORES = $(eval CORES := $(shell getconf _NPROCESSORS_ONLN))$(CORES)
# Uses all cores, unless make was called with -j.
JOBS = $(if $(findstring jobserver,$(MAKEFLAGS)),,-j$(CORES))
# For soak, prove and mutants: SHARD=i/n runs part i of n. N is the number of mutants or boards.
export SHARD N
.DELETE_ON_ERROR:
.SECONDARY:
ifndef V # V=1 shows the commands
.SILENT:
endif

# Makes the target's folder. Shows progress as a counter on a terminal, otherwise as a line per folder.
below_out = $(firstword $(subst /obj/, ,$(subst /gen/, ,$@)))
seen = $(or $(filter $(1),$(SEEN)),$(eval SEEN += $(1)))
make_folder = $(if $(call seen,$(@D)),,$(shell mkdir -p $(@D)))
ifdef MAKE_TERMOUT
in_folder = $(make_folder)$(eval FILES += $@)$(shell printf '\rbuilt: %d files' $(words $(FILES)) >$(MAKE_TERMOUT))
else
in_folder = $(make_folder)$(if $(call seen,$(below_out)/),,$(info building $(below_out)))
endif

# Warnings are errors only for these compilers. Newer compilers may add warnings.
TRIED = avr-gcc-5 avr-gcc-7 avr-gcc-14 gcc-12 gcc-13 gcc-14 clang-14 clang-18 clang-19
warnings = -Wall -Wextra $(if $(filter $(1)-$(call major_version,$(1)),$(TRIED)),-Werror)
major_version = $(firstword $(subst ., ,$(shell $(1) -dumpversion 2>/dev/null)))
ifeq ($(origin CC),default)
CC = gcc
endif
# Asks each compiler for its version once, and only if it compiles something.
AVR_WARNINGS = $(eval AVR_WARNINGS := $(call warnings,avr-gcc))$(AVR_WARNINGS)
HOST_WARNINGS = $(eval HOST_WARNINGS := $(call warnings,$(CC)))$(HOST_WARNINGS)
CLANG_WARNINGS = $(eval CLANG_WARNINGS := $(call warnings,clang))$(CLANG_WARNINGS)
CSTD = -std=gnu11

# What `make BOARD=<name>` builds: the board's firmware, or the host program
BUILT = $(if $(MCU),out/$(BOARD)/bouton.elf out/$(BOARD)/bouton.hex,out/$(BOARD)/bouton)
SIMULATOR = out/sim/bouton-sim out/sim/avr-run
# set_up(mode of setup.sh, targets): installs what is missing, then builds the targets
define set_up
@mkdir -p out 2>/dev/null && test -w out || { echo "cannot write here: copy this folder to one that you can write, and run make there"; exit 1; }
@tests/tools/setup.sh $(1)
+@$(if $(MAKE_TERMOUT),,. tests/tools/patiently.sh; patiently) $(MAKE) --no-print-directory $(JOBS) $(2)
@$(if $(MAKE_TERMOUT),printf '\r\033[K')
endef

# Targets that `make help` lists. board/README.md lists all targets and options.
FIRST = run flash web test host talk sim size dist clean
help: ## print this help
	@awk -F ' ## ' -v first="$(FIRST)" 'NF == 2 { sub(/:.*/, "", $$1); what[$$1] = $$2 } \
	    END { count = split(first, targets, " "); for (i = 1; i <= count; i++) printf "  make %-6s %s\n", targets[i], what[targets[i]] }' \
	    Makefile sim/web/rules.mk
	@echo
	@echo "  BOARD=<name>  the board; alone, it is built"
	@echo "                ($(BOARDS))"
	@echo "  TEXT=<name>   the language of its display ($(LANGUAGE_NAMES))"
	@echo "  PORT=<device> the port of a board, PROGRAMMER=<name> for boards without one"
	@echo
	@echo 'All other commands and options: "All commands" in board/README.md'

build: # what make BOARD=<name> does
	$(call set_up,$(if $(MCU),firmware,host),$(BUILT))
	@echo "built: $(BUILT)"

run: has-mcu ## play a board in the terminal
	$(call set_up,run,out/$(BOARD)/bouton.elf $(SIMULATOR))
	@out/sim/bouton-sim --board $(BOARD)

test: ## run the tests, five minutes
	@echo "make test: about 5 minutes on two cores, a third of it to build. The first run also installs missing packages."
	$(call set_up,test,check)

test-long: ## run the tests with all cases of the long sweeps
	$(call set_up,test,check DRAW=all)

mutants: ## try faults on purpose, and list those that no test finds
	$(call set_up,test,try-mutants)

prove: ## prove the machine code of the replies of Nim and Nim_k
	$(call set_up,prove,proofs)

bench: ## measure replies, latency and sleep, and draw the charts
	$(call set_up,run,firmwares out/bench/reply.elf out/bench/pins out/worst/uno/slowest \
	    out/bench/replies $(SIMULATOR))
	@out/sim/avr-run --mcu atmega328p --timeout 600 --cycles out/bench/reply.elf >out/bench/cycles.txt
	@tests/bench/charts.py <out/bench/cycles.txt
	@(tests/bench/cycles.py <out/bench/cycles.txt; out/bench/pins; \
	    out/worst/uno/slowest <tests/bench/slowest.txt | DRAW=all out/bench/replies) \
	    | tests/tools/figures.py

levels: ## measure what a child wins at each level
	$(call set_up,run,out/bench/child)
	@DRAW=all out/bench/child

SOAK = out/bench/child out/screens/lcd/starts out/screens/lcd/matches out/tests/bouton out/pins/random_keys out/pins/games \
    out/worst/host/host_line out/tests/fuzz out/pins/flips
soak: ## run the random tests for 45 minutes
	$(call set_up,test,firmwares $(SIMULATOR) out/host/bouton $(SOAK))
	@DRAW=all tests/tools/shard.py tests/soak.txt

size: has-mcu ## print flash, RAM and stack against their budgets
	$(call set_up,size,out/$(BOARD)/bouton.elf)
	@tests/tools/size.py $(BOARD)

# Tries all baud rates but the last. If none works, uses the last.
flash: has-mcu ## write the firmware to the board at PORT, or by a PROGRAMMER
	@test "$(PROGRAMMER)$(AVRDUDE_FLAGS)" || { echo "no programmer: name yours, as in: make flash BOARD=$(BOARD) PROGRAMMER=usbasp"; exit 1; }
	@test "$(PROGRAMMER)" || test -e "$(PORT)" || { echo "no board at $(or $(PORT),PORT=): plug it in or give another port, as in: make flash BOARD=$(BOARD) PORT=/dev/ttyUSB0"; exit 1; }
	$(call set_up,flash,out/$(BOARD)/bouton.hex)
	baud=$(lastword $(BAUDS)); \
	for each in $(if $(PROGRAMMER),,$(filter-out $(lastword $(BAUDS)),$(BAUDS))); do \
	    echo "looking for a bootloader at $$each baud"; \
	    avrdude -qq -p $(MCU) $(AVRDUDE_FLAGS) -b $$each -P "$(PORT)" -x attempts=2 2>/dev/null && baud=$$each && break; \
	done; \
	avrdude -p $(MCU) $(AVRDUDE) -U flash:w:out/$(BOARD)/bouton.hex:i || { \
	    echo "avrdude failed $(if $(PROGRAMMER),by $(PROGRAMMER),at $(PORT)). Check that an $(MCU) is connected and that no other program uses it."; \
	    echo 'See "Flash" in board/$(BOARD)/README.md.'; exit 1; }

check-board: has-mcu ## compare the flash, line and keys of the board at PORT with this source
	@test "$(BAUDS)" || { echo "the board $(BOARD) has no serial line; make check-board needs one"; exit 1; }
	$(call set_up,flash,out/$(BOARD)/bouton.hex)
	@board/check_board.py $(N:%=--count %) --image out/$(BOARD)/bouton.hex --avrdude "$(AVRDUDE_FLAGS)" --bauds "$(BAUDS)" $(BOARD) $(MCU) "$(PORT)"

fuses: has-mcu ## set the fuses of the board's MCU by a PROGRAMMER
	@test "$(FUSES)" || { echo "the board $(BOARD) keeps its fuses"; exit 1; }
	@test "$(PROGRAMMER)" || { echo "no programmer: name yours, as in: make fuses BOARD=$(BOARD) PROGRAMMER=usbasp"; exit 1; }
	@tests/tools/setup.sh fuses
	avrdude -p $(MCU) $(AVRDUDE) $(FUSES)

dist: ## gather the files of a release, with their sums: out/dist
	$(call set_up,dist,firmwares out/host/bouton $(patsubst %,out/%/bouton.hex,$(filter-out %-en,$(foreach board,$(BOARDS),$($(board)_LANGUAGE_IMAGES)))))
	@CC="$(CC)" tests/tools/dist.sh

pcb: ## make the pocket toy's circuit board and case: out/pcb
	@tests/tools/setup.sh pcb
	@board/pocket/pcb/pcb.py out/pcb

pcb-test: pcb ## test the circuit board and the case with other programs
	@tests/tools/setup.sh pcb_test
	@tests/tools/exec.sh tests/pcb/fabrication.py

panels: ## draw the front panels as SVG, DXF and PDF: out/panels
	@board/panel.py out/panels

host: ## build the solver for this machine: out/host/bouton
	$(call set_up,host,out/host/bouton)
	@echo "built: out/host/bouton"

install: host ## install the solver, its manual page and its completion for bash below PREFIX
	install -D out/host/bouton "$(PREFIX)/bin/bouton"
	install -D -m 644 board/host/bouton.1 "$(PREFIX)/share/man/man1/bouton.1"
	install -D -m 644 board/host/completion.bash "$(PREFIX)/share/bash-completion/completions/bouton"

uninstall: ## remove all that install adds from PREFIX
	rm -f "$(PREFIX)/bin/bouton" "$(PREFIX)/share/man/man1/bouton.1" "$(PREFIX)/share/bash-completion/completions/bouton"

# Runs after the goal `firmwares`, because both build the same firmware.
sim: has-mcu $(filter firmwares,$(MAKECMDGOALS)) ## build the simulator, out/sim/bouton-sim, and the firmware
	$(call set_up,run,$(SIMULATOR) out/$(BOARD)/bouton.elf)
	@echo "built: out/sim/bouton-sim out/$(BOARD)/bouton.elf"

talk: ## follow the match on the board at PORT
	@test -e "$(PORT)" || { echo "no board at $(or $(PORT),PORT=): plug it in or give another port, as in: make talk PORT=/dev/ttyUSB0"; exit 1; }
	$(call set_up,host,out/host/bouton)
	@out/host/bouton --port "$(PORT)"

layers: ## check which folder includes and calls which
	$(call set_up,firmware,firmwares)
	$(call set_up,host,out/host/bouton)
	@tests/tools/layers.py

has-mcu:
	test "$(MCU)" || { echo "the board $(BOARD) is this machine: make host builds it; boards with a chip: $(filter-out host,$(BOARDS))"; exit 1; }

modules: has-mcu # the C sources of the board
	@printf '%s\n' $(filter-out out/%,$(MODULES))

clean: ## remove everything built
	rm -rf out

.DEFAULT:
	@echo "there is no target $@, and no file of this name; make help lists the targets"
	@exit 1

.PHONY: modules has-mcu help build run test test-long mutants prove bench levels soak size flash check-board fuses dist pcb pcb-test panels host install uninstall sim talk layers clean firmwares

include board/rules.mk sim/rules.mk sim/web/rules.mk tests/tests.mk
# Dependencies of all objects. make reads these thousands of files only for targets that compile. The empty rule stops
# make from searching for a rule for each file.
COMPILES = out/% firmwares programs check check-one proofs try-mutants
DEPENDENCIES := $(if $(filter $(COMPILES),$(MAKECMDGOALS)),$(shell find out -name '*.d' 2>/dev/null))
$(DEPENDENCIES): ;
-include $(DEPENDENCIES)
