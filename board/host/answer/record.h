// SPDX-License-Identifier: MIT
// Writes an answer in a format. An answer contains records, a record contains fields, and a list contains
// items. The caller begins an element, then writes its text to record->line.
#pragma once

#include "answer/buffer.h"

enum format {
    IN_NOTATION, // each record is a line with ` : ` between fields
    IN_OEIS,     // like IN_NOTATION, but `table` writes a b-file for the OEIS
    IN_CSV,      // each record is a line with commas; the first line names the fields
    IN_JSON,     // each record is a line with a JSON object
};

enum { SECTIONS = 32 }; // number of sections in an answer that threads write

enum field_kind { NUMBER = 1, LIST = 2 }; // Bits of a field's kind. A field without NUMBER is text.

struct record {
    enum format format;
    const char *names; // names of the fields, separated by commas; null if the answer is plain text
    bool is_kept;      // true if an interrupted answer keeps the finished records
    struct line line;
    struct buffer section[SECTIONS]; // beginning of the answer, in sections that threads write
    struct buffer buffer; // rest of the answer after all sections; without sections, the whole answer
    unsigned records, fields, items; // numbers of records, of fields in this record, of items in this field
    unsigned kind;                   // kind of the current field (enum field_kind)
};

// Starts an answer. The record must stay at its address until record_end().
void record_init(struct record *record, enum format format);

void begin_field(struct record *record, unsigned kind);
void begin_item(struct record *record);
void end_record(struct record *record);

// Ends an answer that has several records.
void end_list(struct record *record);

// Sends the answer or an error message to `sink`. Frees the memory.
void record_end(struct record *record, struct fault *fault, struct sink sink);
