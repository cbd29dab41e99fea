// SPDX-License-Identifier: MIT
// Three views of one game: play, learn and bench.
import {BOARDS} from 'boards'; // data of each board; `memory` is an offset into the packed bytes
import {FLASHED} from 'flashed'; // further firmware images that the page can flash
import {WASM, WORKER} from 'packed'; // positions of the host program and worker.js in the packed bytes
import {makeAbout} from './about.js';
import {makeBench} from './bench.js';
import {RunningBoard} from './board.js';
import {Caption} from './caption.js';
import {byId, make} from './elements.js';
import {gameNamed} from './games.js';
import {LEVELS} from './glass.js';
import {KEY_TEXTS} from './keys.js';
import {awaitIdle, secondsIn} from './kiosk.js';
import {makeLearn} from './learn.js';
import {beyond} from './limits.js';
import {readLink, writeLink} from './link.js';
import {makePlay} from './play.js';
import {readPosition} from './position.js';
import {Program} from './program.js';
import {exactly} from './reason.js';
import {makePut} from './put.js';
import {makeShare} from './share.js';
import {GESTURES, Sound} from './sound.js';
import {fieldsIn, NO_QUESTION, paramsOf, State} from './state.js';
import {canStore, load, save} from './store.js';
import {currentLanguage, hasText, LANGUAGES, languageTag, sentences, setLanguage, text, translate, words as allWords} from './texts.js';
import {bytesAt, jsonAt} from './unpack.js';
import {WatchedBoard} from './watched.js';

const BOUNCE_MS = 3,
    CALM_MS = 3000; // time in ms that text may move after a key press
const FIRST = Object.keys(BOARDS)[0];

const isPaused = readLink(location).has('paused'); // true in tests, where step() controls the time
const address = readLink(location);
const sound = new Sound(!address.has('kiosk') && load('sound') !== 'off', () => lack('sound'));
const makeProgram = () => new Program(() => bytesAt(WASM), (what) => lack(what === 'script' ? 'solver' : what));
const program = makeProgram();
const ask = (line) => program.ask(line);
const boards = new Map(); // the boards started so far, by name
const state = new State();
let pressedAt = -CALM_MS; // time of the latest key press on a board
const caption = new Caption(isPaused);

const isBoard = (name) => Object.hasOwn(BOARDS, name ?? '');
const bounceMs = () => (byId('bounce').checked ? BOUNCE_MS : 0);
const boardText = (name) => (hasText(name) ? text(name) : name);

const keyLabel = (name, printed) => {
    const label = text(KEY_TEXTS[name]);
    return !printed || printed === label ? label : `${printed} (${label})`;
};

// --- what the browser lacks

// Says what the browser lacks. Disables what cannot work.
function drawLacks() {
    byId('lacks').replaceChildren(...Array.from(state.lacks, (name) => make('p', {}, allWords().lacks[name])));
    const isUnsolved = state.lacks.has('solver');
    for (const id of ['learn', 'solver', 'console']) byId(id).inert = isUnsolved;
}

// name: a text of `lacks`
function lack(name) {
    if (state.lacks.has(name)) return;
    state.lacks.add(name);
    drawLacks();
    if (state.running) play.draw();
}

function canSolve() {
    try {
        return Boolean(new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0))); // an empty module
    } catch {
        return false;
    }
}

// --- boards

function makeBoard(name) {
    const {board, memory, languages, images, about} = BOARDS[name];
    const running = new RunningBoard(
        name,
        {
            board,
            memory: jsonAt(memory),
            languages,
            images: Object.fromEntries(
                Object.entries(images).map(([language, image]) => [
                    language,
                    {...about, ...image, firmware: bytesAt(image)},
                ]),
            ),
            wasm: bytesAt(WASM),
            worker: new TextDecoder().decode(bytesAt(WORKER)),
        },
        {
            language: currentLanguage(),
            paused: isPaused,
            bounceMs: bounceMs(),
            keyLabel,
            lack: (what) => lack(what === 'script' ? 'board' : what),
            long: {
                isOn: () => byId('long').ariaPressed === 'true',
                end: () => {
                    byId('long').ariaPressed = 'false';
                },
            },
        },
    );
    follow(running);
    return running;
}

