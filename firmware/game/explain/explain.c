// SPDX-License-Identifier: MIT
#include "game/explain/facts.h"
#include "game/games.h"

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
