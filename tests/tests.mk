# SPDX-License-Identifier: MIT
# Builds what make test and make bench run.

# Benchmarks on the AVR link the objects of the Uno's firmware.
out/bench/obj/%.o: tests/bench/%.c tests/tests.mk
	@mkdir -p $(@D)
	avr-gcc $(AVR_CFLAGS) $(uno_CFLAGS) -Itests -c $< -o $@
out/bench/%.elf: out/bench/obj/%.o $(filter out/uno/obj/firmware/game/% %/tables.o %/saves.o,$(uno_OBJECTS))
	avr-gcc -mmcu=atmega328p $(AVR_LDFLAGS) $^ -o $@

# --- tests: each is a program or a script that prints TAP; prove runs them

# Unit tests, built four times: gcc, clang, ATmega328P, ATtiny2313A; linked with an archive of the pure sources.
PURE = $(GAME) $(MATCH) $(UI) firmware/device/key_ladder.c $(TEXTS) \
    $(addprefix out/uno/gen/firmware/, game/search/tables.c ui/messages/texts.c text/pairs.c)
UNIT_TESTS = $(wildcard tests/unit/test_*.c)
UNIT_INCLUDES = -Itests -Ifirmware -Iboard/uno -Iout/uno/gen/firmware
UNIT_NATIVE = $(CSTD) -g -O1 $(SANITIZE) $(UNIT_INCLUDES) -MD -MP
UNIT_gcc = $(CC) $(HOST_WARNINGS) $(UNIT_NATIVE)
UNIT_clang = clang $(CLANG_WARNINGS) $(UNIT_NATIVE)
UNIT_atmega328p = avr-gcc -mmcu=atmega328p $(AVR_CFLAGS) $(UNIT_INCLUDES)
UNIT_attiny2313a = avr-gcc -mmcu=attiny2313a $(AVR_CFLAGS) $(UNIT_INCLUDES)

# unit_rules(build, suffix, tests): the rules for one of the four
define unit_rules
out/unit/$(1)/obj/%.o: %.c tests/tests.mk | out/uno/gen/firmware/text/language.h
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
TINY_TESTS = $(filter-out tests/unit/test_ui% tests/unit/test_match% tests/unit/test_view% tests/unit/test_pocket% tests/unit/test_winning% tests/unit/test_sums% tests/unit/test_sos% tests/unit/test_search% tests/unit/test_starts% tests/unit/test_reason% tests/unit/test_moves%,$(UNIT_TESTS))
$(eval $(call unit_rules,gcc,,$(UNIT_TESTS)))
$(eval $(call unit_rules,clang,,$(UNIT_TESTS)))
$(eval $(call unit_rules,atmega328p,.elf,$(UNIT_TESTS)))
$(eval $(call unit_rules,attiny2313a,.elf,$(TINY_TESTS)))

