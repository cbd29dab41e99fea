// SPDX-License-Identifier: MIT
// The exhibit's operator at its pins: the menu, who can open it, what it changes, and what the EEPROM keeps
// of that, whenever the power goes.
//
//   exhibit_operator [ELF [WORDS]]   the checks with these words in their name, by default all
#include "core/xorshift.h"
#include "exhibit/checks.h"
#include "robot/dots.h"

#include <string.h>

enum {
    READ_MS = 8000,
    KEEP_MS = 200,   // until a record is in the EEPROM
    RESET_MS = 2000, // until all counters are, too
    EEPROM_BYTES = 1024,
    FIRST_RECORD = 4,
    RECORD_BYTES = 14,
    RECORD_MS = 200, // more than a record takes to be written
    KEYS = 32,       // of records
};

static uint32_t seed;

static unsigned pick(unsigned below)
{
    return xorshift(&seed) % below;
}

static bool reads(const char *text)
{
    return dots_read(&robot, text, READ_MS) || robot_fault(&robot, "\"%s\" is not read", text);
}

static void press(enum ladder_key key, unsigned times)
{
    while (times--)
        robot_tap(&robot, key);
}

static bool gesture_is_long(void)
{
    static const unsigned gestures[][3] = {
        {0, 0, 2 * GESTURE_MS},
        {2 * GESTURE_MS, 0, 0},
        {GESTURE_MS - 200, GESTURE_PAUSE_MS, 2 * GESTURE_MS},
        {GESTURE_MS, GESTURE_PAUSE_MS, GESTURE_MS - 200},
        {GESTURE_MS, GESTURE_PAUSE_MS + 200, 2 * GESTURE_MS},
    };

    for (unsigned i = 0; i < sizeof gestures / sizeof gestures[0]; i++) {
        const unsigned *ms = gestures[i];

        bench_run_ms(&robot.bench, 3 * GESTURE_PAUSE_MS);
        if (kiosk_gesture_opens(&robot, ms[0], ms[1], ms[2]))
            return robot_fault(&robot, "%u ms, a pause of %u ms and %u ms open the menu", ms[0], ms[1],
                               ms[2]);
    }
    bench_run_ms(&robot.bench, 3 * GESTURE_PAUSE_MS);
    robot_push(&robot, LADDER_OK);
    if (kiosk_gesture_opens(&robot, GESTURE_MS, GESTURE_PAUSE_MS, 2 * GESTURE_MS))
        return robot_fault(&robot, "it opens with OK down, too");
    robot_release(&robot, LADDER_OK);
    bench_run_ms(&robot.bench, 3 * GESTURE_PAUSE_MS);
    return kiosk_open_menu(&robot);
}

static bool settings_are_kept(void)
{
    if (!kiosk_open_menu(&robot) || !reads("Plays perfectly"))
        return false;
    press(LADDER_UP, 1);
    if (!reads("gently"))
        return false;
    press(LADDER_OK, 1);
    if (!kiosk_attracts(&robot))
        return robot_fault(&robot, "OK does not leave the menu");
    bench_run_ms(&robot.bench, KEEP_MS);
    cut_power(1);
    return kiosk_open_menu(&robot) && (kiosk_read_value(&robot, SETTING_LEVEL) == 1 ||
                                       robot_fault(&robot, "what was changed is not kept"));
}

// Of a value too many at the end of a ring nothing would be seen but a key that changes nothing.
static bool values_go_round(void)
{
    if (!kiosk_open_menu(&robot))
        return false;
    for (enum kiosk_setting setting = 0; setting < KIOSK_SETTINGS; setting++) {
        for (unsigned ups = 1; ups <= KIOSK_VALUES; ups++) {
            press(LADDER_UP, 1);
            if (kiosk_read_value(&robot, setting) != ups % KIOSK_VALUES)
                return robot_fault(&robot, "setting %u: not value %u after UP", setting, ups % KIOSK_VALUES);
        }
        for (unsigned left = KIOSK_VALUES; left--;) {
            press(LADDER_DOWN, 1);
            if (kiosk_read_value(&robot, setting) != left)
                return robot_fault(&robot, "setting %u: not value %u after DOWN", setting, left);
        }
        press(LADDER_RIGHT, 1);
    }
    return true;
}

