// SPDX-License-Identifier: MIT
// A move is made by two choices among the legal ones: first a part, then how much of it. All legal moves are
// tried, which is quick enough but for several piles (choose_piles.c).
#include "ui/ui.h"

struct choice {
    uint8_t part;
    int8_t amount;
};

enum { MANY = 10 };

static const struct change *change_of(const struct move *move, uint8_t part)
{
    for (uint8_t i = 0; i < move->count; i++)
        if (move->change[i].part == part)
            return &move->change[i];
    return 0;
}

static struct choice choice_of(const struct ui *ui, const struct move *move)
{
    const uint8_t shape = ui->view.shape;
    const struct change *change = &move->change[0];
    if (shape == SHAPE_TOKENS && change_of(move, ui->view.selected)) // one of those that move at once
        change = change_of(move, ui->view.selected);
    struct choice choice = {change->part, change->becomes};
    const int8_t less = ui->position.part[choice.part] - choice.amount;
    if (shape == SHAPE_BAR) {
        choice.part = change->becomes;
        choice.amount = change->part;
    } else if (shape == SHAPE_COINS) {
        choice.amount = move->count == 2 ? move->change[1].part + 1 : 0;
    } else if (shape == SHAPE_MEN) {
        choice.amount = choice.amount + less < ui->position.part[choice.part ^ 1] ? -less : less;
        choice.part /= 2;
    } else if (shape == SHAPE_PAIR || (shape == SHAPE_TOKENS && ui->view.params != PARAM_GRAPH)) {
        choice.amount = less;
        if (move->count == 2)
            choice.part = BOTH_PILES;
    }
    return choice;
}

// Where all tokens move at once, only the selected one may go elsewhere than in the move so far.
static bool agrees(const struct ui *ui, const struct move *move)
{
    if (ui->view.shape == SHAPE_TOKENS)
        for (uint8_t i = 0; i < move->count; i++)
            if (move->change[i].part != ui->view.selected &&
                move->change[i].becomes != ui->move.change[i].becomes)
                return false;
    return true;
}

static uint8_t distance(int8_t from, int8_t to)
{
    return from < to ? to - from : from - to;
}

// Without the changes that are not used, as a move has room for many.
static void copy(struct move *to, const struct move *from)
{
    to->amount = from->amount;
    to->count = from->count;
    for (uint8_t i = 0; i < from->count; i++)
        to->change[i] = from->change[i];
}

// Up: the next larger or smaller amount of the part. Otherwise the next part, with the amount nearest to the
// one before. False if there is none.
static bool step(struct ui *ui, bool part, bool up)
{
    struct choice now = {ui->view.selected, 0};
    if (ui->view.shape == SHAPE_BAR)
        now.amount = INT8_MAX; // begin at the top, far from the poison
    if (ui_has_move(ui))
        now.amount = choice_of(ui, &ui->move).amount;
    struct move move = {0}, best;
    uint16_t least = UINT16_MAX;
    while (ui->view.game->next(&ui->position, &move)) {
        const struct choice choice = choice_of(ui, &move);
        const uint8_t way = up ? choice.part - now.part : now.part - choice.part;
        const bool same = choice.amount == now.amount, more = choice.amount > now.amount;
        if (part ? way == 0 : way || same || more != up || !agrees(ui, &move))
            continue;
        const uint16_t cost = (uint16_t)way << 8 | distance(now.amount, choice.amount);
        if (cost < least) {
            least = cost;
            copy(&best, &move);
        }
    }
    if (least == UINT16_MAX)
        return false;
    copy(&ui->move, &best);
    return true;
}

// More or fewer by so many legal amounts, or down by so many stones.
static void step_heap(struct ui *ui, bool more, uint8_t steps)
{
    const stones_t now = ui->move.amount;
    stones_t found = more ? now : 0;
    struct move move = {.amount = found};
    while ((!more || steps--) && ui->view.game->next(&ui->position, &move) &&
           (more || move.amount + steps <= now))
        found = move.amount;
    ui->move.amount = found;
}

static bool may_select(const struct ui *ui)
{
    if (ui->view.shape == SHAPE_PILES)
        return ui->position.part[ui->view.selected];
    return change_of(&ui->move, ui->view.selected);
}

void ui_choose_part(struct ui *ui, bool right)
{
    const uint8_t shape = ui->view.shape;
    if (shape == SHAPE_HEAP) {
        step_heap(ui, right, MANY);
    } else if (shape == SHAPE_PILES || (shape == SHAPE_TOKENS && ui->move.count > 1)) {
        do
            ui_select(ui, right);
        while (!may_select(ui));
    } else {
        step(ui, true, right);
        ui_select_move(ui);
    }
}

bool ui_choose_amount(struct ui *ui, bool up)
{
    const uint8_t shape = ui->view.shape;
    if (shape == SHAPE_HEAP) {
        step_heap(ui, up, 1);
        return true;
    }
    const bool first = ui->view.selected == NO_PART;
    if (first)
        ui_choose_part(ui, true);
    if (shape == SHAPE_PILES)
        return ui_take(ui, up);
    if (!first)
        step(ui, false, up);
    return true;
}

void ui_select_move(struct ui *ui)
{
    ui->view.selected = choice_of(ui, &ui->move).part;
}
