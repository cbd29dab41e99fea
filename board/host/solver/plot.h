// SPDX-License-Identifier: MIT
// Charts of positions with one or two parts, as SVG. With one part, `height` and `y` are 0.
#pragma once

#include <stdbool.h>
#include <stdint.h>

enum {
    PLOT_POINTS_MAX = 200000,
    QUILT_SIDE_MAX = 64, // largest side of a chart with colours, in positions
};

// Starts a chart with the title `game`. `width` and `height` are the largest values of parts 1 and 2.
void plot_begin(const char *game, uint32_t width, uint32_t height);

// Adds the Grundy value of a position as a coloured cell.
void plot_value(uint32_t x, uint32_t y, uint32_t value);

// Adds a lost position as a point. Returns false above PLOT_POINTS_MAX.
bool plot_point(uint32_t x, uint32_t y);

// Writes the chart to a file. Returns false on error.
bool plot_write(const char *name);

// Frees the chart.
void plot_forget(void);
