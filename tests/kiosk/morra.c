// SPDX-License-Identifier: MIT
// If this test fails, the exhibit plays two-finger Morra unfairly, or shows the wrong side in the lead. Tests
// two-finger Morra: the machine's frequencies, its gain, the display of the leading side, and keys after a
// match.
#include "drive/drive.h"
#include "tap.h"
#include "ui/messages/messages.h"
#include "ui/screens/ui.h"

#include <stdio.h>

enum { ROUNDS = 4800, OF = 12, LEAD = 10 };

static void open_morra(void)
{
    begin();
    tap(KEY_OK);
    ui.settings.game = ROW_MORRA;
    ui_go(&ui, SCREEN_MORRA);
}

// Plays a round of Morra in which the human holds up `fingers` fingers.
static void hold_up(uint8_t fingers)
{
    if (look()->second == MSG_AGAIN_OR_MENU) {
        wait_until_seen();
        tap(KEY_OK);
    }
    if (look()->message == MSG_LEAD_WINS)
        tap(KEY_OK);
    if (look()->number[0] != fingers)
        tap(KEY_UP);
}

// Plays rounds that alternate these finger counts. Checks each screen, the lead and the frequencies.
static void test_rounds(uint8_t even, uint8_t odd)
{
    static const int apart = ROUNDS / OF / 3;
    static const uint8_t leads[] = {MSG_I_LEAD, MSG_NO_LEAD, MSG_YOU_LEAD};
    int ones = 0, gain = 0, wrong = 0, wrong_leads = 0, lead = 0;
    bool seen[2][3] = {{false}}; // during and after matches, by who leads
    open_morra();
    for (int i = 0; i < ROUNDS; i++) {
        const uint8_t fingers = i % 2 ? odd : even;
        hold_up(fingers);
        wait_ms(TICK * (15 + (uint32_t)i % 7));
        tap(KEY_OK);
        const uint8_t machine = look()->number[1], sum = look()->number[2];
        const int won = sum % 2 ? -sum : sum;
        wrong += look()->message != MSG_BOTH_HANDS || look()->number[0] != fingers || machine < 1 ||
                 machine > 2 || sum != fingers + machine ||
                 look()->second != (sum % 2 ? MSG_I_GET : MSG_YOU_GET);
        ones += machine == 1;
        gain += won;
        lead += won;
        tap(KEY_OK);
        const int side = (lead > 0) - (lead < 0), points = side * lead;
        const bool is_over = points >= LEAD;
        if (is_over)
            wrong_leads += look()->second != MSG_AGAIN_OR_MENU ||
                           look()->message != (side < 0 ? MSG_BOUTON_WINS : MSG_YOU_WIN);
        else
            wrong_leads += look()->second != leads[side + 1] || look()->number[1] != points;
        seen[is_over][side + 1] = true;
        lead = is_over ? 0 : lead;
    }
    printf("# the human shows %u and %u\n", even, odd);
    tap_check(!wrong, "hands, sum and winner of a round are shown: %d wrong", wrong);
    tap_check(ones > 7 * (ROUNDS / OF) - apart && ones < 7 * (ROUNDS / OF) + apart,
              "the machine shows one finger in 7 of 12 rounds: %d of %d", ones, ROUNDS);
    tap_check(gain > -ROUNDS / OF - 5 * apart && gain < -ROUNDS / OF + 5 * apart,
              "the machine gains about 1/12 per round: %d in %d", -gain, ROUNDS);
    tap_check(!wrong_leads, "the lead and the winner are shown: %d wrong", wrong_leads);
    tap_check(seen[0][0] && seen[0][1] && seen[0][2] && seen[1][0] && seen[1][2],
              "both sides have led, won and lost");
}

static void test_result(void)
{
    bool good = true;
    for (uint8_t key = 0; key <= KEY_OK; key++) {
        open_morra();
        for (unsigned i = 0; i < UINT8_MAX && look()->second != MSG_AGAIN_OR_MENU; i++)
            tap(KEY_OK);
        wait_until_seen();
        tap(key);
        good &= ui.screen == (key == KEY_LEFT ? SCREEN_MENU : SCREEN_MORRA) &&
                (look()->second == MSG_AGAIN_OR_MENU) == (key < KEY_LEFT) &&
                (look()->message == MSG_LEAD_WINS) == (key == KEY_OK);
    }
    tap_check(good, "after a match OK plays again, LEFT leads to the menu, other keys do nothing");
}

int main(void)
{
    test_rounds(1, 1);
    test_rounds(2, 2);
    test_rounds(1, 2);
    test_result();
    return tap_done();
}
