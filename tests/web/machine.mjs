// SPDX-License-Identifier: MIT
// If this test fails, the page's chip sleeps, wakes or restarts at wrong times. Tests what the page adds to avr8js with
// short programs: sleep, sei and reti, resets, and skipped time.
import {bundled} from './bundle.mjs';
import {done, ok} from './tap.mjs';

const {Machine, assemble} = await bundled('machine/machine', '../../out/web/node_modules/avr8js/dist/esm/utils/assembler');

const HZ = 16e6;
// `source` is at 0x100. Only the vector of COMPA has a handler.
const COMPA = 0x1c * 2;
function machine(source, handler = 'reti', mcu = 'atmega328p') {
    const {bytes, errors} = assemble(source);
    if (errors.length) throw new Error(errors.join('; '));
    const program = new Uint8Array(0x400);
    program.set(assemble('rjmp 0xfe').bytes, 0); // to 0x100
    program.set(assemble(handler).bytes, COMPA);
    program.set(bytes, 0x100);
    return new Machine(mcu, HZ, program);
}

// Returns a program that writes each [address, value].
const stores = (...all) => all.map(([at, value]) => `ldi r16, ${value}\n sts ${at}, r16\n`).join('');
// Timer 0 interrupts every 4 ms (250 counts of 256 clocks).
const TICK = stores([0x44, 2], [0x47, 249], [0x6e, 2], [0x53, 1], [0x45, 4]);

{
    // r21 counts how often the CPU wakes up.
    const toy = machine(`${TICK} sei\nloop: sleep\n inc r21\n rjmp loop`);
    toy.run(401);
    ok(toy.cpu.data[21] === 100, 'sleep: 100 ticks wake it 100 times', toy.cpu.data[21]);
    ok(toy.asleep / toy.now > 0.99, 'sleep: time jumps to the next tick', toy.asleep / toy.now);
}
{
    const toy = machine(`${TICK}${stores([0x53, 14])} sei\nloop: sleep\n inc r21\n rjmp loop`);
    toy.run(1);
    ok(toy.asleep === 0 && toy.cpu.data[21] > 0, 'sleep: without SE the CPU does not sleep', toy.asleep);
}
{
    // The tick arrives while interrupts are off, and must end `sleep` without a handler.
    const toy = machine(`${TICK}
        ldi r17, 0
    wait: in r16, 0x15
        sbrs r16, 1
        rjmp wait
        sei
        sleep
        cli
        inc r21
    end: rjmp end`);
    toy.run(5);
    ok(toy.cpu.data[21] === 1, 'sei: one more instruction is executed before an interrupt', toy.cpu.data[21]);
}
{
    // The watchdog resets the CPU after 16 ms. r25 gets the cause.
    const toy = machine(`
        in r25, 0x34
        lds r24, 0x200
        ldi r16, 0x55
        sts 0x200, r16
        in r23, 0x04
        ${stores([0x24, 0xff], [0x60, 0x18], [0x60, 0x08])}
    end: rjmp end`);
    const causes = [];
    toy.onReset(() => causes.push(toy.cpu.data[0x54]));
    toy.run(20);
    const {data} = toy.cpu;
    ok(toy.watchdogResets === 1 && causes[0] === 0x08, 'watchdog: it resets after 16 ms, and MCUSR tells the cause', causes);
    ok(data[24] === 0x55 && data[23] === 0, 'watchdog: RAM is kept, and the ports are inputs again', data[24], data[23]);
    ok(Math.abs(toy.now / HZ - 0.02) < 1e-4, 'watchdog: time continues', toy.now);
    toy.reset();
    toy.run(1);
    ok(toy.cpu.data[25] === 0x02, 'reset button: MCUSR tells the cause', toy.cpu.data[25]);
}
{
    // Timer 1 toggles OC1A every 1000 counts of 8 clocks.
    const toy = machine(`
        sbi 0x04, 1
        ${stores([0x89, 3], [0x88, 231], [0x80, 0x40], [0x81, 0x0a], [0x53, 1])}
        sei
    loop: sleep
        rjmp loop`);
    const edges = [];
    let level = toy.isHigh('B1');
    toy.watch(['B1'], () => {
        if (toy.isHigh('B1') !== level) edges.push(toy.now);
        level = toy.isHigh('B1');
    });
    toy.run(100);
    const halves = new Set(edges.slice(1).map((cycle, i) => cycle - edges[i]));
    ok(edges.length > 195 && halves.size === 1 && halves.has(8000), 'timer: each edge is at its cycle', [...halves], edges.length);
}
{
    const toy = machine('end: rjmp end', 'reti', 'attiny2313a');
    ok(toy.cpu.data.length === 0xe0 && toy.cpu.SP === 0xdf, 'ATtiny2313A: 128 bytes of RAM', toy.cpu.data.length);
    const order = [];
    toy.at(2000, () => order.push(2));
    const never = toy.at(1500, () => order.push('never'));
    toy.at(1000, () => order.push(1));
    toy.forget(never);
    toy.runUntil(3000);
    ok(order.join() === '1,2', 'events: in order, without removed events', order);
}
done();
