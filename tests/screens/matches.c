// SPDX-License-Identifier: MIT
// If this test fails, a player who follows the hints does not win, or a player who gave a win away is not led
// back to the mistake. Plays matches of every game without a display. Compares each hint with the rules.
// Gives wins away by one mistake: the display must offer to retry, and only then.
//
//   matches [MATCHES]: MATCHES of each game and kind. Default: 6, or 100 with DRAW=all.
#include "draw.h"
#include "notation/names.h"
#include "random.h"
#include "tap.h"
#include "unit/ui_keys.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MATCHES = 6, MATCHES_OF_ALL = 100, TICKS_MAX = 100000, MOVES_MAX = 400, K_RANGE = 3, TURNS = 4 };
enum { COUNTED = 99, TRIED = 1000, HINTS_MAX = 9, MAY_RANDOMLY = 8192 };

// Returns is_so. If false, prints what is wrong.
static bool holds(bool is_so, const char *what)
{
    if (!is_so)
        printf("# %s, start %u, level %u: it is false that %s\n", game_name(ui.match.game), ui.settings.start,
               ui.settings.level, what);
    return is_so;
}

// Waits for the human's turn or the result.
static bool is_my_turn(void)
{
    for (unsigned ticks = 0; ticks < TICKS_MAX && ui.screen != SCREEN_PLAY && ui.screen != SCREEN_RESULT;
         ticks++)
        ui_tick(&ui, now += ui.thinking || ui.screen == SCREEN_FAIR ? 2 : 100);
    return ui.screen == SCREEN_PLAY;
}

// Starts a match that the human or the machine can win. Returns false for a draw.
static bool begin(uint8_t row, uint8_t level, bool is_won)
{
    begin_ui(now);
    tap_later(KEY_OK);
    choose_row(row);
    ui_set_level(&ui, level);
    ui.settings.k = (uint8_t)random_below(K_RANGE);
    ui.random = (uint16_t)random_bits();
    ui.settings.start = (uint8_t)random_below(START_WON + 1);
    ui_set_up(&ui, false);
    if (ui.settings.start == START_WON || !set_start(&ui.match, ui.settings.start))
        ui.settings.start = is_won ? START_WON : START_TOUGH;
    const enum verdict verdict = verdict_on(&ui.match.position);
    const uint8_t human = (verdict == N_POSITION) != is_won;
    ui.match.side[human] = HUMAN;
    ui.match.side[!human] = level;
    ui_go(&ui, ui_start(&ui));
    return ui.settings.start >= START_WON || verdict != DRAW;
}

// Plays this move of the human.
static void play(const struct move *move)
{
    ui_no_move(&ui);
    ui.chosen.move = *move;
    tap_later(KEY_OK);
}

// Checks a hint's number of winning moves by trying every legal move.
static bool count_is_true(void)
{
    struct move move = {0};
    unsigned legal = 0, winning = 0;
    while (match_next(&ui.match, &move)) {
        legal++;
        winning += verdict_after(&move) == P_POSITION;
    }
    const struct view *const view = look();
    const unsigned told = view->number[0];
    if (legal <= COUNTED)
        return view->message == MSG_WINS_OF && told == winning && view->number[1] == legal;
    if (view->message == MSG_WINS_OF_MANY)
        return told == winning && winning <= COUNTED;
    return view->message == MSG_MORE_WIN && told && told <= winning && (legal > TRIED || winning > COUNTED);
}

// Returns true if the move changes the part, row, cell or vertex `place`.
static bool is_at(const struct move *move, unsigned place)
{
    const uint8_t shape = ui.match.game->shape;
    for (uint8_t i = 0; i < move->count; i++) {
        const uint8_t part = move->change[i].part;
        const unsigned at = shape == SHAPE_STRIP || shape == SHAPE_TOKENS
                                ? (unsigned)ui.match.position.part[part]
                            : shape == SHAPE_MEN ? part / 2 + 1u
                                                 : part + 1u;
        if (at == place)
            return true;
    }
    return false;
}

static void ask(void)
{
    hold_ok();
    think();
}

// Asks for all hints of a turn, and plays the move.
static bool follows_hints(void)
{
    unsigned place = 0;
    const bool has_place = !ui.match.game->has_heap;
    ask();
    if (!holds(count_is_true(), "the hint has the count of the moves that win"))
        return false;
    ask();
    if (has_place) {
        place = look()->number[0];
        if (!holds(look()->message == MSG_LOOK_AT, "the second hint names a place"))
            return false;
        ask();
    }
    const struct move move = ui.chosen.move;
    const bool is_true = look()->message == MSG_HINT &&
                         game_is_legal(ui.match.game, &ui.match.position, &move) &&
                         verdict_after(&move) == P_POSITION && (!has_place || is_at(&move, place));
    tap_later(KEY_OK);
    return holds(is_true, "the last hint is a winning move at this place");
}

// Wins a match by hints alone.
static bool wins_by_hints(uint8_t row)
{
    unsigned moves = 0;
    if (!begin(row, random_below(2) ? LEVEL_MAX : 2, true))
        return true;
    for (; is_my_turn() && moves < MOVES_MAX; moves++)
        if (!follows_hints())
            return false;
    const unsigned hints = moves * (ui.match.game->has_heap ? 2 : 3);
    return holds(look()->message == (hints ? MSG_YOU_WIN_HINTS : MSG_YOU_WIN) &&
                     (!hints || look()->number[0] == (hints < HINTS_MAX ? hints : HINTS_MAX)),
                 "the hints win and are counted");
}

