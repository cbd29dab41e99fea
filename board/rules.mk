# SPDX-License-Identifier: MIT
# Builds the firmware of each board that has an MCU, and the host program.

# --- firmware of the boards that have an MCU

# tests/tools/stack.py can follow branches but no jump tables.
OPTIMIZE = -Os -fno-jump-tables
# Shared prologues save 1,500 bytes on the Uno. The other three flags save 570 bytes.
OPTIMIZE += -mcall-prologues -mstrict-X -fshort-enums -fno-move-loop-invariants
# Nim and Nim_k must be fast, so flags that shorten code are left out.
FAST = out/%/firmware/game/theory/nim.o out/%/firmware/game/theory/moore.o
$(FAST): OPTIMIZE += -mno-call-prologues
$(FAST): OMITTED = $(SHORT_CODE)
# -fdebug-prefix-map makes the firmware independent of the build folder.
AVR_CFLAGS = $(CSTD) $(AVR_WARNINGS) $(OPTIMIZE) -ffunction-sections -fdata-sections -Waddr-space-convert -MD -MP \
    -gdwarf-4 -fno-var-tracking -gno-record-gcc-switches '-fdebug-prefix-map=$(CURDIR)=.'
AVR_LDFLAGS = -mrelax -Wl,--gc-sections

# Flags that save 300 bytes, for boards with little free flash
SHORT_CODE = -fno-tree-sra -fno-tree-dominator-opts -fno-tree-vrp -fno-tree-pre -fno-ipa-sra -fno-partial-inlining -fno-optimize-sibling-calls -fno-tree-reassoc -fno-shrink-wrap

