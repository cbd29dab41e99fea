// SPDX-License-Identifier: MIT
// The user interface of all games: computes a view from key events and the time, without hardware. Times
// are in ms and may wrap.
#pragma once

#include "game/explain/explain.h" // struct reply
#include "match/match.h"
#include "storage/record.h" // enum outcome
#include "ui/input/keys.h"
#include "ui/screens/choose.h" // struct chosen
#include "ui/screens/view.h"

// Settings of the menu. No field is a bool, because `!` can fail on a bool after a memory error.
struct settings {
    uint8_t game;           // enum game_id of the game in normal play, or ROW_MORRA
    uint8_t k;              // k - FIRST_K, for games with PARAM_K
    uint8_t misere;         // not 0 to play the misere version, if the game has one
    uint8_t level;          // the machine's level, LEVEL_MIN..LEVEL_MAX
    uint8_t start;          // number of a start position, or one of the values below
    uint8_t quiet;          // not 0 if the sound is switched off
    part_t pile[PILES_MAX]; // start piles of the latest game with piles
};
// Values of `start`: a random position that the human can win, one that the human cannot win, any random
// position, custom piles
enum { FIRST_K = 2, START_WON = 12, START_TOUGH = 13, START_RANDOM = 14, START_CUSTOM_PILES = 15 };

// Ids of all screens, which index screens[]
enum screen_id {
    STAY,          // no screen: the current screen stays
    REDRAW,        // the current screen stays and is drawn again
    SCREEN_SPLASH, // first screen; in a kiosk, attract mode
    SCREEN_MENU,
    SCREEN_CUSTOM_PILES,
    SCREEN_FAIR,    // chooses a random position and who moves first
    SCREEN_OPENING, // opening of a game in a kiosk
    SCREEN_PLAY,
    SCREEN_RULES,
    SCREEN_WHY, // why the move of a hint wins, or why no move wins
    SCREEN_REPLY,
    SCREEN_END, // shows the last position of a match
    SCREEN_RESULT,
    SCREENS, // number of screens that every board has; the screens of a kiosk follow
    SCREEN_MORRA = SCREENS,
    SCREEN_OPERATOR,
    SCREEN_SERVICE,
    SCREEN_MODULES,
    VENUE_SCREENS // number of screens of a board with a kiosk
};

struct ui;

// The functions of a screen. All but `view` may be null.
struct screen {
    void (*view)(const struct ui *, struct view *);         // fills in an empty view
    void (*enter)(struct ui *);                             // called when the screen begins
    enum screen_id (*press)(struct ui *, uint8_t key);      // handles a key that went down or repeats
    enum screen_id (*tick)(struct ui *);                    // called every tick, more often while ui.thinking
    enum screen_id (*act)(struct ui *, struct event event); // handles a tap or a hold of a key
    uint8_t traits;                                         // traits of the screen, a set of enum trait
};

enum trait {
    SHOWS_MATCH = 1,    // the screen shows the match
    ASKS_TO_STOP = 2,   // when LEFT is held, the screen asks whether to stop the match
    LEFT_GOES_BACK = 4, // holding LEFT does the same as pressing LEFT
    RIGHT_IS_HELD = 8,  // RIGHT does not repeat while it is held
    ASKS_FOR_OK = 16,   // the screen asks the player to press OK
    SHOWS_KEYS = 32,    // the screen shows which keys are down
};

// The screens of the board, indexed by enum screen_id.
extern const FLASH struct screen *const FLASH screens[];

enum { KEY_NONE = 0xff };

// Player of both sides in attract mode: a perfect machine. Its turns begin on the play screen.
enum { WATCHED = HUMAN - 1 };

enum sound { SOUND_NONE, SOUND_CLICK, SOUND_STEP, SOUND_MOVE, SOUND_WIN, SOUND_LOSS, SOUND_CALL };

// What the message below the position says
enum told {
    TOLD_TURN,       // whose turn it is
    TOLD_FIRST_TURN, // whose turn it is, just after the goal was shown
    TOLD_GOAL,       // what wins or loses the game
    TOLD_CHOICE,     // what the move does to the selected part
    TOLD_LIMIT,      // how many piles a move may change
    TOLD_COUNT,      // how many moves win
    TOLD_PLACE,      // where a winning move is
    TOLD_KEYS,       // what OK does
    TOLD_HINT,       // messages from here on have no numbers
    TOLD_DRAWING_HINT,
    TOLD_NO_HINT,
    TOLD_NO_UNDO,
    TOLD_NOTHING_CHOSEN,
    TOLD_RETRY,
    TOLD_OVER,
    TOLD_SEARCH, // first of four signs that the machine is thinking
    TOLD_SEARCH_LAST = TOLD_SEARCH + 3
};

// Stores results and settings (storage/record.h). Each function can need up to 0.2 s.
struct keeper {
    const uint8_t *(*load)(uint8_t record); // returns a record until the next call; null if never saved
    void (*played)(uint8_t record, uint8_t level, uint8_t outcome); // counts a match; the first level is 0
    void (*forget)(uint8_t record,
                   uint8_t level); // clears a game's results at `level`; in a kiosk, clears all results
    void (*save)(uint8_t record, const uint8_t *bytes); // saves RECORD_BYTES; null on a board without a kiosk
};

