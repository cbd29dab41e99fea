// SPDX-License-Identifier: MIT
// Compares Chomp with brute force on every bar up to a stated size. Checks the table of lost bars, their
// number, and bars that are too large.
#include "host/brute/brute.h" // everything but the rules

enum { SIDE = 8 }; // side of the largest bar in the table

static void bites(void)
{
    for (unsigned row = 0; row < state.count; row++)
        for (unsigned column = 0; column < state.digit[row]; column++) {
            struct option *option = add_option();
            for (unsigned i = row; i < state.count && state.digit[i] > column; i++)
                change(option, i, column);
        }
}

static const struct rules all_answers = {{"chomp"}, bites, 0, 6, 1, {7, 7, 7, 7, 7, 7, 7}, SORTED, 0};
static const struct rules large_bars = {{"chomp"}, bites, 2, 4, 2, {0, 0, 200, 0, 13}, SORTED | VERDICTS_ONLY,
                                        0};

// Returns a bar's outline as 16 bits: a set bit ends a row, a clear bit is a column.
static unsigned outline_of(const part_t *rows)
{
    unsigned outline = 0;
    for (unsigned i = 0; i < SIDE; i++)
        outline |= 1u << (rows[i] + SIDE - 1 - i);
    return outline;
}

// Steps to the next larger bar of 8 rows.
static bool next_bar(void)
{
    unsigned i = SIDE;
    while (i && now.part[i - 1] == (i == 1 ? SIDE : now.part[i - 2]))
        i--;
    if (!i)
        return false;
    now.part[i - 1]++;
    for (; i < SIDE; i++)
        now.part[i] = 0;
    return true;
}

static bool can_win(const bool *lost)
{
    for (unsigned row = 0; row < SIDE; row++)
        for (unsigned column = 0; column < now.part[row]; column++) {
            struct position after = now;
            for (unsigned i = row; i < SIDE && after.part[i] > column; i++)
                after.part[i] = column;
            if (lost[outline_of(after.part)])
                return true;
        }
    return false;
}

// Checks every bar of the table. The empty bar is not in it.
static void check_table(void)
{
    static bool lost[1 << 2 * SIDE]; // index: outline_of
    unsigned bars = 0;
    brute_game("chomp");
    for (now.count = SIDE; next_bar(); bars++) {
        const bool won = can_win(lost);
        lost[outline_of(now.part)] = !won;
        if (brute_ask() != (won ? N_POSITION : P_POSITION))
            brute_fail("table");
    }
    if (bars != 12869) // C(16, 8) without the empty bar
        brute_fail("number of bars");
    brute_end_test("verdicts of all bars up to 8 x 8");
}

static void set_bar(unsigned rows, unsigned columns)
{
    now.count = (uint8_t)rows;
    for (unsigned i = 0; i < rows; i++)
        now.part[i] = columns;
}

// Counts the bars in a box that the firmware finds lost.
static unsigned count_lost_bars(unsigned rows, unsigned columns)
{
    unsigned lost = 0;
    set_bar(rows, columns);
    for (;;) { // the search of the first, largest bar answers all others
        lost += brute_ask() == P_POSITION;
        unsigned i = rows;
        while (i && now.part[i - 1] == 0)
            i--;
        if (!i)
            return lost;
        for (now.part[i - 1]--; i < rows; i++)
            now.part[i] = now.part[i - 1];
    }
}

static void check_numbers(void)
{
    brute_game("chomp");
    if (count_lost_bars(4, 8) != 38 || count_lost_bars(6, 8) != 142 || count_lost_bars(8, 8) != 322 ||
        count_lost_bars(8, 10) != 1000 || count_lost_bars(10, 8) != 1000)
        brute_fail("number of lost bars");
    brute_end_test("the number of lost bars up to 8 x 10 and 10 x 8 equals the published number");
}

static enum verdict ask_bar(unsigned rows, unsigned columns)
{
    set_bar(rows, columns);
    return brute_ask();
}

static void check_limits(void)
{
    brute_game("chomp");
    if (ask_bar(10, 10) != N_POSITION || ask_bar(3, 16) != N_POSITION || ask_bar(2, 30) != N_POSITION ||
        ask_bar(1, 2047) != N_POSITION || ask_bar(11, 13) != BEYOND_LIMIT || ask_bar(1, 2048) != BEYOND_LIMIT)
        brute_fail("limits");
    brute_end_test("10 x 10, 3 x 16, 2 x 30 and 1 x 2047 are answered, 11 x 13 and 1 x 2048 are refused");
}

// 231 1 1 has a rank, because bites can turn a searched bar into it.
static void check_largest(void)
{
    brute_game("chomp");
    set_bar(3, 1);
    now.part[0] = 231;
    if (brute_ask() != N_POSITION)
        brute_fail("231 1 1");
    set_bar(4, 1);
    now.part[0] = 82;
    now.part[1] = 9;
    if (brute_ask() != N_POSITION)
        brute_fail("82 9 1 1");
    brute_end_test("bars with the longest rows that can be searched");
}

int main(void)
{
    brute_check(&all_answers, "chomp");
    brute_check(&large_bars, "chomp");
    check_table();
    check_numbers();
    check_limits();
    check_largest();
    return brute_done();
}