# Sets of modules. The order puts functions near their callers in flash, which shortens calls.
in = $(foreach folder,$(1),$(wildcard firmware/$(folder)/*.c))
GAMES = $(call in,match game/rules game game/position game/theory game/search) $(call explain,reason steps explain)
# LISTS finds winning moves by theory. NO_LISTS finds them by trying every move, except in SOS.
LISTS = $(call in,game/lists)
NO_LISTS = $(call in,game/lists/none)
# Sets of facts. A board links none, only those about values, or all.
explain = $(patsubst %,firmware/game/explain/%.c,$(1))
NO_FACTS = $(call explain,set_none) $(call in,ui/facts/none)
VALUE_FACTS = $(call explain,set_values heap value) firmware/ui/facts/facts.c
FACTS = $(call explain,set_all heap value simple tokens sos chomp replies) $(call in,ui/facts)
PEN = firmware/ui/screens/pen.c $(call in,ui/messages)
SCREENS = $(PEN) $(filter-out %/pen.c,$(call in,ui/screens ui/input))
OWNER = $(call in,ui/owner) # screens of a toy with one owner
KIOSK = $(call in,ui/kiosk) # screens of an exhibit with visitors and an operator
LCD = $(call in,ui/lcd) firmware/device/lcd_hd44780.c
DOTS = $(call in,ui/matrix) firmware/device/max7219.c
LEDS = $(call in,ui/leds) firmware/device/charlieplex.c
LINE = $(call in,line) firmware/port/atmega/serial.c
STORAGE = $(call in,storage)
SOUND = firmware/device/tunes.c
NOTATION = $(wildcard $(addprefix board/host/,notation/*.c solver/*.c answer/*.c listen/*.c)) firmware/text/codes.c
ATMEGA = $(addprefix firmware/port/atmega/, port.c reset.c)
TABLES = $(GEN)/firmware/game/search/tables.c
# Modules of each board with an LCD Keypad Shield, apart from main.c and facts
SHIELD = $(ATMEGA) firmware/port/atmega/tone_timer2.c $(STORAGE) firmware/device/key_ladder.c $(SOUND) $(LCD) $(PEN) $(TEXTS) $(OWNER) \
    $(LINE) $(filter-out $(PEN),$(SCREENS)) $(GAMES) $(NO_LISTS) $(TABLES)
# Generated files, apart from firmware/text/language.h
PACKED = ui/messages/texts.c text/pairs.c
TEXTS = $(call in,text) $(PACKED:%=$(GEN)/firmware/%)

TEXT ?= en
LANGUAGE_NAMES = $(sort $(patsubst firmware/ui/messages/%.txt,%,$(wildcard firmware/ui/messages/*.txt)))
$(if $(filter $(TEXT),$(LANGUAGE_NAMES)),,$(error TEXT=$(TEXT) is no language: choose one of $(LANGUAGE_NAMES)))

# $(call image_rules,folder below out/,board) makes the rules for a firmware image.
define image_rules
out/$(1)/obj/%.o: %.c board/$(2)/board.mk $$(wildcard board/*.mk) | $$($(1)_DISPLAY:%=out/$(1)/gen/firmware/text/language.h)
	$$(in_folder)
	avr-gcc $$(AVR_CFLAGS) $$(filter-out $$(OMITTED),$$($(1)_CFLAGS)) -c $$< -o $$@
# The budgets are the linker's memory regions, so linking fails above a budget.
out/$(1)/bouton.elf: $$($(1)_OBJECTS)
	avr-gcc $$(AVR_CFLAGS) $$($(1)_CFLAGS) $$(AVR_LDFLAGS) $$($(2)_LIMITS) -Wl,-Map=$$(@:.elf=.map) $$(filter %.o,$$^) -o $$@
out/$(1)/bouton.hex: out/$(1)/bouton.elf
	avr-objcopy -O ihex -R .eeprom $$< $$@
endef

# $(call language_rules,board,folder below out/,language) makes the rules for firmware in a language.
SPEAKING = firmware/ui/messages/messages.c firmware/device/lcd_hd44780.c
speaking = $(patsubst %.c,out/$(1)/obj/%.o,$(SPEAKING) $(PACKED:%=out/$(1)/gen/firmware/%))
define language_rules
$(1)_LANGUAGE_IMAGES += $(2)
$(2)_DISPLAY := $($(1)_DISPLAY)
$(2)_MESSAGES := $($(1)_MESSAGES)
$(2)_LANGUAGES := $(3)
$(2)_CFLAGS := $(subst out/$(1)/gen,out/$(2)/gen,$($(1)_CFLAGS))
$(2)_OBJECTS := $(foreach object,$($(1)_OBJECTS),$(if $(filter $(call speaking,$(1)),$(object)),$(subst out/$(1)/,out/$(2)/,$(object)),$(object)))
$$(PACKED:%=out/$(2)/gen/firmware/%): board/$(1)/board.mk
$$(eval $$(call image_rules,$(2),$(1)))
endef

# Variables that a board.mk sets. $(HERE) is the board's folder, $(GEN) the generated sources.
OF_A_BOARD = MCU F_CPU BOOT_MS MODULES MESSAGES DIAGRAM DISPLAY LANGUAGES BAUDS FUSES AVRDUDE_FLAGS BOARD_CFLAGS
define board_rules
HERE := board/$(1)
GEN := out/$(1)/gen
include board/$(1)/board.mk
$$(foreach name,MODULES DISPLAY MESSAGES,$$(eval $(1)_$$(name) := $$($$(name))))
$(1)_LANGUAGES := $$(strip $$(filter $$(TEXT),$$(LANGUAGES)) $$(filter-out $$(TEXT),$$(LANGUAGES)))
$$(PACKED:%=out/$(1)/gen/firmware/%): board/$(1)/board.mk
ifdef MCU
FIRMWARES += out/$(1)/bouton.elf out/$(1)/bouton.hex
$(1)_LIMITS := -Wl,--defsym=__TEXT_REGION_LENGTH__=$$(FLASH_BUDGET) -Wl,--defsym=__DATA_REGION_LENGTH__=$$(RAM_BUDGET)
$(1)_OBJECTS := $$(patsubst %,out/$(1)/obj/%.o,$$(basename $$(MODULES)))
$(1)_CFLAGS := -mmcu=$$(MCU) -DF_CPU=$$(F_CPU)UL -Ifirmware -Iboard/$(1) -Ifirmware/port/$$(MCU) \
    $$(DISPLAY:%=-Ifirmware/ui/%) $$(GEN:%=-I%/firmware) $$(BOARD_CFLAGS)
$$(eval $$(call image_rules,$(1),$(1)))
ifdef DISPLAY
$$(if $$(LANGUAGES),,$$(foreach language,$$(LANGUAGE_NAMES),$$(eval $$(call language_rules,$(1),$(1)-$$(language),$$(language)))))
endif
endif
$$(foreach name,$(OF_A_BOARD),$$(eval $$(name) :=))
endef
$(foreach board,$(BOARDS),$(eval $(call board_rules,$(board))))
firmwares: $(FIRMWARES)

# Pocket toy with an ATtiny4313, which has the same pins and twice the memory
out/pocket/attiny4313.elf: $(pocket_MODULES) board/pocket/board.h board/pocket/board.mk
	$(in_folder)
	avr-gcc $(AVR_CFLAGS) $(patsubst -mmcu=%,-mmcu=attiny4313,$(pocket_CFLAGS)) $(AVR_LDFLAGS) \
	    -Wl,--defsym=__TEXT_REGION_LENGTH__=4096 -Wl,--defsym=__DATA_REGION_LENGTH__=192 $(filter %.c,$^) -o $@
out/pocket/attiny4313.hex: out/pocket/attiny4313.elf
	avr-objcopy -O ihex -R .eeprom $< $@

# Tables for searches, made for each board's limits
out/%/gen/firmware/game/search/tables.c: firmware/game/search/tables.py board/%/board.h board/uno/board.h board/atmega.h
	$(in_folder)
	$(CC) -E -dM board/$*/board.h | $(PYTHON) firmware/game/search/tables.py >$@

# Packs a board's texts. If TEXT has changed, make rewrites out/text and packs the texts again.
.PHONY: FORCE
out/text: $(if $(filter $(TEXT),$(if $(wildcard out/text),$(file <out/text))),,FORCE)
	@mkdir -p $(@D)
	echo $(TEXT) >$@
PACKERS = firmware/ui/messages/messages.py firmware/text/pack.py
$(addprefix out/%/gen/firmware/,$(PACKED) text/language.h ui/messages/rows.h): $(PACKERS) firmware/text/packed.h \
    firmware/ui/messages/messages.rows $(wildcard firmware/ui/messages/*.txt firmware/ui/*/display.h) out/text
	$(PYTHON) firmware/ui/messages/messages.py out/$*/gen/firmware firmware/ui/$($*_DISPLAY)/display.h \
	    $(patsubst %,firmware/ui/messages/%.txt,$(or $($*_LANGUAGES),$(TEXT))) $($*_MESSAGES)

# --- host: the program for this computer

# -ffile-prefix-map makes the program independent of the build folder.
HOST_CFLAGS = $(CSTD) $(HOST_WARNINGS) -g '-ffile-prefix-map=$(CURDIR)=.' -MD -MP -Ifirmware -Iboard/host
HOST_LIBS = -ledit
SANITIZE = -fsanitize=address,undefined -fno-sanitize-recover=all
HOST_SOURCES := $(host_MODULES) $(wildcard board/host/*.c)
HERE := board/$(BOARD)
GEN := out/$(BOARD)/gen
include board/$(BOARD)/board.mk

out/host/obj/%.o: %.c board/rules.mk
	$(in_folder)
	$(CC) $(HOST_CFLAGS) -O2 -c $< -o $@
out/host/bouton: $(HOST_SOURCES:%.c=out/host/obj/%.o)
	$(CC) $^ $(HOST_LIBS) -o $@
