// SPDX-License-Identifier: MIT
#include "solver/graph.h"

#include "notation/text.h"
#include "solver/component.h"
#include "solver/files.h"

#include <stdlib.h>
#include <string.h>

static struct graph graph; // the graph of the line

void graph_forget(void)
{
    free(graph.first);
    free(graph.value);
    graph = (struct graph){0};
}

// Skips separators and comments. Returns a pointer to the next number, or to the end of the text.
static const char *skip(const char *text)
{
    for (;; text++) {
        if (*text == '#')
            text += strcspn(text, "\n");
        if (!*text || !strchr(" \t\r\n>,;", *text))
            return text;
    }
}

// Reads the vertices of all edges into `ends`, which may be null. Returns the number of vertices read.
static uint32_t read_numbers(const char *text, size_t length, uint32_t *ends)
{
    const char *const end_of_text = text + length;
    uint32_t count = 0;

    for (text = skip(text); *text && !console_line.fault; text = skip(text)) {
        char *end;
        const unsigned long vertex = strtoul(text, &end, 10);
        if (end == text || *text < '0' || *text > '9')
            read_refuse_above(FAULT_BAD_FILE, count / 2 + 1);
        else if (vertex >= GRAPH_VERTICES_MAX)
            read_refuse_above(FAULT_TOO_MANY_VERTICES, GRAPH_VERTICES_MAX);
        else if (count == 2 * GRAPH_EDGES_MAX)
            read_refuse_above(FAULT_TOO_MANY_EDGES, GRAPH_EDGES_MAX);
        if (ends)
            ends[count] = (uint32_t)vertex;
        count++;
        text = end;
    }
    if (!console_line.fault && text < end_of_text) // a NUL
        read_refuse_above(FAULT_BAD_FILE, count / 2 + 1);
    return count;
}

// Sorts the edges by first (`by` is 0) or second vertex (1). Returns a block with two arrays like graph.first
// and graph.next. The caller frees it.
static uint32_t *sort_edges(const uint32_t *ends, int by)
{
    uint32_t *const start = calloc(graph.vertices + 2 + graph.edges, sizeof *start);

    if (!start)
        return NULL;
    for (uint32_t i = 0; i < graph.edges; i++)
        start[ends[2 * i + by] + 2]++;
    for (uint32_t v = 2; v <= graph.vertices + 1; v++)
        start[v] += start[v - 1];
    for (uint32_t i = 0; i < graph.edges; i++)
        start[graph.vertices + 2 + start[ends[2 * i + by] + 1]++] = ends[2 * i + !by];
    return start;
}

// Sets the value of a vertex to the mex of its successors' values. Marks these values in `seen`.
static void find_value(uint32_t vertex, uint32_t *seen)
{
    uint32_t value = 0;

    for (uint32_t i = graph.first[vertex]; i < graph.first[vertex + 1]; i++)
        seen[graph.value[graph.next[i]]] = vertex + 1;
    while (seen[value] == vertex + 1)
        value++;
    graph.value[vertex] = value;
}

// Finds the values of vertices that do not lead to a cycle. Returns the number of these vertices.
static uint32_t find_values(const uint32_t *first, uint32_t *queue, uint32_t *left)
{
    const uint32_t *const before = first + graph.vertices + 2;
    uint32_t *const seen = queue + graph.vertices;
    uint32_t done = 0, count = 0;

    for (uint32_t v = 0; v < graph.vertices; v++) {
        left[v] = graph.first[v + 1] - graph.first[v];
        if (!left[v])
            queue[count++] = v;
    }
    for (; done < count; done++) {
        find_value(queue[done], seen);
        for (uint32_t i = first[queue[done]]; i < first[queue[done] + 1]; i++)
            if (!--left[before[i]])
                queue[count++] = before[i];
    }
    return count;
}

// Returns a vertex with two equal edges, or graph.vertices if there is none.
static uint32_t find_repeat(uint32_t *last)
{
    uint32_t vertex = 0;

    for (; vertex < graph.vertices; vertex++)
        for (uint32_t i = graph.first[vertex]; i < graph.first[vertex + 1]; i++) {
            if (last[graph.next[i]] == vertex + 1)
                return vertex;
            last[graph.next[i]] = vertex + 1;
        }
    return vertex;
}

// Makes the graph. Two equal edges or a cycle are a fault.
static void make(const uint32_t *ends)
{
    uint32_t *const queue = calloc(2 * graph.vertices + 2, sizeof *queue);
    uint32_t *const left = calloc(graph.vertices + 1, sizeof *left);
    uint32_t *const first = sort_edges(ends, 1);

    graph.value = calloc(graph.vertices + 1, sizeof *graph.value);
    graph.first = sort_edges(ends, 0);
    if (!queue || !left || !first || !graph.value || !graph.first) {
        read_refuse(FAULT_NO_MEMORY);
        free(queue);
        free(left);
        free(first);
        return;
    }
    graph.next = graph.first + graph.vertices + 2;

    uint32_t vertex = find_repeat(left);

    if (vertex < graph.vertices) {
        read_refuse_above(FAULT_FILE_REPEATS, vertex);
    } else if (find_values(first, queue, left) < graph.vertices) {
        vertex = 0;
        while (!left[vertex])
            vertex++;
        read_refuse_above(FAULT_FILE_CYCLE, vertex);
    }
    free(queue);
    free(left);
    free(first);
}

