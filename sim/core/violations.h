// SPDX-License-Identifier: MIT
// Recorder of what the firmware does wrong with a part. Keeps the first violation of each kind in words, and
// counts the others.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

struct machine;

enum { VIOLATION_BYTES = 240, VIOLATION_KINDS_MAX = 12 };

struct violation {
    unsigned kind, count;
    char text[VIOLATION_BYTES]; // description of the first violation of this kind
};

struct violations {
    struct violation violation[VIOLATION_KINDS_MAX]; // oldest kind first
    unsigned kinds;                                  // number of recorded kinds

    // Private.
    struct machine *machine;
    const char *part;
    struct violations *next; // recorder of the next part
};

// Adds a recorder of a part's violations. The string `part` must outlive the recorder.
void violations_open(struct violations *violations, struct machine *machine, const char *part);

// Records a violation at the current PC. `kind` must be below VIOLATION_KINDS_MAX.
__attribute__((format(printf, 3, 4))) void violations_add(struct violations *violations, unsigned kind,
                                                          const char *format, ...);

// Records a violation by the instruction at address `pc`.
__attribute__((format(printf, 4, 5))) void violations_add_at(struct violations *violations, unsigned kind,
                                                             uint32_t pc, const char *format, ...);

unsigned violations_count(const struct violations *violations, unsigned kind);

void violations_forget(struct violations *violations);

// Returns true if any part has a violation. Writes the first violation into `line`.
bool violations_found(const struct machine *machine, char *line, size_t size);

// Prints one line for each kind of violation, beginning with `start`.
void violations_print(const struct machine *machine, FILE *file, const char *start);
