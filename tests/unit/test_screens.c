// SPDX-License-Identifier: MIT
// If this test fails, a key on some screen leads to a wrong view. Each row has a state, keys, and the view
// that must follow. Only the host runs this test, because the rows do not fit into the chip.
// screens/matches.c tests hints and results, host/why_screen.py the steps of a reason.
#include "check.h"
#include "game/games.h"        // the rows of the games
#include "ui/screens/titles.h" // names in the menu
#include "ui_keys.h"

#include <string.h> // memchr

// A row of the table with this game continues from the previous row.
enum { CONTINUES = GAME_COUNT };
enum sides { YOU_FIRST, MACHINE_FIRST, TWO_PLAYERS };

// Macros for the state in which a row begins
#define ON .game = CONTINUES
#define IN(game_, ...) .game = game_, __VA_ARGS__
#define MATCH(a, b, c, ...) IN(GAME_NIM, .piles = {a, b, c}, __VA_ARGS__)
#define OWN_PILES IN(GAME_NIM, .start = START_CUSTOM_PILES)
#define TWO .sides = TWO_PLAYERS
#define MISERE .misere = true
// Views that a row expects
#define N(...) .number = {__VA_ARGS__}
#define PARTS(...) .has_parts = true, .after = {__VA_ARGS__}
#define MOVE .has_move = true
#define SHOWN(screen_, kind_, message_, ...)                                                                 \
    .screen = screen_, .kind = kind_, .message = message_, __VA_ARGS__
#define MENU(label, value, ...) SHOWN(SCREEN_MENU, VIEW_SETTING, label, .second = value, __VA_ARGS__)
#define BOARD(screen_, message_, ...) SHOWN(screen_, VIEW_BOARD, message_, __VA_ARGS__)
#define PLAY(message_, ...) BOARD(SCREEN_PLAY, message_, __VA_ARGS__)
#define REPLY(message_, ...) BOARD(SCREEN_REPLY, message_, __VA_ARGS__)
#define WHY(message_, ...) BOARD(SCREEN_WHY, message_, __VA_ARGS__)
#define END BOARD(SCREEN_END, MSG_GAME_OVER)
#define PILES(message_, pile, ...) BOARD(SCREEN_CUSTOM_PILES, message_, .selected = pile, PARTS(__VA_ARGS__))
#define RULES(screen_, page_, ...) SHOWN(screen_, VIEW_RULES, TITLE_NIM, .page = page_, __VA_ARGS__)
#define MENU_RULES(page_) RULES(SCREEN_MENU, page_, .second = MSG_LAST_STONE_WINS)
#define RESULT(message_, offer, ...) SHOWN(SCREEN_RESULT, VIEW_TITLE, message_, .second = offer, __VA_ARGS__)
#define LEVEL(level) MENU(MSG_MACHINE_LEVEL, MSG_OF_LEVELS, N(level))
#define BLINK(...) PLAY(MSG_HINT, .selected = 3, MOVE, PARTS(__VA_ARGS__))

