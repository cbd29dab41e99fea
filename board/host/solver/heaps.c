// SPDX-License-Identifier: MIT
#include "solver/heaps.h"

#include "notation/text.h"
#include "notation/work.h"
#include "solver/component.h"

#include <string.h>

enum { GAMES_MAX = 16 }; // heap games made for one line

static struct heap_game games_of_line[GAMES_MAX];
static uint8_t games_used;

struct heap_game *heaps_new_game(void)
{
    if (games_used == GAMES_MAX) {
        read_refuse_above(FAULT_TOO_MANY, GAMES_MAX);
        return NULL;
    }
    memset(&games_of_line[games_used], 0, sizeof *games_of_line);
    return &games_of_line[games_used++];
}

void heaps_forget(void)
{
    while (games_used)
        heap_values_free(games_of_line[--games_used].values);
}

enum { PAIRS_OF_A_STEP = 32 }; // this many pairs cost one search step

// Adds the cost of the tried pairs and shows the progress.
static bool goes_on(void *context, uint32_t tried)
{
    (void)context;
    work_tell(console_line.work.steps, HEAP_STEPS / PAIRS_OF_A_STEP);
    return work_add_steps(tried / PAIRS_OF_A_STEP);
}

// Makes the table of values if there is none yet.
static bool have_values(struct heap_game *game)
{
    if (!game->values) {
        game->budget = (struct budget){.steps = HEAP_STEPS, .bytes = HEAP_MEMORY, .goes_on = goes_on};
        game->values = heap_values_new(&game->rules, &game->budget);
    }
    if (!game->values)
        read_refuse(FAULT_NO_MEMORY);
    return game->values;
}

bool heaps_value(const struct heaps *heaps, uint32_t n, uint32_t *value)
{
    struct heap_game *const game = heaps->game;

    if (have_values(game) && !heap_value(game->values, n, value))
        read_refuse_above(FAULT_HEAP_TOO_LARGE, heap_values_known(game->values));
    return !console_line.fault;
}

struct heap_period heaps_period(const struct heaps *heaps, uint32_t least)
{
    if (!have_values(heaps->game))
        return (struct heap_period){0};
    return heap_period(heaps->game->values, least);
}

// Reads the digits of a code: one digit, a point, and more digits.
static void read_code(struct heap_game *game)
{
    struct heap_rules *const rules = &game->rules;
    static const char digits[] = "0123456789ABCDEF";

    rules->digit[0] = text_letter(digits, 0);
    if (rules->digit[0] & (LEAVE_NOTHING | LEAVE_ONE)) { // because such a game need not end
        console_line.at--;
        read_refuse_for(FAULT_NOT_A_LETTER, "048C");
    }
    text_char('.');
    for (uint16_t take = 1; !read_at_end() && !read_is_next(' ') && !read_is_next(':'); take++) {
        if (take > HEAP_DIGITS_MAX) {
            read_refuse_above(FAULT_TOO_MANY, HEAP_DIGITS_MAX);
            return;
        }
        rules->digit[take] = text_letter(digits, 0);
        game->digits = (uint8_t)take;
        if (rules->digit[take])
            rules->last = take;
    }
}

// Reads a set of numbers of stones. Sets the digit of each number to `digit`.
static void read_numbers(struct heap_rules *rules, uint8_t digit)
{
    do {
        read_spaces();
        rules->last = (uint16_t)text_number(0, rules->last + 1u, HEAP_TAKE_MAX);
        rules->digit[rules->last] = digit;
    } while (!console_line.fault && text_more(',', false));
}

void heaps_read_params(struct component *component)
{
    static const char *const keys[] = {"code", "S", "not"};
    struct heap_game *const game = component->heaps.game = heaps_new_game();
    uint8_t key = 0;

    if (!game)
        return;
    while (key < sizeof keys / sizeof *keys && !read_key(keys[key]))
        key++;
    if (key == sizeof keys / sizeof *keys) {
        read_refuse_for(FAULT_NOT_THE_PARAMETERS, "code=, S= or not=");
        return;
    }
    text_char('=');
    game->form = *keys[key];
    if (game->form == 'c') {
        read_code(game);
    } else if (game->form == 'S') {
        read_numbers(&game->rules, LEAVE_NOTHING | LEAVE_ONE);
    } else {
        memset(game->rules.digit + 1, LEAVE_NOTHING | LEAVE_ONE, HEAP_TAKE_MAX);
        game->rules.any_beyond = true;
        read_numbers(&game->rules, 0);
    }
}

static void read_position(struct component *component)
{
    struct heaps *const heaps = &component->heaps;

    if (text_more('.', false))
        return;
    do {
        if (heaps->count)
            text_gap();
        if (heaps->count == HEAPS_MAX / 2) {
            read_refuse_above(FAULT_TOO_MANY, HEAPS_MAX / 2);
            return;
        }
        heaps->heap[heaps->count++] = text_number(0, 0, HEAP_MAX);
    } while (!read_at_end());
}