static bool sounds_are_chosen(void)
{
    static const bool attracting[KIOSK_VALUES] = {true, false, false},
                      playing[KIOSK_VALUES] = {true, true, false};

    for (unsigned choice = 0; choice < KIOSK_VALUES; choice++) {
        if (!kiosk_open_menu(&robot))
            return false;
        press(LADDER_RIGHT, 1);
        press(LADDER_UP, choice != 0); // from the one before
        if (kiosk_read_value(&robot, SETTING_SOUND) != choice)
            return robot_fault(&robot, "sound %u cannot be set", choice);
        const unsigned before = kiosk_tones(&robot);

        press(LADDER_OK, 1);
        bench_run_ms(&robot.bench, 1000);
        const unsigned calls = kiosk_tones(&robot) - before;

        press(LADDER_OK, 1);
        press(LADDER_RIGHT, 1);
        press(LADDER_UP, 1);
        press(LADDER_OK, 1);
        bench_run_ms(&robot.bench, 200);
        const unsigned moves = kiosk_tones(&robot) - before - calls;

        if (!calls == attracting[choice] || !moves == playing[choice])
            return robot_fault(&robot, "sound %u: %u tones of a call, %u of a move", choice, calls, moves);
    }
    return true;
}

static bool one_game_stays(void)
{
    struct kiosk_settings settings;
    unsigned offered = 0;

    if (!kiosk_open_menu(&robot))
        return false;
    press(LADDER_LEFT, 1); // past the first entry: how often the last game was played
    for (unsigned game = 0; game < KIOSK_GAMES; game++) {
        press(LADDER_LEFT, 1);
        press(LADDER_UP, 1);
        press(LADDER_LEFT, 1);
    }
    if (!kiosk_read_settings(&robot, &settings))
        return false;
    for (uint32_t games = settings.games; games; games >>= 1)
        offered += games & 1;
    press(LADDER_OK, 1);
    return (offered == 1 && kiosk_attracts(&robot)) || robot_fault(&robot, "%u games are offered", offered);
}

// All dots draw 1 A at full brightness, and the page promises a third.
static bool dots_are_within_the_supply(void)
{
    enum { FULL = 16, SHARE = 3 };

    for (unsigned row = 0; row < MAX7219_ROWS; row++)
        for (unsigned column = 0; column < MAX7219_COLUMNS; column++)
            if (!max7219_is_lit(&robot.bench.matrix, column, row))
                return robot_fault(&robot, "a dot is dark in the test, row %u, column %u", row, column);
    for (unsigned module = 0; module < MAX7219_MODULES; module++) {
        const unsigned brightness = max7219_brightness(&robot.bench.matrix, module);

        if (SHARE * brightness >= FULL)
            return robot_fault(&robot, "all dots at %u sixteenths", brightness);
    }
    return true;
}

// While the key is down: for two seconds, in which LEFT would lead away elsewhere.
static bool is_tested(enum ladder_key key)
{
    const char *const name = robot.bench.board->key[robot.key[key]].name;
    const unsigned tones = kiosk_tones(&robot);

    robot_push(&robot, key);
    bench_run_ms(&robot.bench, 2000);
    if (robot_lamps(&robot) != 1u << key)
        return robot_fault(&robot, "%s is down, lamps that are lit: %02x", name, robot_lamps(&robot));
    if (kiosk_tones(&robot) == tones)
        return robot_fault(&robot, "%s is not to be heard", name);
    robot_release(&robot, key);
    bench_run_ms(&robot.bench, BENCH_PAUSE_MS);
    return robot_lamps(&robot) == 0 ||
           robot_fault(&robot, "%s is up, lamps that are lit: %02x", name, robot_lamps(&robot));
}

// Also where the sound is off.
static bool all_parts_are_tested(void)
{
    if (!kiosk_open_menu(&robot))
        return false;
    press(LADDER_RIGHT, 1);
    press(LADDER_UP, 2);
    press(LADDER_RIGHT, 3);
    const unsigned tones = kiosk_tones(&robot);

    press(LADDER_UP, 1);
    bench_run_ms(&robot.bench, 1000);
    if (kiosk_tones(&robot) == tones)
        return robot_fault(&robot, "the test begins in silence");
    if (!dots_are_within_the_supply())
        return false;
    for (enum ladder_key key = 0; key < LADDER_KEYS; key++)
        if (!is_tested(key))
            return false;
    press(LADDER_OK, 1);
    if (!kiosk_shows_menu(&robot))
        return robot_fault(&robot, "a short OK does not end the test");
    press(LADDER_RIGHT, 4);
    press(LADDER_UP, 1);
    return kiosk_returns(&robot, KIOSK_IDLE_MS - BENCH_PAUSE_MS);
}

