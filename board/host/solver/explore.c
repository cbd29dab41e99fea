// SPDX-License-Identifier: MIT
#include "solver/explore.h"

#include "solver/array.h"
#include "solver/edges.h"

#include <stdlib.h>
#include <string.h>

enum {
    FIRST_ROOM = 256,     // room for positions at the start
    SLOTS_FOR_EACH = 2,   // slots in the hash table per position
    STEPS_OF_A_MOVE = 12, // search steps of a move in a position of up to PARTS_OF_A_MOVE parts
    PARTS_OF_A_MOVE = 8,
    TOLD_EVERY = 1024, // positions between two reports of progress
};

// All positions that a start position reaches, numbered in the order of discovery
struct exploration {
    struct work *work;
    struct component start;
    uint32_t count, moves;
    uint32_t count_max, moves_max; // largest allowed `count` and `moves`
    uint32_t room;                 // number of positions that the tables have room for, a power of two
    struct slot {
        uint32_t number; // number of the position plus 1, or 0 in a free slot
        uint32_t hash;   // hash of the position's key
    } * slot;            // hash table of the positions' keys
    size_t *key;         // index in `keys` where each position's key begins
    uint8_t *keys;       // packed positions
    size_t keys_room;
    uint32_t *first, *next; // the moves of position i are next[first[i]] to next[first[i + 1] - 1]
    size_t moves_room;
    struct edges before; // the moves, turned
    uint8_t *verdict;    // enum verdict of each position
    uint32_t *value;     // Grundy values, or null before they are computed
};

void explore_free(struct exploration *exploration)
{
    if (!exploration)
        return;
    free(exploration->slot);
    free(exploration->key);
    free(exploration->keys);
    free(exploration->first);
    free(exploration->next);
    free(exploration->before.first);
    free(exploration->verdict);
    free(exploration->value);
    free(exploration);
}

// Packs a position into bytes of seven bits each. Returns the number of bytes.
static size_t pack(const struct component *component, uint8_t *bytes)
{
    uint32_t numbers[KEY_MAX / 5];
    const unsigned count = component_save(component, numbers);
    uint8_t *at = bytes;

    for (unsigned i = 0; i < count; i++) {
        for (; numbers[i] > 127; numbers[i] >>= 7)
            *at++ = (uint8_t)(numbers[i] | 128);
        *at++ = (uint8_t)numbers[i];
    }
    return (size_t)(at - bytes);
}

static void unpack(struct component *component, const uint8_t *bytes, const uint8_t *end)
{
    uint32_t numbers[KEY_MAX / 5], number = 0;
    unsigned count = 0, shift = 0;

    for (; bytes < end; bytes++) {
        number |= (uint32_t)(*bytes & 127) << shift;
        shift += 7;
        if (*bytes > 127)
            continue;
        numbers[count++] = number;
        number = shift = 0;
    }
    component_load(component, numbers, count);
}

static uint32_t hash_of(const uint8_t *bytes, size_t length)
{
    uint64_t hash = 14695981039346656037u; // FNV-1a

    for (size_t i = 0; i < length; i++)
        hash = (hash ^ bytes[i]) * 1099511628211u;
    return (uint32_t)(hash ^ hash >> 32);
}

// Returns the slot of this key. For a new key, returns a free slot.
static struct slot *slot_of(const struct exploration *exploration, const uint8_t *bytes, size_t length,
                            uint32_t hash)
{
    for (uint32_t at = hash;; at++) {
        struct slot *const slot = &exploration->slot[at % (SLOTS_FOR_EACH * exploration->room)];
        const size_t *const key = &exploration->key[slot->number - 1];
        if (!slot->number || (slot->hash == hash && key[1] - key[0] == length &&
                              !memcmp(exploration->keys + key[0], bytes, length)))
            return slot;
    }
}

// Doubles the room for positions.
static bool make_room(struct exploration *exploration)
{
    const uint32_t room = exploration->room ? 2 * exploration->room : FIRST_ROOM;
    struct slot *const slot = calloc((size_t)SLOTS_FOR_EACH * room, sizeof *slot);
    size_t *const key = realloc(exploration->key, (room + 1u) * sizeof *key);
    uint32_t *const first = realloc(exploration->first, (room + 1u) * sizeof *first);
    uint8_t *const verdict = realloc(exploration->verdict, room);

    free(exploration->slot);
    exploration->slot = slot;
    exploration->key = key ? key : exploration->key;
    exploration->first = first ? first : exploration->first;
    exploration->verdict = verdict ? verdict : exploration->verdict;
    if (!slot || !key || !first || !verdict)
        return false;
    if (!exploration->room)
        key[0] = 0;
    exploration->room = room;
    for (uint32_t i = 0; i < exploration->count; i++) {
        const uint8_t *const bytes = exploration->keys + key[i];
        const size_t length = key[i + 1] - key[i];
        const uint32_t hash = hash_of(bytes, length);
        *slot_of(exploration, bytes, length, hash) = (struct slot){i + 1, hash};
    }
    return true;
}

// Returns the index of a position. Adds the position if new.
static uint32_t find(struct exploration *exploration, const struct component *component)
{
    uint8_t bytes[KEY_MAX];
    const size_t length = pack(component, bytes);

    if (exploration->count == exploration->room && !make_room(exploration)) {
        refuse(exploration->work->fault, FAULT_NO_MEMORY);
        return 0;
    }

    const uint32_t hash = hash_of(bytes, length);
    struct slot *const slot = slot_of(exploration, bytes, length, hash);
    const size_t used = exploration->key[exploration->count];

    if (slot->number)
        return slot->number - 1;
    if (exploration->count == exploration->count_max) {
        refuse_above(exploration->work->fault, FAULT_TOO_MANY_FOUND, exploration->count_max);
        return 0;
    }
    if (!array_has_room(&exploration->keys, 1, used + length, &exploration->keys_room)) {
        refuse(exploration->work->fault, FAULT_NO_MEMORY);
        return 0;
    }
    memcpy(exploration->keys + used, bytes, length);
    exploration->key[exploration->count + 1] = used + length;
    *slot = (struct slot){++exploration->count, hash};
    return slot->number - 1;
}

