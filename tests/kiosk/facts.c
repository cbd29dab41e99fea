// SPDX-License-Identifier: MIT
// Tests the why screen with random positions of all games. Each displayed fact and reply must be true, LEFT
// must lead back, and the match must not change. The test computes values and lost heaps from the rules.
#include "board.h"
#include "draw.h"
#include "game/explain/facts.h"
#include "game/games.h"
#include "game/rules/rules.h"
#include "game/theory/theories.h"
#include "random.h"
#include "tap.h"
#include "ui/kiosk/kiosk.h"
#include "unit/ui_keys.h"

#include <stdio.h>
#include <string.h>

enum { STEPS_MAX = 150, MOVES_MAX = 12, SUMS = 20, HEAPS = STONES_MAX + 1 };

static struct venue venue;
static const struct game *game;
static struct move hint;
static enum verdict verdict; // of the match
static unsigned told[MESSAGES_END];

static unsigned late;    // number of heaps whose displayed period does not start at heap 0
static unsigned without; // number of heaps without a displayed period

// Displayed facts about the position's heaps
static struct {
    uint8_t from, period; // from heap `from` on, lost heaps repeat with this period; 0: no period
    uint8_t below;        // the display lists all lost heaps below this heap
    bool is_lost[HEAPS];
} heaps;

// Displayed facts about the position's parts, by size of the part
static struct {
    uint8_t period[PART_MAX + 1]; // displayed period of a pile of this size; 0: none
    bool value[PART_MAX + 1];     // the display has shown a value that no move from this part reaches
    bool coin[COINS_MAX + 1], token[VERTICES_MAX];
    bool told[MESSAGES_END]; // messages
} parts;

static enum verdict decide(const struct game *of, const struct position *position, struct move *move)
{
    enum verdict found;
    game_no_move(move);
    do
        found = game_reply(of, position, move);
    while (found == PENDING);
    return found;
}

static enum verdict verdict_of(const struct position *position)
{
    struct move move;
    return decide(game, position, &move);
}

// True if a heap is lost by the rules.
static bool is_lost(uint8_t heap)
{
    static bool lost[HEAPS];
    static const struct game *known;
    static subtraction_set_t set;
    for (uint8_t i = 0; i < HEAPS && (known != game || set != ui.match.position.set); i++) {
        bool can_take = false, wins = false;
        for (uint8_t take = 0; (take = set_next(ui.match.position.set, take)) && take <= i;) {
            can_take = true;
            wins |= lost[i - take];
        }
        lost[i] = can_take ? !wins : !game->misere;
    }
    known = game;
    set = ui.match.position.set;
    return lost[heap];
}

static unsigned mex(unsigned values)
{
    unsigned value = 0;
    while (values >> value & 1)
        value++;
    return value;
}

// Returns the values of all piles with this subtraction set.
static const uint8_t *values_of_piles(void)
{
    static uint8_t values[PART_MAX + 1];
    for (uint8_t pile = 0; pile <= PART_MAX; pile++) {
        unsigned after = 0;
        for (uint8_t take = 1; take <= pile && take <= TAKE_MAX; take++)
            if (ui.match.position.set >> take & 1)
                after |= 1u << values[pile - take];
        values[pile] = (uint8_t)mex(after);
    }
    return values;
}

// Returns the values that moves from this part reach: bit n for value n.
static unsigned values_after(uint8_t part)
{
    const struct position *const position = &ui.match.position;
    unsigned values = 0;
    if (game->params == PARAM_GRAPH) {
        for (uint8_t to = 0; to < position->vertices; to++)
            if (position->successors[part] >> to & 1)
                values |= 1u << mex(values_after(to));
        return values;
    }
    const uint8_t *const of_piles = values_of_piles();
    for (uint8_t take = 1; take <= part && take <= TAKE_MAX; take++)
        if (position->set >> take & 1)
            values |= 1u << of_piles[part - take];
    return values;
}

