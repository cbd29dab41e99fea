// SPDX-License-Identifier: MIT
// What the pocket toy keeps without power: the settings, mute among them. A power cut amid the write of a
// byte leaves the old settings or the new ones, whatever is in that byte then.
//
//   pocket_settings [ELF]
#include "player/tap.h"
#include "pocket/hand.h"

enum { EEPROM_BYTES = 128, WRITES_MAX = 40, SETTLE_MS = 1000, START_MS = 600, K_MAX = 3, GARBAGE_TRIES = 50 };
enum { STEP_US = 200, STEPS = 1000 };

static struct hand hand;

static void cut_power(unsigned torn)
{
    toy_power_cycle(&hand.toy, LCD_8BIT, torn);
    toy_run_ms(&hand.toy, START_MS);
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
    toy_run_ms(&hand.toy, SETTLE_MS);
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
    toy_run_ms(&hand.toy, SETTLE_MS);
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

// The power goes amid write number `count` after TAKE has changed k, and the byte becomes `torn`. *more tells
// whether there was such a write.
static bool tear(unsigned count, unsigned torn, bool *more)
{
    const struct hand_setup old = {.k = 1, .level = LEVEL_PERFECT}, new = {.k = 2, .level = LEVEL_PERFECT};
    struct eeprom *eeprom = &hand.toy.eeprom;
    struct hand_setup is;
    unsigned row, writes;

    if (!hand_set_up(&hand, &old) || !hand_read_menu(&hand, &is, &row))
        return false;
    for (; row != 1; row = (row + 1) % LED_ROWS)
        hand_tap(&hand, HAND_NEXT);
    toy_run_ms(&hand.toy, SETTLE_MS);
    writes = eeprom->writes;
    toy_set_bounce(&hand.toy, 0);
    toy_push(&hand.toy, HAND_TAKE);
    for (unsigned step = 0; step < STEPS && eeprom->writes - writes < count; step++)
        machine_run_us(&hand.toy.machine, STEP_US);
    *more = eeprom->writes - writes == count;
    toy_release(&hand.toy, HAND_TAKE);
    cut_power(torn);
    if (!hand_read_menu(&hand, &is, &row))
        return false;
    if (!same(&is, &old) && !same(&is, &new))
        return hand_fault(&hand, "write %u torn to %02x: k = %u, level %u", count, torn, is.k, is.level);
    return *more || same(&is, &new) || hand_fault(&hand, "the new settings are not kept");
}

static unsigned tear_all(void)
{
    static const uint8_t values[] = {0x00, 0xff, 0x55, 0xaa, 0x04, 0x0f, 0xf0, 0x81, 0xfb, 0x7f};
    unsigned count = 1;
    bool more = true;

    for (; more && count < WRITES_MAX; count++)
        for (unsigned i = 0; i < sizeof values; i++)
            if (!tear(count, values[i], &more))
                return 0;
    return count - 2;
}

// Whatever an EEPROM holds, as that of a new chip: a menu comes up, and a game can be played.
static bool starts_with_anything(void)
{
    struct hand_setup is;
    unsigned row;

    for (unsigned tries = 0; tries < GARBAGE_TRIES; tries++) {
        for (uint16_t address = 0; address < EEPROM_BYTES; address++)
            eeprom_put(&hand.toy.eeprom, address, tries ? (uint8_t)hand_random(&hand, 256) : 0xff);
        cut_power(0);
        if (!hand_read_menu(&hand, &is, &row) || is.k < 1 || is.k > K_MAX)
            return hand_fault(&hand, "no menu with garbage in the EEPROM");
    }
    return true;
}

int main(int argc, char **argv)
{
    unsigned muted, loud, writes;
    bool good;

    hand_open(&hand, argc > 1 ? argv[1] : "out/pocket/bouton.elf");
    good = keeps_all();
    tap_check(good && hand_is_well(&hand), "all variants, starts and levels are kept without power");
    hand_explain(&hand);
    loud = tones(LEVEL_PERFECT);
    muted = tones(LEVEL_PERFECT_MUTE);
    tap_check(loud > 3 && hand_is_well(&hand), "keys and stones are heard: %u tones", loud);
    hand_explain(&hand);
    tap_check(muted == 0, "mute, and still so after a power cut: %u tones", muted);
    writes = tear_all();
    tap_check(writes > 0 && hand_is_well(&hand),
              "power cut amid each of %u writes, anything in the byte: the old "
              "settings or the new ones",
              writes);
    hand_explain(&hand);
    good = starts_with_anything();
    tap_check(good && hand_is_well(&hand), "it starts with anything in its EEPROM");
    hand_explain(&hand);
    toy_close(&hand.toy);
    return tap_done();
}
