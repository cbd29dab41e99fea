# SPDX-License-Identifier: MIT
# Bouton. `make` prints the help below, `make BOARD=<name>` builds that board. Everything built goes to out/.

BOARD ?= uno
PORT ?= /dev/ttyACM0
# Boards without a bootloader are written by a programmer, named as avrdude does; those with one by their serial port.
AVRDUDE = $(if $(PROGRAMMER),-c $(PROGRAMMER),$(AVRDUDE_FLAGS) -P $(PORT))
BOARDS = $(patsubst board/%/board.mk,%,$(wildcard board/*/board.mk))
ifeq ($(filter $(BOARD),$(BOARDS)),)
$(error unknown BOARD=$(BOARD); there are: $(BOARDS))
endif
# Whoever names a board wants it built.
.DEFAULT_GOAL = $(if $(filter file,$(origin BOARD)),help,build)

# Warnings are errors with the compilers that the project was tried with; a newer one may warn of more.
TRIED = avr-gcc-5 avr-gcc-7 avr-gcc-14 gcc-12 gcc-13 gcc-14 clang-14 clang-18 clang-19
warnings = -Wall -Wextra $(if $(filter $(1)-$(call major_version,$(1)),$(TRIED)),-Werror)
major_version = $(firstword $(subst ., ,$(shell $(1) -dumpversion 2>/dev/null)))
ifeq ($(origin CC),default)
CC = gcc
endif
AVR_WARNINGS := $(call warnings,avr-gcc)
HOST_WARNINGS := $(call warnings,$(CC))
CLANG_WARNINGS := $(call warnings,clang)
CSTD = -std=gnu11
CORES := $(shell getconf _NPROCESSORS_ONLN)
# Unless make was told a number itself
JOBS = $(if $(findstring jobserver,$(MAKEFLAGS)),,-j$(CORES))
.DELETE_ON_ERROR:
.SECONDARY:
ifndef V # V=1 shows the commands
.SILENT:
endif

# What is built for a board: its firmware, or the program for this machine
BUILT = $(if $(MCU),out/$(BOARD)/bouton.elf out/$(BOARD)/bouton.hex,out/$(BOARD)/bouton)
SIMULATOR = out/sim/bouton-sim out/sim/avr-run
# set_up(mode of setup.sh, what is to be built when all it needs is installed)
define set_up
@tests/tools/setup.sh $(1)
+@$(MAKE) --no-print-directory $(JOBS) $(2)
endef

help: ## print this help
	@sed -nE 's/^([a-z]+):.* ## (.*)/\1 \2/p' Makefile | while read -r target what; do printf '  make %-7s %s\n' "$$target" "$$what"; done
	@echo "  BOARD=<name> chooses the board ($(BOARDS)) and alone builds it, PORT=<device> where to flash, PROGRAMMER=<name> by what"

build: # what make BOARD=<name> does
	$(call set_up,$(if $(MCU),firmware,host),$(BUILT))
	@echo "built: $(BUILT)"

run: has-mcu ## install what is missing, build the firmware and play it in the simulator
	$(call set_up,run,out/$(BOARD)/bouton.elf $(SIMULATOR))
	@out/sim/bouton-sim --board $(BOARD)

test: ## install what is missing and run all tests
	$(call set_up,test,check)

bench: ## measure replies, latency, sleep and games a second
	$(call set_up,run,firmwares out/bench/reply.elf out/bench/search.elf out/bench/sums.elf out/bench/toy $(SIMULATOR))
	@(out/sim/avr-run --mcu atmega328p --timeout 600 --cycles out/bench/reply.elf | tests/bench/reply.py; \
	    out/sim/avr-run --mcu atmega328p --timeout 600 --cycles out/bench/search.elf | tests/bench/search.py; \
	    out/sim/avr-run --mcu atmega328p --timeout 600 --cycles out/bench/sums.elf | tests/bench/sums.py; out/bench/toy) \
	    | tests/tools/figures.py

SOAK = out/tests/theory_sos out/device/every_game out/device/every_keys out/device/games \
    out/device/exhibit_visitors out/tests/worst_line out/device/worst_line
soak: ## run the tests that can run longer for about half an hour
	$(call set_up,test,firmwares $(SIMULATOR) out/host/bouton $(SOAK))
	out/device/every_keys out/uno/bouton.elf 30
	out/device/every_game out/uno/bouton.elf 200
	out/device/games out/uno/bouton.elf 50
	out/device/exhibit_visitors out/exhibit/bouton.elf 240
	tests/device/serial.py out/uno/bouton.elf --lines 100000
	out/tests/theory_sos 16
	out/tests/worst_line 50
	out/device/worst_line out/uno/bouton.elf 500

size: has-mcu ## print flash, RAM and stack against their budgets
	$(call set_up,size,out/$(BOARD)/bouton.elf)
	@tests/tools/size.py $(BOARD)

flash: has-mcu ## write the firmware to the board at PORT, or by a PROGRAMMER
	$(call set_up,flash,out/$(BOARD)/bouton.hex)
	@test "$(PROGRAMMER)$(AVRDUDE_FLAGS)" || { echo "which programmer? as in: make flash BOARD=$(BOARD) PROGRAMMER=usbasp"; exit 1; }
	@test "$(PROGRAMMER)" -o -e $(PORT) || { echo "no board at $(PORT): plug it in or give another port, as in: make flash BOARD=$(BOARD) PORT=/dev/ttyUSB0"; exit 1; }
	avrdude -p $(MCU) $(AVRDUDE) -U flash:w:out/$(BOARD)/bouton.hex:i || { \
	    echo "avrdude failed $(if $(PROGRAMMER),by $(PROGRAMMER),at $(PORT)): is an $(MCU) there, and no other program that uses it?"; \
	    echo 'See "Flash" in board/$(BOARD)/README.md.'; exit 1; }

fuses: has-mcu ## set the fuses of the board's MCU by a PROGRAMMER
	@test "$(FUSES)" || { echo "the fuses of the board $(BOARD) stay as they are"; exit 1; }
	@test "$(PROGRAMMER)" || { echo "which programmer? as in: make fuses BOARD=$(BOARD) PROGRAMMER=usbasp"; exit 1; }
	@tests/tools/setup.sh fuses
	avrdude -p $(MCU) $(AVRDUDE) $(FUSES)

dist: ## gather what can be handed out, with its sums: out/dist
	$(call set_up,dist,firmwares out/host/bouton)
	@CC="$(CC)" tests/tools/dist.sh $(patsubst out/%/bouton.hex,%,$(filter %.hex,$(FIRMWARES)))

host: ## build the program for this machine: out/host/bouton
	$(call set_up,host,out/host/bouton)
	@echo "built: out/host/bouton"

# Not at the same time as all firmwares: it builds one of them.
sim: has-mcu $(filter firmwares,$(MAKECMDGOALS)) ## build the simulator, out/sim/bouton-sim, and the firmware it runs
	$(call set_up,run,$(SIMULATOR) out/$(BOARD)/bouton.elf)
	@echo "built: out/sim/bouton-sim out/$(BOARD)/bouton.elf"

layers: ## prove which layer includes which
	$(call set_up,firmware,firmwares)
	$(call set_up,host,out/host/bouton)
	@tests/tools/layers.py

has-mcu:
	test "$(MCU)" || { echo "the board $(BOARD) is this machine: make host builds it; boards with a chip: $(filter-out host,$(BOARDS))"; exit 1; }

modules: has-mcu # the sources of the board
	@printf '%s\n' $(filter-out out/%,$(MODULES))

clean: ## remove everything built
	rm -rf out

.PHONY: modules has-mcu help build run test bench soak size flash fuses dist host sim layers clean check firmwares

# --- firmware: one set of rules for each board with an MCU -----------------------------------------------------------

# Loop invariants moved into registers cost more pushes than they save loads here. A switch is branches, not a table of
# jumps, so that tests/tools/stack.py can follow every path.
AVR_CFLAGS = $(CSTD) $(AVR_WARNINGS) -Os -gdwarf-4 -mrelax -fno-move-loop-invariants -fno-jump-tables \
    -ffunction-sections -fdata-sections -fshort-enums $(SMALL) -Waddr-space-convert -MD -MP
# Functions share one prologue, which is slow, and X is not used with offsets: Nim and Nim_k have to be fast, too.
SMALL = -mcall-prologues -mstrict-X -fira-algorithm=priority
out/%/firmware/game/nim.o out/%/firmware/game/moore.o: SMALL =
AVR_LDFLAGS = -mrelax -Wl,--gc-sections

# A board.mk names what is computed for its board below $(GEN).
define board_rules
GEN := out/$(1)/gen
include board/$(1)/board.mk
ifdef MCU
FIRMWARES += out/$(1)/bouton.elf out/$(1)/bouton.hex
$(1)_LIMITS := -Wl,--defsym=__TEXT_REGION_LENGTH__=$$(FLASH_BUDGET) -Wl,--defsym=__DATA_REGION_LENGTH__=$$(RAM_BUDGET)
$(1)_OBJECTS := $$(MODULES:%.c=out/$(1)/obj/%.o)
$(1)_WORDS := firmware/ui/words.h $$(MORE_WORDS)
out/$(1)/gen/firmware/ui/texts.c: $$($(1)_WORDS)
$(1)_CFLAGS := -mmcu=$$(MCU) -DF_CPU=$$(F_CPU)UL -Ifirmware -Iboard/$(1) -Ifirmware/port/avr -Ifirmware/port/$$(MCU) \
    $$(BOARD_CFLAGS)
out/$(1)/obj/%.o: %.c board/$(1)/board.mk Makefile
	@mkdir -p $$(@D)
	avr-gcc $$(AVR_CFLAGS) $$($(1)_CFLAGS) -c $$< -o $$@
# The budgets are the sizes of the linker's memory regions: exceeding one is a link error.
out/$(1)/bouton.elf: $$($(1)_OBJECTS)
	avr-gcc $$(AVR_CFLAGS) $$($(1)_CFLAGS) $$(AVR_LDFLAGS) $$($(1)_LIMITS) $$^ -o $$@
out/$(1)/bouton.hex: out/$(1)/bouton.elf
	avr-objcopy -O ihex -R .eeprom $$< $$@
-include $$($(1)_OBJECTS:.o=.d)
endif
MCU :=
F_CPU :=
MODULES :=
MORE_WORDS :=
FUSES :=
AVRDUDE_FLAGS :=
BOARD_CFLAGS :=
endef
$(foreach board,$(BOARDS),$(eval $(call board_rules,$(board))))
firmwares: $(FIRMWARES)

# What the searches look up, computed for the limits of a board
out/%/gen/firmware/game/tables.c: firmware/game/tables.py board/%/board.h board/atmega328p.h
	@mkdir -p $(@D)
	$(CC) -E -dM board/$*/board.h | firmware/game/tables.py >$@

# All words of the display, packed
out/%/gen/firmware/ui/texts.c: firmware/ui/words.py
	@mkdir -p $(@D)
	firmware/ui/words.py $($*_WORDS) >$@

# --- host: the null board, and the same with sanitizers --------------------------------------------------------------

# The folder it is built in makes no difference to what is built.
HOST_CFLAGS = $(CSTD) $(HOST_WARNINGS) -g '-ffile-prefix-map=$(CURDIR)=.' -MD -MP -Ifirmware -Iboard/host
HOST_LIBS = -ledit
SANITIZE = -fsanitize=address,undefined -fno-sanitize-recover=all
GEN := out/host/gen
include board/host/board.mk
HOST_SOURCES := $(MODULES)
GEN := out/$(BOARD)/gen
include board/$(BOARD)/board.mk

out/host/obj/%.o: %.c Makefile
	@mkdir -p $(@D)
	$(CC) $(HOST_CFLAGS) -O2 -c $< -o $@
out/asan/obj/%.o: %.c Makefile
	@mkdir -p $(@D)
	$(CC) $(HOST_CFLAGS) -O1 $(SANITIZE) -Itests -c $< -o $@
out/host/bouton: $(HOST_SOURCES:%.c=out/host/obj/%.o)
	$(CC) $^ $(HOST_LIBS) -o $@
out/host/bouton-asan: $(HOST_SOURCES:%.c=out/asan/obj/%.o)
	@mkdir -p $(@D)
	$(CC) $(SANITIZE) $^ $(HOST_LIBS) -o $@

# --- sim: simulator, runner for unit tests, and the library that device tests link -----------------------------------

SIM_CFLAGS = $(CSTD) $(HOST_WARNINGS) -O2 -g -MD -MP -Isim
SIM_LIBS = -lsimavr -lelf -lncursesw -ltinfo -lm
SIM_OBJECTS = $(patsubst %.c,out/sim/obj/%.o,$(filter-out sim/main.c sim/avr_run.c,$(wildcard sim/*.c)) out/sim/gen/boards.c)

# The boards are those that have a folder; a new one makes the folder of all of them newer.
out/sim/gen/boards.c: sim/boards.py board $(wildcard board/*/board.mk board/*/diagram.json)
	@mkdir -p $(@D)
	sim/boards.py $(BOARDS:%=board/%) >$@

out/sim/obj/%.o: %.c Makefile
	@mkdir -p $(@D)
	$(CC) $(SIM_CFLAGS) -c $< -o $@
out/sim/bouton-sim: out/sim/obj/sim/main.o $(SIM_OBJECTS)
	$(CC) $^ $(SIM_LIBS) -o $@
out/sim/avr-run: out/sim/obj/sim/avr_run.o $(SIM_OBJECTS)
	$(CC) $^ $(SIM_LIBS) -o $@
# Benchmarks on the AVR link the very objects of the Uno.
out/bench/obj/%.o: tests/bench/%.c Makefile
	@mkdir -p $(@D)
	avr-gcc $(AVR_CFLAGS) $(uno_CFLAGS) -Itests -c $< -o $@
out/bench/%.elf: out/bench/obj/%.o $(filter out/uno/obj/firmware/game/% %/tables.o,$(uno_OBJECTS))
	avr-gcc -mmcu=atmega328p $(AVR_LDFLAGS) $^ -o $@

# --- tests: each yields TAP; a test is a program or a script, run by prove -------------------------------------------

# Unit tests, the same sources in four bodies, linked with what is pure (of the ATtiny2313A's 2 KB, what they use).
PURE = $(wildcard firmware/game/*.c firmware/ui/*.c) firmware/device/key_ladder.c out/uno/gen/firmware/game/tables.c \
    out/uno/gen/firmware/ui/texts.c
UNIT_TESTS = $(wildcard tests/unit/test_*.c)
UNIT_INCLUDES = -Itests -Ifirmware -Iboard/uno
UNIT_NATIVE = $(CSTD) -g -O1 $(SANITIZE) $(UNIT_INCLUDES) -MD -MP
UNIT_gcc = $(CC) $(HOST_WARNINGS) $(UNIT_NATIVE)
UNIT_clang = clang $(CLANG_WARNINGS) $(UNIT_NATIVE)
UNIT_atmega328p = avr-gcc -mmcu=atmega328p $(AVR_CFLAGS) $(UNIT_INCLUDES)
UNIT_attiny2313a = avr-gcc -mmcu=attiny2313a $(AVR_CFLAGS) $(UNIT_INCLUDES)

# unit_rules(body, suffix, tests): objects, then each test linked with an archive of the pure ones
define unit_rules
out/unit/$(1)/obj/%.o: %.c Makefile
	@mkdir -p $$(@D)
	$$(UNIT_$(1)) -c $$< -o $$@
out/unit/$(1)/pure.a: $$(PURE:%.c=out/unit/$(1)/obj/%.o)
	@rm -f $$@
	ar rcs $$@ $$^
out/unit/$(1)/%$(2): out/unit/$(1)/obj/tests/unit/%.o out/unit/$(1)/pure.a
	$$(UNIT_$(1)) -Wl,--gc-sections $$^ -o $$@
UNIT_PROGRAMS += $(3:tests/unit/%.c=out/unit/$(1)/%$(2))
endef
# Screens and lists of moves need more memory than the ATtiny2313A has.
TINY_TESTS = $(filter-out tests/unit/test_ui% tests/unit/test_view% tests/unit/test_pocket% tests/unit/test_winning% tests/unit/test_sums% tests/unit/test_sos% tests/unit/test_search%,$(UNIT_TESTS))
$(eval $(call unit_rules,gcc,,$(UNIT_TESTS)))
$(eval $(call unit_rules,clang,,$(UNIT_TESTS)))
$(eval $(call unit_rules,atmega328p,.elf,$(UNIT_TESTS)))
$(eval $(call unit_rules,attiny2313a,.elf,$(TINY_TESTS)))

# Host tests in C link the null board's objects and a brute force; device tests link the simulator and a player.
HOST_TESTS = $(patsubst tests/host/%.c,out/tests/%,$(wildcard tests/host/*.c))
DEVICE_TESTS = $(patsubst tests/device/%.c,out/device/%,$(wildcard tests/device/*.c))
BRUTE_OBJECTS = $(patsubst %.c,out/asan/obj/%.o,$(wildcard tests/host/brute/*.c))
PLAYER_OBJECTS = $(patsubst %.c,out/sim/obj/%.o,$(wildcard tests/device/player/*.c) tests/tap.c)
SCRIPT_TESTS = $(filter-out %/tap.py,$(wildcard tests/host/*.sh tests/host/*.py tests/device/*.sh tests/device/*.py)) \
    tests/tools/layers.py tests/tools/style.sh

out/asan/pure.a: $(filter-out %/main.o,$(HOST_SOURCES:%.c=out/asan/obj/%.o))
	@rm -f $@
	ar rcs $@ $^
out/tests/store: out/asan/obj/firmware/device/store.o out/asan/obj/tests/tap.o
# The exhibit's screens with its own limits.
VISITORS_OBJECTS = $(patsubst out/exhibit/obj/%.o,out/visitors/obj/%.o,$(filter-out %32x8.o %/dots.o %/pen.o, \
    $(filter out/exhibit/obj/firmware/ui/% out/exhibit/obj/firmware/game/% %/tables.o,$(exhibit_OBJECTS))))
out/visitors/obj/%.o: %.c Makefile
	@mkdir -p $(@D)
	$(CC) $(CSTD) $(HOST_WARNINGS) -g -MD -MP -Ifirmware -Iboard/exhibit -Itests -O1 $(SANITIZE) -c $< -o $@
out/tests/visitors: out/visitors/obj/tests/host/visitors.o out/visitors/obj/tests/tap.o $(VISITORS_OBJECTS)
	@mkdir -p $(@D)
	$(CC) $(SANITIZE) $^ -o $@
# The worst line is looked for by counting the branches that game/ and console/ run, with the limits of a board.
WORST_CFLAGS = $(CSTD) $(HOST_WARNINGS) -g -O2 -MD -MP -Ifirmware -Itests
define worst_rules
out/counted/$(1)/%.o: %.c Makefile
	@mkdir -p $$(@D)
	$$(CC) $$(WORST_CFLAGS) -fsanitize-coverage=trace-pc -Iboard/$(1) -c $$< -o $$@
out/worst/$(1)/%.o: %.c Makefile
	@mkdir -p $$(@D)
	$$(CC) $$(WORST_CFLAGS) -Iboard/$(1) -Isim -c $$< -o $$@
$(1)_WORST = $$(patsubst %.c,out/counted/$(1)/%.o,$$(wildcard firmware/game/*.c firmware/console/*.c board/$(1)/explain.c)) \
    $$(patsubst %,out/worst/$(1)/%.o,tests/worst/climb tests/tap out/$(1)/gen/firmware/game/tables)
endef
$(eval $(call worst_rules,host))
$(eval $(call worst_rules,uno))
out/tests/worst_line: out/worst/host/tests/host/worst_line.o $(host_WORST)
	@mkdir -p $(@D)
	$(CC) $^ -o $@
out/tests/%: out/asan/obj/tests/host/%.o $(BRUTE_OBJECTS) out/asan/pure.a
	@mkdir -p $(@D)
	$(CC) $(SANITIZE) $^ -o $@
out/sim/obj/tests/%.o: SIM_CFLAGS += -Itests -Itests/device -Ifirmware
# Those that play every game know the rules, with the limits of the Uno, which the exhibit shares, and where the firmware
# of their board keeps what.
RULES_SOURCES = $(wildcard firmware/game/*.c) out/uno/gen/firmware/game/tables.c \
    $(filter-out %/layout.c,$(wildcard tests/device/rules/*.c))
RULES_OBJECTS = $(RULES_SOURCES:%.c=out/rules/obj/%.o) out/sim/obj/tests/tap.o $(SIM_OBJECTS)
out/rules/obj/%.o: %.c Makefile
	@mkdir -p $(@D)
	$(CC) -Ifirmware -Iboard/uno $(SIM_CFLAGS) -Itests -Itests/device -c $< -o $@
out/rules/%/layout.o: tests/device/rules/layout.c board/%/board.h Makefile
	@mkdir -p $(@D)
	avr-gcc $(AVR_CFLAGS) $($*_CFLAGS) -c $< -o $@
out/rules/%/layout.c: out/rules/%/layout.o
	avr-objcopy -O binary -j .rodata.layout $< out/rules/$*/layout.bin
	{ echo '#include <stdint.h>'; echo 'const uint16_t layout[] = {'; \
	    od -v -An -tu2 -w2 out/rules/$*/layout.bin | sed 's/$$/,/'; echo '};'; } >$@
out/device/every_%: out/rules/obj/tests/device/every_%.o out/rules/obj/out/rules/uno/layout.o $(RULES_OBJECTS)
	@mkdir -p $(@D)
	$(CC) $^ $(SIM_LIBS) -o $@
out/device/exhibit_%: out/rules/obj/tests/device/exhibit_%.o out/rules/obj/out/rules/exhibit/layout.o $(RULES_OBJECTS)
	@mkdir -p $(@D)
	$(CC) $^ $(SIM_LIBS) -o $@
$(filter out/device/pocket_%,$(DEVICE_TESTS)): out/device/%: out/sim/obj/tests/device/%.o \
    $(patsubst %.c,out/sim/obj/%.o,$(wildcard tests/device/pocket/*.c)) out/sim/obj/tests/tap.o $(SIM_OBJECTS)
	@mkdir -p $(@D)
	$(CC) $^ $(SIM_LIBS) -o $@
VISIT_OBJECTS = $(patsubst %.c,out/sim/obj/%.o,$(wildcard tests/device/exhibit/*.c))
out/device/exhibit out/device/exhibit_operator out/device/exhibit_renew: $(VISIT_OBJECTS)
# Bootloaders of the Debian package arduino-core-avr. Optiboot is compiled from its source there: the hex file beside it exceeds
# the 512 bytes of the Uno's boot section where the package was built by gcc 5.4.
BOOTLOADERS = /usr/share/arduino/hardware/arduino/avr/bootloaders
out/flash/optiboot.hex: $(BOOTLOADERS)/optiboot/optiboot.c Makefile
	@mkdir -p $(@D)
	avr-gcc -w -mmcu=atmega328p -DF_CPU=16000000L -DLED_START_FLASHES=3 -DBAUD_RATE=115200 -Os -fno-inline \
	    -fno-move-loop-invariants -fno-tree-loop-optimize -fno-jump-tables -mbranch-cost=3 -nostartfiles -nostdlib \
	    -Wl,--relax,--section-start=.text=0x7e00,--section-start=.version=0x7ffe $< -o $(@D)/optiboot.elf
	avr-objcopy -O ihex $(@D)/optiboot.elf $@
out/flash/atmegaboot.hex: $(BOOTLOADERS)/atmega/ATmegaBOOT_168_atmega328.hex
	@mkdir -p $(@D)
	cp $< $@
out/device/flash: $(patsubst %.c,out/sim/obj/%.o,$(wildcard tests/device/flash/*.c)) | out/uno/bouton.hex \
    out/exhibit/bouton.hex out/flash/optiboot.hex out/flash/atmegaboot.hex
out/device/worst_line: out/worst/uno/tests/device/worst_line.o $(uno_WORST) $(SIM_OBJECTS)
	@mkdir -p $(@D)
	$(CC) $^ $(SIM_LIBS) -o $@
out/device/%: out/sim/obj/tests/device/%.o $(PLAYER_OBJECTS) $(SIM_OBJECTS)
	@mkdir -p $(@D)
	$(CC) $^ $(SIM_LIBS) -o $@
out/bench/toy: out/sim/obj/tests/bench/toy.o $(PLAYER_OBJECTS) $(SIM_OBJECTS)
	@mkdir -p $(@D)
	$(CC) $^ $(SIM_LIBS) -o $@

# The parts of the pocket toy are tried with a program of their own, which can do each of them wrong.
PARTS = $(addprefix out/parts/,good.elf pull_up.elf together.elf flicker.elf series.elf flash.elf uneven.elf \
    watchdog.elf weak_light.elf floating.elf light_sleep.elf eeprom_busy.elf wrong_tone.elf)
out/parts/%.elf: tests/parts/leds.c Makefile
	@mkdir -p $(@D)
	avr-gcc -mmcu=attiny2313a $(CSTD) $(AVR_WARNINGS) -Os \
	    -DFAULT=$$(echo $* | sed 's/good/no_fault/' | tr a-z A-Z) $< -o $@
out/device/parts: | $(PARTS)
# The tree of the pocket toy's game links the very objects of its firmware.
tree_CFLAGS = $(pocket_CFLAGS)
tree_OBJECTS = out/parts/tree.o $(filter out/pocket/obj/firmware/game/%,$(pocket_OBJECTS))
out/parts/tree.o: tests/parts/tree.c Makefile
	@mkdir -p $(@D)
	avr-gcc $(AVR_CFLAGS) $(pocket_CFLAGS) -c $< -o $@
out/parts/tree.elf: $(tree_OBJECTS)
	avr-gcc $(AVR_CFLAGS) $(pocket_CFLAGS) $(AVR_LDFLAGS) $^ -o $@
out/device/pocket_tree: | out/parts/tree.elf

# The display of 32x8 LEDs is tried with a firmware for it alone.
MATRIX_SOURCES = tests/matrix/main.c firmware/device/max7219.c $(filter-out %_16x2.c %/board_bar.c %/board_parts.c, \
    $(wildcard firmware/ui/*.c)) $(wildcard firmware/game/*.c) firmware/port/avr/port_avr.c \
    firmware/port/avr/reset_cause.c out/uno/gen/firmware/game/tables.c out/uno/gen/firmware/ui/texts.c
matrix_CFLAGS = -mmcu=atmega328p -DF_CPU=16000000UL -Ifirmware -Itests/matrix -Ifirmware/port/avr
matrix_OBJECTS = $(MATRIX_SOURCES:%.c=out/matrix/obj/%.o)
out/matrix/obj/%.o: %.c tests/matrix/board.h Makefile
	@mkdir -p $(@D)
	avr-gcc $(AVR_CFLAGS) $(matrix_CFLAGS) -c $< -o $@
out/matrix/good.elf: $(matrix_OBJECTS)
	avr-gcc -mmcu=atmega328p $(AVR_LDFLAGS) $^ -o $@
out/device/exhibit out/device/exhibit_games out/device/exhibit_operator out/device/exhibit_renew out/device/exhibit_visitors: | out/exhibit/bouton.elf
out/device/matrix: | out/matrix/good.elf

# Negative controls: a firmware with one source changed by a sed script, whose first line names that source.
# broken_rules(firmware, folder below tests/broken): out/broken/<folder><name>/bouton.elf
define broken_rules
BROKEN += $$(patsubst tests/broken/$(2)%.sed,out/broken/$(2)%/bouton.elf,$$(wildcard tests/broken/$(2)*.sed))
out/broken/$(2)%/bouton.elf: tests/broken/$(2)%.sed $$($(1)_OBJECTS)
	@mkdir -p $$(@D)
	@source=$$$$(sed -n '1s/^# //p' $$<) && sed -f $$< $$$$source >$$(@D)/$$$$(basename $$$$source) && \
	    ! cmp -s $$$$source $$(@D)/$$$$(basename $$$$source) && \
	    avr-gcc $$(AVR_CFLAGS) $$($(1)_CFLAGS) -c $$(@D)/$$$$(basename $$$$source) -o $$(@D)/broken.o && \
	    avr-gcc $$(AVR_CFLAGS) $$($(1)_CFLAGS) $$(AVR_LDFLAGS) $$(@D)/broken.o \
	        $$$$(printf '%s\n' $$($(1)_OBJECTS) | grep -v "/obj/$$$${source%.c}\.o$$$$") -o $$@
endef
BROKEN =
$(eval $(call broken_rules,uno,))
$(eval $(call broken_rules,pocket,pocket/))
$(eval $(call broken_rules,tree,pocket_tree/))
$(eval $(call broken_rules,exhibit,exhibit/))
$(eval $(call broken_rules,matrix,matrix/))

TESTS = $(UNIT_PROGRAMS) $(HOST_TESTS) $(DEVICE_TESTS) $(SCRIPT_TESTS)
check: firmwares $(SIMULATOR) out/host/bouton out/host/bouton-asan $(UNIT_PROGRAMS) $(HOST_TESTS) $(DEVICE_TESTS) $(BROKEN)
	prove -j$(CORES) --timer --exec tests/tools/exec.sh $(TESTS)

-include $(shell find out -name '*.d' 2>/dev/null)
