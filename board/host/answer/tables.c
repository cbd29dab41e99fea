// SPDX-License-Identifier: MIT
// Answers `table` and `lost`.
#include "answer/answers.h"

#include "answer/plot.h"
#include "notation/component.h"
#include "solver/lost.h"
#include "solver/table.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

enum { PERIOD_HEAPS = 1000 }; // smallest number of heaps that the command `period` computes

// Writes one record for each heap.
static void write_records(struct answer *answer, const struct table *table)
{
    struct line *const out = &answer->record->line;
    enum verdict verdict;
    uint32_t value;

    for (uint32_t n = answer->question.from; table_row(table, n, &verdict, &value); n++) {
        begin_field(answer->record, NUMBER);
        write_number(out, n);
        begin_field(answer->record, 0);
        text_words(out, verdict_letters[verdict]);
        begin_field(answer->record, NUMBER);
        if (table->outcome)
            text_words(out, answer->record->format == IN_JSON ? "null" : "-");
        else
            write_number(out, value);
        end_record(answer->record);
        if (n == answer->question.to)
            return;
    }
}

// How to write the values of heaps in rows
struct layout {
    uint32_t row;               // heaps in a row
    unsigned label_width, cell; // width of the number at the start of a row; width of a value
    const char *colon;          // text after the first heap
    const char *letters;        // letter for each verdict in misère play, indexed by enum verdict
};

static const struct layout of_oeis = {1, 1, 2, "", "01"};

static unsigned count_digits(uint32_t number)
{
    return number < 10 ? 1 : 1 + count_digits(number / 10);
}

static void write_aligned(struct line *out, uint32_t number, unsigned width)
{
    for (unsigned digits = count_digits(number); digits < width; digits++)
        text_char(out, ' ');
    write_number(out, number);
}

// Writes values in rows. Each row begins with the number of its first heap.
static void write_rows(struct answer *answer, const struct table *table, const struct layout *layout)
{
    const uint32_t from = answer->question.from, count = answer->question.to - from + 1;
    struct line *const out = &answer->record->line;
    enum verdict verdict;
    uint32_t value;

    for (uint32_t i = 0; i < count && table_row(table, from + i, &verdict, &value); i++) {
        if (i % layout->row == 0) {
            write_aligned(out, from + i, layout->label_width);
            text_words(out, layout->colon);
        }
        text_char(out, ' ');
        if (table->outcome)
            text_char(out, layout->letters[verdict]);
        else
            write_aligned(out, value, layout->cell - 1);
        text_more(out, '\n', i % layout->row == layout->row - 1 || i == count - 1);
    }
}

enum { ROW_MIN = 10 }; // smallest number of heaps in a row on a wide terminal

// Writes rows that fit the terminal, with whole periods if possible.
static void write_wide_rows(struct answer *answer, const struct table *table, uint32_t period)
{
    const uint32_t from = answer->question.from, to = answer->question.to;
    struct layout layout = {.label_width = count_digits(to), .colon = " :", .letters = "PND"};
    enum verdict verdict;
    uint32_t value, most = 0;

    for (uint32_t i = 0; i <= to - from && table_row(table, from + i, &verdict, &value); i++)
        most = value > most ? value : most;
    layout.cell = 1 + count_digits(most);

    const unsigned used = layout.label_width + 2, columns = answer->console->columns;
    const uint32_t fits = columns > used + layout.cell ? (columns - used) / layout.cell : 1;

    layout.row = (ROW_MIN - 1) / (period + !period) * period + period;
    if (!period || layout.row > fits)
        layout.row = fits < ROW_MIN ? fits : fits - fits % ROW_MIN;
    write_rows(answer, table, &layout);
}

