// SPDX-License-Identifier: MIT
// The why screen, with additional steps that show the opponent's moves and your answers.
#include "game/explain/explain.h"
#include "ui/screens/board_view.h"
#include "ui/screens/shared_screens.h"

// Writes two numbers for a move: the bitten cell, the token's vertices, or the cell and its letter.
static void put_move(uint8_t *number, uint8_t shape, const struct position *from, const struct move *move)
{
    const struct change change = move->change[0];
    number[0] = change.part + 1;
    number[1] = change.becomes + 1;
    if (shape == SHAPE_TOKENS) {
        number[0] = from->part[change.part];
        number[1] = change.becomes;
    }
}

// Plays the opponent's move in the view, and shows your answer as changes that are not played yet.
static void show_reply(const struct reply *reply, struct view *view)
{
    static const FLASH uint8_t by_shape[SHAPES] = {
        [SHAPE_BAR] = MSG_REPLY_BITE, [SHAPE_TOKENS] = MSG_REPLY_GO};
    struct position *const shown = &view->position;
    const uint8_t shape = view->shape;
    uint8_t message = by_shape[shape];
    put_move(&view->number[0], shape, shown, &reply->move);
    game_play(shown, &reply->move);
    put_move(&view->number[2], shape, shown, &reply->answer);
    if (shape == SHAPE_LETTERS) {
        static const FLASH uint8_t by_letters[] = {MSG_REPLY_S_S, MSG_REPLY_S_O, MSG_REPLY_O_S,
                                                   MSG_REPLY_O_O};
        message = by_letters[2 * (reply->move.change[0].becomes - SOS_S) +
                             (reply->answer.change[0].becomes - SOS_S)];
        view->number[1] = view->number[2];
    }
    view->message = message ? message : MSG_REPLY;
    show_changes(view, &reply->answer, WHOLE_MOVE);
}

static void view(const struct ui *ui, struct view *view)
{
    why_view(ui, view);
    if (!why_reply(&ui->state.why))
        return;
    show_played(ui, view);
    view->message = MSG_THINKING;
    if (!ui->thinking)
        show_reply(&ui->state.why.found, view);
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
    if (ui->thinking)
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
    if (!ui->thinking)
        return STAY;
    const enum verdict verdict =
        search(&ui->match, &ui->chosen.move, why_reply(&ui->state.why), &ui->state.why.found);
    if (verdict == PENDING)
        return STAY;
    ui->thinking = false;
    return verdict == P_POSITION ? press(ui, KEY_OK) : REDRAW;
}

const FLASH struct screen replies_screen = {
    .view = view, .enter = enter, .press = press, .tick = tick, .traits = SHOWS_MATCH | ASKS_TO_STOP};