static unsigned coin_value(uint8_t place)
{
    const bool alone = game == &games[GAME_TURTLE_OPT] || (game == &games[GAME_TURTLE_EDGE] && place == 1);
    unsigned values = alone;
    for (uint8_t other = 1; other < place; other++)
        values |= 1u << coin_value(other);
    return mex(values);
}

// Returns a token's suspense number (Winning Ways, ch. 9): the length of its game if the winner delays the
// end and the loser hastens it.
static uint8_t steps_of(uint8_t vertex)
{
    uint8_t longest = 0, shortest = VERTICES_MAX;
    for (uint8_t to = 0; to < ui.match.position.vertices; to++)
        if (ui.match.position.successors[vertex] >> to & 1) {
            const uint8_t steps = 1 + steps_of(to);
            if (steps % 2 && steps > longest)
                longest = steps;
            if (steps < shortest)
                shortest = steps;
        }
    return longest ? longest : shortest < VERTICES_MAX ? shortest : 0;
}

// True if each reachable vertex of value 0 has no successor or leads to a vertex of value 1.
static bool zeros_lead_to_ones(void)
{
    const struct position *const position = &ui.match.position;
    bool reached[VERTICES_MAX] = {0};
    for (uint8_t i = 0; i < position->count; i++)
        reached[position->part[i]] = true;
    for (uint8_t i = 0; i < VERTICES_MAX * VERTICES_MAX; i++)
        for (uint8_t to = 0; to < position->vertices; to++)
            reached[to] |= reached[i % VERTICES_MAX] && position->successors[i % VERTICES_MAX] >> to & 1;
    for (uint8_t vertex = 0; vertex < position->vertices; vertex++)
        if (reached[vertex] && position->successors[vertex] && !(values_after(vertex) & 3))
            return false;
    return true;
}

// Returns the longest move: in stones for bounded Nim, in turns of the ball for football.
static uint8_t longest_take(void)
{
    struct position turns = ui.match.position;
    bounded_in_turns(&turns);
    return turns.most;
}

static bool shows_values(unsigned values)
{
    const struct position *const shown = &look()->position;
    unsigned drawn = 0;
    for (uint8_t i = 0; i < shown->count; i++)
        drawn |= 1u << shown->part[i];
    return look()->shape == SHAPE_PILES && shown->count <= PILES_MAX && drawn == values;
}

// True if the display shows the board before or, if `after`, after the hinted move.
static bool shows_board(bool after)
{
    struct position position = ui.match.position;
    if (after)
        game_play(&position, &hint);
    return look()->shape == game->shape && look()->position.stones == position.stones &&
           !memcmp(look()->after, position.part, position.count * sizeof position.part[0]);
}

// True if this letter in this cell completes SOS.
static bool makes_sos_in(const struct position *strip, uint8_t place, uint8_t letter)
{
    struct position position = *strip;
    if (position.part[place] != SOS_EMPTY)
        return false;
    position.part[place] = letter;
    for (uint8_t i = 0; i + 2 < position.count; i++)
        if (position.part[i] == SOS_S && position.part[i + 1] == SOS_O && position.part[i + 2] == SOS_S)
            return true;
    return false;
}

static bool makes_sos(uint8_t place, uint8_t letter)
{
    return makes_sos_in(&look()->position, place, letter);
}

// True if a trap starts at this cell, where any letter lets the opponent complete SOS.
static bool is_trap(uint8_t first)
{
    const struct position strip = look()->position;
    const part_t *const cell = strip.part;
    if (first + 3 >= strip.count || cell[first] != SOS_S || cell[first + 1] || cell[first + 2] ||
        cell[first + 3] != SOS_S)
        return false;
    for (uint8_t i = first + 1; i <= first + 2; i++)
        for (uint8_t letter = SOS_S; letter <= SOS_O; letter++) {
            struct position filled = strip;
            struct move move;
            filled.part[i] = letter;
            if (decide(game, &filled, &move) != N_POSITION)
                return false;
        }
    return true;
}

static bool has_trap(void)
{
    for (uint8_t i = 0; i < look()->position.count; i++)
        if (is_trap(i))
            return true;
    return false;
}

