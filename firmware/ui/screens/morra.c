// SPDX-License-Identifier: MIT
// Two-finger Morra, not a game of turns: both show one or two fingers at once, and the sum goes to the human
// where it is even, to the machine where it is odd. No choice is best every time. Who shows one finger 7
// times in 12 by chance gets on average the same against anything: the machine 1/12 a round.
#include "ui/screens/ui.h"

enum { ONE_FINGER = 7, OF = 12, LEAD_MAX = 99 };

static void ask(void)
{
    const bool behind = ui.lead < 0;
    ui.view.second = ui.lead == 0 ? MSG_LEVEL : behind ? MSG_I_LEAD : MSG_YOU_LEAD;
    show_message_with(MSG_FINGERS, ui.item, behind ? -ui.lead : ui.lead);
}

static void enter(void)
{
    ui.view.kind = VIEW_TITLE;
    ui.item = 1;
    ui.lead = 0;
    ask();
}

static void show(void)
{
    const uint8_t machine = ui_random(OF) < ONE_FINGER ? 1 : 2, sum = ui.item + machine;
    const bool even = sum % 2 == 0;
    ui.lead += even ? sum : -sum;
    if (ui.lead > LEAD_MAX || ui.lead < -LEAD_MAX) // that will do
        ui.lead = 0;
    ui.view.second = even ? MSG_YOU_GET : MSG_I_GET;
    ui.view.number[2] = sum;
    show_message_with(MSG_BOTH_HANDS, ui.item, machine);
}

static void press(uint8_t key)
{
    if (ui.view.message != MSG_BOTH_HANDS) {
        if (key == KEY_OK) {
            show();
            return;
        }
        ui.item = 3 - ui.item;
    }
    ask();
}

const FLASH struct screen morra_screen = {enter, press, 0};
