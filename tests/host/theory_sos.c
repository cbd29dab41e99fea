// SPDX-License-Identifier: MIT
// Compares SOS with brute force on all short strips and on random longer strips. With a number as its
// argument, tests every strip of that length.
#include "game_named.h"
#include "random.h"

#include <stdio.h>
#include <stdlib.h>

enum { ALL_CELLS = 9, RANDOM_CELLS = 13, RANDOM_STRIPS = 3000, REPORTS = 5, ASKED_MOST = 100000 };

static const FLASH struct game *sos;
static unsigned cells;
static uint8_t *known; // verdicts by strip; each cell is a base-3 digit: 0 empty, 1 S, 2 O
static uint32_t digit[20];
static unsigned failures, tests;
static bool any_failure;

static void show(uint32_t strip, const char *what)
{
    any_failure = true;
    if (failures++ >= REPORTS)
        return;
    printf("# ");
    for (unsigned i = 0; i < cells; i++, strip /= 3)
        putchar(".SO"[strip % 3]);
    printf(" : %s\n", what);
}

static void report(const char *what)
{
    printf("%sok %u - %s, %u cells\n", failures ? "not " : "", ++tests, what, cells);
    failures = 0;
}

static bool holds(uint32_t strip, unsigned first, unsigned a, unsigned b, unsigned c)
{
    strip /= digit[first];
    return strip % 3 == a && strip / 3 % 3 == b && strip / 9 % 3 == c;
}

static bool is_completed(uint32_t strip)
{
    for (unsigned i = 0; i + 3 <= cells; i++)
        if (holds(strip, i, 1, 2, 1))
            return true;
    return false;
}

static bool can_be_completed(uint32_t strip)
{
    for (unsigned i = 0; i + 3 <= cells; i++)
        if (holds(strip, i, 0, 2, 1) || holds(strip, i, 1, 0, 1) || holds(strip, i, 1, 2, 0))
            return true;
    return false;
}

static bool is_full(uint32_t strip)
{
    for (unsigned i = 0; i < cells; i++)
        if (strip / digit[i] % 3 == 0)
            return false;
    return true;
}

static enum verdict brute_force(uint32_t strip)
{
    if (is_completed(strip))
        return P_POSITION;
    bool draw = is_full(strip);
    for (unsigned i = 0; i < cells; i++) {
        if (strip / digit[i] % 3)
            continue;
        for (unsigned letter = 1; letter <= 2; letter++) {
            uint8_t after = known[strip + letter * digit[i]];
            if (after == P_POSITION)
                return N_POSITION;
            draw = draw || after == DRAW;
        }
    }
    return draw ? DRAW : P_POSITION;
}

// Solves in descending order, because a move makes the number of a strip larger.
static void solve_all(unsigned n)
{
    cells = n;
    digit[0] = 1;
    for (unsigned i = 1; i <= n; i++)
        digit[i] = 3 * digit[i - 1];
    free(known);
    known = malloc(digit[n]);
    for (uint32_t strip = digit[n]; strip--;)
        known[strip] = brute_force(strip);
}

static struct position position_of(uint32_t strip)
{
    struct position position = {.k = 1, .count = cells};
    for (unsigned i = 0; i < cells; i++, strip /= 3)
        position.part[i] = strip % 3;
    return position;
}

static uint32_t after_move(uint32_t strip, const struct move *move)
{
    return strip + move->change[0].becomes * digit[move->change[0].part];
}

static bool is_possible(uint32_t strip, const struct move *move)
{
    return move->count == 1 && move->amount == 0 && move->change[0].part < cells &&
           (move->change[0].becomes == 1 || move->change[0].becomes == 2) &&
           strip / digit[move->change[0].part] % 3 == 0;
}

static void test_rules(uint32_t strip, const struct position *position)
{
    struct move move = {0};
    unsigned count = 0;
    uint32_t moves[64];
    while (game_next(sos, position, &move)) {
        if (count == 64 || !is_possible(strip, &move))
            return show(strip, "an impossible move");
        moves[count] = after_move(strip, &move);
        for (unsigned i = 0; i < count; i++)
            if (moves[i] == moves[count])
                return show(strip, "a move is listed twice");
        count++;
    }
    unsigned expected = 0;
    for (unsigned i = 0; i < cells; i++)
        if (strip / digit[i] % 3 == 0)
            expected += 2;
    if (count != (is_completed(strip) ? 0 : expected))
        show(strip, "number of legal moves");
}

static bool keeps(uint32_t strip, const struct move *move)
{
    return is_possible(strip, move) &&
           known[after_move(strip, move)] == (known[strip] == N_POSITION ? P_POSITION : DRAW);
}

