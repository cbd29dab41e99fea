// SPDX-License-Identifier: MIT
// The fast method for octal games with a sparse space (Winning Ways, ch. 4). A bit mask divides the values:
// under the mask, common values have odd parity and rare values even parity. A Walsh-Hadamard transform finds
// the mask.
//
// A split has a common xor only if one of its heaps has a rare value and the other heap a common value. These
// splits are few, so the program tries them all. The smallest missing common value is then a candidate for
// the mex. The program tries other splits only until they reach all rare values below the candidate.
//
// In an outer split, the larger heap has the same value as the heap that is one expected period smaller.
#include "solver/heap_values.h"

#include "solver/array.h"
#include "solver/heap_options.h"

#include <stdlib.h>
#include <string.h>

enum {
    VALUES_END = 1 << 16, // larger than every value
    MASK_END = 1 << 12,   // upper bound of all masks
    BLOCK = 64,           // number of splits to try before the next check for missing values
    EXPECTED_MAX = 256,   // longest period for outer splits
    BATCH = 16,           // number of heaps in a batch; their values fit a cache line
    WAYS_MAX = HEAP_TAKE_MAX + 1,
};

// List of takes that may leave a certain number of heaps
struct takes {
    uint16_t count, take[WAYS_MAX];
};

struct heap_values {
    struct heap_rules rules;
    struct budget budget;
    struct heap_options *options;   // table of options, or null if the rules need none
    struct takes nothing, one, two; // takes that may leave no heap, one heap and two heaps
    uint32_t count;                 // number of known values
    uint16_t *value;
    struct rare {
        uint32_t heap, value;
    } * rare; // heaps with a rare value
    uint32_t rare_count;
    size_t room, rare_room;    // room for values and for rare values
    uint32_t batch, batch_end; // first heap in the batch; first heap after the batch
    // For a take of two.take[i] stones, all splits with a heap from rare[early[i]] to rare[late[i] - 1] are
    // marked.
    uint32_t early[WAYS_MAX], late[WAYS_MAX];
    uint32_t next_mask; // number of values at which to call divide() again
    uint32_t limit;     // a power of two above all values and xors
    uint64_t steps;     // steps not yet reported to the budget
    struct heap_period period;
    uint32_t *period_memory;     // memory of earliest_period()
    uint32_t next_period;        // number of values at which to call find_period() again
    struct heap_period expected; // period that has held so far
    uint8_t *outer;              // marks for outer splits of heap n, one row for each n mod expected.length
    uint8_t common[VALUES_END];  // 1: the value is common
    uint8_t marks[BATCH * VALUES_END]; // marks of the heaps in the batch, in rows of `limit` bytes
    uint8_t *mark;                     // mark[v] is 1 if the next heap has an option of value v
};

uint16_t heap_digit_place(const struct heap_rules *rules, uint32_t taken)
{
    if (taken > rules->last && rules->repeated)
        return (uint16_t)(rules->last + 1u - rules->repeated + (taken - rules->last - 1) % rules->repeated);
    return taken <= rules->last ? (uint16_t)taken : HEAP_TAKE_MAX + 1;
}

uint8_t heap_digit(const struct heap_rules *rules, uint32_t n, uint32_t taken)
{
    const uint8_t digit = rules->digit[heap_digit_place(rules, taken)];

    if (n < taken)
        return 0;
    if (n == taken)
        return digit & LEAVE_NOTHING;
    return digit & (uint8_t)((n - taken < 5 ? 2u << (n - taken) : 2u << 5) - 1 - LEAVE_NOTHING);
}

// Lists the takes whose digit has the bit `left`.
static void list(struct takes *takes, const struct heap_rules *rules, uint8_t left)
{
    for (uint16_t take = 0; take <= rules->last; take++)
        if (rules->digit[take] & left)
            takes->take[takes->count++] = take;
}

