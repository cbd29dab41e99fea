// SPDX-License-Identifier: MIT
// Tests settings and counts in the exhibit's EEPROM, after power cuts and with damaged contents. The test
// changes only the EEPROM directly, and reads settings and counts in the operator's menu.
//
//   exhibit_records [ELF [WORDS]]: runs the checks whose names contain WORDS. Default: all.
#include "draw.h"
#include "exhibit/checks.h"
#include "robot/dots.h"
#include "robot/glass.h"

#include <stdio.h> // snprintf

enum {
    FIRST_RECORD = 4,
    READ_MS = 8000,
    RESET_MS = 4000,
    RECORD_MS = 300, // longer than writing a record
    KEY = 3,         // offset of the key in a record; the data follow
    DATA = 4,
    KEYS = 32,
    PARTS = 18, // tries one of every PARTS bytes
    LAYOUT = 2,
    COUNTED_GAMES = 24,
    TOTAL_ITEM = KIOSK_SETTINGS + 1, // index of the total in the menu, after the test of all parts
};

// Sets level and sound to their values with this index. Waits until both are saved.
static bool sets(unsigned value)
{
    for (enum kiosk_setting setting = SETTING_LEVEL; setting <= SETTING_SOUND; setting++) {
        for (unsigned tries = 0; kiosk_read_value(&robot, setting) != value; tries++) {
            if (tries == KIOSK_VALUES)
                return robot_fault(&robot, "setting %u cannot be set to value %u", setting, value);
            kiosk_press(&robot, LADDER_UP, 1);
        }
        kiosk_press(&robot, LADDER_RIGHT, 1);
    }
    kiosk_press(&robot, LADDER_LEFT, SETTING_SOUND + 1);
    return bench_run_ms(&robot.bench, RECORD_MS);
}

// Cuts the power while a level is being saved. Other settings must stay the same.
static bool survives(unsigned bytes, uint8_t torn)
{
    struct kiosk_settings before, after;

    if (!kiosk_open_menu(&robot) || !sets(1) || !kiosk_read_values(&robot, &before))
        return false;
    const unsigned written = robot.bench.eeprom.writes;

    robot_push(&robot, LADDER_UP);
    for (unsigned ms = 0; robot.bench.eeprom.writes < written + bytes; ms++)
        if (ms == RECORD_MS || !bench_run_ms(&robot.bench, 1))
            return robot_fault(&robot, "UP writes too few bytes");
    robot_release(&robot, LADDER_UP);
    cut_power(torn);
    if (!kiosk_open_menu(&robot) || !kiosk_read_values(&robot, &after))
        return false;
    const unsigned level = after.value[SETTING_LEVEL];

    kiosk_press(&robot, LADDER_OK, 1);
    after.value[SETTING_LEVEL] = before.value[SETTING_LEVEL];
    return ((level == 1 || level == 2) && kiosk_same_settings(&before, &after)) ||
           robot_fault(&robot, "cut in byte %u: level %u", bytes, level);
}

// Returns how many bytes the firmware writes for a record, or 0 on failure.
static uint16_t record_bytes(void)
{
    const unsigned before = robot.bench.eeprom.writes;

    if (!kiosk_open_menu(&robot))
        return 0;
    kiosk_press(&robot, LADDER_UP, 1);
    bench_run_ms(&robot.bench, RECORD_MS);
    const unsigned bytes = robot.bench.eeprom.writes - before;

    kiosk_press(&robot, LADDER_DOWN, 1);
    bench_run_ms(&robot.bench, RECORD_MS);
    if (!bytes || robot.bench.eeprom.writes - before != 2 * bytes)
        robot_fault(&robot, "no record is written, or records differ in size");
    kiosk_press(&robot, LADDER_OK, 1);
    return (uint16_t)bytes;
}

static bool cuts_do_not_matter(void)
{
    static const uint8_t torn[] = {0xff, 0, 0x5a};
    const unsigned all = record_bytes();

    for (unsigned bytes = 1; bytes <= all; bytes++)
        if (drawn(bytes, PARTS) && !survives(bytes, torn[bytes % 3]))
            return false;
    return all != 0;
}

// Checks that the settings are those of a new exhibit.
static bool is_as_delivered(void)
{
    static const struct kiosk_settings delivered = {.value[SETTING_LEVEL] = DELIVERED_LEVEL};
    struct kiosk_settings settings;

    cut_power(0);
    if (!kiosk_attracts(&robot) || !dots_show_label(&robot, "Nim press a key"))
        return false;
    if (!kiosk_open_menu(&robot) || !kiosk_read_values(&robot, &settings))
        return false;
    kiosk_press(&robot, LADDER_OK, 1);
    return kiosk_same_settings(&settings, &delivered);
}

// Fills the EEPROM with random records, whose settings differ from a new exhibit's.
static void put_records(uint16_t bytes)
{
    struct eeprom *eeprom = &robot.bench.eeprom;
    const uint16_t size = eeprom_size(eeprom);

    for (uint16_t i = 0; i < size; i++)
        eeprom_put(eeprom, i, (uint8_t)robot_random(&robot, 256));
    for (uint16_t at = FIRST_RECORD; at + bytes <= size; at += bytes) {
        eeprom_put(eeprom, at + KEY, (uint8_t)robot_random(&robot, KEYS));
        for (uint16_t setting = SETTING_LEVEL; setting <= SETTING_IDLE; setting++) {
            const unsigned delivered = setting == SETTING_LEVEL ? DELIVERED_LEVEL : 0;
            const unsigned value = delivered + 1 + robot_random(&robot, KIOSK_VALUES - 1);

            eeprom_put(eeprom, at + DATA + setting, (uint8_t)(value % KIOSK_VALUES));
        }
        eeprom_put(eeprom, at + bytes - 1, eeprom_read(eeprom, at));
    }
}

