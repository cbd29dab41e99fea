// SPDX-License-Identifier: MIT
// Tests the pages of the reason on the LCD, for random positions of sums. The pages must show each pile's
// period and each missing value. The test computes these from the rules.
//
//   facts [ELF [GAME]]: 12 positions of each game, or 200 with DRAW=all
#include "robot/lcd.h"
#include "robot/menu.h"
#include "robot/place.h"
#include "robot/sight.h"

#include "draw.h"
#include "tap.h"

#include <stdio.h>
#include <string.h>

enum { POSITIONS = 12, POSITIONS_OF_ALL = 200, PAGES_MAX = 24, HOLD_MS = 850, PILES = 3 };

static const uint8_t tested[] = {GAME_SUBSUM, GAME_MSUBSUM, GAME_MIXED, GAME_MMIXED, GAME_DAG};
static struct robot robot;
static char pages[PAGES_MAX][LCD_TEXT_BYTES];
static unsigned page_count;

static unsigned mex(unsigned values)
{
    unsigned value = 0;

    while (values >> value & 1)
        value++;
    return value;
}

// Returns the values that moves from this pile reach: bit n for value n.
static unsigned values_after(const struct position *position, const unsigned values[], unsigned part)
{
    unsigned after = 0;

    for (unsigned take = 1; take <= part && take <= TAKE_MAX; take++)
        if (position->set >> take & 1)
            after |= 1u << values[part - take];
    return after;
}

static unsigned values_after_vertex(const struct position *position, unsigned vertex)
{
    unsigned after = 0;

    for (unsigned to = 0; to < position->vertices; to++)
        if (position->successors[vertex] >> to & 1)
            after |= 1u << mex(values_after_vertex(position, to));
    return after;
}

// Returns the period of the values, or 0 if they show none.
static unsigned period_of(const struct position *position, const unsigned values[PART_MAX + 1])
{
    unsigned largest = 0;

    for (unsigned take = 1; take <= TAKE_MAX; take++)
        if (position->set >> take & 1)
            largest = take;
    for (unsigned period = 1; period + largest <= PART_MAX + 1; period++)
        if (!memcmp(values, values + period, largest * sizeof *values))
            return period;
    return 0;
}

static void note_page(void)
{
    char *const page = pages[page_count];

    lcd_ascii(&robot.bench.lcd, 2, page);
    for (size_t end = strlen(page); end && page[end - 1] == ' ';)
        page[--end] = '\0';
    page_count += page_count < PAGES_MAX - 1;
}

// Asks for all hints in a position, then reads the pages of the reason.
static bool read_pages(uint8_t row, const struct position *position)
{
    if (!robot_place(&robot, row, position))
        return false;
    // A won position has four hints, a lost position has two.
    for (unsigned left = game_verdict(robot.game, position) == N_POSITION ? 4 : 2; left; left--) {
        robot_hold(&robot, LADDER_OK, HOLD_MS);
        robot_settle(&robot);
    }
    page_count = 0;
    note_page();
    while (page_count < PAGES_MAX - 1) {
        robot_tap(&robot, LADDER_RIGHT);
        robot_settle(&robot);
        note_page();
    }
    return true;
}

static bool tells(const char *wanted)
{
    for (unsigned i = 0; i < page_count; i++)
        if (!strcmp(pages[i], wanted))
            return true;
    return robot_fault(&robot, "no page shows: %s", wanted);
}

static bool tells_period(unsigned pile, unsigned period)
{
    char words[64];

    snprintf(words, sizeof words, "%u minus %us: %u", pile, period, pile % period);
    return tells(words);
}

static bool tells_missing(unsigned part, unsigned values)
{
    char words[64];

    snprintf(words, sizeof words, "%u can't reach %u", part, mex(values));
    return !values || tells(words);
}

static bool tells_pile(const struct position *position, unsigned pile)
{
    unsigned values[PART_MAX + 1];

    for (unsigned i = 0; i <= PART_MAX; i++)
        values[i] = mex(values_after(position, values, i));
    const unsigned period = period_of(position, values);
    if (period && pile >= period) {
        const unsigned rest = values_after(position, values, pile % period) ? pile % period : pile;
        return tells_period(pile, period) && tells_missing(rest, values_after(position, values, rest));
    }
    return tells_missing(pile, values_after(position, values, pile));
}

static bool tells_part(const struct game *game, const struct position *position, unsigned i)
{
    const unsigned part = position->part[i];

    if (game->params == PARAM_GRAPH)
        return tells_missing(part, values_after_vertex(position, part));
    if (game->params == PARAM_S)
        return tells_pile(position, part);
    return i > 1 || tells_period(part, i ? 2 : 4);
}

// Checks the reason's pages for random piles and a random subtraction set.
static bool tells_all(uint8_t row)
{
    const struct game *const game = &games[row];
    struct position position;

    game_start(game, 0, &position);
    if (game->params != PARAM_GRAPH) {
        position.count = PILES;
        for (unsigned i = 0; i < PILES; i++)
            position.part[i] = (part_t)(1 + robot_random(&robot, PART_MAX));
    }
    if (game->params == PARAM_S)
        for (unsigned left = robot_random(&robot, TAKES_MAX); left--;)
            set_add(&position.set, (uint8_t)(1 + robot_random(&robot, TAKE_MAX)));
    for (unsigned count = 0, take = 0; (take = set_next(position.set, (uint8_t)take));)
        if (++count > TAKES_MAX)
            position.set &= ~((subtraction_set_t)1 << take);
    if (game->params == PARAM_GRAPH)
        position.part[0] = (part_t)robot_random(&robot, position.vertices);
    if (game_is_over(game, &position))
        return true;
    bool good = read_pages(row, &position);
    for (unsigned i = 0; good && i < position.count; i++)
        good = tells_part(game, &position, i);
    return good;
}

int main(int argc, char **argv)
{
    robot_open_elf(&robot, argc > 1 ? argv[1] : "out/uno/bouton.elf");
    robot.random = draw_seed();
    for (unsigned i = 0; i < sizeof tested; i++) {
        const unsigned most = draw_count(POSITIONS, POSITIONS_OF_ALL);
        const char *const name = games[tested[i]].name;
        unsigned count = 0;

        if (argc > 2 && strcmp(argv[2], name) != 0)
            continue;
        while (count < most && tells_all(tested[i]))
            count++;
        tap_check(count == most, "%s: the pages of %u positions show each period and missing value", name,
                  count);
        robot_explain(&robot);
    }
    bench_close(&robot.bench);
    return tap_done();
}
