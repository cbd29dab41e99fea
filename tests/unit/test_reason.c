// SPDX-License-Identifier: MIT
// Reasons of positions: the way, the numbers with their places, and what misere play changes.
#include "check.h"
#include "game/games.h"
#include "game/explain/reason.h"

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
        if (i == reason.count || reason.number[i] != numbers[i])
            return false;
    return i == reason.count;
}

// True if the numbers are told with these places.
static bool places_are(const FLASH uint8_t *places)
{
    uint8_t i = 0;
    for (; places[i] != 255; i++)
        if (i == reason.count || reason.place[i] != places[i])
            return false;
    return i == reason.count && reason.has_places;
}

static void check_piles(void)
{
    find_for(GAME_NIM, PARTS(3, 4, 5));
    CHECK(reason.way == BY_XOR && numbers_are(PARTS(3, 4, 5)) && !reason.ending && !reason.base);
    CHECK(reason.nim_sum == 2 && reason.any == 7 && reason.big == 3 && !reason.has_places);
    find_for(GAME_NIM, none);
    CHECK(reason.count == 0 && reason.nim_sum == 0 && reason.any == 0);

    find_for(GAME_MOORE, PARTS(1, 2, 3));
    CHECK(reason.way == BY_COLUMNS && numbers_are(PARTS(1, 2, 3)) && !reason.ending);
    find_for(GAME_MMOORE, PARTS(3, 2, 2, 1)); // k = 2
    CHECK_EQUAL(reason.ending, NOT_YET);
    find_for(GAME_MMOORE, PARTS(3, 2, 1));
    CHECK_EQUAL(reason.ending, CAN_LEAVE_ONES);
    find_for(GAME_MMOORE, PARTS(1, 0, 1));
    CHECK_EQUAL(reason.ending, ONLY_ONES);
    find_for(GAME_MNIM, PARTS(2, 2));
    CHECK_EQUAL(reason.ending, NOT_YET);
}

static void check_parts_that_count(void)
{
    find_for(GAME_STAIR, PARTS(1, 2, 0, 4, 5));
    CHECK(reason.way == BY_XOR && numbers_are(PARTS(1, 0, 5)) && places_are(PARTS(1, 3, 5)));
    position.white = true; // after a move the same steps count
    find(GAME_STAIR);
    CHECK(numbers_are(PARTS(1, 0, 5)));
    find_for(GAME_TURTLE_MAN, PARTS(1, 0, 0, 1));
    CHECK(numbers_are(PARTS(0, 3)) && places_are(PARTS(1, 4)));
    find_for(GAME_NORTHCOTT, PARTS(1, 9, 7, 2));
    CHECK(numbers_are(PARTS(7, 4)) && !reason.has_places);
    position.white = true;
    find(GAME_NORTHCOTT);
    CHECK(numbers_are(PARTS(7, 4)));
    find_for(GAME_SOS, PARTS(0, 1, 0, 2));
    CHECK(reason.way == BY_SEARCH && numbers_are(PARTS(1, 2)) && places_are(PARTS(2, 4)));
}

static void check_heaps(void)
{
    set_up(GAME_TAKE, none);
    find(GAME_TAKE);
    CHECK(reason.way == BY_REMAINDER && reason.base == 4 && numbers_are(PARTS(1)) && !reason.ending);
    set_up(GAME_MTAKE, none);
    find(GAME_MTAKE);
    CHECK(reason.ending == REMAINDER_ONE && reason.base == 4);
    set_up(GAME_MSUB, none);
    find(GAME_MSUB);
    CHECK(reason.way == BY_SEARCH && !reason.count && !reason.ending && !reason.base);

    set_up(GAME_FIB, none);
    find(GAME_FIB);
    CHECK(reason.way == BY_ZECKENDORF && numbers_are(PARTS(2, 5, 13)) && reason.base == 20);
    CHECK(position.stones == 20 && position.cap == 19);
    find(GAME_DYN1);
    CHECK(reason.way == BY_POWER && numbers_are(PARTS(4, 16)) && reason.base == 20);
    position.stones = 0;
    find(GAME_FIB);
    CHECK_EQUAL(reason.count, 0);
    position.stones = STONES_MAX;
    find(GAME_FIB);
    CHECK(reason.number[reason.count - 1] > STONES_MAX / 2);
}

static void check_pairs(void)
{
    find_for(GAME_WYTHOFF, PARTS(9, 7));
    CHECK(reason.way == BY_PAIRS && numbers_are(PARTS(4, 7)) && reason.base == 3);
    find_for(GAME_WYTHOFF, PARTS(98, 99));
    CHECK(numbers_are(PARTS(98, 159)) && reason.base == 61);
    find_for(GAME_WYTHOFF, PARTS(0, 99));
    CHECK(numbers_are(PARTS(0, 0)) && reason.base == 0);
    find_for(GAME_DIVIDE, PARTS(3, 4));
    CHECK(reason.way == BY_PARITY && reason.base == 2 && numbers_are(PARTS(1, 0)));
}

