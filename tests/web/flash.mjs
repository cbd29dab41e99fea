// SPDX-License-Identifier: MIT
// If this test fails, the page says "done" although the board does not have the whole image. Tests flashing through a
// serial port, with the real bootloaders and with a small model that fails at each page of the image.
import {readFileSync} from 'node:fs';
import {flash, TARGETS} from '../../sim/web/flash/flash.js';
import {makeLink} from '../../sim/web/flash/link.js';
import {readMessages} from '../../sim/web/build/messages.js';
import {parseHex} from '../../sim/web/machine/hex.js';
import {bytesOf} from './boards.mjs';
import {Loader, Patience} from './loader.mjs';
import {Rig, StandIn} from './port.mjs';
import {done, drawn, ok} from './tap.mjs';

const hexPath = (image) => `out/${image}/bouton.hex`;
const IMAGES = Object.fromEntries(['uno', 'nano', 'exhibit', 'pocket'].map((board) => [board, bytesOf(board)]));
const FUSES = {lfuse: 0x64, hfuse: 0xdd, efuse: 0xff};

// --- the model

// Returns a model of a board. run(options) flashes the image onto the model.
function modelled(name, options = {}, image = IMAGES[name]) {
    const target = TARGETS[name];
    const made = {image, target};
    made.port = new StandIn((message) => made.loader.obey(message));
    made.loader = new Loader((bytes) => made.port.receive(bytes), target, options);
    made.clock = new Patience();
    made.isEqual = () => image.every((byte, at) => made.loader.flash[at] === byte);
    made.run = (more) => flash(made.port, image, target, {clock: made.clock, ...more});
    return made;
}

const pages = (name) => Array.from({length: Math.ceil(IMAGES[name].length / TARGETS[name].page)}, (_, i) => i * TARGETS[name].page);
const isClosed = ({port}) => !port.isOpen;

// Faults while a flash page is written or read: the code on the page, and whether the test flashes again.
// act() returns bytes that replace the answer.
const FAULTS = {
    bit: {phases: ['write'], wanted: 'differs', act: ({loader}, at) => void (loader.flash[at + (at >> 7) % 100] ^= 1 << (at >> 8) % 8)},
    lost: {phases: ['write'], wanted: 'differs', act: ({loader, target}, at) => void loader.flash.fill(0xff, at, at + target.page)},
    unplugged: {wanted: 'unplugged', again: true, act: ({port}) => port.unplug()},
    broken: {again: true, act: ({port}) => port.fail('BreakError') ?? []},
    half: {act: () => [0x14]},
    // The board's own program runs and sends a line.
    restarted: {act: ({loader}) => (loader.isDead = true) && [...Buffer.from('0 nim - : 3 4 5 : 1\n')]},
    cancelled: {wanted: 'cancelled', act: ({controller}) => controller.abort()},
};
const AGAIN = 20; // After a fault at every twentieth flash page, the test flashes again.
// flash pages with faults: all of the Uno, every fifth of the exhibit
const SWEPT = {uno: pages('uno'), exhibit: pages('exhibit').filter((_, i, {length}) => i % 5 === 0 || i === length - 1)};

async function sweep(name, fault, {phases = ['write', 'read'], wanted = 'step', act, again}) {
    const wrong = [];
    let count = 0;
    for (const phase of phases)
        for (const at of drawn(SWEPT[name], 100)) {
            const board = modelled(name);
            board.controller = new AbortController();
            board.loader.hook = (event, where) => (event === phase && where === at ? act(board, at) : undefined);
            const {code, written, ...more} = await board.run({signal: board.controller.signal});
            const place = fault === 'bit' || fault === 'lost' ? more.at >= at && more.at < at + board.target.page : true;
            const after = Math.min(at + (phase === 'write' ? 0 : Infinity), board.image.length);
            if (code !== wanted || !isClosed(board) || !place || written < after) wrong.push({phase, at, code, written, ...more});
            count++;
            if (!again || (at / board.target.page) % AGAIN) continue;
            board.port.plug();
            board.loader.hook = () => undefined;
            const second = await board.run();
            if (second.code !== 'done' || !board.isEqual()) wrong.push({phase, at, second});
        }
    ok(count > 0 && wrong.length === 0, `${name}, ${fault} at ${count} pages: reported as this fault, and the port is closed${again ? ', a second try works' : ''}`, ...wrong.slice(0, 3));
}

