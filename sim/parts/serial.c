// SPDX-License-Identifier: MIT
#include "parts/serial.h"

#include <string.h>
#include <simavr/avr_uart.h>
#include <simavr/sim_regbit.h>

enum {
    FRAME_BITS = 10, // one start bit, eight data bits, one stop bit
    TOLERANCE = 25,  // per mille of baud
    UCSZ_8 = 3,      // eight data bits
    PARITY = 0x30,   // UPM01 and UPM00 in UCSR0C
};

static void violate(struct serial *line, enum serial_violation_kind kind)
{
    static const char *const what[] = {
        [SERIAL_SWITCHED_OFF] = "used while it is switched off in PRR",
        [SERIAL_RATE] = "not at the baud rate of the computer",
        [SERIAL_FRAME] = "not 8N1",
        [SERIAL_OVERWRITTEN] = "a byte overwrites one that was not sent yet",
    };

    violations_add(&line->violations, kind, "%s", what[kind]);
}

// Returns the duration of a byte in cycles, at the firmware's baud rate.
static uint64_t firmware_byte_cycles(const struct serial *line)
{
    struct avr_t *avr = line->machine->avr;
    unsigned divisor =
        (avr_regbit_get(avr, line->uart->ubrrl) | avr_regbit_get(avr, line->uart->ubrrh) << 8) + 1u;

    return (uint64_t)FRAME_BITS * divisor * (avr_regbit_get(avr, line->uart->u2x) ? 8 : 16);
}

// Checks the USART's settings. Corrects the byte duration in simavr.
static void check_settings(struct serial *line)
{
    struct avr_t *avr = line->machine->avr;
    struct avr_uart_t *uart = line->uart;
    uint64_t cycles = firmware_byte_cycles(line);

    uart->cycles_per_byte = cycles;
    if (avr_regbit_get(avr, uart->disabled))
        violate(line, SERIAL_SWITCHED_OFF);
    if (line->follows)
        line->byte_cycles = cycles;
    if (cycles * 1000 < line->byte_cycles * (1000 - TOLERANCE) ||
        cycles * 1000 > line->byte_cycles * (1000 + TOLERANCE))
        violate(line, SERIAL_RATE);
    if (avr_regbit_get(avr, uart->ucsz) != UCSZ_8 || avr_regbit_get(avr, uart->ucsz2) ||
        avr_regbit_get(avr, uart->usbs) || avr->data[uart->r_ucsrc] & PARITY)
        violate(line, SERIAL_FRAME);
}

static void take(struct serial *line, uint8_t byte)
{
    line->last_traffic = machine_now(line->machine);
    if (line->on_byte)
        line->on_byte(line->user, byte);
}

static avr_cycle_count_t next_byte(struct avr_t *avr, avr_cycle_count_t when, void *param);

static bool has_to_send(const struct serial *line)
{
    return line->queued && !(line->waits_for_reader && line->held_count >= SERIAL_HELD - 1);
}

static void send_on(struct serial *line)
{
    if (!line->is_sending && has_to_send(line))
        avr_cycle_timer_register(line->machine->avr, 1, next_byte, line);
}

static avr_cycle_count_t byte_arrives(struct avr_t *avr, avr_cycle_count_t when, void *param)
{
    struct serial *line = param;

    (void)avr;
    take(line, line->arriving[0]);
    line->arriving[0] = line->arriving[1];
    line->arriving_count--;
    send_on(line);
    return line->arriving_count ? when + firmware_byte_cycles(line) : 0;
}

static void firmware_sends(struct avr_irq_t *irq, uint32_t byte, void *param)
{
    struct serial *line = param;

    (void)irq;
    check_settings(line);
    if (line->arriving_count == sizeof line->arriving) {
        violate(line, SERIAL_OVERWRITTEN);
        line->arriving_count--;
    }
    if (!line->arriving_count)
        avr_cycle_timer_register(line->machine->avr, firmware_byte_cycles(line), byte_arrives, line);
    line->arriving[line->arriving_count++] = (uint8_t)byte;
}

// Passes one byte to simavr's UART. Several bytes at once would lose interrupts.
static void present(struct serial *line)
{
    avr_cycle_count_t cycles = line->uart->cycles_per_byte;

    line->uart->cycles_per_byte = 1;
    avr_raise_irq(line->uart->io.irq + UART_IRQ_INPUT, line->held[0]);
    line->uart->cycles_per_byte = cycles;
}

