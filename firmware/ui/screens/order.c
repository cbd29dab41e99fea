// SPDX-License-Identifier: MIT
#include "ui/screens/order.h"

#define ROW(row, record) row,
#define RECORD(row, record) [row] = record,
static const FLASH uint8_t rows[] = {KIOSK_ORDER(ROW)};
static const FLASH uint8_t records[ROW_MORRA + 1] = {KIOSK_ORDER(RECORD)}; // by game

uint8_t order_row(uint8_t place)
{
    return rows[place];
}

uint8_t order_record(uint8_t row)
{
    return records[row];
}

uint8_t order_place(uint8_t row)
{
    uint8_t place = KIOSK_GAMES;
    do
        place--;
    while (place && rows[place] != row);
    return place;
}
