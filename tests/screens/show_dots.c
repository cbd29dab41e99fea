// SPDX-License-Identifier: MIT
#include "show.h"
#include "robot/picture.h"
#include "ui/kiosk/venue_state.h"
#include "ui/matrix/dots.h"
#include "ui/matrix/matrix_view.h"

#include <stdio.h>
#include <string.h>

enum { TEXT_FRAMES = 300, BOARD_FRAMES = 100, BLINK_FRAMES = 16, BEFORE = 12, BOTTOM = 0x80, CELL = 3 };

static struct robot robot; // whose chain of matrices has the text as its tape
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

// The vertex that is looked at has no line below, and marks show where its arrows lead.
static void mark_vertex(struct picture *picture, const struct scene *scene)
{
    const unsigned vertices = scene->position.vertices, x = (DOTS_WIDTH - CELL * vertices) / 2;

    for (unsigned vertex = 0; vertex < vertices; vertex++)
        for (unsigned i = 0; i < CELL - 1; i++) {
            uint8_t *const column = &picture->column[x + CELL * vertex + i];
            if ((int)vertex == scene->vertex)
                *column &= (uint8_t)~BOTTOM;
            if (scene->position.successors[scene->vertex] >> vertex & 1)
                *column |= BOTTOM >> 1;
        }
}

// Follows the text until the board is seen.
static bool read_text(const struct picture *before, const struct picture *after)
{
    struct max7219 *const chain = &robot.bench.matrix;
    uint8_t seen[DOTS_WIDTH];

    chain->tape_length = 0;
    for (unsigned frames = 0; frames < TEXT_FRAMES; frames++) {
        draw();
        if (picture_is_seen(&robot, after) || picture_is_seen(&robot, before))
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

// Where a wide picture stands once the selected part is in the middle.
static uint64_t middle(const struct picture *picture, const struct scene *scene)
{
    if (picture->width <= DOTS_WIDTH || scene->selected < 0 || scene->selected >= scene->position.count)
        return ~0ull;
    const unsigned x = (unsigned)scene->selected * picture->width / scene->position.count;
    const unsigned from = x < BEFORE ? 0 : x - BEFORE, last = picture->width - DOTS_WIDTH;
    return 1ull << (from < last ? from : last);
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
    static const struct move no_move;
    struct picture before, after;
    unsigned befores = 0, afters = 0;

    picture_draw(scene->game, &scene->position, &no_move, NOTHING_SELECTED, &before);
    picture_draw(scene->game, &scene->position, &scene->move, scene->selected, &after);
    if (scene->vertex != NONE_SELECTED && scene->selected == NONE_SELECTED)
        mark_vertex(&after, scene);
    if (!read_text(&before, &after))
        return false;
    for (unsigned frames = 0; frames < BOARD_FRAMES; frames++) {
        draw();
        if (!picture_is_seen(&robot, &after) && !picture_is_seen(&robot, &before))
            return false;
    }
    for (unsigned frames = 0; frames < 2 * BLINK_FRAMES; frames++) {
        draw();
        afters += (picture_places(&robot, &after) & middle(&after, scene)) != 0;
        befores += (picture_places(&robot, &before) & middle(&before, scene)) != 0;
    }
    return befores >= BLINK_FRAMES && afters >= BLINK_FRAMES;
}

bool show_has_text(void)
{
    return robot.bench.matrix.tape_length;
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
    matrix_read(&robot.bench.matrix, seen);
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
