// SPDX-License-Identifier: MIT
// Tests the reason for a position: its method, the number of each part or vertex, and what misère play
// changes.
#include "check.h"
#include "game/games.h"
#include "game/explain/explain.h"

static struct position position;
static struct reason reason;

// Sets up a position with these parts. The list ends with 255.
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

// True if the reason has exactly these numbers.
static bool numbers_are(const FLASH uint8_t *numbers)
{
    uint8_t i = 0;
    for (; numbers[i] != 255; i++)
        if (i == reason.count || reason.number[i] != numbers[i])
            return false;
    return i == reason.count;
}

static part_t nim_sum(void)
{
    part_t sum = 0;
    for (uint8_t i = 0; i < reason.count; i++)
        sum ^= reason.number[i];
    return sum;
}

static void check_piles(void)
{
    find_for(GAME_NIM, PARTS(3, 4, 5));
    CHECK(reason.way == BY_XOR && numbers_are(PARTS(3, 4, 5)) && !reason.ending && !reason.base);
    CHECK(nim_sum() == 2 && reason.any == 7 && reason.big == 3);
    find_for(GAME_NIM, none);
    CHECK(reason.count == 0 && reason.any == 0);

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
    CHECK(reason.way == BY_XOR && numbers_are(PARTS(1, 0, 5)));
    position.white = true; // for the other player, the same steps of the stair count
    find(GAME_STAIR);
    CHECK(numbers_are(PARTS(1, 0, 5)));
    find_for(GAME_TURTLE_MAN, PARTS(1, 0, 0, 1));
    CHECK(numbers_are(PARTS(0, 3)));
    find_for(GAME_NORTHCOTT, PARTS(1, 9, 7, 2));
    CHECK(numbers_are(PARTS(7, 4)));
    position.white = true;
    find(GAME_NORTHCOTT);
    CHECK(numbers_are(PARTS(7, 4)));
    find_for(GAME_SOS, PARTS(0, 1, 0, 2));
    CHECK(reason.way == BY_SEARCH && numbers_are(PARTS(1, 2)));
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
    find_for(GAME_BNIM, PARTS(1, 1, 1, 2)); // the formula for bounded Nim does not hold if K = 1
    CHECK(reason.way == BY_SEARCH && !reason.base && numbers_are(PARTS(1, 1, 1, 2)));
    find_for(GAME_POJ2315, PARTS(13, 19)); // the balls need 3 and 4 turns
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
    CHECK_EQUAL((nim_sum() != 0), (game_verdict(&games[GAME_DAG], &position) == N_POSITION));
    find_for(GAME_EVERYSG, PARTS(6, 1, 0));
    CHECK(reason.way == BY_STEPS && reason.count == 3);
    CHECK(reason.number[1] == 1 && reason.number[2] == 0);
    find_for(GAME_MDAG, PARTS(6, 5));
    CHECK(reason.way == BY_SEARCH && numbers_are(PARTS(6, 5)) && !reason.ending);
    find_for(GAME_CHOMP, PARTS(4, 2, 0));
    CHECK(reason.way == BY_SEARCH && numbers_are(PARTS(4, 2)));
}

// Explains the position to the sink, without a move.
static void explain_to(enum game_id game, explain_sink_t *sink, void *context)
{
    struct move none;
    game_no_move(&none);
    explain(&games[game], &position, &none, sink, context);
}

struct walk {
    const FLASH uint8_t *kinds; // expected kinds of the steps; the list ends with 255
    uint8_t count, stop;        // number of steps so far; index of the step that stops the walk
};

static bool note_kind(const struct reason_step *step, void *context)
{
    struct walk *const walk = context;
    CHECK_EQUAL(step->kind, walk->kinds[walk->count]);
    return walk->count++ != walk->stop;
}

// Checks the kinds of the steps. The sink can stop after each step.
static void check_walk(enum game_id game, const FLASH uint8_t *kinds)
{
    struct walk walk = {kinds, 0, 254};
    explain_to(game, note_kind, &walk);
    const uint8_t count = walk.count;
    CHECK_EQUAL(kinds[count], 255);
    for (uint8_t stop = 0; stop < count; stop++) {
        walk = (struct walk){kinds, 0, stop};
        explain_to(game, note_kind, &walk);
        CHECK_EQUAL(walk.count, stop + 1);
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

struct columns {
    part_t nim_sum, any;
};

static bool note_column(const struct reason_step *step, void *context)
{
    struct columns *const columns = context;
    if (step->kind != STEP_COLUMN)
        return true;
    columns->any |= step->number[0];
    if (step->number[2])
        columns->nim_sum |= step->number[0];
    CHECK_EQUAL(step->number[2], step->number[1] % 2);
    return true;
}

// The columns with an odd number of ones must form the nim-sum.
static void check_columns(void)
{
    for (uint8_t start = 0; start < 4; start++) {
        struct columns columns = {0, 0};
        game_start(&games[GAME_NIM], start, &position);
        find(GAME_NIM);
        explain_to(GAME_NIM, note_column, &columns);
        CHECK(columns.nim_sum == nim_sum() && columns.any >= reason.any && columns.any < 2 * reason.any);
    }
}

static bool note_rule(const struct reason_step *step, void *context)
{
    stones_t *const rule = context;
    if (step->kind == STEP_RULE)
        *rule = step->number[0];
    return true;
}

// Returns the number of ones in each column of a lost position, mod k + 1. Returns 2 if the game has no such
// rule.
static stones_t rule_of(enum game_id game, const FLASH uint8_t *parts)
{
    stones_t rule = 2;
    set_up(game, parts);
    explain_to(game, note_rule, &rule);
    return rule;
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
