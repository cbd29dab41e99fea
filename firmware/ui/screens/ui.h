// SPDX-License-Identifier: MIT
// The user interface of all games. It takes key events and time, and computes a view. It is pure. Times are
// in ms and may wrap. main.c owns its state, which is one value.
#pragma once

#include "game/explain/explain.h" // struct reply
#include "match/match.h"
#include "storage/record.h" // enum outcome
#include "ui/input/keys.h"
#include "ui/screens/choose.h"  // struct chosen
#include "ui/screens/screens.h" // enum screen_id
#include "ui/screens/view.h"

// The settings of the menu. None is a bool: if a flipped bit made a bool 128, `!` would make it 129. The
// sides of the match say who plays, and who plays first.
struct settings {
    uint8_t game;           // enum game_id, of the game in normal play; or ROW_MORRA
    uint8_t k;              // k - FIRST_K, of games with PARAM_K
    uint8_t misere;         // not 0: misere play, if the game has a misere twin
    uint8_t level;          // of the machine, LEVEL_MIN..LEVEL_MAX
    uint8_t start;          // number of a start position of the game, or one of those below
    uint8_t quiet;          // not 0: no sound
    part_t pile[PILES_MAX]; // the human's own piles: at first the start of the last game that had piles
};
// Random positions: won for the human, lost for the human, or either; and the human's own piles
enum { FIRST_K = 2, START_WON = 12, START_TOUGH = 13, START_RANDOM = 14, START_CUSTOM_PILES = 15 };

struct ui;

// The functions of a screen. A null pointer means that the screen does nothing then. `press`, `tick` and
// `act` return the next screen.
struct screen {
    void (*view)(const struct ui *, struct view *);    // fills an empty view with what the screen shows
    void (*enter)(struct ui *);                        // begins the screen
    enum screen_id (*press)(struct ui *, uint8_t key); // handles a key that went down or repeats
    enum screen_id (*tick)(struct ui *);               // lets a tick pass; comes more often while `thinking`
    enum screen_id (*act)(
        struct ui *, struct event event); // handles a tap or a hold of a key that went down on this screen
    uint8_t traits;                       // of enum trait
};

enum trait {
    SHOWS_MATCH = 1,    // the match is on the display
    ASKS_TO_STOP = 2,   // LEFT held asks first whether to stop the match
    LEFT_GOES_BACK = 4, // LEFT held does what LEFT does
    RIGHT_IS_HELD = 8,  // RIGHT does not repeat
    ASKS_FOR_OK = 16,   // the display asks for OK
};

// The board's table of screens, by enum screen_id.
extern const FLASH struct screen *const FLASH screens[];

enum { KEY_NONE = 0xff };

// A side of the match: the machine in attract mode, which plays perfectly. Its turn begins on the play
// screen, so that visitors have time to look at the position.
enum { WATCHED = HUMAN - 1 };

enum sound { SOUND_NONE, SOUND_CLICK, SOUND_STEP, SOUND_MOVE, SOUND_WIN, SOUND_LOSS, SOUND_CALL };

// What the message below the position tells
enum told {
    TOLD_TURN,       // whose turn it is
    TOLD_FIRST_TURN, // the same, after the goal
    TOLD_GOAL,       // what wins or loses the game
    TOLD_CHOICE,     // what the chosen move does to the selected part, or what the machine plays
    TOLD_LIMIT,      // that a move has no room for more choices
    TOLD_COUNT,      // how many moves win
    TOLD_PLACE,      // where a winning move is
    TOLD_KEYS,       // what OK does
    TOLD_HINT,       // this and the following ones are messages without numbers (board_view.c)
    TOLD_DRAWING_HINT,
    TOLD_NO_HINT,
    TOLD_NO_UNDO,
    TOLD_NOTHING_CHOSEN,
    TOLD_RETRY,
    TOLD_OVER,
    TOLD_SEARCH, // the first one of the signs that the machine thinks
    TOLD_SEARCH_LAST = TOLD_SEARCH + 3
};

// Keeps the records of results and settings (storage/record.h). main.c supplies the functions of its storage.
// Each function may wait, for up to 0.2 s, until the storage has written the record before.
struct keeper {
    const uint8_t *(*load)(uint8_t record); // RECORD_BYTES until the next call; null if it was never kept
    void (*played)(uint8_t record, uint8_t level, uint8_t outcome); // counts a match at this level, from 0 on
    void (*forget)(uint8_t record,
                   uint8_t level); // sets the results to 0; a kiosk sets those of all games to 0
    void (*save)(uint8_t record, const uint8_t *bytes); // RECORD_BYTES; null with an owner
};

struct venue; // what a kiosk adds to the state (kiosk/venue_state.h)

