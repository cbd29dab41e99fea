// SPDX-License-Identifier: MIT
// Three views of one game: play, learn and bench.
import {BOARDS} from 'boards'; // {name: {board, memory, limits, languages, images, about}}
import {FLASHED} from 'flashed'; // other images that the page can flash
import {PUT_WORDS} from 'put-words';
import {WASM, WORKER} from 'packed'; // places of the host's program and the boards' worker in the packed bytes
import {makeBench} from './bench.js';
import {RunningBoard} from './board.js';
import {byId, make} from './elements.js';
import {gameNamed} from './games.js';
import {LEVELS} from './glass.js';
import {makeLearn} from './learn.js';
import {beyond} from './limits.js';
import {positionIn, readLink, writeLink} from './link.js';
import {makePlay} from './play.js';
import {readPosition} from './position.js';
import {Program} from './program.js';
import {makePut} from './put.js';
import {Sound} from './sound.js';
import {load, save} from './store.js';
import {currentLanguage, hasText, LANGUAGES, languageTag, sentences, setLanguage, setPutWords, text, translate, words as allWords} from './texts.js';
import {unpack} from './unpack.js';
import {WatchedBoard} from './watched.js';

const BOUNCE_MS = 3,
    SETTLED_MS = 350; // a caption that stays this long is spoken
const KEY_TEXTS = {
    left: 'keyLeft',
    right: 'keyRight',
    up: 'keyUp',
    down: 'keyDown',
    ok: 'keyOk',
    next: 'keyNext',
    take: 'keyTake',
};
const VIEWS = ['play', 'learn', 'bench'];
const FIRST = Object.keys(BOARDS)[0];

const isPaused = readLink(location).has('paused'); // for tests, which must not depend on the computer's speed
const sound = new Sound(load('sound') !== 'off');
const bytesAt = await unpack();
setPutWords(JSON.parse(new TextDecoder().decode(bytesAt(PUT_WORDS))));
const program = new Program(() => bytesAt(WASM));
const ask = (line) => program.ask(line);
const boards = new Map(); // boards started so far, by name
let shown; // board in view
let view = 'play';

const isBoard = (name) => Object.hasOwn(BOARDS, name ?? '');
const bounceMs = () => (byId('bounce').checked ? BOUNCE_MS : 0);
const boardText = (name) => (hasText(name) ? text(name) : name);

const keyLabel = (name, printed) => {
    const label = text(KEY_TEXTS[name]);
    return !printed || printed === label ? label : `${printed} (${label})`;
};

// --- the caption

let caption = '',
    since = 0, // when this caption appeared, in simulated ms
    clock = {ms: 0, real: 0}; // simulated and real time of the last report, in ms
const now = () => clock.ms + (isPaused ? 0 : performance.now() - clock.real);

function showCaption() {
    const words = shown.caption();
    if (words !== caption) {
        caption = words;
        since = now();
    }
}

function tellCaption() {
    showCaption();
    if (now() - since >= SETTLED_MS && byId('status').textContent !== caption)
        byId('status').textContent = caption;
}

// --- boards

function makeBoard(name) {
    const {board, memory, languages, images, about} = BOARDS[name];
    const running = new RunningBoard(
        name,
        {
            board,
            memory,
            languages,
            images: Object.fromEntries(
                Object.entries(images).map(([language, image]) => [
                    language,
                    {...about, ...image, firmware: bytesAt(image)},
                ]),
            ),
            wasm: bytesAt(WASM),
            worker: bytesAt(WORKER),
        },
        {
            language: currentLanguage(),
            paused: isPaused,
            bounceMs: bounceMs(),
            keyLabel,
            isLong: () => byId('long').getAttribute('aria-pressed') === 'true',
        },
    );
    follow(running);
    return running;
}

// Shows what this board reports while it is in view.
function follow(running) {
    const whileShown = (act) => (event) => running === shown && act(event.detail);
    running.addEventListener(
        'told',
        whileShown(() => {
            clock = {ms: running.state?.ms ?? 0, real: performance.now()};
            showCaption();
            play.showChoice();
            if (tellsLevel) writeAddress();
        }),
    );
    running.addEventListener(
        'matched',
        whileShown(() => play.showMatch()),
    );
    running.addEventListener(
        'lines',
        whileShown(({lines, of}) => view === 'bench' && bench.add(lines, of)),
    );
    running.addEventListener(
        'full',
        whileShown(() => bench.showRecord()),
    );
    running.addEventListener(
        'sounds',
        whileShown(({sounds, ms}) => sound.play(sounds, ms)),
    );
}

