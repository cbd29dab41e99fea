// SPDX-License-Identifier: MIT
// All games on a display: random positions, of the menu, of the menu's own piles and of the line, and random
// keys from there, with the machine's replies. After each key a person looks: the position, what the move
// changes and the selection are right, and so is the message with its numbers, which the rules give.
#include "draw.h"
#include "keeper.h"
#include "place.h"
#include "shape_limits.h"
#include "random.h"
#include "show.h"
#include "tap.h"
#include "ui/screens/pen.h"

#include <stdio.h>
#include <string.h>

enum { KEYS_MAX = 10, TICKS_MAX = 400, COUNTED = 99, OWN_PILES = 20, TAKES = 6, DRAWS = 4096 };

static uint16_t now;
static bool changed;
static unsigned frames, texts, seen_of[GAME_COUNT];

static uint8_t one_to(uint8_t most)
{
    return (uint8_t)(1 + random_below(most));
}

static void set_params(uint8_t params, struct position *position)
{
    switch (params) {
    case PARAM_K:
        position->k = one_to(random_below(2) ? PILES_MAX : PART_MAX);
        break;
    case PARAMS_M_K:
        position->k = one_to(PILES_MAX);
        position->most = one_to(random_below(2) ? 9 : PART_MAX);
        break;
    case PARAMS_M_L_R:
        position->k = one_to(PILES_MAX);
        position->longest = one_to(STONES_MAX);
        position->radius = one_to(random_below(2) ? 3 : STONES_MAX / 6);
        break;
    case PARAM_MAX:
        position->cap = one_to(STONES_MAX);
        break;
    case PARAM_S:
        for (uint8_t left = one_to(TAKES); left; left--)
            set_add(&position->set, one_to(TAKE_MAX));
        break;
    case PARAM_GRAPH:
        position->vertices = 1 + one_to(VERTICES_MAX - 1);
        for (uint32_t left = random_below(EDGES_MAX + 1); left; left--) {
            const uint8_t from = one_to(position->vertices - 1);
            graph_add_edge(position, from, (uint8_t)random_below(from));
        }
        break;
    case PARAM_W:
        position->columns = 1 + one_to(COLUMNS_MAX - 1);
        break;
    case PARAM_N:
        position->count = one_to(SOS_MAX);
    }
}

static void set_parts(const struct game *game, struct position *position)
{
    const uint8_t shape = game->shape;
    const uint8_t least = shape_limits[shape].least, most_parts = shape_limits[shape].most,
                  min = shape_limits[shape].min;
    if (shape == SHAPE_HEAP) {
        position->stones = one_to(STONES_MAX);
        if (game->growth)
            position->cap = one_to(position->stones);
        return;
    }
    if (shape != SHAPE_LETTERS)
        position->count = least + (uint8_t)random_below(most_parts - least + 1u);
    if (shape == SHAPE_MEN)
        position->count &= (uint8_t)~1;
    const part_t small = one_to(one_to(PART_MAX));
    for (uint8_t i = 0; i < position->count; i++) {
        part_t *const part = &position->part[i];
        part_t most = shape_part_max(shape, position, i);
        if (most > small &&
            (shape == SHAPE_PILES || shape == SHAPE_STAIRS || shape == SHAPE_PAIR || shape == SHAPE_STRIP))
            most = small;
        *part = min + (part_t)random_below(most - min + 1u);
        if (shape == SHAPE_STRIP && i && random_below(2)) // in one cell
            *part = part[-1];
        if (shape == SHAPE_MEN && i & 1)
            while (*part == part[-1])
                *part = one_to(most);
    }
}

// As in the main loop, where a display is told what has changed.
static void tick(uint16_t ms)
{
    now += ms;
    changed |= ui_tick(&ui, now);
}

static void send(uint8_t key, uint8_t action)
{
    changed |= ui_event(&ui, (struct event){key, action}, now);
}

static void go(enum screen_id screen)
{
    ui_go(&ui, screen);
    changed = true;
}

static void tap_key(uint8_t key)
{
    tick(50);
    send(key, KEY_PRESS);
    send(key, KEY_TAP);
}

