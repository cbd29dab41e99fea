// SPDX-License-Identifier: MIT
// Reads a display that draws a view. Each kind of display implements these functions.
#pragma once

#include "game/games.h"

enum { NONE_SELECTED = -1 };

struct scene {
    const FLASH struct game *game;
    struct position position;
    struct move move; // the visible part of it
    int selected;     // index of the selected part; number of parts: all are selected; or NONE_SELECTED
    int vertex;       // vertex whose arrows are shown, or NONE_SELECTED
};

struct venue;
struct view;

// Returns the board's struct venue (ui.h), or NULL if it has none.
struct venue *show_venue(void);

// Ends attract mode if the board begins with it.
void show_end_attract_mode(void);

// Draws the view until the display stops changing. True if the display shows the scene.
bool show_has_scene(const struct scene *scene, const struct view *view, bool changed);

// True if the display has shown a text.
bool show_has_text(void);

// True if the display has shown this text or its short form.
bool show_reads(const uint8_t *text, unsigned length, const uint8_t *in_short, unsigned short_length);

// Returns the message that the display may show after "Your move".
uint8_t show_behind_turn(void);

// Prints the last frame.
void show_print(void);