static void add_move(struct exploration *exploration, uint32_t to)
{
    if (exploration->moves == exploration->moves_max)
        refuse_above(exploration->work->fault, FAULT_TOO_MANY_SEARCHED, exploration->moves_max);
    if (!array_has_room(&exploration->next, sizeof to, exploration->moves, &exploration->moves_room))
        refuse(exploration->work->fault, FAULT_NO_MEMORY);
    if (!exploration->work->fault->id)
        exploration->next[exploration->moves++] = to;
}

// Returns the search steps that a move costs. The time of a move grows with the number of parts.
static uint32_t steps_of_a_move(const struct component *component)
{
    const unsigned parts = component_parts(component);

    return parts > PARTS_OF_A_MOVE ? STEPS_OF_A_MOVE * parts / PARTS_OF_A_MOVE : STEPS_OF_A_MOVE;
}

// Finds all reachable positions and their moves.
static void find_all(struct exploration *exploration)
{
    struct component now = exploration->start, after;

    find(exploration, &now);
    for (uint32_t i = 0; i < exploration->count && !exploration->work->fault->id; i++) {
        struct component_move step = {0};
        const uint32_t before = exploration->moves;
        unpack(&now, exploration->keys + exploration->key[i], exploration->keys + exploration->key[i + 1]);
        exploration->first[i] = before;
        while (!exploration->work->fault->id && component_next(&now, &step)) {
            if (!component_play(&after, &now, &step))
                refuse_above(exploration->work->fault, FAULT_TOO_MANY_HEAPS, HEAPS_MAX);
            add_move(exploration, find(exploration, &after));
        }
        exploration->first[i + 1] = exploration->moves;
        if (exploration->moves == before)
            exploration->verdict[i] = component_end(&now);
        if (i % TOLD_EVERY == 0)
            work_show(exploration->work, exploration->moves, exploration->moves_max);
        work_add_steps(exploration->work, steps_of_a_move(&now) * (1 + exploration->moves - before));
    }
}

static struct edges edges_of(const struct exploration *exploration)
{
    return (struct edges){exploration->count, exploration->first, exploration->next};
}

// Finds the verdicts by retrograde analysis. Begins with the positions without a move.
static bool find_verdicts(struct exploration *exploration)
{
    const uint32_t count = exploration->count;
    const struct edges *const before = &exploration->before;
    uint32_t *const queue = malloc(2 * (count + 1u) * sizeof *queue), end = 0;

    if (!queue)
        return false;

    uint32_t *const left = queue + count;

    for (uint32_t i = 0; i < count; i++) {
        left[i] = exploration->first[i + 1] - exploration->first[i];
        if (left[i])
            exploration->verdict[i] = DRAW;
        else if (exploration->verdict[i] != DRAW)
            queue[end++] = i;
    }
    for (uint32_t at = 0; at < end; at++) {
        const bool is_lost = exploration->verdict[queue[at]] == P_POSITION;
        for (uint32_t j = before->first[queue[at]]; j < before->first[queue[at] + 1]; j++) {
            const uint32_t i = before->next[j];
            if (exploration->verdict[i] != DRAW || (!is_lost && --left[i]))
                continue;
            exploration->verdict[i] = is_lost ? N_POSITION : P_POSITION;
            queue[end++] = i;
        }
    }
    free(queue);
    return true;
}

struct exploration *explore(const struct component *start, struct work *work)
{
    struct exploration *const exploration = calloc(1, sizeof *exploration);

    if (!exploration) {
        refuse(work->fault, FAULT_NO_MEMORY);
        return NULL;
    }
    exploration->work = work;
    exploration->count_max = work_limit(work, EXPLORED_MAX, EXPLORED_BYTES);
    exploration->moves_max = work_limit(work, EXPLORED_MOVES_MAX, EXPLORED_BYTES);
    exploration->start = *start;
    find_all(exploration);

    const struct edges moves = edges_of(exploration);

    if (!exploration->work->fault->id &&
        (!edges_turn(&moves, &exploration->before) || !find_verdicts(exploration)))
        refuse(exploration->work->fault, FAULT_NO_MEMORY);
    if (!exploration->work->fault->id)
        return exploration;
    explore_free(exploration);
    return NULL;
}

static uint32_t number_of(const struct exploration *exploration, const struct component *component)
{
    uint8_t bytes[KEY_MAX];
    const size_t length = pack(component, bytes);

    return slot_of(exploration, bytes, length, hash_of(bytes, length))->number - 1;
}

bool explored(const struct exploration *exploration, const struct component *component)
{
    return number_of(exploration, component) < exploration->count;
}

enum verdict explored_verdict(const struct exploration *exploration, const struct component *component)
{
    return exploration->verdict[number_of(exploration, component)];
}

bool explored_value(struct exploration *exploration, const struct component *component, uint32_t *value)
{
    const struct edges edges = edges_of(exploration);

    if (!exploration->value)
        exploration->value = edges_values(&edges, &exploration->before);
    *value = exploration->value ? exploration->value[number_of(exploration, component)] : NO_VALUE;
    return *value != NO_VALUE;
}
