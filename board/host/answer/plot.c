// SPDX-License-Identifier: MIT
#include "answer/plot.h"

#include "notation/component.h"

// Lengths in hundredths of a pixel
enum {
    SIDE = 64000,
    LEFT = 7000,
    TOP = 5000,
    BOTTOM = 6000,
    STRIP = 6000,
    RADIUS_MIN = 120,
    TICKS = 8, // largest number of ticks on an axis
    HUES = 300 // range of the hues in degrees
};

// Returns the x coordinate in the chart for a value of the first part.
static uint32_t x_of(const struct plot *plot, uint32_t number)
{
    return LEFT + number * plot->cell + plot->cell / 2;
}

static uint32_t right(const struct plot *plot)
{
    return LEFT + (plot->width + 1) * plot->cell;
}

static uint32_t bottom(const struct plot *plot)
{
    return TOP + (plot->height ? (plot->height + 1) * plot->cell : STRIP);
}

// Returns the y coordinate in the chart for a value of the second part.
static uint32_t y_of(const struct plot *plot, uint32_t number)
{
    return plot->height ? bottom(plot) - number * plot->cell - plot->cell / 2 : TOP + STRIP / 2;
}

// Returns a round distance between ticks on an axis, such as 1, 2, 5 or 10.
static uint32_t tick_step(uint32_t most)
{
    uint32_t step = 1;

    for (unsigned i = 0; most / step > TICKS; i++)
        step = i % 3 == 1 ? step / 2 * 5 : step * 2;
    return step;
}

static void add_axes(struct plot *plot)
{
    write_format(&plot->out,
                 "<rect x=\"#\" y=\"#\" width=\"#\" height=\"#\" fill=\"none\" stroke=\"gray\" "
                 "stroke-width=\"100\"/>\n",
                 LEFT, TOP, right(plot) - LEFT, bottom(plot) - TOP);
    for (uint32_t n = 0, step = tick_step(plot->width); n <= plot->width; n += step)
        write_format(&plot->out, "<text x=\"#\" y=\"#\" text-anchor=\"middle\">#</text>\n", x_of(plot, n),
                     bottom(plot) + 1800, n);
    for (uint32_t n = 0, step = tick_step(plot->height); plot->height && n <= plot->height; n += step)
        write_format(&plot->out, "<text x=\"#\" y=\"#\" text-anchor=\"end\">#</text>\n", LEFT - 800,
                     y_of(plot, n) + 500, n);
    write_format(&plot->out, "<text x=\"#\" y=\"#\" text-anchor=\"middle\">part 1</text>\n",
                 (LEFT + right(plot)) / 2, bottom(plot) + 4200);
    if (plot->height)
        write_format(&plot->out,
                     "<text x=\"2000\" y=\"#\" text-anchor=\"middle\" transform=\"rotate(-90 2000 #)\">part "
                     "2</text>\n",
                     (TOP + bottom(plot)) / 2, (TOP + bottom(plot)) / 2);
}

// Appends characters to the title. Escapes < and & for SVG.
static void put_escaped(void *to, const char *characters, size_t count)
{
    struct plot *const plot = to;

    for (; count; characters++, count--)
        if (*characters == '<')
            text_words(&plot->out, "&lt;");
        else if (*characters == '&')
            text_words(&plot->out, "&amp;");
        else
            text_char(&plot->out, *characters);
}

void plot_begin(struct plot *plot, const struct component *game, uint32_t width, uint32_t height)
{
    struct line title = line_to((struct sink){put_escaped, plot});

    plot->out = line_to(buffer_sink(&plot->svg));
    plot->width = width;
    plot->height = height;
    plot->most = width > height ? width : height;
    plot->cell = SIDE / (plot->most + 1) ? SIDE / (plot->most + 1) : 1;
    write_format(&plot->out,
                 "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 # #\" font-family=\"sans-serif\" "
                 "font-size=\"1400\">\n"
                 "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n<text x=\"#\" y=\"3000\" "
                 "font-size=\"1600\">P-positions of ",
                 right(plot) + 3000, bottom(plot) + BOTTOM, LEFT);
    write_component_game(&title, game);
    write_format(&plot->out, "</text>\n");
}

void plot_value(struct plot *plot, uint32_t x, uint32_t y, uint32_t value)
{
    const uint32_t height = plot->height ? plot->cell : STRIP;
    uint32_t end = 2; // number of colours

    while (end <= plot->most)
        end *= 2;
    if (!plot->has_values)
        write_format(&plot->out,
                     "<text x=\"#\" y=\"3000\" text-anchor=\"end\">colours: Grundy values</text>\n",
                     right(plot));
    plot->has_values = true;
    write_format(&plot->out,
                 "<rect x=\"#\" y=\"#\" width=\"#\" height=\"#\" fill=\"hsl(# 70% #%)\"><title>value "
                 "#</title></rect>\n",
                 x_of(plot, x) - plot->cell / 2, y_of(plot, y) - height / 2, plot->cell, height,
                 value * HUES / end % 360, value ? 75u : 97u, value);
}

bool plot_point(struct plot *plot, uint32_t x, uint32_t y)
{
    const uint32_t radius = plot->cell / 3;

    if (plot->points++ == PLOT_POINTS_MAX)
        return false;
    write_format(&plot->out, "<circle cx=\"#\" cy=\"#\" r=\"#\"><title>#", x_of(plot, x), y_of(plot, y),
                 radius < RADIUS_MIN ? RADIUS_MIN : radius, x);
    if (plot->height)
        write_format(&plot->out, " #", y);
    write_format(&plot->out, "</title></circle>\n");
    return true;
}

bool plot_write(struct plot *plot, const struct files *files, const char *name)
{
    add_axes(plot);
    write_format(&plot->out, "</svg>\n");
    return !plot->svg.is_full && files && files->write(name, plot->svg.bytes, plot->svg.count);
}

void plot_free(struct plot *plot)
{
    buffer_free(&plot->svg);
}