for (const name of Object.keys(SWEPT)) for (const [fault, how] of Object.entries(FAULTS)) await sweep(name, fault, how);

{
    const board = modelled('uno');
    board.loader.hook = (event, at) => {
        if (event === 'write' && at === 1280) board.loader.obey({reset: true});
    };
    const {code} = await board.run();
    ok(code !== 'done' || board.isEqual(), 'a restart between two pages: "done" only of the whole image', code);
}
{
    const told = [];
    const board = modelled('uno');
    const result = await board.run({told: (progress) => told.push(progress)});
    ok(result.code === 'done' && board.isEqual() && isClosed(board) && board.port.closed === 1, 'without a fault: done, and every byte is there', result);
    const {length} = board.image;
    const rises = (phase) => told.filter((one) => one.phase === phase).every((one, i, all) => one.of === length && one.bytes > (all[i - 1]?.bytes ?? 0));
    ok(rises('writing') && rises('checking') && told.at(-1).phase === 'checking' && told.at(-1).bytes === length, 'progress: writing, then checking, each up to the last byte', told.at(-1));
}
for (const name of ['uno', 'exhibit']) {
    const board = modelled(name);
    const {obey} = board.loader;
    let sent = 0;
    board.loader.obey = (message) => {
        if (message.bytes) sent++;
        obey.call(board.loader, message);
    };
    const {code} = await board.run(),
        most = 2 * pages(name).length + 20;
    ok(code === 'done' && sent <= most, `${name}: the page waits once for each page that it writes, and once for each that it reads`, code, sent, most);
}
{
    const board = modelled('uno');
    board.loader.isDead = true;
    const {code} = await board.run();
    ok(code === 'silent' && board.loader.pulses === 6 && board.clock.now() <= 6000 && isClosed(board), 'no answer: reported after five pulses, within 6 s', code, board.loader.pulses, board.clock.now());
}
// Bytes that a board sends before its first right answer
const AHEAD = {
    'noise before the greeting': [0x55, 0xaa, 0x00, 0x14],
    'half an answer': [0x14],
    '20 bytes of the line of the old firmware': [...Buffer.from('0 nim - : 3 5 7 : 1 ')],
};
for (const [what, bytes] of Object.entries(AHEAD)) {
    const board = modelled('uno');
    const {obey} = board.loader;
    board.loader.obey = (message) => {
        if (message.bytes && board.loader.pulses <= 3) board.port.receive(bytes);
        else obey.call(board.loader, message);
    };
    const {code} = await board.run();
    ok(code === 'done' && board.isEqual() && board.loader.pulses === 4, `${what}: flashing succeeds at a later pulse`, code, board.loader.pulses);
}
for (const [name, signature] of [['uno', '1e9406'], ['uno', '1e9801'], ['uno', '1e1234'], ['exhibit', '1e950f']]) {
    const board = modelled(name, {signature});
    const result = await board.run();
    ok(result.code === 'signature' && result.signature === signature && result.wanted === TARGETS[name].chip && result.written === 0 && !result.isBegun && board.loader.flash.every((byte) => byte === 0xff) && isClosed(board), `${name}: another chip, ${signature}: refused before a byte is written`, result);
}
{
    const board = modelled('nano', {baud: 57600});
    const {code} = await board.run();
    ok(code === 'done' && board.isEqual() && board.loader.lastBaud === 57600, 'a Nano with the old bootloader: at 57600 baud', code);
}
{
    const board = modelled('nano');
    board.loader.hook = (event) => {
        if (event === 'write') board.loader.flash.fill(0xff, 0x7000);
    };
    const {code, at} = await board.run();
    ok(code === 'differs' && at === 0x7000, 'writes that a Nano drops are noticed', code, at);
}
for (const [image, name, wanted] of [[new Uint8Array(0), 'uno', {code: 'empty'}], [IMAGES.exhibit, 'uno', {code: 'room', room: 32256}], [IMAGES.uno, 'nano', {code: 'room', room: 30720}]]) {
    const sent = [];
    const {code, room, isBegun} = await flash(new StandIn((message) => sent.push(message)), image, TARGETS[name]);
    ok(code === wanted.code && room === wanted.room && !isBegun && sent.length === 0, `${name}, an image of ${image.length} bytes: ${code}, and nothing is sent`, room);
}
for (const [name, code] of [['NetworkError', 'refused'], ['InvalidStateError', 'open']]) {
    const board = modelled('uno');
    board.port.refusal = name;
    const result = await board.run();
    board.port.refusal = '';
    const second = await board.run();
    ok(result.code === code && second.code === 'done', `open is refused by ${name}: ${code}, and a second try works`, result, second);
}

