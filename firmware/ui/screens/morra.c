// SPDX-License-Identifier: MIT
// Two-finger Morra, not a game of turns: both players show one or two fingers at once; the human gets the sum
// if it is even, the machine if it is odd. The optimal strategy is mixed: one finger with probability 7/12.
// It gains the machine 1/12 a round on average, whatever the human does.
#include "ui/screens/morra.h"

enum { ONE_FINGER = 7, OF = 12, LEAD_MAX = 99 };

static uint8_t fingers; // of the human
static int8_t lead;     // of the human

static void ask(void)
{
    const bool behind = lead < 0;
    ui.view.second = lead == 0 ? MSG_LEVEL : behind ? MSG_I_LEAD : MSG_YOU_LEAD;
    show_message_with(MSG_FINGERS, fingers, behind ? -lead : lead);
}

static void enter(void)
{
    ui.view.kind = VIEW_TITLE;
    fingers = 1;
    lead = 0;
    ask();
}

static void show(void)
{
    const uint8_t machine = ui_random(OF) < ONE_FINGER ? 1 : 2, sum = fingers + machine;
    const bool even = sum % 2 == 0;
    lead += even ? sum : -sum;
    if (lead > LEAD_MAX || lead < -LEAD_MAX) // restart the count
        lead = 0;
    ui.view.second = even ? MSG_YOU_GET : MSG_I_GET;
    ui.view.number[2] = sum;
    show_message_with(MSG_BOTH_HANDS, fingers, machine);
}

static enum screen_id press(uint8_t key)
{
    if (ui.view.message == MSG_BOTH_HANDS) {
        ask();
    } else if (key == KEY_OK) {
        show();
    } else {
        fingers = 3 - fingers;
        ask();
    }
    return STAY;
}

bool morra_is_won(void)
{
    return lead > 0;
}

const FLASH struct screen morra_screen = {.enter = enter, .press = press};
