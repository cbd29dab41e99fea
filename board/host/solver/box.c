// SPDX-License-Identifier: MIT
// A position is a descending sequence of parts. Positions are numbered in lexicographic order. A move leads
// to a smaller number.
#include "solver/box.h"

#include "solver/capped.h"

#include <stdlib.h>
#include <string.h>

enum { WORDS_OF_A_STEP = 6 }; // number of words of a set that one search step may read

struct box {
    struct box_game game;
    unsigned parts;
    uint32_t most[BOX_PARTS_MAX];  // largest value of each part
    uint32_t *adds[BOX_PARTS_MAX]; // a value of n in part i adds adds[i][n] to the position's number
    uint32_t count;                // number of positions
    uint8_t *is_won;               // 1 for each won position; null if the box holds values
    struct capped *capped;         // table of heaps for BOX_CAPPED, or null
    uint16_t *value;               // Grundy value of each position; null if the box holds verdicts
    uint32_t *rank;                // place of each vertex; edges lead to smaller places
    uint32_t *vertex;              // the vertex in each place
    struct edges before;           // edges of the graph, reversed
    uint32_t part[BOX_PARTS_MAX];  // the position that the search has reached
    uint64_t steps;                // steps not yet reported to the budget
};

void box_free(struct box *box)
{
    if (!box)
        return;
    for (unsigned i = 0; i < box->parts; i++)
        free(box->adds[i]);
    capped_free(box->capped);
    free(box->is_won);
    free(box->value);
    free(box->rank);
    free(box->vertex);
    free(box->before.first);
    free(box);
}

static uint32_t number_of(const struct box *box, const uint32_t *part)
{
    uint32_t number = 0;

    for (unsigned i = 0; i < box->parts; i++)
        number += box->adds[i][part[i]];
    return number;
}

// Computes box->adds and box->count. Returns false if the box is too large.
static bool number_positions(struct box *box, struct budget *budget)
{
    const uint64_t allowed = budget->bytes / BOX_BYTES_OF_A_POSITION;
    const uint64_t most = allowed < UINT32_MAX / 2 ? allowed : UINT32_MAX / 2;
    uint64_t bytes = 0;

    for (unsigned i = box->parts; i--;) {
        uint64_t total = 0;
        bytes += (box->most[i] + 2) * sizeof *box->adds[i];
        if (!budget_has(budget, bytes))
            return false;
        box->adds[i] = malloc((box->most[i] + 2) * sizeof *box->adds[i]);
        for (uint32_t n = 0; box->adds[i] && n <= box->most[i] + 1; n++) {
            const bool is_last = i + 1 == box->parts;
            const uint32_t next = is_last ? 0 : (n < box->most[i + 1] ? n : box->most[i + 1]) + 1;
            box->adds[i][n] = (uint32_t)total;
            total += is_last ? 1 : box->adds[i + 1][next];
            if (n <= box->most[i] && total > most)
                return budget_end(budget, ENDED_BY_MEMORY);
        }
        if (!box->adds[i])
            return budget_end(budget, ENDED_BY_MEMORY);
    }
    box->count = box->parts ? box->adds[0][box->most[0] + 1] : 1;
    return true;
}

// Orders the vertices of a graph so that each vertex comes after its successors.
static bool order_vertices(struct box *box)
{
    const struct edges *const edges = &box->game.edges;
    uint32_t count = 0;

    if (!edges_turn(edges, &box->before))
        return false;
    box->vertex = edges_order(edges, &box->before, &count);
    box->rank = malloc((edges->vertices + 1) * sizeof *box->rank);
    for (uint32_t i = 0; i < count && box->rank; i++)
        box->rank[box->vertex[i]] = i;
    return box->rank && count == edges->vertices;
}

// Sorts the parts in descending order. Returns false if the box does not contain the position.
static bool sort(const struct box *box, const uint32_t *part, unsigned parts, uint32_t *sorted)
{
    const bool is_bar = box->game.rules == BOX_BAR;

    if (parts > box->parts || (parts < box->parts && !is_bar))
        return false;
    memset(sorted, 0, BOX_PARTS_MAX * sizeof *sorted);
    for (unsigned i = 0; i < parts; i++) {
        const bool is_token = box->game.rules == BOX_TOKENS;
        if (is_token && part[i] >= box->game.edges.vertices)
            return false;
        const uint32_t number = is_token ? box->rank[part[i]] : part[i];
        unsigned at = i;
        for (; at && sorted[at - 1] < number; at--)
            sorted[at] = sorted[at - 1];
        sorted[at] = number;
    }
    for (unsigned i = 0; i < box->parts; i++)
        if (sorted[i] > box->most[i])
            return false;
    return true;
}

