// SPDX-License-Identifier: MIT
// The why screen, with additional steps that show the opponent's moves and your answers.
#include "ui/screens/board_view.h"
#include "ui/screens/shared_screens.h"

static void view(const struct ui *ui, struct view *view)
{
    const struct why *const why = &ui->state.why;
    why_view(ui, view);
    if (!why_reply(why))
        return;
    show_played(ui, view);
    view->message = MSG_THINKING;
    if (!ui_is_thinking(ui))
        facts_show_reply(&why->found, view);
}

static enum screen_id begin_search(struct ui *ui, enum screen_id next)
{
    ui->thinking = next == REDRAW && why_reply(&ui->state.why);
    return next;
}

static void enter(struct ui *ui)
{
    ui->state.why.found = (struct reply){0};
    why_enter(ui);
    begin_search(ui, REDRAW);
}

static enum screen_id press(struct ui *ui, uint8_t key)
{
    struct reply *const found = &ui->state.why.found;
    if (ui_is_thinking(ui))
        *found = (struct reply){0}; // the search was stopped: the next search begins with the first reply
    game_no_move(&found->answer);   // clears the answer of the previous step
    return begin_search(ui, why_press(ui, key));
}

// Continues the search for reply `number` to the move.
static enum verdict search(const struct match *match, const struct move *move, uint8_t number,
                           struct reply *found)
{
    struct position after = match->position;
    if (game_is_move(move))
        game_play(&after, move);
    return reply_find(match->game, &after, number, found);
}

// If there is no further reply, returns to the match.
static enum screen_id tick(struct ui *ui)
{
    struct why *const why = &ui->state.why;
    if (!ui_is_thinking(ui))
        return STAY;
    const enum verdict verdict = search(&ui->match, &ui->chosen.move, why_reply(why), &why->found);
    if (verdict == PENDING)
        return STAY;
    ui->thinking = false;
    return verdict == P_POSITION ? press(ui, KEY_OK) : REDRAW;
}

const FLASH struct screen replies_screen = {
    .view = view, .enter = enter, .press = press, .tick = tick, .traits = SHOWS_MATCH | ASKS_TO_STOP};
