// SPDX-License-Identifier: MIT
// The drawing as a control. Invisible buttons over the drawing choose a move. The board's keys make the choice, and the drawing
// marks it.
import {choicesIn, moveOf} from './choices.js';
import {drawMarks, drawPosition} from './drawing.js';
import {make, makeButton, svg} from './elements.js';
import {sayMove, sayPosition, sayWho} from './said.js';
import {sceneOf} from './shapes.js';
import {text} from './texts.js';

const LEAST_PX = 24; // smallest width of a stone in px; larger drawings scroll
// for each arrow key, the axis and the sign of the key's direction
const ARROWS = {ArrowLeft: {axis: 0, sign: -1}, ArrowRight: {axis: 0, sign: 1}, ArrowUp: {axis: 1, sign: -1}, ArrowDown: {axis: 1, sign: 1}};
const NEAR = 0.1; // places that differ by less are in the same row or column

const isSame = (one) => (other) => one.part === other.part && one.number === other.number;

// Returns the touched choice. `isWanted` is false if the touch undoes the choice.
function touched(spot, {choices, selected}) {
    const offered = spot.offers(selected);
    const chosen = offered.find((one) => choices.some(isSame(one)));
    if (chosen) return {choice: chosen, isWanted: false};
    const led = offered.find(({part}) => part === selected);
    if (led) return {choice: led, isWanted: true};
    const held = spot.piece !== undefined && choices.find(({part}) => part === spot.piece);
    if (held) return {choice: held, isWanted: Boolean(spot.selects) && held.part !== selected};
    const choice = spot.first ?? offered[0];
    return choice && {choice, isWanted: true};
}

const middleOf = ({x, y, width, height}) => [x + width / 2, y + height / 2];
const distance = ([x, y], [toX, toY]) => Math.hypot(x - toX, y - toY);
const nearest = (all, place) => all.reduce((best, one) => (best && distance(place, best.place) <= distance(place, one.place) ? best : one), undefined);

// Returns the next spot in the line (row or column), or the nearest spot in the next line. Returns undefined at the edge.
function nextSpot(all, {place}, axis, sign, staysInLine) {
    const ahead = all
        .map((one) => ({one, far: sign * (one.place[axis] - place[axis]), aside: Math.abs(one.place[1 - axis] - place[1 - axis])}))
        .filter(({far, aside}) => far > NEAR && (!staysInLine || aside < NEAR));
    const first = Math.min(...ahead.map(({far}) => far));
    return ahead.filter(({far}) => far < first + NEAR).sort((one, other) => one.aside - other.aside)[0]?.one;
}

// Returns marks for the last two moves, the latest first.
function lastMoves(matches) {
    return [1, 2].flatMap((back) => {
        const [before, after] = [matches.at(-back - 1), matches.at(-back)];
        return before && after?.move ? [{before, move: after.move, kind: before.turn}] : [];
    });
}

