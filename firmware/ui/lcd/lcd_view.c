// SPDX-License-Identifier: MIT
#include "ui/lcd/lcd_view.h"

#include "ui/screens/pen.h" // messages

_Static_assert(DISPLAY_ROWS == LCD_ROWS && DISPLAY_COLUMNS == LCD_COLUMNS,
               "the pen writes into the cells of a frame");
enum { OK_PLAY_CELL = ROW_2 + 9 };

// Draws a menu item's name between two arrows, up to cell `last`.
static void draw_label(uint8_t message, uint8_t last)
{
    pen_put(ARROW_LEFT);
    pen_message(message);
    pen_go(last);
    pen_put(ARROW_RIGHT);
}

// Draws two rows of text, or a page of the rules.
static void draw_lines(const struct view *view, bool rules)
{
    const uint8_t page = view->page;
    const FLASH uint8_t *rest = 0;
    if (rules && !page) {
        draw_label(MSG_RULES, ROW_2 - 2);
    } else {
        rest = pen_page(view->message, page);
        pen_go(ROW_2 - 1);
    }
    if (rules)
        pen_put(UP_DOWN);
    pen_go(ROW_2);
    if (page)
        pen_text(rest);
    else
        pen_message(view->second);
}

static void draw_setting(struct lcd_frame *frame, const struct view *view)
{
    draw_label(view->message, ROW_2 - 1);
    pen_put(UP_DOWN);
    if (view->kind == VIEW_START)
        lcd_draw_position(frame, view);
    else
        pen_message(view->second);
    if (pen_cell() < OK_PLAY_CELL) {
        pen_go(OK_PLAY_CELL);
        pen_message(MSG_OK_PLAY);
    }
}

void lcd_view_draw(struct lcd_frame *frame, const struct view *view)
{
    const uint8_t kind = view->kind;
    pen_begin(frame->cell[0], view);
    if (kind == VIEW_BOARD) {
        lcd_draw_position(frame, view);
        return;
    }
    // The menu appears faster if the display already has this glyph.
    lcd_use_up_down(frame);
    if (kind <= VIEW_RULES)
        draw_lines(view, kind == VIEW_RULES);
    else
        draw_setting(frame, view);
}
