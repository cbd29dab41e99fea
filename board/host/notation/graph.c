// SPDX-License-Identifier: MIT
// Reads graphs from files. Each line of a file is an edge, such as `3>1` or `3 1`. Vertices are counted from
// 0. A `#` begins a comment.
#include "notation/component.h"

#include <stdlib.h>
#include <string.h>

// Skips separators and comments. Returns the next number or the end of the text.
static const char *skip(const char *text)
{
    for (;; text++) {
        if (*text == '#')
            text += strcspn(text, "\n");
        if (!*text || !strchr(" \t\r\n>,;", *text))
            return text;
    }
}

// Counts the ends of all edges in a text. Stores the ends in `ends` unless `ends` is null.
static uint32_t read_vertices(struct fault *fault, const char *text, size_t length, uint32_t *ends)
{
    const char *const end_of_text = text + length;
    uint32_t count = 0;

    for (text = skip(text); *text && !fault->id; text = skip(text)) {
        uint32_t vertex;
        const char *const end = read_digits(text, &vertex);
        if (end == text)
            refuse_above(fault, FAULT_BAD_FILE, count / 2 + 1);
        else if (vertex >= GRAPH_VERTICES_MAX)
            refuse_above(fault, FAULT_TOO_MANY_VERTICES, GRAPH_VERTICES_MAX);
        else if (count == 2 * GRAPH_EDGES_MAX)
            refuse_above(fault, FAULT_TOO_MANY_EDGES, GRAPH_EDGES_MAX);
        if (ends)
            ends[count] = vertex;
        count++;
        text = end;
    }
    if (!fault->id && text < end_of_text) // the text contains a NUL
        refuse_above(fault, FAULT_BAD_FILE, count / 2 + 1);
    return count;
}

static void read_edges(struct fault *fault, struct graph *graph, const char *text, size_t length)
{
    const uint32_t count = read_vertices(fault, text, length, NULL);

    if (count % 2)
        refuse_above(fault, FAULT_BAD_FILE, count / 2 + 1);
    graph->ends = fault->id ? NULL : malloc((count + 1) * sizeof *graph->ends);
    if (!graph->ends) {
        refuse(fault, FAULT_NO_MEMORY);
        return;
    }
    read_vertices(fault, text, length, graph->ends);
    graph->edges = count / 2;
    for (uint32_t i = 0; i < count; i++)
        if (graph->ends[i] >= graph->vertices)
            graph->vertices = graph->ends[i] + 1;
}

static struct graph *read_graph(struct line *line, const char *name)
{
    struct graph *const graph = calloc(1, sizeof *graph);
    size_t length = 0;
    char *const text = graph && line->files ? line->files->read(name, &length) : NULL;

    if (!graph)
        read_refuse(line, FAULT_NO_MEMORY);
    else if (!text)
        read_refuse(line, FAULT_NO_FILE);
    else if (length > FILE_BYTES_MAX)
        read_refuse_above(line, FAULT_FILE_TOO_LARGE, FILE_BYTES_MAX);
    else
        read_edges(line->fault, graph, text, length);
    free(text);
    if (graph)
        strcpy(graph->name, name);
    return graph;
}

void graph_read_params(struct line *line, struct question *question)
{
    char name[GRAPH_NAME_MAX + 1];

    text_words(line, "file=");
    if (!read_file_name(line, name, sizeof name))
        read_refuse(line, FAULT_NO_FILE_NAME);
    if (line->fault->id)
        return;
    if (!question->graph)
        question->graph = read_graph(line, name);
    else if (strcmp(name, question->graph->name) != 0)
        read_refuse(line, FAULT_OTHER_FILE);
}