// Writes a period. `as_asked` says what ended a search for a period without a limit.
static void write_period(struct line *out, const struct heap_period *period, const char *as_asked)
{
    static const char *const ends[] = {
        [ENDED_BY_STEPS] = " (limit of pairs; limit time=60 raises it)",
        [ENDED_BY_MEMORY] = " (limit of heaps; limit memory=2G raises it)",
        [ENDED_BY_TIME] = " (limit of time)",
        [ENDED_BY_VALUES] = " (limit of values)",
        [ENDED_BY_CALLER] = " (interrupted)",
    };

    if (!period->length) {
        write_format(out, "no period seen up to #$", period->seen - 1,
                     period->ended == ENDED_AS_ASKED ? as_asked : ends[period->ended]);
        return;
    }
    write_format(out, "period # from #", period->length, period->from);
    if (period->saltus)
        write_format(out, " plus #", period->saltus);
    write_format(out, period->proof ? " (proved)" : " (seen up to #)", period->seen - 1);
}

// Finds the period as table_period() does. Returns false after a fault.
static bool find_period(struct answer *answer, const struct table *table, uint32_t to, bool until_limit,
                        struct heap_period *period)
{
    struct fault *const fault = answer->work.fault;
    enum verdict verdict;
    uint32_t value;

    *period = table_period(table, to, until_limit);
    if ((fault->id == FAULT_INTERRUPTED || fault->id == FAULT_NO_TIME) && period->seen > to) {
        period->ended = fault->id == FAULT_NO_TIME ? ENDED_BY_TIME : ENDED_BY_CALLER;
        *fault = (struct fault){0};
    }
    return !fault->id && table_row(table, to, &verdict, &value);
}

void answer_table(struct answer *answer)
{
    const enum format format = answer->record->format;
    struct heap_period period;
    struct table table;

    if (table_begin(&table, answer->question.part, answer->question.to, &answer->work) &&
        find_period(answer, &table, answer->question.to, false, &period)) {
        answer->period = period;
        if (format == IN_OEIS)
            write_rows(answer, &table, &of_oeis);
        else if (format == IN_NOTATION && answer->console->columns)
            write_wide_rows(answer, &table, period.length);
        else
            write_records(answer, &table);
        if (format != IN_CSV) {
            answer->record->names = "period";
            begin_field(answer->record, 0);
            text_words(&answer->record->line, format == IN_OEIS ? "# " : "");
            write_period(&answer->record->line, &period, " (end of the table)");
            end_record(answer->record);
        }
        end_list(answer->record);
    }
    table_end(&table);
}

void answer_period(struct answer *answer)
{
    struct record *const record = answer->record;
    struct heap_period period;
    struct table table;

    if (table_begin(&table, answer->question.part, PERIOD_HEAPS, &answer->work) &&
        find_period(answer, &table, PERIOD_HEAPS, answer->work.effort.seconds, &period)) {
        begin_field(record, 0);
        write_component_game(&record->line, answer->question.part);
        begin_field(record, 0);
        write_period(&record->line, &period,
                     table.heap_game ? " (end of the search; limit time=60 prolongs it)"
                                     : " (end of the search)");
        end_record(record);
        answer->period = period;
    }
    table_end(&table);
}

// State of an answer to the command `lost`
struct lost {
    const struct component *most;
    struct record *record;
    uint16_t *verdicts;
    uint32_t count;   // number of verdicts
    uint32_t first;   // place of the first lost position
    atomic_uint next; // first section of the answer that no thread has taken
};

static void write_position(struct record *record, const struct component *position)
{
    for (unsigned i = 0; record->format == IN_CSV && i < component_parts(position); i++) {
        begin_field(record, NUMBER);
        write_number(&record->line, component_number(position, i));
    }
    if (record->format != IN_CSV) {
        begin_field(record, 0);
        write_component_position(&record->line, position);
    }
    end_record(record);
}

// Returns the place of the first position in a section of the answer.
static uint32_t section_begin(const struct lost *lost, unsigned section)
{
    return (uint32_t)((uint64_t)lost->count * section / SECTIONS);
}

