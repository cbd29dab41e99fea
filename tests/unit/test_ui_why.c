// SPDX-License-Identifier: MIT
// Reasons on the display: their steps in every game, and whether each step is true.
#include "check.h"
#include "game/games.h" // their rows
#include "ui_keys.h"

#include <string.h>

static void hold(uint8_t key)
{
    act(key, KEY_PRESS);
    act(key, KEY_HOLD);
    for (uint16_t i = 0; i < 20000 && ui.thinking; i++)
        wait(2);
}

// Starts a match of the game, normal or misère, from this start position.
static void begin(enum game_id game, uint8_t start)
{
    begin_ui(65000);
    tap(KEY_OK);
    ui.settings.misere = games[game].misere;
    ui.settings.game = game - games[game].misere; // a misère game is in the row after its normal game
    ui.settings.start = start;
    tap(KEY_OK);
}

// Asks for hints until the reason appears. Returns the number of hints.
static uint8_t ask(void)
{
    uint8_t hints = 0;
    while (ui.screen == SCREEN_PLAY && hints < 5) {
        hold(KEY_OK);
        hints++;
    }
    wait(400); // waits until the firmware has counted the winning moves
    return hints - 1;
}

// Plays the winning move. The other side is then in a lost position.
static void lose(void)
{
    while (!ui_has_move(&ui))
        hold(KEY_OK);
    game_play(&ui.match.position, &ui.chosen.move);
    ui_no_move(&ui);
    tap(KEY_UP);
    ui_no_move(&ui);
}

// True if RIGHT leads through exactly these messages, and LEFT in reverse.
static bool steps_are(const FLASH uint8_t *messages)
{
    uint8_t i = 0;
    for (; messages[i]; i++) {
        if (ui.screen != SCREEN_WHY || look()->message != messages[i])
            return false;
        tap(KEY_RIGHT);
    }
    if (ui.screen != SCREEN_PLAY)
        return false;
    ask();
    for (uint8_t k = 1; k < i; k++)
        tap(KEY_RIGHT);
    while (i--) {
        if (ui.screen != SCREEN_WHY || look()->message != messages[i])
            return false;
        tap(KEY_LEFT);
    }
    return ui.screen == SCREEN_PLAY;
}

#define STEPS(...)                                                                                           \
    do {                                                                                                     \
        static const FLASH uint8_t messages[] = {__VA_ARGS__, NO_MESSAGE};                                   \
        ask();                                                                                               \
        CHECK(steps_are(messages));                                                                          \
    } while (0)

// True if the view shows these piles.
static bool shows(uint8_t a, uint8_t b, uint8_t c)
{
    const struct view *const view = look();
    const part_t *const part = view->position.part;
    return view->shape == SHAPE_PILES && !view->places && view->position.count == 3 && part[0] == a &&
           part[1] == b && part[2] == c && view->selected == NO_PART && !memcmp(part, view->after, 3);
}

// RIGHT leads from the hint through the columns to the position after the move.
static void test_nim(void)
{
    begin(GAME_NIM, 0);
    const struct position position = ui.match.position;
    CHECK(ask() == 3 && ui.hints == 3);
    const struct move move = ui.chosen.move;
    CHECK(look()->message == MSG_WHY_CUT && shows(3, 4, 5));
    tap(KEY_RIGHT);
    CHECK(look()->message == MSG_WHY_EVEN && look()->number[0] == 4 && look()->number[1] == 2);
    CHECK(shows(0, 4, 4));
    tap(KEY_RIGHT);
    CHECK(look()->message == MSG_WHY_ODD && look()->number[0] == 2 && look()->number[1] == 1);
    CHECK(shows(2, 0, 0));
    tap(KEY_RIGHT);
    CHECK(look()->message == MSG_WHY_EVEN && look()->number[0] == 1 && shows(1, 0, 1));
    tap(KEY_RIGHT);
    CHECK(look()->message == MSG_WHY_EVEN_LOST && shows(1, 4, 5));
    tap(KEY_RIGHT);
    CHECK(ui.screen == SCREEN_PLAY && look()->selected == 0);
    CHECK(!memcmp(&position, &ui.match.position, sizeof position) &&
          !memcmp(&move, &ui.chosen.move, sizeof move));
    tap(KEY_OK);
    CHECK_EQUAL(ui.match.position.part[0], 1); // OK plays the marked move
}

