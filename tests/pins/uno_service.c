// SPDX-License-Identifier: MIT
// If this test fails, the service image of the Uno shows a wrong reading, key, bounce or kind of shield, or
// changes what Bouton has stored. Presses keys of each kind of shield.
#include "parts/bench.h"
#include "tap.h"

#include <stdio.h>
#include <string.h>

enum {
    DOTS_MS = 1000,  // all dots are on
    READY_MS = 2000, // the readings are on
    PRESS_MS = 400,
    TICK_MS = 2,
    CELLS = 32,
    BOUNCES = 8, // maximum number of times that a bouncing contact closes
    DAY_PART_MS = 70000,
    ERASED = 0xff,
};

static const struct shield {
    const char *name;
    const struct ladder_levels *levels;
    char version;
} shields[] = {
    {"0 145 329 505 741", &ladder_high_shield, '0'},
    {"0 100 255 410 640", &ladder_shield, '0'},
    {"0 205 405 623 824", &ladder_v11_shield, '1'},
};
enum { SHIELDS = sizeof shields / sizeof shields[0] };
static const char *const names[LADDER_KEYS] = {"RIGHT", "UP", "DOWN", "LEFT", "SELECT"};

static struct bench bench;
static char line[256]; // the latest whole line
static char part[256]; // the line that arrives
static unsigned lines;
static char first_line[256]; // first line that the board sent since `lines` was set to 0

static void hear(void *user, uint8_t byte)
{
    const size_t length = strlen(part);
    (void)user;
    if (byte != '\n' && length < sizeof part - 1) {
        part[length] = (char)byte;
        part[length + 1] = '\0';
        return;
    }
    strcpy(line, part);
    if (!lines++)
        strcpy(first_line, line);
    part[0] = '\0';
}

static void plug_in(const struct ladder_levels *levels)
{
    bench.ladder.levels = *levels;
    line[0] = part[0] = '\0';
    bench_power_cycle(&bench, LCD_8BIT, 0);
    bench_run_ms(&bench, READY_MS);
}

static void press(enum ladder_key key)
{
    bench_push(&bench, key);
    bench_run_ms(&bench, PRESS_MS);
}

static void release(enum ladder_key key)
{
    bench_release(&bench, key);
    bench_run_ms(&bench, PRESS_MS);
}

static bool fault(const char *expected)
{
    char text[BENCH_FRAME_BYTES];

    bench_frame(&bench, text);
    printf("# expected %s. The line is %s\n%s", expected, line, text);
    return false;
}

// Returns true if the display and the latest line contain these values.
static bool shows(unsigned reading, const char *text_of_names, unsigned set, unsigned ms, char version)
{
    char first[32], second[32], numbers[64];

    snprintf(first, sizeof first, "%u%s", reading, text_of_names);
    snprintf(second, sizeof second, "%u ms      v1.%c", ms, version);
    snprintf(numbers, sizeof numbers, " 255 %u %u %u %u %u *", set, ms,
             version == '?' ? 0 : 1u + (unsigned)(version - '0'), reading / 100, reading % 100);
    if (!display_row_is(&bench, 1, first))
        return fault(first);
    if (!display_row_is(&bench, 2, second))
        return fault(second);
    return (!strncmp(line, "uno_service ", 12) && strstr(line, numbers)) || fault(numbers);
}

// Checks that the pressed key gives these values, and that its release leaves only the bounce and the
// version.
static bool press_shows(enum ladder_key key, unsigned reading, const char *text_of_names, unsigned set,
                        unsigned ms, char version)
{
    press(key);
    const bool good = shows(reading, text_of_names, set, ms, version);
    release(key);
    return good && shows(1023, "", 0, ms, version);
}

// Presses a key. Checks the displayed reading and key name.
static bool key_is_named(const struct shield *shield, enum ladder_key key)
{
    char name[16];

    snprintf(name, sizeof name, " %s", names[key]);
    return press_shows(key, shield->levels->key[key], name, 1u << key, 0, shield->version);
}

static bool all_dots_are_on(void)
{
    char text[BENCH_FRAME_BYTES];
    unsigned cells = 0;

    bench_power_cycle(&bench, LCD_8BIT, 0);
    bench_run_ms(&bench, DOTS_MS);
    bench_frame(&bench, text);
    for (const char *at = text; (at = strstr(at, "█")); at++)
        cells++;
    return cells == CELLS || fault("all cells full");
}

// Checks that key presses reveal which kind of shield is plugged in.
static bool kind_is_found(const struct shield *shield)
{
    const bool is_low = shield->levels == &ladder_shield, is_v11 = shield->version == '1';
    bool good = true;

    plug_in(shield->levels);
    good &= shows(1023, "", 0, 0, '?');
    good &= press_shows(LADDER_RIGHT, 0, " RIGHT", 1 << LADDER_RIGHT, 0, '?');
    if (is_low || is_v11) {
        const enum ladder_key key = is_low ? LADDER_LEFT : LADDER_DOWN;
        const enum ladder_key other = is_low ? LADDER_OK : LADDER_LEFT;
        good &= press_shows(key, shield->levels->key[key], " LEFT DOWN", 1 << LADDER_LEFT | 1 << LADDER_DOWN,
                            0, '?');
        good &= press_shows(other, shield->levels->key[other], " SELECT LEFT",
                            1 << LADDER_OK | 1 << LADDER_LEFT, 0, '?');
    }
    good &= key_is_named(shield, LADDER_UP);
    for (enum ladder_key key = 0; key < LADDER_KEYS; key++)
        good &= key_is_named(shield, key);
    return good;
}