// Writes sections of the answer until none is left.
static void *write_sections(void *context)
{
    struct lost *const lost = context;
    struct component now = *lost->most;
    struct record record;
    unsigned section;

    while ((section = atomic_fetch_add(&lost->next, 1)) < SECTIONS) {
        const uint32_t from = section_begin(lost, section);
        record_init(&record, lost->record->format);
        record.names = lost->record->names;
        record.records = from > lost->first; // only the section of the first lost position has field names
        for (uint32_t place = from; place < section_begin(lost, section + 1); place++) {
            if (lost->verdicts[place] != P_POSITION)
                continue;
            set_place(lost->most, &now, place);
            write_position(&record, &now);
        }
        lost->record->section[section] = record.buffer;
    }
    return NULL;
}

// Returns the value of the second part, or 0 for a position of one part.
static uint32_t part_two(const struct component *position)
{
    return component_parts(position) > 1 ? component_number(position, 1) : 0;
}

// Starts the chart of lost positions. A small chart also shows Grundy values.
static void begin_chart(struct plot *plot, const struct component *most, struct work *work)
{
    const uint32_t width = component_number(most, 0), height = part_two(most);
    struct component now = *most;

    plot_begin(plot, most, width, height);
    if (width >= QUILT_SIDE_MAX || height >= QUILT_SIDE_MAX)
        return;

    const size_t places = (size_t)positions_up_to(most, QUILT_SIDE_MAX * QUILT_SIDE_MAX);
    uint32_t *const values = find_values(most, work);

    for (size_t place = 0; values && place < places; place++) {
        set_place(most, &now, place);
        if (values[place] != NO_VALUE)
            plot_value(plot, component_number(&now, 0), part_two(&now), values[place]);
    }
    free(values);
    if (work->fault->id == FAULT_NO_VALUES)
        *work->fault = (struct fault){0};
}

// Draws the lost positions.
static void draw_points(struct plot *plot, const struct lost *lost, struct fault *fault)
{
    struct component now = *lost->most;

    for (uint32_t place = 0; place < lost->count; place++) {
        if (lost->verdicts[place] != P_POSITION)
            continue;
        set_place(lost->most, &now, place);
        if (!plot_point(plot, component_number(&now, 0), part_two(&now))) {
            refuse_above(fault, FAULT_TOO_MANY_POINTS, PLOT_POINTS_MAX);
            return;
        }
    }
}

// Sets the names of the columns in the CSV file.
static void name_columns(struct record *record, struct buffer *names, unsigned parts)
{
    struct line out = line_to(buffer_sink(names));

    for (unsigned i = 0; i < parts; i++)
        write_format(&out, i ? ",part #" : "part #", i + 1);
    text_char(&out, '\0');
    record->names = names->bytes;
}

void answer_lost(struct answer *answer)
{
    const char *const chart = answer->question.chart;
    struct work *const work = &answer->work;
    struct fault *const fault = work->fault;
    struct record *const record = answer->record;
    struct lost lost = {.most = answer->question.part, .record = record};
    struct buffer names = {0};
    struct plot plot = {0};

    record->is_kept = true;
    if (*chart)
        begin_chart(&plot, lost.most, work);
    if (answer->question.is_csv)
        record->format = IN_CSV;
    if (record->format == IN_CSV)
        name_columns(record, &names, component_parts(lost.most));
    if (!fault->id)
        lost.verdicts = find_verdicts(lost.most, work, &lost.count);
    while (lost.first < lost.count && lost.verdicts[lost.first] != P_POSITION)
        lost.first++;
    if (*chart)
        draw_points(&plot, &lost, fault);
    if (lost.verdicts && (!fault->id || fault->id == FAULT_INTERRUPTED))
        work_share(work, write_sections, &lost);
    free(lost.verdicts);
    if (*chart && !fault->id && !plot_write(&plot, answer->console->files, chart))
        refuse(fault, FAULT_NO_WRITING);
    if (!fault->id)
        end_list(record);
    record->names = "position"; // `names` is freed
    buffer_free(&names);
    plot_free(&plot);
}
