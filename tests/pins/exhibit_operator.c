// SPDX-License-Identifier: MIT
// The exhibit's operator at its pins: the menu, who can open it, what it changes, and what the EEPROM keeps
// of that, whenever the power goes.
//
//   exhibit_operator [ELF [WORDS]]   the checks with these words in their name, by default all
#include "exhibit/visit.h"
#include "core/xorshift.h"

#include <string.h>

enum {
    GESTURE_MS = 5100, // each part, with contacts that bounce
    PAUSE_MS = 1900,   // between them
    READ_MS = 8000,
    KEEP_MS = 200,   // until a record is in the EEPROM
    RESET_MS = 2000, // until all counters are, too
    GAMES = 24,
    EEPROM_BYTES = 1024,
    FIRST_RECORD = 4,
    RECORD_BYTES = 14,
    VALUES = 3,
};

static uint32_t seed;

static unsigned pick(unsigned below)
{
    return xorshift(&seed) % below;
}

static bool reads(const char *text)
{
    return bench_wait_reads(&exhibit, text, READ_MS) || visit_fault("\"%s\" is not read", text);
}

static void press(unsigned key, unsigned times)
{
    while (times--)
        bench_tap(&exhibit, key);
}

static void hold_both(unsigned one, unsigned other, unsigned ms)
{
    bench_push(&exhibit, one);
    bench_push(&exhibit, other);
    bench_run_ms(&exhibit, ms);
    bench_release(&exhibit, one);
    bench_release(&exhibit, other);
}

// Leaves no key down. True if the menu is open then.
static bool opens(unsigned first_ms, unsigned pause_ms, unsigned second_ms)
{
    hold_both(LEFT, RIGHT, first_ms);
    bench_run_ms(&exhibit, pause_ms);
    hold_both(UP, DOWN, second_ms);
    bench_run_ms(&exhibit, BENCH_PAUSE_MS);
    return visit_is_on(SCREEN_OPERATOR);
}

static bool enter(void)
{
    return opens(GESTURE_MS, PAUSE_MS, GESTURE_MS) || visit_fault("the gesture does not open the menu");
}

static bool gesture_is_long(void)
{
    static const unsigned gestures[][3] = {
        {0, 0, 2 * GESTURE_MS},
        {2 * GESTURE_MS, 0, 0},
        {GESTURE_MS - 200, PAUSE_MS, 2 * GESTURE_MS},
        {GESTURE_MS, PAUSE_MS, GESTURE_MS - 200},
        {GESTURE_MS, PAUSE_MS + 200, 2 * GESTURE_MS},
    };

    for (unsigned i = 0; i < sizeof gestures / sizeof gestures[0]; i++) {
        const unsigned *ms = gestures[i];

        bench_run_ms(&exhibit, 3 * PAUSE_MS);
        if (opens(ms[0], ms[1], ms[2]))
            return visit_fault("%u ms, a pause of %u ms and %u ms open the menu", ms[0], ms[1], ms[2]);
    }
    bench_run_ms(&exhibit, 3 * PAUSE_MS);
    bench_push(&exhibit, OK);
    if (opens(GESTURE_MS, PAUSE_MS, 2 * GESTURE_MS))
        return visit_fault("it opens with OK down, too");
    bench_release(&exhibit, OK);
    bench_run_ms(&exhibit, 3 * PAUSE_MS);
    return enter();
}

static void read_settings(uint8_t settings[static SETTINGS_BYTES])
{
    for (unsigned byte = 0; byte < SETTINGS_BYTES; byte++)
        settings[byte] = visit_setting(byte);
}

static bool settings_are(const uint8_t settings[static SETTINGS_BYTES])
{
    uint8_t now[SETTINGS_BYTES];

    read_settings(now);
    return !memcmp(now, settings, SETTINGS_BYTES);
}

static bool settings_are_kept(void)
{
    if (!enter() || !reads("Plays perfectly"))
        return false;
    press(UP, 1);
    if (!reads("gently"))
        return false;
    press(OK, 1);
    if (!visit_attracts())
        return visit_fault("OK does not leave the menu");
    bench_run_ms(&exhibit, KEEP_MS);
    visit_cut_power(1);
    return visit_setting(SETTING_LEVEL) == 1 || visit_fault("what was changed is not kept");
}

static bool sounds_are_chosen(void)
{
    static const bool attracting[VALUES] = {true, false, false}, playing[VALUES] = {true, true, false};

    for (unsigned choice = 0; choice < VALUES; choice++) {
        if (!enter())
            return false;
        press(RIGHT, 1);
        press(UP, choice != 0); // from the one before
        const unsigned before = visit_tones();

        press(OK, 1);
        bench_run_ms(&exhibit, 1000);
        const unsigned calls = visit_tones() - before;

        press(OK, 1);
        press(RIGHT, 1);
        press(UP, 1);
        press(OK, 1);
        bench_run_ms(&exhibit, 200);
        const unsigned moves = visit_tones() - before - calls;

        if (visit_setting(SETTING_SOUND) != choice || !calls == attracting[choice] ||
            !moves == playing[choice])
            return visit_fault("sound %u: %u tones of a call, %u of a move", choice, calls, moves);
    }
    return true;
}