static void write_params(const struct heap_game *game)
{
    static const char digits[] = "0123456789ABCDEF";
    const struct heap_rules *const rules = &game->rules;
    bool more = false;

    if (game->form == 'c') {
        text_words("code=");
        for (uint16_t take = 0; take <= game->digits; take++) {
            text_char(digits[rules->digit[take]]);
            if (!take)
                text_char('.');
        }
        return;
    }
    text_words(game->form == 'S' ? "S=" : "not=");
    for (uint16_t take = 1; take <= rules->last; take++) {
        if (!rules->digit[take] == (game->form == 'S'))
            continue;
        text_more(',', more);
        write_number(take);
        more = true;
    }
}

static void write_game(const struct component *component)
{
    text_words(component->misere ? "mheap " : "heap ");
    write_params(component->heaps.game);
}

static void write_position(const struct component *component)
{
    write_numbers(component->heaps.heap, component->heaps.count, '.');
}

// Sets *step to the next split of `rest` into step->left ascending heaps. Returns false after the last split.
static bool next_split(struct heap_step *step, uint32_t rest)
{
    uint32_t *const size = step->size;

    if (step->left == 3 && size[0] && 2 * (size[1] + 1) + size[0] <= rest) {
        size[1]++;
        size[2]--;
        return true;
    }
    if (step->left == 2 ? 2 * (size[0] + 1) > rest : 3 * (size[0] + 1) > rest)
        return false;
    size[0]++;
    size[1] = step->left == 2 ? rest - size[0] : size[0];
    size[2] = rest - size[0] - size[1];
    return true;
}

// Sets step->left to the next number of heaps that this digit allows. Returns false after the last number.
static bool next_way(struct heap_step *step, uint8_t digit, uint32_t rest)
{
    memset(step->size, 0, sizeof step->size);
    if (!step->is_step && digit & (LEAVE_NOTHING | LEAVE_ONE)) {
        step->is_step = true;
        step->left = rest > 0;
        step->size[0] = rest;
        return true;
    }
    for (step->left = step->left < 2 ? 2 : step->left + 1; step->left <= 3; step->left++)
        if (digit & (step->left == 2 ? LEAVE_TWO : LEAVE_THREE) && next_split(step, rest))
            return step->is_step = true;
    return false;
}

static bool next(const struct component *component, struct component_move *to)
{
    const struct heaps *const heaps = &component->heaps;
    struct heap_step *const step = &to->heap_step;
    const struct heap_rules *const rules = &heaps->game->rules;

    if (step->is_step && step->left > 1 && next_split(step, heaps->heap[step->part] - step->take))
        return true;
    for (; step->part < heaps->count; step->part++, step->take = 0) {
        const uint32_t n = heaps->heap[step->part];
        const uint32_t last = rules->any_beyond || rules->last > n ? n : rules->last;
        for (; step->take <= last; step->take++) {
            if (next_way(step, heap_digit(rules, n, step->take), n - step->take))
                return true;
            step->is_step = false;
            step->left = 0;
        }
    }
    *step = (struct heap_step){0};
    return false;
}

static void play(struct component *after, const struct component *component, const struct component_move *to)
{
    const struct heaps *const heaps = &component->heaps;
    const struct heap_step *const step = &to->heap_step;
    const uint8_t part = step->part, more = step->left > 1 ? step->left - 1 : 0;
    uint32_t *const heap = after->heaps.heap;

    *after = *component;
    if (heaps->count + more > HEAPS_MAX) {
        read_refuse_above(FAULT_TOO_MANY_HEAPS, HEAPS_MAX);
        return;
    }
    memmove(heap + part + 1 + more, heap + part + 1, (heaps->count - part - 1u) * sizeof *heap);
    heap[part] = 0;
    memcpy(heap + part, step->size, step->left * sizeof *heap);
    after->heaps.count = heaps->count + more;
}

static void write_step(const struct component *component, const struct component_move *step)
{
    const struct heap_step *const heap_step = &step->heap_step;

    (void)component;
    write_number(heap_step->part + 1u);
    text_char('-');
    write_number(heap_step->take);
    for (uint8_t i = 0; heap_step->left > 1 && i < heap_step->left; i++) {
        text_char(i ? ',' : '>');
        write_number(heap_step->size[i]);
    }
}

static void say_step(const struct component *component, const struct component_move *step)
{
    const struct heap_step *const heap_step = &step->heap_step;

    (void)component;
    text_words("take ");
    write_number(heap_step->take);
    text_words(" from heap ");
    write_number(heap_step->part + 1u);
    for (uint8_t i = 0; heap_step->left > 1 && i < heap_step->left; i++) {
        text_words(i ? " and " : " and leave heaps of ");
        write_number(heap_step->size[i]);
    }
}

// Saves the heaps in ascending order, without empty heaps.
static unsigned save(const struct component *component, uint32_t *numbers)
{
    const struct heaps *const heaps = &component->heaps;
    unsigned count = 0;

    for (uint8_t i = 0; i < heaps->count; i++) {
        unsigned at = count;
        if (!heaps->heap[i])
            continue;
        for (; at && numbers[at - 1] > heaps->heap[i]; at--)
            numbers[at] = numbers[at - 1];
        numbers[at] = heaps->heap[i];
        count++;
    }
    return count;
}

static void load(struct component *component, const uint32_t *numbers, unsigned count)
{
    component->heaps.count = (uint8_t)count;
    memcpy(component->heaps.heap, numbers, count * sizeof *numbers);
}

const struct kind heaps_kind = {read_position, next,     play, write_game, write_position,
                                write_step,    say_step, save, load};
