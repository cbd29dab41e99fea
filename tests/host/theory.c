// SPDX-License-Identifier: MIT
// Compares the theory with brute force in every position of up to 4 piles <= 7. The test has its own rules.
#include "game/rules/rules.h"
#include "game/games.h" // the table
#include "game/theory/theories.h"

#include "draw.h"

#include <stdio.h>
#include <string.h>

enum { PILES = 4, SIZE = 8, POSITIONS = SIZE * SIZE * SIZE * SIZE, LONGEST_REPORT = 5 };
enum { PARTS = 48 }; // one position in PARTS is tried

// True for N-positions. The piles are the base-SIZE digits of the second index.
static bool solved[PILES + 1][POSITIONS];
static bool *wins; // the row of `solved` for the number of piles in `now`

static const FLASH struct game *game;
static struct position now;
static unsigned now_index; // the index of `now`
static unsigned failures;  // in the current sweep
static bool any_failure;

static unsigned index_of(const part_t *piles, unsigned count)
{
    unsigned index = 0;
    while (count)
        index = index * SIZE + piles[--count];
    return index;
}

static void fail(const char *what, const struct move *move)
{
    if (++failures > LONGEST_REPORT)
        return;
    printf("# %s k=%u :", game->name, (unsigned)now.k);
    for (unsigned i = 0; i < now.count; i++)
        printf(" %u", (unsigned)now.part[i]);
    printf(" : %s:", what);
    for (unsigned i = 0; move && i < move->count && i < PILES_MAX; i++)
        printf(" %u becomes %u;", move->change[i].part + 1u, (unsigned)move->change[i].becomes);
    putchar('\n');
}

// Steps through all targets with each pile at most `above` larger than in `now`.
static bool next_target(part_t *target, unsigned above)
{
    for (unsigned i = 0; i < now.count; i++) {
        if (target[i] < now.part[i] + above) {
            target[i]++;
            return true;
        }
        target[i] = 0;
    }
    return false;
}

// The rules: 1..k piles become smaller, and none becomes larger.
static bool may_become(const part_t *target)
{
    unsigned smaller = 0;
    for (unsigned i = 0; i < now.count; i++) {
        if (target[i] > now.part[i])
            return false;
        smaller += target[i] < now.part[i];
    }
    return smaller >= 1 && smaller <= now.k;
}

static void set_now(unsigned index, unsigned count)
{
    now.count = (uint8_t)count;
    wins = solved[count];
    now_index = index;
    for (unsigned i = 0; i < count; i++, index /= SIZE)
        now.part[i] = index % SIZE;
}

static unsigned powers(unsigned count)
{
    return count ? SIZE * powers(count - 1) : 1;
}

// Solves in ascending order, because a move lowers the index.
static void solve_by_rules(unsigned count)
{
    for (unsigned index = 0; index < powers(count); index++) {
        part_t target[PILES] = {0};
        bool can_move = false, can_win = false;
        set_now(index, count);
        do
            if (may_become(target)) {
                can_move = true;
                can_win |= !wins[index_of(target, count)];
            }
        while (next_target(target, 0));
        wins[index] = can_move ? can_win : now.misere;
    }
}

// Sets `target` to the piles after a move. False if the move is illegal.
static bool follow(const struct move *move, part_t *target)
{
    bool named[PILES] = {false};
    memcpy(target, now.part, sizeof *target * now.count);
    for (unsigned i = 0; i < move->count; i++) {
        unsigned part = move->change[i].part;
        if (i >= PILES || part >= now.count || named[part] || move->change[i].becomes == now.part[part])
            return false;
        named[part] = true;
        target[part] = move->change[i].becomes;
    }
    return may_become(target);
}

static void check_reply(void)
{
    struct position before = now, played = now;
    struct move move = {0};
    part_t target[PILES];
    bool over = now_index == 0;
    bool won = game_reply(game, &now, &move) == N_POSITION;

    if (memcmp(before.part, now.part, sizeof *now.part * now.count))
        fail("reply changes the position", &move);
    if (won != wins[now_index])
        fail("wrong verdict", &move);
    if (game_is_over(game, &now) != over)
        fail("game_is_over is wrong", NULL);
    if (over) {
        if (move.count)
            fail("a reply after the end", &move);
    } else if (!follow(&move, target)) {
        fail("illegal reply", &move);
    } else {
        if (wins[now_index] && wins[index_of(target, now.count)])
            fail("the reply loses a won position", &move);
        if (!wins[now_index] &&
            (move.count != 1 || target[move.change->part] + 1 != now.part[move.change->part]))
            fail("more than one stone taken in a lost position", &move);
        game_play(&played, &move);
        if (memcmp(played.part, target, sizeof *target * now.count) || played.count != now.count ||
            played.k != now.k || played.misere != now.misere)
            fail("game_play leaves another position", &move);
    }
}