// Returns true if nearly all takes are legal and all moves leave at most one heap, as in 0.303[3].
static bool takes_nearly_all(const struct heap_rules *rules)
{
    bool takes_all = rules->repeated == 1 && rules->digit[rules->last] == (LEAVE_NOTHING | LEAVE_ONE);

    for (uint16_t take = 0; take < rules->last; take++)
        takes_all &= !rules->digit[take] || (take && rules->digit[take] == (LEAVE_NOTHING | LEAVE_ONE));
    return takes_all;
}

struct heap_values *heap_values_new(const struct heap_rules *rules, const struct budget *budget)
{
    struct heap_values *values = calloc(1, sizeof *values);

    if (!values)
        return NULL;
    values->budget = *budget;
    values->rules = *rules;
    if (heap_options_needed(rules) && !(values->options = heap_options_new(&values->rules))) {
        heap_values_free(values);
        return NULL;
    }
    list(&values->nothing, rules, LEAVE_NOTHING);
    list(&values->one, rules, LEAVE_ONE);
    list(&values->two, rules, LEAVE_TWO);
    values->limit = 8;
    values->next_mask = 64;
    values->next_period = 64;
    return values;
}

void heap_values_free(struct heap_values *values)
{
    if (!values)
        return;
    free(values->value);
    free(values->rare);
    free(values->outer);
    free(values->period_memory);
    heap_options_free(values->options);
    free(values);
}

static uint32_t best_mask(const struct heap_values *values)
{
    static int32_t counts[MASK_END];
    const uint32_t end = values->limit < MASK_END ? values->limit : MASK_END;
    uint32_t best = 1;

    memset(counts, 0, sizeof counts);
    for (uint32_t n = 1; n < values->count; n++)
        counts[values->value[n] & (end - 1)]++;
    for (uint32_t half = 1; half < end; half *= 2)
        for (uint32_t i = 0; i < end; i += 2 * half)
            for (uint32_t j = i; j < i + half; j++) {
                const int32_t one = counts[j], other = counts[j + half];
                counts[j] = one + other;
                counts[j + half] = one - other;
            }
    for (uint32_t mask = 1; mask < end; mask++)
        if (counts[mask] < counts[best])
            best = mask;
    return best;
}

// Chooses a mask that divides the values into common and rare values.
static void divide(struct heap_values *values)
{
    const uint32_t mask = best_mask(values);

    for (uint32_t value = 0; value < VALUES_END; value++)
        values->common[value] = (uint8_t)__builtin_parity(value & mask);
    values->rare_count = 0;
    for (uint32_t n = 1; n < values->count; n++)
        if (!values->common[values->value[n]])
            values->rare[values->rare_count++] = (struct rare){n, values->value[n]};
    values->next_mask = values->count * 2;
    values->batch_end = 0;
}

static uint64_t eight(const uint8_t *bytes)
{
    uint64_t word;

    memcpy(&word, bytes, sizeof word);
    return word;
}

#define ONES 0x0101010101010101u

// Returns the smallest unmarked common value, beginning at `at`. If all are marked, returns `end`. If `flip`
// is ONES, looks for a rare value instead.
static uint32_t smallest_missing(const struct heap_values *values, uint64_t flip, uint32_t at, uint32_t end)
{
    for (at &= ~7u; at < end; at += 8) {
        const uint64_t missing = (eight(&values->common[at]) ^ flip) & ~eight(&values->mark[at]);
        if (missing)
            return at + (uint32_t)__builtin_ctzll(missing) / 8;
    }
    return end;
}

// Returns the number of heaps below n that have a rare value.
static uint32_t rares_below(const struct heap_values *values, uint32_t n)
{
    uint32_t from = 0, end = values->rare_count;

    while (from < end) {
        const uint32_t middle = (from + end) / 2;
        if (values->rare[middle].heap < n)
            from = middle + 1;
        else
            end = middle;
    }
    return from;
}