// Checks that noise changes the displayed reading by at most 1.
static bool noise_is_ignored(const struct shield *shield)
{
    bool good = true;

    for (enum ladder_key key = 0; key < LADDER_KEYS; key++) {
        int reading = -1;
        char name[16] = "";
        bench.ladder.noise = 1;
        press(key);
        lines = 0;
        bench_run_ms(&bench, PRESS_MS);
        char text[BENCH_FRAME_BYTES];
        bench_frame(&bench, text);
        const char *const digits = strpbrk(text, "0123456789");
        good &= digits && sscanf(digits, "%d %15s", &reading, name) == 2 && !strcmp(name, names[key]) &&
                reading - shield->levels->key[key] <= 1 && shield->levels->key[key] - reading <= 1 && !lines;
        if (!good)
            return fault("a steady reading");
        bench.ladder.noise = 0;
        release(key);
    }
    return good;
}

// Checks that readings from wrong resistors are marked with "?".
static bool wrong_resistors_are_marked(void)
{
    static const uint16_t wrong[] = {20, 70, 173, 230, 366, 457, 564, 691, 783, 900, 950, 1015};
    bool good = true;

    for (unsigned i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        plug_in(&ladder_high_shield);
        bench.ladder.levels.key[LADDER_OK] = wrong[i];
        good &= press_shows(LADDER_OK, wrong[i], " ?", 0, 0, '?');
    }
    return good;
}

// Bounces a contact before a key press. Checks the measured bounce.
static bool bounce_is_measured(unsigned closings)
{
    const unsigned expected = closings * 2 * TICK_MS;

    plug_in(&ladder_high_shield);
    for (unsigned i = 0; i < closings; i++) {
        bench_push(&bench, LADDER_UP);
        bench_run_ms(&bench, TICK_MS);
        bench_release(&bench, LADDER_UP);
        bench_run_ms(&bench, TICK_MS);
    }
    return press_shows(LADDER_UP, 145, " UP", 1 << LADDER_UP, expected, '0');
}

// Checks that each key press clicks once, and that releases are silent.
static bool keys_click(void)
{
    bool good = true;

    plug_in(&ladder_high_shield);
    bench.ladder.levels.key[LADDER_OK] = 691;
    for (enum ladder_key key = 0; key < LADDER_KEYS; key++) {
        piezo_update(&bench.piezo);
        const unsigned before = bench.piezo.tones;
        press(key);
        release(key);
        piezo_update(&bench.piezo);
        good &= bench.piezo.tones == before + 1;
    }
    return good || fault("a click for each key");
}

// Checks that the serial line and a key still work after the clock has wrapped.
static bool stays_on(void)
{
    plug_in(&ladder_v11_shield);
    bench_run_ms(&bench, DAY_PART_MS);
    lines = 0;
    serial_send(&bench.line, "\n", 1);
    bench_run_ms(&bench, PRESS_MS);
    return lines == 1 && key_is_named(&shields[SHIELDS - 1], LADDER_UP);
}

// Holds a key at power-up. The first line must name no key. Then the display must name the key.
static bool key_is_down_at_start(void)
{
    bench_push(&bench, LADDER_UP);
    lines = 0;
    plug_in(&ladder_high_shield);
    const bool good = shows(145, " UP", 1 << LADDER_UP, 0, '0');
    release(LADDER_UP);
    return good && (strstr(first_line, " 255 0 0 0 10 23 *") || fault("at first a line without a key"));
}

static void fill_eeprom(void)
{
    for (unsigned at = 0; at < eeprom_size(&bench.eeprom); at++)
        eeprom_put(&bench.eeprom, (uint16_t)at, (uint8_t)(at * 7 ^ ERASED));
}

static bool eeprom_is_unchanged(void)
{
    for (unsigned at = 0; at < eeprom_size(&bench.eeprom); at++)
        if (eeprom_read(&bench.eeprom, (uint16_t)at) != (uint8_t)(at * 7 ^ ERASED))
            return false;
    return !bench.eeprom.writes;
}

int main(int argc, char **argv)
{
    char error[512];

    if (!bench_open(&bench, board_by_name("uno_service"), argc > 1 ? argv[1] : "out/uno_service/bouton.elf",
                    error, sizeof error)) {
        tap_check(false, "%s", error);
        return tap_done();
    }
    bench.line.on_byte = hear;
    bench_set_bounce(&bench, 0);
    fill_eeprom();
    tap_check(all_dots_are_on(), "all dots of the display are on at first");
    for (unsigned i = 0; i < SHIELDS; i++) {
        tap_check(kind_is_found(&shields[i]), "readings %s: each key has its name, and the kind is found",
                  shields[i].name);
        tap_check(noise_is_ignored(&shields[i]), "readings %s: noise of 1", shields[i].name);
    }
    tap_check(wrong_resistors_are_marked(), "a wrong resistor is marked, and shows no kind of shield");
    for (unsigned closings = 0; closings <= BOUNCES; closings += 4)
        tap_check(bounce_is_measured(closings), "a contact that closes %u times too often", closings);
    tap_check(keys_click(), "each press clicks once");
    tap_check(key_is_down_at_start(), "a key that is down at the start");
    tap_check(stays_on(), "a byte requests the line, and keys act after the clock has wrapped");
    tap_check(eeprom_is_unchanged(), "the EEPROM is unchanged");
    tap_check(bench_is_well(&bench, error, sizeof error), "no part was used wrongly, and the firmware runs");
    bench_close(&bench);
    return tap_done();
}
