// SPDX-License-Identifier: MIT
#include "ui/matrix/matrix_view.h"

#include "ui/matrix/dots.h"         // characters
#include "ui/matrix/matrix_board.h" // positions
#include "ui/messages/pen.h"        // messages

#include <stddef.h> // offsetof
#include <string.h> // memcmp

enum { STEP = CHARACTER_WIDTH + 1, FITS = (DOTS_WIDTH + 1) / STEP }; // width of a character; how many fit
enum { GAP = 2, LENGTH_MAX = 2 * COLUMNS + GAP };                    // blanks before a text begins again
enum { FRAME_LOG2_MS = 4 };
enum { REST_MS = 400 };   // before a text scrolls
enum { STAND_MS = 1500 }; // for a text that fits, before the board

_Static_assert(MATRIX_FRAME_MS == 1 << FRAME_LOG2_MS, "a text moves by a dot a frame");

enum shows { BOARD, TEXT_THEN_BOARD, TEXT };

static uint8_t shows, kind;
static uint8_t text[LENGTH_MAX], length, first; // the characters; `first`: where the scrolling began
static uint16_t since;                          // ms, when the text or the board was first shown

// The view as drawn. The move and how much of it is shown, the last member, are compared by the message about
// them, which changes with them; that a hint blinks does not matter here, where every move does.
static struct view view;

// True for a message that tells a player to move, of those who share the board.
static bool names_player(uint8_t message)
{
    return TEACHES && message == MSG_PLAYER_MOVES;
}

// Writes the messages of the view; returns the number of characters.
static uint8_t write(uint8_t *cells)
{
    pen_begin(cells);
    const uint8_t page = view.kind == VIEW_RULES ? view.page : 0;
    const FLASH uint8_t *rest = pen_page(view.message, page);
    uint8_t behind = 0;
    if (view.kind == VIEW_BOARD) {
        if (view.message == MSG_YOUR_MOVE || (names_player(view.message) && view.params == PARAM_S))
            pen_message(MSG_BY_SET);
    } else if (view.kind != VIEW_START) {
        behind = pen_cell() + 1;
        pen_change(cells + behind);
        if (page)
            pen_text(rest);
        else if (view.second)
            pen_message(view.second);
        else // a game without a title
            pen_text((const FLASH uint8_t *)&view.game->name[0]);
    }
    return behind + pen_cell();
}

// The text has changed from this character on. If that one does not fit, the text begins with its word.
static void begin_text(uint8_t changed)
{
    first = 0;
    if (changed >= FITS && length > FITS) {
        while (changed && text[changed] != ' ')
            changed--;
        first = changed;
        if (first)
            first++;
    }
}

static void take_view(uint16_t now)
{
    const uint8_t before = shows, kind_before = kind, message = view.message;
    const enum message_class class = message_class(message);
    uint8_t cells[LENGTH_MAX];
    if (shows == TEXT_THEN_BOARD && class == CLASS_WAITING)
        return; // the text shown now is not replaced
    kind = view.kind;
    uint8_t wanted = TEXT;
    if (kind == VIEW_BOARD || kind == VIEW_START)
        wanted = kind == kind_before ? BOARD : TEXT_THEN_BOARD;
    if (kind == VIEW_BOARD) {
        const bool tells_set = message == MSG_YOUR_MOVE && view.params == PARAM_S;
        if (tells_set || class == CLASS_NEWS || class == CLASS_GOAL || names_player(message))
            wanted = TEXT_THEN_BOARD;
    }
    shows = wanted;
    since = now;
    if (wanted == BOARD)
        return;
    const uint8_t count = write(cells);
    uint8_t same = length;
    for (uint8_t i = count; i--;) {
        if (cells[i] != text[i])
            same = i;
        text[i] = cells[i];
    }
    length = count;
    begin_text(wanted == TEXT && before == TEXT ? same : 0);
}

// Draws the text. A text that scrolls begins again after a gap, or is followed by the board. Columns are
// counted modulo 256: a text, its gap and its beginning again have fewer.
static void draw_text(uint16_t now)
{
    const uint16_t time = now - since;
    const uint8_t end = length + GAP;
    uint8_t moved = first * STEP, all = end + FITS + 1, at = 0, x = 0;
    bool is_over = time >= STAND_MS && shows == TEXT_THEN_BOARD;
    if (length <= FITS) {
        x = (uint8_t)(DOTS_WIDTH + 1 - length * STEP) / 2;
        all = length;
    } else {
        if (time >= REST_MS)
            moved += (uint16_t)(time - REST_MS) >> FRAME_LOG2_MS;
        is_over = moved >= (uint8_t)((shows == TEXT ? end : length) * STEP);
    }
    if (is_over) {
        moved = first = 0;
        since = now;
        if (shows == TEXT_THEN_BOARD) {
            shows = BOARD;
            return;
        }
    }
    x -= moved;
    for (; all; all--, x += STEP) {
        for (uint8_t column = 0; at < length && column < CHARACTER_WIDTH; column++)
            dots_column(x + column, dots_character(text[at], column));
        if (++at == end && shows == TEXT)
            at = 0;
    }
}
_Static_assert((LENGTH_MAX + GAP + FITS + 1) * STEP <= 256, "columns of a text");

void matrix_view_draw(const struct view *wanted, uint16_t now, struct matrix_frame *dots)
{
    if (memcmp(&view, wanted, offsetof(struct view, shows_move))) {
        view = *wanted;
        take_view(now);
    }
    dots_begin(dots);
    if (shows != BOARD)
        draw_text(now);
    if (shows == BOARD)
        matrix_board_draw(&view, now, since);
}
