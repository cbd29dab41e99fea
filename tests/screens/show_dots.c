// SPDX-License-Identifier: MIT
#include "show.h"
#include "parts/drawing.h"
#include "parts/matrix.h"
#include "robot/shown.h"
#include "ui/kiosk/venue_state.h"
#include "ui/matrix/dots.h"
#include "ui/matrix/matrix_view.h"

#include <stdio.h>
#include <string.h>

enum { TEXT_FRAMES = 300, BOARD_FRAMES = 100, BLINK_FRAMES = 16 };

static struct max7219 matrix; // has the text as its tape
static struct venue venue;
static struct matrix_picture shown;
static struct matrix_frame frame;
static const struct view *view;
static uint16_t now;
static bool is_new;

// The robot looks at this frame in place of a display.
bool max7219_is_lit(const struct max7219 *chain, unsigned column, unsigned row)
{
    (void)chain;
    return frame.column[column] >> row & 1;
}

// The tape is ready.
void max7219_look(struct max7219 *chain)
{
    (void)chain;
}

static void draw(void)
{
    now += MATRIX_FRAME_MS;
    matrix_view_draw(&shown, &frame, view, now, is_new);
    is_new = false;
}

static bool is_seen(const struct drawing *drawing)
{
    return drawing_places(drawing, &matrix);
}

// Follows the text until the board is seen.
static bool read_text(const struct drawing *before, const struct drawing *after)
{
    struct max7219 *const chain = &matrix;
    uint8_t seen[DOTS_WIDTH];

    chain->tape_length = 0;
    for (unsigned frames = 0; frames < TEXT_FRAMES; frames++) {
        draw();
        if (is_seen(after) || is_seen(before))
            return true;
        const uint8_t *const column = frame.column;
        if (!chain->tape_length) {
            memcpy(chain->tape, column, DOTS_WIDTH);
            chain->tape_length = DOTS_WIDTH;
        } else if (memcmp(seen, column, DOTS_WIDTH)) {
            if (memcmp(seen + 1, column, DOTS_WIDTH - 1) || chain->tape_length == MAX7219_TAPE)
                return false; // it jumps
            chain->tape[chain->tape_length++] = column[DOTS_WIDTH - 1];
        }
        memcpy(seen, column, DOTS_WIDTH);
    }
    return false;
}

// Returns the places where a wide drawing may stand once the selected part is in the middle.
static uint64_t middle(const struct drawing *drawing, const struct scene *scene)
{
    const int count = scene->position.count, selected = scene->selected;

    if (drawing->width <= DOTS_WIDTH || selected < 0 || selected >= count)
        return ~0ull;
    return 1ull << drawing_middle(drawing, (unsigned)selected, (unsigned)count);
}

struct venue *show_venue(void)
{
    return &venue;
}

void show_end_attract_mode(void)
{
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
        afters += (drawing_places(&after, &matrix) & middle(&after, scene)) != 0;
        befores += (drawing_places(&before, &matrix) & middle(&before, scene)) != 0;
    }
    return befores >= BLINK_FRAMES && afters >= BLINK_FRAMES;
}

bool show_has_text(void)
{
    return matrix.tape_length;
}

// Appends what a code looks like, in UTF-8, with one blank before each word.
static void add_code(char *text, uint8_t code)
{
    static const char *const letters[] = {['['] = "ä", ['\\'] = "ö", [']'] = "ü", ['^'] = "ß",  ['`'] = "ñ",
                                          ['"'] = "á", ['$'] = "é",  ['%'] = "í", ['*'] = "ó",  [';'] = "ú",
                                          ['<'] = "è", ['='] = "à",  ['>'] = "ç", [0x7e] = ">", [0x7f] = "<"};
    const char one[] = {(char)code, 0};
    const size_t length = strlen(text);

    if (code == ' ' && (!length || text[length - 1] == ' '))
        return;
    strcat(text, code < sizeof letters / sizeof letters[0] && letters[code] ? letters[code] : one);
}

bool show_reads(const uint8_t *text, unsigned length, const uint8_t *in_short, unsigned short_length)
{
    char seen[MATRIX_TAPE_BYTES], wanted[MATRIX_TAPE_BYTES] = "";

    (void)in_short;
    (void)short_length;
    for (unsigned i = 0; i < length; i++)
        add_code(wanted, text[i]);
    for (size_t end = strlen(wanted); end && wanted[end - 1] == ' ';)
        wanted[--end] = 0;
    matrix_read(&matrix, seen);
    const char *first = seen + strspn(seen, " ");
    return !strcmp(first, wanted);
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
