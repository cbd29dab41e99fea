// SPDX-License-Identifier: MIT
// Two-finger Morra, not a game of turns: both players show one or two fingers at once; the human gets the sum
// if it is even, the machine if it is odd. The optimal strategy is mixed: one finger with probability 7/12.
// It gains the machine 1/12 a round on average, whatever the human does. A match ends with a lead of
// LEAD_WINS.
#include "ui/kiosk/kiosk_screens.h"

#include "ui/messages/messages.h"
#include "ui/screens/result.h" // notes it

enum { ONE_FINGER = 7, OF = 12, LEAD_WINS = 10 };

static uint8_t fingers; // of the human
static int8_t lead;     // of the human
// What is shown: how one wins, the choice of fingers, both hands, or the result
static enum { RULE, CHOICE, ROUND, OVER } phase;

bool morra_is_over(void)
{
    return ui.screen == SCREEN_MORRA && phase == OVER;
}

static void enter(void)
{
    ui.view.kind = VIEW_TITLE;
    ui.view.second = MSG_PRESS_OK;
    phase = RULE;
    fingers = 1;
    lead = 0;
    show_message(MSG_LEAD_WINS);
}

static void ask(void)
{
    const bool behind = lead < 0;
    phase = CHOICE;
    ui.view.second = lead == 0 ? MSG_NO_LEAD : behind ? MSG_I_LEAD : MSG_YOU_LEAD;
    show_message_with(MSG_FINGERS, fingers, behind ? -lead : lead);
}

static void show(void)
{
    const uint8_t machine = ui_random(OF) < ONE_FINGER ? 1 : 2, sum = fingers + machine;
    const bool even = sum % 2 == 0;
    lead += even ? sum : -sum;
    phase = ROUND;
    ui.view.second = even ? MSG_YOU_GET : MSG_I_GET;
    ui.view.number[2] = sum;
    show_message_with(MSG_BOTH_HANDS, fingers, machine);
}

// The next round, or the result.
static void go_on(void)
{
    if (lead > -LEAD_WINS && lead < LEAD_WINS) {
        ask();
        return;
    }
    phase = OVER;
    ui.view.second = MSG_AGAIN_OR_MENU;
    show_message(lead < 0 ? MSG_BOUTON_WINS : MSG_YOU_WIN);
    ui_must_be_seen();
    result_note(lead > 0);
}

static enum screen_id press(uint8_t key)
{
    if (phase == OVER) {
        if (key == KEY_LEFT)
            return SCREEN_MENU;
        if (key == KEY_OK)
            enter();
    } else if (phase != CHOICE) {
        go_on();
    } else if (key == KEY_OK) {
        show();
    } else {
        fingers = 3 - fingers;
        ask();
    }
    return STAY;
}

const FLASH struct screen morra_screen = {.enter = enter, .press = press};
