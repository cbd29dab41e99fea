// SPDX-License-Identifier: MIT
// Answers `lost`: lists all P-positions whose parts are at most the given numbers.
#include "solver/solver.h"

#include "notation/state.h"
#include "notation/text.h"
#include "notation/work.h"
#include "solver/explore.h"
#include "solver/files.h"
#include "solver/set_verdicts.h"
#include "solver/plot.h"
#include "solver/solve.h"
#include "game/games.h"

#include <stdlib.h>
#include <string.h>

enum { NUMBERS_MAX = 10000000, NAME_MAX_LENGTH = 255, TOLD_EVERY = 4096, CAPTION_MAX = 200 };

static struct component most; // a position in which each part has its largest value
static bool is_csv;
static char chart[NAME_MAX_LENGTH + 1]; // name of the file; empty: no chart

static unsigned parts_of(const struct component *component)
{
    const struct state *const state = &component->state;

    if (component->kind == &heaps_kind)
        return component->heaps.count;
    if (component->kind == &tokens_kind)
        return component->tokens.count;
    return state->game->has_heap ? 1 + (state->position.growth > 0) : state->position.count;
}

static uint32_t *part_of(struct component *component, unsigned part)
{
    struct position *const position = &component->state.position;

    if (component->kind == &heaps_kind)
        return &component->heaps.heap[part];
    if (component->kind == &tokens_kind)
        return &component->tokens.vertex[part];
    if (component->state.game->has_heap)
        return part ? &position->cap : &position->stones;
    return &position->part[part];
}

static bool is_subtraction(void)
{
    return most.kind == &table_kind && has_set_verdicts(most.state.game);
}

static bool is_bar(void)
{
    return most.kind == &table_kind && form_of(most.state.game)->flags & DROPS_ZEROS;
}

static uint32_t least_part(void)
{
    return most.kind == &table_kind && !is_bar() ? form_of(most.state.game)->parts.min : 0;
}

// Reads the options after the position.
static void read_options(void)
{
    is_csv = false;
    chart[0] = '\0';
    for (read_spaces(); !read_at_end() && !console_line.fault; read_spaces()) {
        unsigned length = 0;
        if (read_word("--csv")) {
            is_csv = true;
        } else if (read_word("--plot")) {
            for (read_spaces(); !read_at_end() && !read_is_next(' ') && length < NAME_MAX_LENGTH;)
                chart[length++] = read_character();
            chart[length] = '\0';
            if (!length)
                read_refuse(FAULT_NO_FILE_NAME);
        } else {
            read_refuse_for(FAULT_NOT_A_LETTER, "--csv --plot");
        }
    }
}

// Returns the largest number of positions that have at most NUMBERS_MAX parts together.
static uint32_t positions_max(void)
{
    return NUMBERS_MAX / (parts_of(&most) + !parts_of(&most));
}

// Counts the positions, as if the rows of a bar were piles. Stops above positions_max().
static uint64_t count_positions(void)
{
    uint64_t count = 1;

    for (unsigned i = 0; i < parts_of(&most) && count <= positions_max(); i++)
        count *= *part_of(&most, i) + (uint64_t)1 - least_part();
    return count;
}

void lost_read(void)
{
    const column_t length = console_line.length;
    column_t end = console_line.at;

    while (end + 2 < length && memcmp(&console_line.characters[end], " --", 3))
        end++;
    console_line.length = end + 2 < length ? end : length;
    while (console_line.length > console_line.at && console_line.characters[console_line.length - 1] == ' ')
        console_line.length--;
    component_read(&most);
    console_line.length = length;
    if (console_line.fault) {
        console_line.at = length;
        return;
    }
    if (most.kind == &table_kind && form_of(most.state.game)->flags & (IN_PAIRS | MAY_BE_DRAWN))
        read_refuse(FAULT_NOT_HERE);
    read_options();
    if (chart[0] && (!parts_of(&most) || parts_of(&most) > 2))
        read_refuse(FAULT_NO_CHART);
    if (count_positions() > positions_max())
        read_refuse_above(FAULT_TOO_MANY_POSITIONS, positions_max());
}

// Steps to the next position. Returns false after the last position.
static bool next_position(struct component *now)
{
    for (unsigned part = parts_of(now); part--;) {
        uint32_t *const number = part_of(now, part);
        uint32_t end = *part_of(&most, part);
        if (is_bar() && part && *part_of(now, part - 1) < end)
            end = *part_of(now, part - 1);
        if (*number < end) {
            ++*number;
            return true;
        }
        *number = least_part();
    }
    return false;
}

