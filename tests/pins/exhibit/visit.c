// SPDX-License-Identifier: MIT
#include "visit.h"

#include "core/elf_symbols.h"
#include "tap.h"

#include <stdio.h>
#include <string.h>

enum { DATA = 0x800000, EEPROM_BYTES = 1024, LATE_MS = 60, ALL_LIT = (1 << KEYS) - 1 };

struct bench exhibit;
static long ui, settings; // where they are

bool visit_fault(const char *what, ...)
{
    char text[200];
    va_list arguments;

    va_start(arguments, what);
    vsnprintf(text, sizeof text, what, arguments);
    va_end(arguments);
    tap_note(text);
    return false;
}

void visit_cut_power(unsigned torn)
{
    bench_power_cycle(&exhibit, LCD_8BIT, torn);
    bench_run_ms(&exhibit, BENCH_START_MS);
}

static void begin(void)
{
    for (unsigned key = LEFT; key < KEYS; key++)
        bench_release(&exhibit, key);
    bench_run_ms(&exhibit, BENCH_PAUSE_MS); // a byte of the EEPROM may be under way
    for (uint16_t i = 0; i < EEPROM_BYTES; i++)
        eeprom_put(&exhibit.eeprom, i, 0xff);
    visit_cut_power(0xff);
}

static bool is_well(unsigned bites)
{
    char error[200];

    if (bites != VISIT_ANY_BITES && exhibit.machine.watchdog_resets != bites)
        return visit_fault("%u resets by the watchdog, not %u", exhibit.machine.watchdog_resets, bites);
    return bench_is_well(&exhibit, error, sizeof error) || visit_fault("%s", error);
}

int visit_checks(const struct visit_check *checks, unsigned count, int argc, char **argv)
{
    char error[200];

    if (!bench_open(&exhibit, board_by_name("exhibit"), argc > 1 ? argv[1] : "out/exhibit/bouton.elf", error,
                    sizeof error)) {
        visit_fault("%s", error);
        return 1;
    }
    ui = symbols_address(exhibit.machine.symbols, "ui");
    settings = symbols_address(exhibit.machine.symbols, "settings");
    for (const struct visit_check *check = checks; check < checks + count; check++)
        if (argc <= 2 || strstr(check->name, argv[2])) {
            begin();
            const unsigned before = exhibit.machine.watchdog_resets;
            const bool holds = check->holds();
            const bool any = check->bites == VISIT_ANY_BITES;

            tap_check(is_well(any ? VISIT_ANY_BITES : before + check->bites) && holds, "%s", check->name);
        }
    bench_close(&exhibit);
    return tap_done();
}

unsigned visit_lamps(void)
{
    unsigned lit = 0;

    for (unsigned key = 0; key < KEYS; key++)
        lit |= (unsigned)bench_lamp(&exhibit, key) << key;
    return lit;
}

// Which screen is the first member of struct ui.
bool visit_is_on(enum screen_id screen)
{
    return exhibit.machine.avr->data[ui - DATA] == screen;
}

uint8_t visit_setting(unsigned byte)
{
    return exhibit.machine.avr->data[settings - DATA + byte];
}

bool visit_attracts(void)
{
    return visit_lamps() == ALL_LIT && visit_is_on(SCREEN_SPLASH);
}

bool visit_returns(unsigned idle_ms)
{
    const double from = bench_seconds(&exhibit);
    double ms = 0;

    for (; !visit_attracts(); ms = (bench_seconds(&exhibit) - from) * 1000)
        if (ms > idle_ms + LATE_MS || !bench_run_ms(&exhibit, 2))
            return visit_fault("after %.0f ms it does not attract", ms);
    return ms >= idle_ms || visit_fault("it attracts after %.0f ms", ms);
}

unsigned visit_tones(void)
{
    piezo_update(&exhibit.piezo);
    return exhibit.piezo.tones;
}
