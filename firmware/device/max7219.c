// SPDX-License-Identifier: MIT
// Bits are sent by the CPU, on any pins: at the 2 MHz that long wires bear, the SPI would leave no time to do
// anything between two bytes either.
#include "device/max7219.h"

#include "board.h"          // MAX7219_ pins
#include "game/flash.h"     // FLASH
#include "port/port_pins.h" // port_high, port_low, port_output

#include <stdbool.h>
#include <string.h> // memcmp

enum { MODULES = MATRIX_WIDTH / 8, ROWS = MATRIX_HEIGHT };
enum { RESEND_FRAMES = 16 }; // all registers are sent again with one of so many frames

// Registers (Table 2): those of the rows, then the control registers, each with its value. That of Intensity is
// in the frame.
enum { DIGIT_0 = 0x01, INTENSITY = 0x0a, REGISTERS = 13 };
static const FLASH uint8_t controls[][2] = {
    {0x09, 0},        // Decode Mode: none, a bit is a dot
    {INTENSITY, 0},
    {0x0b, ROWS - 1}, // Scan Limit
    {0x0f, 0},        // Display Test: off
    {0x0c, 1},        // Shutdown: normal operation; last, when all other registers are set
};
_Static_assert(ROWS + sizeof controls / 2 == REGISTERS, "REGISTERS counts the rows and the controls");

static struct matrix_frame shown; // the frame that was sent last

// Highest bit first. At 16 MHz CLK is high and low for at least 125 ns each (tCH, tCL: 50 ns), and DIN is set
// 125 ns before CLK rises (tDS: 25 ns).
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

// Sends a register to all modules: a row, which is one bit of each column, or a control register, with `bit`
// 0. The first 16 bits are shifted through to the leftmost module; the rising edge of LOAD latches all.
static void send_register(uint8_t number, uint8_t bit)
{
    const uint8_t *column = shown.column;
    port_low(MAX7219_LOAD);
    for (uint8_t left = MODULES; left; left--) {
        uint8_t address = DIGIT_0 + number, data = 0;
        if (bit) {
            for (uint8_t dots = 8; dots; dots--) {
                data <<= 1;
                if (*column++ & bit)
                    data++;
            }
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
    static uint8_t frames; // modulo 256

    const bool is_due = frames++ % RESEND_FRAMES == 0;
    if (is_due)
        max7219_init(); // a direction may have flipped
    else if (!memcmp(&shown, frame, sizeof shown))
        return;
    const uint8_t registers = is_due || frame->brightness != shown.brightness ? REGISTERS : ROWS;
    shown = *frame;
    uint8_t bit = 1;
    for (uint8_t i = 0; i < registers; i++, bit <<= 1)
        send_register(i, bit);
}