// --- the real bootloaders

// The page's images of all boards and languages
const PAGE_IMAGES = Object.keys(JSON.parse(readFileSync('out/web/memory.json', 'utf8'))).map((path) => path.split('/')[1]);
const UNO_IMAGES = PAGE_IMAGES.filter((image) => image.startsWith('uno')),
    NANO_IMAGES = UNO_IMAGES.map((image) => image.replace('uno', 'nano'));
// Rows [board in the rig, image]. realToy() tests the pocket toy.
const REAL = [
    ...UNO_IMAGES.map((image) => ['uno', image]),
    ...NANO_IMAGES.map((image) => ['nano', image]),
    ['old-nano', NANO_IMAGES[0]],
    ['exhibit', 'exhibit'],
];
// images with which the model is compared with the real bootloader
const COMPARED = [UNO_IMAGES[0], NANO_IMAGES[0], 'exhibit'];

// Returns the first title that an image shows.
const titleOf = (image) => readMessages(readFileSync(`firmware/ui/messages/${image.split('-')[1] ?? 'en'}.txt`, 'utf8')).MSG_SPLASH[0];

// Returns a board that the rig simulates. `traffic` has the bytes since a reset.
function atRig(kind) {
    const made = {traffic: []};
    made.rig = new Rig(kind, (bytes) => {
        made.traffic.push(...bytes);
        made.onBytes?.();
        made.port.receive(bytes);
    });
    made.port = new StandIn((message) => {
        if (message.reset) made.traffic.length = 0;
        if (message.bytes) made.traffic.push(...message.bytes);
        return made.rig.obey(message);
    });
    made.clock = made.rig.clock();
    made.flash = (image, more) => flash(made.port, bytesOf(image), TARGETS[image.split('-')[0]], {clock: made.clock, ...more});
    return made;
}

async function real(kind, image) {
    const board = atRig(kind);
    const result = await board.flash(image);
    const traffic = [...board.traffic];
    const differs = await board.rig.ask(`differs ${hexPath(image)}`);
    const starts = await board.rig.ask(`starts ${titleOf(image)}`);
    board.rig.end();
    ok(result.code === 'done' && differs === '-1' && starts === '1', `${kind}, real bootloader, ${image}: every byte is there, and it starts`, result, differs, starts);
    if (COMPARED.includes(image) && kind !== 'old-nano') await answerAlike(kind, bytesOf(image), traffic);
}

// Checks that the model answers exactly like the real bootloader.
async function answerAlike(name, image, traffic) {
    const model = modelled(name, {}, image);
    const said = [];
    model.port = new StandIn((message) => {
        if (message.reset) said.length = 0;
        if (message.bytes) said.push(...message.bytes);
        model.loader.obey(message);
    });
    model.loader = new Loader((bytes) => {
        said.push(...bytes);
        model.port.receive(bytes);
    }, model.target);
    await model.run();
    const text = (bytes) => Buffer.from(bytes).toString('hex');
    ok(said.length > 0 && text(traffic).startsWith(text(said)), `${name}: the model answers like the real bootloader, ${said.length} bytes`, traffic.length);
}

