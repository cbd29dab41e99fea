// SPDX-License-Identifier: MIT
#include "ui/screens/board_view.h"

#include "ui/screens/titles.h" // what decides the game
#include "ui/screens/turns.h"  // the title

#include <string.h> // memcpy

// Meanings of the numbers in a sentence about a move
enum source {
    PART,      // number of the pile or other part, from 1
    ROW,       // number of the man's row, from 1
    NOW,       // value of the part before the move
    NUMBER,    // number that the player has chosen (rules.h)
    AFTER,     // value after the move
    TO_WHERE,  // value of the part after the move, plus 1
    TAKEN,     // difference of the values before and after the move
    FIRST_BOX, // value of the first box after the move
    LEFT,      // stones left in the heap after the move
    MOST,      // largest number of stones that the rules let a player take
};

// Indices of the second sentences of shapes that have two sentences
enum { ROLL = SHAPES, TURN_ONE, WRITE_O, LEAVE };

static const FLASH struct sentence {
    uint8_t chosen, played; // messages for the human's choice and for the machine's move
    uint8_t first, second;  // meanings of the numbers in the message (enum source)
} sentences[] = {
    [SHAPE_PILES] = {MSG_TAKE, MSG_I_TAKE, TAKEN, AFTER},
    [ROLL] = {MSG_ROLL, MSG_I_ROLL, TAKEN, AFTER},
    [SHAPE_HEAP] = {MSG_TAKE_OF, MSG_I_TAKE_OF, NUMBER, MOST},
    [LEAVE] = {MSG_TAKE, MSG_I_TAKE_OF, NUMBER, LEFT},
    [SHAPE_STAIRS] = {MSG_STEP, MSG_I_STEP, TAKEN, AFTER},
    [SHAPE_PAIR] = {MSG_TAKE_BOTH, MSG_I_TAKE_BOTH, NUMBER, NUMBER},
    [SHAPE_STRIP] = {MSG_GO, MSG_I_GO, NOW, AFTER},
    [SHAPE_BAR] = {MSG_BITE, MSG_I_BITE, PART, TO_WHERE},
    [SHAPE_COINS] = {MSG_TURN_TWO, MSG_I_TURN_TWO, PART, NUMBER},
    [TURN_ONE] = {MSG_TURN_ONE, MSG_I_TURN_ONE, PART, NUMBER},
    [SHAPE_TOKENS] = {MSG_ARROWS, MSG_I_GO, NOW, AFTER},
    [SHAPE_MEN] = {MSG_MAN, MSG_MY_MAN, ROW, NOW},
    [SHAPE_LETTERS] = {MSG_WRITE_S, MSG_I_WRITE_S, PART, NUMBER},
    [WRITE_O] = {MSG_WRITE_O, MSG_I_WRITE_O, PART, NUMBER},
    [SHAPE_BOXES] = {MSG_DIVIDE, MSG_I_DIVIDE, PART, FIRST_BOX},
};

static const FLASH uint8_t plain_messages[] = {
    [TOLD_HINT] = MSG_HINT,
    [TOLD_DRAWING_HINT] = MSG_HINT_DRAW,
    [TOLD_NO_HINT] = MSG_NO_HINT,
    [TOLD_NO_UNDO] = MSG_NO_UNDO,
    [TOLD_NOTHING_CHOSEN] = MSG_NOTHING_CHOSEN,
    [TOLD_RETRY] = MSG_TRY_AGAIN,
    [TOLD_OVER] = MSG_GAME_OVER,
    [TOLD_SEARCH] = MSG_THINKING,
    [TOLD_SEARCH + 1] = MSG_THINKING_2,
    [TOLD_SEARCH + 2] = MSG_THINKING_3,
    [TOLD_SEARCH_LAST] = MSG_THINKING_2,
};

static void show_number(struct view *view, uint8_t message, uint8_t number)
{
    view->message = message;
    view->number[0] = number;
}

void show_numbers(struct view *view, uint8_t message, uint8_t first, uint8_t second)
{
    show_number(view, message, first);
    view->number[1] = second;
}

void show_as_piles(struct view *view, uint8_t count)
{
    view->position.count = count;
    view->shape = SHAPE_PILES;
    view->places = 0;
}

static void tell_your_turn(struct view *view, enum turn turn)
{
    view->message = MSG_YOUR_MOVE;
    view->turn = turn;
}

static uint8_t most_of(const struct match *match)
{
    uint8_t most = game_number_max(match->game, &match->position, 0);
    while (most && !game_allows(match->game, &match->position, 0, most))
        most--;
    return most;
}

// Returns the index of the sentence for a choice of `number`.
static uint8_t sentence_of(const struct view *view, uint8_t number)
{
    const uint8_t shape = view->shape;
    if (shape == SHAPE_HEAP && view->params == PARAM_S && view->position.stones - number < 100)
        return LEAVE; // the message has room for only two digits
    if (shape == SHAPE_COINS && number == view->selected + 1)
        return TURN_ONE;
    if (shape == SHAPE_LETTERS && number > 1)
        return WRITE_O;
    if (view->params == PARAMS_M_L_R)
        return ROLL;
    return shape == SHAPE_PAIR && view->selected != BOTH_PILES ? SHAPE_PILES : shape;
}

static uint8_t number_of(const struct match *match, const struct view *view, uint8_t number, uint8_t source)
{
    const uint8_t part = view->selected, now = view->position.part[part], after = view->after[part];
    switch (source) {
    case PART:
        return part + 1;
    case ROW:
        return part / 2 + 1;
    case NUMBER:
        return number;
    case NOW:
        return now;
    case AFTER:
        return after;
    case TO_WHERE:
        return after + 1;
    case TAKEN:
        return now - after;
    case FIRST_BOX:
        return view->after[0];
    case LEFT:
        return match->position.stones - number;
    default:
        return most_of(match);
    }
}

