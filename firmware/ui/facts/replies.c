// SPDX-License-Identifier: MIT
// The why screen of boards that also show the answers to the opponent's moves.
#include "game/explain/explain.h"
#include "ui/screens/shared_screens.h"
#include "ui/screens/why.h"

enum { SIGN_MS = 300 };

static struct move hint;   // of the reason
static struct reply reply; // that is shown

// Writes the two numbers of a move from this position, of chocolate, a token or a letter.
static void put_move(uint8_t *number, const struct position *from, const struct move *move)
{
    const struct change change = move->change[0];
    number[0] = change.part + 1;
    number[1] = change.becomes + 1;
    if (ui.view.shape == SHAPE_TOKENS) {
        number[0] = from->part[change.part];
        number[1] = change.becomes;
    }
}

// Shows the board after the opponent's move, where the answer is the move that blinks.
static void show_reply(const struct position *after)
{
    struct position *const shown = why_shown();
    uint8_t message = MSG_REPLY;
    const uint8_t shape = ui.view.shape;
    put_move(&ui.view.number[0], after, &reply.move);
    *shown = *after;
    game_play(shown, &reply.move);
    ui.move = reply.answer;
    ui.view.shows_move = WHOLE_MOVE;
    put_move(&ui.view.number[2], shown, &reply.answer);
    if (shape == SHAPE_BAR) {
        message = MSG_REPLY_BITE;
    } else if (shape == SHAPE_TOKENS) {
        message = MSG_REPLY_GO;
    } else if (shape == SHAPE_LETTERS) {
        static const FLASH uint8_t by_letters[] = {MSG_REPLY_S_S, MSG_REPLY_S_O, MSG_REPLY_O_S,
                                                   MSG_REPLY_O_O};
        message =
            by_letters[2 * (reply.move.change[0].becomes - SOS_S) + (reply.answer.change[0].becomes - SOS_S)];
        ui.view.number[1] = ui.view.number[2];
    }
    show_message(message);
}

// Begins the search at the step of a reply.
static enum screen_id begin_search(enum screen_id next)
{
    ui.thinking = next == STAY && why_reply();
    ui.waited = 0;
    return next;
}

static void enter(void)
{
    hint = ui.move;
    reply = (struct reply){0};
    why_enter();
    begin_search(STAY);
}

// Makes the move of the reason ui.move again and ends a search.
static enum screen_id press(uint8_t key)
{
    ui.move = hint;
    if (ui.thinking)
        reply = (struct reply){0}; // the search may have passed its move
    ui.view.shows_move = 0;
    game_no_move(&reply.answer); // asked anew
    return begin_search(why_press(key));
}

// After the last answer, returns to the board.
static enum screen_id tick(void)
{
    if (!ui.thinking)
        return STAY;
    struct position after = ui.match.position;
    if (game_is_move(&hint))
        game_play(&after, &hint);
    const enum verdict verdict = reply_find(ui.match.game, &after, why_reply(), &reply);
    if (verdict == PENDING) {
        if (ui.waited >= SIGN_MS && ui.view.message != MSG_THINKING)
            show_message(MSG_THINKING);
        return STAY;
    }
    ui.thinking = false;
    if (verdict == P_POSITION)
        return press(KEY_OK);
    show_reply(&after);
    return STAY;
}

const FLASH struct screen replies_screen = {.enter = enter, .press = press, .tick = tick};
