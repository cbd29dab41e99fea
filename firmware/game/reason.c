// SPDX-License-Identifier: MIT
#include "game/reason.h"

#include "game/games.h"
#include "game/theory/bounded.h"
#include "game/theory/graph.h"
#include "game/theory/heap.h"
#include "game/theory/sum.h"
#include "game/theory/wythoff.h"

// The lower bits of a row's `way` are enum way, the upper ones tell which parts count.
enum {
    WAY = 0x0f,
    PLACES = 0x10,    // with their places
    ODD_STEPS = 0x20, // those of steps 1, 3, 5, ...
    OWN_MEN = 0x40,   // the men of the player to move
    NOT_EMPTY = 0x80  // those above 0
};

// Without `fill` the numbers are the Grundy values of a sum (sum.h), or else the parts.
static const FLASH struct row {
    uint8_t way;
    // Adds the numbers, and may set the way and the divisor.
    void (*fill)(const struct position *position, struct reason *reason);
} rows[GAME_COUNT] = {
    [GAME_NIM] = {BY_XOR, 0},
    [GAME_MNIM] = {BY_XOR, 0},
    [GAME_MOORE] = {BY_COLUMNS, 0},
    [GAME_MMOORE] = {BY_COLUMNS, 0},
    [GAME_TAKE] = {BY_REMAINDER, heap_reason},
    [GAME_MTAKE] = {BY_REMAINDER, heap_reason},
    [GAME_SUB] = {BY_SEARCH, heap_reason},
    [GAME_MSUB] = {BY_SEARCH, heap_reason},
    [GAME_SUBSUM] = {BY_VALUES, 0},
    [GAME_MSUBSUM] = {BY_VALUES, 0},
    [GAME_MIXED] = {BY_VALUES, 0},
    [GAME_MMIXED] = {BY_VALUES, 0},
    [GAME_WYTHOFF] = {BY_PAIRS, wythoff_reason},
    [GAME_FIB] = {BY_ZECKENDORF, split_reason},
    [GAME_DYN1] = {BY_POWER, split_reason},
    [GAME_STAIR] = {BY_XOR | ODD_STEPS | PLACES, 0},
    [GAME_NIMBLE] = {BY_XOR, 0},
    [GAME_TURTLE_OPT] = {BY_XOR | NOT_EMPTY | PLACES, 0},
    [GAME_TURTLE_MAN] = {BY_XOR | NOT_EMPTY | PLACES, 0},
    [GAME_TURTLE_EDGE] = {BY_XOR | NOT_EMPTY | PLACES, 0},
    [GAME_NORTHCOTT] = {BY_XOR | OWN_MEN, 0},
    [GAME_NORTHCOTTR] = {BY_XOR | OWN_MEN, 0},
    [GAME_SOS] = {BY_SEARCH | PLACES | NOT_EMPTY, 0},
    [GAME_DIVIDE] = {BY_PARITY, 0},
    [GAME_BNIM] = {BY_COLUMNS, bounded_reason},
    [GAME_POJ2315] = {BY_COLUMNS, bounded_reason},
    [GAME_DAG] = {BY_VALUES, 0},
    [GAME_MDAG] = {BY_SEARCH, 0},
    [GAME_EVERYSG] = {BY_STEPS | PLACES, everysg_reason},
    [GAME_CHOMP] = {BY_SEARCH | NOT_EMPTY, 0},
};

void reason_add(struct reason *reason, stones_t from, stones_t number)
{
    struct item *const item = &reason->item[reason->count];

    if (reason->divisor)
        number %= reason->divisor;
    item->from = from;
    item->number = number;
    reason->sum ^= number;
    if (number > 1)
        reason->big++;
    while (reason->top <= number >> 1)
        reason->top <<= 1;
    reason->from_count = ++reason->count;
}

static part_t part_itself(const struct position *position, uint8_t part, choice_t number)
{
    (void)number;
    return position->part[part];
}

const FLASH struct sum reason_parts = {.value = part_itself};

void reason_add_parts(const struct position *position, const FLASH struct sum *sum, uint8_t counted,
                      struct reason *reason)
{
    uint8_t i = counted & OWN_MEN ? position->white : 0;

    for (; i < position->count; i++) {
        const part_t part = position->part[i];
        if (part || !(counted & NOT_EMPTY))
            reason_add(reason, counted & PLACES ? i + (part_t)1 : part, sum->value(position, i, 0));
        if (counted & (ODD_STEPS | OWN_MEN))
            i++;
    }
}

void reason_find(const FLASH struct game *game, const struct position *position, struct reason *reason)
{
    const FLASH struct row *const row = &rows[game - games];
    const uint8_t flags = row->way;

    *reason = (struct reason){.way = flags & WAY, .has_places = flags & PLACES, .top = 1};
    reason->k = position->k;
    reason->modulus = reason->k + 1;
    if (reason->way == BY_PARITY)
        reason->divisor = 2;
    if (row->fill) {
        row->fill(position, reason);
    } else if (game->theory == SUM) {
        game_verdict(game, position); // prepares the values
        reason_add_parts(position, game->sum, flags, reason);
    } else {
        reason_add_parts(position, &reason_parts, flags, reason);
    }
    if (!position->misere || reason->way == BY_SEARCH)
        return;
    if (reason->way == BY_REMAINDER) {
        reason->modulus = reason->divisor;
        reason->ending = REMAINDER_ONE;
    } else if (reason->big) {
        reason->ending = reason->big > position->k ? NOT_YET : CAN_LEAVE_ONES;
    } else {
        reason->ending = ONLY_ONES;
    }
}

bool reason_has(const struct reason *reason, uint8_t step)
{
    const uint8_t way = reason->way;

    if (step < STEP_BINARY || step > STEP_END)
        return true;
    if (step <= STEP_COLUMNS)
        return way <= BY_COLUMNS;
    if (step == STEP_VALUES)
        return way == BY_VALUES;
    if (step == STEP_REMAINDER)
        return reason->divisor;
    if (step == STEP_SPLIT)
        return way >= BY_ZECKENDORF && way <= BY_PAIRS;
    return reason->ending;
}
