// SPDX-License-Identifier: MIT
// If this test fails, the pocket toy loses its settings when its battery is changed. Tests the settings that
// the pocket toy keeps without power. A power cut while a byte is being written must leave the old or the new
// settings. The same holds for a second cut, during the repair.
#include "draw.h"
#include "tap.h"
#include "robot/pocket.h"

#include <stdio.h>

enum { EEPROM_BYTES = 128, WRITES_MAX = 40, SETTLE_MS = 1000, START_MS = 600, K_MAX = 3, GARBAGE_TRIES = 50 };
enum { RECORD_BYTES = 3, OTHER_STEP = 5 };
enum { PARTS = 6 }; // during a repair, the test tries one in PARTS values
enum { STEP_US = 200, STEPS = 500 };

static const struct pocket_setup old_setup = {.k = 1, .level = LEVEL_PERFECT};
static const struct pocket_setup new_setup = {.k = 2, .level = LEVEL_PERFECT};

// A power cut during a write to the EEPROM
struct cut {
    unsigned write;
    uint8_t torn; // value of the damaged byte
};
// Values that the power cut leaves in the byte
static const uint8_t torn_values[] = {0x55, 0xaa, 0x00, 0xff, 0x04, 0xfb, 0x0f, 0xf0, 0x81, 0x7e, 0x7f, 0x80};
// Index of the value in torn_values for which the test also holds TAKE
enum { WITH_TAKE = 0 };

static struct robot robot;
static struct pocket_setup is; // settings read in the toy's menu
static unsigned row;           // selected row of the menu
static unsigned cuts_amid_mending;

static bool read_menu(void)
{
    return pocket_read_menu(&robot, &is, &row);
}

static void cut_power(unsigned torn)
{
    pocket_cut_power(&robot, torn);
    bench_run_ms(&robot.bench, START_MS);
}

static bool keeps(const struct pocket_setup *setup)
{
    if (!pocket_set_up(&robot, setup))
        return false;
    bench_run_ms(&robot.bench, SETTLE_MS);
    cut_power(0);
    return read_menu() &&
           (pocket_same(&is, setup) ||
            robot_fault(
                &robot,
                "after a power cut misere %u k %u start %u level %u mute %u instead of %u %u %u %u %u",
                is.misere, is.k, is.start, is.level, is.mute, setup->misere, setup->k, setup->start,
                setup->level, setup->mute));
}

static bool keeps_all(void)
{
    for (unsigned misere = 0; misere < 2; misere++)
        for (unsigned k = 1; k <= K_MAX; k++)
            for (unsigned start = START_1357; start <= START_ANY; start++) {
                const struct pocket_setup setup = {.misere = misere,
                                                   .k = k,
                                                   .start = (enum pocket_start)start,
                                                   .level = 1 + robot_random(&robot, LEVEL_PERFECT),
                                                   .mute = robot_random(&robot, 2)};

                if (!keeps(&setup))
                    return false;
            }
    return true;
}

// Returns the number of tones during the first move and the reply.
static unsigned tones(bool mute)
{
    const struct pocket_setup setup = {.k = 1, .level = LEVEL_PERFECT, .mute = mute};
    const unsigned take[LED_ROWS] = {0, 0, 0, 2};
    struct led_rows rows;
    unsigned before, heard;

    if (!pocket_set_up(&robot, &setup))
        return 0;
    bench_run_ms(&robot.bench, SETTLE_MS);
    cut_power(0);
    before = robot_tones(&robot);
    pocket_tap(&robot, POCKET_OK);
    pocket_mark(&robot, take);
    pocket_tap(&robot, POCKET_OK);
    pocket_wait(&robot, &rows);
    heard = robot_tones(&robot) - before;
    cut_power(0);
    return heard;
}

// Cuts the power during write number `cut.write`. Returns false if there are fewer writes.
static bool cut_amid(struct cut cut)
{
    const struct eeprom *eeprom = &robot.bench.eeprom;
    unsigned before = eeprom->writes;
    bool is_there;

    for (unsigned step = 0; step < STEPS && eeprom->writes - before < cut.write; step++)
        machine_run_us(&robot.bench.machine, STEP_US);
    is_there = eeprom->writes - before == cut.write;
    pocket_cut_power(&robot, cut.torn);
    return is_there;
}

// Changes k with TAKE. Cuts the power while k is being saved.
static bool tear(struct cut cut, bool *more)
{
    if (!pocket_set_up(&robot, &old_setup) || !read_menu())
        return false;
    for (; row != 1; row = (row + 1) % LED_ROWS)
        pocket_tap(&robot, POCKET_NEXT);
    bench_run_ms(&robot.bench, SETTLE_MS);
    bench_set_bounce(&robot.bench, 0);
    bench_push(&robot.bench, POCKET_TAKE);
    *more = cut_amid(cut);
    bench_release(&robot.bench, POCKET_TAKE);
    return true;
}

