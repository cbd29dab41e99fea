// SPDX-License-Identifier: MIT
// Reads a script into its steps.
#pragma once

#include "parts/bench.h" // the board

struct script_step {
    unsigned line;
    const struct command *command;
    unsigned key;
    unsigned count;                        // how many taps, or the most taps until the expectation is met
    bool is_until;                         // taps until the expectation is met
    unsigned ms;                           // time to wait, or time until an expectation fails
    const struct expectation *expectation; // what the display must show; NULL: it must show `position`
    struct shown_position position;
    unsigned row; // row to check; 0: none
    char text[MATRIX_TEXT_BYTES];
};

struct command {
    const char *name;
    // A letter for each argument: k key, c optional count or until, t time, e expectation. d: the display has
    // a plug.
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

// On failure writes line and reason into error and returns NULL.
struct script *script_read(const char *path, const struct board *board, char *error, size_t size);
void script_free(struct script *script);
