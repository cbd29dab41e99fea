// SPDX-License-Identifier: MIT
// Charts of positions with one or two parts, as SVG. With one part, `height` and `y` are 0.
#pragma once

#include "answer/buffer.h"
#include "question/component.h"

enum {
    PLOT_POINTS_MAX = 200000,
    QUILT_SIDE_MAX = 64, // largest width and height of a coloured chart, in positions
};

struct plot {
    struct buffer svg;
    struct line out;                      // writes to `svg`
    uint32_t points, width, height, most; // `most` is the larger of width and height
    uint32_t cell; // width and height of one position in the chart, in hundredths of a pixel
    bool has_values;
};

// Starts a chart. `width` and `height` are the parts' largest values. Clear *plot to 0 first.
void plot_begin(struct plot *plot, const struct component *game, uint32_t width, uint32_t height);

// Draws a position as a cell, coloured by the Grundy value.
void plot_value(struct plot *plot, uint32_t x, uint32_t y, uint32_t value);

// Draws a lost position as a point. Returns false after PLOT_POINTS_MAX points.
bool plot_point(struct plot *plot, uint32_t x, uint32_t y);

// Writes the chart to an SVG file. Returns false on error.
bool plot_write(struct plot *plot, const struct files *files, const char *name);
void plot_free(struct plot *plot);
