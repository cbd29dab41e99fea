// SPDX-License-Identifier: MIT
// Compares large random positions, up to the host's limits, with Moore's condition. theory.c checks this
// condition by brute force. Every run has the same positions.
#include "game/rules/rules.h"
#include "game/games.h" // the table
#include "game/theory/theories.h"
#include "random.h"

#include <stdio.h>
#include <string.h>

enum { RUNS = 20000, LISTS = 3000, LIST_LONGEST = 4096, LONGEST_REPORT = 5 };

static const FLASH struct game *game;
static struct position now;
static unsigned failures; // failures in the current run

static void fail(const char *what)
{
    if (++failures > LONGEST_REPORT)
        return;
    printf("# %s k=%u :", game->name, (unsigned)now.k);
    for (unsigned i = 0; i < now.count; i++)
        printf(" %u", (unsigned)now.part[i]);
    printf(" : %s\n", what);
}

// True for a P-position by Moore's condition.
static bool is_lost(const part_t *piles)
{
    uint32_t having[32] = {0}, modulus = (uint32_t)now.k + 1;
    part_t all = 0;

    for (unsigned i = 0; i < now.count; i++) {
        all |= piles[i];
        for (unsigned bit = 0; bit < 32; bit++)
            having[bit] += piles[i] >> bit & 1;
    }
    if (now.misere && all <= 1)
        return having[0] % modulus == 1;
    for (unsigned bit = 0; bit < 32; bit++)
        if (having[bit] % modulus)
            return false;
    return true;
}

// Sets `after` to the piles after the move. False if the move is illegal.
static bool follow(const struct move *move, part_t *after)
{
    uint32_t named = 0;

    memcpy(after, now.part, sizeof now.part);
    if (move->count < 1 || move->count > now.count || move->count > now.k)
        return false;
    for (unsigned i = 0; i < move->count; i++) {
        const struct change *change = &move->change[i];
        if (change->part >= now.count || named >> change->part & 1 || change->becomes >= after[change->part])
            return false;
        named |= (uint32_t)1 << change->part;
        after[change->part] = change->becomes;
    }
    return true;
}

// Draws piles of any size, often with critical cases: ones, zeros and equal piles.
static void deal(unsigned most_piles, uint32_t largest)
{
    uint32_t limit = largest >> random_below(32);

    now.count = (uint8_t)random_below(most_piles + 1);
    for (unsigned i = 0; i < now.count; i++)
        now.part[i] = random_below((limit ? limit : 1) + 1);
    for (unsigned mode = random_below(3), i = 0; i < now.count; i++)
        if (mode == 1 && random_below(4))
            now.part[i] = random_below(2);
        else if (mode == 2 && i && random_below(2))
            now.part[i] = now.part[random_below(i)];
    now.k = game->params == PARAM_K ? 1 + random_below(random_below(8) ? now.count + 2u : PART_MAX) : 1;
}

// Checks a reply, then the next reply. Half of these positions are P-positions.
static void check_replies(unsigned most_piles, uint32_t largest)
{
    deal(most_piles, largest);
    for (unsigned turn = 0; turn < 2; turn++) {
        struct move move = {0};
        part_t after[PILES_MAX];
        bool lost = is_lost(now.part);

        if ((game_reply(game, &now, &move) == P_POSITION) != lost)
            fail("wrong verdict");
        if (!follow(&move, after)) {
            if (move.count || !game_is_over(game, &now))
                fail("illegal reply");
            return;
        }
        if (!game_is_legal(game, &now, &move))
            fail("the reply is refused by the rules of the game");
        if (!lost && !is_lost(after))
            fail("the reply loses a won position");
        if (lost && (move.count != 1 || move.change->becomes + 1 != now.part[move.change->part]))
            fail("more than one stone taken in a lost position");
        game_play(&now, &move);
        if (memcmp(now.part, after, sizeof *after * now.count))
            fail("game_play leaves another position");
    }
}

static uint32_t ways(void)
{
    uint32_t product = 1;
    for (unsigned i = 0; i < now.count && product <= LIST_LONGEST; i++)
        product *= now.part[i] + 1;
    return product;
}

// Steps through all targets with no pile larger than in `now`. False after the last.
static bool next_after(part_t *after)
{
    for (unsigned i = 0; i < now.count; i++) {
        if (after[i] < now.part[i]) {
            after[i]++;
            return true;
        }
        after[i] = 0;
    }
    return false;
}

static uint32_t number_of(const part_t *after)
{
    uint32_t number = 0;
    for (unsigned i = now.count; i--;)
        number = number * (now.part[i] + 1) + after[i];
    return number;
}

static void check_list(void)
{
    static bool listed[LIST_LONGEST];
    struct move move = {.count = 0};
    part_t after[PILES_MAX] = {0};
    uint32_t missing = 0;

    do
        deal(10, 40);
    while (ways() > LIST_LONGEST);
    do {
        unsigned changed = 0;
        for (unsigned i = 0; i < now.count; i++)
            changed += after[i] != now.part[i];
        missing += changed && changed <= now.k && is_lost(after);
    } while (next_after(after));
    memset(listed, 0, sizeof listed);
    for (; game_next_winning(game, &now, &move), game_is_move(&move); missing--) {
        if (!missing || !follow(&move, after) || !is_lost(after) || listed[number_of(after)]) {
            fail("too many moves in the list");
            return;
        }
        listed[number_of(after)] = true;
    }
    if (missing)
        fail("winning moves missing in the list");
}

static unsigned report(const char *what)
{
    static unsigned tests, failed_tests;

    printf("%sok %u - %s: %s\n", failures ? "not " : "", ++tests, game->name, what);
    failed_tests += failures != 0;
    failures = 0;
    return failed_tests;
}

int main(void)
{
    unsigned failed_tests = 0;

    for (unsigned i = 0; i < GAME_COUNT; i++) {
        game = &games[i];
        if (game->shape != SHAPE_PILES || game->theory != OUTCOMES ||
            game->outcomes->verdict != moore_verdict)
            continue;
        now.misere = game->name[0] == 'm' && game->name[1] != 'o';
        for (unsigned run = 0; run < RUNS; run++)
            check_replies(8, 99);
        report("replies up to 8 piles of 99");
        for (unsigned run = 0; run < RUNS; run++)
            check_replies(PILES_MAX, PART_MAX);
        report("replies up to the limits of the host");
        for (unsigned run = 0; run < LISTS; run++)
            check_list();
        failed_tests = report("every winning move in middle-sized positions");
    }
    puts("1..12");
    return failed_tests != 0;
}
