// SPDX-License-Identifier: MIT
// Reasons of positions: the way, the numbers and what they come from, what misere play changes, and which
// steps there are.
#include "check.h"
#include "game/games.h"
#include "game/reason.h"

static struct position position;
static struct reason reason;

// Begins a position of the game with these parts, ended by 255; its parameters are those of its first start
// position.
static void set_up(enum game_id game, const FLASH uint8_t *parts)
{
    game_start(&games[game], 0, &position);
    for (position.count = 0; parts[position.count] != 255; position.count++)
        position.part[position.count] = parts[position.count];
}

#define PARTS(...)                                                                                           \
    (__extension__({                                                                                         \
        static const FLASH uint8_t parts_[] = {__VA_ARGS__, 255};                                            \
        &parts_[0];                                                                                          \
    }))

static const FLASH uint8_t none[] = {255};

static void find(enum game_id game)
{
    reason_find(&games[game], &position, &reason);
}

static void find_for(enum game_id game, const FLASH uint8_t *parts)
{
    set_up(game, parts);
    find(game);
}

// True if the reason has these numbers.
static bool numbers_are(const FLASH uint8_t *numbers)
{
    uint8_t i = 0;
    for (; numbers[i] != 255; i++)
        if (i == reason.count || reason.item[i].number != numbers[i])
            return false;
    return i == reason.count;
}

static bool made_from(const FLASH uint8_t *numbers)
{
    uint8_t i = 0;
    for (; numbers[i] != 255; i++)
        if (i == reason.from_count || reason.item[i].from != numbers[i])
            return false;
    return i == reason.from_count;
}

static void check_piles(void)
{
    find_for(GAME_NIM, PARTS(3, 4, 5));
    CHECK(reason.way == BY_XOR && numbers_are(PARTS(3, 4, 5)) && made_from(PARTS(3, 4, 5)));
    CHECK(reason.sum == 2 && reason.top == 4 && reason.k == 1 && reason.modulus == 2);
    CHECK(!reason.ending && !reason.has_places && !reason.divisor);
    find_for(GAME_NIM, none);
    CHECK(reason.count == 0 && reason.top == 1 && reason.sum == 0);

    find_for(GAME_MOORE, PARTS(1, 2, 3));
    CHECK(reason.way == BY_COLUMNS && reason.k == 2 && reason.modulus == 3);
    find_for(GAME_MMOORE, PARTS(3, 2, 2, 1));
    CHECK(reason.ending == NOT_YET);
    find_for(GAME_MMOORE, PARTS(3, 2, 1));
    CHECK(reason.ending == CAN_LEAVE_ONES);
    find_for(GAME_MMOORE, PARTS(1, 0, 1));
    CHECK(reason.ending == ONLY_ONES);
    find_for(GAME_MNIM, PARTS(2, 2));
    CHECK(reason.ending == NOT_YET);
}

static void check_places(void)
{
    find_for(GAME_STAIR, PARTS(1, 2, 0, 4, 5));
    CHECK(reason.way == BY_XOR && reason.has_places);
    CHECK(numbers_are(PARTS(1, 0, 5)) && made_from(PARTS(1, 3, 5)));
    position.white = true; // after a move the same steps count
    find(GAME_STAIR);
    CHECK(made_from(PARTS(1, 3, 5)));
    find_for(GAME_TURTLE_MAN, PARTS(1, 0, 0, 1));
    CHECK(numbers_are(PARTS(0, 3)) && made_from(PARTS(1, 4)) && reason.has_places);
    find_for(GAME_NORTHCOTT, PARTS(1, 9, 7, 2));
    CHECK(numbers_are(PARTS(7, 4)) && !reason.has_places);
    position.white = true;
    find(GAME_NORTHCOTT);
    CHECK(numbers_are(PARTS(7, 4)));
    find_for(GAME_SOS, PARTS(0, 1, 0, 2));
    CHECK(reason.way == BY_SEARCH && numbers_are(PARTS(1, 2)) && made_from(PARTS(2, 4)));
}

static void check_heaps(void)
{
    set_up(GAME_TAKE, none);
    find(GAME_TAKE);
    CHECK(reason.way == BY_REMAINDER && reason.divisor == 4 && numbers_are(PARTS(1)) && made_from(PARTS(21)));
    CHECK(!reason.ending);
    set_up(GAME_MTAKE, none);
    find(GAME_MTAKE);
    CHECK(reason.ending == REMAINDER_ONE && reason.modulus == 4);
    set_up(GAME_MSUB, none);
    find(GAME_MSUB);
    CHECK(reason.way == BY_SEARCH && made_from(PARTS(100)) && !reason.ending && !reason.divisor);

    set_up(GAME_FIB, none);
    find(GAME_FIB);
    CHECK(reason.way == BY_ZECKENDORF && reason.whole == 20);
    CHECK(numbers_are(PARTS(13, 5, 2)) && made_from(PARTS(20, 19)));
    find(GAME_DYN1);
    CHECK(reason.way == BY_POWER && numbers_are(PARTS(16, 4)) && made_from(PARTS(20, 19)));
    position.stones = 0;
    find(GAME_FIB);
    CHECK(reason.count == 0 && made_from(PARTS(0, 19)));
    position.stones = STONES_MAX;
    find(GAME_FIB);
    CHECK(reason.whole == STONES_MAX && reason.item[0].number > STONES_MAX / 2);
}

