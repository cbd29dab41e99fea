// SPDX-License-Identifier: MIT
// The form of an answer. An answer has records, a record has fields, and a field that is a list has items.
// Each function begins the next element. The caller then writes its text to record->line.
#pragma once

#include "answer/buffer.h"

enum format {
    IN_NOTATION, // a record is a line with ` : ` between fields
    IN_OEIS,     // the same, but `table` writes a b-file for the OEIS
    IN_CSV,      // a record is a line with commas; the first line has the names of the fields
    IN_JSON,     // a record is an object on a line
};

enum field_kind { NUMBER = 1, LIST = 2 }; // bits; without NUMBER, a field is a text

struct record {
    enum format format;
    const char *names; // names of the fields, with commas between; null: the answer is only a text
    bool is_kept;      // if the user interrupts the answer, its records are written before the fault
    struct line line;
    struct buffer buffer;            // the whole answer
    unsigned records, fields, items; // number of records, of fields in the record, of items in the field
    unsigned kind;                   // enum field_kind of the field
};

// Prepares an answer. The record must not move until record_end().
void record_init(struct record *record, enum format format);

void begin_field(struct record *record, unsigned kind);
void begin_item(struct record *record);
void end_record(struct record *record);

// Ends an answer of several records.
void end_list(struct record *record);

// Sends the whole answer to the sink, or the fault if there is one. Frees the memory.
void record_end(struct record *record, struct fault *fault, struct sink sink);
