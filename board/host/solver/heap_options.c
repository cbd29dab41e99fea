// SPDX-License-Identifier: MIT
// A set of values is a row of bits: bit v is 1 if the set contains v. To split a heap means to divide its
// stones among several heaps. One set for each s and k contains the xors of all splits of s stones into k
// heaps.
//
// If r digits repeat, each of them allows to take n, n + r, n + 2r, ... stones. What these takes leave has
// the same remainder mod r. So each of the r digits keeps one set of options for each remainder.
#include "solver/heap_options.h"

#include <stdlib.h>
#include <string.h>

enum { STEPS_OF_A_DIVISION = 4 };
enum { LEVELS = 6 }; // number of sets, for 0, 1, 2, 3, 4 and more heaps

typedef uint64_t word_t;

// The set with index s * LEVELS + k holds the xors of all splits of s stones into k heaps.
struct splits {
    bool is_needed;
    uint32_t room; // the sets cover 0 to `room` - 1 stones
    word_t *sets;
};

struct heap_options {
    const struct heap_rules *rules;
    uint32_t words;                    // words in each set
    uint32_t known;                    // the sets include heaps 0 to `known` - 1
    struct splits splits[SPLIT_EQUAL]; // for SPLIT_ANY and SPLIT_UNEQUAL; equal heaps need no sets
    // The set with index i * r + s % r holds the options of repeating digit i that leave s stones. r is
    // rules->repeated.
    word_t *repeated;
    word_t *found; // the options of the next heap
};

static bool leaves_many(const struct heap_rules *rules, uint16_t take)
{
    return rules->digit[take] & (LEAVE_THREE | LEAVE_FOUR | LEAVE_MORE);
}

bool heap_options_needed(const struct heap_rules *rules)
{
    bool is_needed = rules->repeated;

    for (uint16_t take = 0; take <= rules->last; take++)
        is_needed |= rules->split[take] != SPLIT_ANY || leaves_many(rules, take);
    return is_needed;
}

struct heap_options *heap_options_new(const struct heap_rules *rules)
{
    struct heap_options *const options = calloc(1, sizeof *options);

    if (!options)
        return NULL;
    options->rules = rules;
    options->known = 1;
    for (uint16_t take = 0; take <= rules->last; take++)
        if (rules->split[take] != SPLIT_EQUAL)
            options->splits[rules->split[take]].is_needed |= leaves_many(rules, take);
    return options;
}

void heap_options_free(struct heap_options *options)
{
    if (!options)
        return;
    free(options->splits[SPLIT_ANY].sets);
    free(options->splits[SPLIT_UNEQUAL].sets);
    free(options->repeated);
    free(options->found);
    free(options);
}

static void add(word_t *set, uint32_t value)
{
    set[value / 64] |= (word_t)1 << value % 64;
}

static void add_all(word_t *set, const word_t *other, uint32_t words)
{
    for (uint32_t i = 0; i < words; i++)
        set[i] |= other[i];
}

// Adds to `set` the xor of `value` with each member of `other`.
static void add_xors(word_t *set, const word_t *other, uint32_t value, uint32_t words)
{
    static const word_t even[] = {0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F,
                                  0x00FF00FF00FF00FF, 0x0000FFFF0000FFFF, 0x00000000FFFFFFFF};

    for (uint32_t i = 0; i < words; i++) {
        word_t bits = other[i];
        for (uint32_t bit = 0; bits && bit < 6; bit++)
            if (value >> bit & 1)
                bits = (bits & even[bit]) << (1 << bit) | (bits >> (1 << bit) & even[bit]);
        set[i ^ value / 64] |= bits;
    }
}

// Adds all splits that contain a heap of `heap` stones with value `value`.
static void add_heap(const struct heap_options *options, enum split split, uint32_t heap, uint32_t value)
{
    const struct splits *const splits = &options->splits[split];
    const uint32_t words = options->words;

    for (uint32_t i = heap; i < splits->room; i++) {
        // Descending order adds the heap to a split at most once; ascending order, repeatedly.
        const uint32_t stones = split == SPLIT_UNEQUAL ? splits->room - 1 - i + heap : i;
        word_t *const to = splits->sets + (size_t)stones * LEVELS * words;
        const word_t *const from = splits->sets + (size_t)(stones - heap) * LEVELS * words;
        add_xors(to + (LEVELS - 1) * words, from + (LEVELS - 1) * words, value, words);
        for (uint32_t level = LEVELS - 1; level; level--)
            add_xors(to + level * words, from + (level - 1) * words, value, words);
    }
}

// Makes sets for splits of at least n stones. Adds all known heaps.
static bool make_splits(struct heap_options *options, enum split split, const uint16_t *values, uint32_t n,
                        struct budget *budget)
{
    struct splits *const splits = &options->splits[split];
    const uint32_t room = 2 * n + 64, words = options->words;
    const uint64_t size = (uint64_t)room * LEVELS * words;

    free(splits->sets);
    splits->sets = budget_has(budget, size * sizeof(word_t)) ? calloc(size, sizeof(word_t)) : NULL;
    if (!splits->sets)
        return budget_end(budget, ENDED_BY_MEMORY);
    splits->room = room;
    add(splits->sets, 0); // the split into no heaps
    for (uint32_t heap = 1; heap < options->known; heap++) {
        if (!budget_use(budget, (uint64_t)(room - heap) * LEVELS * words))
            return false;
        add_heap(options, split, heap, values[heap]);
    }
    return true;
}

