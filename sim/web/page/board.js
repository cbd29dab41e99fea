// SPDX-License-Identifier: MIT
// A running board: chip and parts in a worker, display and keys in the page, and its game. stop() pauses the simulated time,
// start() continues it.
import {captionOf} from './caption.js';
import {choicesIn, goalOf, moveOf} from './choices.js';
import {makeDisplay} from './display.js';
import {Emulator} from './emulator.js';
import {fieldsOf, fitsPocket, pocketFieldsOf} from './fields.js';
import {Glass, NO_CHOICE} from './glass.js';
import {History} from './history.js';
import {makeKeys} from './keys.js';
import {Pocket} from './pocket.js';
import {readMatch, readPosition} from './position.js';
import {sayTurn} from './said.js';
import {loadBytes, save, saveBytes} from './store.js';
import {sentences, text} from './texts.js';

const OK_HELD_MS = 700; // time in ms after which OK would ask for a hint

const spokenIn = (languages, language) =>
    [language, 'en', ''].find((one) => languages.includes(one)) ?? languages[0];

/**
 * Events. pressed: a key is pressed, or the page presses keys. told: the caption has changed. matched: the match has changed. lines {lines, of}: the board or the program has sent
 * lines. sounds {sounds, ms}: the piezo's pitch has changed. full: the record of the pins has ended.
 */
export class RunningBoard extends EventTarget {
    match; // current match, if any; undefined while the board plays both sides
    state; // latest state that the worker reported
    history = new History((match) => this.canOpen(match)); // moves of this match
    record = ''; // recording of the pins: '' for none, 'going', or 'full'
    isHidden = false; // true while the answers are hidden; holding OK then gives no hint
    lines = []; // lines of text, each from the board ('received'), the host program ('program') or the user ('asked')
    #wished; // level to set
    #isWithheld = false; // true if the player has just asked for a hint while the answers are hidden
    #okSince; // time at which the user pressed OK, if the answers are hidden
    #isUndone = false; // true if the page has undone the latest selection
    #before = ''; // player to move before the latest move
    #reader;
    #emulator;
    #isOpening = false; // true while the board restarts to continue its match
    #isSeen = false; // the simulated time runs
    #languages;
    #images;
    #games; // names of the firmware's games by number
    #splash; // number of the board's first screen, which introduces the board
    #spoken; // language of the running firmware image