// Writes a message that says where the selected part is.
static void tell_place(const struct match *match, struct view *view)
{
    const uint8_t source = sentences[view->shape].first;
    show_number(view, MSG_LOOK_AT, number_of(match, view, 0, source <= NOW ? source : PART));
}

// Writes a message that says what the move does to the selected part.
static void tell_choice(const struct match *match, const struct chosen *chosen, struct view *view)
{
    const uint8_t part = view->selected;
    view->message = MSG_ARROWS;
    if (part == NO_PART)
        return;
    const uint8_t number = chosen_number(match, chosen), which = sentence_of(view, number);
    const FLASH struct sentence *const sentence = &sentences[which];
    const bool machine = match_player(match) != HUMAN;
    uint8_t second = sentence->second;
    if (machine && sentence->first == TAKEN)
        second = PART;
    show_numbers(view, machine ? sentence->played : sentence->chosen,
                 number_of(match, view, number, sentence->first), number_of(match, view, number, second));
    view->number[2] = view->after[view->shape == SHAPE_BOXES ? 1 : part];
    if (number)
        return;
    if (which == SHAPE_PILES || which == SHAPE_STAIRS)
        show_number(view, MSG_HOW_MANY, view->position.part[part]);
    else if (view->shape == SHAPE_HEAP)
        tell_your_turn(view, YOUR_TURN);
}

static void tell_turn(const struct ui *ui, struct view *view)
{
    const struct match *const match = &ui->match;
    if (match_player(match) != HUMAN) {
        view->message = MSG_MY_TURN;
    } else if (ui_two_players(ui)) {
        show_number(view, MSG_PLAYER_MOVES, 1 + match->position.white);
        view->turn = PLAYERS_TURN;
    } else if (match->position.cap) {
        show_number(view, MSG_YOUR_MOVE_OF, game_number_max(match->game, &match->position, 0));
    } else {
        tell_your_turn(view, ui->told == TOLD_FIRST_TURN ? YOUR_FIRST_TURN : YOUR_TURN);
    }
}

uint8_t goal_message(const struct ui *ui)
{
    static const FLASH uint8_t goals[GOALS][2] = {
        // the first message is for normal play, the second for misère play
        [GOAL_MOVE] = {MSG_LAST_MOVE_WINS, MSG_LAST_MOVE_LOSES},
        [GOAL_STONE] = {MSG_LAST_STONE_WINS, MSG_LAST_STONE_LOSES},
        [GOAL_POISON] = {MSG_POISON, MSG_POISON},
        [GOAL_SOS] = {MSG_SOS_WINS, MSG_SOS_WINS},
        [GOAL_LEAD] = {MSG_LEAD_WINS, MSG_LEAD_WINS},
    };
    return goals[ui_title(ui)->goal][ui->match.position.misere];
}

void show_parameters(const struct match *match, struct view *view)
{
    const struct position *const position = &match->position;
    const uint8_t params = match->game->params;
    uint8_t *const number = view->number;
    number[0] = params == PARAM_MAX ? position->cap : position->k;
    number[1] = position->most;
    if (params == PARAMS_M_L_R) {
        number[1] = position->longest;
        number[2] = position->radius;
    }
}

void show_changes(struct view *view, const struct move *move, uint8_t shows)
{
    memcpy(view->after, view->position.part, sizeof view->after);
    view->left = view->position.stones;
    if (shows)
        view->left -= move->amount;
    const struct change *change = move->change;
    for (uint8_t i = 0; i < shows && i < move->count; i++, change++)
        view->after[change->part] = change->becomes;
}

void show_played(const struct ui *ui, struct view *view)
{
    const struct move *const move = &ui->chosen.move;
    if (game_is_move(move))
        game_play(&view->position, move);
    show_changes(view, move, 0);
}

static void show_position(const struct ui *ui, struct view *view)
{
    const struct match *const match = &ui->match;
    view->kind = VIEW_BOARD;
    view->shape = match->game->shape;
    view->params = match->game->params;
    view->position = match->position;
    view->has_move = has_move(&ui->chosen);
    if (ui_title(ui)->custom_piles)
        view->places = ui->settings.pile;
}

void position_view(const struct ui *ui, struct view *view)
{
    show_position(ui, view);
    show_changes(view, &ui->chosen.move, 0);
}

void board_view_without_move(const struct ui *ui, struct view *view)
{
    board_view(ui, view, 0);
}

void board_view(const struct ui *ui, struct view *view, uint8_t shows)
{
    const struct match *const match = &ui->match;
    const struct chosen *const chosen = &ui->chosen;
    show_position(ui, view);
    show_changes(view, &chosen->move, shows);
    view->selected = chosen->selected;
    view->vertex = chosen->vertex;
    switch (ui->told) {
    case TOLD_TURN:
    case TOLD_FIRST_TURN:
        tell_turn(ui, view);
        break;
    case TOLD_GOAL:
        view->message = goal_message(ui);
        break;
    case TOLD_CHOICE:
        tell_choice(match, chosen, view);
        break;
    case TOLD_PLACE:
        tell_place(match, view);
        break;
    case TOLD_LIMIT:
        show_parameters(match, view);
        view->message = MSG_PILE_LIMIT;
        break;
    case TOLD_KEYS:
        view->message = view->has_move ? MSG_OK_OR_HINT : MSG_RULES_OR_HINT;
        break;
    default:
        view->message = plain_messages[ui->told];
    }
}
