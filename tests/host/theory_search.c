// SPDX-License-Identifier: MIT
// Bounded Nim, balls that roll, graphs and Chomp against brute force: every position up to a stated size,
// from the rules alone, which are written here once more. Where there is no formula, this is the search that
// the firmware does in a bitmap.
#include "game/bnim.h"
#include "game/chomp.h"
#include "game/game.h"
#include "game/graph.h"
#include "random.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STATES_MAX = 300000, MOVES_MAX = 1000000, LONGEST_REPORT = 5 };

struct option {
    struct move move; // as game.h writes it
    unsigned after;   // the state it leads to
    bool listed;
};

static const FLASH struct game *game;
static struct position now; // its parts are the digits of the state
static unsigned base;       // digits are below it
static bool sorted_only;    // states are sorted
static struct option options[MOVES_MAX];
static unsigned option_count, tests, failures;
static bool any_failure;
static unsigned char outcome[STATES_MAX]; // 0: not known yet, else 'N' or 'P'

static void fail(const char *what)
{
    if (++failures > LONGEST_REPORT)
        return;
    printf("# %s m=%u most=%u :", game->name, (unsigned)now.k, (unsigned)now.most);
    for (unsigned i = 0; i < now.count; i++)
        printf(" %u", (unsigned)now.part[i]);
    printf(" : %s\n", what);
}

static void end_test(const char *what)
{
    printf("%s %u - %s\n", failures ? "not ok" : "ok", ++tests, what);
    any_failure |= failures != 0;
    failures = 0;
}

static void choose_game(const char *name)
{
    for (unsigned i = 0; i < game_count; i++)
        if (!strcmp(games[i].name, name))
            game = &games[i];
    now = (struct position){.misere = game->misere, .k = 1};
}

static unsigned state_of(const struct position *position)
{
    unsigned state = 0;
    for (unsigned i = 0; i < position->count; i++)
        state = state * base + position->part[i];
    return state;
}

static void set_state(unsigned state)
{
    for (unsigned i = now.count; i--; state /= base)
        now.part[i] = state % base;
}

static unsigned state_count(void)
{
    unsigned count = 1;
    for (unsigned i = 0; i < now.count; i++)
        count *= base;
    if (count > STATES_MAX)
        abort();
    return count;
}

// --- the rules: each lists all moves from `now` into `options`

static void add_option(const struct position *after)
{
    struct move move = {0};
    for (unsigned i = 0; i < now.count; i++)
        if (after->part[i] != now.part[i])
            move.change[move.count++] = (struct change){(uint8_t)i, after->part[i]};
    if (option_count == MOVES_MAX)
        abort();
    options[option_count++] = (struct option){.move = move, .after = state_of(after)};
}

// floor(2 pi N) by 128-bit arithmetic: 2 pi = TWO_PI / 2^96, cut off.
static unsigned floor_of_turns(unsigned turns)
{
    const unsigned __int128 two_pi = (unsigned __int128)0x6487ed511ull << 64 | 0x0b4611a62633145cull;
    return (unsigned)(two_pi * turns >> 96);
}

// Turns of a ball with radius 1, 2, ..., or stones: radius 0
static unsigned turns_of(unsigned distance)
{
    unsigned turns = 0;
    if (now.radius == 0)
        return distance;
    while (floor_of_turns(turns * now.radius) < distance)
        turns++;
    return turns;
}

// `left` parts more may be touched, from number `first` on.
static void take_from(struct position *after, unsigned first, unsigned left)
{
    for (unsigned i = first; i < now.count && left; i++) {
        const unsigned most = now.radius ? turns_of(now.longest + 1) - 1 : now.most;
        const unsigned turns = turns_of(now.part[i]);
        for (unsigned t = 1; t <= most && t <= turns; t++) {
            after->part[i] = now.radius ? floor_of_turns((turns - t) * now.radius) : turns - t;
            add_option(after);
            take_from(after, i + 1, left - 1);
        }
        after->part[i] = now.part[i];
    }
}

