// SPDX-License-Identifier: MIT
// A question: the games, positions and options that a line contains.
#pragma once

#include "question/component.h"
#include "question/fault.h" // struct effort

enum {
    SUM_MAX = 8,         // parts of a sum
    MEX_MAX = 1023,      // largest count of numbers after `mex`, limited by the length of a line
    CHART_NAME_MAX = 255 // longest file name of a chart, in characters
};

struct question {
    struct component part[SUM_MAX]; // one component, or the components of a sum
    uint8_t parts;
    struct graph *graph;   // graph from a file, owned by the question, or null
    struct move move;      // the move to play
    uint32_t from, to;     // heaps of `table`
    uint32_t mex[MEX_MAX]; // numbers after `mex`
    unsigned mex_count;
    struct effort effort;           // limits that `limit` sets
    bool is_limit;                  // true if `limit` has arguments
    bool is_csv;                    // true if `lost` writes CSV
    char chart[CHART_NAME_MAX + 1]; // file name of the chart that `lost` draws, or empty for no chart
};