// Adds to a set the xors of all splits into two heaps.
static bool add_pairs(const uint16_t *values, uint32_t stones, enum split split, word_t *set,
                      struct budget *budget)
{
    if (split == SPLIT_EQUAL) {
        if (stones && stones % 2 == 0)
            add(set, 0);
        return true;
    }
    for (uint32_t part = 1; 2 * part + (split == SPLIT_UNEQUAL) <= stones; part++)
        add(set, values[part] ^ values[stones - part]);
    return budget_use(budget, stones / 2 + 1);
}

// Adds to a set the xor of the split into `heaps` equal heaps, if the digit allows this split.
static void add_equal(const uint16_t *values, uint8_t digit, uint32_t stones, uint32_t heaps, word_t *set)
{
    if (heaps > 2 && digit & (heaps < LEVELS - 1 ? 1 << heaps : LEAVE_MORE))
        add(set, heaps % 2 ? values[stones / heaps] : 0);
}

// Adds to a set the xors of all allowed splits into three or more equal heaps.
static bool add_equal_heaps(const uint16_t *values, uint8_t digit, uint32_t stones, word_t *set,
                            struct budget *budget)
{
    uint32_t heaps = 1;

    for (; heaps * heaps <= stones; heaps++)
        if (stones % heaps == 0) {
            add_equal(values, digit, stones, heaps, set);
            add_equal(values, digit, stones, stones / heaps, set);
        }
    return budget_use(budget, STEPS_OF_A_DIVISION * heaps);
}

// Adds the options after a move that takes `take` stones and leaves `stones` stones.
static bool add_left(const struct heap_options *options, const uint16_t *values, uint16_t take,
                     uint32_t stones, word_t *set, struct budget *budget)
{
    const uint8_t digit = options->rules->digit[take];
    const enum split split = options->rules->split[take];
    const uint32_t words = options->words;

    if (digit & LEAVE_NOTHING && !stones)
        add(set, 0);
    if (digit & LEAVE_ONE && stones)
        add(set, values[stones]);
    if (digit & LEAVE_TWO && !add_pairs(values, stones, split, set, budget))
        return false;
    if (split == SPLIT_EQUAL && digit >= LEAVE_THREE && !add_equal_heaps(values, digit, stones, set, budget))
        return false;
    for (uint32_t level = 3; split != SPLIT_EQUAL && level < LEVELS; level++)
        if (digit & 1 << level)
            add_all(set, options->splits[split].sets + ((size_t)stones * LEVELS + level) * words, words);
    return true;
}

// Widens sets from `old` to `new` words.
static word_t *widen(word_t *sets, size_t count, uint32_t old, uint32_t new)
{
    word_t *const wider = calloc(count * new + 1, sizeof *wider);

    for (size_t i = 0; wider && old && i < count; i++)
        memcpy(wider + i * new, sets + i * old, old * sizeof *wider);
    free(sets);
    return wider;
}

// Makes all sets wide enough for the values of the heaps below n.
static bool make_room(struct heap_options *options, const uint16_t *values, uint32_t n, struct budget *budget)
{
    const size_t count = (size_t)options->rules->repeated * options->rules->repeated;
    uint32_t words = options->words ? options->words : 1;

    while (n && values[n - 1] >= 64 * words)
        words *= 2;
    if (words != options->words) {
        if (!budget_has(budget, (uint64_t)count * words * sizeof(word_t)))
            return false;
        options->repeated = widen(options->repeated, count, options->words, words);
        free(options->found);
        // one extra word, in case the set contains all numbers
        options->found = calloc(words + 1, sizeof *options->found);
        options->words = words;
        options->splits[SPLIT_ANY].room = options->splits[SPLIT_UNEQUAL].room = 0;
        if (!options->repeated || !options->found)
            return budget_end(budget, ENDED_BY_MEMORY);
    }
    for (enum split split = SPLIT_ANY; split <= SPLIT_UNEQUAL; split++)
        if (options->splits[split].is_needed && n >= options->splits[split].room &&
            !make_splits(options, split, values, n, budget))
            return false;
    return true;
}

// Adds the heaps below n to the sets of splits.
static bool learn(struct heap_options *options, const uint16_t *values, uint32_t n, struct budget *budget)
{
    uint64_t steps = 0;

    for (; options->known < n; options->known++)
        for (enum split split = SPLIT_ANY; split <= SPLIT_UNEQUAL; split++) {
            if (options->splits[split].is_needed)
                add_heap(options, split, options->known, values[options->known]);
            steps += (uint64_t)options->splits[split].room * LEVELS * options->words;
        }
    return budget_use(budget, steps);
}

bool heap_options_mex(struct heap_options *options, const uint16_t *values, uint32_t n, struct budget *budget,
                      uint32_t *value)
{
    const struct heap_rules *const rules = options->rules;
    const uint16_t repeated = rules->repeated, first = rules->last + 1u - repeated;
    uint32_t word = 0;

    if (!make_room(options, values, n, budget) || !learn(options, values, n, budget))
        return false;
    memset(options->found, 0, options->words * sizeof *options->found);
    for (uint16_t take = 0; take < first && take <= n; take++)
        if (!add_left(options, values, take, n - take, options->found, budget))
            return false;
    for (uint16_t i = 0; i < repeated && first + i <= n; i++) {
        const uint32_t stones = n - first - i;
        word_t *const set = options->repeated + ((size_t)i * repeated + stones % repeated) * options->words;
        if (!add_left(options, values, first + i, stones, set, budget))
            return false;
        add_all(options->found, set, options->words);
    }
    while (!~options->found[word])
        word++;
    *value = 64 * word + (uint32_t)__builtin_ctzll(~options->found[word]);
    return budget_use(budget, (uint64_t)(repeated + 1u) * options->words);
}