struct ui {
    uint8_t screen; // enum screen_id
    uint8_t told;   // enum told
    struct settings settings;
    uint8_t language; // of the texts
    uint8_t pressed;  // the key that went down on this screen, or KEY_NONE
    bool thinking;   // a search is under way: for a reply, a hint, or the verdict of a random start or of the
                     // moves of a match
    bool changed;    // the view has changed in this tick or event
    bool asked;      // the board has asked whether to stop the match: LEFT held once more leads to the menu
    bool says_stop;  // the question is shown
    bool retried;    // the human goes on with a match that he had lost
    bool is_unread;  // keys have no effect before the view has been shown for DISPLAY_SEEN_MS
    uint8_t refusal; // message that says why a start position was refused; or NO_MESSAGE
    uint8_t hints;   // hints that were used in this match, up to 9
    uint8_t wins;    // wins in a row without a hint
    uint8_t sound;   // enum sound, until the program fetches it
    uint8_t now;     // time of the latest tick in ms, its lower byte
    uint8_t elapsed; // ms since the tick before
    uint16_t waited; // ms since this screen began or set it to 0
    uint16_t random; // seed of match_random; the time of each key press is added
    const FLASH struct keeper *keeper;
    struct venue *venue;
    struct chosen chosen; // a move that is legal but not played yet, or none
    union {               // the state of the screen
        struct {
            uint8_t item; // its number (venue.h)
            uint8_t page; // of the rules
            bool asks;    // whether to forget results
        } menu;
        uint8_t pile; // that the human sets
        struct fair {
            bool is_too_large; // the start position
            uint8_t moves_left, steps_left;
            struct count count; // of the winning moves
        } fair;
        struct play {
            uint8_t stage; // of the hint
            bool draws;    // what is counted are moves that keep a draw
            struct count count;
        } play;
        struct why {
            uint8_t number, steps; // number of the step, from 0 on, and how many steps have a message
            bool has_replies;      // replies follow these steps
            struct reply found;    // the reply that the step asks for, once it is found
        } why;
        uint8_t page;  // page of the rules during a match
        uint8_t shown; // changes of the machine's move
        struct end {
            bool is_won;   // by a human
            uint8_t offer; // enum offer: what OK does on the result
            struct review review;
        } end;
        uint8_t opening; // what is shown of it
        struct morra {
            uint8_t phase, fingers, machine; // fingers of the human and the machine
            int8_t lead;                     // of the human
        } morra;
        struct operating {
            uint8_t item, level;
            bool resets;
        } operating;
        struct attract {
            bool names_language;
            uint8_t page; // of the rules; 0: the title
        } attract;
    } state;
    struct match match;
};

// Begins with the first screen. *ui is all 0. To be called once, first.
void ui_init(struct ui *ui, const FLASH struct keeper *keeper, struct venue *venue, uint16_t now);

// Handles a key event, after the tick of its time. Returns true if the view has changed. Holding LEFT leads
// to the menu from all screens, in a match under way the second time; otherwise a key that was pressed on an
// earlier screen has no effect. No key has an effect while ui.is_unread.
bool ui_event(struct ui *ui, struct event event, uint16_t now);

// Lets time pass, and makes a step of a search, of less than 3 ms: to be called at least every 255 ms, and
// again and again while ui.thinking. Returns true if the view has changed.
bool ui_tick(struct ui *ui, uint16_t now);

// Computes the view.
void ui_view(const struct ui *ui, struct view *view);

// True if the present screen has this trait.
bool ui_is(const struct ui *ui, enum trait trait);

// Returns the match on the display; null if none is shown.
const struct match *ui_shown_match(const struct ui *ui);

// Enters a screen. STAY changes nothing.
void ui_go(struct ui *ui, enum screen_id next);

// Sets what the message below the position tells (enum told).
void ui_tell(struct ui *ui, uint8_t told);

// Makes the present view stay for at least DISPLAY_SEEN_MS, whatever keys are pressed.
void ui_must_be_seen(struct ui *ui);

// Returns a random number 0..range-1. 256 should be many times the range.
uint8_t ui_random(struct ui *ui, uint8_t range);

// The step of a key: 1 for RIGHT and UP, -1 for LEFT and DOWN, which have a bit in common.
#define UI_STEP(key) (1 - (KEY_DOWN & (key)))
_Static_assert(UI_STEP(KEY_RIGHT) == 1 && UI_STEP(KEY_UP) == 1, "forward");
_Static_assert(UI_STEP(KEY_LEFT) == -1 && UI_STEP(KEY_DOWN) == -1, "back");

// Returns the value one step, 1 or -1, further in the ring 0..last. The steps from UINT8_MAX lead to 0 and to
// last.
uint8_t ui_ring(uint8_t value, uint8_t last, int8_t step);

// Clears the chosen move.
void ui_no_move(struct ui *ui);

// True if a move is chosen.
bool ui_has_move(const struct ui *ui);

// True if two humans play against each other.
bool ui_two_players(const struct ui *ui);

// Makes a step of the search for a reply (match_reply), which is the chosen move at the end, or of a count of
// winning moves, if it is not null. After SIGN_MS lets the board tell that the machine is thinking. Sets
// ui.thinking and returns PENDING while there is more to do. No move must be chosen before the first call.
enum verdict ui_search_step(struct ui *ui, struct count *count);
