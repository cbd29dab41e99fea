// SPDX-License-Identifier: MIT
// If this test fails, some key changes a position against the rules, or a game does not end. Plays every game
// with keys alone: selects the game in the menu and plays to the end with random keys. No key may change the
// position except by a legal move.
#include "check.h"
#include "game/rules/rules.h"
#include "game/games.h" // the table
#include "keeper.h"
#include "place.h"
#include "ui/screens/pen.h"
#include "ui/lcd/lcd_view.h"

enum {
    KEYS = 5,
    STEP_MS = 50,
    GAMES_EACH = 1 + 4 / CHECK_STEP,
    GAMES_OF_MANY_TOKENS = 100 / CHECK_STEP, // many games, because each is short
    HINT_STAGES = 3,
    PRESSES_MAX = 4000,
    ITEMS = 10,
    VALUES = 32,
    SOS_GAMES_MAX = 50
};

// The LCD's frame, with guard bytes before and after it
static struct {
    uint8_t before[16];
    struct lcd_frame frame;
    uint8_t after[16];
} guarded;

static struct position last;
static uint16_t now, random_state = 1;
static uint16_t illegal, moves_made, spoiled, games_won, games_lost, games_drawn, cut;

static uint8_t random_below(uint8_t range)
{
    random_state = random_state * 25173u + 13849u;
    return (random_state >> 8) % range;
}

static bool same(const struct position *a, const struct position *b)
{
    if (a->stones != b->stones || a->count != b->count)
        return false;
    for (uint8_t i = 0; i < a->count; i++)
        if (a->part[i] != b->part[i])
            return false;
    return true;
}

// True if a legal move leads from one position to the other.
static bool follows(const struct position *from, const struct position *to)
{
    struct move move = {0};
    if (from->k > 1) {
        for (uint8_t i = 0; i < from->count; i++)
            if (from->part[i] != to->part[i])
                move.change[move.count++] = (struct change){i, to->part[i]};
        return game_is_legal(ui.match.game, from, &move);
    }
    while (game_next(ui.match.game, from, &move)) {
        struct position after = *from;
        game_play(&after, &move);
        if (same(&after, to))
            return true;
    }
    return false;
}

static bool is_playing(void)
{
    return ui.screen == SCREEN_PLAY || ui.screen == SCREEN_REPLY;
}

// True if the class of each message is allowed at its place in the view.
static bool fit(const struct view *view)
{
    static const FLASH uint16_t first[] = {
        [VIEW_TITLE] = 1 << CLASS_LINE,
        [VIEW_RULES] = 1 << CLASS_TITLE,
        [VIEW_SETTING] = 1 << CLASS_LABEL,
        [VIEW_START] = 1 << CLASS_LABEL,
        [VIEW_BOARD] = 1 << CLASS_NOTE | 1 << CLASS_NEWS | 1 << CLASS_GOAL | 1 << CLASS_WAITING,
    };
    static const FLASH uint16_t second[] = {
        [VIEW_TITLE] = 1 << CLASS_LINE,
        [VIEW_RULES] = 1 << CLASS_GOAL,
        [VIEW_SETTING] = 1 << CLASS_VALUE | 1 << CLASS_TITLE,
    };
    return first[view->kind] >> message_class(view->message) & 1 &&
           (view->kind >= VIEW_START || view->page || !view->second ||
            second[view->kind] >> message_class(view->second) & 1);
}

static void draw(void)
{
    const struct view *const view = look();
    cut += !fit(view);
    for (uint8_t i = 0; i < sizeof guarded.before; i++)
        guarded.before[i] = guarded.after[i] = 0xa5;
    lcd_view_draw(&guarded.frame, view);
    for (uint8_t i = 0; i < sizeof guarded.before; i++)
        spoiled += guarded.before[i] != 0xa5 || guarded.after[i] != 0xa5;
}

static log_size_t last_at; // length of the log at the previous call of watch()

// Checks the view. Counts moves, except moves that the player takes back.
static void watch(bool was_playing, bool changed)
{
    if (changed)
        draw();
    if (was_playing && (is_playing() || ui.screen == SCREEN_END) && ui.match.at > last_at &&
        !same(&last, &ui.match.position)) {
        moves_made++;
        illegal += !follows(&last, &ui.match.position);
    }
    last = ui.match.position;
    last_at = ui.match.at;
}

static void act(uint8_t key, uint8_t action)
{
    bool was_playing = is_playing();
    now += STEP_MS;
    watch(was_playing, ui_tick(&ui, now));
    was_playing = is_playing();
    watch(was_playing, ui_event(&ui, (struct event){key, action}, now));
}

static void tap(uint8_t key)
{
    act(key, KEY_PRESS);
    act(key, KEY_TAP);
}

static bool shows(uint8_t message)
{
    uint8_t cells[32];
    pen_begin(cells, look());
    pen_message(message);
    for (uint8_t i = pen_cell(); i--;)
        if (guarded.frame.cell[0][1 + i] != cells[i])
            return false;
    return true;
}

// Selects the setting with this label. Returns false if the game has no such setting.
static bool go_to(uint8_t message)
{
    for (uint8_t times = 0; times < 2; times++) {
        while (ui.is_unread)
            watch(is_playing(), ui_tick(&ui, now += STEP_MS));
        act(KEY_LEFT, KEY_PRESS);
        act(KEY_LEFT, KEY_HOLD);
    }
    for (uint8_t i = 0; i < ITEMS; i++) {
        if (shows(message))
            return true;
        tap(KEY_RIGHT);
    }
    return false;
}