// Makes a drawing in which the player selects moves by touch.
export function makeTouch(element, board, {id = 'play-move', label = 'playMove'} = {}) {
    const stage = make('div', {className: 'stage', role: 'group'}),
        played = make('ul', {className: 'played'}),
        play = makeButton('', () => playMove(play.matches(':focus-visible'))),
        others = [1, 2].map((i) => makeButton('', () => playMove(others[i - 1].matches(':focus-visible'), i))); // take the other offers
    play.id = id;
    play.className = 'main';
    for (const other of others) other.className = 'leave';
    const frame = [make('div', {className: 'scene'}, stage), make('div', {className: 'touch-bar'}, played, play, ...others)];
    let scene, match, spots = [], marked, choice; // places to touch, with their buttons and centres
    let aims, marks; // groups in the picture
    let offers = []; // what the player can do after the match
    let left; // match in which the player last pressed the button by keyboard

    const seen = () => spots.filter(({button}) => !button.hidden);
    const isOpen = () => choice?.isOpen ?? false;

    async function touch(spot) {
        const wanted = isOpen() && touched(spot, choice);
        if (wanted) await board().choose(wanted.choice, wanted.isWanted);
    }

    // Plays the chosen move. After the match, does what the button offers.
    function playMove(isByKeyboard, i = 0) {
        if (play.ariaDisabled === 'true') return;
        if (isByKeyboard) focusStage();
        if (offers.length) board().take(offers[i]);
        else board().play();
    }

    // The Tab key stops at one place in the drawing. Arrow keys move the focus to other places.
    function stopAt(spot) {
        for (const one of spots) one.button.tabIndex = one === spot ? 0 : -1;
    }

    function aim(spot) {
        const wanted = spot && isOpen() && touched(spot, choice);
        aims.replaceChildren(...(wanted?.isWanted ? drawMarks(scene, [{before: match, move: wanted.choice.move, kind: 'aim'}]) : []));
    }

    // Moves the focus with the arrow keys. Enter on a selected place plays the move.
    function go(event) {
        const {axis, sign} = ARROWS[event.key] ?? {};
        const spot = seen().find(({button}) => button === event.target);
        if (spot?.button.ariaPressed === 'true' && event.key === 'Enter') {
            event.preventDefault();
            if (!event.repeat) playMove(true);
        }
        if (!spot || axis === undefined) return;
        event.preventDefault();
        const staysInLine = axis === (scene.hasRows ? 0 : 1);
        nextSpot(seen(), spot, axis, sign, staysInLine)?.button.focus();
    }

    // Touches the place nearest to the pointer, because buttons overlap.
    function press(event) {
        const own = spots.find(({button}) => button === event.target.closest('button'));
        if (!event.detail || !scene) return own && touch(own);
        own?.button.blur();
        const {left, top, width} = stage.getBoundingClientRect(),
            unit = width / scene.box[2];
        const place = [scene.box[0] + (event.clientX - left) / unit, scene.box[1] + (event.clientY - top) / unit];
        const inside = spots.filter((one) => place[0] >= one.x && place[0] <= one.x + one.width && place[1] >= one.y && place[1] <= one.y + one.height);
        const spot = nearest(inside.length ? inside : own ? spots : [], place);
        return spot && touch(spot);
    }

    stage.addEventListener('click', press);
    stage.addEventListener('keydown', go);
    for (const type of ['focusin', 'pointerover'])
        stage.addEventListener(type, ({target}) => {
            const spot = spots.find(({button}) => button === target);
            if (spot && type === 'focusin') stopAt(spot);
            aim(spot);
        });
    stage.addEventListener('blur', () => stage.removeAttribute('tabindex'));
    for (const type of ['focusout', 'pointerleave']) stage.addEventListener(type, () => aim());

    function makeSpot(spot) {
        const [left, top, width, height] = scene.box,
            [x, y] = middleOf(spot);
        const share = (part, whole) => `${(100 * part) / whole}%`;
        const button = make('button', {type: 'button', className: 'spot', tabIndex: -1});
        Object.assign(button.style, {left: share(x - left, width), top: share(y - top, height), width: share(spot.width, width), height: share(spot.height, height)});
        return {...spot, button, place: [x, y]};
    }

    function drawPlayed(last) {
        played.replaceChildren(
            ...(match.game.shape === 'men' && match.turn ? [make('li', {className: 'yours'}, text((match.turn === 'human') === Boolean(match.isOrange) ? 'yourMenOrange' : 'yourMenGreen'))] : []),
            ...last.toReversed().map(({before, move, kind}) => make('li', {className: kind}, text('whoPlayed', {who: sayWho(before, board().isForTwo), move: sayMove(before, move)}))),
        );
    }

    // Draws the match. The focus stays at the same place.
    function draw() {
        const last = lastMoves(board().history.matches),
            held = spots.find(({button}) => button === document.activeElement);
        scene = sceneOf([match, ...last.map(({before}) => before)]);
        const [newest] = last,
            picture = drawPosition(match, {scene, marks: last, last: newest});
        [marks, aims] = ['marks', 'aims'].map((name) => svg('g', {class: name}));
        spots = match.result ? [] : scene.spots(match, choicesIn(match)).map(makeSpot);
        picture.append(...spots.flatMap(({draws = []}) => draws), aims, marks);
        stage.style.setProperty('--ratio', scene.box[2] / scene.box[3]);
        stage.style.setProperty('--least', `${LEAST_PX * scene.box[2]}px`);
        stage.ariaLabel = sayPosition(match);
        stage.setAttribute('aria-description', text('helpDrawing'));
        stage.replaceChildren(picture, ...spots.map(({button}) => button));
        drawPlayed(last);
        play.hidden = !board().choose; // on a real board, the player presses the board's own keys
        played.hidden = !played.childElementCount;
        if (!frame[0].isConnected) element.replaceChildren(...frame);
        marked = undefined;
        mark();
        if (held) (nearest(seen(), held.place)?.button ?? play).focus();
    }

    function mark() {
        if (!match) return;
        ({choice, offers = []} = board());
        const now = JSON.stringify([choice, offers, match.turn, match.result]);
        if (now === marked) return;
        marked = now;
        const held = spots.find(({button}) => button === document.activeElement);
        const move = moveOf(choice.choices);
        const parts = spots.filter(({piece, offers}) => piece === choice.selected || offers().some(({part}) => part === choice.selected));
        const frames = choice.choices.length ? [] : parts.map(({x, y, width, height}) => svg('rect', {x, y, width, height, rx: 0.3, class: 'mark selected'}));
        marks.replaceChildren(...frames, ...(move ? drawMarks(scene, [{before: match, move, kind: choice.kind}]) : []));
        stage.classList.toggle('open', isOpen());
        for (const spot of spots) {
            const wanted = touched(spot, choice);
            spot.button.ariaLabel = wanted ? sayMove(match, wanted.choice.move) : '';
            spot.button.hidden = !wanted;
            spot.button.ariaPressed = String(Boolean(wanted && !wanted.isWanted));
            spot.button.ariaDisabled = String(!isOpen());
        }
        if (!seen().some(({button}) => button.tabIndex === 0)) stopAt(seen()[0]);
        const isReady = isOpen() && Boolean(move);
        const [offer, ...more] = offers;
        others.forEach((button, i) => {
            button.hidden = !more[i];
            button.textContent = more[i] ? text(more[i].name) : '';
        });
        play.ariaDisabled = String(!isReady && !offer);
        play.textContent = offer ? text(offer.name, offer) : isReady ? text(label) : match.result ? text(match.result) : text(isOpen() || match.turn === 'human' ? 'touchIt' : 'machineMoves');
        if (isReady || offer || !isOpen()) play.removeAttribute('aria-description');
        else play.setAttribute('aria-description', text('helpDrawing'));
        if (held?.button.hidden) nearest(seen(), held.place)?.button.focus();
        aim(spots.find(({button}) => button === document.activeElement));
        focusNext();
    }

    // Moves the focus to the drawing before the button becomes inactive.
    function focusStage() {
        left = match;
        stage.tabIndex = -1;
        stage.focus();
    }

    // Moves the focus to the next turn's first choice. After the match, moves the focus to the button.
    function focusNext() {
        if (!left || match === left || document.activeElement !== stage) return;
        if (isOpen()) seen().find(({button}) => button.tabIndex === 0)?.button.focus();
        else if (offers.length) play.focus();
    }

    return {
        // Draws the match. Returns false if there is no match.
        show() {
            ({match} = board());
            if (match) draw();
            return Boolean(match);
        },
        mark,
    };
}