// Each character of `keys` is an action:
//   < > ^ v o  taps LEFT, RIGHT, UP, DOWN, OK
//   ! + = #    presses, taps, repeats, holds the next key
//   number     waits this many ms
//   *          waits until a search ends
//   ~          waits until the machine has moved
static const struct row {
    const char *keys;
    struct { // 0: as delivered
        uint8_t game, sides, level, start;
        bool misere;
        part_t piles[3]; // piles at the start; a row that has no piles begins in the menu
    } state;
    struct {
        uint8_t screen, kind, message, second, page;
        uint8_t number[2];
        uint8_t selected; // selected part, counted from 1; if 0, the test does not compare it
        bool has_move;    // a move is chosen
        bool has_parts;   // `after` is compared
        part_t after[3];  // sizes of the first three parts after the selected move
    } view;
    const char *truth;
} rows[] = {
    // The menu
    {"", {IN(GAME_NIM)}, {MENU(MSG_GAME, TITLE_NIM)}, "the menu begins with the game"},
    {">", {ON}, {MENU(MSG_WHICH, TITLE_NIM)}, "RIGHT goes to the next setting"},
    {"^", {ON}, {MENU(MSG_WHICH, TITLE_WYTHOFF)}, "UP changes it"},
    {"v", {ON}, {MENU(MSG_WHICH, TITLE_NIM)}, "DOWN changes it back"},
    {">", {ON}, {MENU_RULES(0)}, "the rules say what wins"},
    {">", {ON}, {MENU(MSG_LAST_STONE, MSG_WINS)}, "misere play is a setting"},
    {"^", {ON}, {MENU(MSG_LAST_STONE, MSG_LOSES)}, "misere play is chosen"},
    {"<<<<<", {ON}, {MENU(MSG_SOUND, MSG_ON)}, "LEFT goes around the ring of settings"},
    {">", {ON}, {MENU(MSG_WON_OF, MSG_BEST_RUN)}, "the last setting has the results"},
    {"!<=<", {ON}, {MENU(MSG_SOUND, MSG_ON)}, "LEFT does not repeat"},
    {"+<!>=>", {ON}, {MENU(MSG_GAME, TITLE_NIM)}, "RIGHT repeats"},
    {"+>!^=^", {ON}, {MENU(MSG_GAME, TITLE_TAKE_AWAY)}, "UP repeats"},
    {"+^!v=v", {ON}, {MENU(MSG_GAME, TITLE_NIM)}, "DOWN repeats"},
    {"^>>>", {IN(GAME_NIM)}, {MENU(MSG_PILES_A_MOVE, MSG_UP_TO, N(2))}, "Nim_k has a number of piles"},
    {"v", {ON}, {MENU(MSG_PILES_A_MOVE, MSG_UP_TO, N(8))}, "the number goes around"},
    {">>>>>>>", {IN(GAME_NIM)}, {LEVEL(2)}, "a newcomer's level is 2"},
    {"^^", {ON}, {LEVEL(4)}, "UP raises the level"},
    {"^", {ON}, {LEVEL(1)}, "the levels go around"},
    {"<", {ON}, {MENU(MSG_WHO_STARTS, MSG_YOU)}, "you start"},
    {"^", {ON}, {MENU(MSG_WHO_STARTS, MSG_BOUTON)}, "the machine starts"},
    {">v<", {ON}, {MENU(MSG_WHO_STARTS, MSG_BOUTON)}, "another level leaves the sides"},
    {"<", {ON}, {MENU(MSG_PLAYERS, MSG_ONE)}, "one player"},
    {"^", {ON}, {MENU(MSG_PLAYERS, MSG_TWO)}, "two players"},
    {">", {ON}, {MENU(MSG_SOUND, MSG_ON)}, "two players have no level and no first side"},
    {"<v>>", {ON}, {LEVEL(4)}, "the level outlives a match of two"},
    {"", {IN(GAME_NIM, .start = START_TOUGH)}, {MENU(MSG_GAME, TITLE_NIM)}, "a start that you cannot win"},
    {"^v>>>>", {ON}, {SHOWN(SCREEN_MENU, VIEW_START, MSG_START)}, "another game has its own"},

    // The rules
    {">>^", {IN(GAME_NIM)}, {MENU_RULES(0)}, "no page before the first one"},
    {"v", {ON}, {MENU_RULES(1)}, "DOWN turns to the next page"},
    {"v", {ON}, {MENU_RULES(2)}, "DOWN turns to the last page"},
    {"^", {ON}, {MENU_RULES(1)}, "UP turns back"},
    {"vv", {ON}, {MENU_RULES(0)}, "the first page follows the last one"},
    {"v><", {ON}, {MENU_RULES(0)}, "another setting begins the rules anew"},
    {"o", {ON}, {PLAY(MSG_LAST_STONE_WINS)}, "OK starts a game from the rules"},
    {"2100o", {MATCH(3, 4, 5)}, {RULES(SCREEN_RULES, 1)}, "OK without a move shows the rules"},
    {"!o", {ON}, {RULES(SCREEN_RULES, 1)}, "OK that is down turns no page"},
    {"+o", {ON}, {RULES(SCREEN_RULES, 2)}, "the end of its tap turns the page"},
    {"o", {ON}, {PLAY(MSG_NOTHING_CHOSEN)}, "the last page leads back to the board"},
    {"o^", {ON}, {PLAY(MSG_NOTHING_CHOSEN)}, "UP leads back from the first page"},
    {"o<", {ON}, {PLAY(MSG_NOTHING_CHOSEN)}, "LEFT leads back"},
    {"2100o#o500", {ON}, {PLAY(MSG_WINS_OF, N(1, 12))}, "OK held asks for a hint from the rules, too"},

    // Your own piles
    {"o", {OWN_PILES}, {PILES(MSG_SET_PILES, 1, 3, 4, 5)}, "own piles begin with a start"},
    {"^", {ON}, {PILES(MSG_SET_PILES, 1, 4, 4, 5)}, "UP adds a stone"},
    {">v", {ON}, {PILES(MSG_SET_PILES, 2, 4, 3, 5)}, "RIGHT selects a pile, DOWN takes a stone"},
    {"o", {ON}, {PLAY(MSG_LAST_STONE_WINS, PARTS(4, 3, 5))}, "OK starts from them"},
    {"o", {OWN_PILES}, {PILES(MSG_SET_PILES, 1, 3, 4, 5)}, "piles to be emptied"},
    {"vvv>vvvv>vvvvvo", {ON}, {PILES(MSG_NO_STONES, 3, 0, 0, 0)}, "a start without stones is refused"},
    {"1000^", {ON}, {PILES(MSG_NO_STONES, 3, 0, 0, 0)}, "the reason stays for a second"},
    {"100^", {ON}, {PILES(MSG_SET_PILES, 3, 0, 0, 1)}, "then keys count again"},

    // A turn
    {"", {MATCH(3, 4, 5)}, {PLAY(MSG_LAST_STONE_WINS, PARTS(3, 4, 5))}, "a match begins with the goal"},
    {"2100", {ON}, {PLAY(MSG_YOUR_MOVE, PARTS(3, 4, 5))}, "then it is your turn"},
    {"^^", {ON}, {PLAY(MSG_TAKE, N(2, 1), MOVE, PARTS(1, 4, 5))}, "UP takes from a pile"},
    {">", {ON}, {PLAY(MSG_HOW_MANY, N(4), PARTS(3, 4, 5))}, "another pile begins with nothing taken"},
    {"!o", {ON}, {PLAY(MSG_RULES_OR_HINT, PARTS(3, 4, 5))}, "OK that is down says what it does"},
    {"+o", {ON}, {RULES(SCREEN_RULES, 1)}, "OK plays no move that is not shown"},
    {"^^", {ON}, {PLAY(MSG_TAKE, N(1, 3), MOVE, PARTS(3, 3, 5))}, "the pile stays selected"},
    {"!o", {ON}, {PLAY(MSG_OK_OR_HINT, MOVE)}, "OK that is down says that it plays"},
    {"+o", {ON}, {REPLY(MSG_MY_TURN, PARTS(3, 3, 5))}, "OK plays what is marked"},
    {"o2100^v", {IN(GAME_FIB)}, {PLAY(MSG_YOUR_MOVE)}, "nothing taken from a heap: it is your turn"},
    {">^", {IN(GAME_MOORE, .piles = {3, 4, 5})}, {PLAY(MSG_TAKE, MOVE, PARTS(2, 4, 5))}, "Nim_k: one pile"},
    {">^", {ON}, {PLAY(MSG_TAKE, MOVE, PARTS(2, 3, 5))}, "Nim_k: a second pile keeps the first one"},
    {">^", {ON}, {PLAY(MSG_PILE_LIMIT, N(2), MOVE, PARTS(2, 3, 5))}, "Nim_k: no third pile"},
    {"o>", {IN(GAME_NORTHCOTT, TWO)}, {PLAY(MSG_MAN, .selected = 1, MOVE)}, "black man"},
    {"o>", {ON}, {PLAY(MSG_MAN, .selected = 2, MOVE)}, "the second player moves a white man"},
    {"o>", {ON}, {PLAY(MSG_MAN, .selected = 3, MOVE)}, "then a black man moves again"},

    // The machine's turn
    {"^^o", {MATCH(3, 4, 5, .level = 4)}, {REPLY(MSG_MY_TURN, PARTS(1, 4, 5))}, "your move is made"},
    {"1500", {ON}, {REPLY(MSG_I_TAKE, N(1, 3), MOVE, PARTS(1, 4, 4))}, "reply is shown"},
    {"!o", {ON}, {PLAY(MSG_YOUR_MOVE, PARTS(1, 4, 4))}, "a key plays it"},
    {"+o", {ON}, {PLAY(MSG_YOUR_MOVE, PARTS(1, 4, 4))}, "and does nothing else"},

    // Leaving
    {"#<", {MATCH(50, 60, 70)}, {MENU(MSG_GAME, TITLE_NIM)}, "LEFT held leaves a match without moves"},
    {"^o~#<", {MATCH(50, 60, 70)}, {PLAY(MSG_STOP)}, "a match under way asks first"},
    {"^#<", {ON}, {PLAY(MSG_STOP)}, "after another key it asks again"},
    {"#<", {ON}, {MENU(MSG_GAME, TITLE_NIM)}, "LEFT held twice leaves"},
    {"^o#<", {MATCH(50, 60, 70)}, {PLAY(MSG_STOP)}, "LEFT skips the machine's turn and asks"},
    {"#<", {ON}, {MENU(MSG_GAME, TITLE_NIM)}, "LEFT held again leaves"},

    // Hints
    {"#o*", {MATCH(1, 2, 9)}, {PLAY(MSG_WINS_OF, N(1, 12), PARTS(1, 2, 9))}, "a hint counts winning moves"},
    {"#o*", {ON}, {PLAY(MSG_LOOK_AT, N(3), .selected = 3, PARTS(1, 2, 9))}, "the next one says where"},
    {"#o*", {ON}, {BLINK(1, 2, 3)}, "the next one shows the move"},
    {"500", {ON}, {BLINK(1, 2, 3)}, "the move is shown for 512 ms"},
    {"12", {ON}, {BLINK(1, 2, 9)}, "then it is hidden"},
    {"500", {ON}, {BLINK(1, 2, 9)}, "for 512 ms"},
    {"12", {ON}, {BLINK(1, 2, 3)}, "and shown again"},
    {"512v", {ON}, {PLAY(MSG_TAKE, N(5, 4), MOVE, PARTS(1, 2, 4))}, "a key shows and changes it"},
    {"1000", {ON}, {PLAY(MSG_TAKE, N(5, 4), MOVE, PARTS(1, 2, 4))}, "then it no longer blinks"},
    {"#o*", {ON}, {PLAY(MSG_WINS_OF, N(1, 12), PARTS(1, 2, 9))}, "after a key hints begin anew"},
    {"#o*", {MATCH(1, 1, 0)}, {PLAY(MSG_NO_HINT, PARTS(1, 1, 0))}, "no hint in a lost position"},
    {">#o*", {ON}, {PLAY(MSG_NO_HINT)}, "nor after another key"},
    {"#o*", {MATCH(1, 0, 0, MISERE)}, {PLAY(MSG_NO_HINT)}, "none in misere play with one stone"},
    {"#o*", {MATCH(99, 99, 99)}, {PLAY(MSG_WINS_OF_MANY, N(3))}, "more than 99 moves are many"},

    // Why
    {"#o*#o*#o*#o", {MATCH(3, 4, 5)}, {WHY(MSG_WHY_CUT, MOVE, PARTS(3, 4, 5))}, "the fourth hint says why"},
    {">>>>",
     {ON},
     {WHY(MSG_WHY_EVEN_LOST, MOVE, PARTS(1, 4, 5))},
     "RIGHT leads to the position after the move"},
    {">", {ON}, {PLAY(MSG_OK_OR_HINT, MOVE, PARTS(1, 4, 5))}, "the board follows the last step"},
    {"#o*#o*#o*#o<", {ON}, {PLAY(MSG_OK_OR_HINT, MOVE, PARTS(1, 4, 5))}, "LEFT leads back from the first"},
    {"#o*#o*#o*#o^", {ON}, {PLAY(MSG_OK_OR_HINT, MOVE, PARTS(1, 4, 5))}, "UP leads back"},
    {"#o*#o*#o*#ov", {ON}, {PLAY(MSG_OK_OR_HINT, MOVE, PARTS(1, 4, 5))}, "DOWN leads back"},
    {"#o*#o*#o*#oo", {ON}, {PLAY(MSG_OK_OR_HINT, MOVE, PARTS(1, 4, 5))}, "OK leads back and plays nothing"},
    {"o", {ON}, {REPLY(MSG_MY_TURN, PARTS(1, 4, 5))}, "on the board OK plays the hinted move"},
    {"^o~#o*#o#<", {MATCH(50, 60, 70, .level = 4)}, {PLAY(MSG_STOP)}, "LEFT held asks whether to stop"},
    {"#<", {ON}, {MENU(MSG_GAME, TITLE_NIM)}, "LEFT held again leaves"},

    // Moves that are taken back
    {"#>", {MATCH(50, 60, 70)}, {PLAY(MSG_NO_UNDO)}, "no move to take back"},
    {"^o~^o~^o~#>", {ON}, {PLAY(MSG_YOUR_MOVE)}, "RIGHT held takes a move and its reply back"},
    {"#>#>", {ON}, {PLAY(MSG_YOUR_MOVE, PARTS(50, 60, 70))}, "and those before"},
    {"#>", {ON}, {PLAY(MSG_NO_UNDO, PARTS(50, 60, 70))}, "up to the start"},
    {"^o~#>", {MATCH(50, 60, 70, .level = 3)}, {PLAY(MSG_NO_UNDO)}, "level 3 is no practice"},
    {"o~#>", {IN(GAME_NIM, .sides = MACHINE_FIRST)}, {PLAY(MSG_NO_UNDO)}, "the machine's first move stays"},
    {"^o", {MATCH(50, 60, 70, TWO, .level = 4)}, {PLAY(MSG_PLAYER_MOVES, N(2))}, "two players"},
    {"#>", {ON}, {PLAY(MSG_PLAYER_MOVES, N(1), PARTS(50, 60, 70))}, "two players take one move back"},

    // The end
    {"^o", {MATCH(1, 0, 0)}, {END}, "the last position stays"},
    {"900o", {ON}, {END}, "a key within a second does not end it"},
    {"1900", {ON}, {END}, "for three seconds"},
    {"200", {ON}, {RESULT(MSG_YOU_WIN, MSG_AGAIN_OR_MENU)}, "then the result follows"},
    {"1100^", {ON}, {RESULT(MSG_YOU_WIN, MSG_AGAIN_OR_MENU)}, "UP does nothing there"},
    {"v", {ON}, {RESULT(MSG_YOU_WIN, MSG_AGAIN_OR_MENU)}, "DOWN does nothing"},
    {">", {ON}, {RESULT(MSG_YOU_WIN, MSG_AGAIN_OR_MENU)}, "RIGHT does nothing"},
    {"<", {ON}, {MENU(MSG_GAME, TITLE_NIM)}, "LEFT leads to the menu"},
    {"^o1100!v2", {MATCH(1, 0, 0)}, {RESULT(MSG_YOU_WIN, MSG_AGAIN_OR_MENU)}, "a key skips that"},
    {"800o", {ON}, {RESULT(MSG_YOU_WIN, MSG_AGAIN_OR_MENU)}, "the result is read first"},
    {"300o", {ON}, {PLAY(MSG_LAST_STONE_WINS, PARTS(3, 4, 5))}, "OK plays the same game again"},
    {"#o*^o3100", {MATCH(1, 0, 0)}, {RESULT(MSG_YOU_WIN_HINTS, MSG_AGAIN_OR_MENU, N(1))}, "hints count"},
    {"^o~", {MATCH(1, 1, 0, .level = 4)}, {END}, "the machine ends the match"},
    {"^o^o>^o3100", {MATCH(2, 1, 0, TWO)}, {RESULT(MSG_PLAYER_WINS, MSG_AGAIN_OR_MENU, N(1))}, "player 1"},
    {"^o>^o3100", {MATCH(1, 1, 0, TWO)}, {RESULT(MSG_PLAYER_WINS, MSG_AGAIN_OR_MENU, N(2))}, "player 2"},

};

