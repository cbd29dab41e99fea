// SPDX-License-Identifier: MIT
// What a person makes of the display, which draws a view: the robot's eyes look at the frames.
#pragma once

#include "game/games.h"

enum { NONE_SELECTED = -1 };

struct scene {
    const FLASH struct game *game;
    struct position position;
    struct move move; // as far as it is shown
    int selected;     // part, all parts by their number, or NONE_SELECTED
    int vertex;       // while no token is selected: the one whose arrows are shown, or NONE_SELECTED
};

struct venue;
struct view;

// Returns what the board with this display adds to the state of the screens (ui.h).
struct venue *show_venue(void);

// Ends attract mode, which the board with this display may begin with.
void show_end_attract_mode(void);

// Draws the view, which may have changed, as long as something moves. True if the position of the scene is
// seen, before and after the move as far as the display shows both, and its marks.
bool show_has_scene(const struct scene *scene, const struct view *view, bool changed);

// True if a text was read with the position.
bool show_has_text(void);

// True if that text is this one: codes of the messages, of which those of the short form are used where piles
// leave no room. Blanks count as one.
bool show_reads(const uint8_t *text, unsigned length, const uint8_t *in_short, unsigned short_length);

// Returns the message that may follow the message about the turn: the key that shows the rules, or the set S.
uint8_t show_behind_turn(void);

// Prints the last frame.
void show_print(void);