// Reads the graph from the text of a file.
static void read_graph(const char *text, size_t length)
{
    const uint32_t count = read_numbers(text, length, NULL);
    uint32_t *const ends = console_line.fault ? NULL : malloc((count + 1) * sizeof *ends);

    if (ends && count % 2)
        read_refuse_above(FAULT_BAD_FILE, count / 2 + 1);
    if (ends && !console_line.fault) {
        read_numbers(text, length, ends);
        graph.edges = count / 2;
        for (uint32_t i = 0; i < count; i++)
            if (ends[i] >= graph.vertices)
                graph.vertices = ends[i] + 1;
        make(ends);
    }
    free(ends);
}

void graph_read_params(struct component *component)
{
    char name[GRAPH_NAME_MAX + 1];
    unsigned length = 0;

    text_words("file=");
    while (!read_at_end() && !read_is_next(' ') && length < GRAPH_NAME_MAX)
        name[length++] = read_character();
    name[length] = '\0';
    component->tokens.graph = &graph;
    if (!length)
        read_refuse(FAULT_NO_FILE_NAME);
    if (console_line.fault || !strcmp(name, graph.name)) // another part of the sum has read this file
        return;

    size_t bytes = 0;
    char *const text = graph.name[0] ? NULL : files_read(name, &bytes);

    if (bytes > FILE_BYTES_MAX)
        read_refuse_above(FAULT_FILE_TOO_LARGE, FILE_BYTES_MAX);
    else if (text)
        read_graph(text, bytes);
    else
        read_refuse(graph.name[0] ? FAULT_OTHER_FILE : FAULT_NO_FILE);
    free(text);
    strcpy(graph.name, name);
}

static void read_position(struct component *component)
{
    struct tokens *const tokens = &component->tokens;

    if (!graph.vertices)
        read_refuse_above(FAULT_BAD_FILE, 1);
    if (text_more('.', false))
        return;
    do {
        if (tokens->count)
            text_gap();
        if (tokens->count == GRAPH_TOKENS_MAX) {
            read_refuse_above(FAULT_TOO_MANY, GRAPH_TOKENS_MAX);
            return;
        }
        tokens->vertex[tokens->count++] = text_number(0, 0, graph.vertices - 1);
    } while (!read_at_end());
}

static bool next(const struct component *component, struct component_move *step)
{
    const struct tokens *const tokens = &component->tokens;
    struct token_step *const to = &step->token_step;

    for (; to->token < tokens->count; to->token++, to->edge = 0) {
        const uint32_t vertex = tokens->vertex[to->token];
        if (to->edge < graph.first[vertex + 1] - graph.first[vertex]) {
            to->edge++;
            return true;
        }
    }
    *to = (struct token_step){0};
    return false;
}

// Returns the vertex to which the step moves the token.
static uint32_t goal(const struct tokens *tokens, const struct token_step *step)
{
    return graph.next[graph.first[tokens->vertex[step->token]] + step->edge - 1];
}

static void play(struct component *after, const struct component *component,
                 const struct component_move *step)
{
    *after = *component;
    after->tokens.vertex[step->token_step.token] = goal(&component->tokens, &step->token_step);
}

static void write_game(const struct component *component)
{
    text_words(component->misere ? "mdag file=" : "dag file=");
    text_words(graph.name);
}

static void write_position(const struct component *component)
{
    write_numbers(component->tokens.vertex, component->tokens.count, '.');
}

static void write_step(const struct component *component, const struct component_move *step)
{
    write_number(step->token_step.token + 1u);
    text_char('>');
    write_number(goal(&component->tokens, &step->token_step));
}

static void say_step(const struct component *component, const struct component_move *step)
{
    text_words("move token ");
    write_number(step->token_step.token + 1u);
    text_words(" to vertex ");
    write_number(goal(&component->tokens, &step->token_step));
}

static unsigned save(const struct component *component, uint32_t *numbers)
{
    const struct tokens *const tokens = &component->tokens;

    memcpy(numbers, tokens->vertex, tokens->count * sizeof *numbers);
    return tokens->count;
}

static void load(struct component *component, const uint32_t *numbers, unsigned count)
{
    memcpy(component->tokens.vertex, numbers, count * sizeof *numbers);
}

const struct kind tokens_kind = {read_position, next,     play, write_game, write_position,
                                 write_step,    say_step, save, load};
