// SPDX-License-Identifier: MIT
// The exhibit at its pins: attract mode to the second, keys and lamps, the operator's menu, what the EEPROM
// keeps when power goes at each byte, the watchdog, sounds. Usage: exhibit [ELF]
#include "elf_symbols.h" // where the settings are
#include "player/tap.h"
#include "toy.h"

#include <stdio.h>
#include <string.h>

enum { LEFT, RIGHT, UP, DOWN, OK, KEYS }; // as in board->key
enum { TIMSK0 = 0x6e, IDLE_MS = 90000, DATA = 0x800000, EEPROM_SIZE = 1024, RECORD_BYTES = 14 };

static struct toy toy;
static const char *elf = "out/exhibit/bouton.elf";

static bool start(void)
{
    char error[200];

    if (toy_open(&toy, board_by_name("exhibit"), elf, error, sizeof error))
        return toy_run_ms(&toy, TOY_START_MS);
    printf("# %s\n", error);
    return false;
}

static bool is_well(void)
{
    char error[200];

    if (toy_is_well(&toy, error, sizeof error))
        return true;
    printf("# %s\n", error);
    return false;
}

static unsigned lamps(void)
{
    unsigned lit = 0;

    for (unsigned key = 0; key < KEYS; key++)
        lit |= (unsigned)toy_lamp(&toy, key) << key;
    return lit;
}

enum { ALL_LIT = (1 << KEYS) - 1 };

// No move is chosen when a game begins, so the lamp of OK is dark.
static bool plays(void)
{
    return !toy_lamp(&toy, OK);
}

static bool attracts(void)
{
    return lamps() == ALL_LIT;
}

static double attract_ms; // the last time until it attracted

// From the moment the last key came up, in steps of 2 ms.
static bool returns(void)
{
    const double from = toy_seconds(&toy);

    while (!attracts())
        if (!toy_run_ms(&toy, 2) || toy_seconds(&toy) - from > 2 * IDLE_MS / 1000)
            return false;
    attract_ms = (toy_seconds(&toy) - from) * 1000;
    return true;
}

static bool idle_is_kept(void)
{
    for (unsigned key = UP; key <= OK; key += 2) {
        if (!attracts() || !toy_tap(&toy, key) || !plays())
            return false;
        toy_push(&toy, RIGHT);
        toy_run_ms(&toy, 100);
        toy_release(&toy, RIGHT);
        if (!returns() || attract_ms < IDLE_MS || attract_ms > IDLE_MS + 60) {
            printf("# it attracts after %.0f ms\n", attract_ms);
            return false;
        }
    }
    return is_well();
}

static bool stuck_keys_do_not_matter(void)
{
    toy_tap(&toy, OK);
    toy_push(&toy, UP);
    toy_run_ms(&toy, 20);
    return toy_run_ms(&toy, 1000) && returns() && attract_ms < IDLE_MS + 60 &&
           (toy_release(&toy, UP), toy_run_ms(&toy, 200));
}

static unsigned bar_dots(void)
{
    unsigned dots = 0;

    while (dots < MAX7219_COLUMNS && max7219_is_lit(&toy.matrix, dots, 7))
        dots++;
    for (unsigned x = dots; x < MAX7219_COLUMNS; x++)
        if (max7219_is_lit(&toy.matrix, x, 7))
            return 0;
    return dots;
}

static bool countdown_is_seen(void)
{
    toy_tap(&toy, OK);
    toy_run_ms(&toy, IDLE_MS - 10000 - 300);
    for (unsigned left = 10; left; left--) {
        toy_run_ms(&toy, left == 10 ? 800 : 1000);
        if (bar_dots() != 3 * left) {
            printf("# %u s left: a bar of %u dots\n", left, bar_dots());
            return false;
        }
    }
    return returns();
}

static void open_operator(void)
{
    toy_push(&toy, LEFT);
    toy_push(&toy, RIGHT);
    toy_run_ms(&toy, 5200);
    toy_release(&toy, LEFT);
    toy_release(&toy, RIGHT);
    toy_run_ms(&toy, 300);
    toy_push(&toy, UP);
    toy_push(&toy, DOWN);
    toy_run_ms(&toy, 5200);
    toy_release(&toy, UP);
    toy_release(&toy, DOWN);
    toy_run_ms(&toy, 100);
}

static uint8_t level(void)
{
    return toy.machine.avr->data[symbols_address(toy.machine.symbols, "visitors") - DATA];
}

static bool reads(const char *text)
{
    for (unsigned waited = 0; !matrix_reads(&toy.matrix, text); waited += 10)
        if (waited > 8000 || !toy_run_ms(&toy, 10))
            return false;
    return true;
}

static bool operator_is_heard(void)
{
    open_operator();
    if (!reads("Plays perfectly") || level() != 0)
        return false;
    toy_tap(&toy, UP);
    if (!reads("gently") || level() != 1)
        return false;
    toy_run_ms(&toy, 200);
    toy_tap(&toy, OK);
    toy_power_cycle(&toy, LCD_8BIT, 1);
    toy_run_ms(&toy, TOY_START_MS);
    return level() == 1 && attracts() && is_well();
}