// True if the displayed bar has this size. 0 matches any size.
static bool bar_is(uint8_t rows, uint8_t columns)
{
    const struct position *const bar = &look()->position;
    uint8_t count = 0;
    while (count < bar->count && bar->part[count])
        count++;
    return (!rows || rows == count) && (!columns || bar->part[0] == columns);
}

// Finds the legal move that the display previews.
static bool finds_shown_move(struct move *move)
{
    const struct position before = look()->position;
    game_no_move(move);
    while (game_next(game, &before, move)) {
        struct position after = before;
        game_play(&after, move);
        if (after.stones == look()->left && !memcmp(after.part, look()->after, sizeof after.part))
            return true;
    }
    return false;
}

static bool reply_is_true(uint8_t message)
{
    struct position after = ui.match.position;
    const struct position now = look()->position;
    game_play(&after, &hint);
    struct move move = {0};
    bool is_reply = false;
    while (!is_reply && game_next(game, &after, &move)) {
        struct position next = after;
        game_play(&next, &move);
        is_reply = !memcmp(next.part, now.part, sizeof now.part);
    }
    struct move answer;
    if (!is_reply || !finds_shown_move(&answer) || look()->shape != game->shape)
        return false;
    const struct change his = move.change[0], mine = answer.change[0];
    const uint8_t *const number = look()->number;
    struct position end = now;
    game_play(&end, &answer);
    const enum verdict left = verdict_of(&end);
    if (left != P_POSITION && (verdict != DRAW || left != DRAW || verdict_of(&now) != DRAW))
        return false;
    if (message == MSG_REPLY)
        return game->shape == SHAPE_PILES;
    if (message == MSG_REPLY_GO)
        return number[0] == after.part[his.part] && number[1] == his.becomes &&
               number[2] == now.part[mine.part] && number[3] == mine.becomes;
    if (message == MSG_REPLY_BITE)
        return number[0] == his.part + 1 && number[1] == his.becomes + 1 && number[2] == mine.part + 1 &&
               number[3] == mine.becomes + 1;
    const bool his_o = message == MSG_REPLY_O_S || message == MSG_REPLY_O_O;
    const bool my_o = message == MSG_REPLY_S_O || message == MSG_REPLY_O_O;
    return number[0] == his.part + 1 && number[1] == mine.part + 1 && (his.becomes == SOS_O) == his_o &&
           (mine.becomes == SOS_O) == my_o;
}

static bool misere_is_normal(void)
{
    struct position normal = ui.match.position;
    struct move move;
    normal.misere = false;
    return decide(game - 1, &normal, &move) == verdict; // the normal game is one row before the misere game
}

// Records the lost heaps that a fact on the display names.
static bool lost_from_to(uint8_t first, uint8_t last, uint8_t step)
{
    const uint8_t end = heaps.below ? heaps.below : heaps.period;
    for (; first <= last && first < end; first += step)
        if (heaps.below)
            heaps.is_lost[first] = true;
        else
            for (uint8_t heap = heaps.from; heap < HEAPS; heap++)
                heaps.is_lost[heap] |= heap % heaps.period == first;
    return last < end;
}

// True if the displayed facts name exactly the lost heaps.
static bool heaps_are_told(uint8_t stones)
{
    if (heaps.period ? heaps.below != heaps.from || stones < heaps.from : stones >= heaps.below)
        return false;
    for (uint8_t heap = 0; heap < (heaps.period ? HEAPS : heaps.below); heap++)
        if (heaps.is_lost[heap] != is_lost(heap))
            return false;
    return true;
}

static uint8_t heap_after(void)
{
    return ui.match.position.stones - hint.amount;
}

