// SPDX-License-Identifier: MIT
// Recorder of a part for what the firmware does wrong: of each kind the count, and the first one in words,
// with PC and cycle.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

struct machine;

enum { VIOLATION_BYTES = 240, VIOLATION_KINDS_MAX = 12 };

struct violation {
    unsigned kind, count;
    char text[VIOLATION_BYTES]; // of the first one
};

struct violations {
    struct violation
        violation[VIOLATION_KINDS_MAX]; // those since violations_open or violations_forget, oldest first
    unsigned kinds;                     // of these

    // Private.
    struct machine *machine;
    const char *part;
    struct violations *next; // recorder of the next part
};

// Adds a recorder to those of the machine. part: the name of the part; it must outlive the recorder.
void violations_open(struct violations *violations, struct machine *machine, const char *part);

// Records a violation of this kind, 0..VIOLATION_KINDS_MAX - 1, by the current instruction. PC and cycle are
// appended to the text.
__attribute__((format(printf, 3, 4))) void violations_add(struct violations *violations, unsigned kind,
                                                          const char *format, ...);

// Records a violation by the instruction at this PC.
__attribute__((format(printf, 4, 5))) void violations_add_at(struct violations *violations, unsigned kind,
                                                             uint32_t pc, const char *format, ...);

// Returns the number of violations of this kind.
unsigned violations_count(const struct violations *violations, unsigned kind);

// Forgets all violations of this part.
void violations_forget(struct violations *violations);

// Returns true if any part has recorded a violation. Then line says how many the first such part has, and
// which was its first.
bool violations_found(const struct machine *machine, char *line, size_t size);

// Prints each kind of violation of all parts, a line each after `start`.
void violations_print(const struct machine *machine, FILE *file, const char *start);