static void bnim_moves(void)
{
    struct position after = now;
    take_from(&after, 0, now.k);
}

static void edge_moves(void)
{
    for (unsigned i = 0; i < now.count; i++)
        for (unsigned v = 0; v < now.most; v++)
            if (now.successors[now.part[i]] >> v & 1) {
                struct position after = now;
                after.part[i] = v;
                add_option(&after);
            }
}

static void all_edges(struct position *after, unsigned token, bool moved)
{
    if (token == now.count) {
        if (moved)
            add_option(after);
        return;
    }
    const vertex_set_t successors = now.successors[now.part[token]];
    if (!successors)
        all_edges(after, token + 1, moved);
    for (unsigned v = 0; v < now.most; v++)
        if (successors >> v & 1) {
            after->part[token] = v;
            all_edges(after, token + 1, true);
        }
    after->part[token] = now.part[token];
}

static void everysg_moves(void)
{
    struct position after = now;
    all_edges(&after, 0, false);
}

static void chomp_moves(void)
{
    for (unsigned row = 0; row < now.count; row++)
        for (unsigned column = 0; column < now.part[row]; column++) {
            struct position after = now;
            for (unsigned i = row; i < now.count; i++)
                if (after.part[i] > column)
                    after.part[i] = column;
            add_option(&after);
        }
}

typedef void moves_t(void);

// Of parts whose order does not matter: largest first
static void sort_parts(void)
{
    for (unsigned i = 1; i < now.count; i++)
        for (unsigned j = i; j && now.part[j - 1] < now.part[j]; j--) {
            const part_t lower = now.part[j];
            now.part[j] = now.part[j - 1];
            now.part[j - 1] = lower;
        }
}

// Chomp without a move has been won by the player to move, as in misere play.
static unsigned char brute(moves_t *moves, bool misere)
{
    if (sorted_only)
        sort_parts();
    const unsigned state = state_of(&now);
    if (outcome[state])
        return outcome[state];
    const unsigned first = option_count;
    moves();
    unsigned char result = misere && option_count == first ? 'N' : 'P';
    for (unsigned i = first; i < option_count && result == 'P'; i++) {
        set_state(options[i].after);
        if (brute(moves, misere) == 'P')
            result = 'N';
    }
    option_count = first;
    set_state(state);
    return outcome[state] = result;
}

// --- the firmware's answers

static unsigned char verdict_letter(enum verdict verdict)
{
    return verdict == N_POSITION ? 'N' : verdict == P_POSITION ? 'P' : '?';
}

static unsigned char ask(void)
{
    enum verdict verdict;
    while ((verdict = game_verdict(game, &now)) == THINKING)
        ;
    return verdict_letter(verdict);
}

static struct option *find_option(const struct move *move)
{
    struct position after = now;
    unsigned named = 0; // each part once, in any order
    for (unsigned i = 0; i < move->count; i++) {
        if (named >> move->change[i].part & 1)
            return 0;
        named |= 1u << move->change[i].part;
    }
    game_play(&after, move);
    for (unsigned i = 0; i < option_count; i++)
        if (options[i].after == state_of(&after) && options[i].move.count == move->count)
            return &options[i];
    return 0;
}

static void check_rules(void)
{
    struct move move = {0};
    unsigned count = 0;
    while (game_next(game, &now, &move)) {
        struct option *option = find_option(&move);
        if (!option || option->listed || !game_is_legal(game, &now, &move))
            return fail("no such move, or once more");
        option->listed = true;
        count++;
    }
    if (count != option_count)
        fail("moves are missing");
    for (unsigned i = 0; i < option_count; i++)
        options[i].listed = false;
}

static void check_reply(unsigned char expected)
{
    struct move move = {0};
    enum verdict verdict;
    while ((verdict = game_reply(game, &now, &move)) == THINKING)
        ;
    if (verdict_letter(verdict) != expected)
        return fail("verdict of the reply");
    const struct option *option = find_option(&move);
    if (!option_count)
        return move.count ? fail("a reply where no move is left") : (void)0;
    if (!option || (expected == 'N' && outcome[option->after] != 'P'))
        fail("reply");
}