// Goes on to the next position. Returns false after the last position.
static bool next_position(struct box *box)
{
    for (unsigned i = box->parts; i--;) {
        if (box->part[i] < box->most[i] && (!i || box->part[i] < box->part[i - 1])) {
            box->part[i]++;
            return true;
        }
        box->part[i] = 0;
    }
    return false;
}

// Reports the steps so far to the budget. Returns false at a limit.
static bool use_steps(struct box *box, struct budget *budget)
{
    const uint64_t steps = box->steps + 1;

    box->steps = 0;
    return budget_use(budget, steps);
}

// Marks a position as won, because a move leads to the current, lost position.
static void mark(struct box *box, uint32_t number)
{
    box->is_won[number] = 1;
    box->steps++;
}

// Marks the bars that one bite turns into bar `number`.
static void mark_bites(struct box *box, unsigned row, unsigned end, uint32_t length, uint32_t longest,
                       uint32_t number)
{
    const uint32_t *const adds = box->adds[row];

    longest = longest < box->most[row] ? longest : box->most[row];
    for (uint32_t before = length + 1; before <= longest; before++) {
        const uint32_t longer = number - adds[length] + adds[before];
        mark(box, longer);
        if (row + 1 < end)
            mark_bites(box, row + 1, end, length, before, longer);
    }
}

static void mark_bar(struct box *box, uint32_t number)
{
    for (unsigned row = 0, end; row < box->parts; row = end) {
        for (end = row + 1; end < box->parts && box->part[end] == box->part[row];)
            end++;
        mark_bites(box, row, end, box->part[row], row ? box->part[row - 1] : box->most[0], number);
    }
}

static void mark_tokens(struct box *box)
{
    uint32_t moved[BOX_PARTS_MAX];

    for (unsigned token = 0; token < box->parts; token++) {
        const uint32_t vertex = box->vertex[box->part[token]];
        if (token && box->part[token] == box->part[token - 1])
            continue;
        for (uint32_t i = box->before.first[vertex]; i < box->before.first[vertex + 1]; i++) {
            const uint32_t rank = box->rank[box->before.next[i]];
            unsigned at = token;
            memcpy(moved, box->part, sizeof moved);
            for (; at && moved[at - 1] < rank; at--)
                moved[at] = moved[at - 1];
            moved[at] = rank;
            mark(box, number_of(box, moved));
        }
    }
}

// Returns true if no token can move.
static bool is_end(const struct box *box)
{
    const uint32_t *const first = box->game.edges.first;

    for (unsigned i = 0; i < box->parts; i++) {
        const uint32_t vertex = box->vertex[box->part[i]];
        if (first[vertex] < first[vertex + 1])
            return false;
    }
    return true;
}

static bool find_verdicts(struct box *box, struct budget *budget)
{
    uint32_t number = 0;

    if (box->game.rules == BOX_BAR) // the opponent has eaten the poison
        box->is_won[0] = !box->game.misere;
    do {
        if (!box->is_won[number] && box->game.rules == BOX_TOKENS && box->game.misere && is_end(box))
            box->is_won[number] = 1;
        if (!box->is_won[number]) {
            if (box->game.rules == BOX_BAR)
                mark_bar(box, number);
            else
                mark_tokens(box);
        }
        number++;
    } while (use_steps(box, budget) && next_position(box));
    return budget->ended == ENDED_AS_ASKED;
}

