// SPDX-License-Identifier: MIT
// Whole games at the pins of the pocket toy, with contacts that bounce: every variant, each start, either
// side first. The machine plays legal moves and wins what it has won, and who has won is shown.
//
//   pocket_games [ELF [games of each variant]]
#include "player/tap.h"
#include "pocket/brute.h"
#include "pocket/hand.h"

#include <stdlib.h>
#include <string.h>

enum { GAMES = 50, MOVES_MAX = 20 };

static struct hand hand;
static bool lost[POSITIONS]; // by who is to move, in the present variant
static unsigned played, machine_won;

// Half of the time a move that wins, if there is one; else any.
static void choose(const unsigned rows[LED_ROWS], unsigned k, unsigned take[LED_ROWS])
{
    unsigned legal[POSITIONS], count = 0, position = number_of(rows), to[LED_ROWS];
    bool well = hand_random(&hand, 2) && !lost[position];

    for (unsigned next = 0; next < position; next++) {
        rows_of(next, to);
        if (is_move(rows, to, k) && (!well || lost[next]))
            legal[count++] = next;
    }
    rows_of(legal[hand_random(&hand, count)], to);
    for (unsigned row = 0; row < LED_ROWS; row++)
        take[row] = rows[row] - to[row];
}

static bool is_start(enum hand_start start, const unsigned rows[LED_ROWS])
{
    static const unsigned starts[START_ANY][LED_ROWS] = {{1, 3, 5, 7}, {0, 3, 5, 7}, {0, 3, 4, 5}};

    if (start == START_ANY)
        return number_of(rows) > 0;
    return !memcmp(rows, starts[start], sizeof starts[start]);
}

// What follows the human's OK: a turn with the machine's move made, or the end.
static bool check_reply(const struct hand_setup *setup, unsigned rows[LED_ROWS], bool *over)
{
    struct led_rows seen;
    bool human_took_last = number_of(rows) == 0, machine_can_win = !lost[number_of(rows)];
    enum hand_sight sight = hand_wait(&hand, &seen);

    if (sight == SEES_NOTHING)
        return false;
    *over = sight != SEES_TURN;
    if (!*over) {
        if (!is_move(rows, seen.stones, setup->k))
            return hand_fault(&hand, "the machine's move is illegal");
        memcpy(rows, seen.stones, sizeof seen.stones);
        return !machine_can_win || lost[number_of(rows)] ||
               hand_fault(&hand, "the machine lost a won position");
    }
    if (!human_took_last) {
        const unsigned none[LED_ROWS] = {0};

        if (!is_move(rows, none, setup->k))
            return hand_fault(&hand, "the game ended too early");
    }
    machine_won += sight == SEES_LOST;
    if ((sight == SEES_WON) != (human_took_last != setup->misere))
        return hand_fault(&hand, "the wrong one is shown to have won");
    return true;
}

// Marks in k rows are all there are: with k = 1 another row takes them over, else TAKE does nothing there.
static bool rows_are_limited(const struct hand_setup *setup)
{
    struct led_rows rows;
    unsigned row, marked = 0;

    if (!hand_set_up(&hand, setup))
        return false;
    hand_tap(&hand, HAND_OK);
    for (unsigned i = 0; i < LED_ROWS; i++) {
        hand_tap(&hand, HAND_TAKE);
        hand_tap(&hand, HAND_NEXT);
    }
    if (hand_look(&hand, &rows, &row) != SEES_TURN)
        return hand_fault(&hand, "no turn");
    for (row = 0; row < LED_ROWS; row++)
        marked += rows.marked[row] > 0;
    if (marked != setup->k)
        return hand_fault(&hand, "marks in %u rows with k = %u", marked, setup->k);
    hand_tap(&hand, HAND_OK);
    return hand_wait(&hand, &rows) != SEES_NOTHING;
}

// To the end of the game that is under way, without a look at how.
static bool finish(void)
{
    struct led_rows rows;

    while (hand_wait(&hand, &rows) == SEES_TURN) {
        hand_tap(&hand, HAND_TAKE);
        hand_tap(&hand, HAND_OK);
    }
    return hand_is_well(&hand);
}

static bool play(const struct hand_setup *setup)
{
    struct led_rows seen;
    unsigned rows[LED_ROWS], take[LED_ROWS], row;
    bool over = false, machine_must_win;

    if (!hand_set_up(&hand, setup))
        return false;
    hand_tap(&hand, HAND_OK);
    if (hand_look(&hand, &seen, &row) != SEES_TURN || !is_start(setup->start, seen.stones))
        return hand_fault(&hand, "not the start that was chosen");
    memcpy(rows, seen.stones, sizeof rows);
    machine_must_win = lost[number_of(rows)];
    if (hand_random(&hand, 2)) {
        machine_must_win = !machine_must_win;
        hand_tap(&hand, HAND_OK);
        if (!check_reply(setup, rows, &over))
            return false;
    }
    for (unsigned moves = 0; !over && moves < MOVES_MAX; moves++) {
        choose(rows, setup->k, take);
        if (!hand_mark(&hand, take))
            return false;
        hand_tap(&hand, HAND_OK);
        for (row = 0; row < LED_ROWS; row++)
            rows[row] -= take[row];
        if (!check_reply(setup, rows, &over))
            return false;
    }
    if (!over)
        return hand_fault(&hand, "a game without an end");
    played++;
    if (machine_must_win && hand_look(&hand, &seen, &row) != SEES_LOST)
        return hand_fault(&hand, "the machine lost a won game");
    return hand_is_well(&hand);
}

int main(int argc, char **argv)
{
    unsigned games = argc > 2 ? (unsigned)atoi(argv[2]) : GAMES;

    hand_open(&hand, argc > 1 ? argv[1] : "out/pocket/bouton.elf");
    for (unsigned misere = 0; misere < 2; misere++)
        for (unsigned k = 1; k <= K_MAX; k++) {
            struct hand_setup setup = {.misere = misere, .k = k, .level = LEVEL_PERFECT};
            bool good = true;

            find_lost(lost, k, misere);
            good = rows_are_limited(&setup) && finish();
            for (unsigned game = 0; game < games && good; game++) {
                setup.start = (enum hand_start)(game % (START_ANY + 1));
                good = play(&setup);
            }
            tap_check(good, "%s, k = %u: at most that many rows a move; %u games",
                      misere ? "misere" : "normal", k, games);
            hand_explain(&hand);
        }
    tap_check(played == games * 2 * K_MAX,
              "%u games to their end, the machine won %u, %u s of the toy's time", played, machine_won,
              (unsigned)toy_seconds(&hand.toy));
    toy_close(&hand.toy);
    return tap_done();
}