static const struct row *row;

static uint8_t key_of(char c)
{
    static const char keys[] = {
        [KEY_LEFT] = '<', [KEY_RIGHT] = '>', [KEY_UP] = '^', [KEY_DOWN] = 'v', [KEY_OK] = 'o'};
    return (uint8_t)((const char *)memchr(keys, c, sizeof keys) - keys);
}

static void hold(uint8_t key)
{
    act(key, KEY_PRESS);
    act(key, KEY_REPEAT);
    act(key, KEY_HOLD);
    act(key, KEY_REPEAT);
}

// Carries out the first action in `keys`. Returns the remaining actions.
static const char *enter(const char *keys)
{
    enum { TICKS_MAX = 20000 };
    static const char actions[] = {[KEY_PRESS] = '!', [KEY_TAP] = '+', [KEY_REPEAT] = '='};
    const char sign = *keys++;
    uint16_t ms = 0;
    if (sign >= '0' && sign <= '9') {
        for (keys--; *keys >= '0' && *keys <= '9'; keys++)
            ms = 10 * ms + (uint16_t)(*keys - '0');
        wait(ms);
    } else if (sign == '*' || sign == '~') {
        for (; ms < TICKS_MAX && (sign == '*' ? ui.thinking : ui.screen == SCREEN_REPLY); ms++)
            wait(2);
    } else if (sign == '#') {
        hold(key_of(*keys++));
    } else if (memchr(actions, sign, sizeof actions)) {
        const char *const action = memchr(actions, sign, sizeof actions);
        act(key_of(*keys++), (uint8_t)(action - actions));
    } else {
        tap(key_of(sign));
    }
    return keys;
}