static bool find_bar_values(struct box *box, struct budget *budget)
{
    const unsigned rows = box->parts;
    const uint32_t width = box->most[0];
    uint32_t squares = 0, number = 0, head[BOX_PARTS_MAX + 1] = {0}, tail[BOX_PARTS_MAX + 1] = {0};

    for (unsigned row = 0; row < rows; row++)
        squares += box->most[row];

    // above[length * (rows + 1) + row] is the sum of adds[] for `row` rows of `length` squares.
    const size_t size = (width + (size_t)1) * (rows + 1);
    uint32_t *const above = calloc(size + squares + 2, sizeof *above);

    if (!above)
        return budget_end(budget, ENDED_BY_MEMORY);

    uint32_t *const seen = above + size;

    for (uint32_t length = 0; length <= width; length++)
        for (unsigned row = 0; row < rows; row++)
            above[length * (rows + 1) + row + 1] =
                above[length * (rows + 1) + row] + (length <= box->most[row] ? box->adds[row][length] : 0);
    while (number++, next_position(box) && use_steps(box, budget)) {
        unsigned end = rows;
        uint32_t value = 0;
        for (unsigned row = 0; row < rows; row++)
            head[row + 1] = head[row] + box->adds[row][box->part[row]];
        for (unsigned row = 0; row <= rows; row++)
            tail[row] = number - head[row];
        for (uint32_t length = 0; length < box->part[0]; length++) {
            const uint32_t *const before = above + length * (rows + 1);
            while (box->part[end - 1] <= length)
                end--;
            for (unsigned row = !length; row < end; row++) // row 0 must keep at least the poisoned square
                seen[box->value[before[end] + tail[end] + head[row] - before[row]]] = number;
            box->steps += end;
        }
        while (seen[value] == number)
            value++;
        box->value[number] = (uint16_t)value;
    }
    free(above);
    return budget->ended == ENDED_AS_ASKED;
}

// Returns the smallest number that is in none of three sets.
static uint32_t mex(const uint64_t *one, const uint64_t *two, const uint64_t *three)
{
    uint32_t word = 0;

    while (!~(one[word] | two[word] | three[word]))
        word++;
    return 64 * word + (uint32_t)__builtin_ctzll(~(one[word] | two[word] | three[word]));
}

static void add(uint64_t *set, uint32_t number)
{
    set[number / 64] |= (uint64_t)1 << number % 64;
}

// Finds verdicts for BOX_PAIR and BOX_DIVIDE.
static bool find_pair_verdicts(struct box *box, struct budget *budget)
{
    const uint32_t most = box->most[0], least = box->most[1];
    const bool divides = box->game.rules == BOX_DIVIDE;
    // has_lost[s] is true if a division of s stones, or a position with a pile of s, is lost.
    bool *const has_lost = calloc((size_t)most + least + 2, sizeof *has_lost);

    if (!has_lost)
        return budget_end(budget, ENDED_BY_MEMORY);

    bool *const diagonal = has_lost + least + 1; // diagonal[d]: a pair of piles with difference d is lost

    for (uint32_t large = divides; large <= most && use_steps(box, budget); large++) {
        bool row = false; // true if a pair with this larger pile is lost
        for (uint32_t small = divides; small <= large && small <= least; small++) {
            const bool is_end = large == divides && box->game.misere;
            const bool leads_to_lost = divides ? has_lost[large] : row || diagonal[large - small];
            const bool is_lost = !is_end && !leads_to_lost && !has_lost[small];
            box->is_won[box->adds[0][large] + box->adds[1][small]] = !is_lost;
            box->steps++;
            if (is_lost && !divides)
                has_lost[small] = diagonal[large - small] = row = true;
            else if (is_lost && large + small <= most)
                has_lost[large + small] = true;
        }
        if (!divides && large <= least)
            has_lost[large] = row;
    }
    free(has_lost);
    return budget->ended == ENDED_AS_ASKED;
}

