// SPDX-License-Identifier: MIT
// Answers `sum`: sums of different games in normal play. The xor of the Grundy values decides (Sprague,
// Grundy).
#include "solver/solver.h"

#include "notation/text.h"
#include "notation/work.h"
#include "solver/solve.h"

enum { SUM_MAX = 8 };

static struct component parts[SUM_MAX];
static uint8_t count;

// Returns the column after the next part. Sets *plus to the column of the next `+`; without one, to a column
// beyond the line.
static column_t end_of_part(column_t *plus)
{
    column_t at = console_line.at;

    column_t end;

    while (at + 2 < console_line.length &&
           (console_line.characters[at] != ' ' || console_line.characters[at + 1] != '+' ||
            console_line.characters[at + 2] != ' '))
        at++;
    end = at + 2 < console_line.length ? at : console_line.length;
    *plus = end + 1;
    while (end > console_line.at && console_line.characters[end - 1] == ' ')
        end--;
    return end;
}

void sum_read(void)
{
    const column_t length = console_line.length;

    for (count = 0; !console_line.fault; count++) {
        if (count == SUM_MAX) {
            read_refuse_above(FAULT_TOO_MANY, SUM_MAX);
            break;
        }
        column_t plus;
        console_line.length = end_of_part(&plus);
        component_read(&parts[count]);
        parts[count].keeps_poison = true;
        console_line.length = length;
        if (console_line.fault || plus >= length) {
            count++;
            break;
        }
        console_line.at = plus + 1;
        read_spaces();
    }
    if (console_line.fault)
        console_line.at = length;
}

// Writes the winning moves of a part. If `writes` is false, only counts them.
static void write_winning_moves(struct solution *solution, uint8_t part, uint32_t wanted, bool writes)
{
    const struct component *const component = &parts[part];
    struct component_move step = {0};

    while (solution_next(solution, component, wanted, &step)) {
        if (writes) {
            text_char(' ');
            write_number(part + 1u);
            text_char(':');
            component->kind->write_step(component, &step);
        } else if (++console_line.work.count > CONSOLE_LIST_MAX) {
            read_refuse_above(FAULT_TOO_MANY_MOVES, CONSOLE_LIST_MAX);
            return;
        }
    }
}

// Finds the values of the parts and their xor.
static bool find_values(struct solution **solutions, uint32_t *values, uint32_t *nim_sum)
{
    *nim_sum = 0;
    for (uint8_t i = 0; i < count; i++) {
        solutions[i] = solve(&parts[i], VALUES);
        if (!solutions[i] || !solution_value(solutions[i], &parts[i], &values[i]))
            return false;
        *nim_sum ^= values[i];
    }
    return true;
}

static void write_sum(void)
{
    text_words("sum ");
    for (uint8_t i = 0; i < count; i++) {
        if (i)
            text_words(" + ");
        component_write(&parts[i]);
    }
}

void sum_answer(void)
{
    struct solution *solutions[SUM_MAX] = {NULL};
    uint32_t values[SUM_MAX], nim_sum;

    if (find_values(solutions, values, &nim_sum)) {
        for (uint8_t i = 0; i < count && nim_sum && !console_line.fault; i++)
            write_winning_moves(solutions[i], i, values[i] ^ nim_sum, false);
        if (!console_line.fault) {
            work_write();
            write_sum();
            text_words(nim_sum ? " : N :" : " : P : -");
            for (uint8_t i = 0; i < count && nim_sum; i++)
                write_winning_moves(solutions[i], i, values[i] ^ nim_sum, true);
            text_char('\n');
        }
    }
    for (uint8_t i = 0; i < count; i++)
        solution_free(solutions[i]);
}