// Begins a match with the row's piles. If the row has no piles, opens the menu.
static void begin(void)
{
    begin_ui(65000);
    tap(KEY_OK);
    ui.settings.game = row->state.game;
    ui.settings.start = row->state.start;
    ui.settings.misere = row->state.misere;
    if (row->state.level)
        ui_set_level(&ui, row->state.level);
    if (row->state.sides == TWO_PLAYERS)
        ui.match.side[1] = HUMAN;
    if (row->state.sides == MACHINE_FIRST) {
        ui.match.side[0] = ui.settings.level;
        ui.match.side[1] = HUMAN;
    }
    if (!row->state.piles[0])
        return;
    tap(KEY_OK);
    set_piles(row->state.piles[0], row->state.piles[1], row->state.piles[2]);
}

// Returns true if a field of the view has the expected value.
static bool is_as_expected(uint8_t got, uint8_t expected, const char *field)
{
    if (got != expected)
        printf("# %s: expected %d, got %d\n", field, expected, got);
    return got == expected;
}

#define SAME(got, expected) same &= is_as_expected(got, row->view.expected, #expected)
#define SAME_IF_GIVEN(got, expected)                                                                         \
    same &= !row->view.expected || is_as_expected(got, row->view.expected, #expected)

// Returns true if the latest drawn view matches the row.
static bool view_is_as_expected(void)
{
    static struct view drawn;
    const struct view *const view = &drawn;
    bool same = true;
    if (changed)
        drawn = *look();
    changed = false;
    SAME(ui.screen, screen);
    SAME(view->kind, kind);
    SAME(view->message, message);
    SAME(view->second, second);
    SAME(view->page, page);
    SAME(view->has_move, has_move);
    SAME_IF_GIVEN(view->number[0], number[0]);
    SAME_IF_GIVEN(view->number[1], number[1]);
    SAME_IF_GIVEN(view->selected + 1, selected);
    if (row->view.has_parts) {
        SAME(view->after[0], after[0]);
        SAME(view->after[1], after[1]);
        SAME(view->after[2], after[2]);
    }
    return same;
}

int main(void)
{
    for (row = rows; row < rows + sizeof rows / sizeof *rows; row++) {
        if (row->state.game != CONTINUES) {
            begin();
            changed = true;
        }
        for (const char *keys = row->keys; *keys;)
            keys = enter(keys);
        check_report(view_is_as_expected(), row->truth);
    }
    return check_done();
}