static void check_list(void)
{
    static bool listed[POSITIONS];
    struct move move = {.count = 0};
    part_t target[PILES] = {0};
    int missing = 0;

    memset(listed, 0, sizeof listed);
    do
        missing += may_become(target) && !wins[index_of(target, now.count)];
    while (next_target(target, 0));
    while (game_next_winning(game, &now, &move), game_is_move(&move) && missing >= 0) {
        if (!follow(&move, target)) {
            fail("illegal move in the list", &move);
            return;
        }
        unsigned after = index_of(target, now.count);
        if (wins[after] || listed[after])
            fail(wins[after] ? "losing move in the list" : "move listed twice", &move);
        listed[after] = true;
        missing--;
    }
    if (missing)
        fail(missing > 0 ? "winning moves missing in the list" : "the list is too long", &move);
}

static void expect_legal(bool legal, const struct move *move)
{
    if (game_is_legal(game, &now, move) != legal)
        fail(legal ? "a legal move is refused" : "an illegal move is accepted", move);
}

// Tries all moves, moves that take one too many, and moves with an extra change.
static void check_legal(void)
{
    part_t target[PILES] = {0};
    do {
        struct move move = {.count = 0};
        unsigned sum = index_of(target, now.count);
        for (unsigned n = 0; n < now.count; n++) {
            unsigned i = sum & 1 ? n : now.count - 1 - n;
            if (target[i] != now.part[i])
                move.change[move.count++] = (struct change){(uint8_t)i, target[i]};
        }
        expect_legal(may_become(target), &move);
        if (!may_become(target))
            continue;

        struct change *extra = &move.change[move.count++];
        for (unsigned i = 0; i < now.count; i++) {
            *extra = (struct change){(uint8_t)i, now.part[i]};
            expect_legal(false, &move);
            *extra = (struct change){(uint8_t)i, PART_MAX};
            expect_legal(false, &move);
        }
        for (unsigned i = 0; i + 1 < move.count; i++) {
            *extra = move.change[i];
            expect_legal(false, &move);
            extra->becomes = 0;
            expect_legal(false, &move);
        }
        *extra = (struct change){now.count, 0};
        expect_legal(false, &move);
        extra->part = UINT8_MAX;
        expect_legal(false, &move);
        move.count = sum & 1 ? UINT8_MAX : PILES_MAX + 1;
        expect_legal(false, &move);
    } while (next_target(target, 1));
}

static void sweep(void (*check)(void), const char *what)
{
    static unsigned tests;

    failures = 0;
    for (unsigned count = 0; count <= PILES; count++)
        for (unsigned index = 0; index < powers(count); index++) {
            if (!drawn(index, count == PILES ? PARTS : 1))
                continue;
            set_now(index, count);
            check();
        }
    any_failure |= failures;
    printf("%sok %u - %s k=%u: %s\n", failures ? "not " : "", ++tests, game->name, (unsigned)now.k, what);
}

int main(void)
{
    puts("1..30");
    for (unsigned i = 0; i < GAME_COUNT; i++) {
        game = &games[i];
        if (game->shape != SHAPE_PILES || game->theory != OUTCOMES ||
            game->outcomes->verdict != moore_verdict)
            continue;
        bool nim = !strcmp(game->name, "nim") || !strcmp(game->name, "mnim");
        now.misere = !strcmp(game->name, "mnim") || !strcmp(game->name, "mmoore");
        for (now.k = 1; now.k <= (nim ? 1 : PILES); now.k++) {
            for (unsigned count = 0; count <= PILES; count++)
                solve_by_rules(count);
            sweep(check_reply, "verdict and reply");
            sweep(check_list, "every winning move");
            sweep(check_legal, "legal and illegal moves");
        }
    }
    return any_failure;
}
