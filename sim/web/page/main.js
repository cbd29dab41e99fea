// SPDX-License-Identifier: MIT
import {BOARDS} from 'boards'; // {name: {board, firmware}}, the firmware in base64
import {WASM} from 'wasm'; // the host's program, in base64
import {Console, errorBehind} from './console.js';
import {makeDisplay} from './display.js';
import {byId, make} from './elements.js';
import {Emulator} from './emulator.js';
import {makeKeys} from './keys.js';
import {Program} from './program.js';
import {makeReader} from './reader.js';
import {makeRules} from './rules.js';
import {Sound} from './sound.js';
import {bytesOf, load, loadBytes, save, saveBytes} from './store.js';
import {currentLanguage, hasText, LANGUAGES, setLanguage, text, translate} from './texts.js';
import {makeWhy} from './why.js';

const BOUNCE_MS = 3;
const KEY_TEXTS = {
    left: 'keyLeft',
    right: 'keyRight',
    up: 'keyUp',
    down: 'keyDown',
    ok: 'keyOk',
    next: 'keyNext',
    take: 'keyTake',
};

// ?board=exhibit, or #board=exhibit/, which chat programs leave as it is; ?paused for tests
const options = new URLSearchParams(
    `${location.search.slice(1)}&${location.hash.slice(1).replace(/\/$/, '')}`,
);
const isPaused = options.has('paused');
const sound = new Sound();
const program = new Program(bytesOf(WASM));
let current; // what belongs to the board that runs

const bounceMs = () => (byId('bounce').checked ? BOUNCE_MS : 0);
// A board of one's own has no text here but its name.
const boardText = (name) => (hasText(name) ? text(name) : name);
// The words of a display are English in each language of the page.
const status = (words, lang = '') => {
    byId('status').lang = lang;
    byId('status').textContent = words;
};

// The name of a key, with what is printed on it, as SELECT is on the OK of the LCD shield.
const keyLabel = (name, printed) => {
    const label = text(KEY_TEXTS[name]);
    return !printed || printed === label ? label : `${printed} (${label})`;
};

// `@ <game> <params> : <position> : <side, or how it has ended> : <last move>`: what is on the glass, told by the program
function showWatched(line) {
    const [game, position, turn, move] = line.slice(1).trim().split(' : ');
    const [, result] = turn.match(/^game over, (.*)/) ?? [];
    current.watched = () =>
        result
            ? text('positionAtEnd', {game, position, result: text(result), move})
            : text('positionOf', {game, position, side: text(turn), move});
    byId('watch').textContent = current.watched();
    current.why.setPosition(`${game} : ${position}`);
}

// Forgets the game that was on the glass, and watches the next one.
function watch() {
    current.watched = () => '';
    byId('watch').textContent = '';
    current.terminal.ask('watch');
}

const hasLine = (name) => BOARDS[name]?.board.hasSerial;
// The board that opens positions: the one that is there, or else the first one that can.
const opensOn = () => (hasLine(current?.name) ? current.name : Object.keys(BOARDS).find(hasLine));
const say = (words) => {
    byId('opened').textContent = words;
};

const opener = {
    label: () =>
        opensOn() === current?.name ? text('open') : text('openOn', {board: boardText(opensOn() ?? '')}),
    async open(position, tellFault = say) {
        const name = opensOn();
        if (!name) {
            tellFault(text('cannotOpen'));
            return;
        }
        if (name !== current.name) {
            document.querySelector(`#boards input[value=${name}]`).checked = true;
            start(name);
        }
        const [answer = text('noAnswer')] = await current.terminal.ask(`new ${position}`);
        if (answer.startsWith('error:')) {
            say('');
            tellFault(errorBehind('new', answer));
            return;
        }
        say(text('opened', {position: answer}));
        if (name === current.name) byId('glass').scrollIntoView({block: 'nearest'});
    },
};

function connect(name, emulator, display, keys, reader, terminal) {
    let ms = 0,
        reported = performance.now();
    emulator.addEventListener('state', ({detail}) => {
        ({ms} = detail);
        reported = performance.now();
        display.show(detail.picture);
        keys.setLamps(detail.lamps);
        reader.show(detail.picture, ms);
        sound.play(detail.sounds, ms);
        current.state = detail;
    });
    emulator.addEventListener('lines', ({detail}) => terminal.receive(detail.lines, detail.of));
    emulator.addEventListener('eeprom', ({detail}) => saveBytes(`eeprom.${name}`, detail.bytes));
    emulator.addEventListener('reset', () => {
        if (hasLine(name)) watch();
    });
    emulator.addEventListener('stepped', ({detail}) => reader.tick(detail.ms));
    // While time runs, the glass settles although nothing is reported.
    const timer = isPaused
        ? undefined
        : setInterval(() => reader.tick(ms + performance.now() - reported), 200);
    return () => clearInterval(timer);
}