// For each heap i of the batch, marks one split: the heap `rare` and a heap of value other[i].
static void mark_for_batch(struct heap_values *values, const struct rare *rare, const uint16_t *other)
{
    uint8_t *mark = values->marks;
    const uint32_t limit = values->limit, value = rare->value;

    uint16_t xors[BATCH];

    for (uint32_t i = 0; i < BATCH; i++)
        xors[i] = other[i] ^ value;
#pragma GCC unroll 16
    for (uint32_t i = 0; i < BATCH; i++, mark += limit)
        mark[xors[i]] = 1;
}

// Returns the number of outer splits of n stones.
static uint32_t outer_pairs(const struct heap_values *values, uint32_t n)
{
    const uint32_t inner = values->expected.from + values->expected.length;

    return values->outer && n > inner ? n - inner : 0;
}

static void begin_batch(struct heap_values *values)
{
    const uint32_t n = values->count;

    values->batch = n;
    values->batch_end = n + BATCH;
    memset(values->marks, 0, (size_t)values->limit * BATCH);
    for (uint32_t i = 0; i < values->two.count; i++) {
        const uint32_t take = values->two.take[i], rest = n > take ? n - take : 0;
        const uint32_t late = rares_below(values, rest);
        const uint32_t early = rares_below(values, take < BATCH ? BATCH - take : 0);
        uint32_t j = values->early[i] = early < late ? early : late, last = values->late[i] = late;
        const uint32_t outer = outer_pairs(values, rest);
        if (outer) {
            const uint32_t behind = rares_below(values, outer + 1), inner = rares_below(values, rest - outer);
            j = behind > j ? behind : j;
            last = inner < last ? inner : last;
        }
        values->steps += (last > j ? last - j : 0) * BATCH;
        for (; j < last; j++)
            mark_for_batch(values, &values->rare[j], values->value + rest - values->rare[j].heap);
    }
}

// Marks the splits of n stones that contain a heap from rare[from] to rare[end - 1].
static void mark_rare_splits(struct heap_values *values, uint32_t n, uint32_t from, uint32_t end)
{
    for (; from < end && values->rare[from].heap < n; from++)
        values->mark[values->rare[from].value ^ values->value[n - values->rare[from].heap]] = 1;
}

// Marks part[i] ^ other[-i] for all i below `count`.
static void mark_pairs(struct heap_values *values, const uint16_t *part, const uint16_t *other,
                       uint32_t count)
{
    uint8_t *const mark = values->mark;

    values->steps += count;
#pragma GCC unroll 8
    for (uint32_t i = 0; i < count; i++)
        mark[part[i] ^ *(other - i)] = 1;
}

// Marks splits. Returns the smallest rare value that stays unmarked, or `end`.
static uint32_t mark_splits(struct heap_values *values, uint32_t n, uint32_t end, uint32_t missing)
{
    const uint16_t *const value = values->value;

    for (uint32_t part = outer_pairs(values, n) + 1; part <= n / 2 && missing < end;) {
        const uint32_t stop = part + BLOCK <= n / 2 ? part + BLOCK : n / 2 + 1;
        mark_pairs(values, value + part, value + n - part, stop - part);
        part = stop;
        missing = smallest_missing(values, ONES, missing, end);
    }
    return missing;
}

// Marks the outer splits of the next heap. Begins with the marks one period earlier.
static void mark_outer_splits(struct heap_values *values)
{
    const uint32_t n = values->count, length = values->expected.length, limit = values->limit;
    uint8_t *const mark = values->mark, *const outer = values->outer + (size_t)(n % length) * limit;
    const bool is_first = n < values->expected.seen + length;

    values->mark = outer;
    for (uint32_t i = 0; i < values->two.count; i++) {
        const uint32_t rest = n - values->two.take[i], end = outer_pairs(values, rest);
        const uint32_t part = is_first || end < length ? 1 : end - length + 1;
        mark_pairs(values, values->value + part, values->value + rest - part, end + 1 - part);
    }
    values->mark = mark;
    for (uint32_t value = 0; value < limit; value++)
        mark[value] |= outer[value];
}

