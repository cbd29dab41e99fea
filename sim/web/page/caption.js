// SPDX-License-Identifier: MIT
// What the page says about the board in view: in the live region, and in the card beside the drawing.
import {byId} from './elements.js';
import {rulesOf, titleOf} from './games.js';
import {sayMatch, sayTurn} from './said.js';
import {listed, sentences, text} from './texts.js';

const SETTLED_MS = 350; // the page speaks a caption that has stayed for this time

// Returns {spoken, now}: sentences for a screen reader, and for the card. match: undefined without a game. by: player of
// the last move. isStart: true before the first move. offers: from Glass.offers(). {words, isTurn, more}: see Glass.read().
export function captionOf(match, {by, isStart, offers = []}, {words, isTurn, more = ''}) {
    if (!match || !isTurn) return {spoken: words, now: words};
    const start = isStart ? sentences(`${titleOf(match.game)}${text('stop')}`, rulesOf(match)) : '';
    const names = offers.map(({name, ...places}) => text(name, places));
    const offered = names.length ? text('offered', {list: listed(names, 'disjunction')}) : '';
    return {spoken: sentences(start, sayMatch(match, by), more, offered), now: sentences(sayTurn(match), more)};
}

function drawCard(match, now) {
    byId('card').hidden = !match;
    if (!match) return;
    byId('card-title').textContent = titleOf(match.game);
    byId('card-rule').textContent = rulesOf(match);
    byId('card-now').textContent = now;
}

// The live region and the card
export class Caption {
    #status = byId('status');
    #isPaused;
    #spoken = '';
    #about = ''; // match that #spoken is about; for another match, the page speaks #spoken again
    #isSaid = false;
    #since = 0; // simulated ms at which #spoken appeared
    #timer; // speaks the words when they are stable
    #clock = {ms: 0, real: 0}; // simulated and real time of the last report, in ms

    // isPaused: true if the time changes only when a board reports its simulated time.
    constructor(isPaused) {
        this.#isPaused = isPaused;
    }

    get #now() {
        return this.#clock.ms + (this.#isPaused ? 0 : performance.now() - this.#clock.real);
    }

    // Sets the simulated time.
    set ms(ms) {
        this.#clock = {ms, real: performance.now()};
    }

    // Shows a board's caption in the card. Speaks a caption after SETTLED_MS.
    show(board) {
        const {match} = board,
            {spoken, now} = board.caption(),
            about = match && [match.game.name, match.question, match.turn, match.result].join();
        drawCard(match, now);
        if (spoken === this.#spoken && about === this.#about) return;
        this.#spoken = spoken;
        this.#about = about;
        this.#isSaid = false;
        this.#since = this.#now;
        clearTimeout(this.#timer);
        if (!this.#isPaused) this.#timer = setTimeout(() => this.tellNow(), SETTLED_MS);
    }

    tell() {
        if (!this.#isSaid && this.#now - this.#since >= SETTLED_MS) this.tellNow();
    }

    // Adds a new text node. A screen reader speaks each new node, even with the same words.
    tellNow() {
        this.#isSaid = true;
        this.#status.replaceChildren(this.#spoken);
    }
}
