# SPDX-License-Identifier: MIT
# Builds the firmware of each board with an MCU, and the program of the null board.

# Warnings are errors with the compilers that the project was tried with; newer ones may have further warnings.
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

# --- firmware: one set of rules for each board with an MCU

# Loop invariants moved into registers cost more pushes than they save loads here. A switch is branches, not a table of
# jumps, so that tests/tools/stack.py can follow every path. -fdebug-prefix-map: the linker (binutils 2.26) keeps a `ret`
# that nothing reaches where an offset into the debug strings equals its address, so their length must not depend on the folder.
AVR_CFLAGS = $(CSTD) $(AVR_WARNINGS) -Os -gdwarf-4 -mrelax -fno-move-loop-invariants -fno-jump-tables \
    -ffunction-sections -fdata-sections -fshort-enums $(SMALL) -Waddr-space-convert -MD -MP \
    -gno-record-gcc-switches '-fdebug-prefix-map=$(CURDIR)=.'
# Smaller code, but slow shared prologues: not for Nim and Nim_k, which must be fast. Some optimizations for speed make the
# code larger, 150 bytes of the Uno's with gcc 5 as with gcc 14, but not that of the pocket toy.
WIDE := $(if $(filter 5 7,$(call major_version,avr-gcc)),,-fno-split-wide-types)
BY_VERSION := $(if $(WIDE),-fno-tree-scev-cprop -fno-tree-fre -fno-tree-tail-merge -fno-tree-loop-ivcanon -fno-tree-loop-im, \
    -fno-tree-dominator-opts -fno-tree-pre -fno-tree-loop-ivcanon -fno-ssa-phiopt -fno-optimize-sibling-calls -fno-var-tracking)
out/pocket/%: BY_VERSION =
SMALL = -mcall-prologues -mstrict-X -fira-algorithm=priority $(WIDE) $(BY_VERSION)
out/%/firmware/game/theory/nim.o: SMALL = -fira-algorithm=priority
out/%/firmware/game/theory/moore.o: SMALL =
AVR_LDFLAGS = -mrelax -Wl,--gc-sections

# For a board that is SHORT_OF_FLASH each file is compiled in several ways, and that with the least code is kept: what makes one
# file smaller makes another larger. Not what must be fast.
WAYS = plain
ALL_WAYS = plain other_registers no_gcse no_copies fewer $(if $(WIDE),no_forwprop)
out/%/firmware/game/theory/nim.o out/%/firmware/game/theory/moore.o: WAYS = plain
other_registers = -fira-algorithm=CB -fno-tree-vrp -fno-thread-jumps
no_gcse = -fno-gcse $(if $(WIDE),-fira-algorithm=CB -fno-tree-dominator-opts,-fno-guess-branch-probability)
no_copies = -fno-gcse -fno-tree-coalesce-vars $(if $(WIDE),-fno-ivopts -fno-tree-dominator-opts)
fewer = -fno-expensive-optimizations $(if $(WIDE),-fno-gcse -fno-ssa-phiopt,-fno-tree-vrp -fno-thread-jumps)
no_forwprop = -fno-tree-forwprop

# avr_compile(flags of a board): compiles $< to $@. Functions share their prologues, except in what is compiled for speed.
# The games and the match stand around saves.S; the console and the screens are out of reach of a short call, and use relays.
SAVES = firmware/port/atmega/saves.py
REGION = $(if $(findstring /game/,$@)$(findstring /match/,$@),near,$(if $(findstring /ui/,$@),screens,console))
define avr_compile
$(foreach way,$(WAYS),avr-gcc $(AVR_CFLAGS) $(1) $($(way)) -MT $@ -MF $(@:.o=.d) -S $< -o $(@:.o=.$(way).s) && )\
$(if $(filter -mcall-prologues,$(SMALL)),$(SAVES) $(REGION),cat) $(WAYS:%=$(@:.o=.%.s)) >$(@:.o=.shared.s)
avr-gcc $(1) -mrelax -c -x assembler $(@:.o=.shared.s) -o $@
endef

# The order in which modules are linked, found by order.py: most calls are short. What order.txt does not name comes last; the
# libraries stand behind saves.S. `main` is that of the board.
ORDER := $(addprefix %/,$(addsuffix .o,$(shell cat board/order.txt)))
in_order = $(patsubst %/saves.o,%/saves.o -lgcc -lc,$(foreach module,$(ORDER),$(filter $(module),$(1))) $(filter-out $(ORDER),$(1)))