static void test_all_moves(uint32_t strip, const struct position *position)
{
    unsigned expected = 0, found = 0, asked = 0;
    struct move move = {0};
    if (known[strip] != P_POSITION && !is_completed(strip)) {
        for (unsigned i = 0; i < cells; i++) {
            for (unsigned letter = 1; letter <= 2; letter++) {
                struct move tried = {.count = 1, .change = {{i, letter}}};
                expected += keeps(strip, &tried);
            }
        }
    }
    uint32_t before = 0;
    for (;;) {
        enum verdict verdict = game_next_winning(sos, position, &move);
        if (verdict == PENDING && asked++ < ASKED_MOST)
            continue;
        if (verdict != known[strip])
            return show(strip, "verdict while all moves are listed");
        if (!game_is_move(&move))
            break;
        if (!keeps(strip, &move) || after_move(strip, &move) == before || found++ == expected)
            return show(strip, "the list has a wrong move, or a move twice");
        before = after_move(strip, &move);
    }
    if (found != expected)
        show(strip, "number of moves that keep the value");
}

static void test_reply(uint32_t strip, const struct position *position)
{
    struct move move = {0};
    enum verdict verdict;
    unsigned asked = 0;
    while (verdict = game_reply(sos, position, &move), verdict == PENDING && asked++ < ASKED_MOST) {
    }
    if (verdict != known[strip] || game_verdict(sos, position) != known[strip])
        return show(strip, "verdict");
    if (is_completed(strip) || is_full(strip)) {
        if (move.count)
            show(strip, "a reply after the end");
        return;
    }
    if (!is_possible(strip, &move))
        return show(strip, "an impossible reply");
    uint32_t after = after_move(strip, &move);
    if (verdict != P_POSITION) {
        if (!keeps(strip, &move))
            show(strip, "a reply that changes the value");
        if (can_be_completed(strip) && !is_completed(after))
            show(strip, "did not complete SOS");
    } else if (can_be_completed(after)) {
        for (unsigned i = 0; i < cells; i++)
            for (unsigned letter = 1; letter <= 2; letter++)
                if (strip / digit[i] % 3 == 0 && !can_be_completed(strip + letter * digit[i]))
                    return show(strip, "a reply that loses at once without need");
    }
}

static void test_strip(uint32_t strip)
{
    const struct position position = position_of(strip);
    test_rules(strip, &position);
    test_all_moves(strip, &position);
    test_reply(strip, &position);
}

static void test_every_strip(unsigned n)
{
    solve_all(n);
    for (uint32_t strip = 0; strip < digit[n]; strip++)
        test_strip(strip);
    report("every strip");
}

// Tests strips from all stages of random games, in which SOS is rarely completed.
static void test_random_strips(unsigned n)
{
    solve_all(n);
    for (unsigned i = 0; i < RANDOM_STRIPS; i++) {
        uint32_t strip = 0;
        for (unsigned moves = random_bits() % n; moves; moves--) {
            unsigned cell = random_bits() % n, letter = 1 + (random_bits() >> 9) % 2;
            uint32_t after = strip + letter * digit[cell];
            if (strip / digit[cell] % 3 == 0 && (!can_be_completed(after) || random_bits() % 8 == 0))
                strip = after;
        }
        test_strip(strip);
    }
    report("random strips");
}

// Compares the verdicts of long empty strips with those that brute force found (theory.md).
static void test_empty_strips(void)
{
    static const char by_cells[] = "DDDDDDDNDNDNDNDNPNP";
    for (cells = 0; cells < sizeof by_cells - 1; cells++) {
        const struct position position = position_of(0);
        enum verdict verdict;
        while (verdict = game_verdict(sos, &position), verdict == PENDING) {
        }
        if ("PND"[verdict] != by_cells[cells])
            show(0, "verdict");
    }
    report("empty strips below");
    const struct position position = position_of(0);
    if (game_verdict(sos, &position) != BEYOND_LIMIT)
        show(0, "beyond the limit");
    report("the limit is known");
}

int main(int argc, char **argv)
{
    sos = game_named("sos");
    if (argc > 1) {
        test_every_strip((unsigned)atoi(argv[1]));
    } else {
        for (unsigned n = 1; n <= ALL_CELLS; n++)
            test_every_strip(n);
        for (unsigned n = ALL_CELLS + 1; n <= RANDOM_CELLS; n++)
            test_random_strips(n);
        test_empty_strips();
    }
    free(known);
    printf("1..%u\n", tests);
    return any_failure;
}
