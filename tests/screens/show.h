// SPDX-License-Identifier: MIT
// Reads a display that draws a view. Each kind of display implements these functions.
#pragma once

#include "game/games.h"

enum { NONE_SELECTED = -1 };

struct scene {
    const FLASH struct game *game;
    struct position position;
    struct move move; // the visible part of it
    int selected;     // index of the selected part; number of parts: all are selected; NONE_SELECTED: none is
    int vertex;       // vertex whose arrows are shown, or NONE_SELECTED
};

struct venue;
struct view;

// Returns the board's struct venue (ui.h), or NULL if the board has none.
struct venue *show_venue(void);

// If the board begins with attract mode, ends it.
void show_end_attract_mode(void);

// Draws the view until the display no longer changes. True if the display then shows the scene.
bool show_has_scene(const struct scene *scene, const struct view *view, bool changed);

// True if the display has shown a text.
bool show_has_text(void);

// True if the display has shown this text or its short form.
bool show_reads(const uint8_t *text, unsigned length, const uint8_t *in_short, unsigned short_length);

// Returns the message that may follow "Your move" on the display.
uint8_t show_behind_turn(void);

// Prints the last frame.
void show_print(void);
