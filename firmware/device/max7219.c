// SPDX-License-Identifier: MIT
// Software sends the bits, so any pins can be used. At 16 MHz, CLK is high and low for at least 125 ns each
// (required: 50 ns, tCH and tCL). DIN is set 125 ns before CLK rises (required: 25 ns, tDS). A digit is a row
// of a module, or a column if the module is mounted with a quarter turn.
#include "device/max7219.h"

#include "board.h"          // MAX7219_ pins
#include "game/flash.h"     // FLASH
#include "port/port_pins.h" // port_high, port_low, port_output

#include <stdbool.h>
#include <string.h> // memcmp

enum { MODULES = MATRIX_WIDTH / 8, ROWS = MATRIX_HEIGHT };
enum { RESEND_FRAMES = 16 }; // number of frames after which all registers are sent again

// Register numbers of the MAX7219 (Table 2), and the number of registers
enum { DIGIT_0 = 0x01, INTENSITY = 0x0a, REGISTERS = 13 };
static const FLASH uint8_t controls[][2] = {
    {0x09, 0},                        // Decode Mode off, so each bit is a dot
    {INTENSITY, 0}, {0x0b, ROWS - 1}, // Scan Limit
    {0x0f, 0},                        // Display Test: off
    {0x0c, 1},                        // Shutdown off; sent after all other registers
};
_Static_assert(ROWS + sizeof controls / 2 == REGISTERS, "REGISTERS counts the rows and the controls");

static struct matrix_frame shown; // the latest frame

// Sends a byte, highest bit first.
static void send_byte(uint8_t byte)
{
    for (uint8_t left = 8; left; left--) {
        port_low(MAX7219_DIN);
        if (byte & 0x80)
            port_high(MAX7219_DIN);
        byte <<= 1;
        port_high(MAX7219_CLK);
        port_low(MAX7219_CLK);
    }
}

static uint8_t reversed(uint8_t bits)
{
    uint8_t result = 0;
    for (uint8_t left = 8; left; left--, bits >>= 1)
        result = result << 1 | (bits & 1);
    return result;
}

// Returns the byte for one digit register of the module with these columns.
static uint8_t data_of(const uint8_t *column, uint8_t digit)
{
    const bool is_upside_down = shown.modules & 2, is_mirrored = shown.modules & MATRIX_MIRRORED;
    uint8_t data = 0;
    if (is_upside_down)
        digit = 7 - digit;
    if (shown.modules & 1) {
        data = column[digit];
    } else {
        const uint8_t dot = 1 << digit;
        for (uint8_t left = 8; left; left--) {
            data <<= 1;
            if (*column++ & dot)
                data++;
        }
    }
    return is_upside_down != is_mirrored ? reversed(data) : data;
}

// Sends one register to all modules, the farthest module first.
static void send_register(uint8_t number)
{
    const bool is_reversed = shown.modules & MATRIX_REVERSED;
    const uint8_t *column = is_reversed ? shown.column + MATRIX_WIDTH - 8 : shown.column;
    port_low(MAX7219_LOAD);
    for (uint8_t left = MODULES; left; left--) {
        uint8_t address = DIGIT_0 + number, data;
        if (number < ROWS) {
            data = data_of(column, number);
            column += is_reversed ? -8 : 8;
        } else {
            address = controls[number - ROWS][0];
            data = address == INTENSITY ? shown.brightness : controls[number - ROWS][1];
        }
        send_byte(address);
        send_byte(data);
    }
    port_high(MAX7219_LOAD);
}

void max7219_init(void)
{
    port_output(MAX7219_LOAD);
    port_output(MAX7219_CLK);
    port_output(MAX7219_DIN);
}

void max7219_show(const struct matrix_frame *frame)
{
    static uint8_t frames; // number of frames so far, modulo 256

    const bool is_due = frames++ % RESEND_FRAMES == 0;
    if (is_due)
        max7219_init(); // noise may have made a pin an input
    else if (!memcmp(&shown, frame, sizeof shown))
        return;
    const uint8_t registers = is_due || frame->brightness != shown.brightness ? REGISTERS : ROWS;
    shown = *frame;
    for (uint8_t i = 0; i < registers; i++)
        send_register(i);
}