struct venue; // state of a kiosk (kiosk/venue_state.h)

struct ui {
    uint8_t screen; // the current screen (enum screen_id)
    uint8_t told;   // what the message says (enum told)
    struct settings settings;
    uint8_t language; // language of all texts, 0..LANGUAGES-1
    uint8_t pressed;  // key that went down on this screen, or KEY_NONE
    bool thinking;    // true while a search is running
    bool changed;     // true if this tick or event has changed the view
    bool asked;       // true after the display asked whether to stop; holding LEFT again stops the match
    bool says_stop;   // true while the display asks whether to stop the match
    bool retried;     // true while the human is retrying a lost match
    bool is_unread;   // true while keys have no effect, because the player must see the view first
    uint8_t refusal;  // why a start position was refused, or NO_MESSAGE
    uint8_t hints;    // hints used in this match, up to 9
    uint8_t wins;     // wins in a row without a hint
    uint8_t sound;    // enum sound to play, until main.c fetches it
    uint8_t now;      // lower byte of the time of the latest tick
    uint8_t elapsed;  // ms between the latest two ticks
    uint16_t waited;  // ms since the screen began, or since ui_restart_wait()
    uint16_t random;  // seed of match_random; each key press adds its time
    const FLASH struct keeper *keeper;
    struct venue *venue;
    struct chosen chosen; // a legal move that was not played yet, or no move
    union {               // state of the current screen; a kiosk's screens use struct venue
        struct menu {
            uint8_t item; // number of the chosen setting (venue.h)
            uint8_t page; // page of the rules that is shown
            bool asks;    // true while the display asks whether to delete results
        } menu;
        uint8_t pile; // pile that the human is setting
        struct fair {
            bool is_too_large; // true if the start position is too large to search
            uint8_t moves_left, steps_left;
            struct count count; // count of the winning moves
        } fair;
        struct play {
            uint8_t stage; // stage of the hint (see play.c)
            bool draws;    // true if `count` counts moves that keep a draw
            struct count count;
        } play;
        struct why {
            uint8_t number, steps; // index of the current step; number of steps that have a message
            bool has_replies;      // true if the explanation ends with replies to the opponent's moves
            struct reply found;    // reply that the current step shows, once the search has found it
        } why;
        uint8_t page;  // page of the rules during a match
        uint8_t shown; // how many changes of the machine's move are shown
        struct end {
            bool is_won;   // true if a human has won this match
            uint8_t offer; // enum offer: what OK does on the result screen
            struct review review;
        } end;
    } state;
    struct match match;
};

// Starts with the first screen. Call this function first, with *ui all 0.
void ui_init(struct ui *ui, const FLASH struct keeper *keeper, struct venue *venue, uint16_t now);

// Handles a key event. Call it after ui_tick. Returns true if the view has changed.
bool ui_event(struct ui *ui, struct event event, uint16_t now);

// Advances the time and a search, in less than 3 ms. Returns true if the view has changed. Call it at least
// every 255 ms, and continuously while ui.thinking.
bool ui_tick(struct ui *ui, uint16_t now);

// Computes the view of the current screen.
void ui_view(const struct ui *ui, struct view *view);

// True if the current screen has this trait.
bool ui_is(const struct ui *ui, enum trait trait);

// Returns the match on the display, or null.
const struct match *ui_shown_match(const struct ui *ui);

// Enters a screen. STAY has no effect. REDRAW only notes that the view has changed.
void ui_go(struct ui *ui, enum screen_id next);

// Sets the message below the position (enum told).
void ui_tell(struct ui *ui, uint8_t told);

// Sets the sound that main.c fetches after this tick.
static inline void ui_sound(struct ui *ui, uint8_t sound)
{
    ui->sound = sound;
}

// Sets `waited` to 0.
static inline void ui_restart_wait(struct ui *ui)
{
    ui->waited = 0;
}

// Keeps the current view, and ignores keys, for at least DISPLAY_SEEN_MS.
void ui_must_be_seen(struct ui *ui);

// Returns a random number 0..range-1. `range` is far below 256.
uint8_t ui_random(struct ui *ui, uint8_t range);

// The step of a key: 1 for RIGHT and UP, -1 for LEFT and DOWN.
#define UI_STEP(key) (1 - (KEY_DOWN & (key)))
_Static_assert(UI_STEP(KEY_RIGHT) == 1 && UI_STEP(KEY_UP) == 1, "forward");
_Static_assert(UI_STEP(KEY_LEFT) == -1 && UI_STEP(KEY_DOWN) == -1, "back");

// Returns the value after (`step` 1) or before (-1) `value` in the ring 0..last. The value after UINT8_MAX is
// 0, the value before it is `last`.
uint8_t ui_ring(uint8_t value, uint8_t last, int8_t step);

// Clears ui.chosen: no move, part or vertex is chosen.
void ui_no_move(struct ui *ui);

// True if both players are human.
bool ui_two_players(const struct ui *ui);

// Searches one step for a reply, or for the number of winning moves if `count` is not null. Clear the chosen
// move first. Returns PENDING until the search ends.
enum verdict ui_search_step(struct ui *ui, struct count *count);
