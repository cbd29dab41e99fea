// SPDX-License-Identifier: MIT
#include "ui/matrix/matrix_view.h"

#include "game/in_register.h"
#include "ui/matrix/dots.h"         // characters
#include "ui/matrix/matrix_board.h" // positions
#include "ui/messages/pen.h"        // messages
#include "ui/screens/screen.h"      // the view

#include <stddef.h> // offsetof
#include <string.h> // memcmp

enum { STEP = CHARACTER_WIDTH + 1, FITS = (DOTS_WIDTH + 1) / STEP }; // width of a character; how many fit
enum { GAP = 2, LENGTH_MAX = 2 * COLUMNS + GAP };                    // blanks before a text begins again
enum { FRAME_LOG2_MS = 4 };
enum { REST_MS = 400 };     // before a text scrolls
enum { STAND_FRAMES = 69 }; // for a text that fits, after the rest, before the board

_Static_assert(MATRIX_FRAME_MS == 1 << FRAME_LOG2_MS, "a text moves by a dot a frame");

enum shows { BOARD, TEXT_THEN_BOARD, TEXT };

// What is shown now
static struct picture {
    uint8_t shows;  // enum shows
    uint8_t length; // of the text, in characters
    uint8_t first;  // the column where the scrolling began
    uint16_t since; // ms, when the text or the board was first shown
    uint8_t text[LENGTH_MAX];
} picture;

// The view as taken. The move and how much of it is shown, the last member, are compared by the message about
// them, which changes with them.
static struct view view;

// True for a message that tells a player to move, of those who share the board.
static bool names_player(uint8_t message)
{
    return TEACHES && message == MSG_PLAYER_MOVES;
}

// Writes the messages of the view, and the set S with the first one if it is to be told; returns the number
// of characters.
static uint8_t write(uint8_t *cells, bool tells_set)
{
    pen_begin(cells);
    const uint8_t page = view.kind == VIEW_RULES ? view.page : 0;
    const FLASH uint8_t *rest = pen_page(view.message, page);
    uint8_t behind = 0;
    if (tells_set)
        pen_message(MSG_BY_SET);
    if (view.kind < VIEW_START) {
        behind = pen_cell() + 1;
        pen_change(cells + behind);
        if (page)
            pen_text(rest);
        else
            pen_message(view.second);
    }
    return behind + pen_cell();
}

// Writes the messages. A text after another one begins with the word that has changed, unless that is in
// view.
static void begin_text(bool tells_set, bool is_next)
{
    uint8_t cells[LENGTH_MAX];
    picture.length = write(cells, tells_set);
    uint8_t changed = picture.length;
    for (uint8_t i = picture.length; i--;) {
        if (picture.text[i] != cells[i])
            changed = i;
        picture.text[i] = cells[i];
    }
    if (!is_next || changed < FITS)
        changed = 0;
    while (changed && picture.text[changed - 1] != ' ')
        changed--;
    picture.first = changed * STEP;
}

// Takes the view, but no sign that the machine thinks in place of a text that is still moving.
static void take_view(uint16_t now)
{
    const uint8_t kind = ui.view.kind, message = ui.view.message;
    const enum message_class class = message_class(message);
    if (picture.shows == TEXT_THEN_BOARD && class == CLASS_WAITING)
        return;
    const bool other_kind = kind != view.kind, is_next = picture.shows == TEXT;
    view = ui.view;
    const bool tells_set =
        kind == VIEW_BOARD && view.params == PARAM_S && (message == MSG_YOUR_MOVE || names_player(message));
    const bool is_news = class == CLASS_NEWS || class == CLASS_GOAL || names_player(message) || tells_set;
    picture.shows = TEXT;
    if (kind >= VIEW_START)
        picture.shows = other_kind || (kind == VIEW_BOARD && is_news) ? TEXT_THEN_BOARD : BOARD;
    picture.since = now;
    if (picture.shows != BOARD)
        begin_text(tells_set, is_next && picture.shows == TEXT);
}

// Draws the text. A text that scrolls begins again after a gap, or is followed by the board. Columns are
// counted modulo 256: a text that fits begins at a negative one.
static void draw_text(uint16_t now)
{
    struct picture *const state = IN_REGISTER(&picture);
    const uint16_t time = now - state->since;
    const bool fits = state->length <= FITS, repeats = state->shows == TEXT;
    const uint8_t columns = state->length * STEP;
    uint8_t at = state->first, end = columns; // the column at the left edge, and where the text is over
    if (time >= REST_MS)
        at += (uint16_t)(time - REST_MS) >> FRAME_LOG2_MS;
    if (fits)
        end = STAND_FRAMES;
    else if (repeats)
        end += GAP * STEP;
    if (at >= end) {
        at = state->first = 0;
        state->since = now;
        if (!repeats) {
            state->shows = BOARD;
            return;
        }
    }
    if (fits)
        at = -((uint8_t)(DOTS_WIDTH + 1 - columns) / 2);
    for (uint8_t x = 0; x < DOTS_WIDTH; x++, at++) {
        if (at == end && repeats)
            at = 0;
        const uint8_t character = at / STEP, column = at % STEP;
        if (at < columns && column < CHARACTER_WIDTH)
            dots_column(x, dots_character(state->text[character], column));
    }
}
_Static_assert((LENGTH_MAX + GAP) * STEP + DOTS_WIDTH <= 256, "columns of a text");

void matrix_view_draw(uint16_t now, struct matrix_frame *dots)
{
    if (memcmp(&view, &ui.view, offsetof(struct view, shows_move)))
        take_view(now);
    dots_begin(dots);
    if (picture.shows != BOARD)
        draw_text(now);
    if (picture.shows == BOARD)
        matrix_board_draw(now, picture.since);
}
