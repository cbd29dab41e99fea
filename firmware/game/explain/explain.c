// SPDX-License-Identifier: MIT
#include "game/explain/facts.h"
#include "game/games.h"
#include "game/rules/rules.h"

// Sends the steps STEP_NUMBERS and STEP_METHOD.
static bool send_numbers(struct steps *steps)
{
    const struct reason *const reason = steps->step.reason;
    const bool is_split = reason->way == BY_ZECKENDORF || reason->way == BY_POWER;
    const stones_t base =
        reason->way == BY_SEARCH ? moves_count(reason->game, steps->step.after) : reason->base;
    return send_step(steps, STEP_NUMBERS, base, 0) ||
           send_step(steps, STEP_METHOD, is_split ? reason->number[0] : steps->position->k + (stones_t)1,
                     steps->position->cap);
}

// Sends each STEP_COLUMN.
static bool send_columns(struct steps *steps)
{
    const struct reason *const reason = steps->step.reason;
    if (reason->way > BY_VALUES) // theorems after BY_VALUES need no binary columns
        return false;
    part_t bit = reason->any;
    while (bit & (bit - 1)) // leaves only the highest set bit
        bit &= bit - 1;
    for (; bit; bit >>= 1) {
        part_t ones = 0;
        for (uint8_t i = reason->count; i--;)
            if (reason->number[i] & bit)
                ones++;
        steps->step.number[2] = ones % (part_t)(steps->position->k + 1);
        if (send_step(steps, STEP_COLUMN, bit, ones))
            return true;
    }
    return false;
}

static bool send_facts(struct steps *steps)
{
    const FLASH struct game *const game = steps->step.reason->game;
    if (game_is_over(game, steps->position))
        return false;
    for (const FLASH struct fact_row *row = fact_set.rows; row->game; row++)
        if (row->game == game && row->send(steps))
            return true;
    return false;
}

void explain(const FLASH struct game *game, const struct position *position, const struct move *move,
             explain_sink_t *sink, void *context)
{
    struct reason reason;
    struct position counted = *position, after = *position;
    struct steps steps = {&counted, sink, context, {.kind = STEP_KINDS, .reason = &reason, .after = &after}};
    if (game_is_move(move))
        game_play(&after, move);
    reason_find(game, &counted, &reason);
    const uint8_t ending = reason.ending;
    if (send_facts(&steps))
        return;
    const bool has_replies = fact_set.has_replies && reason.way == BY_SEARCH &&
                             (steps.step.kind == STEP_KINDS || steps.step.kind == FACT_CORNER);
    steps.step.is_after = false;
    if (send_numbers(&steps) || send_columns(&steps))
        return;
    counted = after;
    reason_find(game, &counted, &reason);
    steps.step.is_after = true;
    if (send_step(&steps, STEP_RULE, reason.ending > NOT_YET, 0) ||
        (ending && send_step(&steps, STEP_END, ending, 0)))
        return;
    for (uint8_t number = 1; has_replies && number <= REPLIES_MAX; number++)
        if (send_step(&steps, STEP_REPLY, number, 0))
            return;
}