// Begins to store another level, cuts the power after so many bytes, and amid the next one if it is under
// way.
static bool survives(unsigned bytes, uint8_t torn)
{
    open_operator();
    const uint8_t before = level();
    const unsigned written = toy.eeprom.writes;

    toy_push(&toy, UP);
    while (toy.eeprom.writes < written + bytes)
        if (!toy_run_ms(&toy, 1))
            return false;
    const uint8_t after = level();

    toy_release(&toy, UP);
    toy_power_cycle(&toy, LCD_8BIT, torn);
    toy_run_ms(&toy, TOY_START_MS);
    if (after == before || (level() != before && level() != after)) {
        printf("# cut in byte %u: level %u, was %u, to be %u\n", bytes, level(), before, after);
        return false;
    }
    return is_well();
}

static bool cuts_do_not_matter(void)
{
    for (unsigned bytes = 1; bytes <= RECORD_BYTES; bytes++)
        if (!survives(bytes, bytes % 3 == 0 ? 0xff : bytes % 3 == 1 ? 0 : (uint8_t)(37 * bytes)))
            return false;
    return toy.eeprom.violations == 0;
}

// What an EEPROM holds that was another program's.
static bool any_contents_will_do(void)
{
    uint32_t seed = 0xB0070;

    for (unsigned round = 0; round < 3; round++) {
        for (unsigned i = 0; i < EEPROM_SIZE; i++) {
            seed = seed * 1664525u + 1013904223u;
            eeprom_put(&toy.eeprom, (uint16_t)i, round ? (uint8_t)(seed >> 24) : 0);
        }
        toy_power_cycle(&toy, LCD_8BIT, round);
        toy_run_ms(&toy, TOY_START_MS);
        if (level() != 0 || !attracts() || !survives(1 + round, (uint8_t)seed))
            return false;
    }
    return is_well();
}

static bool watchdog_bites(void)
{
    const unsigned bites = toy.machine.watchdog_resets;

    toy_tap(&toy, OK);
    toy.machine.avr->data[TIMSK0] = 0;
    toy_run_ms(&toy, 1000);
    return toy.machine.watchdog_resets == bites + 1 && attracts() && is_well();
}

static bool is_heard(void)
{
    toy_run_ms(&toy, 2000); // the call is over
    const unsigned before = toy.piezo.tones;

    toy_tap(&toy, OK);
    toy_tap(&toy, UP);
    toy_tap(&toy, OK);
    toy_run_ms(&toy, 200);
    piezo_update(&toy.piezo);
    const struct tone *tone = &toy.piezo.tone[before % TONES_KEPT];

    printf("# a move sounds at %u Hz\n", tone->hz);
    return toy.piezo.tones > before && tone->hz > 1200 && tone->hz < 1500;
}

// From a key going down, contacts bouncing, to the first change of the dots.
static bool keys_are_seen_soon(void)
{
    double worst = 0;

    toy_tap(&toy, OK);
    for (unsigned i = 0; i < 20; i++) {
        toy_run_ms(&toy, 200 + 7 * i);
        const double pressed = toy_seconds(&toy);
        unsigned before = lamps();

        toy_push(&toy, i % 2 ? DOWN : UP);
        do
            if (!toy_run_ms(&toy, 1))
                return false;
        while (lamps() == before && toy_seconds(&toy) - pressed < 0.1);
        if (toy_seconds(&toy) - pressed > worst)
            worst = toy_seconds(&toy) - pressed;
        toy_release(&toy, i % 2 ? DOWN : UP);
    }
    printf("# a key changes a lamp within %.0f ms\n", worst * 1000);
    return worst <= 0.040 && is_well();
}

int main(int count, char **arguments)
{
    if (count > 1)
        elf = arguments[1];
    if (!start())
        return 1;
    tap_check(attracts() && is_well(), "it attracts from the start, all lamps lit");
    tap_check(idle_is_kept(),
              "any key starts a game; 90 s after the last one it attracts again, never earlier");
    tap_check(stuck_keys_do_not_matter(), "also with a key that is stuck");
    tap_check(countdown_is_seen(), "a bar counts down for 10 s");
    tap_check(operator_is_heard(), "the operator's menu, and a setting that survives a power cut");
    tap_check(cuts_do_not_matter(), "power cut at every byte of a record: the old setting or the new one");
    tap_check(any_contents_will_do(), "whatever the EEPROM held before");
    toy_power_cycle(&toy, LCD_8BIT, 1);
    toy_run_ms(&toy, TOY_START_MS);
    tap_check(watchdog_bites(), "the watchdog starts it again when it hangs");
    tap_check(is_heard(), "moves are heard");
    toy_power_cycle(&toy, LCD_8BIT, 1);
    toy_run_ms(&toy, TOY_START_MS);
    tap_check(keys_are_seen_soon(), "lamps follow a key within 40 ms");
    printf("# stack used: %u bytes\n", machine_stack_used(&toy.machine));
    toy_close(&toy);
    return tap_done();
}
