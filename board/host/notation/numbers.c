// SPDX-License-Identifier: MIT
#include "notation/numbers.h"

// One more than any limit stands for all larger numbers.
#define TOO_LARGE_TO_KEEP ((number_t)-1)
_Static_assert(TOO_LARGE_TO_KEEP > STONES_MAX && TOO_LARGE_TO_KEEP > PART_MAX, "it is beyond every limit");

static void refuse_at(struct numbers *numbers, uint8_t place, uint8_t fault, number_t limit)
{
    if (numbers->fault)
        return;
    numbers->fault = fault;
    numbers->place = place;
    numbers->limit = limit;
}

void numbers_begin(struct numbers *numbers, bool writes)
{
    numbers->writes = writes;
    numbers->after_space = numbers->for_glass = false;
    numbers->fault = NO_FAULT;
    numbers->count = numbers->at = 0;
}

void numbers_character(struct numbers *numbers, char character)
{
    const uint8_t digit = (uint8_t)(character - '0');

    if (character == ' ') {
        numbers->after_space = true;
    } else if (digit > 9 || !(numbers->after_space || numbers->count)) {
        refuse_at(numbers, numbers->count, NOT_A_NUMBER, 0);
    } else if (numbers->after_space && numbers->count == LINE_NUMBERS_MAX) {
        refuse_at(numbers, LINE_NUMBERS_MAX, TOO_MANY, LINE_NUMBERS_MAX);
    } else {
        if (numbers->after_space)
            numbers->number[numbers->count++] = 0;
        numbers->after_space = false;
        number_t *const number = &numbers->number[numbers->count - 1];
        *number = *number > (TOO_LARGE_TO_KEEP - 9) / 10 ? TOO_LARGE_TO_KEEP : *number * 10 + digit;
    }
}

void numbers_refuse(struct numbers *numbers, uint8_t fault, number_t limit)
{
    refuse_at(numbers, numbers->at, fault, limit);
}

number_t numbers_number(struct numbers *numbers, number_t value, number_t min, number_t max)
{
    if (numbers->writes) {
        numbers->number[numbers->count++] = value;
        return value;
    }
    if (numbers->at == numbers->count) {
        refuse_at(numbers, numbers->at + 1, TOO_FEW, 0);
        return value;
    }
    const number_t number = numbers->number[numbers->at++];
    if (number > max)
        numbers_refuse(numbers, TOO_LARGE, max);
    else if (number < min)
        numbers_refuse(numbers, TOO_SMALL, min);
    return numbers->fault ? value : number;
}

void numbers_end(struct numbers *numbers)
{
    if (numbers->at != numbers->count)
        refuse_at(numbers, numbers->at + 1, TOO_MANY, numbers->at);
}
