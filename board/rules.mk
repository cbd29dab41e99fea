# SPDX-License-Identifier: MIT
# Builds the firmware of each board with an MCU, and the program of the null board.

# --- firmware: one set of rules for each board with an MCU
# The flags of all firmware. Nim and Nim_k must be fast: their files do not share prologues.
# -fno-jump-tables: a switch becomes branches, so that tests/tools/stack.py can follow every path.
# -mcall-prologues: functions share prologues and epilogues, which saves 1,500 bytes on the Uno. -mstrict-X, -fshort-enums and
# -fno-move-loop-invariants save 570 more.
OPTIMIZE = -Os -fno-jump-tables -mcall-prologues -mstrict-X -fshort-enums -fno-move-loop-invariants
out/%/firmware/game/theory/nim.o out/%/firmware/game/theory/moore.o: OPTIMIZE += -mno-call-prologues
# -fdebug-prefix-map: the firmware does not depend on the folder of the build.
AVR_CFLAGS = $(CSTD) $(AVR_WARNINGS) $(OPTIMIZE) -ffunction-sections -fdata-sections -Waddr-space-convert -MD -MP \
    -gdwarf-4 -fno-var-tracking -gno-record-gcc-switches '-fdebug-prefix-map=$(CURDIR)=.'
AVR_LDFLAGS = -mrelax -Wl,--gc-sections

# For boards that fill their chips: passes that make code larger here are left out, which saves 300 bytes on the Uno.
SHORT_CODE = -fno-tree-sra -fno-tree-dominator-opts -fno-tree-vrp -fno-tree-pre -fno-ipa-sra -fno-partial-inlining -fno-optimize-sibling-calls -fno-tree-reassoc -fno-shrink-wrap

