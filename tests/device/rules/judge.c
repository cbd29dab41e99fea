// SPDX-License-Identifier: MIT
#include "judge.h"

#include "ui/ui.h" // START_RANDOM

#include <string.h>

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

static void compare(struct judge *judge, struct person *person, const struct ram *now)
{
    const struct ram *before = &judge->ram;
    const bool comes = before->nobody && !now->nobody; // a human, to a new game

    if (now->screen == SCREENS || now->row >= game_count) {
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

void judge_pass(struct judge *judge, struct person *person)
{
    uint8_t state[RAM_STATE_BYTES];
    struct ram now;
    const uint64_t cycle = machine_now(&person->toy.machine), gap = cycle - judge->pass;

    judge->longest_gap = judge->pass && gap > judge->longest_gap ? gap : judge->longest_gap;
    judge->pass = cycle;
    ram_state(&person->toy.machine, state);
    if (judge->is_known && !memcmp(state, judge->state, sizeof state))
        return;
    memcpy(judge->state, state, sizeof state);
    ram_read(&person->toy.machine, &now);
    if (judge->is_known)
        compare(judge, person, &now);
    judge->ram = now;
    judge->is_known = true;
}