static bool is_true(uint8_t message)
{
    const struct position *const shown = &look()->position;
    const uint8_t *const number = look()->number;
    uint8_t free = 0, rows = 0, squares = 0;
    for (uint8_t i = 0; i < shown->count; i++) {
        free += shown->part[i] == SOS_EMPTY;
        rows += shown->part[i] != 0;
        squares += shown->part[i];
    }
    if (message == MSG_FACT_FROM) {
        heaps.from = number[0];
        return number[0] && !heaps.period && shows_board(false);
    }
    if (message == MSG_FACT_BELOW) {
        heaps.below = number[0];
        return shows_board(false);
    }
    if (message == MSG_WHY_REST && game->params == PARAM_S) {
        heaps.period = number[0];
        return shown->count == 1 && shown->part[0] == ui.match.position.stones % heaps.period;
    }
    if (message == MSG_FACT_LOST || message == MSG_FACT_LOST_TWO || message == MSG_FACT_LOST_RUN) {
        const uint8_t last = message == MSG_FACT_LOST ? number[0] : number[1];
        const uint8_t step = message == MSG_FACT_LOST_TWO ? last - number[0] : 1;
        const uint8_t after = heap_after(), heap = after < heaps.from ? ui.match.position.stones : after;
        return lost_from_to(number[0], last, step) &&
               (heaps.below ? shows_board(true) : shown->count == 1 && shown->part[0] == heap % heaps.period);
    }
    if (message == MSG_FACT_BY && game->params == PARAM_S)
        return number[0] % number[1] == number[2] &&
               mex(values_after(number[0])) == mex(values_after(number[2]));
    if (message == MSG_FACT_BY)
        return number[0] % number[1] == number[2] && (number[1] == 2 || number[1] == 4);
    if (message == MSG_FACT_MISSING)
        return shows_values(values_after(number[0])) && mex(values_after(number[0])) == number[1];
    if (message == MSG_FACT_ZEROS)
        return zeros_lead_to_ones();
    if (message == MSG_FACT_COIN)
        return shows_board(false) &&
               (ui.match.position.part[number[0] - 1] ||
                (game == &games[GAME_TURTLE_EDGE] && number[0] <= 3)) &&
               coin_value(number[0]) == number[1];
    if (message == MSG_FACT_PROLONGS || message == MSG_FACT_SHORTENS)
        return shows_board(false) && steps_of(number[0]) == number[1] &&
               (number[1] % 2 != 0) == (message == MSG_FACT_PROLONGS);
    if (message == MSG_FACT_FEW)
        return number[0] == ui.match.position.k + 1;
    if (message == MSG_FACT_UP_TO)
        return number[0] == longest_take();
    if (message == MSG_FACT_MOVER_ENDS || message == MSG_FACT_OTHER_ENDS)
        return shows_board(false) && (message == MSG_FACT_MOVER_ENDS) == (verdict == N_POSITION);
    if (message == MSG_FACT_BIG)
        return misere_is_normal() && number[0] > ui.match.position.k;
    if (message == MSG_FACT_LATER_ODD)
        return ui.match.position.k == 1;
    if (message == MSG_FACT_LATER_ONES)
        return number[0] == ui.match.position.k;
    if (message == MSG_FACT_LATER_COUNT)
        return number[0] == 1 && number[1] == ui.match.position.k + 1;
    if (message == MSG_FACT_TOOK) {
        struct position after = ui.match.position;
        game_play(&after, &(struct move){.amount = number[1]});
        return number[0] == ui.match.position.cap && verdict_of(&after) == P_POSITION;
    }
    if (message == MSG_FACT_COMPLETES_S || message == MSG_FACT_COMPLETES_O)
        return shows_board(false) &&
               makes_sos(number[0] - 1, message == MSG_FACT_COMPLETES_S ? SOS_S : SOS_O);
    if (message == MSG_FACT_TRAP)
        return shows_board(true) && is_trap(number[0] - 1);
    if (message == MSG_FACT_FILLS)
        return shows_board(true) && has_trap();
    if (message == MSG_FACT_FREE)
        return shows_board(true) && number[0] == free && (free % 2 != 0) == (verdict_of(shown) == N_POSITION);
    if (message == MSG_FACT_NO_TRAP || message == MSG_FACT_O_STOPS)
        return shows_board(true) && verdict == DRAW;
    if (message == MSG_FACT_MIRROR) {
        struct position after = ui.match.position;
        const uint8_t side = after.part[0];
        if (!shows_board(false) || !bar_is(side, side))
            return false;
        for (uint8_t row = 1; row < side; row++)
            after.part[row] = 1;
        return verdict_of(&after) == P_POSITION;
    }
    if (message == MSG_FACT_CORNER)
        return shows_board(false) && verdict == N_POSITION && squares == rows * shown->part[0];
    if (message == MSG_FACT_ARMS)
        return shows_board(true) && shown->part[1] == 1 && bar_is(shown->part[0], 0) &&
               verdict_of(shown) == P_POSITION;
    if (message == MSG_FACT_TWO_ROWS)
        return shows_board(true) && bar_is(2, shown->part[1] + 1) && verdict_of(shown) == P_POSITION;
    if (message == MSG_FACT_TWO_COLUMNS)
        return shows_board(true) && bar_is(0, 2) && verdict_of(shown) == P_POSITION;
    if (message == MSG_FACT_POISON)
        return shows_board(true) && bar_is(1, 1);
    if (message >= MSG_REPLY_BITE && message <= MSG_REPLY)
        return reply_is_true(message);
    return true;
}