static bool begin_anywhere(uint8_t row)
{
    const struct game *const game = &games[row];
    struct position position = {.k = 1, .misere = game->misere, .growth = game->growth};
    set_params(game->params, &position);
    set_parts(game, &position);
    if (game_is_over(game, &position) || !is_shown(game, &position))
        return false;
    place_match(game, &position);
    changed = true;
    return true;
}

// For a hint.
static void hold_ok(void)
{
    tick(50);
    send(KEY_OK, KEY_PRESS);
    send(KEY_OK, KEY_HOLD);
}

// Returns how many changes of the move are shown: in a turn of the machine as many as its screen says, else
// all or none.
static uint8_t changes_shown(const struct view *view)
{
    if (ui.screen == SCREEN_REPLY)
        return ui.state.shown;
    const struct position *const position = &view->position;
    const bool is_plain =
        view->left == position->stones && !memcmp(view->after, position->part, sizeof view->after);
    return is_plain ? 0 : WHOLE_MOVE;
}

// Changes in any order lead to the same position, so the move that is shown may be cut behind any of them.
static void set_scene(struct scene *scene, const struct view *view)
{
    const uint8_t shows = changes_shown(view);
    *scene = (struct scene){ui.match.game, ui.match.position, ui.chosen.move, NONE_SELECTED, NONE_SELECTED};
    if (!shows)
        scene->move = (struct move){0};
    else if (scene->move.count > shows)
        scene->move.count = shows;
    if (view->selected != NO_PART)
        scene->selected = view->selected;
    if (view->shape == SHAPE_TOKENS && view->vertex != NO_PART)
        scene->vertex = view->vertex;
}

static unsigned legal_moves(void)
{
    struct move move = {0};
    unsigned count = 0;
    while (count <= COUNTED && game_next(ui.match.game, &ui.match.position, &move))
        count++;
    return count;
}

// The numbers of a message by the rules, from the position and what the move makes of it; returns how many,
// or NO_PART if the message is of another kind.
static uint8_t numbers_of(const struct scene *scene, const struct view *view, unsigned wanted[NUMBERS])
{
    const struct position *const position = &scene->position;
    struct position after = *position;
    const unsigned part = scene->selected < 0 ? 0 : (unsigned)scene->selected, place = part + 1;
    const unsigned amount = scene->move.amount;
    game_play(&after, &scene->move);
    const unsigned from = position->part[part % PARTS_MAX], to = after.part[part % PARTS_MAX];
    unsigned vertex = scene->selected < 0 ? (unsigned)scene->vertex : from;
    uint8_t count = 2;
    wanted[0] = from - to;
    wanted[1] = to;
    switch (view->message) {
    case MSG_HOW_MANY:
        wanted[0] = from;
        return 1;
    case MSG_TAKE:
        if (scene->game->shape == SHAPE_HEAP) {
            wanted[0] = amount;
            wanted[1] = (unsigned)(position->stones - amount);
        }
        return 2;
    case MSG_STEP:
    case MSG_ROLL:
        return 2;
    case MSG_I_TAKE:
    case MSG_I_STEP:
    case MSG_I_ROLL:
        wanted[1] = place;
        return 2;
    case MSG_TAKE_BOTH:
    case MSG_I_TAKE_BOTH:
        wanted[0] = (unsigned)(position->part[0] - after.part[0]);
        return 1;
    case MSG_TAKE_OF:
        wanted[0] = amount;
        for (choice_t number = 0; (number = game_next_number(scene->game, position, 0, number));)
            wanted[1] = number;
        return 2;
    case MSG_YOUR_MOVE_OF: // from 1
        wanted[0] = 1;
        wanted[1] = game_number_max(scene->game, position, 0);
        return 2;
    case MSG_I_TAKE_OF:
        wanted[0] = amount;
        return 1;
    case MSG_GO:
    case MSG_I_GO:
        wanted[0] = from;
        return 2;
    case MSG_ARROWS:
        wanted[0] = vertex;
        for (unsigned i = count = 1; i <= VERTICES_MAX; i++)
            if (position->successors[vertex] >> (i - 1) & 1)
                wanted[count++] = i - 1;
        return count;
    case MSG_BITE:
    case MSG_I_BITE:
        wanted[0] = place;
        wanted[1] = to + 1;
        return 2;
    case MSG_TURN_ONE:
    case MSG_I_TURN_ONE:
    case MSG_WRITE_S:
    case MSG_I_WRITE_S:
    case MSG_WRITE_O:
    case MSG_I_WRITE_O:
        wanted[0] = place;
        return 1;
    case MSG_TURN_TWO:
    case MSG_I_TURN_TWO:
        wanted[0] = place;
        for (uint8_t i = 0; i < position->count; i++)
            if (i != part && position->part[i] != after.part[i])
                wanted[1] = i + 1u;
        return 2;
    case MSG_MAN:
    case MSG_MY_MAN:
        wanted[0] = part / 2 + 1;
        wanted[1] = from;
        wanted[2] = to;
        return 3;
    case MSG_DIVIDE:
    case MSG_I_DIVIDE:
        wanted[0] = place;
        wanted[1] = after.part[0];
        wanted[2] = after.part[1];
        return 3;
    case MSG_PILE_LIMIT:
        wanted[0] = game_choices_max(scene->game, position);
        return 1;
    case MSG_PLAYER_MOVES:
        wanted[0] = 1u + position->white;
        return 1;
    case MSG_LOOK_AT:
        wanted[0] = scene->game->shape == SHAPE_STRIP || scene->game->shape == SHAPE_TOKENS ? from
                    : scene->game->shape == SHAPE_MEN                                       ? part / 2 + 1
                                                                                            : place;
        return 1;
    case MSG_WINS_OF:
    case MSG_DRAWS_OF:
        wanted[0] = view->number[0];
        wanted[1] = legal_moves();
        return 2;
    }
    return NO_PART;
}

