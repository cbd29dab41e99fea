// SPDX-License-Identifier: MIT
// Minutes of random keys in every game of the menu. At each pass of the main loop the position is the one
// before, or a legal move away from it, or a start; no screen gets stuck, keys never wait, the stack stays
// within its bound.
//
//   every_keys [ELF [MINUTES [GAME]]]   of each game, by default 10; or of this game alone
#include "rules/judge.h"

#include "player/tap.h"

#include <simavr/avr_adc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    MINUTES = 10,
    ROUNDS = 4, // a minute; each begins in the menu
    ROUND_MS = 60000 / ROUNDS,
    PASS_MAX_MS = 7, // 5 for the longest piece of work, and a tick
    TURN_MAX_MS = 30000,
    SLICE_MS = 100,
    DOWN_MAX_MS = 100,
    CHORD_MAX_MS = 300,
    HOLD_MAX_MS = 1500,
    PAUSE_MAX_MS = 1000,
    K_MIN = 2,
    MEMORY_MAX = 1024,
};

static struct person person;
static struct judge judge;

// Once a pass of the main loop, when it looks at the keys.
static void watch(struct avr_irq_t *irq, uint32_t value, void *user)
{
    (void)irq;
    (void)value;
    (void)user;
    judge_pass(&judge, &person);
}

static void press_two(void)
{
    const enum ladder_key one = (enum ladder_key)person_random(&person, LADDER_KEYS);
    const enum ladder_key two = (enum ladder_key)person_random(&person, LADDER_KEYS);

    person_push(&person, one);
    toy_run_ms(&person.toy, person_random(&person, CHORD_MAX_MS));
    person_push(&person, two);
    toy_run_ms(&person.toy, person_random(&person, CHORD_MAX_MS));
    person_release(&person, one);
    person_release(&person, two);
}

static void press_something(void)
{
    const enum ladder_key key = (enum ladder_key)person_random(&person, LADDER_KEYS);
    const unsigned kind = person_random(&person, 32);

    if (kind == 0)
        person_press(&person, key, person_random(&person, HOLD_MAX_MS));
    else if (kind <= 4)
        press_two();
    else
        person_press(&person, key, person_random(&person, DOWN_MAX_MS));
    if (kind % 8 == 0)
        toy_run_ms(&person.toy, person_random(&person, PAUSE_MAX_MS));
}

static bool begin(const struct match *match)
{
    if (!person_choose(&person, match))
        return false;
    person_tap(&person, LADDER_OK);
    return true;
}

// Left alone the machine moves, and then waits.
static bool comes_to_rest(void)
{
    for (unsigned waited = 0; person_look(&person)->screen == REPLY; waited += SLICE_MS) {
        if (waited >= TURN_MAX_MS)
            return person_fault(&person, "no end of the machine's turn");
        toy_run_ms(&person.toy, SLICE_MS);
    }
    return true;
}

static bool play_round(uint8_t row, unsigned round)
{
    struct machine *machine = &person.toy.machine;
    struct match match = {.row = row, .k = K_MIN + round % 3, .machine_first = round & 1};
    struct position start;

    if (row < game_count && !game_start(&games[row], round % 4, &start))
        return true;
    match.start = round % 4;
    if (!begin(&match))
        return false;

    const uint64_t end = machine_now(machine) + machine_cycles(machine, ROUND_MS * 1000000ull);

    while (machine_now(machine) < end && !person.error[0])
        press_something();
    toy_run_ms(&person.toy, HOLD_MAX_MS);
    return comes_to_rest() && person_is_well(&person);
}

static const char *name_of(uint8_t row)
{
    return row < game_count ? games[row].name : "Morra";
}

static void check(uint8_t row, unsigned minutes)
{
    bool good = true;

    judge.moves = judge.starts = 0;
    judge.longest_gap = 0;
    for (unsigned round = 0; round < ROUNDS * minutes && good; round++)
        good = play_round(row, round);
    good = good && begin(&(struct match){.row = row, .k = K_MIN, .machine_first = true}) && comes_to_rest() &&
           person_menu(&person) && !person.error[0];
    tap_check(good, "%s: %u minutes of random keys, %u moves, %u starts", name_of(row), minutes, judge.moves,
              judge.starts);
    person_explain(&person);

    const double ms = (double)judge.longest_gap * 1000 / person.toy.machine.avr->frequency;

    tap_check(ms <= PASS_MAX_MS, "at most %.1f ms between two looks at the keys", ms);
}

int main(int argc, char **argv)
{
    person_open(&person, "uno", argc > 1 ? argv[1] : "out/uno/bouton.elf");
    avr_irq_register_notify(avr_io_getirq(person.toy.machine.avr, AVR_IOCTL_ADC_GETIRQ, ADC_IRQ_OUT_TRIGGER),
                            watch, NULL);

    const unsigned minutes = argc > 2 ? (unsigned)atoi(argv[2]) : MINUTES;

    for (uint8_t row = 0; row <= game_count; row++)
        if (argc <= 3 || !strcmp(argv[3], name_of(row)))
            check(row, minutes);
    tap_check(!person.toy.machine.watchdog_resets, "no reset");

    person_check_memory(&person, MEMORY_MAX);
    toy_close(&person.toy);
    return tap_done();
}
