// SPDX-License-Identifier: MIT
// If this test fails, a game of the exhibit opens without the demonstration of a move, or the first start
// hides the modules. A legal move appears and disappears, then the goal and the turn are shown. Tries each
// start, once with each side moving first.
#include "drive/drive.h"
#include "game/rules/rules.h"
#include "random.h"
#include "tap.h"
#include "ui/kiosk/kiosk_screens.h"
#include "ui/screens/board_view.h"
#include "ui/screens/turns.h"
#include "ui/screens/ui.h"

#include <stdio.h>
#include <string.h>

enum { LIMIT_MS = 6000, FAIR_MS = 20000 };

static unsigned openings;

// Returns is_so. If false, prints `what`, at most once per game.
static bool holds(bool is_so, const char *what)
{
    static const struct game *named;

    if (!is_so && named != ui.match.game) {
        named = ui.match.game;
        printf("# game %u from start %u, %s begins: it is false that %s\n", (unsigned)(named - games),
               ui.settings.start, ui.match.side[0] == HUMAN ? "the visitor" : "the machine", what);
    }
    return is_so;
}

// Starts a match of this game from any screen.
static void begin_match(uint8_t id, uint8_t start, bool machine_first)
{
    const bool is_twin = id && title_of(id - 1)->has_twin;

    begin();
    tap(KEY_OK);
    ui.settings =
        (struct settings){.game = id - is_twin, .misere = is_twin, .start = start, .level = PERFECT};
    ui.match.side[machine_first] = HUMAN;
    ui.match.side[!machine_first] = PERFECT;
    ui_go(&ui, ui_start(&ui));
    for (unsigned ms = 0; ms < FAIR_MS && ui.screen == SCREEN_FAIR; ms += TICK)
        tick();
    openings++;
}

static bool leaves_match_alone(const struct match *before)
{
    return !memcmp(&ui.match.position, &before->position, sizeof before->position) && !ui.match.at &&
           !counted && !changes && !ui.hints;
}

// Returns true if the display shows this position and no selected move.
static bool draws(const struct position *position)
{
    const struct view *const view = look();

    return !memcmp(&view->position, position, sizeof *position) && view->left == position->stones &&
           !memcmp(view->after, position->part, sizeof position->part);
}

// Checks that the opening demonstrates a legal move and then restores the position.
static bool shows_move(const struct match *before)
{
    struct position after = before->position;
    bool chosen = false, made = false, good = true;
    unsigned ms = 0;

    for (; good && ms <= LIMIT_MS && look()->kind == VIEW_PICTURE && look()->message != goal_message(&ui);
         ms += TICK) {
        if (memcmp(&look()->position, &before->position, sizeof before->position)) {
            made = true;
            good &= holds(chosen && draws(&after), "the display shows the position after the move");
        } else if (has_move(&ui.chosen)) {
            after = before->position;
            good &=
                holds(game_is_legal(ui.match.game, &after, &ui.chosen.move) && !made, "the move is legal");
            game_play(&after, &ui.chosen.move);
            chosen = true;
        }
        tick();
        good &= holds(leaves_match_alone(before), "the match does not change");
    }
    return good && holds(chosen && made && ms <= LIMIT_MS, "the display shows a move within six seconds");
}

// Checks that the display shows the game's goal, then whose turn it is.
static bool tells_goal_and_turn(const struct match *before)
{
    const bool human = ui.match.side[0] == HUMAN;
    bool good = holds(look()->message == goal_message(&ui) && !has_move(&ui.chosen) &&
                          look()->selected == NO_PART && draws(&ui.match.position),
                      "the display shows the goal");

    for (unsigned ms = 0; ms < GOAL_MS + 1000 && look()->message == goal_message(&ui); ms += TICK)
        tick();
    const uint8_t message = look()->message;
    return good && holds(ui.screen == (human ? SCREEN_PLAY : SCREEN_REPLY) && look()->kind == VIEW_BOARD &&
                             (human ? message == MSG_YOUR_MOVE || message == MSG_YOUR_MOVE_OF
                                    : message == MSG_MY_TURN) &&
                             leaves_match_alone(before),
                         "the display shows whose turn it is");
}

// Checks that any key skips the demonstrated move and shows the goal.
static bool is_skipped(const struct match *before)
{
    act(random_below(5), KEY_PRESS);
    return holds(leaves_match_alone(before) && ui.waited <= OPENING_MS, "a key skips the move") &&
           tells_goal_and_turn(before);
}

static bool is_playable(const struct game *game, const struct position *start)
{
    return !game_is_over(game, start) && start->misere == game->misere && !start->white &&
           game_verdict(game, start) != BEYOND_LIMIT;
}

static void test_openings(void)
{
    bool shows = true, tells = true, skips = true;

    for (uint8_t id = 0; id < GAME_COUNT; id++)
        for (uint8_t start = 0; start <= START_RANDOM; start++)
            for (unsigned machine_first = 0; machine_first < 2; machine_first++) {
                struct position position;
                if (start != START_RANDOM && !game_start(&games[id], start, &position))
                    continue;
                if (start != START_RANDOM && !is_playable(&games[id], &position)) {
                    printf(
                        "# start %u of game %u is over or too large, or has another goal or player to move\n",
                        start, id);
                    shows = false;
                    continue;
                }
                begin_match(id, start, machine_first);
                if (!holds(ui.screen == SCREEN_OPENING, "there is an opening")) {
                    shows = false;
                    continue;
                }
                const struct match before = ui.match;
                shows &= shows_move(&before);
                tells &= tells_goal_and_turn(&before);

                begin_match(id, start, machine_first);
                const struct match other = ui.match;
                wait_ms(TICK * random_below(OPENING_MS / TICK - 1));
                skips &= is_skipped(&other);
            }
    tap_check(shows && openings, "a legal move appears and disappears in %u openings", openings);
    tap_check(tells, "after the opening the display shows the goal, then whose turn it is");
    tap_check(skips, "any key skips the move and has no other effect");
}

// Checks that keys skip the move and the goal, and that holding LEFT opens the menu.
static void test_keys(void)
{
    begin_match(GAME_NIM, 0, true);
    tap(KEY_UP);
    tap_check(ui.screen == SCREEN_OPENING && look()->message == goal_message(&ui), "a key skips the move");
    tap(KEY_UP);
    tap_check(ui.screen == SCREEN_REPLY && look()->message == MSG_MY_TURN, "a second key skips the goal");
    begin_match(GAME_NIM, 0, false);
    hold_left();
    tap_check(ui.screen == SCREEN_MENU, "holding LEFT in the opening leads to the menu");
    tap(KEY_OK);
    tap_check(ui.screen == SCREEN_OPENING, "OK in the menu starts the opening again");
}

// Checks that a new exhibit shows its modules' picture until OK is pressed.
static void test_first_start(void)
{
    begin_new();
    wait_ms(100);
    bool good =
        (look()->kind == VIEW_MODULES) && !venue.attracts && !(kiosk_lamps(&ui, &venue) & 1 << KEY_LEFT);
    idle();
    good &= venue.attracts && ui.settings.game == title_game(0) && !changes;
    restart();
    good &= (look()->kind == VIEW_MODULES);
    tap(KEY_OK);
    good &= venue.attracts && ui.settings.game == title_game(0) && changes == 1;
    restart();
    tap_check(good && venue.attracts, "the first start shows the picture of the modules until OK");
    begin_new();
    open_operator();
    tap(KEY_UP);
    restart();
    tap_check(venue.attracts, "the picture of the modules does not return after a setting is saved");
}

int main(void)
{
    test_first_start();
    test_openings();
    test_keys();
    return tap_done();
}