    // `languages` lists the firmware's languages by number. `images` is {language: image}.
    constructor(name, {board, memory, languages, images, wasm, worker}, {language, paused, bounceMs, long, keyLabel, lack}) {
        super();
        this.#languages = languages;
        this.#games = memory.names.game;
        this.#splash = memory.names.screen?.indexOf('SCREEN_SPLASH');
        this.#images = images;
        this.#spoken = spokenIn(Object.keys(images), language);
        this.name = name;
        this.board = board;
        this.hasLine = board.hasSerial;
        this.isSimulated = true;
        this.isPaused = paused;
        this.#reader = board.hasSerial ? new Glass(memory.names) : new Pocket(memory.names);
        this.#emulator = new Emulator(worker, {
            board,
            firmware: this.image.firmware,
            wasm,
            layout: memory,
            eeprom: loadBytes(`eeprom.${name}`),
            paused: true, // until the board is seen
            bounceMs,
        }, lack);
        this.display = makeDisplay(board.display);
        this.keys = makeKeys(
            board,
            (key, isDown) => this.#press('key', {key, isDown}),
            (key, ms) => this.#press('tap', {key, ms}),
            keyLabel,
            long,
        );
        this.#listen();
    }

    #listen() {
        const on = (type, act) => this.#emulator.addEventListener(type, ({detail}) => act(detail));
        on('state', (state) => {
            this.state = {...state, memory: state.memory ?? this.state.memory};
            this.display.show(state.picture);
            this.keys.setLamps(state.lamps);
            if (state.sounds.length) this.#emit('sounds', state);
            if (!state.memory) return;
            this.#setLevel();
            if (!this.hasLine) this.#take(this.#reader.match(state.memory));
            this.#emit('told');
        });
        on('lines', ({lines, of}) => this.receive(lines, of));
        on('eeprom', ({bytes}) => saveBytes(`eeprom.${this.name}`, bytes));
        on('full', () => {
            this.record = 'full';
            this.#emit('full');
        });
    }

    #press(type, data) {
        this.#isUndone = false;
        this.#isWithheld = false;
        this.#emit('pressed');
        if (this.isHidden && this.board.keys.keys[data.key].name === 'ok') this.#pressOk(data);
        else this.send(type, data);
    }

    // Taps the board's OK key when the user releases OK. Ignores a long press, which would ask for a hint.
    #pressOk({key, isDown, ms = 0}) {
        if (isDown) {
            this.#okSince = performance.now();
            return;
        }
        const held = isDown === false ? performance.now() - this.#okSince : ms;
        this.#isWithheld = held >= OK_HELD_MS;
        if (this.#isWithheld) this.#emit('told');
        else this.send('tap', {key});
    }

    #emit(type, detail) {
        this.dispatchEvent(new CustomEvent(type, {detail}));
    }

    #take(shown) {
        const match = this.isPlayed ? shown : undefined;
        if (this.#isOpening && !match) return;
        if (
            match?.question === this.match?.question &&
            match?.turn === this.match?.turn &&
            match?.result === this.match?.result
        )
            return;
        this.#isUndone = false;
        this.#isWithheld = false;
        this.#before = this.match?.turn ?? '';
        const isFirst = !this.match;
        this.match = match && this.#withWinner(match);
        if (match) this.history.add(this.match, isFirst);
        this.#emit('matched');
    }

    // Replaces the winner by 'you won' or 'the machine won' if the machine plays.
    #withWinner(match) {
        const sides = this.state ? this.#reader.sides(this.state.memory) : [],
            winner = sides[['the first player won', 'the second player won'].indexOf(match.result)];
        if (!sides.includes('machine') || !winner) return match;
        return {...match, result: winner === 'human' ? 'you won' : 'the machine won'};
    }

    // Adds lines. `of` is 'received' for lines from the board, otherwise 'program'.
    receive(lines, of = 'program') {
        this.lines.push(...lines.map((line) => ({line, of})));
        for (const line of lines) if (of === 'program' && line.startsWith('@')) this.#take(readMatch(line));
        this.#emit('lines', {lines, of});
        this.#emit('told');
    }

    // Asks the host program a question about the board's match.
    async ask(line) {
        this.receive([line], 'asked');
        this.receive(await this.#emulator.ask(line));
    }

    // Makes the board send its match again.
    sendAgain() {
        this.send('again');
    }

    // Returns the selection on the display, in the format of Glass.choice().
    get choice() {
        return this.match && this.state ? this.#reader.choice(this.state.memory, this.match) : NO_CHOICE;
    }

    // Selects a part of a move, or undoes the selection. Returns true on success.
    choose(choice, isWanted) {
        this.#isWithheld = false;
        this.#isUndone = !isWanted;
        this.#emit('pressed');
        return this.#emulator.choose(goalOf(this.match, choice, isWanted));
    }

    // Returns the selected move that is not yet played, or ''.
    get chosen() {
        const {choices, selected, isOwn} = this.choice;
        return isOwn ? moveOf(choices.toSorted((one, other) => (one.part === selected) - (other.part === selected))) : '';
    }

    // Selects a move on the board. Returns false if the move is illegal.
    async chooseMove(move) {
        const all = choicesIn(this.match);
        const named = (words) => all.find((one) => one.move === words);
        const choices = named(move) ? [named(move)] : move.split('+').map(named);
        if (!choices.every(Boolean)) return false;
        for (const choice of choices) await this.choose(choice, true);
        return true;
    }

    // Plays the chosen move.
    play() {
        this.#emit('pressed');
        return this.#emulator.play();
    }

    // Returns what the player can do after the match, in the format of Glass.offers().
    get offers() {
        return this.match?.result && this.isPlayed ? this.#reader.offers(this.state.memory) : [];
    }

    // Presses the keys for an offer until the board accepts the offer.
    take({key, then}) {
        this.#emit('pressed');
        return this.#emulator.take(key, then);
    }

    // Returns the caption for the display's picture, in the page's language.
    caption() {
        if (!this.state) return {spoken: '', now: ''};
        const isStart = this.history.matches.length < 2 && !this.match?.move,
            caption = captionOf(this.match, {by: this.#before, isStart, offers: this.offers}, this.#read());
        return this.#isEnding ? {...caption, spoken: ''} : caption; // the next caption says the result and what to choose
    }

    // True while the board still shows the last move of a match.
    get #isEnding() {
        return Boolean(this.match?.result) && this.isPlayed && !this.offers.length;
    }

    // Returns the words on the display, or "nothing chosen" after an undone selection.
    #read() {
        if (!this.isPlayed) return {words: text('anyKey'), isTurn: false};
        if (this.#isEnding) return {words: '', isTurn: true};
        if (this.#isWithheld) return {words: text('answersHidden'), isTurn: false};
        const {isOpen, choices} = this.choice;
        if (this.#isUndone && isOpen && !choices.length) return {words: sentences(text('nothingChosen'), sayTurn(this.match)), isTurn: false};
        return this.#reader.read(this.state.memory, this.match);
    }

    // False while the board plays both sides and waits for a key.
    get isPlayed() {
        const sides = this.state ? this.#reader.sides(this.state.memory) : [];
        return !sides.length || sides.includes('human');
    }

    // True if two people play this match.
    get isForTwo() {
        const sides = this.state ? this.#reader.sides(this.state.memory) : [];
        return sides.length > 0 && sides.every((side) => side === 'human');
    }

    // Returns the requested level, or else the machine's level if a machine plays.
    get level() {
        return this.#wished ?? (this.state && this.#reader.level(this.state.memory));
    }

    // Requests a level, which is set once the machine plays.
    set level(level) {
        this.#wished = level;
        if (this.state) this.#setLevel();
    }

    #setLevel() {
        const {isOn, memory} = this.state;
        if (!this.#wished || !isOn || !this.#reader.level(memory)) return;
        this.send('write', {fields: this.#reader.withLevel(memory, this.#wished)});
        this.#wished = undefined;
    }

    // Returns the running firmware image with its language.
    get image() {
        return {...this.#images[this.#spoken], language: this.#spoken};
    }

    // Switches to a language, or to English if the firmware lacks the language.
    speak(language) {
        if (this.#languages.length)
            this.send('speak', {
                language: this.#languages.indexOf(spokenIn(this.#languages, language)),
                splash: this.#splash,
            });
        const spoken = spokenIn(Object.keys(this.#images), language);
        if (spoken === this.#spoken) return;
        this.#spoken = spoken;
        this.#beginAgain();
        this.send('flash', {firmware: this.image.firmware});
        if (this.match && !this.match.result && !this.#reader.isIdle(this.state.memory)) this.#openAgain();
    }

    // Continues the match at the same level after the board has restarted.
    async #openAgain() {
        const {level, match} = this;
        this.#isOpening = true;
        await this.#emulator.open({...fieldsOf(readPosition(match.question), this.#games), turn: match.turn});
        this.#isOpening = false;
        if (level) this.level = level;
    }

    // True if the board can start a match from this position.
    canOpen(position) {
        return this.hasLine || fitsPocket(position);
    }

    // Opens a position. `turn` is 'human' or 'machine'. The player to move is orange if `isOrange`.
    async open(question, turn, isOrange = false) {
        const position = readPosition(question);
        if (!this.hasLine) this.#reader.end();
        const fields = this.hasLine ? fieldsOf(position, this.#games) : pocketFieldsOf(position);
        this.history.expect(isOrange);
        return this.#emulator.open({...fields, turn});
    }

    send(type, data) {
        this.#emulator.send(type, data);
    }

    // Marks the recording as running. The board's restart also restarts the recording.
    #beginAgain() {
        if (this.record) this.record = 'going';
    }

    beginRecord() {
        this.record = 'going';
        this.send('record');
    }

    // Ends the recording of the pins. Returns the lines of a VCD file.
    saveRecord() {
        this.record = '';
        return this.#emulator.save(this.name);
    }

    step(ms) {
        return this.#emulator.step(ms);
    }

    erase() {
        this.#beginAgain();
        save(`eeprom.${this.name}`, undefined);
        this.send('erase');
    }

    // takesKeys(element) returns true if the board receives key presses while `element` has the focus.
    start(takesKeys) {
        this.keys.listen(takesKeys);
    }

    stop() {
        this.keys.leave();
        this.isSeen = false;
    }

    // Lets simulated time run only while the user can see the board.
    set isSeen(isSeen) {
        if (this.isPaused || isSeen === this.#isSeen) return;
        this.#isSeen = isSeen;
        this.send('pause', {isPaused: !isSeen});
    }
}
