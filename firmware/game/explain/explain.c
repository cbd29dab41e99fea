// SPDX-License-Identifier: MIT
#include "game/explain/facts.h"
#include "game/games.h"
#include "game/moves.h"

bool send_step(struct steps *steps, enum step_kind kind, stones_t first, stones_t second)
{
    steps->step.kind = kind;
    steps->step.number[0] = first;
    steps->step.number[1] = second;
    return !steps->sink(&steps->step, steps->context);
}

static bool send_facts(struct steps *steps)
{
    const FLASH struct game *const game = steps->step.reason->game;
    const FLASH struct fact_row *row = fact_set.rows;
    while (row->game && row->game != game)
        row++;
    return row->game && !game_is_over(game, steps->position) && row->send(steps);
}

// Sends the numbers of the reason, and what is done with them.
static bool send_numbers(struct steps *steps)
{
    const struct reason *const reason = steps->step.reason;
    const bool is_split = reason->way == BY_ZECKENDORF || reason->way == BY_POWER;
    const stones_t groups = steps->position->k + (stones_t)1;
    const stones_t base =
        reason->way == BY_SEARCH ? moves_count(reason->game, steps->step.after) : reason->base;
    return send_step(steps, STEP_NUMBERS, base, 0) ||
           (is_split ? send_step(steps, STEP_METHOD, reason->number[0], steps->position->cap)
                     : send_step(steps, STEP_METHOD, groups, 0));
}

static bool send_columns(struct steps *steps)
{
    const struct reason *const reason = steps->step.reason;
    if (reason->way > BY_VALUES)
        return false;
    part_t bit = 1;
    while (bit <= reason->any >> 1)
        bit <<= 1;
    for (; bit && bit <= reason->any; bit >>= 1) {
        part_t ones = 0;
        for (uint8_t i = 0; i < reason->count; i++)
            if (reason->number[i] & bit)
                ones++;
        steps->step.number[2] = ones % (part_t)(steps->position->k + 1);
        if (send_step(steps, STEP_COLUMN, bit, ones))
            return true;
    }
    return false;
}
_Static_assert(BY_XOR < BY_COLUMNS && BY_COLUMNS < BY_BOUNDED && BY_BOUNDED < BY_VALUES &&
                   BY_VALUES < BY_STEPS,
               "the ways that count ones are first");

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
