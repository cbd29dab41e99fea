// SPDX-License-Identifier: MIT
#include "ui/matrix/matrix_view.h"

#include "ui/matrix/dots.h" // characters
#include "ui/screens/pen.h" // messages

// Width of a character with its gap, and number of characters that fit
enum { STEP = CHARACTER_WIDTH + 1, FITS = (DOTS_WIDTH + 1) / STEP };
enum { GAP = 2 };           // number of blanks before a text repeats
enum { REST_FRAMES = 25 };  // number of frames before a text begins to scroll
enum { STAND_FRAMES = 69 }; // a short text stays for this many frames after REST_FRAMES

// Returns true if the view shows a repeating text and no board.
static bool has_only_text(uint8_t kind)
{
    return kind < VIEW_START;
}

// Returns true if the text also says which numbers the set S has.
static bool tells_set(const struct view *view)
{
    return view->turn != NO_TURN && view->params == PARAM_S;
}

// Writes the view's text. Returns the number of characters.
static uint8_t write(const struct view *view, uint8_t *cells)
{
    pen_begin(cells, view);
    const uint8_t page = view->kind == VIEW_RULES ? view->page : 0;
    const bool is_label = view->kind == VIEW_RULES && !page;
    const FLASH uint8_t *rest = pen_page(is_label ? MSG_RULES : view->message, page);
    uint8_t behind = 0;
    if (tells_set(view)) { // writes the set into new cells, because the text may fill the previous ones
        behind = pen_cell();
        pen_change(cells + behind);
        pen_message(MSG_BY_SET);
    }
    if (has_only_text(view->kind)) {
        behind = pen_cell() + 1;
        pen_change(cells + behind);
        if (page)
            pen_text(rest);
        else
            pen_message(view->second);
    }
    return behind + pen_cell();
}

// Starts to show a text. If `is_next`, skips words that have not changed.
static void begin_text(struct matrix_picture *state, const struct view *view, bool is_next)
{
    uint8_t cells[PICTURE_TEXT_MAX];
    const uint8_t length = write(view, cells);
    uint8_t changed = 0;
    state->length = length;
    for (uint8_t i = length; i--;) {
        if (state->text[i] != cells[i])
            changed = i;
        state->text[i] = cells[i];
    }
    if (!is_next || changed < FITS)
        changed = 0;
    while (changed && state->text[changed - 1] != ' ')
        changed--;
    state->first = changed * STEP;
}

// Starts to show a new view. Ignores a message about thinking until a text before the board ends.
static void take_view(struct matrix_picture *state, const struct view *view)
{
    const uint8_t kind = view->kind, before = state->kind;
    const enum message_class class = message_class(view->message);
    if (state->has_text && !has_only_text(before) && class == CLASS_WAITING)
        return;
    const bool other_kind = kind != before && kind != VIEW_PICTURE;
    const bool is_news =
        class == CLASS_NEWS || class == CLASS_GOAL || view->turn >= YOUR_FIRST_TURN || tells_set(view);
    state->kind = kind;
    state->frames = 0;
    state->has_text = has_only_text(kind) || other_kind || is_news;
    if (state->has_text)
        begin_text(state, view, has_only_text(before) && has_only_text(kind));
}

// Draws a frame of the text. After the last frame, repeats the text or shows the board.
static void draw_text(struct matrix_picture *state, const struct view *view)
{
    const uint8_t length = state->length, frames = state->frames;
    const bool fits = length <= FITS, repeats = has_only_text(view->kind);
    // number of characters, including the gap before a repetition
    const uint8_t end = repeats ? length + GAP : length;
    const uint8_t columns = fits ? STAND_FRAMES : end * STEP;
    uint8_t at = state->first; // column of the text at the left edge of the display
    if (frames > REST_FRAMES)
        at += frames - REST_FRAMES;
    if (at >= columns) {
        at = state->first = 0;
        state->frames = 0;
        state->has_text = repeats;
        if (!repeats)
            return;
        begin_text(state, view, false);
    }
    uint8_t next = at / STEP;
    int8_t x = -(uint8_t)(at % STEP);
    if (fits) {
        next = 0;
        x = (uint8_t)(DOTS_WIDTH + 1 - length * STEP) / 2;
    }
    for (; x < DOTS_WIDTH; x += STEP) {
        dots_go(x);
        if (next < length)
            dots_character(state->text[next]);
        if (++next == end && repeats && !fits)
            next = 0;
    }
}
_Static_assert((PICTURE_TEXT_MAX + GAP) * STEP + REST_FRAMES <= 256, "columns and frames of a text");

void matrix_view_draw(struct matrix_picture *picture, struct matrix_frame *frame, const struct view *view,
                      uint16_t now, bool changed)
{
    const uint8_t begun = (uint8_t)now & -MATRIX_FRAME_MS;
    const bool is_new = begun != picture->frame;
    picture->frame = begun;
    picture->frames += is_new;
    if (changed)
        take_view(picture, view);
    dots_begin(frame);
    if (has_only_text(view->kind))
        picture->has_text = true;
    if (picture->has_text)
        draw_text(picture, view);
    if (!picture->has_text)
        picture->from = matrix_board_draw(view, picture->from, picture->frames, is_new);
}
