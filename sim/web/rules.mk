# SPDX-License-Identifier: MIT
# Builds the page, out/web/bouton.html, with the packages in the lock file.

WEB = out/web
WEB_PORT ?= 8000
# Public address of the repository. If empty, the page has no links to it.
export REPOSITORY ?=
WEB_SOURCES = $(wildcard sim/web/*.js $(foreach depth,*/* */*/* */*/*/*,sim/web/$(depth).*))
# The page opens with the first of these boards.
WEB_BOARDS := $(sort $(patsubst board/%/diagram.json,%,$(wildcard board/*/diagram.json)))
WEB_BOARDS := $(filter uno,$(WEB_BOARDS)) $(filter-out uno,$(WEB_BOARDS))

web: ## build the page: out/web/bouton.html
	$(call set_up,web,$(WEB)/bouton.html)
	@echo "built: $(WEB)/bouton.html"

web-run: web ## serve the page and print its address
	@echo "http://127.0.0.1:$(WEB_PORT)/bouton.html until Ctrl-C"
	@python3 -m http.server --bind 127.0.0.1 --directory $(WEB) $(WEB_PORT)

$(WEB)/node_modules/.installed: sim/web/package.json sim/web/package-lock.json sim/web/.npmrc
	@mkdir -p $(WEB)
	cp $^ $(WEB)/
	cd $(WEB) && npm ci --ignore-scripts --loglevel=error
	touch $@
# Compiles the host program to WebAssembly. WASI has no clock, so -D emulates one. All browsers that run the page know the
# instructions of -m, which save 1,700 bytes.
WASM = clang --target=wasm32-wasi -mbulk-memory -msign-ext -mnontrapping-fptoint --sysroot=/usr $(CSTD) $(CLANG_WARNINGS) $(WASM_OPTIMIZE) -flto -D_WASI_EMULATED_PROCESS_CLOCKS
WASM_OPTIMIZE = -Oz
$(WEB)/obj/firmware/game/search/%.o: WASM_OPTIMIZE = -Os
WASM_SOURCES = $(host_MODULES) sim/web/host/host.c
$(WEB)/obj/%.o: %.c sim/web/rules.mk
	$(in_folder)
	$(WASM) -MD -MP -Ifirmware -Iboard/host -c $< -o $@
$(WEB)/bouton.wasm: $(WASM_SOURCES:%.c=$(WEB)/obj/%.o)
	$(WASM) -mexec-model=reactor -Wl,--strip-all $^ -lwasi-emulated-process-clocks -o $@
# Builds ArduinoISP, which turns an Uno into a programmer.
PROGRAMMER_HEX = $(WEB)/programmer/programmer.hex
$(WEB)/programmer/ArduinoISP.ino: sim/web/programmer/sketch.sh ; . tests/tools/patiently.sh; patiently $< $(@D)
$(PROGRAMMER_HEX:.hex=.elf): sim/web/programmer/programmer.cpp $(WEB)/programmer/ArduinoISP.ino $(wildcard sim/web/programmer/*.h)
	avr-g++ -w -Os -mmcu=atmega328p -DF_CPU=16000000UL -DARDUINO_ARCH_AVR -mrelax -Isim/web/programmer -I$(WEB)/programmer $< -o $@
$(PROGRAMMER_HEX): %.hex: %.elf ; avr-objcopy -O ihex -R .eeprom $< $@
# A board has one image, or one image per language.
WEB_IMAGES = $(foreach board,$(WEB_BOARDS),$(or $($(board)_LANGUAGE_IMAGES),$(board)))
$(WEB)/memory.json: out/sim/layout sim/web/build/memory.txt $(WEB_IMAGES:%=out/%/bouton.elf)
	$^ >$@
# Rebuild this file and the page if REPOSITORY changes.
$(WEB)/repository: $(if $(filter x$(REPOSITORY),x$(if $(wildcard $(WEB)/repository),$(file <$(WEB)/repository))),,FORCE)
	@mkdir -p $(@D)
	echo "$(REPOSITORY)" >$@
$(WEB)/bouton.html: $(WEB)/repository sim/web/teaching.md $(WEB)/node_modules/.installed $(WEB)/bouton.wasm $(WEB)/memory.json $(PROGRAMMER_HEX) $(WEB_SOURCES) $(wildcard firmware/ui/messages/*.txt) \
    $(WEB_IMAGES:%=out/%/bouton.hex) $(nano_LANGUAGE_IMAGES:%=out/%/bouton.hex) $(foreach board,$(WEB_BOARDS),$(addprefix board/$(board)/,board.mk diagram.json wiring.svg))
	node sim/web/build/build.js $@ $(WEB_BOARDS)

# Tests of the page in the distribution's Chromium
WEB_TESTS = $(filter-out %/together.mjs,$(shell grep -l '^done();' tests/web/*.mjs))
web-test: ## test the page, in Chromium and against the simulator
	$(call set_up,web_test,$(WEB)/bouton.html $(SIMULATOR) out/host/bouton $(WEB_BOARDS:%=out/%/bouton.elf) out/nano/bouton.elf out/nano/bouton.hex \
	    out/uno/bouton.hex out/flash/rig)
	DRAW=all BOUTON=tests/web/bouton.mjs prove -j$(CORES) --timer --exec tests/tools/exec.sh tests/host/theory_by_brute_force.py tests/host/why.py
	DRAW=all prove -j$(CORES) --timer --exec node $(WEB_TESTS)
	N=10 tests/mutants/mutator.py sim/web
	tests/mutants/run.py tests/web/mutants.txt

web-bench: ## measure how quickly the page opens and runs here
	$(call set_up,web_test,$(WEB)/bouton.html out/flash/rig out/uno/bouton.elf out/nano/bouton.elf out/exhibit/bouton.elf)
	@node tests/web/speed.mjs
	@node tests/web/put.mjs times

.PHONY: web web-run web-test web-bench