static void check_winning(unsigned char expected)
{
    struct move move = {0};
    bool found;
    unsigned left = 0;
    for (unsigned i = 0; i < option_count; i++)
        left += expected == 'N' && outcome[options[i].after] == 'P';
    for (;;) {
        const enum verdict verdict = game_next_winning(game, &now, &move, &found);
        if (!found && verdict != THINKING)
            break;
        if (!found)
            continue;
        struct option *option = find_option(&move);
        if (!option || option->listed || outcome[option->after] != 'P')
            return fail("a winning move that is none, or once more");
        option->listed = true;
        left--;
    }
    if (left)
        fail("winning moves are missing");
}

// Every position whose parts are digits below `limit`; for Chomp those that are bars.
static void check_all(moves_t *moves, unsigned count, unsigned limit, bool verdict_only)
{
    const bool misere = game->misere || !strcmp(game->name, "chomp");
    const bool bar = !strcmp(game->name, "chomp");
    base = limit;
    sorted_only = verdict_only;
    now.count = (uint8_t)count;
    const unsigned states = state_count();
    memset(outcome, 0, states);
    for (unsigned state = states; state--;) {
        set_state(state);
        bool sorted = true;
        for (unsigned i = 1; i < count; i++)
            sorted &= now.part[i] <= now.part[i - 1];
        if (!sorted && (bar || verdict_only))
            continue;
        const unsigned char expected = brute(moves, misere);
        if (ask() != expected)
            fail("verdict");
        if (verdict_only)
            continue;
        option_count = 0;
        moves();
        for (unsigned i = 0; i < option_count; i++) { // their outcomes
            set_state(options[i].after);
            const unsigned kept = option_count;
            brute(moves, misere);
            option_count = kept;
        }
        set_state(state);
        check_rules();
        check_reply(expected);
        check_winning(expected);
        option_count = 0;
    }
}

static void check_bnim(unsigned count, unsigned limit, bool verdict_only)
{
    choose_game("bnim");
    for (unsigned m = verdict_only ? 2 : 1; m <= (verdict_only ? count - 2 : count + 1); m++)
        for (unsigned most = verdict_only; most <= limit; most++) {
            now.k = m;
            now.most = most;
            check_all(bnim_moves, count, limit, verdict_only);
        }
}

static void check_poj(void)
{
    choose_game("poj2315");
    for (unsigned radius = 1; radius <= 2; radius++)
        for (unsigned m = 1; m <= 3; m++)
            for (unsigned longest = 5; longest <= 20; longest += 3) {
                now.k = m;
                now.longest = longest;
                now.radius = radius;
                check_all(bnim_moves, m <= 2 ? 3 : 2, 30, false);
            }
    now.k = 2;
    now.longest = 7;
    now.radius = 1;
    check_all(bnim_moves, 4, 15, false);
}

// A number for a bar of 8 rows of at most 8: the rows counted up, one bit between them
static unsigned outline_of(const part_t *rows)
{
    unsigned outline = 0;
    for (unsigned i = 0; i < 8; i++)
        outline |= 1u << (rows[i] + 7 - i);
    return outline;
}

// Steps to the next bar of 8 rows, from the smallest up.
static bool next_bar(void)
{
    unsigned i = 8;
    while (i && now.part[i - 1] == (i == 1 ? 8 : now.part[i - 2]))
        i--;
    if (!i)
        return false;
    now.part[i - 1]++;
    for (; i < 8; i++)
        now.part[i] = 0;
    return true;
}

