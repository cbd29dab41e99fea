// SPDX-License-Identifier: MIT
// The match on the display of a kiosk, seen, begun and played by another than its visitors, as the line does.
#include "board.h"
#include "game/games.h"
#include "game/rules/rules.h"
#include "draw.h"
#include "drive/drive.h"
#include "random.h"
#include "tap.h"
#include "ui/screens/titles.h"
#include "ui/screens/ui.h"
#include "ui/screens/glass.h"

#include <string.h>

enum { GAMES_EACH = 8, GAMES_OF_ALL = 20, RANDOM_MOVES = 6, KEYS_EACH = 60, STARTS = 4, IDLE_S = 90 };

static unsigned games_each;
static unsigned moves; // since the kiosk was switched on
static bool good;
static struct position before;

static bool is_match_screen(void)
{
    const uint8_t screen = ui.screen;
    return screen == SCREEN_OPENING || screen == SCREEN_PLAY || screen == SCREEN_REPLY ||
           screen == SCREEN_END || screen == SCREEN_RESULT || screen == SCREEN_WHY || screen == SCREEN_RULES;
}

// Fetches; what is told must lead from what was told before to the match.
static void watch(void)
{
    struct move move;
    const struct match match = ui.match;
    struct position from = match.position;
    const struct match *const watched = watch_match(&move);

    good &= !memcmp(&match, &ui.match, sizeof match) && (watched != NULL) == is_match_screen();
    if (!watched || !watch_has_changed())
        return;
    good &= watched == &ui.match;
    if (game_is_move(&move)) {
        match_step_back(&match, match.at, &from);
        moves++;
        good &= !memcmp(&from, &before, sizeof from) && game_is_legal(match.game, &from, &move);
        game_play(&from, &move);
    }
    good &= !memcmp(&from, &match.position, sizeof from);
    before = match.position;
}

static void tick_watched(bool watches)
{
    tick();
    if (watches)
        watch();
}

// Presses a key, mostly a short time.
static void press_some(void)
{
    const uint8_t key = random_below(5);

    static const uint8_t actions[] = {KEY_PRESS, KEY_HOLD, KEY_TAP};
    const bool holds = random_below(6) == 0;

    for (unsigned i = 0; i < 3; i++) {
        tick_watched(true);
        if (i != 1 || holds)
            kiosk_event((struct event){key, actions[i]}, now);
        watch();
        for (unsigned left = 30; left; left--)
            tick_watched(true);
    }
    for (unsigned left = random_below(300); left; left--)
        tick_watched(true);
}

// A position of this game, a few random moves from a start, which is not over.
static void random_position(const struct game *game, struct position *position)
{
    const unsigned start = random_below(STARTS);

    if (!game_start(game, start, position))
        game_start(game, 0, position);
    for (unsigned left = random_below(RANDOM_MOVES); left; left--) {
        struct move move = {0};
        struct position after = *position;
        for (unsigned skip = 1 + random_below(9); skip && game_next(game, position, &move); skip--)
            ;
        if (!game_is_move(&move))
            continue;
        game_play(&after, &move);
        after.white = false;
        if (!game_is_over(game, &after))
            *position = after;
    }
}

static void begin_match(const struct game *game, const struct position *position)
{
    ui.changed = false;
    kiosk_start_from(game, position);
    kiosk_note_line();
}

static bool starts_from(uint8_t id)
{
    const struct game *const game = &games[id];
    struct position position;

    random_position(game, &position);
    begin_match(game, &position);
    if (attract_is_on() || ui.screen != SCREEN_PLAY || ui.match.game != game ||
        memcmp(&ui.match.position, &position, sizeof position) || match_player(&ui.match) != HUMAN)
        return false;
    const struct title *const title = title_of(ui.settings.game);
    const uint8_t chosen = ui.settings.game + (ui.settings.misere && title->has_twin);
    for (uint8_t i = 0; ui.custom_piles && i < position.count; i++)
        if (ui.start[i] != position.part[i])
            return false;
    return chosen == id && (game->params != PARAM_K || position.k == 2 + ui.settings.k);
}

static void test_start(void)
{
    bool starts = true;
    good = true;
    moves = 0;
    for (uint8_t id = 0; id < GAME_COUNT; id++)
        for (unsigned round = 0; round < games_each; round++) {
            begin();
            for (unsigned left = random_below(3 * KEYS_EACH); left && round % 2; left--)
                press_some();
            starts &= starts_from(id);
            tick_watched(true);
            starts &= !memcmp(&before, &ui.match.position, sizeof before);
            for (unsigned left = KEYS_EACH; left; left--)
                press_some();
        }
    tap_check(starts, "each game starts from a position, whatever was shown");
    tap_check(good && moves > GAME_COUNT * games_each, "each change is told once, and only a match: %u moves",
              moves);
}

