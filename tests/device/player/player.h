// SPDX-License-Identifier: MIT
// A person at the toy: chooses a game in the menu, makes moves by the keys, follows what the glass shows, and
// checks each step of it against the rules. Knows the rules and the words on the glass, nothing of the
// firmware.
#pragma once

#include "eye.h"         // what is on the glass
#include "parts/bench.h" // where it is

enum start { START_345, START_1357, START_357, START_RANDOM, START_OWN, STARTS };

struct setup {
    unsigned k; // 1 for Nim, more for Nim_k
    bool misere;
    enum start start;
    struct piles own; // for START_OWN
    bool machine_first;
};

enum outcome { HUMAN_TO_MOVE, HUMAN_WON, MACHINE_WON, BROKEN };

struct player {
    struct bench bench;
    struct setup setup;
    struct piles start, piles; // of the game under way; what the human sees at his turn
    bool watches;              // lets the machine's move be shown, otherwise skips it with a key
    unsigned down_ms, up_ms;   // of a tap
    uint32_t random;           // not 0
    // After each move of the machine, from `before` to player->piles; may be NULL.
    void (*on_machine_move)(struct player *player, const struct piles *before);
    void *user;       // of on_machine_move
    char error[1200]; // what is wrong, with the glass; empty as long as nothing is
};

// Builds the toy and switches it on. Ends the program with a TAP failure if that cannot be done.
void player_open(struct player *player, const char *elf);

unsigned player_random(struct player *player, unsigned below);

// Notes what is wrong, unless something was already. False, so that it can be returned.
bool player_fault(struct player *player, const char *what, ...) __attribute__((format(printf, 2, 3)));

void player_tap(struct player *player, enum ladder_key key);
void player_hold(struct player *player, enum ladder_key key, unsigned ms);

// Until nothing has been sent to the display for a moment.
void player_settle(struct player *player);

// True where row 1 or 2 reads as the text. For row 2 it may be "long|short": the short one stands in the
// right part where piles fill the left.
bool player_sees(const struct player *player, unsigned row, const char *text);

// Waits for one of some texts in row 2, a list that ends with NULL: its number, or -1 after so long.
int player_wait(struct player *player, unsigned ms, const char *const *texts);
bool player_expect(struct player *player, unsigned ms, const char *text);

// True where the glass shows these piles, none of them about to lose stones. all: none may be covered.
bool player_sees_piles(struct player *player, const struct piles *piles, bool all);

bool player_sees_menu(const struct player *player);

// From any screen to the menu by keys.
bool player_menu(struct player *player);

// Sets the game up in the menu; OK is yet to be pressed.
bool player_set_up(struct player *player, const struct setup *setup);

// Sets the game up and starts it; the machine may move first.
enum outcome player_start(struct player *player, const struct setup *setup);

// From the result to the next game by OK.
enum outcome player_again(struct player *player);

enum outcome player_let_machine_move(struct player *player);

// Brings the arrow to a pile that has stones; then prepares a whole legal move. What is shown on the way is
// checked. take: what is chosen already, or what is to be.
bool player_select(struct player *player, unsigned pile, const unsigned take[PILES_MAX]);
bool player_prepare(struct player *player, const unsigned take[PILES_MAX]);

// Makes the legal move and lets the machine answer.
enum outcome player_move(struct player *player, const unsigned take[PILES_MAX]);

// Plays random legal moves to the end.
void player_random_move(struct player *player, unsigned take[PILES_MAX]);
enum outcome player_random_game(struct player *player, enum outcome outcome);

// A whole random game of a random kind, from any screen: true if all keys count and nothing else is wrong.
bool player_can_play(struct player *player);

// True if the firmware runs and the display has seen no violation.
bool player_is_well(struct player *player);

// Below the check it belongs to: prints what is wrong, if something is, and forgets it.
void player_explain(struct player *player);

bool piles_empty(const struct piles *piles);
