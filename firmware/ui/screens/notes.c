// SPDX-License-Identifier: MIT
#include "ui/screens/notes.h"

#include "storage/record.h" // enum ended
#include "ui/screens/order.h"
#include "ui/screens/result.h"
#include "ui/screens/sound.h"

static void set_sound(uint8_t sound)
{
    if (SOUNDS)
        sound_set(sound);
}

void notes_step(uint8_t before)
{
    if (ui.changed && before == SCREEN_REPLY && !ui.thinking)
        set_sound(SOUND_STEP);
}

// The end of a match of Morra is no change of the screen.
bool notes_end(uint8_t before)
{
    const uint8_t after = ui.screen;
    if (before == after && !(after == SCREEN_MORRA && ui.changed))
        return false;
    if (after == SCREEN_REPLY)
        set_sound(SOUND_MOVE);
    if (!result_is_shown())
        return false;
    const bool between_humans = TEACHES && ui.view.message == MSG_PLAYER_WINS;
    set_sound(result_is_won() || between_humans ? SOUND_WIN : SOUND_LOSS);
    return !TEACHES || !ui.retried;
}

void notes_press(void)
{
    if (!ui.changed)
        set_sound(SOUND_CLICK);
}

uint8_t notes_record(void)
{
    return order_record(order_place(ui.settings.game));
}

uint8_t notes_level(void)
{
    return RESULT_LEVELS == 1 || ui.settings.game == ROW_MORRA ? 0 : ui.settings.level - LEVEL_MIN;
}

uint8_t notes_ended(void)
{
    const bool won = result_is_won();
    return RESULT_RUNS && won && !ui.hints ? WON_ALONE : won;
}
