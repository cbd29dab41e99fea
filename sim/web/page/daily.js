// SPDX-License-Identifier: MIT
// The room with the puzzle of the day. The first answer counts. The browser keeps the streak.
import {make, makeButton, place} from './elements.js';
import {makeExercises} from './exercise.js';
import {rulesOf, titleOf} from './games.js';
import {readPosition} from './position.js';
import {isNextDay, puzzleOf, streakAfter, today} from './puzzle.js';
import {load, save} from './store.js';
import {currentLanguage, languageTag, sentences, text} from './texts.js';

const KEPT = 'puzzle'; // name of the stored answer

// Returns the user's latest answer to a puzzle of the same day, or undefined.
function loadAnswer() {
    try {
        return JSON.parse(load(KEPT));
    } catch {
        return undefined; // nothing, or not an answer
    }
}

// Makes the puzzle of the day. choose(date) shows another date's puzzle. Returns {draw(date)}.
export function makeDaily(element, ask, {choose, playButton}) {
    const answers = new Map(); // move that the user has tried, by date
    let kept = loadAnswer(),
        shown = '';
    let puzzle, date;
    const exercise = makeExercises(ask, {answer, playButton});
    // never replaced, because a screen reader speaks only changes inside the element
    const spoken = make('div', {ariaLive: 'polite'});

    const triedOn = (day) => (kept?.date === day ? kept.tried : (answers.get(day) ?? ''));
    const streak = () => (kept && (kept.date === today() || isNextDay(kept.date, today())) ? kept.streak : 0);

    function answer(tried) {
        answers.set(date, tried);
        if (date === today()) {
            kept = {date, tried, streak: streakAfter(kept, date, tried === puzzle.move)};
            save(KEPT, JSON.stringify(kept));
        }
        draw(date);
    }

    async function draw(day) {
        const tried = triedOn(day),
            key = [currentLanguage(), day, today(), tried].join();
        if (key === shown) return;
        shown = key;
        const found = await puzzleOf(ask, day);
        if (key !== shown) return; // the user has chosen another date meanwhile
        [puzzle, date] = [found, day];
        if (!puzzle) {
            place(element, [make('p', {}, text('noAnswer'))]);
            return;
        }
        const position = readPosition(puzzle.question),
            written = new Intl.DateTimeFormat(languageTag(), {dateStyle: 'full', timeZone: 'UTC'}).format(new Date(day));
        spoken.replaceChildren(...exercise(position, {exercise: puzzle.question, tried}));
        place(element, [
            make('h3', {}, text('puzzleOn', {date: written})),
            make('p', {}, sentences(`${titleOf(position.game)}${text('stop')}`, rulesOf(position), text('puzzleAsk', {legal: puzzle.legal}))),
            spoken,
            make('p', {className: 'streak'}, text('puzzleStreak', {count: streak()})),
            ...(tried && tried !== puzzle.move && day === today() ? [make('p', {}, text('puzzleTomorrow'))] : []),
            ...(day === today() ? [] : [make('div', {className: 'choices'}, makeButton(text('puzzleToday'), () => choose(today())))]),
        ]);
    }

    return {draw};
}