// Every bar in the table of 8 x 8
static void check_table(void)
{
    static bool lost[1 << 16];
    memset(now.part, 0, sizeof now.part);
    now.count = 8;
    while (next_bar()) {
        bool wins = false;
        for (unsigned row = 0; row < 8; row++)
            for (unsigned column = 0; column < now.part[row]; column++) {
                struct position after = now;
                for (unsigned i = row; i < 8; i++)
                    if (after.part[i] > column)
                        after.part[i] = column;
                wins |= lost[outline_of(after.part)];
            }
        lost[outline_of(now.part)] = !wins;
        if (ask() != (wins ? 'N' : 'P'))
            fail("table");
    }
}

// Lost bars in a box, by the firmware; theory.md has these numbers.
static unsigned count_lost_bars(unsigned rows, unsigned columns)
{
    unsigned lost = 0;
    now.count = (uint8_t)rows;
    for (unsigned i = 0; i < rows; i++)
        now.part[i] = columns;
    for (;;) { // from the largest down: what is known then holds for all
        lost += ask() == 'P';
        unsigned i = rows;
        while (i && now.part[i - 1] == 0)
            i--;
        if (!i)
            return lost;
        for (now.part[i - 1]--; i < rows; i++)
            now.part[i] = now.part[i - 1];
    }
}

// Edges go down in an order that is not the order of the numbers.
static void random_graph(unsigned vertices, unsigned edges)
{
    unsigned order[VERTICES_MAX];
    memset(now.successors, 0, sizeof now.successors);
    now.most = vertices;
    for (unsigned i = 0; i < vertices; i++) {
        unsigned at = random_bits() % (i + 1);
        order[i] = order[at];
        order[at] = i;
    }
    for (; edges && vertices > 1; edges--) {
        unsigned from = random_bits() % vertices, to = random_bits() % vertices;
        if (order[from] > order[to])
            now.successors[from] |= (vertex_set_t)(1u << to);
    }
}

static void check_graphs(const char *name, moves_t *moves)
{
    for (unsigned round = 0; round < 60; round++) {
        const unsigned vertices = 1 + random_bits() % 8;
        choose_game(name);
        random_graph(vertices, random_bits() % (3 * vertices));
        for (unsigned tokens = 0; tokens <= 3; tokens++)
            check_all(moves, tokens, vertices, false);
    }
    choose_game(name);
    random_graph(VERTICES_MAX, 60);
    check_all(moves, 4, VERTICES_MAX, true);
}

// --- more than positions

static bool is_cycle(const uint8_t *cycle, unsigned length)
{
    for (unsigned i = 0; i < length; i++)
        if (!(now.successors[cycle[i]] >> cycle[(i + 1) % length] & 1))
            return false;
    return length != 0;
}

// A graph has a cycle when stepping on and on never ends: transitive closure.
static bool has_cycle(void)
{
    vertex_set_t reach[VERTICES_MAX];
    memcpy(reach, now.successors, sizeof reach);
    for (unsigned via = 0; via < now.most; via++)
        for (unsigned from = 0; from < now.most; from++)
            if (reach[from] >> via & 1)
                reach[from] |= reach[via];
    for (unsigned v = 0; v < now.most; v++)
        if (reach[v] >> v & 1)
            return true;
    return false;
}

static void check_cycles(void)
{
    choose_game("dag");
    for (unsigned round = 0; round < 20000; round++) {
        uint8_t cycle[VERTICES_MAX];
        now.most = 1 + random_bits() % VERTICES_MAX;
        memset(now.successors, 0, sizeof now.successors);
        for (unsigned edges = random_bits() % 20; edges; edges--)
            now.successors[random_bits() % now.most] |= (vertex_set_t)(1u << random_bits() % now.most);
        const unsigned length = graph_cycle(&now, cycle);
        if (has_cycle() ? !is_cycle(cycle, length) : length != 0)
            fail("cycle");
    }
}

static void check_turns(unsigned turns)
{
    const struct position ball = {.radius = 1, .longest = floor_of_turns(turns) + 1};
    const unsigned distance = floor_of_turns(turns);
    if (poj_distance(&ball, turns) != distance || poj_turns(&ball, distance) != turns ||
        poj_turns(&ball, distance + 1) != turns + 1 || poj_longest_turns(&ball) != turns)
        fail("turns");
}