// Returns the row of games[] that contains the game in normal play.
static uint8_t normal_row(uint8_t row)
{
    return games[row].misere ? row - 1 : row;
}

static bool find_in_menu(uint8_t row)
{
    const uint8_t normal = normal_row(row);
    go_to(MSG_GAME);
    for (uint8_t i = 0; title_of(ui.settings.game)->family != title_of(normal)->family; i++) {
        if (i == VALUES)
            return false;
        tap(KEY_UP);
    }
    for (uint8_t i = 0; ui.settings.game != normal; i++) {
        if (i == VALUES || !go_to(MSG_WHICH))
            return false;
        ui.settings.start = 1;
        tap(KEY_DOWN);
        if (ui.settings.start != 0) // choosing another game must reset the start position
            return false;
    }
    if (title_of(normal)->has_twin && ui.settings.misere != games[row].misere) {
        if (!go_to(title_of(ui.settings.game)->goal == GOAL_STONE ? MSG_LAST_STONE : MSG_LAST_MOVE))
            return false;
        tap(KEY_UP);
    }
    return true;
}

// Presses random keys, but no keys that lead to the menu.
static bool play_to_the_end(void)
{
    for (uint16_t i = 0; i < PRESSES_MAX && ui.screen != SCREEN_RESULT; i++) {
        const uint8_t kind = random_below(6), key = random_below(KEYS);
        if (ui.screen == SCREEN_END) { // the result may already be shown
            tap(KEY_UP);
        } else if (kind == 0) {
            for (uint8_t holds = 1 + random_below(HINT_STAGES); holds; holds--) {
                act(KEY_OK, KEY_PRESS);
                act(KEY_OK, KEY_HOLD);
            }
        } else if (kind == 1 && key != KEY_LEFT) {
            act(key, KEY_PRESS);
            act(key, KEY_REPEAT);
        } else {
            tap(key);
        }
    }
    const uint8_t message = look()->message;
    games_won += message == MSG_YOU_WIN || message == MSG_YOU_WIN_HINTS;
    games_lost += message == MSG_BOUTON_WINS;
    games_drawn += message == MSG_A_DRAW;
    return ui.screen == SCREEN_RESULT;
}

// True if the current game is SOS and no game has ended in a draw yet.
static bool misses_draw(void)
{
    return ui.match.game->shape == SHAPE_LETTERS && games_drawn == 0;
}

static void check_game(uint8_t row)
{
    CHECK(games[row].misere ? title_of(row - 1)->has_twin : title_of(row)->name && title_of(row)->family);
    CHECK(find_in_menu(row));
    struct position position;
    // no fixed start may have the index START_RANDOM
    CHECK(!game_start(&games[row], START_RANDOM, &position));
    ui.match.side[0] = row & 1 ? PERFECT : HUMAN;
    ui.match.side[1] = row & 1 ? HUMAN : PERFECT;
    const uint8_t games_of_row = games[row].all_tokens_move ? GAMES_OF_MANY_TOKENS : GAMES_EACH;
    for (uint8_t game = 0; game < games_of_row || (misses_draw() && game < SOS_GAMES_MAX); game++) {
        CHECK(go_to(MSG_START));
        tap(KEY_UP);
        if (ui.settings.start == START_CUSTOM_PILES)
            tap(KEY_UP);
        tap(KEY_OK);
        CHECK(ui.match.game == &games[row]);
        CHECK(play_to_the_end());
    }
}

// Presses random keys in the menu and in all screens to which it leads.
static void press_anything(void)
{
    for (uint16_t i = 0; i < 30000 / CHECK_STEP; i++) {
        const uint8_t action = KEY_PRESS + random_below(8);
        act(random_below(KEYS), action > KEY_REPEAT ? KEY_PRESS + (i & 1) : action);
    }
}

// Starts each game with random piles and with custom piles. The game may refuse the custom piles.
static void start_from_piles(void)
{
    for (uint8_t row = 0; row < GAME_COUNT; row++)
        for (uint8_t i = 0;
             i < 4 * (START_CUSTOM_PILES - START_WON + (title_of(normal_row(row))->custom_piles != 0)); i++) {
            go_to(MSG_GAME);
            ui_set_level(&ui, PERFECT); // at this level, random piles are largest
            ui.settings.game = normal_row(row);
            ui.settings.start = START_WON + i / 4;
            tap(KEY_OK);
            tap(KEY_OK);
        }
}

int main(void)
{
    ui_init(&ui, &no_keeper, 0, now = 65000);
    ui_set_level(&ui, PERFECT);
    draw();
    tap(KEY_OK);
    for (uint8_t row = 0; row < GAME_COUNT; row++)
        check_game(row);
    press_anything();
    start_from_piles();
    CHECK_EQUAL(illegal, 0);
    CHECK_EQUAL(spoiled, 0);
    CHECK_EQUAL(cut, 0);
    CHECK(moves_made > 10 * GAME_COUNT);
    CHECK(games_won > 0 && games_drawn > 0 && games_lost > GAME_COUNT);
    return check_done();
}
