// SPDX-License-Identifier: MIT
// Positions to show, and what a display must show of them.
#pragma once

#include "game/games.h"

enum { NONE_SELECTED = -1 };

struct scene {
    const FLASH struct game *game;
    struct position position;
    struct move move; // the visible part of it
    int selected;     // index of the selected part; NONE_SELECTED for none, number of parts for all
    int vertex;       // vertex whose successors are shown, or NONE_SELECTED
};

struct ui;
struct view;

// Returns a random number from 1 to `most`.
uint8_t one_to(uint8_t most);

// Returns a random position within the board's limits, perhaps larger than the display.
struct position any_position(const FLASH struct game *game);

// Sets `wanted` to a message's numbers, as the rules give them. Returns their count, or NO_PART.
uint8_t numbers_of(const struct scene *scene, const struct view *view, unsigned *wanted);

// Returns true if the frame of the LCD shows the scene. *fields counts the cells with piles.
bool eye_sees(const uint8_t *cells, const uint8_t *glyphs, const struct scene *scene, unsigned *fields);

// --- each kind of display implements the next functions ---

// Switches the board on. Ends attract mode if the board begins with it.
void show_begin(struct ui *ui);

// Draws the view until the display is stable. Returns true if the scene is shown.
bool show_has_scene(const struct scene *scene, const struct view *view, bool changed);

// Returns true if the display has shown any text.
bool show_has_text(void);

// Returns true if the display has shown this text or its short form.
bool show_reads(const uint8_t *text, unsigned length, const uint8_t *in_short, unsigned short_length);

// Returns the message that may follow MSG_YOUR_MOVE on the display.
uint8_t show_behind_turn(void);

// Prints the last frame.
void show_print(void);
