# SPDX-License-Identifier: MIT
# Builds what make test and make bench run. README.md in this folder says which target tests what.

# Decides which cases of a long test this run tries (tests/draw.h)
DRAW ?= $(or $(shell git rev-parse --short=8 HEAD 2>/dev/null),1901)
export DRAW := $(DRAW)

# --- objects and archives

# kind(name, sources, files to generate first) defines out/<name>/all.a, whose objects COMPILE_<name> compiles.
define kind
out/$(1)/obj/%.o: %.c tests/tests.mk | $(3)
	$$(in_folder)
	$$(COMPILE_$(1)) -MD -MP -c $$< -o $$@
out/$(1)/all.a: $(patsubst %.c,out/$(1)/obj/%.o,$(2))
endef
%.a:
	@rm -f $@
	ar rcs $@ $^
TAP = tests/tap.c tests/draw.c
NATIVE = $(CC) $(CSTD) $(HOST_WARNINGS) -g1
SANITIZED = $(NATIVE) -O1 $(SANITIZE)
language_of = out/$(1)/gen/firmware/text/language.h
packed = $(PACKED:%=out/$(1)/gen/firmware/%)
generated = out/$(1)/gen/firmware/game/search/tables.c $(packed)
includes = -Ifirmware -Iboard/$(1) $($(1)_DISPLAY:%=-Ifirmware/ui/%) -Iout/$(1)/gen/firmware -Itests
# linked(compiler and flags, libraries) is the command that links a test program
linked = $(in_folder)$(1) $(filter %.o,$^) $(filter %.a,$^) $(filter %.a,$^) $(2) -o $@
# Unit tests run here and on a simulated ATmega328P.
PURE = $(GAMES) $(NO_LISTS) $(NO_FACTS) $(SCREENS) $(OWNER) $(call in,line text ui/lcd ui/matrix ui/leds) firmware/device/key_ladder.c $(call generated,uno)
COMPILE_unit/gcc = $(SANITIZED) -O0 $(call includes,uno)
COMPILE_unit/atmega328p = avr-gcc -mmcu=atmega328p -mrelax $(AVR_CFLAGS) $(call includes,uno)
# unit(target, suffix, tests, sources) makes the rules for unit tests.
define unit
$(call kind,unit/$(1),$(4),$(call language_of,uno))
out/unit/$(1)/%$(2): out/unit/$(1)/obj/tests/unit/%.o out/unit/$(1)/all.a
	$$(call linked,$$(COMPILE_unit/$(1)),-Xlinker --gc-sections)
UNIT_PROGRAMS += $(3:tests/unit/%.c=out/unit/$(1)/%$(2))
endef
UNIT_TESTS = $(wildcard tests/unit/test_*.c)
$(eval $(call unit,gcc,,$(UNIT_TESTS),$(PURE)))
OF_UNO = $(filter $(uno_OBJECTS),$(PURE:%.c=out/uno/obj/%.o))
# Two tests do not fit into the flash of the ATmega328P.
$(eval $(call unit,atmega328p,.elf,$(filter-out $(addprefix tests/unit/,test_view_matrix.c test_screens.c),$(UNIT_TESTS)),$(filter-out $(OF_UNO:out/uno/obj/%.o=%.c),$(PURE))))
out/unit/atmega328p/all.a: $(OF_UNO)

# The host program, built with sanitizers
COMPILE_asan = $(SANITIZED) -Ifirmware -Iboard/host -Itests
$(eval $(call kind,asan,$(HOST_SOURCES) $(wildcard tests/host/*/*.c) $(TAP)))
out/tests/bouton: out/asan/obj/board/host/main.o out/asan/all.a
	$(call linked,$(CC) $(SANITIZE),$(HOST_LIBS))
out/tests/%: out/asan/obj/tests/host/%.o out/asan/all.a
	$(call linked,$(CC) $(SANITIZE),$(HOST_LIBS))

# Tests at a board's pins link the simulator, the robot and the notation.
GRAMMAR = tests/notation.c $(addprefix board/host/notation/,names.c params.c forms.c position.c move.c state.c text.c)
COMPILE_robot = $(CC) $(SIM_CFLAGS) -g1 -O1 -Ifirmware -Iboard/uno -Iboard/host -Itests -Itests/pins
$(eval $(call kind,robot,$(wildcard tests/robot/*.c tests/pins/*/*.c) $(TAP) $(GAMES) $(NO_LISTS) firmware/text/font.c $(GRAMMAR) \
    sim/chip.c sim/toy.c $(addprefix out/uno/gen/firmware/,game/search/tables.c text/pairs.c)))
