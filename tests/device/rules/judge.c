// SPDX-License-Identifier: MIT
#include "judge.h"

#include "tap.h"
#include "ui/screens/settings.h" // START_RANDOM

#include <string.h>

enum { EACH_TIME = ~IRQ_FLAG_FILTERED };

static bool is_start(const struct ram *ram)
{
    const struct game *game = &games[ram->row];
    struct position start;

    for (uint8_t i = 0; game_start(game, i, &start); i++) {
        if (game->params == PARAM_K)
            start.k = ram->position.k;
        if (same_position(&start, &ram->position))
            return true;
    }
    for (uint8_t i = 0; i < ram->position.count; i++)
        if (ram->position.part[i] > PART_MAX)
            return false;
    return ram->start >= START_RANDOM && !game_is_over(game, &ram->position);
}

static bool is_game(enum screen_kind screen)
{
    return screen == PLAY || screen == REPLY;
}

static void compare(struct judge *judge, const struct ram *now)
{
    struct person *person = judge->person;
    const struct ram *before = &judge->ram;
    const bool comes = before->nobody && !now->nobody; // a human, to a new game

    if (now->screen == OTHER_SCREEN || now->row >= GAME_COUNT) {
        person_fault(person, "no screen, or no game");
    } else if (!comes && is_game(before->screen) && (is_game(now->screen) || now->screen == RESULT)) {
        if (same_position(&before->position, &now->position))
            return; // another screen
        judge->moves++;
        if (!is_one_move(&games[now->row], &before->position, &now->position))
            person_fault(person, "%s: no legal move leads to this position", games[now->row].name);
    } else if (is_game(now->screen)) {
        judge->starts++;
        if (!is_start(now))
            person_fault(person, "%s: a match begins at no start position", games[now->row].name);
    }
}

static void look(struct avr_irq_t *irq, uint32_t value, void *user)
{
    struct judge *judge = user;
    const struct machine *machine = &judge->person->bench.machine;
    uint8_t state[RAM_STATE_BYTES];
    struct ram now;
    const uint64_t cycle = machine_now(machine), gap = cycle - judge->pass;

    (void)irq;
    (void)value;
    judge->longest_gap = judge->pass && gap > judge->longest_gap ? gap : judge->longest_gap;
    judge->pass = cycle;
    ram_state(machine, state);
    if (judge->is_known && !memcmp(state, judge->state, sizeof state))
        return;
    memcpy(judge->state, state, sizeof state);
    ram_read(machine, &now);
    if (judge->is_known)
        compare(judge, &now);
    judge->ram = now;
    judge->is_known = true;
}

// A ladder is read by the ADC, pins also where they read the same as before.
void judge_open(struct judge *judge, struct person *person)
{
    struct avr_irq_t *read = person->bench.key_ops->looks(&person->bench);

    *judge = (struct judge){.person = person};
    read->flags &= (uint8_t)EACH_TIME;
    avr_irq_register_notify(read, look, judge);
}

void judge_check_gaps(const struct judge *judge, unsigned most_ms)
{
    const double ms = (double)judge->longest_gap * 1000 / judge->person->bench.machine.avr->frequency;

    tap_check(judge->longest_gap && ms <= most_ms, "at most %.1f ms between two looks at the keys", ms);
}
