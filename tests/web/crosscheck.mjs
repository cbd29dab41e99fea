// SPDX-License-Identifier: MIT
// If this test fails, the page's boards behave differently from simavr's. Runs the same firmware and keys in simavr
// (bouton-sim) and in avr8js (the page). Displays, LEDs, lamps and sounds must agree.
import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {boardOf, BOARDS, bytesOf} from './boards.mjs';
import {bundled} from './bundle.mjs';
import {done, drawn, ok, random} from './tap.mjs';
import {signalsIn} from './vcd.mjs';

const OUT = 'out/web/crosscheck';
mkdirSync(OUT, {recursive: true});
const {Bench, Recorder} = await bundled('parts/bench', 'parts/recorder');
const TAP_MS = 60,
    SETTLE_MS = 900,
    // largest permitted difference of a key's voltage between the simulators
    LADDERS_DIFFER_V = 0.6,
    GAMES = drawn([...Array(Number(process.argv[2] ?? 20)).keys()], 20),
    KEYS = 24,
    WINDOW_MS = 40,
    START_MS = 12, // largest permitted difference of times between the simulators, in ms
    AGAIN_MS = 8, // time in ms until a half-written picture is complete
    // delays of the first key in ms; some give both simulators equal random seeds
    LATE_MS = [0, 3, 6],
    KEY_MAX_MS = 40,
    BOUNCE_MS = 3,
    STILL_MS = 9000; // time in ms after which every board's display stays unchanged

// --- displays as bouton-sim prints them

// Returns true if two or more of four dots in a glyph are dark.
const isBlock = (lines, x, y) => {
    const [two, others] = [2 * y, 2 * y + 1].map((line) => (lines[line] >> (x ? 0 : 3)) & 3);
    return (two >> 1) + (two & 1) + (others >> 1) + (others & 1) >= 2;
};

// Returns the braille character that represents a custom glyph.
function braille(lines) {
    const bits = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]];
    const dots = bits.flatMap((column, x) => column.filter((_, y) => isBlock(lines, x, y))).reduce((all, bit) => all | bit, 0);
    return dots ? String.fromCodePoint(0x2800 + dots) : ' ';
}

const SPECIAL = {0x5c: '¥', 0x7e: '→', 0x7f: '←', 0xa5: '·', 0xdf: '°', 0xff: '█'};
const character = (code) => SPECIAL[code] ?? (code >= 0x20 && code < 0x7e ? String.fromCharCode(code) : '?');

const frames = {
    lcd({codes, glyphs}) {
        const cells = Array.from(codes, (code) => (code < 0x08 ? braille(glyphs.slice(8 * code, 8 * code + 8)) : character(code))).join('');
        return ['┌────────────────┐', `│${cells.slice(0, 16)}│`, `│${cells.slice(16)}│`, '└────────────────┘'];
    },
    leds({looks}) {
        const look = [' ·', ' ○', ' ●', ' ◐'];
        const lights = (row) => looks.slice(row * row, (row + 1) ** 2).map((one) => look[one]);
        return [0, 1, 2, 3].map((row) => ' '.repeat(2 * (3 - row)) + lights(row).join(''));
    },
    matrix({rows}, lamps) {
        const bits = (byte) => byte.toString(2).padStart(8, '0');
        const dots = (row) => Array.from(row, bits).join('').replaceAll('0', '.').replaceAll('1', '#');
        return [...rows.map(dots), `lamps:${lamps.map((key) => ` ${key}`).join('')}`];
    },
};

// --- both simulators

// Returns the piezo's tones. `counts` has the number of edges in each window.
function tonesOf(edges) {
    const groups = [];
    let last = -Infinity;
    for (const ms of edges) {
        if (ms - last < 0.04) continue;
        if (ms - last > 10) groups.push([]);
        groups.at(-1).push(ms);
        last = ms;
    }
    const toneOf = ([first, ...others]) => {
        const length = others.at(-1) - first,
            counts = Array(Math.ceil(length / WINDOW_MS)).fill(0);
        for (const ms of others) counts[Math.ceil((ms - first) / WINDOW_MS) - 1]++;
        return {ms: first, length, counts};
    };
    return groups.filter((group) => group.length >= 3).map(toneOf);
}

// Returns true if the tones are equal, with times rounded to nanoseconds.
const areSame = (tones, others) =>
    tones.length === others.length &&
    tones.every(({ms, length, counts}, i) => {
        const other = others[i];
        return Math.abs(ms - other.ms) < 2e-6 && Math.abs(length - other.length) < 2e-6 && counts.join() === other.counts.join();
    });

