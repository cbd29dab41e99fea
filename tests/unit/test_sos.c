// SPDX-License-Identifier: MIT
// Compares SOS with brute force on every strip of up to CELLS cells. Checks known verdicts of longer empty
// strips.
#include "check.h"
#include "game/games.h"
#include "game/theory/theories.h"

enum { CELLS = 6, STRIPS = 729 };

static uint8_t known[STRIPS]; // verdicts by strip; each cell is a base-3 digit: 0 empty, 1 S, 2 O
static struct position position = {.k = 1};
static const FLASH struct game *sos;

static uint16_t calls; // calls that the latest verdict needed

static enum verdict verdict(void)
{
    enum verdict verdict;
    calls = 1;
    while (verdict = sos_outcomes.verdict(&position), verdict == PENDING)
        calls++;
    return verdict;
}

// Moves on to the next strip of the same length.
static void count_up(void)
{
    for (uint8_t i = 0; i < position.count && position.part[i]++ == SOS_O; i++)
        position.part[i] = SOS_EMPTY;
}

static void count_down(void)
{
    for (uint8_t i = 0; i < position.count && position.part[i]-- == SOS_EMPTY; i++)
        position.part[i] = SOS_O;
}

static uint16_t after_move(uint16_t strip, const struct change *change)
{
    uint16_t digit = 1;
    for (uint8_t i = 0; i < change->part; i++)
        digit *= 3;
    return strip + change->becomes * digit;
}

static uint8_t brute_force(uint16_t strip)
{
    struct move move = {0};
    uint8_t best = P_POSITION;
    bool full = true;
    for (uint8_t i = 0; i < position.count; i++) {
        const part_t *cell = &position.part[i];
        full = full && *cell != SOS_EMPTY;
        if (i + 2 < position.count && cell[0] == SOS_S && cell[1] == SOS_O && cell[2] == SOS_S)
            return P_POSITION;
    }
    while (game_next(sos, &position, &move)) {
        uint8_t after = known[after_move(strip, move.change)];
        if (after == P_POSITION)
            return N_POSITION;
        if (after == DRAW)
            best = DRAW;
    }
    return full ? DRAW : best;
}

static bool same(const struct move *a, const struct move *b)
{
    return a->change[0].part == b->change[0].part && a->change[0].becomes == b->change[0].becomes;
}

// True if the verdict, the moves that keep the value, and the reply are right.
static bool right(uint16_t strip)
{
    if (verdict() != known[strip])
        return false;
    if (known[strip] == P_POSITION)
        return true;
    const uint8_t wanted = known[strip] == N_POSITION ? P_POSITION : DRAW;
    struct move legal = {0}, keeping = {0}, reply = {0};
    sos_outcomes.reply(&position, &reply);
    bool replied = reply.count == 0;
    while (game_next(sos, &position, &legal)) {
        if (known[after_move(strip, legal.change)] != wanted)
            continue;
        sos_next_winning(&position, &keeping);
        if (!same(&keeping, &legal))
            return false;
        replied = replied || same(&reply, &legal);
    }
    const uint8_t any = keeping.count;
    sos_next_winning(&position, &keeping);
    return replied && reply.count == any && !game_is_move(&keeping);
}

static uint16_t wrong_strips(uint8_t cells)
{
    uint16_t strips = 1, wrong = 0;
    for (position.count = 0; position.count < cells; position.count++)
        strips *= 3;
    for (uint16_t strip = strips; strip--;) {
        count_down();
        known[strip] = brute_force(strip);
    }
    for (uint16_t strip = 0; strip < strips; strip++) {
        wrong += !right(strip);
        count_up();
    }
    return wrong;
}

static enum verdict verdict_of_empty(uint8_t cells)
{
    position.count = cells;
    return verdict();
}

int main(void)
{
    sos = &games[GAME_SOS];
    CHECK_EQUAL(wrong_strips(3), 0);
    CHECK_EQUAL(wrong_strips(5), 0);
    CHECK_EQUAL(wrong_strips(CELLS), 0);

    CHECK_EQUAL(verdict_of_empty(0), DRAW);
    CHECK_EQUAL(verdict_of_empty(7), N_POSITION);
    CHECK_EQUAL(verdict_of_empty(8), DRAW);
    CHECK_EQUAL(verdict_of_empty(9), N_POSITION);
    CHECK_EQUAL(verdict_of_empty(11), N_POSITION);
    CHECK_EQUAL(verdict_of_empty(14), DRAW);
    CHECK_EQUAL(verdict_of_empty(16), P_POSITION);
    CHECK(calls < 60); // trying the cells in a good order keeps the search short
    CHECK(PARTS_MAX == SOS_MAX || verdict_of_empty(SOS_MAX + 1) == BEYOND_LIMIT);
    return check_done();
}
