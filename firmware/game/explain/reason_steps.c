// SPDX-License-Identifier: MIT
// The steps of a reason: each kind is a row, with the ways that have it and a function for its numbers.
#include "game/explain/facts.h"
#include "game/games.h"
#include "game/rules/rules.h"
#include "game/explain/reason.h"

static bool numbers(const struct reason *reason, const struct position *position, struct step *step)
{
    step->number[0] = reason->way == BY_SEARCH ? moves_count(reason->game, position) : reason->base;
    return !step->part;
}

static bool method(const struct reason *reason, const struct position *position, struct step *step)
{
    step->number[0] = position->k + (stones_t)1;
    if (reason->way == BY_ZECKENDORF || reason->way == BY_POWER) {
        step->number[0] = reason->number[0];
        step->number[1] = position->cap;
    }
    return !step->part;
}

static bool column(const struct reason *reason, const struct position *position, struct step *step)
{
    part_t bit = 1;
    while (bit <= reason->any >> 1)
        bit <<= 1;
    for (uint8_t part = step->part; part; part--)
        bit >>= 1;
    if (!bit || bit > reason->any)
        return false;
    part_t ones = 0;
    for (uint8_t i = 0; i < reason->count; i++)
        if (reason->number[i] & bit)
            ones++;
    step->number[0] = bit;
    step->number[1] = ones;
    step->number[2] = ones % (part_t)(position->k + 1);
    return true;
}

static bool rule(const struct reason *reason, const struct position *position, struct step *step)
{
    (void)position;
    step->number[0] = reason->ending > NOT_YET;
    return !step->part;
}

static bool end(const struct reason *reason, const struct position *position, struct step *step)
{
    (void)position;
    step->number[0] = reason->ending;
    return reason->ending && !step->part;
}

#define WAY_BIT(way) (1u << (way))
enum {
    ANY_WAY = WAY_BIT(WAYS) - 1,
    COUNTS_ONES = WAY_BIT(BY_XOR) | WAY_BIT(BY_COLUMNS) | WAY_BIT(BY_BOUNDED) | WAY_BIT(BY_VALUES)
};

// The ways that have a step of the kind, and the function that sets its numbers
struct kind {
    uint16_t ways;
    bool (*find)(const struct reason *reason, const struct position *position, struct step *step);
};

static const FLASH struct kind kinds[STEP_KINDS] = {
    [STEP_FACT] = {ANY_WAY, fact_step},
    [STEP_NUMBERS] = {ANY_WAY, numbers},
    [STEP_METHOD] = {ANY_WAY, method},
    [STEP_COLUMN] = {COUNTS_ONES, column},
    [STEP_RULE] = {ANY_WAY, rule},
    [STEP_END] = {ANY_WAY, end},
    [STEP_REPLY] = {WAY_BIT(BY_SEARCH), reply_step},
};
_Static_assert(WAYS <= 16, "a bit for each way");

bool reason_step(const struct reason *reason, const struct position *position, struct step *step)
{
    const FLASH struct kind *const kind = &kinds[step->kind];
    return kind->ways & WAY_BIT(reason->way) && kind->find(reason, position, step);
}

bool reason_next(const struct reason *reason, const struct position *position, struct step *step)
{
    if (step->kind == STEP_KINDS)
        *step = (struct step){.after = step->after};
    else
        step->part++;
    while (!reason_step(reason, position, step)) {
        step->part = 0;
        if (++step->kind == STEP_KINDS)
            return false;
    }
    return true;
}

bool reason_previous(const struct reason *reason, const struct position *position, struct step *step)
{
    if (step->part) {
        step->part--;
        return reason_step(reason, position, step);
    }
    const uint8_t kind = step->kind;
    struct step before = {.kind = STEP_KINDS, .after = step->after};
    *step = before;
    while (reason_next(reason, position, step) && step->kind != kind)
        before = *step;
    *step = before;
    return before.kind < STEP_KINDS;
}
