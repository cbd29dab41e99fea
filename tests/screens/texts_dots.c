// SPDX-License-Identifier: MIT
// If this test fails, a visitor cannot read some text on the exhibit's dots. All messages, titles and rules
// on 32x8 dots, in every language. Each must be readable, with the right numbers and its end.
#include "tap.h"
#include "tape.h"
#include "texts.h"
#include "ui/matrix/dots.h"
#include "ui/matrix/matrix_view.h"

#include <string.h>

enum { FRAMES = 400, PAGES_MAX = 8, DIGITS_APART = 4 };

static struct matrix_picture picture;
static struct matrix_frame frame;
static uint16_t now;

// Scrolls the view's text. Returns true if the frames show exactly these codes.
static bool is_read(const struct view *view, const uint8_t *codes, unsigned length)
{
    bool is_new = true;
    picture = (struct matrix_picture){0};
    tape_look_at(&frame);
    tape_begin();
    for (unsigned frames = 0; frames < FRAMES; frames++, is_new = false) {
        matrix_view_draw(&picture, &frame, view, now += MATRIX_FRAME_MS, is_new);
        if (!tape_add(&frame))
            break; // the text starts again
    }
    return tape_reads(codes, length, false);
}

static bool is_true(uint8_t language, const struct message_row *row)
{
    struct view view = {.kind = VIEW_TITLE, .message = row->id, .language = language, .position.set = 2 | 8};
    const bool is_title = message_class(row->id) == CLASS_TITLE;
    uint8_t codes[2 * CELLS];
    unsigned wanted[NUMBERS] = {0};
    unsigned count = (unsigned)strspn(row->digits, "1234");
    set_longest(&view, row->digits, wanted);
    const unsigned length = write_message(codes, &view, row->id);
    // Titles show no numbers. If a message has more than DIGITS_APART numbers, each is a digit.
    if (is_title || count > DIGITS_APART)
        count = 0;
    return length && has_longest(codes, length, wanted, count) && is_read(&view, codes, length);
}

// Checks a game's rules as scrolling text. Returns the number of pages. Counts errors in *wrong.
static unsigned pages_read(uint8_t language, uint8_t title, unsigned *wrong)
{
    uint8_t page = 1;
    for (; page < PAGES_MAX && message_has_page(language, title, page); page++) {
        struct view view = {
            .kind = VIEW_RULES, .message = title, .language = language, .page = page, .position.set = 2};
        uint8_t codes[3 * CELLS];
        for (uint8_t i = 0; i < NUMBERS; i++)
            view.number[i] = 2 + i;
        pen_begin(codes, &view);
        const FLASH uint8_t *const second = pen_page(title, page);
        const unsigned first = pen_cell() + 1u;
        codes[first - 1] = ' ';
        pen_change(codes + first);
        pen_text(second);
        *wrong += !second || !has_longest(codes, first + pen_cell(), 0, 0) ||
                  !is_read(&view, codes, first + pen_cell());
    }
    return page - 1u;
}

int main(void)
{
    for (uint8_t language = 0; language < LANGUAGES; language++) {
        unsigned wrong = 0, pages = 0, wrong_pages = 0;
        for (unsigned i = 0; i < MESSAGE_ROWS; i++) {
            if (!is_true(language, &message_rows[i])) {
                printf("# %s\n", message_rows[i].name);
                wrong++;
            }
            if (message_class(message_rows[i].id) == CLASS_TITLE)
                pages += pages_read(language, message_rows[i].id, &wrong_pages);
        }
        tap_check(!wrong, "language %u: %u of %u messages cannot be read", language, wrong, MESSAGE_ROWS);
        tap_check(!wrong_pages && pages > 30, "language %u: %u of %u pages of rules cannot be read", language,
                  wrong_pages, pages);
    }
    return tap_done();
}