// After the machine's reply no move wins. Holding OK once more shows why.
static void test_lost(void)
{
    begin(GAME_NIM, 0);
    lose();
    CHECK(ask() == 1 && !ui_has_move(&ui) && shows(1, 4, 5));
    STEPS(MSG_WHY_CUT, MSG_WHY_EVEN, MSG_WHY_EVEN, MSG_WHY_EVEN, MSG_WHY_EVEN_LOST);
}

static void test_theories(void)
{
    begin(GAME_MOORE, 0);
    STEPS(MSG_WHY_GROUPS, MSG_WHY_OVER, MSG_WHY_OVER, MSG_WHY_OVER, MSG_WHY_OVER_LOST);
    begin(GAME_TAKE, 0);
    STEPS(MSG_WHY_REST, MSG_WHY_OVER_LOST);
    begin(GAME_SUBSUM, 0);
    STEPS(MSG_WHY_WORTH, MSG_WHY_CUT, MSG_WHY_ODD, MSG_WHY_ODD, MSG_WHY_EVEN_LOST);
    begin(GAME_MIXED, 0);
    STEPS(MSG_WHY_WORTH, MSG_WHY_CUT, MSG_WHY_ODD, MSG_WHY_EVEN, MSG_WHY_ODD, MSG_WHY_EVEN,
          MSG_WHY_EVEN_LOST);
    begin(GAME_WYTHOFF, 2);
    STEPS(MSG_WHY_PAIRS, MSG_WHY_APART);
    begin(GAME_FIB, 0);
    STEPS(MSG_WHY_FIBONACCI, MSG_WHY_LEAST, MSG_WHY_LEAST_LOST);
    begin(GAME_DYN1, 0);
    STEPS(MSG_WHY_POWERS, MSG_WHY_LEAST, MSG_WHY_LEAST_LOST);
    begin(GAME_STAIR, 0);
    STEPS(MSG_WHY_STEPS, MSG_WHY_CUT, MSG_WHY_ODD, MSG_WHY_ODD, MSG_WHY_ODD, MSG_WHY_EVEN_LOST);
    begin(GAME_NIMBLE, 1);
    STEPS(MSG_WHY_WORTH, MSG_WHY_CUT, MSG_WHY_EVEN, MSG_WHY_EVEN, MSG_WHY_EVEN, MSG_WHY_EVEN_LOST);
    begin(GAME_TURTLE_MAN, 0);
    STEPS(MSG_WHY_WORTH, MSG_WHY_CUT, MSG_WHY_EVEN, MSG_WHY_ODD, MSG_WHY_EVEN_LOST);
    begin(GAME_NORTHCOTT, 0);
    STEPS(MSG_WHY_GAPS, MSG_WHY_CUT, MSG_WHY_EVEN, MSG_WHY_EVEN, MSG_WHY_ODD, MSG_WHY_EVEN_LOST);
    begin(GAME_DIVIDE, 0);
    STEPS(MSG_WHY_ODD_BOX, MSG_WHY_ODD_LOST);
    begin(GAME_BNIM, 0);
    set_piles(5, 5, 2);
    STEPS(MSG_WHY_REST, MSG_WHY_GROUPS, MSG_WHY_OVER, MSG_WHY_OVER_LOST);
    begin(GAME_BNIM, 0); // the formula for bounded Nim does not hold here
    STEPS(MSG_WHY_MOVES, MSG_WHY_NONE_WINS);
    begin(GAME_POJ2315, 1); // 5, 8 and 10 turns of the balls; a move makes at most 3
    ask();
    CHECK(look()->message == MSG_WHY_REST && look()->number[0] == 4 && shows(1, 0, 2));
    for (uint8_t i = 0; i < 5 && look()->message != MSG_WHY_OVER_LOST; i++)
        tap(KEY_RIGHT);
    CHECK(look()->message == MSG_WHY_OVER_LOST && shows(1, 0, 1));
    begin(GAME_EVERYSG, 0);
    STEPS(MSG_WHY_LASTS, MSG_WHY_TOP_LOST);
    begin(GAME_SUB, 0);
    STEPS(MSG_WHY_MOVES, MSG_WHY_NONE_WINS);
    begin(GAME_CHOMP, 0);
    STEPS(MSG_WHY_MOVES, MSG_WHY_NONE_WINS);
    begin(GAME_SOS, 0);
    STEPS(MSG_WHY_MOVES, MSG_WHY_NONE_WINS);
}