// Simulates the steps [command, key or ms] with avr8js. Returns pictures, tones and, if `records`, a recording.
function throughAvr8js({board, firmware}, steps, bounceMs = 0, records = false) {
    const bench = new Bench(board, firmware),
        {machine, contacts} = bench,
        shown = [],
        edges = [];
    let level = false;
    contacts.bounceMs = bounceMs;
    const recorder = records && new Recorder(bench);
    if (board.piezo)
        machine.watch([board.piezo], () => {
            if (machine.isHigh(board.piezo) !== level) edges.push((machine.now * 1000) / machine.hz);
            level = machine.isHigh(board.piezo);
        });
    for (const [command, argument] of steps) {
        if (command === 'press') {
            contacts.move(bench.key(argument), true);
            machine.run(TAP_MS);
            contacts.move(bench.key(argument), false);
            machine.run(TAP_MS);
        } else if (command === 'push') {
            contacts.move(bench.key(argument), true);
        } else if (command === 'wait') {
            machine.run(argument);
        } else {
            shown.push(frames[board.display.kind](bench.display.picture(), bench.lamps()).join('\n'));
        }
    }
    bench.piezo?.update();
    const tones = tonesOf(edges);
    return {shown, tones, heard: bench.piezo?.tones.length, lines: recorder && recorder.lines('page')};
}

// Returns the times in ms at which the piezo's level changes.
const piezoIn = (vcd) => signalsIn(vcd).get('piezo').slice(1).map(([ms]) => ms);

function throughSimavr(name, steps) {
    const script = `${OUT}/${name}.play`,
        vcd = `${OUT}/${name}.vcd`;
    const line = ([command, argument]) =>
        command === 'wait' ? `wait ${argument}ms` : [command, argument].filter(Boolean).join(' ');
    writeFileSync(script, ['bounce 0ms', ...steps.map(line)].join('\n') + '\n');
    const {stdout, stderr, status} = spawnSync(
        'out/sim/bouton-sim',
        ['--board', name, '--power-up', '0ms', '--vcd', vcd, '--script', script],
        {encoding: 'utf8', env: {...process.env, LC_ALL: 'C.UTF-8'}, maxBuffer: 1 << 26},
    );
    if (status) return {shown: [stderr], tones: []};
    // Returns true if a line shows the LCD's dots instead of characters.
    const isDots = (line) => /^[\u2800-\u28ff ]+$/.test(line);
    const lines = stdout.split('\n').filter((one) => one && !one.startsWith('text:') && !isDots(one));
    const height = lines.length / steps.filter(([command]) => command === 'show').length;
    const shown = [];
    for (let at = 0; at < lines.length; at += height) shown.push(lines.slice(at, at + height).join('\n'));
    return {shown, tones: tonesOf(piezoIn(readFileSync(vcd, 'utf8')))};
}

// --- keys that both simulators press

// On an exhibit, OK closes the picture of the modules.
const firstStart = (board) => (board.display.kind === 'matrix' ? ['ok'] : []);

// Returns the keys that choose and play a game.
function keysOf({board}, game) {
    const names = board.keys.keys.map(({name}) => name);
    const hasArrows = names.includes('up'),
        often = hasArrows ? ['right', 'up', 'ok', 'right', 'up', 'ok', 'down'] : ['next', 'take', 'ok'],
        next = random(game);
    const choosing = hasArrows ? [...Array(game % 12).fill('up'), ...Array(next(3)).fill('right'), 'up'] : Array(game % 5).fill('take');
    const playing = Array.from({length: KEYS}, () => (next(10) ? often[next(often.length)] : names[next(names.length)]));
    return [...firstStart(board), 'ok', ...choosing, 'ok', ...playing];
}

// Checks the time from a key press until the display changes or a click sounds.
function latency(name, toy) {
    const key = toy.board.keys.keys.some(({name: one}) => one === 'right') ? 'right' : 'next';
    const waited = ({shown, tones}, before) =>
        toy.board.display.kind === 'leds'
            ? tones.find(({ms}) => ms > before)?.ms - before
            : shown.findIndex((frame) => frame !== shown[0]);
    const measure = (phase) => {
        const presses = [...firstStart(toy.board), 'ok'].map((name) => ['press', name]);
        const steps = [['wait', 1001], ...presses, ['wait', STILL_MS + phase], ['show'], ['push', key]];
        const before = steps.reduce((sum, [, ms]) => sum + (ms > 0 ? ms : 0), presses.length * 2 * TAP_MS);
        for (let ms = 0; ms < KEY_MAX_MS; ms++) steps.push(['wait', 1], ['show']);
        steps.push(['wait', 100], ['show']);
        const records = [throughAvr8js(toy, steps), throughAvr8js(toy, steps, BOUNCE_MS), throughSimavr(name, steps)];
        return records.map((one) => waited(one, before));
    };
    const all = drawn([0, 3, 6, 9, 12], 5).map(measure);
    const isRight = (delays) => {
        const [page, , other] = delays;
        return delays.every((ms) => ms > 0 && ms <= KEY_MAX_MS) && Math.abs(page - other) < START_MS;
    };
    const worst = (which) => Math.max(...all.map((one) => one[which])).toFixed(0);
    ok(all.every(isRight), `${name}: ${worst(0)} ms from key to display, ${worst(1)} ms if it bounces, ${worst(2)} ms in simavr`, all);
}

