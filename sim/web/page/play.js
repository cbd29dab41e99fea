// SPDX-License-Identifier: MIT
// The view Play: the display's position drawn large, all games as pictures, and "Who wins here?"
import {byId, make} from './elements.js';
import {fillGallery, makeCard} from './gallery.js';
import {gameNamed} from './games.js';
import {LEVELS} from './glass.js';
import {makeLegend} from './help.js';
import {makeLadder} from './ladder.js';
import {readPosition} from './position.js';
import {NO_STEPS} from './state.js';
import {save} from './store.js';
import {currentLanguage, text} from './texts.js';
import {makeTouch} from './touch.js';

// Texts of the guess button and of the answer, by player to move and by verdict
const YOU = {guess: 'you', told: 'youWinHere'},
    BOUTON = {guess: 'bouton', told: 'boutonWinsHere'};
const SIDES = {human: {N: YOU, P: BOUTON}, machine: {N: BOUTON, P: YOU}};

// games that the first screen offers
const STARTS = ['nim', 'chomp', 'nimble', 'turtle_opt', 'mnim', 'moore', 'mmoore'],
    STARTS_MAX = 4;

// Makes the view Play. open(position) opens a position, and returns an error or ''.
export function makePlay(state, change, {ask, open, sound}) {
    const ladder = makeLadder(byId('why'), ask, {climb: (steps) => change({who: {...state.who, ...steps}})}),
        table = makeTouch(byId('position'), () => state.running);

    // language of the gallery; undefined until the gallery opens
    let filled;
    function fill() {
        if (filled === currentLanguage()) return;
        filled = currentLanguage();
        fillGallery(byId('gallery'), async (game) => {
            const level = Number(byId('level').value),
                fault = await open(game.examples[0]);
            byId('opened').textContent = fault;
            if (fault) return;
            if (level) state.running.level = level; // open() may have switched to another board
            focusDrawing();
            byId('games-dialog').close();
            change({fromLearn: ''});
        });
    }

    function showGames(fault) {
        byId('opened').textContent = fault;
        fill();
        byId('level').value = state.running.level ?? '';
        byId('level').disabled = !state.running.isSimulated;
        byId('games-dialog').showModal();
    }

    function tell(fault) {
        if (fault) showGames(fault);
        else byId('opened').textContent = '';
    }

    let isByKeyboard = false; // true if the user chose a game by keyboard and the drawing is not ready

    // If the user pressed the button by keyboard, the game's drawing will get the focus.
    function focusDrawing() {
        isByKeyboard = document.activeElement.matches(':focus-visible');
    }

    async function start(game) {
        focusDrawing();
        const fault = await open(game.examples[0]);
        if (fault) showGames(fault);
    }

    // Moves the focus to the first possible selection in the drawing.
    function focusFirst() {
        const first = isByKeyboard && state.view === 'play' && byId('position').querySelector('.spot[tabindex="0"]:not([hidden])');
        if (!first) return;
        isByKeyboard = false;
        first.focus();
    }

    // Shows some games to start, and what each key does.
    function drawStart() {
        if (document.activeElement.matches('#position .stage')) isByKeyboard = true; // the next game's drawing needs the focus
        const {running} = state,
            games = STARTS.map(gameNamed).filter((game) => running.canOpen(readPosition(game.examples[0])));
        const cards = games.slice(0, STARTS_MAX).map((game) => makeCard(game, start));
        const tiles = cards.length ? [make('h2', {}, text('pick')), make('div', {className: 'tiles', role: 'group', ariaLabel: text('pick')}, ...cards)] : [];
        byId('position').replaceChildren(make('div', {className: 'start'}, ...tiles, ...makeLegend(running.board, state.isHidden)));
    }

    // Says how well the machine plays a position that came from Learn.
    function drawLevel() {
        const {level} = state.running;
        byId('played-at').hidden = !state.isFromLearn || !level;
        byId('played-at').textContent = level ? text(level === LEVELS.at(-1) ? 'playsPerfectly' : 'playsWithMistakes', {level}) : '';
    }

    function draw() {
        const {match} = state.running;
        if (byId('games-dialog').open) fill();
        if (!match || !table.show()) drawStart();
        focusFirst();
        const isOver = Boolean(match?.result);
        byId('who').disabled = !match || state.lacks.has('solver');
        byId('choose').classList.toggle('main', !match);
        byId('who').textContent = text(isOver ? 'lookBack' : 'why');
        byId('who').hidden = state.isHidden && isOver; // the review would reveal the answers
        byId('sound').disabled = state.lacks.has('sound');
        byId('back').hidden = !state.isFromLearn;
        drawLevel();
        byId('sound').ariaPressed = String(sound.isOn);
        byId('pause').ariaPressed = String(state.isStill);
        byId('pause').hidden = state.running.board.display.kind !== 'matrix' && !state.isStill;
        if (state.who.question) ladder.draw(state.who.question, state.who, state.who);
    }

    byId('level').append(...LEVELS.map((level) => make('option', {value: level}, `${level}`)));
    byId('level').addEventListener('change', ({target}) => {
        state.running.level = Number(target.value);
    });
    byId('choose').addEventListener('click', () => showGames(''));
    byId('who').addEventListener('click', () => {
        const {match, level} = state.running;
        if (match.result) {
            byId('reviewed').textContent = '';
            change({view: 'learn', rooms: {...state.rooms, learn: 'yourGame'}});
            byId('reviewed').focus();
            return;
        }
        change({who: {question: match.question, isOrange: match.isOrange, answers: level ? SIDES[match.turn] : {}, ...NO_STEPS}});
        byId('who-dialog').showModal();
    });
    byId('long').addEventListener('click', ({currentTarget}) => {
        currentTarget.ariaPressed = String(currentTarget.ariaPressed !== 'true');
    });
    byId('help').addEventListener('click', () => {
        byId('keys-help').replaceChildren(...makeLegend(state.running.board, state.isHidden), make('p', {}, text('helpDrawing')), make('p', {}, text('helpLong')));
        byId('help-dialog').showModal();
    });
    byId('back').addEventListener('click', () => {
        change({view: 'learn', fromLearn: ''});
        byId('learn').querySelector('.play-it:not([hidden] *)')?.focus();
    });
    byId('pause').addEventListener('click', () => change({isStill: !state.isStill}));
    byId('sound').addEventListener('click', () => {
        sound.turn(!sound.isOn);
        if (!state.kiosk) save('sound', sound.isOn ? undefined : 'off');
        draw();
    });
    return {
        draw,
        focusDrawing,
        showChoice() {
            table.mark();
            focusFirst();
            drawLevel();
        },
        tell,
    };
}