// Between games, stops the text that scrolls on the display if the user wants less motion.
function calm() {
    const {isPlayed, state: reported} = state.running;
    const isCalm = isPlayed || !reported?.isOn || performance.now() < pressedAt + CALM_MS;
    if (!isCalm && !state.isStill && matchMedia('(prefers-reduced-motion: reduce)').matches) change({isStill: true});
}

// Shows what a board reports while the board is in view.
function follow(running) {
    const whileShown = (act) => (event) => running === state.running && act(event.detail);
    running.addEventListener(
        'told',
        whileShown(() => {
            caption.ms = running.state?.ms ?? 0;
            caption.show(running);
            play.showChoice();
            writeAddress();
            calm();
        }),
    );
    running.addEventListener(
        'pressed',
        whileShown(() => {
            pressedAt = performance.now();
            if (state.isStill) change({isStill: false});
        }),
    );
    running.addEventListener(
        'matched',
        whileShown(() => play.draw()),
    );
    running.addEventListener(
        'lines',
        whileShown(({lines, of}) => state.view === 'bench' && bench.add(lines, of)),
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
    ((state.view === 'play' && !byId('position').contains(element)) ||
        (state.view === 'bench' && byId('toy').checkVisibility() && (element === document.body || byId('toy').contains(element))));

function showBoard(name) {
    if (state.running?.name === name) return;
    if (!boards.has(name)) boards.set(name, makeBoard(name));
    showRunning(boards.get(name));
    save('board', name);
}

function showRunning(board) {
    state.running?.stop();
    sound.silence();
    state.running = board;
    state.isStill = false;
    board.start(takesKeys);
    board.speak(currentLanguage());
    document.body.dataset.kind = board.board.display.kind;
    byId('glass').replaceChildren(board.display.element);
    byId('keys').replaceChildren(board.keys.element);
    byId('sound').hidden = !board.board.piezo;
    relabel();
}

// Follows a real board. `asked` is a promise of its serial port.
async function watch(asked) {
    const port = await asked.catch(() => undefined); // undefined if the user has chosen no port
    if (!port) return;
    const watched = new WatchedBoard(makeProgram());
    for (const dialog of document.querySelectorAll('dialog[open]')) dialog.close();
    follow(watched);
    showRunning(watched);
    change({view: 'play'});
    watched.follow(port);
}

// Returns the first board that can open positions, preferably the board in view.
const opensOn = () =>
    BOARDS[state.running.name]?.board.hasSerial ? state.running.name : Object.keys(BOARDS).find((name) => BOARDS[name].board.hasSerial);

// Opens a position on a board and shows it. Returns an error, or ''.
async function open(words, turn = 'human', isOrange = false) {
    const lines = (await ask(`new ${words}`)) ?? [words]; // without a solver, the position must be in exact notation
    if (lines.error) return lines.error('new ');
    const [question, end] = lines[0].split(' : game over, '),
        position = readPosition(question);
    if (end) return text('gameIsOver');
    const name = position && (state.running.canOpen(position) ? state.running.name : opensOn());
    if (!name) return text('cannotOpen');
    const {limited, most} = beyond(position, BOARDS[name].limits) ?? {};
    if (limited) return text('tooLarge', {what: allWords().limits[limited] ?? limited, most});
    showBoard(name);
    await state.running.open(question, turn, isOrange);
    return '';
}

// --- views

const isBoardSeen = () => !document.hidden && !state.isStill && (state.view === 'play' || state.room === 'board');

// Draws the visible view.
function draw() {
    state.running.isSeen = isBoardSeen();
    state.running.isHidden = state.isHidden;
    document.body.dataset.view = state.view;
    document.body.dataset.room = state.room ?? '';
    document.body.toggleAttribute('data-beamer', state.isLarge);
    document.body.toggleAttribute('data-hidden', state.isHidden);
    byId('beamer').ariaPressed = String(state.isLarge);
    byId('answers').ariaPressed = String(state.isHidden);
    for (const button of byId('views').children)
        button.ariaCurrent = button.dataset.view === state.view ? 'page' : null;
    ({play, learn, bench})[state.view].draw();
}

// Handles the keys of the projector view, which work in every view.
function hearBeamerKeys(event) {
    const {key, target, altKey, ctrlKey, metaKey} = event;
    if (document.querySelector('dialog[open]') || target.matches?.('input, select')) return;
    if (key === 'Escape') change({isLarge: false});
    else if (key.toLowerCase() === 'f' && !altKey && !ctrlKey && !metaKey) change({isLarge: !state.isLarge});
}

// Changes fields of the page's state.
function change(fields) {
    Object.assign(state, fields);
    draw();
    writeAddress(!Object.keys(fields).every((name) => ['steps', 'who', 'allShown', 'isHidden', 'isLarge', 'isStill'].includes(name)));
}

function relabel() {
    translate();
    drawLacks();
    const {running} = state;
    running.keys.relabel();
    byId('boards').replaceChildren(
        ...Object.keys(BOARDS).map((name) => {
            const button = make(
                'button',
                {type: 'button', ariaPressed: String(name === running.name)},
                boardText(name),
            );
            button.dataset.board = name;
            button.addEventListener('click', () => {
                showBoard(name);
                writeAddress(true);
                document.querySelector(`#boards [data-board=${name}]`).focus();
            });
            return button;
        }),
    );
    play.draw();
    draw();
    caption.show(running);
    caption.tellNow();
}

// Shows page and board in the current language.
function changeLanguage() {
    byId('language').value = currentLanguage();
    relabel();
    state.running.speak(currentLanguage());
}

// --- the address

// Writes the page's state to the address. If `isStep`, adds a history entry.
function writeAddress(isStep = false) {
    if (state.obeyed) return;
    const address = writeLink(paramsOf(state));
    if (address === location.hash) return;
    if (isStep) history.pushState(undefined, '', address);
    else history.replaceState(undefined, '', address);
}

// Applies an address, which readLink() has read.
async function obeyAddress(said) {
    state.obeyed++;
    const {fields, unknown} = fieldsIn(said, state);
    const take = (name, isKnown, act) => {
        if (!said.has(name)) return;
        if (isKnown(said.get(name))) act(said.get(name));
        else unknown.push(name === 'level' ? `level=${said.get(name)}` : said.get(name));
    };
    const asked = fields.asked && (await exactly(ask, fields.asked));
    const faults = [asked.error];
    fields.asked = asked.question ?? '';
    if (state.kiosk && fields.view === 'bench') fields.view = 'play';
    Object.assign(state, fields);
    const position = said.get('position'),
        game = gameNamed(said.get('game')),
        turn = said.get('turn');
    take('lang', setLanguage, changeLanguage);
    take('board', isBoard, showBoard);
    draw();
    if (position && !isOnBoard(position, turn)) faults.push(await open(position, turn, said.get('mover') === 'orange'));
    else if (!position && game) faults.push(await open(game.examples[0]));
    else if (!position && said.has('game')) unknown.push(said.get('game'));
    const chosen = said.get('chosen');
    if (chosen && state.match && state.running.chosen !== chosen && !(await state.running.chooseMove(chosen))) unknown.push(chosen);
    take(
        'level',
        (level) => LEVELS.includes(Number(level)),
        (level) => {
            state.running.level = Number(level);
        },
    );
    state.obeyed--;
    writeAddress();
    play.tell(sentences(...faults, ...unknown.map((name) => text('unknownName', {name}))));
}

// Returns a museum's page to its start. `home` is the address of the start.
function goHome(home) {
    for (const dialog of document.querySelectorAll('dialog[open]')) dialog.close();
    Object.assign(state, {isLarge: false, isStill: false, who: NO_QUESTION});
    sound.turn(false);
    showBoard(home.get('board'));
    if (!home.has('position') && !home.has('game')) state.running.send('reset');
    obeyAddress(home);
}

const isOnBoard = (position, turn = 'human') => state.match?.question === position && state.match.turn === turn;

// --- start

const play = makePlay(state, change, {ask, open, sound});
const learn = makeLearn(state, change, ask, {
    async open(question) {
        play.focusDrawing();
        change({view: 'play'});
        play.tell(await open(question));
    },
    // Returns the error, or ''.
    async playAt(level, question) {
        const fault = await open(question);
        if (fault) return fault;
        play.focusDrawing();
        state.running.level = level;
        change({view: 'play', fromLearn: 'play'});
        return '';
    },
    solve: (line) => change({view: 'bench', rooms: {...state.rooms, bench: 'values'}, line, fromLearn: 'bench'}),
});
const solver = makeProgram(); // a second program
const withFirmware = (images) => Object.fromEntries(Object.entries(images).map(([language, image]) => [language, {firmware: bytesAt(image)}]));
const put = makePut({
    board: () => state.running,
    flashed: {
        fuses: FLASHED.fuses,
        nano: {images: withFirmware(FLASHED.nano.images)},
        programmer: {firmware: bytesAt(FLASHED.programmer)},
        uno: () => bytesAt(BOARDS.uno.images[currentLanguage()] ?? Object.values(BOARDS.uno.images)[0]),
    },
    watch,
});
const bench = makeBench(state, change, bounceMs, solver, {put: put.open, explain: learn.explain});

makeShare(state, () => boardText(state.running.name));
makeAbout(state, change, {put: put.open, boardName: () => boardText(state.running.name)});

byId('language').append(
    ...Object.entries(LANGUAGES).map(([value, {name}]) =>
        make('option', {value, lang: value, selected: value === currentLanguage()}, name),
    ),
);
byId('language').addEventListener('change', ({target}) => {
    setLanguage(target.value);
    changeLanguage();
    writeAddress(true);
});
byId('beamer').addEventListener('click', () => change({isLarge: !state.isLarge}));
byId('answers').addEventListener('click', () => change({isHidden: !state.isHidden}));
document.addEventListener('keydown', hearBeamerKeys);
byId('views').addEventListener('click', ({target}) => {
    const {view} = target.dataset,
        isReturn = view === 'play' && state.view !== 'play';
    if (view) change({view});
    if (isReturn) caption.resume(state.running.match);
});
for (const button of document.querySelectorAll('dialog .close'))
    button.addEventListener('click', () => button.closest('dialog').close());
// In Play, a clicked button loses the focus, so that Enter reaches the board.
let isByPointer = false;
for (const type of ['pointerdown', 'keydown'])
    document.addEventListener(
        type,
        () => {
            isByPointer = type === 'pointerdown';
        },
        true,
    );
for (const type of ['click', 'close'])
    document.addEventListener(
        type,
        () => {
            if (state.view !== 'play' || document.querySelector('dialog[open]')) return;
            if (isByPointer && document.activeElement.matches('button')) document.activeElement.blur();
            if (!isByPointer && type === 'close' && document.activeElement.matches('body, dialog *')) byId('choose').focus();
        },
        {capture: type === 'close'}, // The event `close` does not bubble, so the listener captures the event.
    );
for (const gesture of GESTURES) document.addEventListener(gesture, () => sound.wake());
document.addEventListener('visibilitychange', () => {
    state.running.isSeen = isBoardSeen();
});
// Loads the page again if the new address changes the kiosk's restart time.
window.addEventListener('hashchange', () => {
    const said = readLink(location);
    if (said.has('kiosk') && secondsIn(said) !== state.kiosk) location.reload();
    else obeyAddress(said);
});

state.kiosk = secondsIn(address);
if (!canSolve()) lack('solver');
if (!canStore() && !state.kiosk) lack('storage');
// In a museum, ignore the previous visitor's language.
if (state.kiosk) setLanguage(navigator.language.slice(0, 2)) || setLanguage('en');
showBoard([address.get('board'), state.kiosk ? '' : load('board'), FIRST].find(isBoard));
document.documentElement.lang = languageTag();
document.body.toggleAttribute('data-kiosk', state.kiosk > 0);
obeyAddress(address);
if (state.kiosk) {
    const home = new Map([['lang', currentLanguage()], ...address, ['board', state.running.name]]);
    awaitIdle(state.kiosk, byId('idle-dialog'), () => goHome(home));
}

byId('needs').remove();

// For tests
window.bouton = {
    // Simulates `ms` milliseconds on the board in view.
    async step(ms) {
        const stepped = await state.running.step(ms);
        await program.answers();
        caption.ms = stepped.ms;
        caption.tell();
        return stepped;
    },
    // simulated time in ms
    now: async () => (await state.running.step(0)).ms,
    write(fields) {
        state.running.send('write', {fields});
    },
    // Returns the caption in another language.
    captionIn(language) {
        const before = currentLanguage();
        setLanguage(language);
        const words = state.running.caption().spoken;
        setLanguage(before);
        return words;
    },
    // Treats a line as the host program's output.
    receive: (line) => state.running.receive([line]),
    get state() {
        return state.running.state;
    },
    get match() {
        return state.running.match;
    },
    get offers() {
        return state.running.offers;
    },
    get history() {
        return state.running.history.matches;
    },
    get lines() {
        return state.running.lines.map(({line}) => line);
    },
};