const takesKeys = (element) =>
    !document.querySelector('dialog[open]') &&
    ((view === 'play' && !byId('position').contains(element)) || (view === 'bench' && byId('toy').checkVisibility() && (element === document.body || byId('toy').contains(element))));

function showBoard(name) {
    if (shown?.name === name) return;
    if (!boards.has(name)) boards.set(name, makeBoard(name));
    showRunning(boards.get(name));
    save('board', name);
}

function showRunning(board) {
    shown?.stop();
    sound.silence();
    shown = board;
    shown.start(takesKeys);
    shown.speak(currentLanguage());
    document.body.dataset.kind = shown.board.display.kind;
    byId('glass').replaceChildren(shown.display.element);
    byId('keys').replaceChildren(shown.keys.element);
    byId('sound').hidden = !shown.board.piezo;
    relabel();
}

// Follows the real board at a port. `asked`: a promise of the port.
async function watch(asked) {
    const port = await asked.catch(() => undefined); // the promise is rejected if the user has chosen no port
    if (!port) return;
    const watched = new WatchedBoard(new Program(() => bytesAt(WASM)));
    for (const dialog of document.querySelectorAll('dialog[open]')) dialog.close();
    follow(watched);
    showRunning(watched);
    showView('play');
    watched.follow(port);
}

// Returns the board that opens positions: the one in view, or else the first that can.
const opensOn = () =>
    BOARDS[shown.name]?.board.hasSerial ? shown.name : Object.keys(BOARDS).find((name) => BOARDS[name].board.hasSerial);

// Opens and shows a position. Returns the error, or ''.
async function open(words) {
    const lines = (await ask(`new ${words}`)) ?? [''];
    if (lines.error) return lines.error('new ');
    const [question, end] = lines[0].split(' : game over, '),
        position = readPosition(question);
    if (end) return text('gameIsOver');
    const name = position && (shown.canOpen(position) ? shown.name : opensOn());
    if (!name) return text('cannotOpen');
    const {limited, most} = beyond(position, BOARDS[name].limits) ?? {};
    if (limited) return text('tooLarge', {what: allWords().limits[limited] ?? limited, most});
    showBoard(name);
    await shown.open(question);
    return '';
}

// --- views

// Draws a view only when it opens, so the page opens faster.
function drawView() {
    if (view === 'bench') bench.show();
    if (view === 'learn') learn.relabel();
}

function showView(name) {
    view = document.body.dataset.view = name;
    for (const button of byId('views').children)
        button.ariaCurrent = button.dataset.view === name ? 'page' : null;
    drawView();
    writeAddress();
}

function relabel() {
    translate();
    shown.keys.relabel();
    byId('boards').replaceChildren(
        ...Object.keys(BOARDS).map((name) => {
            const button = make(
                'button',
                {type: 'button', ariaPressed: String(name === shown.name)},
                boardText(name),
            );
            button.dataset.board = name;
            button.addEventListener('click', () => {
                showBoard(name);
                writeAddress();
                document.querySelector(`#boards [data-board=${name}]`).focus();
            });
            return button;
        }),
    );
    play.relabel();
    drawView();
    showCaption();
    byId('status').textContent = caption;
}

// Changes the language. Asks first, if this would restart the board during a game.
function changeLanguage() {
    byId('language').value = currentLanguage();
    relabel();
    if (!shown.speak(currentLanguage())) byId('language-dialog').showModal();
}

// --- the address

let written = '',
    tellsLevel = false; // true after an address has set the level
function writeAddress() {
    const address = writeLink([
        ['view', view === 'play' ? '' : view],
        ['board', isBoard(shown.name) ? shown.name : ''],
        ['lang', currentLanguage()],
        ['level', tellsLevel && shown.level ? `${shown.level}` : ''],
    ]);
    if (address === written) return;
    written = address;
    history.replaceState(undefined, '', written);
}