// Misère play changes the reason if a move can leave only ones.
static void test_endings(void)
{
    begin(GAME_MNIM, 0);
    set_piles(1, 1, 5);
    STEPS(MSG_WHY_ONLY_ONES, MSG_WHY_ONES_LOST);
    ask();
    tap(KEY_RIGHT);
    CHECK(shows(1, 1, 1));
    begin(GAME_MNIM, 0);
    STEPS(MSG_WHY_CUT, MSG_WHY_EVEN, MSG_WHY_ODD, MSG_WHY_EVEN, MSG_WHY_EVEN_LOST);
    begin(GAME_MMOORE, 0);
    set_piles(1, 3, 5);
    STEPS(MSG_WHY_ONLY_ONES, MSG_WHY_GROUPS, MSG_WHY_OVER_LOST);
    ask();
    tap(KEY_RIGHT);
    CHECK(look()->number[0] == 3 && shows(1, 3, 5));
    tap(KEY_RIGHT);
    CHECK(look()->number[0] == 1 && shows(1, 0, 0));
    begin(GAME_MSUBSUM, 0);
    STEPS(MSG_WHY_WORTH, MSG_WHY_ONLY_ONES, MSG_WHY_ONES_LOST);
    begin(GAME_MTAKE, 1);
    STEPS(MSG_WHY_REST, MSG_WHY_OVER_LOST);
    ask();
    CHECK(look()->number[0] == 5 && look()->position.part[0] == 30 % 5);
    tap(KEY_RIGHT);
    CHECK(look()->number[0] == 1 && look()->position.part[0] == 1);
}

// Returns the number of legal moves after the hint's move.
static uint8_t replies(void)
{
    struct position after = ui.match.position;
    struct move move = {0};
    uint8_t count = 0;
    game_play(&after, &ui.chosen.move);
    while (game_next(ui.match.game, &after, &move))
        count++;
    return count;
}

// True if the step is true for the piles shown.
static bool is_true(void)
{
    const struct view *const view = look();
    const struct position *const position = &view->position;
    const uint8_t modulus = ui.match.position.k + 1, bit = look()->number[0];
    uint8_t ones = 0;
    part_t sum = 0;
    for (uint8_t i = 0; i < position->count; i++) {
        ones += (position->part[i] & bit) != 0;
        sum ^= position->part[i];
    }
    switch (look()->message) {
    case MSG_WHY_EVEN:
    case MSG_WHY_ODD:
        return modulus == 2 && look()->number[1] == ones && ones % 2 == (look()->message == MSG_WHY_ODD);
    case MSG_WHY_OVER:
        return modulus > 2 && look()->number[1] == ones && look()->number[2] == ones % modulus;
    case MSG_WHY_EVEN_LOST:
        return !sum;
    case MSG_WHY_ONES_LOST:
        return sum == 1;
    case MSG_WHY_LEAST_LOST:
        return position->part[0] > position->cap;
    case MSG_WHY_ODD_LOST:
        return position->part[0] & position->part[1] & 1;
    case MSG_WHY_MOVES:
        return bit == replies();
    default:
        return true;
    }
}

// Each step of the reason must be true and change nothing.
static void walk(void)
{
    const struct position position = ui.match.position;
    ask();
    const struct move move = ui.chosen.move;
    uint8_t steps = 0, wrong = 0;
    for (; ui.screen == SCREEN_WHY && steps < 12; steps++) {
        wrong += !is_true();
        tap(KEY_RIGHT);
    }
    wrong += steps < 2 || steps > 10 || look()->shape != ui.match.game->shape;
    wrong += memcmp(&position, &ui.match.position, sizeof position) != 0;
    wrong += memcmp(&move, &ui.chosen.move, sizeof move) != 0;
    CHECK(!wrong);
    if (wrong) {
        check_put('#');
        check_text(&ui.match.game->name[0]);
        check_put('\n');
    }
}

static void test_every_game(void)
{
    for (uint8_t game = 0; game < GAME_COUNT; game++)
        for (uint8_t start = 0; start < 4; start++) {
            struct position position;
            if (!game_start(&games[game], start, &position))
                break;
            begin(game, start);
            walk();
            if (!ui_has_move(&ui))
                continue;
            game_play(&ui.match.position, &ui.chosen.move);
            ui_no_move(&ui);
            if (!match_is_over(&ui.match) && game_verdict(ui.match.game, &ui.match.position) == P_POSITION)
                walk();
        }
}

int main(void)
{
    test_nim();
    test_lost();
    test_theories();
    test_endings();
    test_every_game();
    return check_done();
}
