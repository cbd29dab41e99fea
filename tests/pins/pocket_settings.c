// SPDX-License-Identifier: MIT
// What the pocket toy keeps without power: the settings, mute among them. A power cut amid the write of a
// byte leaves the old settings or the new ones, whatever is in that byte then, and so does another one amid
// the writes that mend it.
//
//   pocket_settings [ELF [cuts]]: cuts alone
#include "tap.h"
#include "pocket/hand.h"

#include <stdio.h>

enum { EEPROM_BYTES = 128, WRITES_MAX = 40, SETTLE_MS = 1000, START_MS = 600, K_MAX = 3, GARBAGE_TRIES = 50 };
enum { STEP_US = 200, STEPS = 500 };

static const struct hand_setup old_setup = {.k = 1, .level = LEVEL_PERFECT};
static const struct hand_setup new_setup = {.k = 2, .level = LEVEL_PERFECT};

// Power cuts: amid which write, and what its byte holds then. Who keeps complements may be deceived by two
// bytes that happen to be some, so there are both.
struct cut {
    unsigned write;
    uint8_t torn;
};
static const uint8_t torn_values[] = {0x55, 0xaa, 0x00, 0xff, 0x04, 0xfb, 0x0f, 0xf0, 0x81, 0x7e, 0x7f, 0x80};
enum { WITH_TAKE = 0 }; // the value with which TAKE is held, too

static struct hand hand;
static unsigned cuts_amid_mending;

static void cut_power(unsigned torn)
{
    hand_cut_power(&hand, torn);
    bench_run_ms(&hand.bench, START_MS);
}

static bool same(const struct hand_setup *one, const struct hand_setup *other)
{
    return one->misere == other->misere && one->k == other->k && one->start == other->start &&
           one->level == other->level;
}

static bool keeps(const struct hand_setup *setup)
{
    struct hand_setup is;
    unsigned row;

    if (!hand_set_up(&hand, setup))
        return false;
    bench_run_ms(&hand.bench, SETTLE_MS);
    cut_power(0);
    return hand_read_menu(&hand, &is, &row) &&
           (same(&is, setup) ||
            hand_fault(&hand, "after a power cut misere %u k %u start %u level %u instead of %u %u %u %u",
                       is.misere, is.k, is.start, is.level, setup->misere, setup->k, setup->start,
                       setup->level));
}

static bool keeps_all(void)
{
    for (unsigned misere = 0; misere < 2; misere++)
        for (unsigned k = 1; k <= K_MAX; k++)
            for (unsigned start = START_1357; start <= START_ANY; start++) {
                const struct hand_setup setup = {.misere = misere,
                                                 .k = k,
                                                 .start = (enum hand_start)start,
                                                 .level = LEVEL_GENTLE_MUTE + 2 * hand_random(&hand, 4)};

                if (!keeps(&setup))
                    return false;
            }
    return true;
}

// Tones in a game's first move, with the reply.
static unsigned tones(unsigned level)
{
    const struct hand_setup setup = {.k = 1, .level = level};
    const unsigned take[LED_ROWS] = {0, 0, 0, 2};
    struct led_rows rows;
    unsigned before, heard;

    if (!hand_set_up(&hand, &setup))
        return 0;
    bench_run_ms(&hand.bench, SETTLE_MS);
    cut_power(0);
    before = hand_tones(&hand);
    hand_tap(&hand, HAND_OK);
    hand_mark(&hand, take);
    hand_tap(&hand, HAND_OK);
    hand_wait(&hand, &rows);
    heard = hand_tones(&hand) - before;
    cut_power(0);
    return heard;
}

// Goes on until the EEPROM begins that write, counted from now, and cuts the power amid it. False if there is
// none.
static bool cut_amid(struct cut cut)
{
    const struct eeprom *eeprom = &hand.bench.eeprom;
    unsigned before = eeprom->writes;
    bool is_there;

    for (unsigned step = 0; step < STEPS && eeprom->writes - before < cut.write; step++)
        machine_run_us(&hand.bench.machine, STEP_US);
    is_there = eeprom->writes - before == cut.write;
    hand_cut_power(&hand, cut.torn);
    return is_there;
}

// The power goes after TAKE has changed k.
static bool tear(struct cut cut, bool *more)
{
    struct hand_setup is;
    unsigned row;

    if (!hand_set_up(&hand, &old_setup) || !hand_read_menu(&hand, &is, &row))
        return false;
    for (; row != 1; row = (row + 1) % LED_ROWS)
        hand_tap(&hand, HAND_NEXT);
    bench_run_ms(&hand.bench, SETTLE_MS);
    bench_set_bounce(&hand.bench, 0);
    bench_push(&hand.bench, HAND_TAKE);
    *more = cut_amid(cut);
    bench_release(&hand.bench, HAND_TAKE);
    return true;
}