static void drop_expected_period(struct heap_values *values)
{
    free(values->outer);
    values->outer = NULL;
    values->batch_end = 0;
}

// Assumes that the period continues. Uses outer splits if they save work.
static void expect(struct heap_values *values, struct heap_period period)
{
    values->expected = period;
    if (period.length <= EXPECTED_MAX && period.length * 4 < values->rare_count)
        values->outer = calloc(period.length, values->limit);
}

// Returns the next heap's value, the smallest that no option has.
static uint32_t mex_of_options(struct heap_values *values)
{
    const uint32_t n = values->count, end = values->limit;
    const struct takes *const one = &values->one, *const two = &values->two;

    if (n >= values->batch_end)
        begin_batch(values);
    values->mark = values->marks + (size_t)(n - values->batch) * end;
    for (uint32_t i = 0; i < values->nothing.count; i++)
        if (values->nothing.take[i] == n)
            values->mark[0] = 1;
    for (uint32_t i = 0; i < one->count && one->take[i] < n; i++)
        values->mark[values->value[n - one->take[i]]] = 1;
    for (uint32_t i = 0; i < two->count && two->take[i] < n; i++) {
        mark_rare_splits(values, n - two->take[i], 0, values->early[i]);
        mark_rare_splits(values, n - two->take[i], values->late[i], values->rare_count);
    }
    if (values->outer)
        mark_outer_splits(values);

    const uint32_t common = smallest_missing(values, 0, 0, end);
    uint32_t rare = smallest_missing(values, ONES, 0, common);

    for (uint32_t i = 0; i < two->count && two->take[i] < n && rare < common; i++)
        rare = mark_splits(values, n - two->take[i], common, rare);
    return rare < common ? rare : common;
}

// Appends the value of the next heap. Returns false if the value is too large.
static bool keep(struct heap_values *values, uint32_t value)
{
    const uint32_t n = values->count;

    if (value >= VALUES_END / 2)
        return budget_end(&values->budget, ENDED_BY_VALUES);
    values->value[n] = (uint16_t)value;
    values->count++;
    if (values->outer && value != values->value[n - values->expected.length])
        drop_expected_period(values);
    while (value * 2 >= values->limit) {
        values->limit *= 2;
        drop_expected_period(values); // the rows of marks must become longer
    }
    if (n && !values->common[value])
        values->rare[values->rare_count++] = (struct rare){n, value};
    if (values->count == values->next_mask)
        divide(values);
    return true;
}

static bool next_value(struct heap_values *values, uint32_t *value)
{
    if (values->options)
        return heap_options_mex(values->options, values->value, values->count, &values->budget, value);
    *value = mex_of_options(values);
    values->steps += 16;
    return true;
}

// Computes values up to heap n, unless the budget ends.
static bool extend(struct heap_values *values, uint32_t n)
{
    struct budget *const budget = &values->budget;

    while (values->count <= n) {
        uint32_t value;
        if (budget->ended || !budget_has(budget, (uint64_t)values->count * HEAP_BYTES_OF_A_VALUE))
            return false;
        if (!array_has_room(&values->value, sizeof *values->value, values->count + BATCH, &values->room) ||
            !array_has_room(&values->rare, sizeof *values->rare, values->rare_count, &values->rare_room))
            return budget_end(budget, ENDED_BY_MEMORY);
        if (!next_value(values, &value) || !keep(values, value))
            return false;
        budget_use(budget, values->steps);
        values->steps = 0;
    }
    return true;
}

