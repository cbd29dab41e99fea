// SPDX-License-Identifier: MIT
// If this test fails, a position that the page sends to a board becomes another one. Writes positions of all games into
// the RAM of the boards. The board's line must then show the position. Positions beyond a board's limits must be
// refused.
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {readLimits} from '../../sim/web/build/limits.js';
import {boardOf, bytesOf} from './boards.mjs';
import {bundled} from './bundle.mjs';
import {done, drawn, ok, random} from './tap.mjs';

const {Bench, Memory, Opener, Program, GAMES, beyond, fieldsOf, readPosition} = await bundled(
    'parts/bench', 'machine/memory', 'machine/opener', 'host/program', 'page/games', 'page/limits', 'page/fields', 'page/position',
);
const LAYOUTS = JSON.parse(readFileSync('out/web/memory.json', 'utf8')),
    WASM = readFileSync('out/web/bouton.wasm');
const IMAGES = {uno: 'uno-en', exhibit: 'exhibit'};

// Limits of the boards, as [position at the limit, position beyond, quantity, limit]
const full = (count, value) => Array(count).fill(value).join(' ');
const PATH = 'V=10;E=1>0,2>1,3>2,4>3,5>4,6>5,7>6,8>7,9>8',
    ARROWS = (to) => `V=10;E=${Array.from({length: to}, (_, i) => `9>${i}`).join()}`,
    EDGES = (count) =>
        `V=10;E=${[9, 8, 7, 6, 5].flatMap((from) => [4, 3, 2, 1, 0].map((to) => `${from}>${to}`)).slice(0, count).join()}`;
const LARGEST = [
    [`nim - : ${full(8, 99)}`, `nim - : ${full(9, 1)}`, 'piles', 8],
    ['nim - : 99', 'nim - : 100', 'pile', 99],
    ['moore k=8 : 1 2 3', 'moore k=9 : 1 2 3', 'k', 8],
    ['take max=127 : 127', 'take max=128 : 127', 'max', 127],
    ['take max=3 : 127', 'take max=3 : 128', 'heap', 127],
    ['sub S=1,2,3,4,20 : 127', 'sub S=1,2,3,4,5,6 : 20', 'takes', 5],
    ['msub S=20 : 127', 'msub S=21 : 127', 'take', 20],
    ['subsum S=1,2,3,4,20 : 99 99', 'subsum S=1,2,3,4,21 : 99 99', 'take', 20],
    ['wythoff - : 99 99', 'wythoff - : 99 100', 'pile', 99],
    ['fib - : 127 254', 'fib - : 100 255', 'cap', 254],
    ['dyn1 - : 127 127', 'dyn1 - : 100 128', 'cap', 127],
    ['stair - : 10 20 30 39', 'stair - : 10 20 30 40', 'stairs', 99],
    [`stair - : ${full(8, 1)}`, `stair - : ${full(9, 1)}`, 'steps', 8],
    ['nimble - : 15 15', 'nimble - : 16 15', 'cell', 15],
    [`nimble - : ${full(8, 15)}`, `nimble - : ${full(9, 15)}`, 'coins', 8],
    [`turtle_edge - : ${'TH'.repeat(6)}`, `turtle_edge - : ${'TH'.repeat(6)}T`, 'coins', 12],
    ['northcott W=9 : 1,9 9,1 2,8 8,2', 'northcott W=10 : 1,9', 'W', 9],
    ['northcottr W=3 : 1,3 1,2 2,3 1,3', 'northcottr W=3 : 1,3 1,2 2,3 1,3 1,3', 'rows', 4],
    ['sos n=16 : S..............S', 'sos n=17 : S...............S', 'cells', 16],
    ['divide - : 99 99', 'divide - : 99 100', 'pile', 99],
    ['bnim m=8;K=99 : 99 99', 'bnim m=8;K=100 : 99 99', 'K', 99],
    ['bnim m=2;K=1 : 13 9 9 9', 'bnim m=2;K=1 : 13 10 10 10', 'positions', 2048],
    ['poj2315 m=2;L=127;r=3 : 99 99', 'poj2315 m=2;L=128;r=1 : 99 99', 'L', 127],
    ['poj2315 m=8;L=13;r=1 : 99 99', 'poj2315 m=9;L=13;r=1 : 99 99', 'm', 8],
    [`dag ${PATH} : 9 9 9`, `dag ${PATH} : 9 9 9 9`, 'tokens', 3],
    [`mdag ${ARROWS(7)} : 9 8`, `mdag ${ARROWS(8)} : 9 8`, 'arrows', 7],
    [`everysg ${EDGES(24)} : 9 8 7`, `everysg ${EDGES(25)} : 9 8 7`, 'edges', 24],
    ['dag V=10;E=9>8 : 9', 'dag V=11;E=10>8 : 10', 'vertices', 10],
    [`chomp - : ${full(8, 8)}`, `chomp - : ${full(9, 1)}`, 'rows', 8],
    ['chomp - : 8 1', 'chomp - : 9 1', 'squares', 8],
];
const every = [...GAMES.flatMap((game) => game.examples), ...LARGEST.map(([question]) => question)];
// Draws from one list for both boards, so each board opens different positions.
const positions = drawn(Object.keys(IMAGES).flatMap((name) => every.map((question) => ({name, question}))), 8);