static bool has_numbers(const uint8_t *text, uint8_t length, const unsigned *wanted, uint8_t count)
{
    for (uint8_t i = 0; i < length;) {
        unsigned number = 0;
        if (text[i] < '0' || text[i] > '9') {
            i++;
            continue;
        }
        for (; i < length && text[i] >= '0' && text[i] <= '9'; i++)
            number = 10 * number + text[i] - '0';
        if (!count-- || number != *wanted++)
            return false;
    }
    return count == 0;
}

// Whether the dots tell a message, in place of showing the board alone.
static bool is_told(uint8_t message)
{
    const enum message_class class = message_class(message);
    return class == CLASS_NEWS || class == CLASS_GOAL || message == MSG_PLAYER_MOVES;
}

// The message, with what stands behind it, is on the display.
static bool text_is_true(const struct scene *scene, const struct view *view, bool is_new)
{
    const uint8_t message = view->message;
    uint8_t text[CELLS], more[2 * CELLS];
    pen_begin(text, view);
    const FLASH uint8_t *rest = pen_message(message);
    const uint8_t length = pen_cell();
    uint8_t in_short[CELLS], short_length = 0;
    unsigned wanted[NUMBERS + VERTICES_MAX];
    const uint8_t count = numbers_of(scene, view, wanted);
    if (count != NO_PART && !has_numbers(text, length, wanted, count)) {
        printf("# the numbers are not those of the rules, the first one is %u\n", wanted[0]);
        return false;
    }
    if (rest) {
        pen_begin(in_short, view);
        pen_message(message);
        pen_clear(0);
        pen_text(rest);
        short_length = pen_cell();
    }
    if (!show_has_text())
        return !is_new || !is_told(message);
    texts++;
    if (show_reads(text, length, in_short, short_length))
        return true;
    if (message != MSG_YOUR_MOVE && message != MSG_PLAYER_MOVES)
        return false;
    pen_begin(more, view);
    pen_message(message);
    const uint8_t first = pen_cell();
    pen_change(more + first);
    pen_put(' ');
    pen_message(show_behind_turn());
    return show_reads(more, first + pen_cell(), in_short, short_length);
}

// Looks at the view, if it shows the board and nothing is searched.
static bool screen_is_true(void)
{
    const struct view *const view = look();
    struct scene scene;
    if (view->kind != VIEW_BOARD || ui.thinking || ui.screen == SCREEN_WHY)
        return true;
    set_scene(&scene, view);
    frames++;
    seen_of[ui.match.game - games]++;
    const bool is_new = changed;
    changed = false;
    if (!show_has_scene(&scene, view, is_new))
        printf("# the position, its marks or its selection\n");
    else if (text_is_true(&scene, view, is_new))
        return true;
    printf("# %s, message %u, part %d:", scene.game->name, view->message, scene.selected);
    for (uint8_t i = 0; i < scene.position.count; i++)
        printf(" %u", scene.position.part[i]);
    printf(" heap %u, move %u %u\n", scene.position.stones, scene.move.amount, scene.move.count);
    show_print();
    return false;
}

