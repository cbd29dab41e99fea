// SPDX-License-Identifier: MIT
#include "ui/screens/board_view.h"
#include "ui/screens/shared_screens.h"

// Writes the two numbers that describe a move in a message.
static void put_move(uint8_t *number, uint8_t params, const struct position *from, const struct move *move)
{
    const struct change change = move->change[0];
    number[0] = change.part + 1;
    number[1] = change.becomes + 1;
    if (params == PARAM_GRAPH) {
        number[0] = from->part[change.part];
        number[1] = change.becomes;
    }
}

void facts_show_reply(const struct reply *reply, struct view *view)
{
    static const FLASH uint8_t by_shape[SHAPES] = {
        [SHAPE_BAR] = MSG_REPLY_BITE, [SHAPE_TOKENS] = MSG_REPLY_GO};
    struct position *const shown = &view->position;
    const uint8_t shape = view->shape;
    uint8_t message = by_shape[shape];
    put_move(&view->number[0], view->params, shown, &reply->move);
    game_play(shown, &reply->move);
    put_move(&view->number[2], view->params, shown, &reply->answer);
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
