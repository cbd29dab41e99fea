// SPDX-License-Identifier: MIT
#include "ui/screens/glass.h"

#include "ui/screens/turns.h" // moves back
#include "ui/screens/ui.h"    // other screens

// Whether a human could act at the keys now.
static enum refusal refusal(void)
{
    if (ui.screen < SCREEN_OPENING || ui.screen > SCREEN_RESULT)
        return NO_MATCH;
    if (ui.screen >= SCREEN_END)
        return GAME_IS_OVER;
    if (ui.screen != SCREEN_PLAY || ui.thinking || match_player(&ui.match) != HUMAN)
        return NOT_NOW;
    return NOT_REFUSED;
}

enum refusal glass_play(const struct move *move)
{
    const enum refusal refused = refusal();
    if (!refused) {
        ui_no_move();
        ui.move = *move;
        ui_go(SCREEN_REPLY);
    }
    return refused;
}

enum refusal glass_move_machine(void)
{
    const enum refusal refused = refusal();
    if (!refused) {
        ui_no_move();
        ui_go(SCREEN_REPLY);
    }
    return refused;
}

enum refusal glass_undo(void)
{
    const enum refusal refused = refusal();
    if (refused)
        return refused;
    if (!ui_undo())
        return NOTHING_TO_UNDO;
    ui_go(SCREEN_PLAY); // forgets a hint
    return NOT_REFUSED;
}