static bool one_game_stays(void)
{
    if (!enter())
        return false;
    press(LEFT, 1); // past the first entry: how often the last game was played
    for (unsigned game = 0; game < GAMES; game++) {
        press(LEFT, 1);
        press(UP, 1);
        press(LEFT, 1);
    }
    press(OK, 1);
    bench_run_ms(&exhibit, KEEP_MS);
    unsigned offered = 0;

    for (unsigned game = 0; game < GAMES; game++)
        offered += !(visit_setting(SETTING_HIDDEN + game / 8) >> game % 8 & 1);
    return (offered == 1 && visit_attracts()) || visit_fault("%u games are offered", offered);
}

// All dots draw 1 A at full brightness, and the page promises a third.
static bool dots_are_within_the_supply(void)
{
    enum { FULL = 16, SHARE = 3 };

    for (unsigned row = 0; row < MAX7219_ROWS; row++)
        for (unsigned column = 0; column < MAX7219_COLUMNS; column++)
            if (!max7219_is_lit(&exhibit.matrix, column, row))
                return visit_fault("a dot is dark in the test, row %u, column %u", row, column);
    for (unsigned module = 0; module < MAX7219_MODULES; module++) {
        const unsigned brightness = max7219_brightness(&exhibit.matrix, module);

        if (SHARE * brightness >= FULL)
            return visit_fault("all dots at %u sixteenths", brightness);
    }
    return true;
}

// While the key is down: for two seconds, in which LEFT would lead away elsewhere.
static bool is_tested(unsigned key)
{
    const unsigned tones = visit_tones();

    bench_push(&exhibit, key);
    bench_run_ms(&exhibit, 2000);
    if (visit_lamps() != 1u << key)
        return visit_fault("key %u is down, lamps that are lit: %02x", key, visit_lamps());
    if (visit_tones() == tones)
        return visit_fault("key %u is not to be heard", key);
    bench_release(&exhibit, key);
    bench_run_ms(&exhibit, BENCH_PAUSE_MS);
    return visit_lamps() == 0 || visit_fault("key %u is up, lamps that are lit: %02x", key, visit_lamps());
}

// Also where the sound is off.
static bool all_parts_are_tested(void)
{
    if (!enter())
        return false;
    press(RIGHT, 1);
    press(UP, 2);
    press(RIGHT, 3);
    const unsigned tones = visit_tones();

    press(UP, 1);
    bench_run_ms(&exhibit, 1000);
    if (!visit_is_on(SCREEN_TEST))
        return visit_fault("UP does not begin the test");
    if (visit_tones() == tones)
        return visit_fault("the test begins in silence");
    if (!dots_are_within_the_supply())
        return false;
    for (unsigned key = LEFT; key < KEYS; key++)
        if (!is_tested(key))
            return false;
    press(OK, 1);
    if (!visit_is_on(SCREEN_OPERATOR))
        return visit_fault("a short OK does not end the test");
    press(RIGHT, 4);
    press(UP, 1);
    return visit_returns(IDLE_MS - BENCH_PAUSE_MS);
}

static bool is_left_alone(void)
{
    if (!enter())
        return false;
    press(RIGHT, 1);
    return visit_returns(IDLE_MS - BENCH_PAUSE_MS);
}

static void press_anything(void)
{
    const unsigned kind = pick(16);
    const unsigned key = visit_is_on(SCREEN_TEST) ? OK : pick(KEYS - 1); // OK would leave the menu

    if (kind == 0)
        hold_both(key, pick(KEYS - 1), 1 + pick(600));
    else if (kind == 1)
        bench_hold(&exhibit, key, 600);
    else
        bench_hold(&exhibit, key, 1 + pick(100));
    bench_run_ms(&exhibit, pick(100));
}

static bool are_valid(void)
{
    for (unsigned setting = SETTING_LEVEL; setting <= SETTING_IDLE; setting++)
        if (visit_setting(setting) >= VALUES)
            return visit_fault("setting %u is %u", setting, visit_setting(setting));
    return true;
}

// Left by OK, at last left alone; any key then starts a game as ever.
static bool random_keys_break_nothing(void)
{
    static const unsigned idle_ms[VALUES] = {90000, 180000, 240000};
    uint8_t settings[SETTINGS_BYTES];

    seed = 0xB0070;
    for (unsigned left = 3; left--;) {
        if (!enter())
            return false;
        for (unsigned keys = 0; keys < 100; keys++)
            press_anything();
        press(left ? OK : UP, 1);
        if (!are_valid() || (!left && !visit_returns(idle_ms[visit_setting(SETTING_IDLE)] - BENCH_PAUSE_MS)))
            return false;
        bench_run_ms(&exhibit, RESET_MS);
        read_settings(settings);
        visit_cut_power(left);
        if (!settings_are(settings))
            return visit_fault("other settings after a power cut");
        press(OK, 1);
        if (visit_lamps() >> OK)
            return visit_fault("then OK starts no game");
    }
    return true;
}