static bool is_left_alone(void)
{
    if (!kiosk_open_menu(&robot))
        return false;
    press(LADDER_RIGHT, 1);
    return kiosk_returns(&robot, KIOSK_IDLE_MS - BENCH_PAUSE_MS);
}

static void press_anything(void)
{
    const unsigned kind = pick(16);
    const enum ladder_key arrow = pick(LADDER_OK), other = pick(LADDER_OK);
    const enum ladder_key key = kiosk_lights_all_dots(&robot) ? LADDER_OK : arrow; // it would leave the menu

    if (kind == 0)
        kiosk_hold_both(&robot, key, other, 1 + pick(600));
    else if (kind == 1)
        robot_hold(&robot, key, 600);
    else
        robot_hold(&robot, key, 1 + pick(100));
    bench_run_ms(&robot.bench, pick(100));
}

static bool begins_test(void)
{
    return bench_run_ms(&robot.bench, 2 * BENCH_PAUSE_MS) && kiosk_lights_all_dots(&robot);
}

static bool are_the_same(const struct kiosk_settings *one, const struct kiosk_settings *other)
{
    return !memcmp(one->value, other->value, sizeof one->value) && one->games == other->games;
}

// At last left alone, otherwise left by OK; any key then starts a game as ever.
static bool random_keys_break_nothing(void)
{
    static const unsigned idle_ms[KIOSK_VALUES] = {90000, 180000, 240000};
    struct kiosk_settings settings, kept;

    seed = 0xB0070;
    for (unsigned left = 3; left--;) {
        if (!kiosk_open_menu(&robot))
            return false;
        for (unsigned keys = 0; keys < 100; keys++)
            press_anything();
        if (begins_test())
            press(LADDER_OK, 1);
        if (!kiosk_read_settings(&robot, &settings))
            return false;
        press(left ? LADDER_OK : LADDER_RIGHT, 1);
        if (!left && !kiosk_returns(&robot, idle_ms[settings.value[SETTING_IDLE]] - BENCH_PAUSE_MS))
            return false;
        bench_run_ms(&robot.bench, RESET_MS);
        cut_power(left);
        if (!kiosk_open_menu(&robot) || !kiosk_read_settings(&robot, &kept))
            return false;
        if (!are_the_same(&settings, &kept))
            return robot_fault(&robot, "other settings after a power cut");
        press(LADDER_OK, 2);
        if (robot_lamp(&robot, LADDER_OK))
            return robot_fault(&robot, "then OK starts no game");
    }
    return true;
}

// In the menu, with the level and the sound set to this value and kept.
static bool sets(unsigned value)
{
    for (enum kiosk_setting setting = SETTING_LEVEL; setting <= SETTING_SOUND; setting++) {
        for (unsigned tries = 0; kiosk_read_value(&robot, setting) != value; tries++) {
            if (tries == KIOSK_VALUES)
                return robot_fault(&robot, "setting %u cannot be set to value %u", setting, value);
            press(LADDER_UP, 1);
        }
        press(LADDER_RIGHT, 1);
    }
    press(LADDER_LEFT, SETTING_SOUND + 1);
    return bench_run_ms(&robot.bench, KEEP_MS);
}

// Begins to store another level, cuts the power after so many bytes, and amid the next one if it is under
// way. The level is the old one or the new one then, and the rest is as it was.
static bool survives(unsigned bytes, uint8_t torn)
{
    struct kiosk_settings before, after;

    if (!kiosk_open_menu(&robot) || !sets(1) || !kiosk_read_values(&robot, &before))
        return false;
    const unsigned written = robot.bench.eeprom.writes;

    robot_push(&robot, LADDER_UP);
    for (unsigned ms = 0; robot.bench.eeprom.writes < written + bytes; ms++)
        if (ms == RECORD_MS || !bench_run_ms(&robot.bench, 1))
            return robot_fault(&robot, "UP changes nothing");
    robot_release(&robot, LADDER_UP);
    cut_power(torn);
    if (!kiosk_open_menu(&robot) || !kiosk_read_values(&robot, &after))
        return false;
    const unsigned level = after.value[SETTING_LEVEL];

    press(LADDER_OK, 1);
    after.value[SETTING_LEVEL] = before.value[SETTING_LEVEL];
    return ((level == 1 || level == 2) && are_the_same(&before, &after)) ||
           robot_fault(&robot, "cut in byte %u: level %u", bytes, level);
}