static void check_pairs(void)
{
    find_for(GAME_WYTHOFF, PARTS(9, 7));
    CHECK(reason.way == BY_PAIRS && reason.whole == 3 && numbers_are(PARTS(4, 7)) && made_from(PARTS(9, 7)));
    find_for(GAME_WYTHOFF, PARTS(98, 99));
    CHECK(reason.whole == 61 && numbers_are(PARTS(98, 159)));
    find_for(GAME_WYTHOFF, PARTS(0, 0));
    CHECK(reason.whole == 0 && numbers_are(PARTS(0, 0)));
    find_for(GAME_DIVIDE, PARTS(3, 4));
    CHECK(reason.way == BY_PARITY && reason.divisor == 2 && numbers_are(PARTS(1, 0)) &&
          made_from(PARTS(3, 4)));
}

static void check_bounded(void)
{
    set_up(GAME_BNIM, PARTS(5, 5, 2)); // m = 2
    position.most = 3;
    find(GAME_BNIM);
    CHECK(reason.way == BY_COLUMNS && reason.divisor == 4 && reason.modulus == 3);
    CHECK(numbers_are(PARTS(1, 1, 2)) && made_from(PARTS(5, 5, 2)));
    find_for(GAME_BNIM, PARTS(1, 1, 1, 2)); // K = 1: the formula is false
    CHECK(reason.way == BY_SEARCH && !reason.divisor && numbers_are(PARTS(1, 1, 1, 2)));
    find_for(GAME_POJ2315, PARTS(13, 20));
    CHECK(made_from(PARTS(3, 4)));
}

static void check_values(void)
{
    find_for(GAME_SUBSUM, PARTS(10, 12, 15));
    CHECK(reason.way == BY_VALUES && reason.sum == 3 && numbers_are(PARTS(1, 3, 1)) &&
          made_from(PARTS(10, 12, 15)));
    find_for(GAME_MMIXED, PARTS(4, 3, 2));
    CHECK(numbers_are(PARTS(0, 1, 2)) && reason.ending == CAN_LEAVE_ONES);
    find_for(GAME_DAG, PARTS(6, 5, 4));
    CHECK(reason.way == BY_VALUES && reason.count == 3 && made_from(PARTS(6, 5, 4)));
    const stones_t sum = reason.sum;
    CHECK((sum != 0) == (game_verdict(&games[GAME_DAG], &position) == N_POSITION));
    find_for(GAME_EVERYSG, PARTS(6, 1, 0));
    CHECK(reason.way == BY_STEPS && reason.has_places && made_from(PARTS(6, 1, 0)));
    CHECK(reason.item[1].number == 1 && reason.item[2].number == 0);
    find_for(GAME_MDAG, PARTS(6, 5));
    CHECK(reason.way == BY_SEARCH && numbers_are(PARTS(6, 5)) && !reason.ending);
    find_for(GAME_CHOMP, PARTS(4, 2, 0));
    CHECK(reason.way == BY_SEARCH && numbers_are(PARTS(4, 2)));
}

// A bit for each step that the reason has
static uint16_t steps(enum game_id game)
{
    uint16_t set = 0;
    game_start(&games[game], 0, &position);
    find(game);
    for (uint8_t step = 0; step < REASON_STEPS; step++)
        if (reason_has(&reason, step))
            set |= 1u << step;
    return set;
}

static void check_steps(void)
{
    enum {
        ALL = 1 << STEP_THEORY | 1 << STEP_PARTS | 1 << STEP_MOVES | 1 << STEP_VERDICT | 1 << STEP_MOVE,
        BITS = ALL | 1 << STEP_BINARY | 1 << STEP_COLUMNS
    };
    CHECK(steps(GAME_NIM) == BITS && steps(GAME_STAIR) == BITS);
    CHECK(steps(GAME_MMOORE) == (BITS | 1 << STEP_END));
    CHECK(steps(GAME_TAKE) == (ALL | 1 << STEP_REMAINDER) && steps(GAME_DIVIDE) == steps(GAME_TAKE));
    CHECK(steps(GAME_SUBSUM) == (ALL | 1 << STEP_VALUES));
    CHECK(steps(GAME_FIB) == (ALL | 1 << STEP_SPLIT) && steps(GAME_WYTHOFF) == steps(GAME_FIB));
    CHECK(steps(GAME_EVERYSG) == ALL && steps(GAME_SOS) == ALL && steps(GAME_BNIM) == ALL);
}

int main(void)
{
    check_piles();
    check_places();
    check_heaps();
    check_pairs();
    check_bounded();
    check_values();
    check_steps();
    return check_done();
}
