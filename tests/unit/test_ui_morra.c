// SPDX-License-Identifier: MIT
// Rounds of two-finger Morra by keys: who gets the sum, who leads, and how often the machine shows one
// finger.
#include "check.h"
#include "ui/screens/ui.h"

enum { ROUNDS = 600, STEP_MS = 50 };

static uint16_t now = 65000;

static void press(uint8_t key)
{
    ui_tick(now += STEP_MS);
    ui_event((struct event){key, KEY_PRESS}, now);
}

// What is told of the lead is so.
static bool leads(int16_t lead)
{
    const uint8_t word = lead == 0 ? MSG_LEVEL : lead < 0 ? MSG_I_LEAD : MSG_YOU_LEAD;
    return ui.view.message == MSG_FINGERS && ui.view.second == word &&
           ui.view.number[1] == (lead < 0 ? -lead : lead);
}

static void test_rounds(void)
{
    uint16_t wrong_sums = 0, wrong_leads = 0, ones = 0;
    int16_t lead = 0;
    for (uint16_t round = 0; round < ROUNDS; round++) {
        if (round % 3 == 0)
            press(KEY_UP);
        const uint8_t fingers = ui.view.number[0];
        press(KEY_OK);
        const uint8_t machine = ui.view.number[1], sum = fingers + machine;
        ones += machine == 1;
        wrong_sums += ui.view.message != MSG_BOTH_HANDS || ui.view.number[0] != fingers ||
                      ui.view.number[2] != sum || ui.view.second != (sum % 2 ? MSG_I_GET : MSG_YOU_GET);
        lead += sum % 2 ? -sum : sum;
        if (lead > 99 || lead < -99)
            lead = 0;
        press(KEY_OK);
        wrong_leads += !leads(lead);
    }
    CHECK(wrong_sums == 0);
    CHECK(wrong_leads == 0);
    // 7 of 12 are 350 of 600, with a standard deviation of 12.
    CHECK(ones > 350 - 36 && ones < 350 + 36);
}

static void test_fingers(void)
{
    const uint8_t before = ui.view.number[0];
    press(KEY_LEFT);
    CHECK(before + ui.view.number[0] == 3);
    press(KEY_DOWN);
    CHECK(before == ui.view.number[0]);
}

int main(void)
{
    ui_init(false, now);
    ui_go(SCREEN_MORRA);
    CHECK(leads(0) && ui.view.number[0] == 1);
    test_fingers();
    test_rounds();
    return check_done();
}
