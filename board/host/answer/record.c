// SPDX-License-Identifier: MIT
#include "answer/record.h"

#include <string.h>

static void send(struct sink sink, const char *characters)
{
    sink.put(sink.to, characters, strlen(characters));
}

// Appends punctuation of JSON or CSV, unescaped.
static void add(struct record *record, const char *characters)
{
    send(buffer_sink(&record->buffer), characters);
}

// Appends characters to the answer. Escapes characters as JSON or CSV requires.
static void put(void *to, const char *characters, size_t count)
{
    struct record *const record = to;
    const struct sink sink = buffer_sink(&record->buffer);
    const bool is_json = record->format == IN_JSON;

    if (record->format < IN_CSV) {
        sink.put(sink.to, characters, count);
        return;
    }
    for (; count; characters++, count--) {
        if (strchr(is_json ? "\"\\\n" : "\"", *characters))
            add(record, is_json ? "\\" : "\"");
        sink.put(sink.to, is_json && *characters == '\n' ? "n" : characters, 1);
    }
}

// Returns true if the answer is plain text, without named fields.
static bool is_plain(const struct record *record)
{
    return record->format < IN_CSV || !record->names;
}

void record_init(struct record *record, enum format format)
{
    *record = (struct record){.format = format};
    record->line = line_to((struct sink){put, record});
}

// Appends the name of the current field in JSON.
static void add_name(struct record *record)
{
    const char *name = record->names;
    char c;

    for (unsigned left = record->fields; left && strchr(name, ','); left--)
        name = strchr(name, ',') + 1;
    add(record, record->fields ? ",\"" : "{\"");
    while ((c = *name++) && c != ',')
        add(record, (char[]){c, '\0'});
    add(record, "\":");
}

static void end_field(struct record *record)
{
    const bool is_list = record->kind & LIST, is_number = record->kind & NUMBER;

    if (!record->fields)
        return;
    if (is_plain(record))
        text_words(&record->line, is_list && !record->items ? "-" : "");
    else if (record->format == IN_CSV)
        add(record, is_number && !is_list ? "" : "\"");
    else if (is_list)
        add(record, is_number || !record->items ? "]" : "\"]");
    else
        add(record, is_number ? "" : "\"");
}

void begin_field(struct record *record, unsigned kind)
{
    const bool is_list = kind & LIST, is_number = kind & NUMBER;

    end_field(record);
    if (is_plain(record)) {
        text_words(&record->line, record->fields ? " : " : "");
    } else if (record->format == IN_CSV) {
        add(record, record->records || record->fields ? "" : record->names);
        add(record, record->records || record->fields ? "" : "\n");
        add(record, record->fields ? "," : "");
        add(record, is_number && !is_list ? "" : "\"");
    } else {
        add_name(record);
        add(record, is_list ? "[" : is_number ? "" : "\"");
    }
    record->fields++;
    record->items = 0;
    record->kind = kind;
}

void begin_item(struct record *record)
{
    const bool has_quotes = !(record->kind & NUMBER);

    if (is_plain(record) || record->format == IN_CSV) {
        text_words(&record->line, record->items ? " " : "");
    } else {
        add(record, !record->items ? "" : has_quotes ? "\"," : ",");
        add(record, has_quotes ? "\"" : "");
    }
    record->items++;
}

void end_record(struct record *record)
{
    end_field(record);
    if (is_plain(record))
        text_char(&record->line, '\n');
    else
        add(record, record->format == IN_JSON ? "}\n" : "\n");
    record->records++;
    record->fields = 0;
}

void end_list(struct record *record)
{
    if (record->format != IN_JSON || !record->names)
        text_char(&record->line, '\n');
}

static void send_answer(const struct record *record, struct sink sink)
{
    for (unsigned i = 0; i < SECTIONS; i++)
        sink.put(sink.to, record->section[i].bytes, record->section[i].count);
    sink.put(sink.to, record->buffer.bytes, record->buffer.count);
}

static void free_answer(struct record *record)
{
    for (unsigned i = 0; i < SECTIONS; i++)
        buffer_free(&record->section[i]);
    buffer_free(&record->buffer);
}

void record_end(struct record *record, struct fault *fault, struct sink sink)
{
    const bool is_json = record->format == IN_JSON;

    for (unsigned i = 0; i < SECTIONS; i++)
        record->buffer.is_full |= record->section[i].is_full;
    if (record->buffer.is_full)
        refuse(fault, FAULT_NO_MEMORY);
    if (fault->id) {
        if (record->is_kept && fault->id == FAULT_INTERRUPTED && !record->buffer.is_full)
            send_answer(record, sink);
        free_answer(record);
        record->names = NULL;
        write_fault(&record->line, fault);
        send(sink, is_json ? "{\"error\":\"" : "error: ");
    } else if (is_json && !record->names) {
        send(sink, "{\"text\":\"");
    }
    send_answer(record, sink);
    if (is_json && !record->names)
        send(sink, "\"}\n");
    else
        send(sink, fault->id ? "\n" : "");
    free_answer(record);
}
