// SPDX-License-Identifier: MIT
// If this test fails, the menu offers a start position that cannot be played. The start positions of all
// games: exactly these, and each is playable.
#include "check.h"
#include "game/rules/rules.h"
#include "game/games.h"
#include "game/game.h"

// Each line: name and parameters, a colon, then the parts, or a heap with its cap
static const FLASH char wanted[] = "nim: 3 4 5\n"
                                   "nim: 1 3 5 7\n"
                                   "nim: 3 5 7\n"
                                   "mnim: 3 4 5\n"
                                   "mnim: 1 3 5 7\n"
                                   "mnim: 3 5 7\n"
                                   "moore 2: 3 4 5\n"
                                   "moore 2: 1 3 5 7\n"
                                   "moore 2: 3 5 7\n"
                                   "mmoore 2: 3 4 5\n"
                                   "mmoore 2: 1 3 5 7\n"
                                   "mmoore 2: 3 5 7\n"
                                   "take 3: 21\n"
                                   "take 4: 30\n"
                                   "take 7: 60\n"
                                   "mtake 3: 21\n"
                                   "mtake 4: 30\n"
                                   "mtake 7: 60\n"
                                   "sub 1 3 4: 33\n"
                                   "sub 1 3 4: 20\n"
                                   "sub 2 5 7: 50\n"
                                   "msub 1 3 4: 33\n"
                                   "msub 1 3 4: 20\n"
                                   "msub 2 5 7: 50\n"
                                   "subsum 1 3 4: 10 12 15\n"
                                   "subsum 1 4: 8 9 11\n"
                                   "msubsum 1 3 4: 10 12 15\n"
                                   "msubsum 1 4: 8 9 11\n"
                                   "mixed: 7 8 9\n"
                                   "mixed: 6 5 3\n"
                                   "mixed: 10 7 5 6\n"
                                   "mmixed: 7 8 9\n"
                                   "mmixed: 6 5 3\n"
                                   "mmixed: 10 7 5 6\n"
                                   "wythoff: 5 8\n"
                                   "wythoff: 12 20\n"
                                   "wythoff: 10 14\n"
                                   "fib: 20 19\n"
                                   "fib: 50 49\n"
                                   "fib: 21 20\n"
                                   "dyn1: 20 19\n"
                                   "dyn1: 50 49\n"
                                   "dyn1: 32 31\n"
                                   "stair: 1 2 3 4 5\n"
                                   "stair: 3 1 4 1\n"
                                   "stair: 2 0 5 3 7 1\n"
                                   "nimble: 2 5 9 12\n"
                                   "nimble: 1 3 5 7\n"
                                   "nimble: 3 3 8 10 15\n"
                                   "turtle_opt: 1 0 1 1\n"
                                   "turtle_opt: 0 1 1 0 1 0 0 1\n"
                                   "turtle_opt: 0 1 0 0 1 0 0 0 1 0 1 0\n"
                                   "turtle_man: 1 0 1 1\n"
                                   "turtle_man: 0 1 1 0 1 0 0 1\n"
                                   "turtle_man: 0 1 0 0 1 0 0 0 1 0 1 0\n"
                                   "turtle_edge: 1 0 1 1\n"
                                   "turtle_edge: 0 1 1 0 1 0 0 1\n"
                                   "turtle_edge: 0 1 0 0 1 0 0 0 1 0 1 0\n"
                                   "northcott 9: 1 9 2 7 8 4 3 5\n"
                                   "northcott 8: 1 8 7 2 3 6\n"
                                   "northcottr 9: 1 9 2 7 8 4 3 5\n"
                                   "northcottr 8: 1 8 7 2 3 6\n"
                                   "sos 7: 0 0 0 0 0 0 0\n"
                                   "sos 9: 0 0 0 0 0 0 0 0 0\n"
                                   "sos 11: 0 0 0 0 0 0 0 0 0 0 0\n"
                                   "sos 14: 0 0 0 0 0 0 0 0 0 0 0 0 0 0\n"
                                   "sos 16: 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0\n"
                                   "sos 8: 0 0 0 0 0 0 0 0\n"
                                   "divide: 5 8\n"
                                   "divide: 9 7\n"
                                   "divide: 20 13\n"
                                   "bnim 2 1: 1 1 1 2\n"
                                   "bnim 2 3: 3 5 7 9\n"
                                   "bnim 3 4: 5 6 7 8 9\n"
                                   "poj2315 2 10 1: 6 6 6 12\n"
                                   "poj2315 1 20 1: 30 45 60\n"
                                   "poj2315 2 40 2: 25 50 75 99\n"
                                   "dag 7,, 0, 1, 2, 0 1, 1 2 4, 2 3 5: 6\n"
                                   "dag 7,, 0, 1, 2, 0 1, 1 2 4, 2 3 5: 6 5 4\n"
                                   "dag 10,, 0, 0 1, 2, 0 3, 1 4, 2 5, 3 4, 5 7, 6 8: 9 8 7\n"
                                   "mdag 7,, 0, 1, 2, 0 1, 1 2 4, 2 3 5: 6\n"
                                   "mdag 7,, 0, 1, 2, 0 1, 1 2 4, 2 3 5: 6 5 4\n"
                                   "mdag 10,, 0, 0 1, 2, 0 3, 1 4, 2 5, 3 4, 5 7, 6 8: 9 8 7\n"
                                   "everysg 7,, 0, 1, 2, 0 1, 1 2 4, 2 3 5: 6 5 4\n"
                                   "everysg 10,, 0, 0 1, 2, 0 3, 1 4, 2 5, 3 4, 5 7, 6 8: 9 8 7\n"
                                   "chomp: 8 5 1\n"
                                   "chomp: 8 8 8 8\n"
                                   "chomp: 5 5 5 5 5\n"
                                   "chomp: 8 8 8 8 8 8 8 8\n";

