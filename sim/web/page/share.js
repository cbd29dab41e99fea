// SPDX-License-Identifier: MIT
// "Copy link": copies a link to what the page shows, and says what it has copied.
import {byId} from './elements.js';
import {titleOf} from './games.js';
import {writeLink} from './link.js';
import {sayPosition} from './said.js';
import {sharedParamsOf} from './state.js';
import {sentences, text, words} from './texts.js';

const SHOWN_MS = 6000;

// Returns words for the message after copying. The words say what the page shows.
function partsOf({view, room, topic, line, match, running}, board) {
    const parts = [text(view)];
    if (room && room !== 'board') parts.push(text(room));
    if (topic) parts.push(words()[room][topic.name][0]);
    if (room === 'values') parts.push(line);
    if (!room) parts.push(board);
    if (!room && match) parts.push(titleOf(match.game), sayPosition(match));
    if (!room && running.level) parts.push(`${text('level')} ${running.level}`);
    return parts.filter(Boolean);
}

// Makes the button "Copy link". boardText() returns the board's name.
export function makeShare(state, boardText) {
    let timer;
    const tell = (said) => {
        byId('copied').textContent = said;
        clearTimeout(timer);
        timer = setTimeout(() => tell(''), SHOWN_MS);
    };
    byId('copy').addEventListener('click', async () => {
        const link = new URL(location.href);
        link.search = '';
        link.hash = writeLink(sharedParamsOf(state));
        try {
            await navigator.clipboard.writeText(link.href);
            const what = partsOf(state, boardText()).join(' · '),
                isFile = location.protocol === 'file:';
            tell(sentences(text('copied', {what}) + text('stop'), state.isHidden && text('answersHidden'), isFile && text('onlyHere')));
        } catch {
            tell(text('copyRefused'));
        }
    });
}
