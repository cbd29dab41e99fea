// SPDX-License-Identifier: MIT
#include "ui/lcd/lcd_view.h"

#include "ui/lcd/lcd_board.h"  // positions
#include "ui/lcd/lcd_glyphs.h" // UP_DOWN
#include "ui/messages/pen.h"   // messages

enum { OK_PLAY_CELL = ROW_2 + 9 };

// Draws two messages, or a page of rules with a sign that there are more.
static void draw_lines(const struct view *view)
{
    const uint8_t page = view->kind == VIEW_RULES ? view->page : 0;
    const FLASH uint8_t *rest = pen_page(view->message, page);
    if (view->kind == VIEW_RULES) {
        pen_go(ROW_2 - 1);
        pen_put(UP_DOWN);
    }
    pen_go(ROW_2);
    if (page)
        pen_text(rest);
    else
        pen_message(view->second);
}

static void draw_setting(const struct view *view, struct lcd_frame *frame)
{
    pen_put(ARROW_LEFT);
    pen_message(view->message);
    pen_go(ROW_2 - 1);
    pen_put(ARROW_RIGHT);
    pen_put(UP_DOWN);
    if (view->kind == VIEW_START)
        lcd_draw_position(view, frame);
    else if (view->second)
        pen_message(view->second);
    else // a game without a title
        pen_text((const FLASH uint8_t *)&view->game->name[0]);
    if (pen_cell() < OK_PLAY_CELL) {
        pen_go(OK_PLAY_CELL);
        pen_message(MSG_OK_PLAY);
    }
}

void lcd_view_draw(const struct view *view, struct lcd_frame *frame)
{
    pen_begin(frame->cell[0], view);
    if (view->kind == VIEW_BOARD) {
        lcd_draw_position(view, frame);
        return;
    }
    lcd_use_up_down(
        frame); // also for a title, so that it need not be sent later, before the text of the menu
    if (view->kind == VIEW_TITLE || view->kind == VIEW_RULES)
        draw_lines(view);
    else
        draw_setting(view, frame);
}
