// SPDX-License-Identifier: MIT
// A question: the games with positions and the options of a line.
#pragma once

#include "question/component.h"
#include "question/fault.h" // struct effort

enum {
    SUM_MAX = 8,         // parts of a sum
    MEX_MAX = 1023,      // numbers after `mex`; a line cannot have more
    CHART_NAME_MAX = 255 // characters in the name of a chart
};

struct question {
    struct component part[SUM_MAX]; // games with positions; all but `sum` have one
    uint8_t parts;
    struct graph *graph;   // graph of the parts with tokens, owned by the question; null: none
    struct move move;      // the move to play
    uint32_t from, to;     // heaps of `table`
    uint32_t mex[MEX_MAX]; // numbers after `mex`
    unsigned mex_count;
    const char *subject;            // command or word after `help`; null: a game or nothing
    struct effort effort;           // new limits of `limit`
    bool is_limit;                  // `limit` has arguments
    bool is_csv;                    // `lost` writes a list for spreadsheets
    char chart[CHART_NAME_MAX + 1]; // name of the chart that `lost` draws; empty: no chart
};