// Checks that the toy has the old or new settings after a power cut.
static bool is_old_or_new(struct cut cut, struct cut again, bool with_take)
{
    char mending[60] = "";

    if (!read_menu())
        return false;
    if (with_take)
        is.misere = old_setup.misere;
    if (again.write)
        snprintf(mending, sizeof mending, ", then write %u of the repair to %02x", again.write, again.torn);
    return pocket_same(&is, &old_setup) || pocket_same(&is, &new_setup) ||
           robot_fault(&robot, "write %u torn to %02x%s: k = %u, misere %u, start %u, level %u, mute %u",
                       cut.write, cut.torn, mending, is.k, is.misere, is.start, is.level, is.mute);
}

static bool is_new(void)
{
    return read_menu() &&
           (pocket_same(&is, &new_setup) || robot_fault(&robot, "the new settings are not saved"));
}

// After a power cut, cuts the power again during each write that repairs the record.
static bool tear_mending(struct cut cut, const uint8_t left[EEPROM_BYTES], bool with_take)
{
    bool more = true;

    for (struct cut again = {1, 0}; more && again.write < WRITES_MAX; again.write++)
        for (unsigned i = 0; i < sizeof torn_values && more; i++) {
            if (!drawn(cut.torn + i, PARTS))
                continue;
            again.torn = torn_values[i];
            for (uint16_t address = 0; address < EEPROM_BYTES; address++)
                eeprom_put(&robot.bench.eeprom, address, left[address]);
            pocket_cut_power(&robot, 0);
            if (with_take)
                bench_push(&robot.bench, POCKET_TAKE);
            more = cut_amid(again);
            bench_release(&robot.bench, POCKET_TAKE);
            cuts_amid_mending += more;
            if (!is_old_or_new(cut, again, with_take))
                return false;
        }
    return true;
}

static bool plays(void)
{
    struct led_rows rows;

    pocket_tap(&robot, POCKET_OK);
    return pocket_look(&robot, &rows, &row) == SEES_TURN || robot_fault(&robot, "no game after a power cut");
}

// Tries all damaged values for this write. Sets *more to false after the last.
static bool tear_write(unsigned write, bool *more)
{
    const struct cut none = {0, 0};

    for (unsigned i = 0; i < sizeof torn_values; i++) {
        struct cut cut = {write, torn_values[i]};
        uint8_t left[EEPROM_BYTES];

        if (!tear(cut, more) || !*more)
            return is_new();
        for (uint16_t address = 0; address < EEPROM_BYTES; address++)
            left[address] = eeprom_read(&robot.bench.eeprom, address);
        if (!is_old_or_new(cut, none, false) || !plays() || !tear_mending(cut, left, false) ||
            (i == WITH_TAKE && !tear_mending(cut, left, true)))
            return false;
    }
    return true;
}

static unsigned tear_all(void)
{
    bool more = true;
    unsigned write = 0;

    while (more && write++ < WRITES_MAX)
        if (!tear_write(write, &more))
            return 0;
    return write - 1;
}

// Checks that the menu appears with a valid k even if the EEPROM contains garbage.
static bool starts_with_anything(void)
{
    for (unsigned tries = 0; tries < GARBAGE_TRIES; tries++) {
        for (uint16_t address = 0; address < EEPROM_BYTES; address++)
            eeprom_put(&robot.bench.eeprom, address, tries ? (uint8_t)robot_random(&robot, 256) : 0xff);
        cut_power(0);
        if (!read_menu() || is.k < 1 || is.k > K_MAX)
            return robot_fault(&robot, "no menu with garbage in the EEPROM");
    }
    return true;
}

// Checks that the toy ignores an empty EEPROM and a record with another layout.
static bool starts_as_new(void)
{
    static const struct pocket_setup new_toy = {.k = 1, .level = LEVEL_NEWCOMER};

    for (unsigned other = 0; other < 256; other += OTHER_STEP) {
        robot_erase(&robot);
        for (uint16_t address = 0; other && address < RECORD_BYTES; address++)
            eeprom_put(&robot.bench.eeprom, address, (uint8_t)(address % 2 ? other : ~other));
        cut_power(0);
        if (!read_menu() || !pocket_same(&is, &new_toy))
            return robot_fault(&robot, "another layout's record %#x is accepted", other);
    }
    return true;
}

static void check_kept(void)
{
    unsigned muted, loud;

    robot_holds(&robot, keeps_all(), "all variants, starts and levels are kept without power");
    loud = tones(false);
    muted = tones(true);
    robot_holds(&robot, loud > 3, "keys and stones are heard: %u tones", loud);
    tap_check(muted == 0, "the toy stays mute after a power cut: %u tones", muted);
    robot_holds(&robot, starts_as_new(),
                "a toy with an empty EEPROM or another layout's record starts like a new one");
    robot_holds(&robot, starts_with_anything(), "a toy starts with anything in its EEPROM");
}

static void check_cuts(void)
{
    unsigned writes = tear_all();

    robot_holds(
        &robot, writes > 0,
        "power cut during each of %u writes and %u cuts during the repair: the old or the new settings "
        "remain",
        writes, cuts_amid_mending);
}

int main(void)
{
    pocket_open(&robot, "out/pocket/bouton.elf");
    check_kept();
    check_cuts();
    bench_close(&robot.bench);
    return tap_done();
}