async function realFaults(kind, name) {
    const {page} = TARGETS[name];
    const [at] = drawn(pages(name).slice(0, -1), 1000);
    for (const [line, wanted] of [[`flip ${at + 5}`, at + 5], [`drop ${at}`, at]]) {
        const board = atRig(kind);
        board.rig.tell(line);
        const result = await board.flash(name);
        board.rig.end();
        ok(result.code === 'differs' && result.at >= wanted && result.at < at + page, `${kind}, real bootloader, ${line}: differs`, result);
    }
    const board = atRig(kind);
    let restart = IMAGES[name].length; // number of bytes after which the board restarts
    board.onBytes = () => {
        if (restart >= 0 && board.traffic.length > restart) {
            restart = -1;
            board.rig.tell('R');
        }
    };
    const result = await board.flash(name);
    const differs = await board.rig.ask(`differs out/${name}/bouton.hex`);
    board.rig.end();
    ok(restart === -1 && (['step', 'differs'].includes(result.code) || differs === '-1'), `${kind}, real bootloader, restarted during the write: "done" only of the whole image`, result, differs);
}

// Checks that the rig loses bytes if the test sends flash pages without waiting.
async function realFlood() {
    const board = atRig('uno');
    const link = makeLink(board.port, undefined, board.clock);
    const page = [0x64, 0, 128, 0x46, ...Array(128).fill(0x55), 0x20];
    await link.open(115200);
    await link.pulse(100);
    link.send([0x30, 0x20]);
    const greeting = await link.read(2, 2000);
    link.send([0x55, 0, 0, 0x20, ...page]);
    const one = await link.read(4, 2000);
    link.send([...page, ...page, ...page]);
    const three = await link.read(6, 2000);
    await link.close();
    board.rig.end();
    ok(greeting.length === 2 && one.length === 4 && three.length < 6, 'uno, real bootloader: it answers a page with its address, and loses bytes of pages sent at once', greeting, one, three);
}

async function realToy() {
    const byPage = async (board) => {
        const result = await board.flash('pocket', {fuses: FUSES});
        return [result.code, result];
    };
    const fuses = Object.entries(FUSES).map(([name, value]) => `-U ${name}:w:${value}:m`).join(' ');
    const byAvrdude = async (board) => {
        const program = 'avrdude -q -p attiny2313a -c stk500v1 -b 19200 -P $PORT';
        const said = await board.rig.run(`${program} -U flash:w:${hexPath('pocket')}:i ${fuses}`);
        return [said || 'done', said];
    };
    for (const [by, act] of [['avrdude', byAvrdude], ['the page', byPage]]) {
        const board = atRig('pocket');
        const first = await flash(board.port, parseHex(readFileSync('out/web/programmer/programmer.hex', 'utf8')), TARGETS.uno, {clock: board.clock});
        const [code, details] = await act(board);
        const target = await board.rig.ask(`target ${hexPath('pocket')}`);
        ok(first.code === 'done' && code === 'done' && target === '-1 64 dd ff', `the toy by an Uno as its programmer and ${by}: every byte and three fuses`, first, details, target);
        if (by === 'the page') {
            board.rig.tell('deaf 1');
            const [deaf] = await byPage(board);
            ok(deaf === 'signature', 'the toy with a loose wire: no chip answers', deaf);
            const last = await board.flash('uno');
            ok(last.code === 'done' && (await board.rig.ask(`starts ${titleOf('uno-en')}`)) === '1', 'the Uno has its own firmware again', last);
        }
        board.rig.end();
    }
}

if (process.env.DRAW === 'all') {
    await realToy();
    await realFaults('uno', 'uno');
    for (const one of REAL) await real(...one);
    await realFlood();
} else await real(...drawn(REAL, REAL.length)[0]);
done();