// Returns how many values prove a period, or UINT64_MAX if no theorem applies.
static uint64_t needed_for_proof(const struct heap_rules *rules, const struct heap_period *period)
{
    // The period must not begin at 0, because heap 0 is in no split.
    const uint64_t from = period->from ? period->from : 1, length = period->length;
    uint64_t needed = from + length + rules->last;

    if (takes_nearly_all(rules)) {
        uint16_t forbidden = rules->last; // the largest forbidden take
        while (forbidden && rules->digit[forbidden])
            forbidden--;
        return period->from + length + 2u * forbidden + 1;
    }
    if (rules->repeated || period->saltus)
        return UINT64_MAX;
    for (uint16_t take = 0; take <= rules->last; take++) {
        const uint8_t digit = rules->digit[take];
        const uint8_t split = digit >= LEAVE_TWO ? rules->split[take] : SPLIT_ANY;
        const uint64_t heaps = digit >= LEAVE_FOUR    ? 4
                               : digit >= LEAVE_THREE ? 3
                               : digit >= LEAVE_TWO   ? 2
                                                      : 1;
        const uint64_t shifted = from + (split == SPLIT_UNEQUAL ? 2 : 1) * length;
        if (digit >= LEAVE_MORE || (split != SPLIT_ANY && digit >= LEAVE_THREE) ||
            (split == SPLIT_EQUAL && length % 2))
            return UINT64_MAX;
        if (heaps * shifted + rules->last > needed)
            needed = heaps * shifted + rules->last;
    }
    return needed;
}

// Looks for a period. Checks whether a theorem proves the period.
static void find_period(struct heap_values *values)
{
    const uint32_t count = values->count;
    const struct heap_period earliest =
        (values->options ? earliest_growth : earliest_period)(values->value, count, &values->period_memory);
    const uint64_t needed = needed_for_proof(&values->rules, &earliest);

    values->period = period_seen(earliest);
    drop_expected_period(values);
    values->next_period = count + count / 4 + 1;
    if (!earliest.length)
        return;
    if (needed <= count) {
        values->period = earliest;
        values->period.proof = takes_nearly_all(&values->rules) ? PROOF_FORBIDDEN : PROOF_SPLITS;
        values->period.bound = (uint32_t)needed - 1;
    } else if (needed < UINT32_MAX && count - earliest.from - earliest.length >= count / 8) {
        values->next_period = (uint32_t)needed;
        if (!values->options)
            expect(values, earliest);
    }
}

bool heap_value(struct heap_values *values, uint32_t n, uint32_t *value)
{
    const struct heap_period *const period = &values->period;
    uint32_t steps = 0;

    while (!period->proof && values->count <= n) {
        const uint32_t next = values->next_period - 1;
        if (!extend(values, n < next ? n : next))
            return false;
        if (values->count == values->next_period)
            find_period(values);
    }
    if (n >= values->count)
        steps = (n - period->from) / period->length;
    *value = values->value[n - steps * period->length] + steps * period->saltus;
    return true;
}

enum ended heap_values_ended(const struct heap_values *values)
{
    return values->budget.ended;
}

uint32_t heap_values_known(const struct heap_values *values)
{
    return values && values->count ? values->count - 1 : 0;
}

struct heap_period heap_period(struct heap_values *values, uint32_t least, bool until_limit)
{
    const uint64_t most = values->budget.bytes / HEAP_BYTES_OF_A_VALUE;
    const uint32_t end = most < UINT32_MAX / 2 ? (uint32_t)most : UINT32_MAX / 2;
    const bool continues = until_limit || !values->options || takes_nearly_all(&values->rules);
    uint32_t value;
    bool more = !least || heap_value(values, least - 1, &value);

    while (more && !values->period.proof && continues && values->count < end)
        more = heap_value(values, (values->next_period < end ? values->next_period : end) - 1, &value);
    if (!values->period.proof)
        find_period(values);
    values->period.ended = values->budget.ended;
    if (more && values->count >= end)
        values->period.ended = ENDED_BY_MEMORY;
    return values->period;
}
