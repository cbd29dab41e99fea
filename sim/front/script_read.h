// SPDX-License-Identifier: MIT
// Reads a script into its steps.
#pragma once

#include "parts/bench.h" // the board

struct script_step {
    unsigned line;
    const struct command *command;
    unsigned key;
    unsigned count;                        // number of taps; with `until`, the largest number of taps
    bool is_until;                         // true to tap until the expectation is met
    unsigned ms;                           // time to wait, or timeout of an expectation
    const struct expectation *expectation; // what the display must show, or NULL if it must show `position`
    struct shown_position position;
    unsigned row; // row to check; 0: none
    char text[MATRIX_TEXT_BYTES];
};

struct command {
    const char *name;
    // Letters for arguments (k key, c count or until, t time, e expectation, d display with plug)
    const char *arguments;
    bool (*run)(const struct script_step *step, struct bench *bench);
};

// The commands, in script.c
extern const struct command script_commands[];
extern const unsigned script_command_count;

struct script {
    const char *path;
    const struct board *board;
    unsigned count;
    struct script_step *steps;
};

// Reads a script. On failure, writes the reason to `error` and returns NULL.
struct script *script_read(const char *path, const struct board *board, char *error, size_t size);
void script_free(struct script *script);