static bool any_contents_will_do(void)
{
    const uint16_t bytes = record_bytes();

    for (uint16_t i = 0; i < eeprom_size(&robot.bench.eeprom); i++)
        eeprom_put(&robot.bench.eeprom, i, 0);
    for (unsigned round = 0; round < draw_count(2, 3); round++) {
        if (!is_as_delivered())
            return robot_fault(&robot, "foreign data is accepted");
        if (!survives(1 + round, (uint8_t)robot_random(&robot, 256)))
            return false;
        put_records(bytes);
    }
    return true;
}

// Damages the only version of a record, so that no older version can replace it.
static bool wrong_bits_are_seen(void)
{
    const uint16_t bytes = record_bytes();
    uint16_t at = 0;

    robot_erase(&robot);
    cut_power(0);
    if (!kiosk_open_menu(&robot) || !sets(1))
        return false;
    while (eeprom_read(&robot.bench.eeprom, at) == 0xff)
        at++;
    for (; eeprom_read(&robot.bench.eeprom, at + bytes) != 0xff; at += bytes)
        for (uint16_t byte = at; byte < at + bytes; byte++)
            eeprom_put(&robot.bench.eeprom, byte, 0xff);
    uint8_t record[UINT8_MAX];

    for (uint16_t byte = 0; byte < bytes; byte++)
        record[byte] = eeprom_read(&robot.bench.eeprom, at + byte);
    for (uint16_t wrong = 0; wrong < bytes; wrong++) {
        if (!drawn(wrong, PARTS))
            continue;
        robot_erase(&robot); // removes the record that the first start has saved
        for (uint16_t byte = 0; byte < bytes; byte++)
            eeprom_put(&robot.bench.eeprom, at + byte,
                       record[byte] ^ (uint8_t)((byte == wrong) << wrong % 8));
        if (!is_as_delivered())
            return robot_fault(&robot, "a record with a wrong byte %u is accepted", wrong);
    }
    return true;
}

// Writes the record of a game that was played once and won.
static void put_count(uint16_t bytes, uint8_t record)
{
    static const uint8_t counts[] = {0, 0, 0, 1, 0, 0, 1};
    struct eeprom *eeprom = &robot.bench.eeprom;
    const uint16_t first = (uint16_t)(FIRST_RECORD + bytes * (record - 1u)), end = (uint16_t)(first + bytes);
    uint16_t crc = LAYOUT;

    for (uint16_t at = first; at < end; at++)
        eeprom_put(eeprom, at, 0);
    eeprom_put(eeprom, first, record);
    eeprom_put(eeprom, first + KEY, record);
    for (uint16_t i = 0; i < sizeof counts; i++)
        eeprom_put(eeprom, first + DATA + i, counts[i]);
    for (uint16_t at = first; at < end - 3; at++) {
        crc ^= (uint16_t)(eeprom_read(eeprom, at) << 8);
        for (unsigned bit = 0; bit < 8; bit++)
            crc = (uint16_t)(crc << 1 ^ (crc & 0x8000 ? 0x1021 : 0));
    }
    eeprom_put(eeprom, end - 3, (uint8_t)crc);
    eeprom_put(eeprom, end - 2, (uint8_t)(crc >> 8));
    eeprom_put(eeprom, end - 1, record);
}

// True if the operator's menu shows that this many games were played and all won.
static bool counts_games(unsigned games)
{
    char text[40];

    if (!kiosk_open_menu(&robot))
        return false;
    kiosk_press(&robot, LADDER_RIGHT, TOTAL_ITEM);
    snprintf(text, sizeof text, "Games/won %u/%u", games, games);
    return glass_reads(&robot, text, READ_MS);
}

// Cuts the power during a reset of all results. Afterwards all or none must be reset.
static bool resets_all_or_none(uint16_t record, unsigned bytes)
{
    robot_erase(&robot);
    for (uint8_t game = 1; game <= COUNTED_GAMES; game++)
        put_count(record, game);
    cut_power(0);
    if (!counts_games(COUNTED_GAMES))
        return robot_fault(&robot, "the menu does not count %u games", COUNTED_GAMES);
    const unsigned written = robot.bench.eeprom.writes;

    kiosk_press(&robot, LADDER_RIGHT, 1);
    kiosk_press(&robot, LADDER_UP, 1);
    robot_push(&robot, LADDER_OK);
    for (unsigned ms = 0; ms < RESET_MS && robot.bench.eeprom.writes < written + bytes; ms++)
        bench_run_ms(&robot.bench, 1);
    const unsigned done = robot.bench.eeprom.writes - written;

    robot_release(&robot, LADDER_OK);
    cut_power(robot_random(&robot, 256));
    return (done && (counts_games(0) || counts_games(COUNTED_GAMES))) ||
           robot_fault(&robot, "cut in byte %u of a reset: some of the results are reset", done);
}

static bool cuts_reset_all_or_none(void)
{
    const uint16_t record = record_bytes();

    for (unsigned bytes = 1; bytes <= 2u * record; bytes++)
        if (drawn(bytes, 2 * PARTS) && !resets_all_or_none(record, bytes))
            return false;
    return record && resets_all_or_none(record, UINT16_MAX);
}

const struct exhibit_check exhibit_checks[] = {
    {cuts_do_not_matter, "power cut at every byte of a record: the old or the new settings remain", 0},
    {any_contents_will_do, "foreign data in the EEPROM is ignored", 0},
    {cuts_reset_all_or_none, "power cut during a reset of all results: all are reset or none", 0},
    {wrong_bits_are_seen, "a record with a wrong bit is ignored", 0},
    {0},
};
