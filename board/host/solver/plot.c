// SPDX-License-Identifier: MIT
#include "solver/plot.h"

#include "solver/files.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Sizes in pixels
enum { SIDE = 640, LEFT = 70, TOP = 50, BOTTOM = 60, STRIP = 60, LINE_MAX = 400, TICKS = 8, HUES = 300 };

static struct plot {
    char *bytes;
    size_t count, room;
    uint32_t points, width, height;
    double cell; // pixels for each number of a part
    bool is_broken, has_values;
} plot;

__attribute__((format(printf, 1, 2))) static void add(const char *format, ...)
{
    va_list values;

    if (plot.room - plot.count < LINE_MAX) {
        char *const larger = realloc(plot.bytes, plot.room = 2 * plot.room + 2 * LINE_MAX);
        if (!larger) {
            plot.is_broken = true;
            plot.room = plot.count + LINE_MAX; // the old bytes stay, and nothing more is added
            return;
        }
        plot.bytes = larger;
    }
    if (plot.is_broken)
        return;
    va_start(values, format);
    plot.count += (size_t)vsnprintf(plot.bytes + plot.count, LINE_MAX, format, values);
    va_end(values);
}

// Where a number of the first or the second part stands; the second part goes up.
static double x_of(uint32_t number)
{
    return LEFT + (number + 0.5) * plot.cell;
}

static double bottom(void)
{
    return TOP + (plot.height ? (plot.height + 1) * plot.cell : STRIP);
}

static double y_of(uint32_t number)
{
    return plot.height ? bottom() - (number + 0.5) * plot.cell : TOP + STRIP / 2;
}

// Returns a round distance for the ticks of an axis.
static uint32_t tick_step(uint32_t most)
{
    uint32_t step = 1;

    for (unsigned i = 0; most / step > TICKS; i++)
        step = i % 3 == 1 ? step / 2 * 5 : step * 2;
    return step;
}

static void add_axes(void)
{
    const double right = LEFT + (plot.width + 1) * plot.cell;

    add("<rect x=\"%d\" y=\"%d\" width=\"%.2f\" height=\"%.2f\" fill=\"none\" stroke=\"#888\"/>\n", LEFT, TOP,
        right - LEFT, bottom() - TOP);
    for (uint32_t n = 0, step = tick_step(plot.width); n <= plot.width; n += step)
        add("<text x=\"%.2f\" y=\"%.2f\" text-anchor=\"middle\">%u</text>\n", x_of(n), bottom() + 18, n);
    for (uint32_t n = 0, step = tick_step(plot.height); plot.height && n <= plot.height; n += step)
        add("<text x=\"%d\" y=\"%.2f\" text-anchor=\"end\">%u</text>\n", LEFT - 8, y_of(n) + 5, n);
    add("<text x=\"%.2f\" y=\"%.2f\" text-anchor=\"middle\">part 1</text>\n", (LEFT + right) / 2,
        bottom() + 42);
    if (plot.height)
        add("<text x=\"20\" y=\"%.2f\" text-anchor=\"middle\" transform=\"rotate(-90 20 %.2f)\">part "
            "2</text>\n",
            (TOP + bottom()) / 2, (TOP + bottom()) / 2);
}

// Adds a text in which < and & may occur.
static void add_escaped(const char *text)
{
    for (; *text; text++)
        add(*text == '<' ? "&lt;" : *text == '>' ? "&gt;" : *text == '&' ? "&amp;" : "%c", *text);
}

void plot_begin(const char *game, uint32_t width, uint32_t height)
{
    const uint32_t most = width > height ? width : height;

    plot_forget();
    plot.width = width;
    plot.height = height;
    plot.cell = (double)SIDE / (most + 1);
    add("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %.0f %.0f\" font-family=\"sans-serif\" "
        "font-size=\"14\">\n<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>\n<text x=\"%d\" y=\"30\" "
        "font-size=\"16\">P-positions of ",
        LEFT + (width + 1) * plot.cell + 30, bottom() + BOTTOM, LEFT);
    add_escaped(game);
    add("</text>\n");
}

void plot_value(uint32_t x, uint32_t y, uint32_t value)
{
    const double half = plot.cell / 2;
    const uint32_t most = plot.width > plot.height ? plot.width : plot.height;
    uint32_t end = 2; // of the values that have colours of their own: a power of two, as suits Nim

    while (end <= most)
        end *= 2;
    if (!plot.has_values)
        add("<text x=\"%.0f\" y=\"30\" text-anchor=\"end\">colours: Grundy values</text>\n",
            LEFT + (plot.width + 1) * plot.cell);
    plot.has_values = true;
    add("<rect x=\"%.2f\" y=\"%.2f\" width=\"%.2f\" height=\"%.2f\" fill=\"hsl(%u 70%% %u%%)\"><title>value "
        "%u</title></rect>\n",
        x_of(x) - half, y_of(y) - (plot.height ? half : STRIP / 2), plot.cell,
        plot.height ? plot.cell : STRIP, value * HUES / end % 360, value ? 75 : 97, value);
}

bool plot_point(uint32_t x, uint32_t y)
{
    const double radius = plot.cell * 0.35;

    if (plot.points++ == PLOT_POINTS_MAX)
        return false;
    add("<circle cx=\"%.2f\" cy=\"%.2f\" r=\"%.2f\"><title>%u", x_of(x), y_of(y), radius < 1.2 ? 1.2 : radius,
        x);
    if (plot.height)
        add(" %u", y);
    add("</title></circle>\n");
    return !plot.is_broken;
}

bool plot_write(const char *name)
{
    add_axes();
    add("</svg>\n");
    return !plot.is_broken && files_write(name, plot.bytes, plot.count);
}

void plot_forget(void)
{
    free(plot.bytes);
    plot = (struct plot){0};
}
