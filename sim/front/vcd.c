// SPDX-License-Identifier: MIT
#include "front/vcd.h"

#include "core/memory.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <simavr/sim_irq.h>

struct vcd {
    FILE *file;
    const struct bench *bench;
    uint64_t ns; // last time stamp written
    struct signal {
        struct vcd *vcd;
        struct avr_irq_t *irq;
        unsigned index; // number of the signal; number 0 has the letter 'a' in the file
        unsigned bits;
    } signal[MACHINE_SIGNALS_MAX];
    unsigned count;
};

static uint64_t now_ns(const struct vcd *vcd)
{
    uint64_t hz = vcd->bench->machine.avr->frequency, cycle = machine_now(&vcd->bench->machine);

    return cycle / hz * 1000000000 + cycle % hz * 1000000000 / hz;
}

static void write_value(const struct signal *signal, uint32_t value)
{
    FILE *file = signal->vcd->file;

    if (signal->bits == 1) {
        fprintf(file, "%u%c\n", value & 1, 'a' + signal->index);
        return;
    }
    putc('b', file);
    for (unsigned bit = signal->bits; bit-- > 0;)
        putc('0' + (int)(value >> bit & 1), file);
    fprintf(file, " %c\n", 'a' + signal->index);
}

static void changed(struct avr_irq_t *irq, uint32_t value, void *user)
{
    const struct signal *signal = user;
    struct vcd *vcd = signal->vcd;
    uint64_t ns = now_ns(vcd);

    // Ignores unchanged values. The key ladder raises a signal at every conversion.
    if (irq->value == value)
        return;
    if (ns != vcd->ns)
        fprintf(vcd->file, "#%" PRIu64 "\n", ns);
    vcd->ns = ns;
    write_value(signal, value);
}

static void watch(struct vcd *vcd, const struct machine_signal *watched)
{
    struct signal *signal = &vcd->signal[vcd->count];

    *signal = (struct signal){vcd, watched->irq, vcd->count++, watched->bits};
    avr_irq_register_notify(watched->irq, changed, signal);
    fprintf(vcd->file, "$var wire %u %c %s $end\n", watched->bits, 'a' + signal->index, watched->name);
}

struct vcd *vcd_open(const char *path, struct bench *bench)
{
    FILE *file = fopen(path, "w");

    if (!file)
        return NULL;

    struct vcd *vcd = memory_new(sizeof *vcd);

    *vcd = (struct vcd){.file = file, .bench = bench};
    fprintf(file, "$timescale 1 ns $end\n$scope module %s $end\n", bench->board->name);
    for (unsigned i = 0; i < bench->machine.signal_count; i++)
        watch(vcd, &bench->machine.signal[i]);
    fprintf(file, "$upscope $end\n$enddefinitions $end\n#0\n$dumpvars\n");
    for (unsigned i = 0; i < vcd->count; i++)
        write_value(&vcd->signal[i], vcd->signal[i].irq->value);
    fprintf(file, "$end\n");
    return vcd;
}

bool vcd_close(struct vcd *vcd)
{
    fprintf(vcd->file, "#%" PRIu64 "\n", now_ns(vcd));

    bool failed = ferror(vcd->file);

    failed |= fclose(vcd->file) != 0;
    free(vcd);
    return !failed;
}
