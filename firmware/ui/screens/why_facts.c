// SPDX-License-Identifier: MIT
#include "ui/screens/why_facts.h"

#include "game/facts.h"
#include "ui/screens/screen.h" // the view and the move

enum { SIGN_MS = 300 };

// By enum fact
static const FLASH uint8_t messages[FACTS] = {
    [FACT_FROM] = MSG_FACT_FROM,
    [FACT_BELOW] = MSG_FACT_BELOW,
    [FACT_REST] = MSG_WHY_REST,
    [FACT_LOST] = MSG_FACT_LOST,
    [FACT_LOST_TWO] = MSG_FACT_LOST_TWO,
    [FACT_LOST_RUN] = MSG_FACT_LOST_RUN,
    [FACT_BY] = MSG_FACT_BY,
    [FACT_MISSING] = MSG_FACT_MISSING,
    [FACT_ZEROS] = MSG_FACT_ZEROS,
    [FACT_COIN] = MSG_FACT_COIN,
    [FACT_PROLONGS] = MSG_FACT_PROLONGS,
    [FACT_SHORTENS] = MSG_FACT_SHORTENS,
    [FACT_LASTS] = MSG_FACT_LASTS,
    [FACT_MOVER_ENDS] = MSG_FACT_MOVER_ENDS,
    [FACT_OTHER_ENDS] = MSG_FACT_OTHER_ENDS,
    [FACT_FEW] = MSG_FACT_FEW,
    [FACT_UP_TO] = MSG_FACT_UP_TO,
    [FACT_BIG] = MSG_FACT_BIG,
    [FACT_LATER_ODD] = MSG_FACT_LATER_ODD,
    [FACT_LATER_ONES] = MSG_FACT_LATER_ONES,
    [FACT_LATER_COUNT] = MSG_FACT_LATER_COUNT,
    [FACT_TOOK] = MSG_FACT_TOOK,
    [FACT_COMPLETES_S] = MSG_FACT_COMPLETES_S,
    [FACT_COMPLETES_O] = MSG_FACT_COMPLETES_O,
    [FACT_TRAP] = MSG_FACT_TRAP,
    [FACT_FILLS] = MSG_FACT_FILLS,
    [FACT_FREE] = MSG_FACT_FREE,
    [FACT_NO_TRAP] = MSG_FACT_NO_TRAP,
    [FACT_O_STOPS] = MSG_FACT_O_STOPS,
    [FACT_MIRROR] = MSG_FACT_MIRROR,
    [FACT_ARMS] = MSG_FACT_ARMS,
    [FACT_TWO_ROWS] = MSG_FACT_TWO_ROWS,
    [FACT_TWO_COLUMNS] = MSG_FACT_TWO_COLUMNS,
    [FACT_POISON] = MSG_FACT_POISON,
    [FACT_CORNER] = MSG_FACT_CORNER,
};

static struct move hint;      // of the reason
static struct position after; // that the hint leaves
static struct reply reply;    // that is shown
static uint8_t wanted;        // its number

void facts_begin(struct step *step)
{
    step->after = &after;
    hint = ui.move;
    reply = (struct reply){0};
}

void facts_go_on(void)
{
    ui.move = hint;
    ui.thinking = false;
    ui.view.shows_move = 0;
    ui.view.shape = view_of_board()->shape;
    after = ui.match.position;
    game_play(&after, &hint);
}

// Shows what is left over of the heap as a pile, or the values that moves lead to as piles.
static void show_piles(const struct step *step, struct position *shown)
{
    shown->count = 0;
    if (step->fact == FACT_MISSING) {
        stones_t values = step->number[2];
        for (uint8_t value = 0; values; value++, values >>= 1)
            if (values & 1)
                shown->part[shown->count++] = value;
    } else {
        shown->part[shown->count++] = shown->stones % step->number[2];
    }
    ui.view.shape = SHAPE_PILES;
    ui.view.keeps_places = false;
}

void facts_show(const struct step *step, struct position *shown)
{
    if (step->kind == STEP_REPLY) {
        wanted = step->part + 1;
        game_no_move(&reply.answer); // asked anew
        ui.thinking = true;
        ui.waited = 0;
        return;
    }
    const uint8_t fact = step->fact;
    *shown = step->is_after ? after : ui.match.position;
    if (fact == FACT_MISSING || (fact >= FACT_REST && fact <= FACT_LOST_RUN && step->number[2]))
        show_piles(step, shown);
    ui.view.number[2] = step->number[2];
    show_message_with(messages[fact], step->number[0], step->number[1]);
}

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
static void show_reply(struct position *shown)
{
    uint8_t message = MSG_REPLY;
    const uint8_t shape = ui.view.shape = view_of_board()->shape;
    put_move(&ui.view.number[0], &after, &reply.move);
    *shown = after;
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

bool facts_search(struct position *shown)
{
    const enum verdict verdict = reply_find(ui.match.game, &after, wanted, &reply);
    if (verdict == PENDING) {
        if (ui.waited >= SIGN_MS && ui.view.message != MSG_THINKING)
            show_message(MSG_THINKING);
        return true;
    }
    ui.thinking = false;
    if (verdict == P_POSITION)
        return false;
    show_reply(shown);
    return true;
}