static void check_two_pi(void)
{
    choose_game("poj2315");
    const unsigned most = 341782637; // turns in 2^31 - 1
    for (unsigned turns = 1; turns <= 1000000; turns++) {
        check_turns(turns);
        check_turns(most - turns);
        check_turns(1 + random_bits() % most);
    }
    for (unsigned turns = 65501488; turns <= most; turns += 65501488) // nearest to integers
        check_turns(turns);
    const struct position ball = {.radius = 1};
    if (poj_turns(&ball, 0) != 0 || poj_turns(&ball, 2147483647) != most + 1)
        fail("turns at the ends");
    for (now.radius = 1; now.radius < 100; now.radius++)
        for (unsigned distance = 0; distance < 2000; distance++)
            if (poj_turns(&now, distance) != turns_of(distance))
                fail("turns of a large ball");
}

static unsigned char ask_bar(unsigned rows, unsigned columns)
{
    now.count = (uint8_t)rows;
    for (unsigned i = 0; i < rows; i++)
        now.part[i] = columns;
    return ask();
}

static void check_limits(void)
{
    if (ask_bar(10, 10) != 'N' || ask_bar(3, 16) != 'N' || ask_bar(2, 30) != 'N' ||
        ask_bar(1, 2000000) != 'N' || ask_bar(11, 13) != '?' || ask_bar(1, 3000000) != '?')
        fail("limits");
}

int main(void)
{
    check_bnim(1, 14, false);
    check_bnim(2, 14, false);
    check_bnim(3, 10, false);
    check_bnim(4, 6, false);
    check_bnim(5, 4, false);
    check_bnim(6, 3, false);
    end_test("bnim: 1 and 2 piles < 14, 3 < 10, 4 < 6, 5 < 4, 6 < 3, any m and K: moves, replies, all "
             "winning moves");
    check_bnim(4, 13, true);
    check_bnim(5, 10, true);
    check_bnim(6, 7, true);
    end_test("bnim: 4 piles <= 12, 5 <= 9, 6 <= 6, any K, any m but the easy ones: verdicts");
    check_poj();
    end_test("poj2315: up to 3 balls < 30, 4 < 15");
    check_two_pi();
    end_test("2 pi is exact: 3 million numbers of turns up to the largest distance, by 128-bit arithmetic");
    check_graphs("dag", edge_moves);
    end_test("dag: 3 tokens on 60 random graphs; verdicts of 4 tokens on 15 vertices");
    check_graphs("mdag", edge_moves);
    end_test("mdag: the same");
    check_graphs("everysg", everysg_moves);
    end_test("everysg: the same");
    check_cycles();
    end_test("a cycle is found in 20000 random graphs exactly where there is one");
    choose_game("chomp");
    for (unsigned rows = 0; rows <= 6; rows++)
        check_all(chomp_moves, rows, 7, false);
    end_test("chomp: bars up to 6 rows and 6 columns: moves, replies, all winning moves");
    check_all(chomp_moves, 4, 13, true);
    check_all(chomp_moves, 2, 200, true);
    end_test("chomp: verdicts of bars up to 4 x 12 and 2 x 199");
    check_table();
    end_test("chomp: verdicts of all bars up to 8 x 8");
    if (count_lost_bars(4, 8) != 38 || count_lost_bars(6, 8) != 142 || count_lost_bars(8, 8) != 322 ||
        count_lost_bars(8, 10) != 1000 || count_lost_bars(10, 8) != 1000)
        fail("number of lost bars");
    end_test("chomp: as many bars are lost as others have counted, up to 8 x 10 and 10 x 8");
    check_limits();
    end_test("limits: 10 x 10, 3 x 16, 2 x 30 and 1 x 2000000 are answered, 11 x 13 is refused");
    printf("1..%u\n", tests);
    return any_failure;
}