# Host tests in C link the host board's pure objects and a brute force; tests at the pins link the simulator and a robot.
HOST_TESTS = $(patsubst tests/host/%.c,out/tests/%,$(wildcard tests/host/*.c))
PIN_TESTS = $(patsubst tests/pins/%.c,out/pins/%,$(wildcard tests/pins/*.c))
BRUTE_OBJECTS = $(patsubst %.c,out/asan/obj/%.o,$(wildcard tests/host/brute/*.c))
SCRIPT_TESTS = $(filter-out %/tap.py,$(wildcard tests/host/*.sh tests/host/*.py tests/pins/*.sh tests/pins/*.py)) \
    tests/mutants/control.py tests/tools/layers.py tests/tools/style.sh tests/proof/prove.py tests/web/short.sh

out/asan/pure.a: $(filter-out %/main.o,$(HOST_SOURCES:%.c=out/asan/obj/%.o))
	@rm -f $@
	ar rcs $@ $^
out/tests/levels: out/asan/obj/tests/tap.o
out/tests/fuzz: out/asan/obj/tests/host/fuzz/line.o
# The boards with a kiosk. The screens and the store of each are compiled with its limits. The theories call reason.c for the reasons, which
# the linker of a firmware without them leaves out.
EXHIBITS := $(foreach board,$(BOARDS),$(if $(filter %/board/kiosk.o,$($(board)_OBJECTS)),$(board)))
define kiosk_rules
$(1)_KIOSK = $$(patsubst out/$(1)/obj/%.o,out/kiosk/$(1)/obj/%.o,$$(filter-out %/matrix_view.o %/matrix_board.o %/matrix_kiosk.o %/dots.o, \
    $$(filter out/$(1)/obj/firmware/ui/% out/$(1)/obj/firmware/match/% out/$(1)/obj/firmware/game/% %/tables.o %/texts.o %/text/packed.o %/text/digits.o %/pairs.o,$$(sort \
        $$($(1)_OBJECTS) out/$(1)/obj/firmware/game/reason.o))))
out/kiosk/$(1)/obj/%.o: %.c tests/tests.mk | out/$(1)/gen/firmware/text/language.h
	@mkdir -p $$(@D)
	$$(CC) $$(CSTD) $$(HOST_WARNINGS) -g -MD -MP -Ifirmware -Iboard/$(1) -Iout/$(1)/gen/firmware -Itests -Itests/host -O1 $$(SANITIZE) -c $$< -o $$@
out/kiosk/$(1)/kiosk_%: out/kiosk/$(1)/obj/tests/host/kiosk_%.o \
    $$(addprefix out/kiosk/$(1)/obj/tests/,host/kiosk/drive.o tap.o) $$($(1)_KIOSK)
	$$(CC) $$(SANITIZE) $$^ -o $$@
out/kiosk/$(1)/store out/kiosk/$(1)/records: out/kiosk/$(1)/%: $$(addprefix out/kiosk/$(1)/obj/,tests/host/%.o tests/tap.o \
    firmware/storage/store.o firmware/storage/records.o)
	$$(CC) $$(SANITIZE) $$^ -o $$@
endef
$(foreach board,$(EXHIBITS),$(eval $(call kiosk_rules,$(board))))
# The store also with the layout of the Uno.
$(eval $(call kiosk_rules,uno))
$(filter out/tests/kiosk_% out/tests/store out/tests/records,$(HOST_TESTS)): out/tests/%: out/kiosk/exhibit/%
	@mkdir -p $(@D)
	cp $< $@
# The kiosk and its records: as they are, and with a game inserted near the beginning of the kiosk's order.
RECORDS_OBJECTS = $(patsubst %,out/kiosk/exhibit/obj/%.o,tests/host/order tests/tap firmware/storage/store firmware/storage/records) $(exhibit_KIOSK)
out/inserted/%: firmware/% tests/tests.mk
	@mkdir -p $(@D)
	sed 's/^    GAME(GAME_NIM, 1)/    GAME(GAME_MNIM, 26) \\\n&/; s/RECORDS = 26/RECORDS = 27/' $< >$@
out/inserted/obj/%.o: %.c out/inserted/ui/screens/order.h out/inserted/storage/record.h tests/tests.mk
	@mkdir -p $(@D)
	$(CC) $(CSTD) $(HOST_WARNINGS) -g -MD -MP -Iout/inserted -Ifirmware -Iboard/exhibit -Iout/exhibit/gen/firmware -Itests -O1 $(SANITIZE) -c $< -o $@
out/inserted/order: $(RECORDS_OBJECTS:out/kiosk/exhibit/%=out/inserted/%)
	$(CC) $(SANITIZE) $^ -o $@
out/tests/order: $(RECORDS_OBJECTS) | out/inserted/order
	@mkdir -p $(@D)
	$(CC) $(SANITIZE) $^ -o $@
# What the displays show in every language, with all of them in one program each.
screens_lcd_DISPLAY = lcd
screens_lcd_MESSAGES = $(uno_MESSAGES)
screens_lcd_LANGUAGES = $(LANGUAGE_NAMES)
screens_lcd_BOARD = uno
screens_dots_DISPLAY = dots
screens_dots_MESSAGES = $(exhibit_mega_MESSAGES)
screens_dots_LANGUAGES = $(LANGUAGE_NAMES)
screens_dots_BOARD = exhibit_mega
define screens_rules
out/screens_$(1)/obj/%.o: %.c tests/tests.mk | out/screens_$(1)/gen/firmware/text/language.h
	@mkdir -p $$(@D)
	$$(CC) $$(CSTD) $$(HOST_WARNINGS) -g -MD -MP -Ifirmware -Iboard/$$(screens_$(1)_BOARD) -Iout/screens_$(1)/gen/firmware -Itests \
	    -O1 $$(SANITIZE) -c $$< -o $$@
out/screens/$(1): $$(patsubst %.c,out/screens_$(1)/obj/%.o,tests/screens/$(1).c $$(GAME) $$(MATCH) $$(UI) $$(TEXTS) \
    out/$$(screens_$(1)_BOARD)/gen/firmware/game/search/tables.c \
    $$(addprefix out/screens_$(1)/gen/firmware/, ui/messages/texts.c text/pairs.c))
	@mkdir -p $$(@D)
	$$(CC) $$(SANITIZE) $$^ -o $$@
endef
$(eval $(call screens_rules,lcd))
$(eval $(call screens_rules,dots))
# The Uno's firmware in German, whose letters the LCD has in its ROM: it differs in the driver and in the texts.
german_DISPLAY = lcd
german_MESSAGES = $(uno_MESSAGES)
german_LANGUAGES = de
GERMAN = out/german/obj/firmware/device/lcd_hd44780.o $(patsubst %.c,out/german/obj/out/german/gen/firmware/%.o,$(PACKED))
out/german/obj/%.o: %.c tests/tests.mk | out/german/gen/firmware/text/language.h
	@mkdir -p $(@D)
	$(call avr_compile,-Iout/german/gen/firmware $(uno_CFLAGS))
out/german/bouton.elf: $(filter-out $(GERMAN:out/german/obj/%=out/uno/obj/%) %/texts.o %/words.o %/pairs.o,$(uno_OBJECTS)) $(GERMAN)
	avr-gcc $(AVR_CFLAGS) $(uno_CFLAGS) $(AVR_LDFLAGS) $(call in_order,$^) -o $@
# The search for the worst line counts the branches executed in game/ and console/, with the limits of a board.
WORST_CFLAGS = $(CSTD) $(HOST_WARNINGS) -g -O2 -MD -MP -Ifirmware -Itests
define worst_rules
out/counted/$(1)/%.o: %.c tests/tests.mk
	@mkdir -p $$(@D)
	$$(CC) $$(WORST_CFLAGS) -fsanitize-coverage=trace-pc -Iboard/$(1) -c $$< -o $$@
out/worst/$(1)/%.o: %.c tests/tests.mk
	@mkdir -p $$(@D)
	$$(CC) $$(WORST_CFLAGS) -Iboard/$(1) -Isim -c $$< -o $$@
$(1)_WORST = $$(patsubst %.c,out/counted/$(1)/%.o,$$(GAME) $$(MATCH) $$(filter-out %/serial_line.c,$$(CONSOLE)) \
    $$(wildcard board/$(1)/explain.c)) \
    $$(patsubst %,out/worst/$(1)/%.o,tests/worst/climb tests/tap firmware/text/packed firmware/text/digits \
        $$(addprefix out/$(1)/gen/firmware/, game/search/tables console/words text/pairs))
out/worst/$(1)/worst_line: out/worst/$(1)/tests/pins/worst_line.o $$($(1)_WORST) $(SIM_OBJECTS)
	$$(CC) $$^ $$(SIM_LIBS) -o $$@
endef
$(eval $(call worst_rules,host))
$(foreach board,uno $(filter-out exhibit,$(EXHIBITS)),$(eval $(call worst_rules,$(board))))
out/tests/worst_line: out/worst/host/tests/host/worst_line.o $(host_WORST)
	@mkdir -p $(@D)
	$(CC) $^ -o $@
out/tests/%: out/asan/obj/tests/host/%.o $(BRUTE_OBJECTS) out/asan/pure.a
	@mkdir -p $(@D)
	$(CC) $(SANITIZE) $^ -o $@
out/sim/obj/tests/%.o: SIM_CFLAGS += -Itests -Itests/pins -Ifirmware
# The robot knows the rules, with the limits of the Uno, which the exhibit shares.
out/rules/obj/%.o: %.c tests/tests.mk
	@mkdir -p $(@D)
	$(CC) -Ifirmware -Iboard/uno $(SIM_CFLAGS) -Itests -Itests/pins -c $< -o $@
ROBOT_OBJECTS = $(patsubst %.c,out/rules/obj/%.o,$(wildcard tests/robot/*.c) $(GAME) out/uno/gen/firmware/game/search/tables.c) \
    out/sim/obj/tests/tap.o $(SIM_OBJECTS)
out/pins/exhibit_games out/pins/exhibit_visitors: out/pins/%: out/rules/obj/tests/pins/%.o $(ROBOT_OBJECTS)
	@mkdir -p $(@D)
	$(CC) $^ $(SIM_LIBS) -o $@
$(filter out/pins/pocket_%,$(PIN_TESTS)): out/rules/obj/tests/pins/pocket/brute.o
out/pins/exhibit out/pins/exhibit_operator out/pins/exhibit_records out/pins/exhibit_renew: out/rules/obj/tests/pins/exhibit/checks.o
# Bootloaders of the Debian package arduino-core-avr. Optiboot is compiled from its source there: the hex file beside it exceeds
# the 512 bytes of the Uno's boot section where the package was built by gcc 5.4.
BOOTLOADERS = /usr/share/arduino/hardware/arduino/avr/bootloaders
out/flash/optiboot.hex: $(BOOTLOADERS)/optiboot/optiboot.c tests/tests.mk
	@mkdir -p $(@D)
	avr-gcc -w -mmcu=atmega328p -DF_CPU=16000000L -DLED_START_FLASHES=3 -DBAUD_RATE=115200 -Os -fno-inline \
	    -fno-move-loop-invariants -fno-tree-loop-optimize -fno-jump-tables -mbranch-cost=3 -nostartfiles -nostdlib \
	    -Wl,--relax,--section-start=.text=0x7e00,--section-start=.version=0x7ffe $< -o $(@D)/optiboot.elf
	avr-objcopy -O ihex $(@D)/optiboot.elf $@
out/flash/atmegaboot.hex: $(BOOTLOADERS)/atmega/ATmegaBOOT_168_atmega328.hex
	@mkdir -p $(@D)
	cp $< $@
out/flash/stk500v2.hex: $(BOOTLOADERS)/stk500v2/stk500boot_v2_mega2560.hex
	@mkdir -p $(@D)
	cp $< $@
out/pins/flash: $(patsubst %.c,out/sim/obj/%.o,$(wildcard tests/pins/flash/*.c)) | out/uno/bouton.hex \
    out/exhibit/bouton.hex out/exhibit_mega/bouton.hex $(addprefix out/flash/,optiboot.hex atmegaboot.hex stk500v2.hex)
out/pins/worst_line: out/worst/uno/worst_line
	@mkdir -p $(@D)
	cp $< $@
out/pins/%: out/rules/obj/tests/pins/%.o $(ROBOT_OBJECTS)
	@mkdir -p $(@D)
	$(CC) $^ $(SIM_LIBS) -o $@
out/bench/pins: out/rules/obj/tests/bench/pins.o $(ROBOT_OBJECTS)
	@mkdir -p $(@D)
	$(CC) $^ $(SIM_LIBS) -o $@
out/bench/slowest: out/worst/uno/tests/bench/slowest.o $(filter-out %/tap.o,$(uno_WORST))
	@mkdir -p $(@D)
	$(CC) $^ -o $@
# The lines are read by the console.
out/bench/replies: out/rules/obj/tests/bench/replies.o $(ROBOT_OBJECTS) $(patsubst %.c,out/rules/obj/%.o, \
    $(filter-out %/serial_line.c,$(CONSOLE)) $(MATCH) firmware/text/packed.c firmware/text/digits.c \
    $(addprefix out/uno/gen/firmware/,console/words.c text/pairs.c))
	@mkdir -p $(@D)
	$(CC) $^ $(SIM_LIBS) -o $@

# The models of the pocket toy's parts are tested with a program that can use each of them wrongly.
PARTS = $(addprefix out/parts/,good.elf pull_up.elf together.elf flicker.elf series.elf flash.elf uneven.elf \
    watchdog.elf weak_light.elf floating.elf light_sleep.elf eeprom_busy.elf wrong_tone.elf)
out/parts/%.elf: tests/parts/leds.c tests/tests.mk
	@mkdir -p $(@D)
	avr-gcc -mmcu=attiny2313a $(CSTD) $(AVR_WARNINGS) -Os \
	    -DFAULT=$$(echo $* | sed 's/good/no_fault/' | tr a-z A-Z) $< -o $@
out/pins/parts: | $(PARTS)
# tree.elf links the game objects of the pocket toy's firmware.
tree_CFLAGS = $(pocket_CFLAGS)
tree_OBJECTS = out/parts/tree.o $(filter out/pocket/obj/firmware/game/%,$(pocket_OBJECTS))
out/parts/tree.o: tests/parts/tree.c tests/tests.mk
	@mkdir -p $(@D)
	avr-gcc $(AVR_CFLAGS) $(pocket_CFLAGS) -c $< -o $@
out/parts/tree.elf: $(tree_OBJECTS)
	avr-gcc $(AVR_CFLAGS) $(pocket_CFLAGS) $(AVR_LDFLAGS) $^ -o $@
out/pins/pocket_tree: | out/parts/tree.elf

# The 32x8 display is tested with a firmware that drives nothing else.
MATRIX_SOURCES = tests/matrix/main.c firmware/device/max7219.c $(filter-out firmware/ui/lcd/%,$(UI)) $(GAME) $(MATCH) firmware/port/atmega/port.c \
    firmware/port/atmega/reset.c $(TEXTS) \
    $(addprefix out/uno/gen/firmware/, game/search/tables.c ui/messages/texts.c text/pairs.c)
matrix_CFLAGS = -mmcu=atmega328p -DF_CPU=16000000UL -Ifirmware -Ifirmware/port/atmega328p -Itests/matrix -Iout/uno/gen/firmware
matrix_OBJECTS = $(MATRIX_SOURCES:%.c=out/matrix/obj/%.o)
out/matrix/obj/%.o: %.c tests/matrix/board.h tests/tests.mk | out/uno/gen/firmware/text/language.h
	@mkdir -p $(@D)
	avr-gcc $(AVR_CFLAGS) $(matrix_CFLAGS) -c $< -o $@
out/matrix/good.elf: $(matrix_OBJECTS)
	avr-gcc -mmcu=atmega328p $(AVR_LDFLAGS) $^ -o $@
$(filter out/pins/exhibit%,$(PIN_TESTS)): | out/exhibit/bouton.elf
out/pins/matrix: | out/matrix/good.elf
out/pins/records out/pins/sounds: | out/uno/bouton.elf
out/pins/watch: | out/uno/bouton.elf out/exhibit/bouton.elf out/exhibit_mega/bouton.elf

.PHONY: prove proofs
prove: ## prove in machine code that the replies of Nim and Nim_k are right
	$(call set_up,prove,proofs)
# The proofs compare their model of the processor with simavr's.
out/proof/simavr.so: tests/proof/simavr.c tests/tests.mk
	@mkdir -p $(@D)
	$(CC) $(SIM_CFLAGS) -shared -fPIC $< $(SIM_LIBS) -o $@
proofs: firmwares out/proof/simavr.so
	tests/proof/prove.py --all --jobs $(CORES)

# The mutants come first, because they take longest.
# The mutants keep all processors busy for minutes: what mostly waits for a terminal, a browser or a slow line runs beside them.
WAITING = tests/pins/terminal.sh tests/web/short.sh out/pins/flash
TESTS = tests/mutants/run.py $(WAITING) $(filter-out $(WAITING),$(UNIT_PROGRAMS) $(HOST_TESTS) $(PIN_TESTS) $(SCRIPT_TESTS)) $(MORE_TESTS)
# The tests of the exhibit for each other board with a kiosk (tests/tools/exec.sh), with fewer games of each kind
OTHER_EXHIBITS = $(filter-out exhibit,$(EXHIBITS))
EXHIBIT_TESTS = $(filter-out %_games,$(filter out/pins/exhibit%,$(PIN_TESTS))) tests/pins/pictures.sh tests/pins/matrix_exhibit.sh tests/pins/serial_exhibit.sh
MORE_KIOSKS = $(foreach board,$(OTHER_EXHIBITS),$(patsubst tests/host/%.c,out/kiosk/$(board)/%,$(wildcard tests/host/kiosk_*.c) tests/host/store.c tests/host/records.c)) \
    out/kiosk/uno/store out/kiosk/uno/records
MORE_WORST = $(OTHER_EXHIBITS:%=out/worst/%/worst_line)
MORE_TESTS = $(foreach board,$(OTHER_EXHIBITS),$(addsuffix @$(board),$(EXHIBIT_TESTS) out/worst/$(board)/worst_line) \
    out/pins/exhibit_games@$(board)@2) $(MORE_KIOSKS)
check: programs
	prove -j$(CORES) --timer --exec tests/tools/exec.sh $(TESTS)
programs: firmwares $(SIMULATOR) out/host/bouton out/host/bouton-asan $(UNIT_PROGRAMS) $(HOST_TESTS) $(PIN_TESTS) $(MORE_KIOSKS) $(MORE_WORST) \
    out/screens/lcd out/screens/dots out/german/bouton.elf out/proof/simavr.so out/bench/replies