// Continues a search until it ends.
static void think(void)
{
    for (unsigned i = 0; i < 60000 && ui.thinking; i++)
        ui_tick(&ui, ++now);
}

static void push(uint8_t key)
{
    now += 50;
    ui_tick(&ui, now);
    ui_event(&ui, (struct event){key, KEY_PRESS}, now);
    ui_event(&ui, (struct event){key, KEY_TAP}, now);
}

static void press(uint8_t key)
{
    push(key);
    think();
}

// A displayed step of the reason
struct shown {
    struct view view;
};

static bool is_shown(const struct shown *step)
{
    const struct position *const drawn = &look()->position;
    return ui.screen == SCREEN_WHY && look()->message == step->view.message &&
           look()->number[0] == step->view.number[0] && look()->number[1] == step->view.number[1] &&
           !memcmp(look()->after, step->view.after, sizeof step->view.after) &&
           drawn->count == step->view.position.count &&
           !memcmp(drawn->part, step->view.position.part, drawn->count * sizeof drawn->part[0]);
}

// True if LEFT shows the step `before`, and then RIGHT shows the present step again.
static bool goes_back(const struct shown *before)
{
    const struct shown step = {*look()};
    press(KEY_LEFT);
    bool is_same = is_shown(before);
    push(KEY_RIGHT);
    if (ui.thinking) {
        press(KEY_LEFT);
        is_same = is_same && is_shown(before);
        press(KEY_RIGHT);
    }
    return is_same && is_shown(&step);
}

static bool fails(const char *what)
{
    printf("# %s: %s: message %u with %u %u %u; parts", game->name, what, look()->message, look()->number[0],
           look()->number[1], look()->number[2]);
    for (uint8_t i = 0; i < ui.match.position.count; i++)
        printf(" %u", ui.match.position.part[i]);
    printf(", stones %u, cap %u, set %x\n", ui.match.position.stones, ui.match.position.cap,
           (unsigned)ui.match.position.set);
    return false;
}

// Returns the period of the pile values, or 0 if PART_MAX is too small for it.
static uint8_t period_of_piles(void)
{
    const uint8_t *const values = values_of_piles();
    uint8_t largest = 0;
    for (uint8_t take = 1; take <= TAKE_MAX; take++)
        if (ui.match.position.set >> take & 1)
            largest = take;
    for (uint8_t period = 1; period + largest <= PART_MAX + 1; period++)
        if (!memcmp(values, values + period, largest))
            return period;
    return 0;
}