// Sorts the edges, because board and page list them in different orders.
const sorted = (question) => question.replace(/E=[\d>,]+/, (edges) => `E=${edges.slice(2).split(',').sort().join()}`);

// Returns random positions of bounded Nim, some too large for the board's search.
function searched(choose, count) {
    return Array.from({length: count}, () => {
        const largest = [6, 12, 20, 99][choose(4)],
            parts = Array.from({length: 3 + choose(6)}, () => 1 + choose(largest)).join(' ');
        if (choose(2)) return `bnim m=${1 + choose(5)};K=${1 + choose(choose(2) ? 4 : 30)} : ${parts}`;
        return `poj2315 m=${1 + choose(5)};L=${10 + choose(30)};r=${1 + choose(3)} : ${parts}`;
    });
}

for (const [name, image] of Object.entries(IMAGES)) {
    const limits = readLimits(`board/${name}/board.h`),
        {fields, names} = LAYOUTS[`out/${image}/bouton.elf`];
    const bench = new Bench(boardOf(name), bytesOf(image)),
        memory = new Memory(bench.machine, fields),
        opener = new Opener(bench, memory, names.screen),
        program = new Program(WASM),
        choose = random(name.length);
    const wrong = [];
    const hold = (keys, ms, pause = 300) => {
        for (const [isDown, time] of [[true, ms], [false, pause]]) {
            for (const key of keys) bench.contacts.move(key, isDown);
            bench.machine.run(time);
        }
    };
    const [left, right, up, down] = ['left', 'right', 'up', 'down'].map((key) => bench.key(key));
    if (name === 'exhibit') {
        // Opens the operator's service screen, where LEFT does not open the menu.
        hold([left, right], 5200);
        hold([up, down], 5200);
        for (let items = 0; items < 20 && names.screen[memory.read('screen')] !== 'SCREEN_SERVICE'; items++)
            hold([items % 2 ? right : up], 60);
        ok(names.screen[memory.read('screen')] === 'SCREEN_SERVICE', 'exhibit: the first position is opened while the service screen is on');
    }
    const questions = positions.filter((one) => one.name === name).map(({question}) => question);
    for (const question of questions) {
        // Presses random keys, which open a game or the menu.
        for (let keys = question === questions[0] ? 0 : choose(6); keys > 0; keys--) {
            hold([choose(5)], choose(2) ? 60 : 800, choose(2) ? 60 : 3000);
        }
        bench.serial.take();
        const position = readPosition(question);
        if (beyond(position, limits)) wrong.push(`${question}: ${JSON.stringify(beyond(position, limits))}`);
        opener.open(fieldsOf(position, names.game));
        const said = bench.serial.take().flatMap((line) => program.hear(line)).at(-1);
        const screen = names.screen[memory.read('screen')];
        if (sorted(said ?? '') !== `@ ${sorted(question)} : human : -` || screen !== 'SCREEN_PLAY')
            wrong.push(`${question}: ${said}, ${screen}`);
    }
    ok(wrong.length === 0, `${name}: ${questions.length} positions are opened, and the board sends them`, ...wrong);
    const others = LARGEST.filter(([, question, limited, most]) => {
        const fault = beyond(readPosition(question), limits);
        return fault?.limited !== limited || fault.most !== most;
    });
    const large = searched(choose, drawn([...Array(400).keys()], 4).length),
        {stdout} = spawnSync('out/sim/bouton-sim', ['--ask', '--board', name], {input: `${large.join('\n')}\n`, encoding: 'utf8'}),
        answers = stdout.trimEnd().split('\n');
    const isRefused = answers.map((answer) => answer === 'error: too many positions, at most 2048; use smaller numbers'),
        unlike = large.filter((question, i) => isRefused[i] !== (beyond(readPosition(question), limits)?.limited === 'positions'));
    const what = `${isRefused.filter(Boolean).length} of ${large.length} positions are too large to search`,
        areBoth = isRefused.includes(true) && isRefused.includes(false) && answers.length === large.length;
    ok(unlike.length === 0 && areBoth, `${name}: ${what}, for the page as for the chip`, ...unlike);
    ok(others.length === 0, `${name}: ${LARGEST.length} positions beyond a limit are refused with it`, ...others);
}
done();
