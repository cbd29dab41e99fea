// SPDX-License-Identifier: MIT
// Operations that every display has
#pragma once

#include "parts/lcd_hd44780.h" // enum lcd_start
#include "parts/shown_position.h"

struct bench;

enum { DISPLAY_FRAME_BYTES = 1024 };

// Expectation in a script, `expect WORD [ROW] "TEXT"` or with a picture
struct expectation {
    const char *word;                       // word after `expect`; NULL ends a table
    unsigned rows;                          // largest row number after the word; 0 if the word has none
    unsigned lines;                         // lines of the picture, or 0 for a quoted text
    unsigned columns;                       // number of # and . in a line of the picture
    const char *(*fault)(const char *text); // returns what is wrong with a quoted text, or NULL
    bool (*is_met)(struct bench *bench, unsigned row, const char *text);
    const char *missed; // printf format of the error message, for text (%1$s), time (%2$s) and row (%3$u)
};

struct display_ops {
    // Connects the display to the board's pins and switches the display on.
    void (*open)(struct bench *bench);
    // Restores the power and forgets violations. `start` and `seed` are as in bench_power_cycle.
    void (*power_up)(struct bench *bench, enum lcd_start start, unsigned seed);
    // Returns the number of visible changes since power-up.
    unsigned (*changes)(struct bench *bench);
    // Draws the display as lines of text.
    void (*frame)(struct bench *bench, char text[static DISPLAY_FRAME_BYTES]);
    // Unplug the display, or plug it in; NULL if it is soldered.
    void (*unplug)(struct bench *bench);
    void (*plug)(struct bench *bench, unsigned seed);

    // Returns true if the display shows a position with its marks. Is NULL if the display lacks this test.
    bool (*has_position)(struct bench *bench, const struct shown_position *position);

    const struct expectation *expectations;
    const char *expectation_help; // list of the expectations, such as "row 1 \"...\" or text \"...\""
};

extern const struct display_ops displays[DISPLAY_KINDS];

// Returns true if the row equals the text. Row 0 means any row.
bool display_row_is(struct bench *bench, unsigned row, const char *text);
// Returns true if the text has scrolled over the matrix. Ignores `row`.
bool display_matrix_reads(struct bench *bench, unsigned row, const char *text);
