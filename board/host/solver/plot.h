// SPDX-License-Identifier: MIT
// Charts of positions with one or two parts, as SVG.
#pragma once

#include <stdbool.h>
#include <stdint.h>

enum {
    PLOT_POINTS_MAX = 200000,
    QUILT_SIDE_MAX = 64, // positions on a side of a chart that shows Grundy values as colours
};

// A chart is begun, gets its points, and is written. `game` is its title, at most 200 characters; with one
// part, `height` is 0. The largest numbers of the parts are `width` and `height`.
void plot_begin(const char *game, uint32_t width, uint32_t height);

// Adds a cell of the quilt, below the points: the Grundy value of a position.
void plot_value(uint32_t x, uint32_t y, uint32_t value);

// Adds a point: a lost position. False if there are too many, or no memory.
bool plot_point(uint32_t x, uint32_t y);

// Writes the chart to a file. False if that fails.
bool plot_write(const char *name);

// Forgets the chart.
void plot_forget(void);
