// SPDX-License-Identifier: MIT
// If this test fails, `lost` and `value` answer wrongly for games that the solver computes in one table.
// Compares the solver's tables (box.h, capped.h) with brute force over the rules.
#include "solver/box.h"
#include "solver/capped.h"

#include "draw.h"
#include "tap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIDE = 64, PARTS = 4, CELLS = 1 << 20, OPTIONS = 4096, UNKNOWN = 0xFFFF };

// A small game for brute force. A position has `parts` numbers below `side`.
struct model {
    const struct box_game *game;
    unsigned parts;
    uint32_t side;
    bool keeps_poison;
    uint16_t *answer; // result of answer_of() for each position
};

static uint32_t options[OPTIONS], option_count;

static uint32_t index_of(const struct model *model, const uint32_t *part)
{
    uint32_t index = 0;

    for (unsigned i = 0; i < model->parts; i++)
        index = index * model->side + part[i];
    return index;
}

static void find_parts(const struct model *model, uint32_t index, uint32_t *part)
{
    for (unsigned i = model->parts; i--; index /= model->side)
        part[i] = index % model->side;
}

// Adds the position with this number as part `i` to the options.
static void set_part(const struct model *model, const uint32_t *part, unsigned i, uint32_t number)
{
    uint32_t after[PARTS];

    memcpy(after, part, sizeof after);
    after[i] = number;
    options[option_count++] = index_of(model, after);
}

static void list_bites(const struct model *model, const uint32_t *part)
{
    for (unsigned row = 0; row < model->parts; row++)
        for (uint32_t length = 0; length < part[row]; length++) {
            uint32_t after[PARTS];
            for (unsigned i = 0; i < model->parts; i++)
                after[i] = i >= row && part[i] > length ? length : part[i];
            if (!model->keeps_poison || row || length)
                options[option_count++] = index_of(model, after);
        }
}

static void list_pairs(const struct model *model, const uint32_t *part)
{
    for (uint32_t take = 1; take <= part[0] || take <= part[1]; take++) {
        if (take <= part[0])
            set_part(model, part, 0, part[0] - take);
        if (take <= part[1])
            set_part(model, part, 1, part[1] - take);
        if (take <= part[0] && take <= part[1])
            set_part(model, (uint32_t[PARTS]){part[0] - take}, 1, part[1] - take);
    }
}

static void list_options(const struct model *model, const uint32_t *part)
{
    option_count = 0;
    switch (model->game->rules) {
    case BOX_BAR:
        list_bites(model, part);
        break;
    case BOX_PAIR:
        list_pairs(model, part);
        break;
    case BOX_DIVIDE:
        for (unsigned box = 0; box < 2; box++)
            for (uint32_t one = 1; one < part[box]; one++)
                set_part(model, (uint32_t[PARTS]){one}, 1, part[box] - one);
        break;
    default:
        for (unsigned token = 0; token < model->parts; token++)
            for (uint32_t i = model->game->edges.first[part[token]];
                 i < model->game->edges.first[part[token] + 1]; i++)
                set_part(model, part, token, model->game->edges.next[i]);
    }
}

// Returns a position's Grundy value. If `values` is false, returns 1 if won, otherwise 0.
static uint16_t answer_of(struct model *model, uint32_t index, bool values)
{
    uint32_t part[PARTS] = {0}, own[OPTIONS];
    uint8_t seen[OPTIONS] = {0};
    uint16_t answer = 0;

    if (model->answer[index] != UNKNOWN)
        return model->answer[index];
    find_parts(model, index, part);
    list_options(model, part);
    const uint32_t count = option_count;
    memcpy(own, options, count * sizeof *own);
    if (!count && !values)
        answer = model->game->misere != (model->game->rules == BOX_BAR);
    for (uint32_t i = 0; i < count; i++) {
        const uint16_t after = answer_of(model, own[i], values);
        answer |= !values && !after;
        seen[after] = 1;
    }
    while (values && seen[answer])
        answer++;
    return model->answer[index] = answer;
}

// Returns for how many positions the box and brute force give different answers.
static unsigned count_wrong(struct model *model, const struct box *box, const uint32_t *most, bool values)
{
    const bool is_bar = model->game->rules == BOX_BAR, divides = model->game->rules == BOX_DIVIDE;
    unsigned wrong = 0;
    uint32_t cells = 1;

    for (unsigned i = 0; i < model->parts; i++)
        cells *= model->side;
    memset(model->answer, 0xFF, CELLS * sizeof *model->answer);
    for (uint32_t index = 0; index < cells; index++) {
        uint32_t part[PARTS] = {0};
        bool is_inside = true;
        find_parts(model, index, part);
        for (unsigned i = 0; i < model->parts; i++)
            is_inside &=
                part[i] <= most[i] && !(is_bar && i && part[i] > part[i - 1]) && !(divides && !part[i]);
        if (!is_inside || (values && is_bar && !part[0]))
            continue;
        const uint16_t right = answer_of(model, index, values);
        wrong += !box_has(box, part, model->parts) || box_value(box, part, model->parts) != right;
    }
    return wrong;
}

static const struct budget large_budget = {.steps = UINT64_MAX, .bytes = SIZE_MAX};

