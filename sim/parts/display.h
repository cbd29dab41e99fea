// SPDX-License-Identifier: MIT
// What is asked of the display of a board, whatever it is made of.
#pragma once

#include "parts/lcd_hd44780.h" // how it may start

struct bench;

enum { DISPLAY_FRAME_BYTES = 512 };

// Something that a script may expect of a display.
struct expectation {
    const char *word;                       // what follows `expect`; NULL behind the last one
    unsigned rows;                          // then comes the number of a row, 1..rows; 0: none
    unsigned lines;                         // then come so many lines of # and . below; 0: a quoted text
    unsigned columns;                       // of each line
    const char *(*fault)(const char *text); // NULL or what is wrong with a quoted text
    bool (*is_met)(struct bench *bench, unsigned row, const char *text);
    const char *missed; // printf format: what is not so, %1$s the text, %2$s when, %3$u the row
};

struct display_ops {
    // Wires it to the MCU by the board's pins, and switches it on.
    void (*open)(struct bench *bench);
    // Its power has come back after a cut; forgets violations. start and seed: the state that an LCD wakes
    // in.
    void (*power_up)(struct bench *bench, enum lcd_start start, unsigned seed);
    // Changes that an eye can see, since power-up.
    unsigned (*changes)(struct bench *bench);
    // Prints what is to be seen as lines of text with their newlines.
    void (*frame)(struct bench *bench, char text[static DISPLAY_FRAME_BYTES]);
    // Pulls it out of its socket, and puts it back; NULL where it is soldered.
    void (*unplug)(struct bench *bench);
    void (*plug)(struct bench *bench, unsigned seed);

    const struct expectation *expectations;
    const char *expectation_help; // "row 1 \"...\", row 2 \"...\" or text \"...\""
};

extern const struct display_ops displays[DISPLAY_KINDS];

// Expectations of scripts and tests. row: of an LCD, 0 for a part of either one; the others ignore it.
bool display_row_is(struct bench *bench, unsigned row, const char *text);
bool display_matrix_reads(struct bench *bench, unsigned row, const char *text);
