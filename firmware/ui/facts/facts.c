// SPDX-License-Identifier: MIT
#include "ui/screens/shared_screens.h"

#include "ui/screens/board_view.h"

// Messages that explain facts, indexed by enum step_kind
static const FLASH uint8_t messages[FACTS] = {
    [FACT_FROM] = MSG_FACT_FROM,
    [FACT_BELOW] = MSG_FACT_BELOW,
    [FACT_REST] = MSG_WHY_REST,
    [FACT_LOST] = MSG_FACT_LOST,
    [FACT_LOST_TWO] = MSG_FACT_LOST_TWO,
    [FACT_LOST_RUN] = MSG_FACT_LOST_RUN,
    [FACT_BY] = MSG_FACT_BY,
    [FACT_MISSING] = MSG_FACT_MISSING,
    [FACT_ZEROS] = MSG_FACT_ZEROS,
    [FACT_COIN] = MSG_FACT_COIN,
    [FACT_PROLONGS] = MSG_FACT_PROLONGS,
    [FACT_SHORTENS] = MSG_FACT_SHORTENS,
    [FACT_LASTS] = MSG_FACT_LASTS,
    [FACT_MOVER_ENDS] = MSG_FACT_MOVER_ENDS,
    [FACT_OTHER_ENDS] = MSG_FACT_OTHER_ENDS,
    [FACT_FEW] = MSG_FACT_FEW,
    [FACT_UP_TO] = MSG_FACT_UP_TO,
    [FACT_BIG] = MSG_FACT_BIG,
    [FACT_LATER_ODD] = MSG_FACT_LATER_ODD,
    [FACT_LATER_ONES] = MSG_FACT_LATER_ONES,
    [FACT_LATER_COUNT] = MSG_FACT_LATER_COUNT,
    [FACT_TOOK] = MSG_FACT_TOOK,
    [FACT_COMPLETES_S] = MSG_FACT_COMPLETES_S,
    [FACT_COMPLETES_O] = MSG_FACT_COMPLETES_O,
    [FACT_TRAP] = MSG_FACT_TRAP,
    [FACT_FILLS] = MSG_FACT_FILLS,
    [FACT_FREE] = MSG_FACT_FREE,
    [FACT_NO_TRAP] = MSG_FACT_NO_TRAP,
    [FACT_O_STOPS] = MSG_FACT_O_STOPS,
    [FACT_MIRROR] = MSG_FACT_MIRROR,
    [FACT_ARMS] = MSG_FACT_ARMS,
    [FACT_TWO_ROWS] = MSG_FACT_TWO_ROWS,
    [FACT_TWO_COLUMNS] = MSG_FACT_TWO_COLUMNS,
    [FACT_POISON] = MSG_FACT_POISON,
    [FACT_CORNER] = MSG_FACT_CORNER,
};

// Shows piles: the Grundy values after moves, or the heap mod the period.
static void show_piles(const struct reason_step *step, struct view *view)
{
    struct position *const shown = &view->position;
    uint8_t count = 0;
    if (step->kind == FACT_MISSING) {
        stones_t values = step->number[2];
        for (uint8_t value = 0; values; value++, values >>= 1)
            if (values & 1)
                shown->part[count++] = value;
    } else {
        shown->part[count++] = shown->stones % step->number[2];
    }
    show_as_piles(view, count);
}

void facts_show(const struct reason_step *step, struct view *view)
{
    const uint8_t kind = step->kind;
    if (kind == FACT_MISSING || (kind >= FACT_REST && kind <= FACT_LOST_RUN && step->number[2]))
        show_piles(step, view);
    view->number[2] = step->number[2];
    show_numbers(view, messages[kind], step->number[0], step->number[1]);
}