out/sim/all.a: $(SIM_OBJECTS)
out/pins/%: out/robot/obj/tests/pins/%.o out/robot/all.a out/sim/all.a
	$(call linked,$(CC),$(SIM_LIBS))
out/bench/%: out/robot/obj/tests/bench/%.o out/robot/all.a out/sim/all.a
	$(call linked,$(CC),$(SIM_LIBS))

# Tests of screens and records, without a display. `inserted` inserts a game before
# the others. Records that depend on the order of games then fail.
VISITED = $(SCREENS) $(KIOSK) $(STORAGE) $(call in,ui/matrix)
# kiosk(name, board, sources, other objects and archives, files to generate first)
define kiosk
COMPILE_kiosk/$(1) = $$(SANITIZED) -Iout/$(1) $(call includes,$(2)) -Itests/kiosk -Isim -Iboard/host
$(call kind,kiosk/$(1),$(3),$(call language_of,$(2)) $(5))
out/kiosk/$(1)/%: out/kiosk/$(1)/obj/tests/kiosk/%.o out/kiosk/$(1)/all.a $(4)
	$$(call linked,$$(CC) $$(SANITIZE))
endef
IN_EXHIBIT = tests/kiosk/drive/drive.c $(TAP) $(GRAMMAR) $(GAMES) $(LISTS) $(FACTS) $(call in,text) $(call generated,exhibit) $(VISITED)
$(eval $(call kiosk,exhibit,exhibit,$(IN_EXHIBIT)))
$(eval $(call kiosk,uno,uno,$(STORAGE),$(TAP:%.c=out/asan/obj/%.o) out/unit/gcc/all.a))
# `inserted` compiles only the sources that name the changed tables.
CHANGED := $(shell grep -lwE 'TITLES|TITLED_GAMES|RECORDS' $(VISITED) tests/kiosk/drive/drive.c)
$(eval $(call kiosk,inserted,exhibit,$(CHANGED),,out/inserted/ui/screens/titles.h out/inserted/storage/record.h))
out/kiosk/inserted/all.a: $(patsubst %.c,out/kiosk/exhibit/obj/%.o,$(filter-out $(CHANGED),$(IN_EXHIBIT)))
out/inserted/%.h: firmware/%.h
	$(in_folder)
	sed 's/^    ROW(GAME_NIM, 1/    ROW(GAME_MNIM, 27, TITLE_NIM, TITLE_NIM, NO_CUSTOM_PILES, NO_TWIN, GOAL_STONE) \\\n&/; s/RECORDS = 27/RECORDS = 28/' $< >$@

# Tests that read the display in every game, and tests of all texts.
# On the LCD, only these objects depend on the languages.
screens_lcd_DISPLAY = lcd
screens_lcd_MESSAGES = $(uno_MESSAGES)
screens_lcd_LANGUAGES = $(LANGUAGE_NAMES)
COMPILE_screens/lcd = $(SANITIZED) -Iboard/uno $(call includes,screens_lcd) -Isim -Iboard/host
LCD_TEXTS = firmware/ui/messages/messages.c board/host/notation/names.c $(call packed,screens_lcd)
$(eval $(call kind,screens/lcd,$(LCD_TEXTS),$(call language_of,screens_lcd)))
lcd_screens = $(1:%=out/screens/lcd/obj/tests/screens/%.o)
out/screens/lcd/positions: $(call lcd_screens,show_lcd any_position message_numbers) $(addprefix out/robot/obj/tests/,screens/eye_lcd.o robot/shown.o) out/sim/all.a
out/screens/lcd/%: out/screens/lcd/obj/tests/screens/%.o $(LCD_TEXTS:%.c=out/screens/lcd/obj/%.o) $(TAP:%.c=out/asan/obj/%.o) out/unit/gcc/all.a
	$(call linked,$(CC) $(SANITIZE))
# Uses the objects of the exhibit, which has all languages.
dots_screens = $(1:%=out/kiosk/exhibit/obj/tests/screens/%.o)
out/screens/dots/positions: $(call dots_screens,any_position message_numbers show_dots) out/robot/obj/tests/robot/shown.o
out/screens/dots/%: out/kiosk/exhibit/obj/tests/screens/%.o $(call dots_screens,tape) out/kiosk/exhibit/all.a out/sim/all.a
	$(call linked,$(CC) $(SANITIZE))