// Returns true if the numbers of edges are nearly equal.
function areNear(counts, others) {
    const last = Math.max(counts.length, others.length, 2) - 2;
    const sum = (all) => all.slice(last).reduce((total, count) => total + count, 0);
    const isNear = (count, other, frame) => Math.abs(count - other) <= Math.max(6, 0.05 * count) + frame;
    const ofFrame = (Math.max(...counts.slice(last), ...others.slice(last), 0) * START_MS) / WINDOW_MS;
    return counts.slice(0, last).every((count, window) => isNear(count, others[window] ?? 0, 0)) && isNear(sum(counts), sum(others), ofFrame);
}

// Takes two pictures, because the first may be half-written.
const look = [['show'], ['wait', AGAIN_MS], ['show']];
const firstPair = (one, other) =>
    Array.from({length: Math.max(one.length, other.length) / 2}, (_, i) => 2 * i).findIndex(
        (i) => one[i] !== other[i] && one[i + 1] !== other[i + 1],
    );

const read = (file) => readFileSync(file, 'utf8');
const opening = [['wait', 1001], ...look, ['press', 'ok'], ['wait', SETTLE_MS], ...look];

for (const name of drawn(BOARDS, 2)) {
    const toy = {board: boardOf(name), firmware: bytesOf(name)};
    const {display} = toy.board,
        parts = display.pins ? 'pins' : 'leds',
        [, second, ...rest] = display[parts];
    const wrong = {...toy.board, display: {...display, [parts]: [second, second, ...rest]}};
    const {shown} = throughSimavr(name, opening);
    ok(firstPair(throughAvr8js({...toy, board: wrong}, opening).shown, shown) >= 0, `${name}: control: a misplaced wire changes the pictures`);
    {
        const {lines, tones} = throughAvr8js(toy, opening, 0, true),
            vcd = lines.join('\n'),
            [ours, theirs] = [vcd, read(`${OUT}/${name}.vcd`)].map(signalsIn),
            missing = [...theirs.keys()].filter((signal) => !ours.has(signal));
        // Returns true if a signal has equal levels in both recordings. Voltages of keys may differ slightly.
        const isSame = (signal) => {
            const [one, other] = [ours, theirs].map((all) => (all.get(signal) ?? []).map(([, level]) => level));
            if (signal !== 'keys_mV') return one.join() === other.join();
            const volts = (level) => parseInt(level.slice(1), 2) / 1000;
            return one.length === other.length && one.every((level, i) => Math.abs(volts(level) - volts(other[i])) < LADDERS_DIFFER_V);
        };
        const differing = [...theirs.keys()].filter((signal) => signal !== 'piezo' && !isSame(signal));
        const changes = [...ours.values()].reduce((sum, {length}) => sum + length, 0);
        const areAll = missing.length === 0 && differing.length === 0 && changes > 500;
        ok(areAll, `${name}: ${changes} levels in recordings of ${ours.size} pins agree`, missing, ...differing.map((signal) => [signal, ours.get(signal)?.length, theirs.get(signal).length]));
        const heard = tonesOf(piezoIn(vcd));
        ok(areSame(heard, tones), `${name}: the recording has the edges of ${tones.length} tones`, heard, tones);
        let full = 0;
        const bench = new Bench(toy.board, toy.firmware),
            short = new Recorder(bench, () => full++, 300);
        bench.machine.run(1000);
        const kept = short.lines('short').filter((line) => /^([01z]|b\d+ )\S$/.test(line)).length;
        ok(full === 1 && kept >= 300 && kept < 300 + 2 * ours.size && short.end < bench.machine.now, `${name}: a recording ends when it is full`, full, kept);
    }
    for (const game of GAMES) {
        const keys = keysOf(toy, game);
        const play = (lateMs) => {
            const steps = [['wait', 1001 + lateMs], ...look, ...keys.flatMap((key) => [['press', key], ['wait', SETTLE_MS], ...look])];
            const [one, other] = [throughAvr8js(toy, steps), throughSimavr(name, steps)];
            return {one, other, at: firstPair(one.shown, other.shown)};
        };
        const {one, other, at} = LATE_MS.reduce((last, lateMs) => (last?.at < 0 ? last : play(lateMs)), null);
        const [pictures, after] = [one.shown.length / 2, `after ${keys.slice(0, at).join(' ')}:`];
        const isAlike = at < 0 && one.shown.length === other.shown.length;
        ok(isAlike, `${name}, game ${game}: ${pictures} pictures agree`, after, one.shown[2 * at], other.shown[2 * at]);
        const isSame = ({ms, length, counts}, i) => {
            const tone = other.tones[i];
            return Math.abs(ms - tone.ms) < START_MS && Math.abs(length - tone.length) < 10 && areNear(counts, tone.counts);
        };
        if (!toy.board.piezo) continue;
        const [{tones, heard}, others] = [one, other.tones];
        const unlike = tones.flatMap((tone, i) => (others[i] && isSame(tone, i) ? [] : [[tone, others[i]]]));
        const areHeard = tones.length === others.length && heard === tones.length && unlike.length === 0;
        ok(areHeard, `${name}, game ${game}: ${tones.length} tones agree`, heard, others.length, ...unlike.slice(0, 3));
    }
    latency(name, toy);
}
done();