// Finds values for BOX_PAIR and BOX_DIVIDE.
static bool find_pair_values(struct box *box, struct budget *budget)
{
    const uint32_t most = box->most[0], least = box->most[1];
    const size_t words = (most + 2 * least) / 64 + 1, sets = (size_t)most + least + 3;
    const bool divides = box->game.rules == BOX_DIVIDE;
    const uint64_t steps = (uint64_t)box->count * (1 + (divides ? 0 : words / WORDS_OF_A_STEP));
    uint64_t *const line = budget_has(budget, sets * words * sizeof *line) // sets of values
                               ? calloc(sets * words, sizeof *line)
                               : NULL;

    if (!line)
        return budget_end(budget, ENDED_BY_MEMORY);
    if (steps > budget->steps) {
        free(line);
        return budget_end(budget, ENDED_BY_STEPS);
    }

    uint64_t *const diagonal = line + words * (least + 1), *const row = line + words * (sets - 1);

    for (uint32_t large = divides; large <= most && use_steps(box, budget); large++) {
        memset(row, 0, words * sizeof *row);
        for (uint32_t small = divides; small <= large && small <= least; small++) {
            uint16_t *const value = &box->value[box->adds[0][large] + box->adds[1][small]];
            if (divides) {
                // A move divides the stones of one box between both boxes.
                *value = (uint16_t)mex(line + words * large, line + words * small, row);
                if (large + small <= most)
                    add(line + words * (large + small), *value);
            } else {
                *value = (uint16_t)mex(line + words * small, diagonal + words * (large - small), row);
                add(line + words * small, *value);
                add(diagonal + words * (large - small), *value);
                add(row, *value);
            }
        }
        if (!divides && large <= least)
            memcpy(line + words * large, row, words * sizeof *row);
        box->steps += (uint64_t)(large < least ? large : least) * (steps / box->count);
    }
    free(line);
    return budget->ended == ENDED_AS_ASKED;
}

// Finds the verdicts or values. Returns false at a limit.
static bool fill(struct box *box, bool has_values, struct budget *budget)
{
    const enum box_rules rules = box->game.rules;
    const size_t size = has_values ? sizeof *box->value : sizeof *box->is_won;

    if (has_values && rules != BOX_BAR && box->most[0] + 2 * (uint64_t)box->most[1] > UINT16_MAX)
        return budget_end(budget, ENDED_BY_VALUES);

    void *const cells = budget_has(budget, box->count * size) ? calloc(box->count, size) : NULL;

    box->value = has_values ? cells : NULL;
    box->is_won = has_values ? NULL : cells;
    if (!cells)
        return budget_end(budget, ENDED_BY_MEMORY);
    if (rules == BOX_PAIR || rules == BOX_DIVIDE)
        return has_values ? find_pair_values(box, budget) : find_pair_verdicts(box, budget);
    return has_values ? find_bar_values(box, budget) : find_verdicts(box, budget);
}

struct box *box_new(const struct box_game *game, const uint32_t *most, unsigned parts, bool has_values,
                    struct budget *budget)
{
    struct box *const box = calloc(1, sizeof *box);

    if (!box || parts > BOX_PARTS_MAX) {
        free(box);
        budget_end(budget, ENDED_BY_MEMORY);
        return NULL;
    }
    box->game = *game;
    box->parts = parts;
    for (unsigned i = 0; i < parts; i++)
        box->most[i] = game->rules == BOX_TOKENS ? game->edges.vertices - 1 : most[i];
    if (game->rules == BOX_PAIR || game->rules == BOX_DIVIDE) {
        const bool is_ascending = most[0] < most[1];
        box->most[0] = most[is_ascending];
        box->most[1] = most[game->rules == BOX_PAIR ? !is_ascending : is_ascending];
    }

    bool is_filled = false;

    if (game->rules == BOX_CAPPED)
        is_filled = (box->capped = capped_new(game->growth, game->misere, *most, budget));
    else if (game->rules == BOX_TOKENS && !order_vertices(box))
        budget_end(budget, ENDED_BY_MEMORY);
    else
        is_filled = number_positions(box, budget) && fill(box, has_values, budget);
    box->game.edges.first = box->game.edges.next = NULL;
    if (is_filled)
        return box;
    box_free(box);
    return NULL;
}

bool box_has(const struct box *box, const uint32_t *part, unsigned parts)
{
    uint32_t sorted[BOX_PARTS_MAX];

    return box->capped ? *part <= *box->most : sort(box, part, parts, sorted);
}

uint32_t box_value(const struct box *box, const uint32_t *part, unsigned parts)
{
    uint32_t sorted[BOX_PARTS_MAX];

    if (box->capped)
        return capped_value(box->capped, part[0], part[1]);
    sort(box, part, parts, sorted);

    const uint32_t number = number_of(box, sorted);

    return box->value ? box->value[number] : box->is_won[number];
}