// Time passes until the human's turn, with a look at each step of a reply.
static bool reply_is_true(void)
{
    for (unsigned ticks = 0; ticks < TICKS_MAX && (ui.thinking || ui.screen == SCREEN_REPLY); ticks++) {
        tick(ui.thinking ? 2 : 100);
        if (changed && ui.screen == SCREEN_REPLY && !screen_is_true())
            return false;
    }
    return true;
}

// Piles of the menu's own, set by keys.
static bool piles_are_true(void)
{
    go(SCREEN_CUSTOM_PILES);
    for (uint8_t i = 0; i < ui.match.position.count; i++)
        ui.match.position.part[i] = (part_t)random_below(1 + random_below(PART_MAX + 1));
    for (uint8_t keys = one_to(OWN_PILES); keys; keys--) {
        tap_key((uint8_t)(random_below(2) ? KEY_RIGHT : KEY_UP));
        if (!random_below(4) && !screen_is_true())
            return false;
    }
    tap_key(KEY_OK);
    return true;
}

// Begins a match from the menu, or stays there if the start is refused. Returns false if a view on the way is
// not true of the state.
static bool begin_by_menu(uint8_t row)
{
    const struct title *const title = title_of(row);
    go(SCREEN_MENU); // which stays where the piles are too many
    ui.settings = (struct settings){.game = row, .level = one_to(LEVEL_MAX)};
    ui.settings.misere = title->has_twin && random_below(2);
    ui.settings.k = (uint8_t)random_below(3);
    ui.settings.start = (uint8_t)random_below(START_CUSTOM_PILES + 1);
    if (ui.settings.start == START_CUSTOM_PILES && title->custom_piles)
        return piles_are_true();
    go(ui_start(&ui));
    return true;
}

// A game from a position, with random keys.
static bool game_is_true(uint8_t row)
{
    const bool two = !random_below(4);
    ui.settings = (struct settings){.level = LEVEL_MIN};
    ui.match.side[0] = HUMAN;
    ui.match.side[1] = two ? HUMAN : LEVEL_MIN;
    if (random_below(3)) {
        if (!begin_anywhere(row))
            return true;
    } else if (!title_of(row)->family) { // in the menu of its twin
        return true;
    } else if (!begin_by_menu(row)) {
        return false;
    }
    for (unsigned ticks = 0; ticks < TICKS_MAX && ui.screen >= SCREEN_FAIR && ui.screen < SCREEN_PLAY;
         ticks++)
        tick(20);
    for (uint8_t keys = 0; keys < KEYS_MAX; keys++) {
        if (!reply_is_true())
            return false;
        if (ui.screen != SCREEN_PLAY || ui.thinking)
            return true;
        if (!screen_is_true())
            return false;
        if (!random_below(6))
            hold_ok();
        else if (ui_has_move(&ui) && !random_below(4))
            tap_key(KEY_OK);
        else
            tap_key((uint8_t)random_below(KEY_OK));
    }
    return true;
}

int main(void)
{
    const unsigned positions = draw_count(4, 830); // of each game in each language
    for (uint32_t i = draw_seed() % DRAWS; i; i--)
        random_bits();
    ui_init(&ui, &no_keeper, show_venue(), now);
    show_end_attract_mode();
    for (uint8_t language = 0; language < LANGUAGES; language++) {
        unsigned wrong = 0;
        ui.language = language;
        for (uint8_t row = 0; row < GAME_COUNT; row++)
            for (unsigned i = 0; i < positions; i++)
                wrong += !game_is_true(row);
        tap_check(!wrong, "language %u: %u of %u games show what is not so", language, wrong,
                  positions * GAME_COUNT);
    }
    unsigned least = frames;
    for (uint8_t row = 0; row < GAME_COUNT; row++)
        least = seen_of[row] < least ? seen_of[row] : least;
    tap_check(least >= positions && texts > frames / 8, "of each game %u screens at least are seen", least);
    printf("# %u screens, %u texts\n", frames, texts);
    return tap_done();
}