static struct position position;
static const FLASH char *next = wanted;
static uint16_t differing;

static void put(char c)
{
    differing += *next != c;
    if (*next)
        next++;
}

static void put_number(uint16_t number)
{
    char digits[5];
    uint8_t count = 0;
    do {
        digits[count++] = (char)('0' + number % 10);
        number /= 10;
    } while (number);
    put(' ');
    while (count)
        put(digits[--count]);
}

static void put_set(uint32_t set)
{
    for (uint8_t i = 0; i < 32; i++)
        if (set >> i & 1)
            put_number(i);
}

static void put_start(const FLASH struct game *game)
{
    for (const FLASH char *c = &game->name[0]; *c; c++)
        put(*c);
    for (uint8_t i = first_param[game->params]; i < first_param[game->params + 1]; i++)
        if (params[i].size < PARAM_SET)
            put_number((uint16_t)param_get(&params[i], &position));
        else if (params[i].size == PARAM_SET)
            put_set(position.set);
    for (uint8_t i = 0; game->params == PARAM_GRAPH && i < position.vertices; i++) {
        put(',');
        put_set(position.successors[i]);
    }
    put(':');
    if (game->shape == SHAPE_HEAP)
        put_number((uint16_t)position.stones);
    if (game->growth)
        put_number((uint16_t)position.cap);
    for (uint8_t i = 0; i < position.count; i++)
        put_number(position.part[i]);
    put('\n');
}

// True if all moves that game_next() lists are legal, and the board can search the position.
static bool is_playable(const FLASH struct game *game)
{
    struct move move = {0};
    uint8_t moves = 0;
    while (moves < 100 && game_next(game, &position, &move)) {
        if (!game_is_legal(game, &position, &move))
            return false;
        moves++;
    }
    return moves && !game_is_over(game, &position) && game_verdict(game, &position) != BEYOND_LIMIT;
}

int main(void)
{
    uint8_t unplayable = 0, as_another_convention = 0;
    for (uint8_t row = 0; row < GAME_COUNT; row++)
        for (uint8_t i = 0; game_start(&games[row], i, &position); i++) {
            put_start(&games[row]);
            unplayable += !is_playable(&games[row]);
            as_another_convention += position.misere != games[row].misere || position.white;
        }
    CHECK(differing == 0 && *next == '\0');
    CHECK_EQUAL(unplayable, 0);
    CHECK_EQUAL(as_another_convention, 0);
    return check_done();
}
