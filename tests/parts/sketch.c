// SPDX-License-Identifier: MIT
// A typical sketch for the LCD Keypad Shield. It drives the display like Arduino's library LiquidCrystal, and
// shows two custom characters and the pressed key. SELECT commits FAULT three times.
#include <avr/io.h>
#include <stdbool.h>
#include <util/delay.h>

enum {
    NO_FAULT,
    READ,    // reads from an address without memory
    WRITE,   // writes to an address without memory
    JUMP,    // jumps beyond the flash, so that the program starts again on a real chip
    PULSE,   // sends a harmless byte, but clocks the display too fast
    ADDRESS, // sets an address that the display lacks
};

enum { RS = 0, E = 1, DATA = 4 }; // bit numbers: RS and E of port B, lowest of four data lines of port D
enum { COMMAND, CHARACTER };
enum { ONE_LINE = 0x20, TWO_LINES = 0x28 }; // commands for a 4-bit bus with one or two rows
enum { HEART, LETTER, GLYPH_LINES = 8, DISPLAY_ADDRESS = 0x80, GLYPH_ADDRESS = 0x40, ROW_2 = 0x40 };
enum { OUTSIDE = RAMEND + 0x118, TIMES = 3, SELECT_MIN = 520, SELECT_END = 800 };

static uint8_t jumps __attribute__((section(".noinit"))); // not cleared when the program restarts

static void write_nibble(uint8_t nibble)
{
    PORTD = (uint8_t)((PORTD & 0x0F) | nibble << DATA);
    _delay_us(4);
    PORTB |= 1 << E;
    _delay_us(4);
    PORTB &= ~(1 << E);
    _delay_us(100);
}

static void send(uint8_t byte, uint8_t kind)
{
    PORTB = (uint8_t)((PORTB & ~(1 << RS)) | kind << RS);
    _delay_us(4);
    write_nibble(byte >> 4);
    write_nibble(byte & 0x0F);
}

// Sets up the display as LiquidCrystal does. That library's 50,000 us delay overflows to 848 us.
static void set_up_display(uint8_t function)
{
    DDRB |= 1 << RS | 1 << E;
    DDRD |= 0xF0;
    _delay_us(848);
    PORTB &= ~(1 << RS | 1 << E);
    write_nibble(0x3);
    _delay_us(4500);
    write_nibble(0x3);
    _delay_us(4500);
    write_nibble(0x3);
    _delay_us(150);
    write_nibble(0x2);
    send(function, COMMAND);
    send(0x0C, COMMAND); // display on
    send(0x01, COMMAND); // clear
    _delay_us(2000);
    send(0x06, COMMAND); // from left to right
}

static void create(uint8_t glyph, const uint8_t *lines)
{
    send((uint8_t)(GLYPH_ADDRESS | glyph * GLYPH_LINES), COMMAND);
    for (uint8_t i = 0; i < GLYPH_LINES; i++)
        send(lines[i], CHARACTER);
}

static void print(uint8_t at, const char *text)
{
    send(DISPLAY_ADDRESS | at, COMMAND);
    while (*text)
        send((uint8_t)*text++, CHARACTER);
}

// Sets 9600 baud, like most sketches.
static void set_up_serial(void)
{
    UBRR0 = F_CPU / 16 / 9600 - 1;
    UCSR0B = 1 << TXEN0;
}

static void report(char byte)
{
    while (!(UCSR0A & 1 << UDRE0))
        ;
    UDR0 = (uint8_t)byte;
}

static uint16_t read_keys(void)
{
    ADCSRA |= 1 << ADSC;
    while (ADCSRA & 1 << ADSC)
        ;
    return ADC;
}

static const char *key_name(uint16_t level)
{
    return level < 50           ? "RIGHT "
           : level < 180        ? "UP    "
           : level < 330        ? "DOWN  "
           : level < SELECT_MIN ? "LEFT  "
           : level < SELECT_END ? "SELECT"
                                : "none  ";
}

static void jump(void)
{
    if (jumps == TIMES)
        return;
    jumps++;
    ((void (*)(void))(uint16_t)((FLASHEND + 1UL) / 2))(); // in words
}

static void pulse(void)
{
    PORTB &= ~(1 << RS);
    PORTD &= 0x0F;
    _delay_us(4);
    for (uint8_t half = 0; half < 2; half++) {
        PORTB |= 1 << E;
        PORTB &= ~(1 << E);
        _delay_us(100);
    }
}

static void commit_fault(void)
{
    volatile uint8_t *const outside = (volatile uint8_t *)OUTSIDE;

    if (FAULT == JUMP)
        jump();
    if (FAULT == READ)
        (void)*outside;
    if (FAULT == WRITE)
        *outside = 1;
    if (FAULT == PULSE)
        pulse();
    if (FAULT == ADDRESS)
        print(0x30, "");
}

int main(void)
{
    static const uint8_t heart[] = {0x00, 0x0A, 0x1F, 0x1F, 0x0E, 0x04, 0x00, 0x00};
    static const uint8_t letter[] = {0x0E, 0x11, 0x11, 0x11, 0x1F, 0x11, 0x11, 0x00}; // like A in the ROM

    if (MCUSR)
        jumps = 0;
    MCUSR = 0;
    ADMUX = 1 << REFS0;
    ADCSRA = 1 << ADEN | 7;
    set_up_serial();
    set_up_display(ONE_LINE); // like the library, first sets up a single row
    set_up_display(TWO_LINES);
    create(HEART, heart);
    create(LETTER, letter);
    print(0, "I ");
    send(HEART, CHARACTER);
    print(3, " ");
    send(LETTER, CHARACTER);
    print(5, "VR \xFE\xB1");
    for (bool was_down = false;;) {
        const uint16_t level = read_keys();
        const bool is_down = level >= SELECT_MIN && level < SELECT_END;

        print(ROW_2, key_name(level));
        report(*key_name(level));
        for (uint8_t i = 0; is_down && !was_down && i < TIMES; i++)
            commit_fault();
        was_down = is_down;
    }
}