// Records a displayed fact about a part.
static void note_part(uint8_t message, const uint8_t number[])
{
    parts.told[message] = true;
    if (message == MSG_FACT_BY)
        parts.period[number[0]] = number[1];
    else if (message == MSG_FACT_MISSING)
        parts.value[number[0]] = true;
    else if (message == MSG_FACT_COIN)
        parts.coin[number[0]] = true;
    else if (message == MSG_FACT_PROLONGS || message == MSG_FACT_SHORTENS)
        parts.token[number[0]] = true;
}

static bool is_due(bool due, uint8_t message, const char *what)
{
    return !due || parts.told[message] || fails(what);
}

// True if every required fact about the end of misere play was displayed.
static bool ending_is_told(const struct reason *reason)
{
    const bool due = reason->ending == NOT_YET &&
                     (game == &games[GAME_MNIM] || game == &games[GAME_MMOORE] || reason->way == BY_VALUES);
    const bool one = ui.match.position.k == 1;
    return is_due(due, MSG_FACT_BIG, "no fact about the big numbers") &&
           is_due(due && one, MSG_FACT_LATER_ODD, "no fact about the end") &&
           is_due(due && !one, MSG_FACT_LATER_ONES, "no fact about the ones") &&
           is_due(due && !one, MSG_FACT_LATER_COUNT, "no fact about the count of ones");
}

// True if every required fact about a bar was displayed.
static bool bar_is_told(void)
{
    const struct position *const bar = &ui.match.position;
    struct position after = *bar;
    uint8_t height = 0, left = 0;
    game_play(&after, &hint);
    while (height < bar->count && bar->part[height])
        height++;
    while (left < after.count && after.part[left])
        left++;
    const uint8_t width = bar->part[0];
    const bool is_square = width == height && bar->part[1] > 1;
    return is_due(is_square, MSG_FACT_MIRROR, "no fact about the mirror") &&
           is_due(!is_square && width > 2 && height > 2 && bar->part[height - 1] == width, MSG_FACT_CORNER,
                  "no fact about the corner") &&
           is_due(left == 1 && after.part[0] == 1, MSG_FACT_POISON, "no fact about the poison") &&
           is_due(left > 1 && left == after.part[0] && after.part[1] == 1, MSG_FACT_ARMS,
                  "no fact about the arms") &&
           is_due(left == 2 && after.part[0] > 2 && after.part[0] == after.part[1] + 1, MSG_FACT_TWO_ROWS,
                  "no fact about the two rows");
}

// True if every required fact about a strip of SOS was displayed.
static bool strip_is_told(void)
{
    const struct position *const strip = &ui.match.position;
    struct position after = *strip;
    for (uint8_t i = 0; i < strip->count; i++)
        if (makes_sos_in(strip, i, SOS_S) || makes_sos_in(strip, i, SOS_O))
            return parts.told[MSG_FACT_COMPLETES_S] || parts.told[MSG_FACT_COMPLETES_O] ||
                   fails("no fact about SOS");
    game_play(&after, &hint);
    // trap: the strip has S__S; room: the strip has S__S, or moves can still make S__S
    bool trap = false, room = false;
    for (uint8_t i = 0; i + 3 < after.count; i++) {
        const part_t *const cell = after.part + i;
        const bool is_free = !cell[1] && !cell[2];
        trap |= is_free && cell[0] == SOS_S && cell[3] == SOS_S;
        room |= is_free && cell[0] != SOS_O && cell[3] != SOS_O;
    }
    return is_due(trap, MSG_FACT_TRAP, "no fact about the trap") &&
           is_due(trap, MSG_FACT_FILLS, "no fact about who fills a trap") &&
           is_due(trap, MSG_FACT_FREE, "no fact about the free cells") &&
           is_due(!room, MSG_FACT_NO_TRAP, "no fact that traps cannot arise");
}

