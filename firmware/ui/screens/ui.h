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

// Settings of the menu. No field is a bool, because a memory error can make a bool invalid.
struct settings {
    uint8_t game;           // enum game_id of the normal version, or ROW_MORRA
    uint8_t k;              // k of the game, minus FIRST_K
    uint8_t misere;         // not 0 for the misère version of the game
    uint8_t level;          // the machine's level, LEVEL_MIN..LEVEL_MAX
    uint8_t start;          // number of a start position, or a special value such as START_RANDOM
    uint8_t quiet;          // not 0 if the sound is switched off
    part_t pile[PILES_MAX]; // start piles of the latest game that had piles
};
// Special values of `start`, for random positions and custom piles
enum { FIRST_K = 2, START_WON = 12, START_TOUGH = 13, START_RANDOM = 14, START_CUSTOM_PILES = 15 };

// Ids of the screens, used as indexes of screens[]
enum screen_id {
    STAY,          // the current screen stays, and nothing changes
    REDRAW,        // the current screen stays and is drawn again
    SCREEN_SPLASH, // first screen, or attract mode in a kiosk
    SCREEN_MENU,
    SCREEN_CUSTOM_PILES,
    SCREEN_FAIR,    // prepares a random start position and decides who moves first
    SCREEN_OPENING, // opening of a game in a kiosk
    SCREEN_PLAY,
    SCREEN_RULES,
    SCREEN_WHY, // explains why the move of a hint wins, or why no move wins
    SCREEN_REPLY,
    SCREEN_END, // shows the last position of a match
    SCREEN_RESULT,
    SCREENS, // number of screens that all boards have; screens of a kiosk follow
    SCREEN_MORRA = SCREENS,
    SCREEN_OPERATOR,
    SCREEN_SERVICE,
    SCREEN_MODULES,
    VENUE_SCREENS // number of screens of a kiosk
};

struct ui;

// Functions of a screen. All except `view` may be null.
struct screen {
    void (*view)(const struct ui *, struct view *);    // fills in an empty view
    void (*enter)(struct ui *);                        // called when the screen opens
    enum screen_id (*press)(struct ui *, uint8_t key); // handles a key that went down or repeats
    enum screen_id (*tick)(struct ui *); // called every tick, and more often during a search (ui.thinking)
    enum screen_id (*act)(struct ui *, struct event event); // handles a tap or hold of a key
    uint8_t traits;                                         // properties of the screen, a set of enum trait
};

enum trait {
    SHOWS_MATCH = 1,        // the screen shows the match
    ASKS_TO_STOP = 2,       // holding LEFT asks whether to stop the match
    LEFT_GOES_BACK = 4,     // holding LEFT does the same as pressing LEFT
    RIGHT_IS_HELD = 8,      // RIGHT does not repeat while the key is held
    ASKS_FOR_OK = 16,       // the screen asks the player to press OK
    SHOWS_KEYS = 32,        // the screen shows which keys are down
    HOLD_ACTS_AT_ONCE = 64, // a hold that opens the screen also acts on the screen
};

// The screens of the board, indexed by enum screen_id.
extern const FLASH struct screen *const FLASH screens[];

enum { KEY_NONE = 0xff };

// A perfect machine, which plays both sides in attract mode
enum { WATCHED = HUMAN - 1 };

enum sound { SOUND_NONE, SOUND_CLICK, SOUND_STEP, SOUND_MOVE, SOUND_WIN, SOUND_LOSS, SOUND_CALL };

// What the message below the position says
enum told {
    TOLD_TURN,       // whose turn it is
    TOLD_FIRST_TURN, // whose turn it is, just after the goal was shown
    TOLD_GOAL,       // what wins or loses the game
    TOLD_CHOICE,     // what the move does to the selected part
    TOLD_LIMIT,      // how many piles a move can change
    TOLD_COUNT,      // how many moves win
    TOLD_PLACE,      // where a winning move is
    TOLD_KEYS,       // what OK does
    TOLD_HINT,       // messages from here on contain no numbers
    TOLD_DRAWING_HINT,
    TOLD_NO_HINT,
    TOLD_NO_UNDO,
    TOLD_NOTHING_CHOSEN,
    TOLD_RETRY,
    TOLD_OVER,
    TOLD_SEARCH, // first of four messages that alternate while the machine is thinking
    TOLD_SEARCH_LAST = TOLD_SEARCH + 3
};

// Functions that store results and settings in EEPROM. Each function can take 0.2 s.
struct keeper {
    // returns a record, valid until the next call, or null if never saved
    const uint8_t *(*load)(uint8_t record);
    // adds a match to the counts of `level`; levels start at 0
    void (*played)(uint8_t record, uint8_t level, uint8_t outcome);
    void (*forget)(uint8_t record,
                   uint8_t level); // clears the results of a record at a level; a kiosk clears all results
    // saves RECORD_BYTES bytes; null on boards without a kiosk
    void (*save)(uint8_t record, const uint8_t *bytes);
};

// The functions of this board. main.c defines them.
extern const FLASH struct keeper keeper;

struct venue; // state of a kiosk (kiosk/venue_state.h)

