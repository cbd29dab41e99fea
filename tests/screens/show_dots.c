// SPDX-License-Identifier: MIT
#include "show.h"
#include "parts/drawing.h"
#include "robot/shown.h"
#include "tape.h"
#include "ui/kiosk/venue_state.h"
#include "ui/matrix/dots.h"
#include "ui/matrix/matrix_view.h"
#include "ui/screens/ui.h"

#include <stdio.h>
#include <string.h>

enum { TEXT_FRAMES = 300, BOARD_FRAMES = 100, BLINK_FRAMES = 16 };

static struct venue venue;
static struct matrix_picture shown;
static struct matrix_frame frame;
static const struct view *view;
static uint16_t now;
static bool is_new;

static void draw(void)
{
    now += MATRIX_FRAME_MS;
    matrix_view_draw(&shown, &frame, view, now, is_new);
    is_new = false;
}

static bool is_seen(const struct drawing *drawing)
{
    return drawing_places(drawing, tape_dots());
}

// Reads the scrolling text until the position is visible.
static bool read_text(const struct drawing *before, const struct drawing *after)
{
    tape_look_at(&frame);
    tape_begin();
    for (unsigned frames = 0; frames < TEXT_FRAMES; frames++) {
        draw();
        if (is_seen(after) || is_seen(before))
            return true;
        if (!tape_add(&frame))
            return false;
    }
    return false;
}

// Returns the set of columns that may be leftmost while the selected part is in the middle.
static uint64_t middle(const struct drawing *drawing, const struct scene *scene)
{
    const int count = scene->position.count, selected = scene->selected;

    if (drawing->width <= DOTS_WIDTH || selected < 0 || selected >= count)
        return ~0ull;
    return 1ull << drawing_middle(drawing, (unsigned)selected, (unsigned)count);
}

void show_begin(struct ui *ui)
{
    ui_init(ui, &venue, 0);
    venue.attracts = false;
}

bool show_has_scene(const struct scene *scene, const struct view *of, bool changed)
{
    view = of;
    is_new = changed;
    struct shown_position shown;
    struct drawing before, after;
    unsigned befores = 0, afters = 0;

    shown_at_rest(&shown, scene->game, &scene->position);
    drawing_make(&before, &shown);
    shown_set(&shown, scene->game, &scene->position, &scene->move, scene->selected);
    if (scene->vertex != NONE_SELECTED && scene->selected == NONE_SELECTED) {
        shown.looked = scene->vertex;
        shown.arrows = scene->position.successors[scene->vertex];
    }
    drawing_make(&after, &shown);
    if (!read_text(&before, &after))
        return false;
    for (unsigned frames = 0; frames < BOARD_FRAMES; frames++) {
        draw();
        if (!is_seen(&after) && !is_seen(&before))
            return false;
    }
    for (unsigned frames = 0; frames < 2 * BLINK_FRAMES; frames++) {
        draw();
        afters += (drawing_places(&after, tape_dots()) & middle(&after, scene)) != 0;
        befores += (drawing_places(&before, tape_dots()) & middle(&before, scene)) != 0;
    }
    return befores >= BLINK_FRAMES && afters >= BLINK_FRAMES;
}

bool show_has_text(void)
{
    return tape_has_text();
}

bool show_reads(const uint8_t *text, unsigned length, const uint8_t *in_short, unsigned short_length)
{
    (void)in_short;
    (void)short_length;
    return tape_reads(text, length, true);
}

uint8_t show_behind_turn(void)
{
    return MSG_BY_SET;
}

void show_print(void)
{
    for (uint8_t line = 0; line < DOTS_HEIGHT; line++) {
        printf("# ");
        for (uint8_t x = 0; x < DOTS_WIDTH; x++)
            putchar(frame.column[x] >> line & 1 ? '#' : '.');
        putchar('\n');
    }
}