function relabel() {
    const {board} = BOARDS[current.name];
    translate();
    current.keys.relabel();
    current.why?.relabel();
    rules.relabel();
    say('');
    current.reader.repeat();
    byId('watch').textContent = current.watched();
    byId('keys-help').textContent = text(board.display.kind === 'leds' ? 'keysHelpPocket' : 'keysHelp');
    byId('panel-help').textContent = text('panelHelp', {one: '“nim - : 3 4 5”', other: '“help”'});
    for (const span of document.querySelectorAll('#boards span'))
        span.textContent = boardText(span.dataset.board);
}

function start(name) {
    current?.end();
    const {board, firmware} = BOARDS[name];
    const emulator = new Emulator({
        board,
        firmware: bytesOf(firmware),
        wasm: bytesOf(WASM),
        eeprom: loadBytes(`eeprom.${name}`),
        paused: isPaused,
        bounceMs: bounceMs(),
    });
    const display = makeDisplay(board.display);
    const keys = makeKeys(
        board,
        emulator,
        keyLabel,
        () => byId('long').getAttribute('aria-pressed') === 'true',
    );
    const lang = board.display.kind === 'leds' ? '' : 'en';
    const reader = makeReader(board.display.kind, (words) => status(words, lang));
    status('');
    byId('log').replaceChildren();
    const terminal = new Console(byId('log'), (line) => emulator.ask(line));
    terminal.onTold = showWatched;
    byId('glass').replaceChildren(display.element);
    byId('keys').replaceChildren(keys.element);
    byId('sound-label').hidden = !board.piezo;
    byId('serial').hidden = !board.hasSerial;
    byId('no-serial').hidden = board.hasSerial;
    const disconnect = connect(name, emulator, display, keys, reader, terminal);
    const why = board.hasSerial
        ? makeWhy(byId('why'), (question) => program.ask(question), opener)
        : undefined;
    current = {
        name,
        emulator,
        keys,
        terminal,
        reader,
        why,
        watched: () => '', // what is said about the position on the glass
        state: undefined,
        end() {
            disconnect();
            keys.end();
            sound.silence();
            emulator.end();
        },
    };
    relabel();
    save('board', name);
    if (board.hasSerial) watch();
}

function listen() {
    byId('reset').addEventListener('click', () => {
        current.emulator.send('reset');
        status(text('wasReset'));
    });
    byId('erase').addEventListener('click', () => {
        save(`eeprom.${current.name}`, undefined);
        current.emulator.send('erase');
        status(text('erased'));
    });
    byId('bounce').addEventListener('change', () => current.emulator.send('bounce', {ms: bounceMs()}));
    byId('sound').addEventListener('change', ({target}) => {
        sound.isOn = target.checked;
        if (!sound.isOn) sound.silence();
    });
    byId('long').addEventListener('click', ({target}) =>
        target.setAttribute('aria-pressed', String(target.getAttribute('aria-pressed') !== 'true')),
    );
    byId('console').addEventListener('submit', (event) => {
        event.preventDefault();
        if (byId('line').value.trim()) current.terminal.ask(byId('line').value);
        byId('line').value = '';
    });
    byId('language').addEventListener('change', ({target}) => {
        setLanguage(target.value);
        relabel();
    });
    for (const gesture of ['pointerdown', 'keydown']) document.addEventListener(gesture, () => sound.wake());
}

function fillChoices(chosen) {
    byId('language').append(
        ...Object.entries(LANGUAGES).map(([value, words]) =>
            make('option', {value, lang: value, selected: value === currentLanguage()}, words),
        ),
    );
    for (const name of Object.keys(BOARDS)) {
        const radio = make('input', {type: 'radio', name: 'board', value: name, checked: name === chosen});
        const words = make('span', {});
        words.dataset.board = name;
        radio.addEventListener('change', () => start(name));
        byId('boards').append(make('label', {}, radio, words));
    }
}

const wanted = options.get('board') ?? load('board');
const first = BOARDS[wanted] ? wanted : 'uno';
const rules = makeRules(byId('rules'), options.get('game'), opener);
fillChoices(first);
listen();
start(first);

// For tests, which do not depend on the speed of the machine with ?paused.
window.bouton = {
    // Until all that was said meanwhile is answered, too
    async step(ms) {
        const stepped = await current.emulator.step(ms);
        await program.ask('');
        return stepped;
    },
    // The simulated time in ms
    now: async () => (await current.emulator.step(0)).ms,
    // As if the program had told this
    receive: (line) => current.terminal.receive([line]),
    get state() {
        return current.state;
    },
};
