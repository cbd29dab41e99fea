// SPDX-License-Identifier: MIT
// Reads and writes components: games of any kind with a position.
#pragma once

#include "notation/text.h"
#include "question/question.h"

// Reads `<game> <params> : <position>` or nimbers such as `*3 + *4` into a question.
void read_component(struct line *line, struct question *question);

// Reads `<game> <params>` into a question.
void read_component_game(struct line *line, struct question *question);

// Writes `<game> <params>`.
void write_component_game(struct line *line, const struct component *component);
void write_component_position(struct line *line, const struct component *component);

// Writes `<game> <params> : <position>`.
void write_component(struct line *line, const struct component *component);

// Writes a move in the notation, or in words.
void write_step(struct line *line, const struct component *component, const struct component_move *step);
void say_step(struct line *line, const struct component *component, const struct component_move *step);

// Heap games (heaps.c)

// Name of a well-known heap game. For example, `kayles 10` means `heap code=0.77 : 10`.
struct heap_name {
    const char *name, *params;
    const char *source; // where the values were published, or empty if there are no values
    const char *values; // Grundy values of the heaps 0, 1, 2, ...
};

extern const struct heap_name heap_names[]; // names of heap games, ended by a row without a name

// Reads a name such as `kayles` and an optional dash. Returns false if there is no name.
bool heaps_read_name(struct line *line, struct component *component);

// Reads or writes the parameters of a heap game.
void heaps_read_params(struct line *line, struct component *component);
void heaps_write_params(struct line *line, const struct heap_game *game);
void heaps_write_step(struct line *line, const struct heap_step *step);
void heaps_say_step(struct line *line, const struct heap_step *step);

// Graphs from a file (graph.c)

// Reads the parameter `file=<name>`. All parts of a question share one graph.
void graph_read_params(struct line *line, struct question *question);