// The mistake of the current match
static struct {
    unsigned turn; // the human makes the mistake on this turn or later
    bool is_made;
    bool is_followed_slowly;  // true if, after the mistake, the human always plays the first legal move
    struct position position; // position in which the human made the mistake
    unsigned since;           // number of changed values since the mistake; the log holds MATCH_LOG_MAX
} mistake;

static unsigned found, out_of_reach, never_won;

static struct move any_move(bool loses)
{
    struct move move = {0}, next = {0};
    unsigned count = 0;
    while (match_next(&ui.match, &next))
        if ((!loses || verdict_after(&next) == N_POSITION) && !random_below(++count))
            move = next;
    return move;
}

static struct move best_move(void)
{
    struct move move = {0};
    while (game_reply(ui.match.game, &ui.match.position, &move) == PENDING)
        ;
    return move;
}

// Plays the human's move. The human plays perfectly, makes one mistake and then plays at random.
static void play_turn(unsigned turn)
{
    const bool can_win = verdict_on(&ui.match.position) == N_POSITION;
    struct move move = {0};
    if (!mistake.is_made && can_win && turn >= mistake.turn) {
        move = any_move(true);
        if (game_is_move(&move)) {
            mistake.is_made = true;
            mistake.position = ui.match.position;
        }
    }
    if (mistake.is_followed_slowly && mistake.is_made && !game_is_move(&move))
        match_next(&ui.match, &move);
    if (!game_is_move(&move))
        move = mistake.is_made || !can_win ? any_move(false) : best_move();
    play(&move);
}

static void count_changes(const struct position *before)
{
    const struct position *const after = &ui.match.position;
    mistake.since += (after->stones != before->stones) + (after->cap != before->cap);
    for (unsigned i = 0; i < PARTS_MAX; i++)
        mistake.since += after->part[i] != before->part[i];
}

// Plays the match to its end. Counts the changes since the mistake, if any.
static void play_match(void)
{
    for (unsigned turn = 0; is_my_turn() && turn < MOVES_MAX; turn++) {
        struct position before = ui.match.position;
        play_turn(turn);
        if (!mistake.is_made)
            continue;
        if (ui.screen == SCREEN_REPLY) {
            count_changes(&before);
            before = ui.match.position;
        }
        is_my_turn();
        count_changes(&before);
    }
}

// Goes back to the mistake, plays perfectly and wins.
static bool retries(void)
{
    found++;
    wait(random_below(2) ? 1100 : 4050); // after 4 s, the offer appears by itself
    tap_later(KEY_OK);
    tap_later(KEY_OK); // too early to take the offer
    wait(1100);
    if (!holds(look()->second == MSG_RETRY_OR_MENU,
               "a key leads to the offer to try again, which stays for a second"))
        return false;
    tap_later(KEY_OK);
    if (!holds(look()->message == MSG_TRY_AGAIN &&
                   !memcmp(&ui.match.position, &mistake.position, sizeof mistake.position),
               "OK leads back to the mistake"))
        return false;
    for (unsigned turn = 0; is_my_turn() && turn < MOVES_MAX; turn++) {
        const struct move move = best_move();
        play(&move);
    }
    return holds(look()->message == MSG_YOU_WIN, "the match can be won from there");
}

// Plays a match to its end. If the log still holds the mistake, checks that the player can return to it.
static bool is_led_back(void)
{
    play_match();
    if (look()->message != MSG_BOUTON_WINS)
        return holds(look()->message == MSG_YOU_WIN && !mistake.is_made, "the machine loses no won match");
    if (mistake.is_made && mistake.since <= MATCH_LOG_MAX)
        return holds(look()->second == MSG_YOU_HAD_IT, "the mistake is found") && retries();
    *(mistake.is_made ? &out_of_reach : &never_won) += 1;
    return holds(look()->second == MSG_AGAIN_OR_MENU, "no mistake is shown where none was made or kept");
}

static bool leads_back(uint8_t row)
{
    memset(&mistake, 0, sizeof mistake);
    mistake.turn = random_below(TURNS);
    return !begin(row, LEVEL_MAX, random_below(3)) || is_led_back();
}

// Makes a mistake in Nim with large piles. So many moves follow that the firmware forgets the mistake.
static bool forgets_mistake(void)
{
    struct position position = {.count = PILES_MAX, .k = 1, .part = {PART_MAX - 1}};
    memset(position.part + 1, PART_MAX, PILES_MAX - 1);
    memset(&mistake, 0, sizeof mistake);
    mistake.is_followed_slowly = true;
    begin_ui(now);
    tap_later(KEY_OK);
    ui_set_level(&ui, LEVEL_MAX);
    place_match(&games[GAME_NIM], &position);
    const unsigned before = out_of_reach;
    return is_led_back() && out_of_reach > before;
}

int main(int count, char **arguments)
{
    const unsigned matches = count > 1 ? (unsigned)atoi(arguments[1]) : draw_count(MATCHES, MATCHES_OF_ALL);
    for (uint32_t i = draw_seed() % MAY_RANDOMLY; i; i--)
        random_bits();
    for (uint8_t row = 0; row < GAME_COUNT; row++) {
        bool wins = true, leads = true;
        for (unsigned i = 0; i < matches; i++) {
            wins = wins && wins_by_hints(row);
            leads = leads && leads_back(row);
        }
        tap_check(wins, "%s: hints win %u matches", game_name(&games[row]), matches);
        tap_check(leads, "%s: after %u matches the player is led back to a mistake, if any",
                  game_name(&games[row]), matches);
    }
    tap_check(forgets_mistake(), "a mistake before many moves is out of reach");
    tap_check(found && never_won, "%u mistakes found, %u out of reach, %u matches never won", found,
              out_of_reach, never_won);
    return tap_done();
}