static uint8_t firmware_reads(struct avr_t *avr, avr_io_addr_t address, void *param)
{
    struct serial *line = param;
    bool there_is = avr_regbit_get(avr, line->uart->rxc.raised);
    uint8_t byte = line->read_udr(avr, address, line->uart);

    if (there_is && line->held_count) {
        line->held_count--;
        memmove(line->held, line->held + 1, sizeof line->held - sizeof line->held[0]);
        if (line->held_count)
            present(line);
        send_on(line);
    }
    return byte;
}

// Makes the MCU receive a byte if the MCU's receiver is on.
static void receive(struct serial *line, uint16_t byte)
{
    line->last_traffic = machine_now(line->machine);
    if (!avr_regbit_get(line->machine->avr, line->uart->rxen)) {
        line->held_count = 0;
        return;
    }
    check_settings(line);
    line->held[line->held_count++] = byte;
    if (line->held_count == 1)
        present(line);
}

// Delivers the byte being sent and begins the next byte.
static avr_cycle_count_t next_byte(struct avr_t *avr, avr_cycle_count_t when, void *param)
{
    struct serial *line = param;

    (void)avr;
    if (line->is_sending)
        receive(line, line->sending);
    line->is_sending = has_to_send(line);
    if (!line->is_sending)
        return 0;
    if (line->held_count == SERIAL_HELD)
        line->held_count--;
    line->sending = line->queue[line->first];
    line->first = (line->first + 1) % SERIAL_QUEUE;
    line->queued--;
    return when + line->byte_cycles;
}

// Makes the transmitter ready when the firmware switches it on. simavr may forget to.
static void control_is_written(struct avr_t *avr, avr_io_addr_t address, uint8_t value, void *param)
{
    struct serial *line = param;

    avr->data[address] = value;
    if (avr_regbit_get(avr, line->uart->txen) && !line->arriving_count)
        avr_regbit_set(avr, line->uart->udrc.raised);
}

static void mcu_was_reset(void *param)
{
    struct serial *line = param;

    line->held_count = 0;
    line->arriving_count = 0;
    line->is_sending = false;
    avr_cycle_timer_cancel(line->machine->avr, byte_arrives, line);
    avr_cycle_timer_cancel(line->machine->avr, next_byte, line);
    send_on(line);
}

// Returns the MCU's USART0.
static struct avr_uart_t *find_uart(struct avr_t *avr)
{
    struct avr_io_t *io = avr->io_port;

    while (strcmp(io->kind, "uart") || ((struct avr_uart_t *)io)->name != '0')
        io = io->next;
    return (struct avr_uart_t *)io;
}

void serial_set_baud(struct serial *line, unsigned baud)
{
    line->byte_cycles = (FRAME_BITS * (uint64_t)line->machine->avr->frequency + baud / 2) / baud;
}

void serial_follow(struct serial *line)
{
    line->follows = true;
}

void serial_open(struct serial *line, struct machine *machine)
{
    struct avr_t *avr = machine->avr;

    *line = (struct serial){.machine = machine, .uart = find_uart(avr)};
    violations_open(&line->violations, machine, "serial line");
    serial_set_baud(line, LINE_BAUD);

    // Put our own read handler for UDR before simavr's handler.
    avr_io_addr_t udr = AVR_DATA_TO_IO(line->uart->r_udr);

    line->read_udr = avr->io[udr].r.c;
    avr->io[udr].r.c = firmware_reads;
    avr->io[udr].r.param = line;
    avr_irq_register_notify(line->uart->io.irq + UART_IRQ_OUTPUT, firmware_sends, line);
    avr_register_io_write(avr, line->uart->txen.reg, control_is_written, line);
    machine_add_part(machine, mcu_was_reset, line);
}

static void add(struct serial *line, uint16_t byte)
{
    line->queue[(line->first + line->queued++) % SERIAL_QUEUE] = byte;
    send_on(line);
}

void serial_send(struct serial *line, const void *bytes, unsigned count)
{
    for (const uint8_t *byte = bytes; count; count--)
        add(line, *byte++);
}

void serial_send_noise(struct serial *line, uint8_t byte)
{
    add(line, UART_INPUT_FE | byte);
}