// TAKE may have changed the first row of the menu, if it was held.
static bool is_old_or_new(struct cut cut, struct cut again, bool with_take)
{
    struct hand_setup is;
    unsigned row;
    char mending[40] = "";

    if (!hand_read_menu(&hand, &is, &row))
        return false;
    if (with_take)
        is.misere = old_setup.misere;
    if (again.write)
        snprintf(mending, sizeof mending, ", write %u of its mending to %02x", again.write, again.torn);
    return same(&is, &old_setup) || same(&is, &new_setup) ||
           hand_fault(&hand, "write %u torn to %02x%s: k = %u, misere %u, start %u, level %u", cut.write,
                      cut.torn, mending, is.k, is.misere, is.start, is.level);
}

static bool is_new(void)
{
    struct hand_setup is;
    unsigned row;

    return hand_read_menu(&hand, &is, &row) &&
           (same(&is, &new_setup) || hand_fault(&hand, "the new settings are not kept"));
}

// The power is back, and goes again amid each write by which the toy mends what the first cut has left.
static bool tear_mending(struct cut cut, const uint8_t left[EEPROM_BYTES], bool with_take)
{
    bool more = true;

    for (struct cut again = {1, 0}; more && again.write < WRITES_MAX; again.write++)
        for (unsigned i = 0; i < sizeof torn_values && more; i++) {
            again.torn = torn_values[i];
            for (uint16_t address = 0; address < EEPROM_BYTES; address++)
                eeprom_put(&hand.bench.eeprom, address, left[address]);
            hand_cut_power(&hand, 0);
            if (with_take)
                bench_push(&hand.bench, HAND_TAKE);
            more = cut_amid(again);
            bench_release(&hand.bench, HAND_TAKE);
            cuts_amid_mending += more;
            if (!is_old_or_new(cut, again, with_take))
                return false;
        }
    return true;
}

static bool plays(void)
{
    struct led_rows rows;
    unsigned row;

    hand_tap(&hand, HAND_OK);
    return hand_look(&hand, &rows, &row) == SEES_TURN || hand_fault(&hand, "no game after a power cut");
}

// All torn values at a write, if there is such a write.
static bool tear_write(unsigned write, bool *more)
{
    const struct cut none = {0, 0};

    for (unsigned i = 0; i < sizeof torn_values; i++) {
        struct cut cut = {write, torn_values[i]};
        uint8_t left[EEPROM_BYTES];

        if (!tear(cut, more) || !*more)
            return is_new();
        for (uint16_t address = 0; address < EEPROM_BYTES; address++)
            left[address] = eeprom_read(&hand.bench.eeprom, address);
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

// Whatever an EEPROM holds, as that of a new chip: a menu comes up, and a game can be played.
static bool starts_with_anything(void)
{
    struct hand_setup is;
    unsigned row;

    for (unsigned tries = 0; tries < GARBAGE_TRIES; tries++) {
        for (uint16_t address = 0; address < EEPROM_BYTES; address++)
            eeprom_put(&hand.bench.eeprom, address, tries ? (uint8_t)hand_random(&hand, 256) : 0xff);
        cut_power(0);
        if (!hand_read_menu(&hand, &is, &row) || is.k < 1 || is.k > K_MAX)
            return hand_fault(&hand, "no menu with garbage in the EEPROM");
    }
    return true;
}

static void check_kept(void)
{
    bool good = keeps_all();
    unsigned muted, loud;

    tap_check(good && hand_is_well(&hand), "all variants, starts and levels are kept without power");
    hand_explain(&hand);
    loud = tones(LEVEL_PERFECT);
    muted = tones(LEVEL_PERFECT_MUTE);
    tap_check(loud > 3 && hand_is_well(&hand), "keys and stones are heard: %u tones", loud);
    hand_explain(&hand);
    tap_check(muted == 0, "mute, and still so after a power cut: %u tones", muted);
    good = starts_with_anything();
    tap_check(good && hand_is_well(&hand), "it starts with anything in its EEPROM");
    hand_explain(&hand);
}

static void check_cuts(void)
{
    unsigned writes = tear_all();

    tap_check(writes > 0 && hand_is_well(&hand),
              "power cut amid each of %u writes, anything in the byte, and %u cuts amid its mending: the old "
              "settings or the new ones",
              writes, cuts_amid_mending);
    hand_explain(&hand);
}

int main(int argc, char **argv)
{
    hand_open(&hand, argc > 1 ? argv[1] : "out/pocket/bouton.elf");
    if (argc < 3)
        check_kept();
    check_cuts();
    bench_close(&hand.bench);
    return tap_done();
}