// True if every required fact about the whole position was displayed.
static bool wholes_are_told(const struct reason *reason)
{
    const struct position *const position = &ui.match.position;
    const uint8_t took = (uint8_t)position->cap, stones = (uint8_t)position->stones;
    const bool bounded = reason->way == BY_BOUNDED && position->k > 1;
    const bool tokens = game == &games[GAME_EVERYSG] && reason->count;
    return is_due(game == &games[GAME_MDAG] && reason->way == BY_VALUES, MSG_FACT_ZEROS,
                  "no fact about the vertices of value 0") &&
           is_due(bounded, MSG_FACT_FEW, "no fact about the number of piles") &&
           is_due(bounded, MSG_FACT_UP_TO, "no fact about the largest move") &&
           is_due(tokens, MSG_FACT_LASTS, "no fact about the duration") &&
           is_due(tokens, verdict == N_POSITION ? MSG_FACT_MOVER_ENDS : MSG_FACT_OTHER_ENDS,
                  "no fact about who makes the last move") &&
           is_due(game == &games[GAME_DYN1] && took && took + stones <= STONES_MAX &&
                      (took & -took) == (stones & -stones),
                  MSG_FACT_TOOK, "no fact about what was taken") &&
           ending_is_told(reason) && (game->shape != SHAPE_BAR || bar_is_told()) &&
           (game->shape != SHAPE_LETTERS || strip_is_told());
}

// True if every required fact about parts was displayed.
static bool parts_are_told(void)
{
    const struct position *const position = &ui.match.position;
    struct position reasoned = *position;
    struct reason reason;
    reason_find(game, &reasoned, &reason);
    const uint8_t period = game->params == PARAM_S ? period_of_piles() : 0;
    for (uint8_t i = 0; i < position->count; i++) {
        const uint8_t part = position->part[i];
        const bool is_turtle = game->shape == SHAPE_COINS;
        if (is_turtle && (part || (game == &games[GAME_TURTLE_EDGE] && i < 3)) && !parts.coin[i + 1])
            return fails("no fact about the value of a coin");
        if (game == &games[GAME_EVERYSG] && position->successors[part] && !parts.token[part])
            return fails("no fact about a token");
        if (reason.way != BY_VALUES)
            continue;
        if (game->params == NO_PARAMS && i < 2 && parts.period[part] == 0)
            return fails("no fact about the period of a mixed pile");
        if (game->params == PARAM_S && part >= period && parts.period[part] != period)
            return fails("no fact about the period of a pile");
        if (game->params == PARAM_S) {
            const uint8_t rest =
                period && part >= period && values_after(part % period) ? part % period : part;
            if (values_after(rest) && !parts.value[rest])
                return fails("no fact about the value of a pile");
        }
        if (game->params == PARAM_GRAPH && values_after(part) && !parts.value[part])
            return fails("no fact about the value of a vertex");
    }
    return wholes_are_told(&reason);
}

// Checks every step of the reason.
static bool steps_are_true(void)
{
    const struct position position = ui.match.position;
    verdict = decide(game, &position, &hint);
    if (verdict > DRAW || game_is_over(game, &position))
        return true;
    if (verdict == P_POSITION)
        game_no_move(&hint);
    memset(&heaps, 0, sizeof heaps);
    memset(&parts, 0, sizeof parts);
    ui.chosen.move = hint;
    ui_go(&ui, SCREEN_WHY);
    think();
    struct shown before;
    for (unsigned steps = 0; ui.screen == SCREEN_WHY; steps++) {
        const uint8_t message = look()->message;
        told[message]++;
        note_part(message, look()->number);
        if (!is_true(message))
            return fails("a false fact or reply");
        if (steps == STEPS_MAX)
            return fails("the steps do not end");
        if (steps && random_below(4) == 0 && !goes_back(&before))
            return fails("LEFT does not lead to the step before");
        before = (struct shown){*look()};
        press(KEY_RIGHT);
    }
    if (ui.screen != SCREEN_PLAY || memcmp(&hint, &ui.chosen.move, sizeof hint) ||
        memcmp(&position, &ui.match.position, sizeof position))
        return fails("the why screen has changed the move or the position");
    if (game->shape == SHAPE_HEAP && game->params == PARAM_S && !heaps_are_told(position.stones))
        return fails("the facts do not name exactly the lost heaps");
    return parts_are_told();
}

