// SPDX-License-Identifier: MIT
// Reads a script into its steps.
#pragma once

#include "parts/bench.h" // what steps act on

struct step {
    unsigned line;
    const struct command *command;
    unsigned key;
    unsigned count;
    unsigned ms; // to wait, at most or in all
    const struct expectation *expectation;
    unsigned row; // that it is about; 0: none
    char text[MATRIX_TEXT_BYTES];
};

struct command {
    const char *name;
    const char *arguments; // k key, c count or nothing, t time, e what is expected, d: for a display
    bool (*run)(const struct step *step, struct bench *bench);
};

// What script.c can run.
extern const struct command script_commands[];
extern const unsigned script_command_count;

struct script {
    const char *path;
    const struct board *board;
    unsigned count;
    struct step *steps;
};

// Reads the whole script, for this board. On NULL, error holds one line: where it is wrong and how.
struct script *script_read(const char *path, const struct board *board, char *error, size_t size);
void script_free(struct script *script);