// With the level set and kept.
static bool sets_level(unsigned level)
{
    if (!enter())
        return false;
    while (visit_setting(SETTING_LEVEL) != level)
        press(UP, 1);
    return bench_run_ms(&exhibit, KEEP_MS);
}

// Begins to store another level, cuts the power after so many bytes, and amid the next one if it is under
// way.
static bool survives(unsigned bytes, uint8_t torn)
{
    uint8_t before[SETTINGS_BYTES], after[SETTINGS_BYTES];

    if (!sets_level(1))
        return false;
    const unsigned written = exhibit.eeprom.writes;

    read_settings(before);
    bench_push(&exhibit, UP);
    while (exhibit.eeprom.writes < written + bytes)
        if (!bench_run_ms(&exhibit, 1))
            return false;
    read_settings(after);
    bench_release(&exhibit, UP);
    visit_cut_power(torn);
    if (!memcmp(before, after, SETTINGS_BYTES))
        return visit_fault("UP changes nothing");
    return settings_are(before) || settings_are(after) ||
           visit_fault("cut in byte %u: level %u", bytes, visit_setting(SETTING_LEVEL));
}

static bool cuts_do_not_matter(void)
{
    for (unsigned bytes = 1; bytes <= RECORD_BYTES; bytes++)
        if (!survives(bytes, bytes % 3 == 0 ? 0xff : bytes % 3 == 1 ? 0 : (uint8_t)(37 * bytes)))
            return false;
    return true;
}

static bool is_as_delivered(void)
{
    static const uint8_t delivered[SETTINGS_BYTES];

    visit_cut_power(0);
    return settings_are(delivered) && visit_attracts();
}

// Records as those of the firmware, with anything in them.
static void put_records(void)
{
    struct eeprom *eeprom = &exhibit.eeprom;

    for (uint16_t i = 0; i < EEPROM_BYTES; i++)
        eeprom_put(eeprom, i, (uint8_t)pick(256));
    for (uint16_t at = FIRST_RECORD; at + RECORD_BYTES <= EEPROM_BYTES; at += RECORD_BYTES) {
        eeprom_put(eeprom, at + 3, (uint8_t)pick(32)); // its key
        eeprom_put(eeprom, at + RECORD_BYTES - 1, eeprom_read(eeprom, at));
    }
}

static bool any_contents_will_do(void)
{
    seed = 0xB0070;
    for (uint16_t i = 0; i < EEPROM_BYTES; i++)
        eeprom_put(&exhibit.eeprom, i, 0);
    for (unsigned round = 0; round < 3; round++) {
        if (!is_as_delivered())
            return visit_fault("what another program has left is believed");
        if (!survives(1 + round, (uint8_t)pick(256)))
            return false;
        put_records();
    }
    return true;
}

static bool wrong_bits_are_seen(void)
{
    uint16_t at = 0;

    if (!sets_level(1))
        return false;
    while (eeprom_read(&exhibit.eeprom, at) == 0xff)
        at++;
    for (uint16_t byte = at; byte < at + RECORD_BYTES; byte++) {
        const uint8_t was = eeprom_read(&exhibit.eeprom, byte);

        eeprom_put(&exhibit.eeprom, byte, was ^ (uint8_t)(1 << byte % 8));
        if (!is_as_delivered())
            return visit_fault("byte %u of a record is wrong, and believed", byte - at);
        eeprom_put(&exhibit.eeprom, byte, was);
    }
    return true;
}

int main(int argc, char **argv)
{
    static const struct visit_check checks[] = {
        {gesture_is_long, "nothing shorter than the gesture opens the operator's menu", 0},
        {settings_are_kept, "a setting is read there, changed, and kept", 0},
        {sounds_are_chosen, "sounds: always, only while somebody plays, never", 0},
        {one_game_stays, "when all games are turned off, one stays", 0},
        {all_parts_are_tested, "the test: all dots within the supply, each key with its lamp and a tune", 0},
        {is_left_alone, "left alone it attracts again after 90 s", 0},
        {random_keys_break_nothing, "random keys in the menu break nothing", 0},
        {cuts_do_not_matter, "power cut at every byte of a record: the old settings or the new ones", 0},
        {any_contents_will_do, "whatever the EEPROM held before", 0},
        {wrong_bits_are_seen, "a record with a wrong bit is none", 0},
    };

    return visit_checks(checks, sizeof checks / sizeof checks[0], argc, argv);
}