// said: the Map that readLink() returns
async function obeyAddress(said) {
    const unknown = [];
    const take = (name, isKnown, act) => {
        if (!said.has(name)) return;
        if (isKnown(said.get(name))) act(said.get(name));
        else unknown.push(name === 'level' ? `level=${said.get(name)}` : said.get(name));
    };
    take('lang', setLanguage, changeLanguage);
    take('board', isBoard, showBoard);
    take('view', (name) => VIEWS.includes(name), showView);
    take(
        'answers',
        (name) => name === 'hidden',
        () => {
            byId('who').hidden = true;
        },
    );
    let fault = '';
    written = ''; // makes writeAddress() write, because the browser shows another address
    writeAddress();
    if (said.has('position')) fault = await open(positionIn(said.get('position')));
    else if (said.has('game')) {
        const game = gameNamed(said.get('game'));
        if (game) fault = await open(game.examples[0]);
        else unknown.push(said.get('game'));
    }
    take(
        'level',
        (level) => LEVELS.includes(Number(level)),
        (level) => {
            shown.level = Number(level);
            tellsLevel = true;
            writeAddress();
        },
    );
    play.tell(sentences(fault, ...unknown.map((name) => text('unknownName', {name}))));
}

// --- start

const play = makePlay({
    board: () => shown,
    ask,
    open,
    sound,
    lookBack() {
        showView('learn');
        learn.lookBack();
    },
});
const learn = makeLearn(
    ask,
    () => shown,
    async (question) => {
        showView('play');
        play.tell(await open(question));
    },
);
let solver; // a second program, started on demand
const withFirmware = (images) => Object.fromEntries(Object.entries(images).map(([language, image]) => [language, {firmware: bytesAt(image)}]));
const put = makePut({
    board: () => shown,
    flashed: {
        fuses: FLASHED.fuses,
        nano: {images: withFirmware(FLASHED.nano.images)},
        programmer: {firmware: bytesAt(FLASHED.programmer)},
        uno: () => bytesAt(BOARDS.uno.images[currentLanguage()] ?? Object.values(BOARDS.uno.images)[0]),
    },
    watch,
});
const bench = makeBench(
    () => shown,
    bounceMs,
    () => (solver ??= new Program(() => bytesAt(WASM))),
    put.open,
);

byId('language').append(
    ...Object.entries(LANGUAGES).map(([value, {name}]) =>
        make('option', {value, lang: value, selected: value === currentLanguage()}, name),
    ),
);
byId('language').addEventListener('change', ({target}) => {
    setLanguage(target.value);
    changeLanguage();
    writeAddress();
});
byId('restart').addEventListener('click', () => {
    byId('language-dialog').close();
    shown.speak(currentLanguage(), true);
});
byId('views').addEventListener('click', ({target}) => target.dataset.view && showView(target.dataset.view));
for (const button of document.querySelectorAll('dialog .close'))
    button.addEventListener('click', () => button.closest('dialog').close());
for (const gesture of ['pointerdown', 'keydown']) document.addEventListener(gesture, () => sound.wake());
window.addEventListener('hashchange', () => location.hash !== written && obeyAddress(readLink(location)));

const address = readLink(location);
showBoard([address.get('board'), load('board'), FIRST].find(isBoard));
document.documentElement.lang = languageTag();
showView('play');
obeyAddress(address);
if (!isPaused) setInterval(tellCaption, 100);

// For tests
window.bouton = {
    // Simulates ms on the board in view. Returns when the board's output was read.
    async step(ms) {
        const stepped = await shown.step(ms);
        await program.answers();
        clock.ms = stepped.ms;
        tellCaption();
        return stepped;
    },
    // simulated time in ms
    now: async () => (await shown.step(0)).ms,
    write(fields) {
        shown.send('write', {fields});
    },
    // Returns the caption in another language.
    captionIn(language) {
        const before = currentLanguage();
        setLanguage(language);
        const words = shown.caption();
        setLanguage(before);
        return words;
    },
    // Makes the page treat a line as the program's output.
    receive: (line) => shown.receive([line]),
    get state() {
        return shown.state;
    },
    get match() {
        return shown.match;
    },
    get history() {
        return shown.history.matches;
    },
    get lines() {
        return shown.lines.map(({line}) => line);
    },
};