# The sets. A board.mk lists its sets and its own files in the order of their calls, as near calls are shorter.
in = $(foreach folder,$(1),$(wildcard firmware/$(folder)/*.c))
GAMES = $(call in,match game/rules game game/position game/theory game/search) $(call explain,reason steps explain)
# Lists of winning moves by theory, however many legal moves there are; or by trying these, but those of SOS
LISTS = $(call in,game/lists)
NO_LISTS = $(call in,game/lists/none)
# Three sets of facts, which help in the next position: none, about values, all. FACTS also has the answers to each reply.
explain = $(patsubst %,firmware/game/explain/%.c,$(1))
NO_FACTS = $(call explain,set_none) $(call in,ui/facts/none)
VALUE_FACTS = $(call explain,set_values heap value) firmware/ui/facts/facts.c
FACTS = $(call explain,set_all heap value simple tokens sos chomp replies) $(call in,ui/facts)
PEN = firmware/ui/screens/pen.c $(call in,ui/messages)
SCREENS = $(PEN) $(filter-out %/pen.c,$(call in,ui/screens ui/input))
OWNER = $(call in,ui/owner) # whose settings and results are kept
KIOSK = $(call in,ui/kiosk) # visitors, who come and go, and an operator
LCD = $(call in,ui/lcd) firmware/device/lcd_hd44780.c
DOTS = $(call in,ui/matrix) firmware/device/max7219.c
LEDS = $(call in,ui/leds) firmware/device/charlieplex.c
LINE = $(call in,line) firmware/port/atmega/serial.c
STORAGE = $(call in,storage)
SOUND = firmware/device/tunes.c
NOTATION = $(wildcard board/host/notation/*.c board/host/solver/*.c board/host/listen/*.c) firmware/text/codes.c
ATMEGA = $(addprefix firmware/port/atmega/, port.c reset.c)
TABLES = $(GEN)/firmware/game/search/tables.c
# An ATmega328P with the LCD and the keys of the LCD Keypad Shield
SHIELD = $(ATMEGA) firmware/port/atmega/tone_timer2.c $(STORAGE) firmware/device/key_ladder.c $(SOUND) $(LCD) $(PEN) $(TEXTS) $(OWNER) \
    $(LINE) $(filter-out $(PEN),$(SCREENS)) $(GAMES) $(NO_LISTS) $(TABLES)
# generated, with the header beside the last one
PACKED = ui/messages/texts.c text/pairs.c
TEXTS = $(call in,text) $(PACKED:%=$(GEN)/firmware/%)

TEXT ?= en
LANGUAGE_NAMES = $(sort $(patsubst firmware/ui/messages/%.txt,%,$(wildcard firmware/ui/messages/*.txt)))
$(if $(filter $(TEXT),$(LANGUAGE_NAMES)),,$(error there is no TEXT=$(TEXT), but $(LANGUAGE_NAMES)))

# $(call image_rules,folder below out/,board)
define image_rules
out/$(1)/obj/%.o: %.c board/$(2)/board.mk $$(wildcard board/*.mk) | $$($(1)_DISPLAY:%=out/$(1)/gen/firmware/text/language.h)
	$$(in_folder)
	avr-gcc $$(AVR_CFLAGS) $$($(1)_CFLAGS) -c $$< -o $$@
# The budgets are the sizes of the linker's memory regions: exceeding one is a link error.
out/$(1)/bouton.elf: $$($(1)_OBJECTS)
	avr-gcc $$(AVR_CFLAGS) $$($(1)_CFLAGS) $$(AVR_LDFLAGS) $$($(2)_LIMITS) -Wl,-Map=$$(@:.elf=.map) $$(filter %.o,$$^) -o $$@
out/$(1)/bouton.hex: out/$(1)/bouton.elf
	avr-objcopy -O ihex -R .eeprom $$< $$@
endef

# What a board with one language is beside it in each, as out/uno-de: $(call language_rules,board,folder below out/,language). All
# objects are the board's own but those that know the language: of the packed texts, and of SPEAKING.
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

# For board.mk: $(HERE) is the folder of the board, $(GEN) the root of the sources generated for it. It sets DISPLAY, where
# there are texts, to the folder in firmware/ui that draws them and has its facts in display.h, and LANGUAGES where there are several:
# the files in firmware/ui/messages.
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

# The pocket toy with its second source in the socket: the same pins, twice the memory
out/pocket/attiny4313.elf: $(pocket_MODULES) board/pocket/board.h board/pocket/board.mk
	$(in_folder)
	avr-gcc $(AVR_CFLAGS) $(patsubst -mmcu=%,-mmcu=attiny4313,$(pocket_CFLAGS)) $(AVR_LDFLAGS) \
	    -Wl,--defsym=__TEXT_REGION_LENGTH__=4096 -Wl,--defsym=__DATA_REGION_LENGTH__=192 $(filter %.c,$^) -o $@
out/pocket/attiny4313.hex: out/pocket/attiny4313.elf
	avr-objcopy -O ihex -R .eeprom $< $@

# Tables of the searches, computed for the limits of a board
out/%/gen/firmware/game/search/tables.c: firmware/game/search/tables.py board/%/board.h board/uno/board.h board/atmega.h
	$(in_folder)
	$(CC) -E -dM board/$*/board.h | firmware/game/search/tables.py >$@

# All texts of the displays, packed: in the languages of the board, that of TEXT first, or in that of TEXT alone. The file out/text holds
# it for make.
.PHONY: FORCE
out/text: $(if $(filter $(TEXT),$(shell cat out/text 2>/dev/null)),,FORCE)
	@mkdir -p $(@D)
	echo $(TEXT) >$@
PACKERS = firmware/ui/messages/messages.py firmware/text/pack.py
$(addprefix out/%/gen/firmware/,$(PACKED) text/language.h ui/messages/rows.h): $(PACKERS) firmware/text/packed.h \
    firmware/ui/messages/messages.rows $(wildcard firmware/ui/messages/*.txt firmware/ui/*/display.h) out/text
	firmware/ui/messages/messages.py out/$*/gen/firmware firmware/ui/$($*_DISPLAY)/display.h \
	    $(patsubst %,firmware/ui/messages/%.txt,$(or $($*_LANGUAGES),$(TEXT))) $($*_MESSAGES)

# --- host: the null board
# -ffile-prefix-map: the program does not depend on the folder of the build.
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
