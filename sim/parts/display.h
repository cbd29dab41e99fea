// SPDX-License-Identifier: MIT
// Operations that every display has
#pragma once

#include "parts/lcd_hd44780.h" // enum lcd_start
#include "parts/shown_position.h"

struct bench;

enum { DISPLAY_FRAME_BYTES = 1024 };

// An expectation in scripts: `expect WORD [ROW] "TEXT"`, or a picture
struct expectation {
    const char *word;                       // word after `expect`; NULL ends a table
    unsigned rows;                          // a row number 1..rows follows the word; 0: no row number follows
    unsigned lines;                         // lines of the picture that follows; 0: a quoted text follows
    unsigned columns;                       // number of # and . in each picture line
    const char *(*fault)(const char *text); // returns why a text in quotation marks is wrong, or NULL
    bool (*is_met)(struct bench *bench, unsigned row, const char *text);
    const char *missed; // printf format of the error: %1$s the text, %2$s the time, %3$u the row
};

struct display_ops {
    // Wires the display to the board's pins and switches it on.
    void (*open)(struct bench *bench);
    // Restores the power and forgets violations. start, seed: as in bench_power_cycle.
    void (*power_up)(struct bench *bench, enum lcd_start start, unsigned seed);
    // Returns the number of visible changes since power-up.
    unsigned (*changes)(struct bench *bench);
    // Draws the display as lines of text.
    void (*frame)(struct bench *bench, char text[static DISPLAY_FRAME_BYTES]);
    // Unplug the display, or plug it in; NULL if it is soldered.
    void (*unplug)(struct bench *bench);
    void (*plug)(struct bench *bench, unsigned seed);

    // True if the display shows this position with its marks. NULL: not supported.
    bool (*has_position)(struct bench *bench, const struct shown_position *position);

    const struct expectation *expectations;
    const char *expectation_help; // list of the expectations, such as "row 1 \"...\" or text \"...\""
};

extern const struct display_ops displays[DISPLAY_KINDS];

// True if this row of an LCD equals the text. For row 0: true if any row contains the text.
bool display_row_is(struct bench *bench, unsigned row, const char *text);
// True if a matrix has shown the text. Ignores `row`.
bool display_matrix_reads(struct bench *bench, unsigned row, const char *text);
