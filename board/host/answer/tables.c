// SPDX-License-Identifier: MIT
// Answers `table` and `lost`.
#include "answer/answers.h"

#include "answer/plot.h"
#include "notation/component.h"
#include "solver/lost.h"
#include "solver/table.h"

#include <stdlib.h>
#include <string.h>

static void write_rows(struct answer *answer, const struct table *table)
{
    const uint32_t from = answer->question.from, to = answer->question.to;
    struct line *const out = &answer->out;
    enum verdict verdict;
    uint32_t value;

    for (uint32_t n = from; table_row(table, n, &verdict, &value); n++) {
        begin_field(answer);
        write_number(out, n);
        begin_field(answer);
        text_char(out, "PND"[verdict]);
        begin_field(answer);
        if (table->outcome)
            text_char(out, '-');
        else
            write_number(out, value);
        end_record(answer);
        if (n == to)
            return;
    }
}

static void write_period(struct line *out, const struct heap_period *period)
{
    static const char *const ends[] = {
        [ENDED_AS_ASKED] = " (end of the table)\n", [ENDED_BY_STEPS] = " (limit of pairs)\n",
        [ENDED_BY_MEMORY] = " (limit of heaps)\n",  [ENDED_BY_TIME] = " (limit of time)\n",
        [ENDED_BY_VALUES] = " (limit of values)\n", [ENDED_BY_CALLER] = " (interrupted)\n",
    };

    if (!period->length) {
        text_words(out, "no period seen up to ");
        write_number(out, period->seen - 1);
        text_words(out, ends[period->ended]);
        return;
    }
    text_words(out, "period ");
    write_number(out, period->length);
    text_words(out, " from ");
    write_number(out, period->from);
    if (period->saltus) {
        text_words(out, " plus ");
        write_number(out, period->saltus);
    }
    if (period->is_proved) {
        text_words(out, " (proved)\n");
    } else {
        text_words(out, " (seen up to ");
        write_number(out, period->seen - 1);
        text_words(out, ")\n");
    }
}

void answer_table(struct answer *answer)
{
    const uint32_t to = answer->question.to;
    struct table table;

    if (table_begin(&table, answer->question.part, to, &answer->work)) {
        const struct heap_period period = table_period(&table, to);
        enum verdict verdict;
        uint32_t value;
        if (!answer->work.fault->id && table_row(&table, to, &verdict, &value)) {
            answer->work.is_written = true;
            write_rows(answer, &table);
            write_period(&answer->out, &period);
            end_list(answer);
        }
    }
    table_end(&table);
}

// The answer to `lost` while it is written
struct lost {
    struct answer *answer;
    struct plot plot;
    bool has_chart;
};

// Returns the number of part 2, or 0 if there is none.
static uint32_t part_two(const struct component *position)
{
    struct component copy = *position;

    return component_parts(&copy) > 1 ? *component_part(&copy, 1) : 0;
}

static bool draw_value(void *context, const struct component *position, uint32_t value)
{
    struct lost *const lost = context;
    struct component copy = *position;

    plot_value(&lost->plot, *component_part(&copy, 0), part_two(position), value);
    return true;
}

static bool write_lost(void *context, const struct component *position, uint32_t value)
{
    struct lost *const lost = context;
    struct answer *const answer = lost->answer;
    struct line *const out = &answer->out;
    struct component copy = *position;

    (void)value;
    for (unsigned i = 0; answer->question.is_csv && i < component_parts(&copy); i++) {
        text_more(out, ',', i > 0);
        write_number(out, *component_part(&copy, i));
    }
    if (!answer->question.is_csv)
        write_component_position(out, position);
    end_record(answer);
    return !lost->has_chart || plot_point(&lost->plot, *component_part(&copy, 0), part_two(position)) ||
           refuse_above(answer->work.fault, FAULT_TOO_MANY_POINTS, PLOT_POINTS_MAX);
}

struct title {
    char text[201];
    size_t length;
};

static void put_title(void *to, char c)
{
    struct title *const title = to;

    if (title->length < sizeof title->text - 1)
        title->text[title->length++] = c;
}

// Starts the chart. A small chart shows Grundy values as colours.
static void begin_chart(struct lost *lost, struct component *most)
{
    const uint32_t width = *component_part(most, 0), height = part_two(most);
    struct title title = {0};
    struct line out = line_to((struct sink){put_title, &title});

    write_component_game(&out, most);
    plot_begin(&lost->plot, title.text, width, height);
    if (width < QUILT_SIDE_MAX && height < QUILT_SIDE_MAX)
        visit_values(most, &lost->answer->work, draw_value, lost);
}

static void write_head(struct line *out, const struct component *most)
{
    for (unsigned i = 0; i < component_parts(most); i++) {
        text_words(out, i ? ",part " : "part ");
        write_number(out, i + 1);
    }
    text_char(out, '\n');
}

void answer_lost(struct answer *answer)
{
    struct component *const most = answer->question.part;
    const char *const chart = answer->question.chart;
    const struct files *const files = answer->console->files;
    struct lost lost = {.answer = answer, .has_chart = *chart};
    struct fault *const fault = answer->work.fault;

    if (lost.has_chart)
        begin_chart(&lost, most);
    if (!fault->id && answer->question.is_csv)
        write_head(&answer->out, most);
    if (!fault->id)
        visit_lost(most, &answer->work, write_lost, &lost);
    if (lost.has_chart && !fault->id && !plot_write(&lost.plot, files, chart))
        refuse(fault, FAULT_NO_WRITING);
    if (!fault->id)
        end_list(answer);
    plot_free(&lost.plot);
}