// Starts a match in this position and checks its why screen.
static bool tells(const struct position *position)
{
    ui = (struct ui){0};
    kiosk_init(&ui, &venue, &no_keeper, now);
    ui.settings = (struct settings){.game = (uint8_t)(game - games - game->misere), .misere = game->misere};
    ui_set_up(&ui, false);
    ui.match.side[0] = ui.match.side[1] = HUMAN;
    place_match(game, position);
    if (ui.match.game != game)
        return fails("no match");
    return steps_are_true();
}

static subtraction_set_t random_set(uint8_t largest)
{
    subtraction_set_t set = 0;
    for (uint8_t left = (uint8_t)(1 + random_below(TAKES_MAX)); left; left--)
        set_add(&set, (uint8_t)(1 + random_below(largest)));
    return set;
}

// Checks the why screen after random moves. Sets of subtraction games are sometimes random.
static bool tries(uint8_t id)
{
    struct position position;
    struct move move;
    uint8_t starts = 0;
    game = &games[id];
    while (game_start(game, starts, &position))
        starts++;
    game_start(game, (uint8_t)random_below(starts), &position);
    if (game->params == PARAM_S && random_below(2)) {
        position.set = random_set(random_below(2) ? 9 : TAKE_MAX);
        position.stones = game->shape == SHAPE_HEAP ? (stones_t)(1 + random_below(STONES_MAX)) : 0;
    }
    for (unsigned moves = random_below(MOVES_MAX); moves; moves--) {
        unsigned legal = 0;
        struct move chosen = {0};
        game_no_move(&move);
        while (game_next(game, &position, &move))
            if (random_below(++legal) == 0)
                chosen = move;
        if (legal)
            game_play(&position, &chosen);
    }
    return tells(&position);
}

// Checks every heap with this subtraction set, in normal and misere play.
static bool tells_heaps(subtraction_set_t set)
{
    bool good = true;
    for (uint8_t id = GAME_SUB; id <= GAME_MSUB; id++)
        for (uint8_t heap = 0; good && heap < HEAPS; heap++) {
            struct position position;
            game = &games[id];
            game_start(game, 0, &position);
            position.set = set;
            position.stones = heap;
            good = tells(&position);
            if (good && heaps.below)
                heaps.period ? late++ : without++;
        }
    return good;
}

// Checks sums of piles with this subtraction set.
static bool tells_sums(subtraction_set_t set)
{
    bool good = true;
    for (uint8_t id = GAME_SUBSUM; good && id <= GAME_MSUBSUM; id++) {
        struct position position;
        game = &games[id];
        game_start(game, 0, &position);
        position.set = set;
        position.count = 3;
        position.part[0] = PART_MAX;
        for (uint8_t i = 1; i < 3; i++)
            position.part[i] = (part_t)random_below(PART_MAX + 1);
        good = tells(&position);
    }
    return good;
}

int main(void)
{
    const unsigned positions = draw_count(200, 2000);
    for (uint8_t id = 0; id < GAME_COUNT; id++) {
        bool good = true;
        for (unsigned i = 0; good && i < positions; i++)
            good = tries(id);
        tap_check(good, "%s: each displayed fact and reply is true", games[id].name);
    }
    const unsigned sets = draw_count(60, 3000);
    bool good = true;
    for (unsigned i = 0; good && i < sets; i++)
        good = tells_heaps(random_set(TAKE_MAX));
    tap_check(good, "%u sets: the facts name all lost heaps; %u with a later period, %u without", sets, late,
              without);
    for (unsigned i = 0; good && i < SUMS * sets; i++)
        good = tells_sums(random_set(i % 2 ? TAKE_MAX : 9));
    tap_check(good, "%u sets, sums of piles: each period is shown", SUMS * sets);
    unsigned untold = 0;
    for (uint8_t message = MSG_FACT_FROM; message <= MSG_REPLY; message++)
        if (!told[message]) {
            printf("# no position has shown message %u\n", message);
            untold++;
        }
    tap_check(!untold, "each fact was shown");
    return tap_done();
}