# Search for the slowest line and the slowest reply, by counting executed branches
define worst
COMPILE_counted/$(1) = $$(NATIVE) -O1 -fsanitize-coverage=trace-pc $(call includes,$(1)) -Iboard/host
COMPILE_worst/$(1) = $$(NATIVE) -O2 -Isim $(call includes,$(1)) -Iboard/host
$(call kind,counted/$(1),$(GAMES) $(if $(filter host,$(1)),$(LISTS) $(filter firmware/game/%,$(FACTS)) $(NOTATION),$(NO_LISTS) $(filter firmware/game/%,$(NO_FACTS))))
$(call kind,worst/$(1),tests/worst/climb.c tests/notation.c $(TAP) $(if $(filter host,$(1)),,$(GRAMMAR)) out/$(1)/gen/firmware/game/search/tables.c)
out/worst/$(1)/%: out/worst/$(1)/obj/tests/worst/%.o out/counted/$(1)/all.a out/worst/$(1)/all.a out/sim/all.a
	$$(call linked,$$(CC),$$(SIM_LIBS))
endef
$(eval $(call worst,host))
$(eval $(call worst,uno))
out/worst/uno/ranges: out/robot/obj/tests/worst/ranges.o out/robot/all.a
	$(call linked,$(CC))

# --- firmware that only tests run

SKETCHES = $(patsubst %,out/parts/sketch-%.elf,no_fault read write jump pulse address)
$(SKETCHES): out/parts/sketch-%.elf: tests/parts/sketch.c tests/tests.mk
	$(in_folder)
	avr-gcc -mmcu=atmega328p -DF_CPU=16000000UL $(CSTD) $(AVR_WARNINGS) -Os -DFAULT=$$(echo $* | tr a-z A-Z) $< -o $@
out/parts/sketch-%.hex: out/parts/sketch-%.elf
	avr-objcopy -O ihex $< $@
out/bench/%.elf: out/unit/atmega328p/obj/tests/bench/%.o out/unit/atmega328p/all.a
	$(call linked,avr-gcc -mmcu=atmega328p $(AVR_LDFLAGS))
out/flash/optiboot.hex: tests/pins/flash/bootloaders.sh ; $< $(@D)
# A simulated board with a bootloader, onto which tests flash firmware
out/flash/rig: out/robot/obj/tests/flash/rig.o out/robot/all.a out/sim/all.a | out/flash/optiboot.hex
	$(call linked,$(CC),$(SIM_LIBS))
FIRMWARE_OF_TESTS = $(SKETCHES) out/parts/sketch-no_fault.hex out/pocket/attiny4313.hex out/uno-de/bouton.elf out/flash/rig
# The proofs compare their processor model with simavr.
out/proof/simavr.so: tests/proof/simavr.c tests/tests.mk
	$(in_folder)
	$(CC) $(SIM_CFLAGS) -shared -fPIC $< $(SIM_LIBS) -o $@

# Each test is a program or script that prints TAP.
programs_of = $(patsubst $(1)/%.c,$(2)/%,$(wildcard $(1)/*.c))
SCRIPTS = $(shell find tests/host tests/pins -maxdepth 1 -type f -executable | sort) \
    tests/mutants/control.py tests/tools/layers.py tests/tools/style.sh tests/proof/prove.py tests/web/short.sh
PROGRAMS = $(UNIT_PROGRAMS) $(call programs_of,tests/host,out/tests) $(call programs_of,tests/pins,out/pins) \
    $(call programs_of,tests/kiosk,out/kiosk/exhibit) \
    $(addprefix out/kiosk/,uno/store uno/records inserted/counts inserted/operator inserted/records) out/worst/host/host_line out/bench/child \
    $(addprefix out/screens/,lcd/frames_numbers lcd/starts lcd/matches lcd/positions lcd/texts_lcd dots/positions dots/texts_dots)
# The slowest tests start first, while the other tests run in parallel.
LONGEST = tests/web/short.sh tests/pins/check_board.py tests/pins/terminal.sh tests/pins/flash.py tests/host/dist.sh tests/proof/prove.py tests/tools/style.sh tests/pins/port_cable.py
TESTS = $(shell printf '%s\n' $(LONGEST) $(PROGRAMS) $(SCRIPTS) | awk '!seen[$$0]++')

.PHONY: check check-one list-tests proofs programs try-mutants
programs: firmwares $(SIMULATOR) out/host/bouton out/tests/bouton $(PROGRAMS) $(FIRMWARE_OF_TESTS) \
    out/proof/simavr.so out/bench/replies out/worst/uno/ranges out/kiosk/exhibit/answer/why_screen
check: programs
	tests/tools/check.sh $(CORES) $(TESTS)
check-one: programs ; tests/tools/exec.sh $(TEST)
list-tests: ; @printf '%s\n' $(TESTS)
try-mutants: programs # one after another, because each of these tests uses all processors
	prove --timer --exec tests/tools/exec.sh tests/mutants/run.py tests/mutants/mutator.py
proofs: firmwares out/proof/simavr.so
	tests/proof/prove.py --all --jobs $(CORES)
