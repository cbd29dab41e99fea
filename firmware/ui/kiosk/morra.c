// SPDX-License-Identifier: MIT
// Two-finger Morra, which has no turns. Both players show one or two fingers at the same time. The sum of the
// fingers is the number of points. The human gets the points if the sum is even, otherwise the machine gets
// them. A lead of LEAD_WINS points wins the match.
//
// The machine plays optimally: it shows one finger with probability 7/12. On average it gains 1/12 point a
// round, whatever the human does.
#include "ui/kiosk/kiosk_screens.h"

#include "ui/screens/board_view.h"
#include "ui/screens/turns.h" // result_note

enum { ONE_FINGER = 7, OF = 12, LEAD_WINS = 10 };

// Phases of a game of Morra, in order
enum { RULE, CHOICE, ROUND, OVER };

bool morra_is_over(const struct morra *morra)
{
    return morra->phase == OVER;
}

static void view(const struct ui *ui, struct view *view)
{
    const struct morra *const morra = &ui_venue(ui)->state.morra;
    const int8_t lead = morra->lead;
    const uint8_t sum = morra->fingers + morra->machine;
    view->kind = VIEW_TITLE;
    switch (morra->phase) {
    case RULE:
        view->message = MSG_LEAD_WINS;
        view->second = MSG_PRESS_OK;
        break;
    case CHOICE:
        show_numbers(view, MSG_FINGERS, morra->fingers, lead < 0 ? -lead : lead);
        view->second = lead == 0 ? MSG_NO_LEAD : lead < 0 ? MSG_I_LEAD : MSG_YOU_LEAD;
        break;
    case ROUND:
        show_numbers(view, MSG_BOTH_HANDS, morra->fingers, morra->machine);
        view->number[2] = sum;
        view->second = sum % 2 ? MSG_I_GET : MSG_YOU_GET;
        break;
    default:
        view->message = lead < 0 ? MSG_BOUTON_WINS : MSG_YOU_WIN;
        view->second = MSG_AGAIN_OR_MENU;
    }
}

static void enter(struct ui *ui)
{
    ui_venue(ui)->state.morra = (struct morra){.phase = RULE, .fingers = 1};
}

static void show_hands(struct ui *ui, struct morra *morra)
{
    morra->machine = ui_random(ui, OF) < ONE_FINGER ? 1 : 2;
    const uint8_t sum = morra->fingers + morra->machine;
    morra->lead += sum % 2 ? -sum : sum;
    morra->phase = ROUND;
}

// Begins the next round, or shows the result if a player has won.
static void go_on(struct ui *ui, struct morra *morra)
{
    if (morra->lead > -LEAD_WINS && morra->lead < LEAD_WINS) {
        morra->phase = CHOICE;
        return;
    }
    morra->phase = OVER;
    ui_must_be_seen(ui);
    result_note(ui, 0, morra->lead > 0); // Morra has no levels
}

static enum screen_id press(struct ui *ui, uint8_t key)
{
    struct morra *const morra = &ui_venue(ui)->state.morra;
    if (morra->phase == OVER) {
        if (key == KEY_LEFT)
            return SCREEN_MENU;
        return key == KEY_OK ? SCREEN_MORRA : STAY;
    }
    if (morra->phase != CHOICE)
        go_on(ui, morra);
    else if (key == KEY_OK)
        show_hands(ui, morra);
    else
        morra->fingers = 3 - morra->fingers;
    return REDRAW;
}

const FLASH struct screen morra_screen = {.view = view, .enter = enter, .press = press};