// What a human could do at the keys now
static enum refusal expected_refusal(void)
{
    if (!is_match_screen())
        return NO_MATCH;
    if (ui.screen == SCREEN_END || ui.screen == SCREEN_RESULT)
        return GAME_IS_OVER;
    return ui.screen == SCREEN_PLAY && !ui.thinking && match_player(&ui.match) == HUMAN ? NOT_REFUSED
                                                                                        : NOT_NOW;
}

// A random legal move of the match, if there is one on the display.
static struct move random_move(void)
{
    struct move move = {0};

    for (unsigned skip = 1 + random_below(9); skip && is_match_screen(); skip--)
        if (!game_next(ui.match.game, &ui.match.position, &move))
            skip++;
    return move;
}

static unsigned played, taken_back, refused; // by the line

// Plays, replies or takes back; what is refused changes nothing, what is not is shown and then done.
static bool acts(void)
{
    static uint8_t before_act[sizeof ui];
    const struct move none = {0}, move = expected_refusal() == GAME_IS_OVER ? none : random_move();
    const enum refusal expected = expected_refusal();
    const unsigned what = random_below(5);
    const struct position position = ui.match.position;

    memcpy(before_act, &ui, sizeof ui);
    ui.changed = false;
    const enum refusal refusal = what < 2   ? glass_play(&move)
                                 : what < 4 ? glass_move_machine()
                                            : glass_undo();
    if (refusal) {
        ui.changed = ((struct ui *)before_act)->changed;
        refused++;
        return (refusal == expected || (what == 4 && refusal == NOTHING_TO_UNDO && !expected)) &&
               !memcmp(before_act, &ui, sizeof ui);
    }
    const bool shows = ui.changed;
    kiosk_note_line();
    watch();
    if (expected != NOT_REFUSED || !shows)
        return false;
    if (what == 4) {
        taken_back++;
        return ui.screen == SCREEN_PLAY && match_player(&ui.match) == HUMAN &&
               memcmp(&position, &ui.match.position, sizeof position);
    }
    if (ui.screen != SCREEN_REPLY || memcmp(&position, &ui.match.position, sizeof position))
        return false;
    const unsigned moves_before = moves;
    for (unsigned left = 15000 / TICK; left && moves == moves_before; left--)
        tick_watched(true);
    played++;
    struct position after = position;
    if (what < 2)
        game_play(&after, &move);
    return moves == moves_before + 1 && (what >= 2 || !memcmp(&after, &ui.match.position, sizeof after));
}

static void test_acts(void)
{
    bool holds = true;

    good = true;
    for (uint8_t id = 0; id < GAME_COUNT; id++)
        for (unsigned round = 0; round < games_each; round++) {
            begin_with(CHOICE_LEVEL, round % 4);
            holds &= acts();
            holds &= starts_from(id);
            tick_watched(true);
            for (unsigned left = KEYS_EACH / 4; left; left--) {
                if (random_below(2))
                    press_some();
                holds &= acts();
            }
        }
    tap_check(holds && good && played > games_each * GAME_COUNT && refused > GAME_COUNT && taken_back,
              "a move from the line is shown and played, or nothing changes: %u moves, %u taken back, "
              "%u refused",
              played, taken_back, refused);
}

// The same keys at the same times, with and without one who watches.
static uint32_t play_again(bool watches)
{
    uint32_t sum = 0;
    const struct game *const game = &games[GAME_SUBSUM];
    struct position position;

    begin_with(CHOICE_LEVEL, 2);
    game_start(game, 0, &position);
    begin_match(game, &position);
    for (unsigned step = 0; step < 4000; step++) {
        static const uint8_t keys[] = {KEY_RIGHT, KEY_UP, KEY_OK};
        const uint8_t key = keys[step / 400 % 3];
        if (step % 400 == 0)
            act(key, KEY_PRESS);
        if (step % 400 == 30)
            act(key, KEY_TAP);
        tick_watched(watches);
        if (watches) {
            struct move move;
            watch_match(&move);
        }
        for (uint8_t i = 0; i < ui.match.position.count; i++)
            sum = sum * 31 + ui.match.position.part[i];
        sum = sum * 31 + ui.random + ui.screen;
    }
    return sum;
}

static void test_nobody(void)
{
    const uint32_t alone = play_again(false);
    tap_check(play_again(true) == alone, "the machine plays as if nobody watched");
}

static void test_visitor(void)
{
    struct position position;
    bool stays = true;

    begin();
    wait_ms(2000);
    for (unsigned round = 0; round < 3; round++) {
        game_start(&games[GAME_NIM], 0, &position);
        begin_match(&games[GAME_NIM], &position);
        wait_ms((IDLE_S - 2) * 1000);
        stays &= !attract_is_on();
    }
    wait_ms(3000);
    tap_check(stays && attract_is_on(), "a match that is started keeps it awake as if a visitor had come");
}

int main(void)
{
    games_each = draw_count(GAMES_EACH, GAMES_OF_ALL);
    test_start();
    test_acts();
    test_nobody();
    test_visitor();
    return tap_done();
}
