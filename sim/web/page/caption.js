// SPDX-License-Identifier: MIT
// What the page says about the board in view: in the live region, and in the card beside the drawing.
import {byId} from './elements.js';
import {rulesOf, titleOf} from './games.js';
import {sayMatch, sayTurn} from './said.js';
import {listed, sentences, text} from './texts.js';

const SETTLED_MS = 350; // time in ms that a caption must stay before the page speaks it

// Returns {spoken, now}: the sentence to speak and the card's sentence. `by` made the latest move.
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

// The live region for screen readers and the card beside the drawing
export class Caption {
    #status = byId('status');
    #isPaused;
    #spoken = '';
    #about = ''; // match that #spoken describes
    #isSaid = false;
    #since = 0; // simulated time when #spoken appeared, in ms
    #timer; // starts the speech when the caption has stayed long enough
    #clock = {ms: 0, real: 0}; // simulated and real time at the board's latest report, in ms

    // If `isPaused`, time advances only when the board reports its simulated time.
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

    // Shows the board's caption in the card. Speaks the caption after SETTLED_MS.
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

    // Speaks position and turn, because the user returns to the match.
    resume(match) {
        if (!match) return;
        this.#isSaid = true;
        this.#status.replaceChildren(sayMatch(match));
    }

    // Speaks the caption. A new text node is spoken even if the words are unchanged.
    tellNow() {
        this.#isSaid = true;
        this.#status.replaceChildren(this.#spoken);
    }
}