struct ui {
    uint8_t screen; // the current screen (enum screen_id)
    uint8_t told;   // meaning of the message below the position (enum told)
    struct settings settings;
    uint8_t language; // language of all texts, from 0 to LANGUAGES - 1
    uint8_t pressed;  // key that went down since the screen opened, or KEY_NONE
    bool thinking;    // true during a search
    bool changed;     // true if this tick or key event has changed the view
    bool hold_stops;  // true if the next hold of LEFT stops the match
    bool says_stop;   // true while the display asks whether to stop the match
    bool retried;     // true while the human plays a lost match again
    bool is_unread;   // true while keys have no effect, to give the player time to see the view
    uint8_t refusal;  // message that says why a start position is refused, or NO_MESSAGE
    uint8_t hints;    // number of hints used in this match, at most 9
    uint8_t wins;     // number of successive wins without hints
    uint8_t sound;    // sound that main.c will play (enum sound)
    uint8_t now;      // time of the latest tick in ms, lower byte
    uint8_t elapsed;  // time between the latest two ticks, in ms
    uint16_t waited;  // ms since the screen began, or since ui_restart_wait()
    uint16_t random;  // seed of match_random; every key press adds the time to the seed
    struct venue *venue;
    struct chosen chosen; // the legal move that the player has chosen but not played
    union {               // state of the current screen; screens of a kiosk use struct venue
        struct menu {
            uint8_t item; // index of the chosen menu item (venue.h)
            uint8_t page; // page of the rules on the display
            bool asks;    // true while the display asks whether to delete results
        } menu;
        uint8_t pile; // index of the pile that the human is setting
        struct fair {
            bool is_too_large; // true if the start position is too large to search
            uint8_t moves_left, steps_left;
            struct count count; // count of the winning moves
        } fair;
        struct play {
            uint8_t stage; // stage of the hint (play.c)
            bool draws;    // true if `count` counts moves that keep a draw
            struct count count;
        } play;
        struct why {
            uint8_t number, steps; // index of the current step, and number of steps with a message
            bool has_replies;      // true if the explanation ends with replies to the opponent's moves
            struct reply found;    // reply of the current step, once the search has found a reply
        } why;
        uint8_t page;  // page of the rules during a match
        uint8_t shown; // how many changes of the machine's move the display shows so far
        struct end {
            bool is_won;   // true if a human has won the match
            uint8_t offer; // what OK does on the result screen (enum offer)
            struct review review;
        } end;
    } state;
    struct match match;
};

// Opens the first screen. Call first, with all bytes of *ui 0.
void ui_init(struct ui *ui, struct venue *venue, uint16_t now);

// Handles a key event. Returns true if the view has changed. Call after ui_tick.
bool ui_event(struct ui *ui, struct event event, uint16_t now);

// Advances time and search. Returns true if the view has changed. Call at least every 255 ms.
bool ui_tick(struct ui *ui, uint16_t now);

// Fills in the view of the current screen.
void ui_view(const struct ui *ui, struct view *view);

// Returns true if the current screen has this trait.
bool ui_is(const struct ui *ui, enum trait trait);

// Returns the match on the display, or null if the screen shows no match.
const struct match *ui_shown_match(const struct ui *ui);

// Opens a screen. STAY does nothing. REDRAW only records that the view has changed.
void ui_go(struct ui *ui, enum screen_id next);

// Chooses the message below the position (enum told).
void ui_tell(struct ui *ui, uint8_t told);

// Sets the sound that main.c fetches after this tick.
static inline void ui_sound(struct ui *ui, uint8_t sound)
{
    ui->sound = sound;
}

// Returns true if sounds are switched off.
static inline bool ui_is_quiet(const struct ui *ui)
{
    return ui->settings.quiet;
}

// Switches sounds on or off.
static inline void ui_toggle_sound(struct ui *ui)
{
    ui->settings.quiet = !ui->settings.quiet;
}

// Begins the wait of the current screen again.
static inline void ui_restart_wait(struct ui *ui)
{
    ui->waited = 0;
}

// Returns true if the wait began at least `ms` ago.
static inline bool ui_has_waited(const struct ui *ui, uint16_t ms)
{
    return ui->waited >= ms;
}

// Returns true if the latest tick or key event has changed the view.
static inline bool ui_has_changed(const struct ui *ui)
{
    return ui->changed;
}

// Returns true during a search.
static inline bool ui_is_thinking(const struct ui *ui)
{
    return ui->thinking;
}

// Returns true while keys have no effect, to give the player time to see the view.
static inline bool ui_is_unread(const struct ui *ui)
{
    return ui->is_unread;
}

// Returns the current screen (enum screen_id).
static inline uint8_t ui_screen(const struct ui *ui)
{
    return ui->screen;
}

// Returns the language of all texts.
static inline uint8_t ui_language(const struct ui *ui)
{
    return ui->language;
}

static inline void ui_set_language(struct ui *ui, uint8_t language)
{
    ui->language = language;
}

// Returns the state of the kiosk.
static inline struct venue *ui_venue(const struct ui *ui)
{
    return ui->venue;
}

// Ignores all keys for DISPLAY_SEEN_MS, so that the player sees the current view.
void ui_must_be_seen(struct ui *ui);

// Returns a random number below `range`, which must be far below 256.
uint8_t ui_random(struct ui *ui, uint8_t range);

// Returns 1 for RIGHT and UP, -1 for LEFT and DOWN.
#define UI_STEP(key) (1 - (KEY_DOWN & (key)))
_Static_assert(UI_STEP(KEY_RIGHT) == 1 && UI_STEP(KEY_UP) == 1, "forward");
_Static_assert(UI_STEP(KEY_LEFT) == -1 && UI_STEP(KEY_DOWN) == -1, "back");

// Returns the next number in the circle 0 to `last`, or the previous one if `step` is -1.
uint8_t ui_ring(uint8_t value, uint8_t last, int8_t step);

// Clears ui.chosen, so that no move, part or vertex is chosen.
void ui_no_move(struct ui *ui);

// Returns true if both players are human.
bool ui_two_players(const struct ui *ui);

// Continues the search for a reply, or the count of winning moves. Returns PENDING before the end.
enum verdict ui_search_step(struct ui *ui, struct count *count);