// Finds the verdict of a position. If the solution lacks the position, searches again.
static bool find_verdict(struct solution *solution, const struct component *now, enum verdict *verdict)
{
    if (solution_reaches(solution, now))
        return solution_verdict(solution, now, verdict);

    struct solution *const other = solve(now, VERDICTS);
    const bool is_found = other && solution_verdict(other, now, verdict);

    solution_free(other);
    return is_found;
}

// Finds the Grundy value as find_verdict() finds the verdict. Returns false without a solution.
static bool find_value(struct solution *solution, const struct component *now, uint32_t *value)
{
    if (!solution || solution_reaches(solution, now))
        return solution && solution_value(solution, now, value);

    struct solution *const other = solve(now, VALUES);
    const bool is_found = other && solution_value(other, now, value);

    solution_free(other);
    return is_found;
}

static void write_position(struct component *now)
{
    if (!is_csv) {
        now->kind->write_position(now);
    } else {
        for (unsigned i = 0; i < parts_of(now); i++) {
            text_more(',', i > 0);
            write_number(*part_of(now, i));
        }
    }
    text_char('\n');
}

static void write_head(void)
{
    for (unsigned i = 0; i < parts_of(&most) && is_csv; i++) {
        text_words(i ? ",part " : "part ");
        write_number(i + 1);
    }
    if (is_csv)
        text_char('\n');
}

static char title[CAPTION_MAX + 1];
static unsigned title_length;

static void put_title(char c)
{
    if (title_length < CAPTION_MAX)
        title[title_length++] = c;
}

// Starts the chart. A small chart shows Grundy values as colours.
static void begin_chart(void)
{
    void (*const put)(char c) = console_line.put;
    const uint32_t width = *part_of(&most, 0), height = parts_of(&most) > 1 ? *part_of(&most, 1) : 0;
    struct component now = most;

    memset(title, 0, sizeof title);
    title_length = 0;
    console_line.put = put_title;
    most.kind->write_game(&most);
    console_line.put = put;
    plot_begin(title, width, height);
    if (width >= QUILT_SIDE_MAX || height >= QUILT_SIDE_MAX)
        return;
    now.keeps_poison = true;

    struct solution *const solution = solve(&now, VALUES);

    for (unsigned i = 0; i < parts_of(&now); i++)
        *part_of(&now, i) = least_part();
    do {
        uint32_t value;
        if (!(is_bar() && !*part_of(&now, 0)) && find_value(solution, &now, &value))
            plot_value(*part_of(&now, 0), parts_of(&now) > 1 ? *part_of(&now, 1) : 0, value);
    } while (!console_line.fault && next_position(&now));
    solution_free(solution);
    if (console_line.fault == FAULT_NO_VALUES)
        console_line.fault = FAULT_NONE;
}

// Writes the lost positions. A fault ends the list.
static void write_lost(struct solution *solution)
{
    struct component now = most;
    struct set_verdicts verdicts;
    const uint64_t all = count_positions();
    uint64_t count = 0;

    for (unsigned i = 0; i < parts_of(&now); i++)
        *part_of(&now, i) = least_part();
    write_head();
    set_verdicts_begin(&verdicts, &most.state.position);
    do {
        enum verdict verdict;
        if (!work_add_steps(1))
            return;
        if (is_subtraction())
            verdict = set_verdicts_next(&verdicts);
        else if (!find_verdict(solution, &now, &verdict))
            return;
        if (++count % TOLD_EVERY == 0)
            work_tell((uint32_t)count, (uint32_t)all);
        if (verdict != P_POSITION)
            continue;
        write_position(&now);
        if (chart[0] && !plot_point(*part_of(&now, 0), parts_of(&now) > 1 ? *part_of(&now, 1) : 0))
            read_refuse_above(FAULT_TOO_MANY_POINTS, PLOT_POINTS_MAX);
    } while (!console_line.fault && next_position(&now));
}

void lost_answer(void)
{
    struct solution *solution;

    if (chart[0])
        begin_chart();
    solution = console_line.fault ? NULL : solve(&most, VERDICTS);
    if (solution)
        write_lost(solution);
    if (chart[0] && !console_line.fault && !plot_write(chart))
        read_refuse(FAULT_NO_WRITING);
    if (!console_line.fault)
        text_char('\n');
    solution_free(solution);
    plot_forget();
}