# Folders that a board takes as a whole
GAME = $(wildcard firmware/game/rules/*.c firmware/game/*.c firmware/game/theory/*.c firmware/game/search/*.c)
MATCH = $(wildcard firmware/match/*.c)
KIOSK = $(wildcard firmware/ui/screens/kiosk/*.c) firmware/ui/matrix/matrix_kiosk.c # of the exhibit alone
UI = $(filter-out $(KIOSK),$(wildcard firmware/ui/*/*.c))
LINE = $(wildcard firmware/line/*.c)
NOTATION = $(wildcard board/host/notation/*.c) firmware/line/codec.c firmware/line/numbers.c firmware/text/digits.c
TEXTS = $(wildcard firmware/text/*.c)
SHARED_CODE = $(addprefix firmware/port/atmega/, saves.S saves_console.S saves_screens.S)
PACKED = ui/messages/texts.c text/pairs.c # generated, with the header beside the last one

# For board.mk: $(HERE) is the folder of the board, $(GEN) the root of the sources generated for it. It sets DISPLAY to lcd or
# dots where there are texts, and LANGUAGES where there are several: the files in firmware/ui/messages. SHORT_OF_FLASH: not empty
# where longer compiling is worth some hundred bytes.
define board_rules
HERE := board/$(1)
GEN := out/$(1)/gen
include board/$(1)/board.mk
$(1)_MESSAGES := $$(MORE_MESSAGES)
$(1)_DISPLAY := $$(DISPLAY)
$(1)_LANGUAGES := $$(LANGUAGES)
$$(PACKED:%=out/$(1)/gen/firmware/%): board/$(1)/board.mk
ifdef MCU
FIRMWARES += out/$(1)/bouton.elf out/$(1)/bouton.hex
ifdef SHORT_OF_FLASH
out/$(1)/%: WAYS = $$(ALL_WAYS)
endif
$(1)_LIMITS := -Wl,--defsym=__TEXT_REGION_LENGTH__=$$(FLASH_BUDGET) -Wl,--defsym=__DATA_REGION_LENGTH__=$$(RAM_BUDGET)
$(1)_OBJECTS := $$(patsubst %,out/$(1)/obj/%.o,$$(basename $$(MODULES)))
$(1)_CFLAGS := -mmcu=$$(MCU) -DF_CPU=$$(F_CPU)UL -Ifirmware -Iboard/$(1) -Ifirmware/port/$$(MCU) \
    $$(GEN:%=-I%/firmware) $$(BOARD_CFLAGS)
out/$(1)/obj/%.o: %.c board/$(1)/board.mk $$(wildcard board/*.mk) $$(SAVES) | $$(if $$(DISPLAY),out/$(1)/gen/firmware/text/language.h)
	@mkdir -p $$(@D)
	$$(call avr_compile,$$($(1)_CFLAGS))
out/$(1)/obj/%.o: %.S board/$(1)/board.mk $$(wildcard board/*.mk)
	@mkdir -p $$(@D)
	avr-gcc $$($(1)_CFLAGS) -mrelax -c $$< -o $$@
# The budgets are the sizes of the linker's memory regions: exceeding one is a link error.
out/$(1)/bouton.elf: $$($(1)_OBJECTS) board/order.txt
	avr-gcc $$(AVR_CFLAGS) $$($(1)_CFLAGS) $$(AVR_LDFLAGS) $$($(1)_LIMITS) -Wl,-Map=$$(@:.elf=.map) $$(call in_order,$$(filter %.o,$$^)) -o $$@
out/$(1)/bouton.hex: out/$(1)/bouton.elf
	avr-objcopy -O ihex -R .eeprom $$< $$@
-include $$($(1)_OBJECTS:.o=.d)
endif
MCU :=
F_CPU :=
SHORT_OF_FLASH :=
MODULES :=
MORE_MESSAGES :=
DISPLAY :=
LANGUAGES :=
FLASH_AT_57600 :=
FUSES :=
AVRDUDE_FLAGS :=
BOARD_CFLAGS :=
endef
$(foreach board,$(BOARDS),$(eval $(call board_rules,$(board))))
firmwares: $(FIRMWARES)

# Tables of the searches, computed for the limits of a board
out/%/gen/firmware/game/search/tables.c: firmware/game/search/tables.py board/%/board.h board/atmega.h
	@mkdir -p $(@D)
	$(CC) -E -dM board/$*/board.h | firmware/game/search/tables.py >$@

# All texts of the displays, packed: in the languages of the board, or in the one that is
# chosen. The file out/text holds the latter: make compares only files.
TEXT ?= en
LANGUAGE_NAMES = $(sort $(patsubst firmware/ui/messages/%.txt,%,$(wildcard firmware/ui/messages/*.txt)))
.PHONY: FORCE
out/text: $(if $(filter $(TEXT),$(shell cat out/text 2>/dev/null)),,FORCE)
	@mkdir -p $(@D)
	echo $(TEXT) >$@
PACKERS = firmware/ui/messages/messages.py firmware/text/pack.py
$(addprefix out/%/gen/firmware/,$(PACKED)) out/%/gen/firmware/text/language.h: $(PACKERS) firmware/text/packed.h \
    firmware/ui/messages/messages.h $(wildcard firmware/ui/messages/*.txt) out/text
	firmware/ui/messages/messages.py out/$*/gen/firmware $(or $($*_DISPLAY),lcd) \
	    $(patsubst %,firmware/ui/messages/%.txt,$(or $($*_LANGUAGES),$(TEXT))) $($*_MESSAGES)

# --- host: the null board

# -ffile-prefix-map: the program does not depend on the folder of the build.
HOST_CFLAGS = $(CSTD) $(HOST_WARNINGS) -g '-ffile-prefix-map=$(CURDIR)=.' -MD -MP -Ifirmware -Iboard/host
HOST_LIBS = -ledit
SANITIZE = -fsanitize=address,undefined -fno-sanitize-recover=all
HERE := board/host
GEN := out/host/gen
include board/host/board.mk
HOST_SOURCES := $(MODULES)
HOST_LIBRARY := $(filter-out $(wildcard board/host/*.c),$(HOST_SOURCES)) # without the terminal: what the simulator links, and the page
HERE := board/$(BOARD)
GEN := out/$(BOARD)/gen
include board/$(BOARD)/board.mk

out/host/obj/%.o: %.c board/rules.mk
	@mkdir -p $(@D)
	$(CC) $(HOST_CFLAGS) -O2 -c $< -o $@
out/host/bouton: $(HOST_SOURCES:%.c=out/host/obj/%.o)
	$(CC) $^ $(HOST_LIBS) -o $@
