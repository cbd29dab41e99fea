// SPDX-License-Identifier: MIT
// A question: the games, positions and options that a line contains.
#pragma once

#include "question/component.h"
#include "question/fault.h" // struct effort

enum {
    SUM_MAX = 8,         // parts of a sum
    MEX_MAX = 1023,      // numbers after `mex`; more do not fit in a line
    CHART_NAME_MAX = 255 // characters in the name of a chart's file
};

struct question {
    struct component part[SUM_MAX]; // components; only a sum has several
    uint8_t parts;
    struct graph *graph;   // graph from a file, owned by the question, or null
    struct move move;      // the move to play
    uint32_t from, to;     // heaps of `table`
    uint32_t mex[MEX_MAX]; // numbers after `mex`
    unsigned mex_count;
    const char *subject;            // command or word after `help`; null if a game or nothing follows
    struct effort effort;           // limits that `limit` sets
    bool is_limit;                  // true if `limit` has arguments
    bool is_csv;                    // true if `lost` writes its list in CSV
    char chart[CHART_NAME_MAX + 1]; // name of the chart that `lost` draws; empty: no chart
};
