// SPDX-License-Identifier: MIT
// Operations that every display has
#pragma once

#include "parts/lcd_hd44780.h" // enum lcd_start
#include "parts/shown_position.h"

struct bench;

enum { DISPLAY_FRAME_BYTES = 1024 };

// An expectation in scripts: `expect WORD [ROW] "TEXT"`, or a picture.
struct expectation {
    const char *word;                       // the word after `expect`; NULL ends a table
    unsigned rows;                          // a row number 1..rows follows; 0: no row number
    unsigned lines;                         // lines of # and . that follow; 0: a quoted text follows
    unsigned columns;                       // length of each of these lines
    const char *(*fault)(const char *text); // says what is wrong with a quoted text; NULL: nothing
    bool (*is_met)(struct bench *bench, unsigned row, const char *text);
    const char *missed; // printf format: %1$s the text, %2$s the time, %3$u the row
};

struct display_ops {
    // Wires the display to the board's pins and switches it on.
    void (*open)(struct bench *bench);
    // Restores the power and forgets violations. start and seed: first state of an LCD.
    void (*power_up)(struct bench *bench, enum lcd_start start, unsigned seed);
    // Returns the number of visible changes since power-up.
    unsigned (*changes)(struct bench *bench);
    // Draws the display as lines of text.
    void (*frame)(struct bench *bench, char text[static DISPLAY_FRAME_BYTES]);
    // Unplug the display, or plug it in; NULL if it is soldered.
    void (*unplug)(struct bench *bench);
    void (*plug)(struct bench *bench, unsigned seed);

    // True if the display shows the position of a game, with its marks; NULL if games look otherwise on it.
    bool (*has_position)(struct bench *bench, const struct shown_position *position);

    const struct expectation *expectations;
    const char *expectation_help; // lists them, such as "row 1 \"...\", row 2 \"...\" or text \"...\""
};

extern const struct display_ops displays[DISPLAY_KINDS];

// True if row 1 or 2 of an LCD is the text. Row 0: if either contains it.
bool display_row_is(struct bench *bench, unsigned row, const char *text);
// True if the text has been read on a matrix. Ignores row.
bool display_matrix_reads(struct bench *bench, unsigned row, const char *text);
