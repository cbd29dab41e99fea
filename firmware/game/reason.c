// SPDX-License-Identifier: MIT
#include "game/reason.h"

#include "game/games.h"
#include "game/in_register.h"
#include "game/theory/bounded.h"
#include "game/theory/graph.h"
#include "game/theory/sum.h"

// The lower bits of a row are enum way, the upper ones tell which parts count.
enum {
    WAY = 0x0f,
    ODD_STEPS = 0x10, // those of steps 1, 3, 5, ...
    OWN_MEN = 0x20,   // the men of the player to move
    NOT_EMPTY = 0x40, // those above 0
    IN_TURNS = 0x80,  // all, in turns
};

static const FLASH uint8_t rows[GAME_COUNT] = {
    [GAME_NIM] = BY_XOR,
    [GAME_MNIM] = BY_XOR,
    [GAME_MOORE] = BY_COLUMNS,
    [GAME_MMOORE] = BY_COLUMNS,
    [GAME_TAKE] = BY_REMAINDER,
    [GAME_MTAKE] = BY_REMAINDER,
    [GAME_SUB] = BY_SEARCH,
    [GAME_MSUB] = BY_SEARCH,
    [GAME_SUBSUM] = BY_VALUES,
    [GAME_MSUBSUM] = BY_VALUES,
    [GAME_MIXED] = BY_VALUES,
    [GAME_MMIXED] = BY_VALUES,
    [GAME_WYTHOFF] = BY_PAIRS,
    [GAME_FIB] = BY_ZECKENDORF,
    [GAME_DYN1] = BY_POWER,
    [GAME_STAIR] = BY_XOR | ODD_STEPS,
    [GAME_NIMBLE] = BY_XOR,
    [GAME_TURTLE_OPT] = BY_XOR | NOT_EMPTY,
    [GAME_TURTLE_MAN] = BY_XOR | NOT_EMPTY,
    [GAME_TURTLE_EDGE] = BY_XOR | NOT_EMPTY,
    [GAME_NORTHCOTT] = BY_XOR | OWN_MEN,
    [GAME_NORTHCOTTR] = BY_XOR | OWN_MEN,
    [GAME_SOS] = BY_SEARCH | NOT_EMPTY,
    [GAME_DIVIDE] = BY_PARITY,
    [GAME_BNIM] = BY_COLUMNS | IN_TURNS,
    [GAME_POJ2315] = BY_COLUMNS | IN_TURNS,
    [GAME_DAG] = BY_VALUES,
    [GAME_MDAG] = BY_SEARCH,
    [GAME_EVERYSG] = BY_STEPS,
    [GAME_CHOMP] = BY_SEARCH | NOT_EMPTY,
};

struct reason reason;

// noinline: saves flash.
__attribute__((noinline)) static void add(stones_t number)
{
    struct reason *const found = IN_REGISTER(&reason);
    if (found->divisor)
        number %= found->divisor;
    if (number > 1)
        found->big++;
    found->number[found->count++] = number;
}

// Without a cap the smallest part is the smallest winning take. Takes the whole heap from the position.
static void add_parts_of_heap(const FLASH struct game *game, struct position *rest)
{
    for (rest->cap = rest->stones; rest->stones;) {
        const stones_t smallest = game->winning(rest, 0, 0);
        add(smallest);
        rest->stones -= smallest;
    }
}

// Adds the Grundy values of a sum (sum.h), steps, or else the parts themselves.
static void add_parts(const FLASH struct game *game, const struct position *position, uint8_t row)
{
    const FLASH struct sum *sum = 0;
    if (game->theory == SUM)
        sum = game->sum;
    else if (reason.way == BY_STEPS)
        sum = &graph_sum;
    if (sum)
        game_verdict(game, position); // prepares the values
    for (uint8_t i = row & OWN_MEN ? position->white : 0; i < position->count; i++) {
        const part_t part = position->part[i];
        if (part || !(row & NOT_EMPTY))
            add(sum ? sum->value(position, i, 0) : part);
        if (row & (ODD_STEPS | OWN_MEN))
            i++;
    }
}

// Returns the ending of misere play.
static uint8_t misere_ending(uint8_t k)
{
    if (reason.way == BY_SEARCH)
        return NO_ENDING;
    if (reason.way == BY_REMAINDER)
        return REMAINDER_ONE;
    if (reason.big > k)
        return NOT_YET;
    return reason.big ? CAN_LEAVE_ONES : ONLY_ONES;
}

void reason_find(const FLASH struct game *game, const struct position *position)
{
    const uint8_t row = rows[game - games];
    struct position counted = *position; // what the reason is about
    struct reason *const found = IN_REGISTER(&reason);
    found->way = row & WAY;
    found->ending = NO_ENDING;
    found->count = 0;
    found->divisor = 0;
    found->big = 0;
    if (row & IN_TURNS) {
        bounded_in_turns(position, &counted);
        if (bounded_formula_holds(&counted))
            reason.divisor = counted.most + (stones_t)1;
        else
            reason.way = BY_SEARCH;
    }
    if (reason.way == BY_REMAINDER) {
        reason.divisor = counted.cap + 1;
        add(counted.stones);
    } else if (reason.way == BY_ZECKENDORF || reason.way == BY_POWER) {
        add_parts_of_heap(game, &counted);
    } else {
        add_parts(game, &counted, row);
    }
    if (counted.misere)
        reason.ending = misere_ending(counted.k);
}

bool reason_has(uint8_t step)
{
    const uint8_t way = reason.way;

    if (step < STEP_BINARY || step > STEP_END)
        return true;
    if (step <= STEP_COLUMNS)
        return way <= BY_COLUMNS;
    if (step == STEP_VALUES)
        return way == BY_VALUES;
    if (step == STEP_REMAINDER)
        return reason.divisor || way == BY_PARITY;
    if (step == STEP_SPLIT)
        return way >= BY_ZECKENDORF && way <= BY_PAIRS;
    return reason.ending;
}