static bool cuts_do_not_matter(void)
{
    for (unsigned bytes = 1; bytes <= RECORD_BYTES; bytes++)
        if (!survives(bytes, bytes % 3 == 0 ? 0xff : bytes % 3 == 1 ? 0 : (uint8_t)(37 * bytes)))
            return false;
    return true;
}

// The first game is the first to attract unless it is hidden. What lies in the EEPROM is such that any of it
// would be seen here if it were believed.
static bool is_as_delivered(void)
{
    static const struct kiosk_settings delivered;
    struct kiosk_settings settings;

    cut_power(0);
    if (!kiosk_attracts(&robot) || !dots_show_label(&robot, "Nim press a key"))
        return false;
    if (!kiosk_open_menu(&robot) || !kiosk_read_values(&robot, &settings))
        return false;
    press(LADDER_OK, 1);
    return are_the_same(&settings, &delivered);
}

// Records as those of the firmware, with anything in them but values of settings that are as delivered.
static void put_records(void)
{
    struct eeprom *eeprom = &robot.bench.eeprom;

    for (uint16_t i = 0; i < EEPROM_BYTES; i++)
        eeprom_put(eeprom, i, (uint8_t)pick(256));
    for (uint16_t at = FIRST_RECORD; at + RECORD_BYTES <= EEPROM_BYTES; at += RECORD_BYTES) {
        eeprom_put(eeprom, at + 3, (uint8_t)pick(KEYS));
        for (uint16_t value = 0; value < KIOSK_SETTINGS; value++)
            eeprom_put(eeprom, at + 4 + value, (uint8_t)(1 + pick(KIOSK_VALUES - 1)));
        eeprom_put(eeprom, at + RECORD_BYTES - 1, eeprom_read(eeprom, at));
    }
}

static bool any_contents_will_do(void)
{
    seed = 0xB0070;
    for (uint16_t i = 0; i < EEPROM_BYTES; i++)
        eeprom_put(&robot.bench.eeprom, i, 0);
    for (unsigned round = 0; round < 3; round++) {
        if (!is_as_delivered())
            return robot_fault(&robot, "what another program has left is believed");
        if (!survives(1 + round, (uint8_t)pick(256)))
            return false;
        put_records();
    }
    return true;
}

// Its first version, with the level alone, is erased, so that nothing is left to be believed in its place.
static bool wrong_bits_are_seen(void)
{
    uint16_t at = 0;

    if (!kiosk_open_menu(&robot) || !sets(1))
        return false;
    while (eeprom_read(&robot.bench.eeprom, at) == 0xff)
        at++;
    for (uint16_t byte = at; byte < at + RECORD_BYTES; byte++)
        eeprom_put(&robot.bench.eeprom, byte, 0xff);
    at += RECORD_BYTES;
    for (uint16_t byte = at; byte < at + RECORD_BYTES; byte++) {
        const uint8_t was = eeprom_read(&robot.bench.eeprom, byte);

        eeprom_put(&robot.bench.eeprom, byte, was ^ (uint8_t)(1 << byte % 8));
        if (!is_as_delivered())
            return robot_fault(&robot, "byte %u of a record is wrong, and believed", byte - at);
        eeprom_put(&robot.bench.eeprom, byte, was);
    }
    return true;
}

const struct exhibit_check exhibit_checks[] = {
    {gesture_is_long, "nothing shorter than the gesture opens the operator's menu", 0},
    {settings_are_kept, "a setting is read there, changed, and kept", 0},
    {values_go_round, "UP and DOWN lead round the three values of each setting", 0},
    {sounds_are_chosen, "sounds: always, only while somebody plays, never", 0},
    {one_game_stays, "when all games are turned off, one stays", 0},
    {all_parts_are_tested, "the test: all dots within the supply, each key with its lamp and a tune", 0},
    {is_left_alone, "left alone it attracts again after 90 s", 0},
    {random_keys_break_nothing, "random keys in the menu break nothing", 0},
    {cuts_do_not_matter, "power cut at every byte of a record: the old settings or the new ones", 0},
    {any_contents_will_do, "whatever the EEPROM held before", 0},
    {wrong_bits_are_seen, "a record with a wrong bit is none", 0},
    {0},
};
