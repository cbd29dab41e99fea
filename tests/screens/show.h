// SPDX-License-Identifier: MIT
// Reads a display that draws a view. Each kind of display implements these functions.
#pragma once

#include "game/games.h"

enum { NONE_SELECTED = -1 };

struct scene {
    const FLASH struct game *game;
    struct position position;
    struct move move; // the visible part of it
    int selected;     // a part, the number of parts for all, or NONE_SELECTED
    int vertex;       // vertex whose arrows are shown, or NONE_SELECTED
};

struct venue;
struct view;

// Returns the board's addition to the state of the screens (ui.h), or NULL.
struct venue *show_venue(void);

// Ends attract mode if the board begins with it.
void show_end_attract_mode(void);

// Draws the view until nothing moves. Returns true if the display shows the scene: both positions of the
// move, and its marks.
bool show_has_scene(const struct scene *scene, const struct view *view, bool changed);

// Returns true if a text was displayed besides the position.
bool show_has_text(void);

// Compares the displayed text with the codes of a message, or of its short form where piles need the room.
// Ignores extra blanks.
bool show_reads(const uint8_t *text, unsigned length, const uint8_t *in_short, unsigned short_length);

// Returns the message that may follow the message about the turn.
uint8_t show_behind_turn(void);

// Prints the last frame.
void show_print(void);
