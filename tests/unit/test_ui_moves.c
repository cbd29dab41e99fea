// SPDX-License-Identifier: MIT
// If this test fails, the sentence about a move does not say what the move does. The words for a move of
// every shape, while the player enters it and when the machine plays it.
#include "check.h"
#include "game/games.h" // the rows
#include "ui/screens/pen.h"
#include "ui_keys.h"

static uint8_t cells[32];

static bool says(uint8_t from, const FLASH char *text)
{
    while (*text && cells[from] == (uint8_t)*text) {
        from++;
        text++;
    }
    return !*text && pen_cell() == from;
}

// Presses these keys to enter a move.
static void choose_by(uint8_t game, const FLASH char *keys)
{
    begin_ui(0);
    ui.settings.game = game;
    ui_set_up(&ui, false);
    ui_no_move(&ui);
    ui_go(&ui, SCREEN_PLAY);
    for (; *keys; keys++)
        choose(&ui.match, &ui.chosen, *keys - '0');
}

static bool told(bool machine, const FLASH char *text)
{
    ui.match.side[0] = machine ? PERFECT : HUMAN;
    ui_tell(&ui, TOLD_CHOICE);
    const struct view *const view = look();
    pen_begin(cells, view);
    pen_message(view->message);
    return says(0, text);
}

// Presses keys to choose a move. Checks the text about it as the player's and as the machine's move.
#define TOLD(game, keys_, human_, machine_)                                                                  \
    do {                                                                                                     \
        static const FLASH char keys[] = keys_, human[] = human_, machine[] = machine_;                      \
        choose_by(game, keys);                                                                               \
        CHECK(told(false, human) && told(true, machine));                                                    \
    } while (0)

static void test_moves(void)
{
    // keys: 0 RIGHT, 1 UP, 2 DOWN, 3 LEFT
    TOLD(GAME_NIM, "11", "Take 2 leave 1", "I take 2 pile 1");
    TOLD(GAME_NIM, "001", "Take 1 leave 3", "I take 1 pile 2");
    TOLD(GAME_TAKE, "11", "Take 2 max 3", "I take 2");
    TOLD(GAME_SUB, "11", "Take 3 leave 30", "I take 3");
    TOLD(GAME_WYTHOFF, "00", "Take 1 leave 7", "I take 1 pile 2");
    TOLD(GAME_WYTHOFF, "0001", "Take 2 of each", "I: 2 of each");
    TOLD(GAME_STAIR, "001", "Move 1 leave 1", "I move 1 step 2");
    TOLD(GAME_POJ2315, "01", "Roll 6, 0 left", "I roll 6 ball 1");
    TOLD(GAME_NIMBLE, "33", "Cell 9 to 8", "I go 9 to 8");
    TOLD(GAME_DAG, "01",
         "6: 2\x7e"
         "3 5",
         "I go 6 to 3");
    TOLD(GAME_CHOMP, "11", "Bite row 2 col 5", "I: row 2 col 5");
    TOLD(GAME_TURTLE_OPT, "1", "Turn 1", "I turn 1");
    TOLD(GAME_TURTLE_OPT, "33", "Turn 3 and 1", "I turn 3 and 1");
    TOLD(GAME_NORTHCOTT, "33", "Row 3 col 8 to 5", "I: row 3, 8 to 5");
    TOLD(GAME_SOS, "33", "S in cell 6", "I write S in 6");
    TOLD(GAME_SOS, "11", "O in cell 1", "I write O in 1");
    TOLD(GAME_DIVIDE, "00", "Empty 2: 4+1", "I empty 2: 4+1");
}

// Before a token is selected, UP and DOWN show the edges of each vertex.
static void test_arrows(void)
{
    static const FLASH char first[] = "0:-", second[] = "1: 0", last[] = "6: 2 3 5", none[] = "";
    choose_by(GAME_DAG, none);
    choose(&ui.match, &ui.chosen, KEY_UP);
    CHECK(told(false, first) && !has_move(&ui.chosen) && ui.chosen.selected == NO_PART);
    choose(&ui.match, &ui.chosen, KEY_UP);
    CHECK(told(false, second));
    choose(&ui.match, &ui.chosen, KEY_DOWN);
    choose(&ui.match, &ui.chosen, KEY_DOWN);
    CHECK(told(false, last) && !has_move(&ui.chosen));
    choose(&ui.match, &ui.chosen, KEY_RIGHT);
    CHECK(has_move(&ui.chosen) && ui.chosen.selected == 0);
    choose_by(GAME_EVERYSG, none);
    choose(&ui.match, &ui.chosen, KEY_DOWN);
    CHECK(told(false, last) && !has_move(&ui.chosen) && ui.match.position.count == 3);
}

// True if RIGHT selects a part and chooses either no number or the smallest allowed number.
static bool begins_small(void)
{
    choose(&ui.match, &ui.chosen, KEY_RIGHT);
    const uint8_t part = ui.chosen.selected, number = chosen_number(&ui.match, &ui.chosen);
    uint8_t smallest = 1;
    while (!game_allows(ui.match.game, &ui.match.position, part, smallest))
        smallest++;
    return !number || number == smallest;
}

static void test_first_choices(void)
{
    uint8_t wrong = 0;
    for (uint8_t row = 0; row < GAME_COUNT; row++) {
        begin_ui(0);
        ui.settings.game = row - games[row].misere;
        ui.settings.misere = games[row].misere;
        for (uint8_t start = 0; set_start(&ui.match, start); start++) {
            ui.settings.start = start;
            ui_set_up(&ui, false);
            ui_no_move(&ui);
            wrong += !begins_small();
        }
    }
    CHECK_EQUAL(wrong, 0);
}

// If no stone is taken, the display shows whose turn it is.
static void test_nothing_taken(void)
{
    static const FLASH uint8_t heaps[] = {GAME_TAKE, GAME_SUB, GAME_FIB, GAME_DYN1};
    static const FLASH char up_and_down[] = "12";
    for (uint8_t i = 0; i < sizeof heaps; i++) {
        choose_by(heaps[i], up_and_down);
        ui_tell(&ui, TOLD_CHOICE);
        CHECK(!has_move(&ui.chosen) && look()->message == MSG_YOUR_MOVE);
    }
}

int main(void)
{
    test_moves();
    test_first_choices();
    test_nothing_taken();
    test_arrows();
    return check_done();
}