// Checks verdicts in normal and misère play. Except for tokens, also checks Grundy values.
static void check_box(const char *name, struct box_game game, const uint32_t *most, unsigned parts)
{
    enum { NORMAL, MISERE, VALUES } mode;
    struct model model = {&game, parts, 0, false, malloc(CELLS * sizeof *model.answer)};
    unsigned wrong = 0;

    for (unsigned i = 0; i < parts; i++)
        model.side = most[i] < model.side ? model.side : most[i] + 1;
    for (mode = NORMAL; mode <= (game.rules == BOX_TOKENS ? MISERE : VALUES); mode++) {
        struct budget budget = large_budget;
        game.misere = mode == MISERE;
        model.keeps_poison = mode == VALUES;
        struct box *const box = box_new(&game, most, parts, mode == VALUES, &budget);
        wrong += !box || count_wrong(&model, box, most, mode == VALUES);
        box_free(box);
    }
    free(model.answer);
    tap_check(!wrong, "%s: the box agrees with brute force in all positions", name);
}

// Checks a random graph without cycles.
static void check_tokens(uint32_t vertices, unsigned tokens)
{
    uint32_t name[SIDE], first[SIDE + 1] = {0}, next[SIDE * SIDE], most[PARTS], count = 0;

    for (uint32_t v = 0; v < vertices; v++) {
        const uint32_t other = (uint32_t)rand() % (v + 1);
        name[v] = name[other];
        name[other] = v;
    }
    for (uint32_t v = 0; v < vertices; v++) {
        first[v] = count;
        for (uint32_t to = 0; to < vertices; to++)
            if (name[to] < name[v] && rand() % 3 == 0)
                next[count++] = to;
    }
    first[vertices] = count;
    for (unsigned token = 0; token < tokens; token++)
        most[token] = vertices - 1;
    char title[80];
    snprintf(title, sizeof title, "%u tokens on a graph with %u vertices", tokens, vertices);
    check_box(title, (struct box_game){.rules = BOX_TOKENS, .edges = {vertices, first, next}}, most, tokens);
}

// For heaps of up to `most` stones, checks every limit on the next take.
static void check_capped(uint32_t growth, uint32_t most)
{
    static uint32_t right[SIDE][3 * SIDE];
    unsigned wrong = 0;

    for (unsigned misere = 0; misere < 2; misere++) {
        struct budget budget = large_budget;
        struct capped *const capped = capped_new(growth, misere, most, &budget);
        for (uint32_t stones = 0; stones <= most; stones++)
            for (uint32_t cap = 0; cap <= 2 * most; cap++) {
                uint8_t seen[SIDE] = {0};
                uint32_t *const value = &right[stones][cap];
                *value = misere && (!stones || !cap);
                for (uint32_t take = 1; take <= stones && take <= cap; take++)
                    seen[right[stones - take][growth * take]] = 1;
                if (misere)
                    *value |= seen[0];
                while (!misere && seen[*value])
                    ++*value;
                wrong += !capped || capped_value(capped, stones, cap) != *value;
            }
        capped_free(capped);
    }
    tap_check(!wrong, "a take of t sets the cap to %u t: heaps up to %u agree with brute force", growth,
              most);
}

static unsigned calls; // calls of interrupt_at_three()

static bool interrupt_at_three(void)
{
    return ++calls == 3;
}

// Checks that the budget shows which limit ended the search.
static void check_limits(void)
{
    const uint32_t most[] = {3000, 3000}, wide[] = {60000, 4000};
    const struct box_game game = {.rules = BOX_PAIR};
    struct fault fault = {0};
    struct work work;
    struct budget budgets[] = {
        {.steps = 1000, .bytes = SIZE_MAX},
        {.steps = UINT64_MAX, .bytes = 1000},
        {.steps = UINT64_MAX, .bytes = SIZE_MAX, .work = &work, .unit = 1},
    };
    static const enum ended ended[] = {ENDED_BY_STEPS, ENDED_BY_MEMORY, ENDED_BY_CALLER};

    work_begin(&work, (struct watch){.is_interrupted = interrupt_at_three}, (struct effort){0}, &fault);
    for (unsigned i = 0; i < 3; i++) {
        struct box *const box = box_new(&game, most, 2, true, &budgets[i]);
        tap_check(!box && budgets[i].ended == ended[i], "budget %u reports which limit ended the search", i);
        box_free(box);
    }
    tap_check(calls == 3, "the search stops at the interrupt in call 3 of is_interrupted(): %u calls", calls);
    struct budget budget = {.steps = BOX_STEPS, .bytes = BOX_MEMORY};
    tap_check(!box_new(&game, wide, 2, false, &budget) && budget.ended == ENDED_BY_MEMORY,
              "a box has at most %u positions", BOX_MEMORY / BOX_BYTES_OF_A_POSITION);
}

int main(void)
{
    srand(draw_seed());
    check_box("chomp, 1 row", (struct box_game){.rules = BOX_BAR}, (uint32_t[PARTS]){9}, 1);
    check_box("chomp, 2 rows", (struct box_game){.rules = BOX_BAR}, (uint32_t[PARTS]){40, 30}, 2);
    check_box("chomp, 3 rows", (struct box_game){.rules = BOX_BAR}, (uint32_t[PARTS]){15, 12, 12}, 3);
    check_box("chomp, 4 rows", (struct box_game){.rules = BOX_BAR}, (uint32_t[PARTS]){9, 9, 8, 5}, 4);
    check_box("wythoff", (struct box_game){.rules = BOX_PAIR}, (uint32_t[PARTS]){50, 50}, 2);
    check_box("wythoff, a small and a large pile", (struct box_game){.rules = BOX_PAIR},
              (uint32_t[PARTS]){3, 60}, 2);
    check_box("divide", (struct box_game){.rules = BOX_DIVIDE}, (uint32_t[PARTS]){40, 60}, 2);
    check_tokens(60, 1);
    check_tokens(40, 2);
    check_tokens(20, 3);
    check_tokens(9, 4);
    check_capped(1, SIDE - 1);
    check_capped(2, SIDE - 1);
    check_limits();
    return tap_done();
}