static void check_bounded(void)
{
    set_up(GAME_BNIM, PARTS(5, 5, 2)); // m = 2
    position.most = 3;
    find(GAME_BNIM);
    CHECK(reason.way == BY_BOUNDED && reason.base == 4 && numbers_are(PARTS(1, 1, 2)));
    find_for(GAME_BNIM, PARTS(1, 1, 1, 2)); // K = 1: the formula is false
    CHECK(reason.way == BY_SEARCH && !reason.base && numbers_are(PARTS(1, 1, 1, 2)));
    find_for(GAME_POJ2315, PARTS(13, 19)); // 3 and 4 turns
    CHECK(reason.way == BY_BOUNDED && reason.base == 2 && numbers_are(PARTS(1, 0)));
    CHECK(position.part[0] == 3 && position.part[1] == 4 && position.most == 1);
}

static void check_values(void)
{
    find_for(GAME_SUBSUM, PARTS(10, 12, 15));
    CHECK(reason.way == BY_VALUES && numbers_are(PARTS(1, 3, 1)));
    find_for(GAME_MMIXED, PARTS(4, 3, 2));
    CHECK(numbers_are(PARTS(0, 1, 2)) && reason.ending == CAN_LEAVE_ONES);
    find_for(GAME_DAG, PARTS(6, 5, 4));
    CHECK(reason.way == BY_VALUES && reason.count == 3);
    CHECK_EQUAL((reason.nim_sum != 0), (game_verdict(&games[GAME_DAG], &position) == N_POSITION));
    find_for(GAME_EVERYSG, PARTS(6, 1, 0));
    CHECK(reason.way == BY_STEPS && reason.count == 3);
    CHECK(reason.number[1] == 1 && reason.number[2] == 0 && places_are(PARTS(6, 1, 0)));
    find_for(GAME_MDAG, PARTS(6, 5));
    CHECK(reason.way == BY_SEARCH && numbers_are(PARTS(6, 5)) && !reason.ending);
    find_for(GAME_CHOMP, PARTS(4, 2, 0));
    CHECK(reason.way == BY_SEARCH && numbers_are(PARTS(4, 2)));
}

// Walks over the steps of the reason, which must be these kinds, and back again; a column comes once for each
// digit.
static void check_walk(enum game_id game, const FLASH uint8_t *steps)
{
    struct step walk[8] = {{.kind = STEP_KINDS}}, step;
    uint8_t i = 0;
    find(game);
    for (; walk[i + 1] = walk[i], reason_next(&reason, &position, &walk[i + 1]); i++)
        CHECK_EQUAL(walk[i + 1].kind, steps[i]);
    CHECK_EQUAL(steps[i], 255);
    for (step = walk[i]; i; i--) {
        CHECK(step.kind == walk[i].kind && step.part == walk[i].part);
        CHECK(reason_previous(&reason, &position, &step) == (i > 1));
    }
}

static void check_steps(void)
{
    set_up(GAME_NIM, PARTS(3, 4, 5));
    check_walk(GAME_NIM, PARTS(STEP_NUMBERS, STEP_METHOD, STEP_COLUMN, STEP_COLUMN, STEP_COLUMN, STEP_RULE));
    set_up(GAME_MMOORE, PARTS(1, 2));
    check_walk(GAME_MMOORE, PARTS(STEP_NUMBERS, STEP_METHOD, STEP_COLUMN, STEP_COLUMN, STEP_RULE, STEP_END));
    set_up(GAME_CHOMP, PARTS(4, 4));
    check_walk(GAME_CHOMP, PARTS(STEP_NUMBERS, STEP_METHOD, STEP_RULE));
}

// Each column counts the ones of the numbers, so that the columns and the nim-sum say the same.
static void check_columns(void)
{
    for (uint8_t start = 0; start < 4; start++) {
        struct step step = {.kind = STEP_COLUMN};
        part_t nim_sum = 0, any = 0;
        game_start(&games[GAME_NIM], start, &position);
        for (find(GAME_NIM); reason_step(&reason, &position, &step); step.part++) {
            any |= step.number[0];
            if (step.number[2])
                nim_sum |= step.number[0];
            CHECK_EQUAL(step.number[2], step.number[1] % 2);
        }
        CHECK(nim_sum == reason.nim_sum && any >= reason.any && any < 2 * reason.any);
    }
}

// What lost positions have in each column: 0 ones mod k + 1, or 1 where misere play changes it.
static stones_t rule_of(enum game_id game, const FLASH uint8_t *parts)
{
    struct step step = {.kind = STEP_RULE};
    find_for(game, parts);
    CHECK(reason_step(&reason, &position, &step));
    return step.number[0];
}

static void check_rules(void)
{
    CHECK_EQUAL(rule_of(GAME_NIM, PARTS(1, 1)), 0);
    CHECK_EQUAL(rule_of(GAME_MNIM, PARTS(2, 2)), 0);
    CHECK_EQUAL(rule_of(GAME_MNIM, PARTS(1, 2)), 1);
    CHECK_EQUAL(rule_of(GAME_MNIM, PARTS(1, 1)), 1);
}

int main(void)
{
    check_piles();
    check_parts_that_count();
    check_heaps();
    check_pairs();
    check_bounded();
    check_values();
    check_steps();
    check_columns();
    check_rules();
    return check_done();
}
