// SPDX-License-Identifier: MIT
// The view Play: the display's position drawn large, all games as pictures, and "Who wins here?"
import {byId, make} from './elements.js';
import {fillGallery} from './gallery.js';
import {makeLadder} from './ladder.js';
import {save} from './store.js';
import {currentLanguage, text} from './texts.js';
import {makeTouch} from './touch.js';

// open(position) opens a position and returns the error, or ''. lookBack() shows the finished game. Returns {relabel(),
// showMatch(), showChoice(), tell(fault)}.
export function makePlay({board, ask, open, sound, lookBack}) {
    const ladder = makeLadder(byId('why'), ask),
        table = makeTouch(byId('position'), board);

    // language of the gallery, whose many pictures are drawn only on demand
    let filled;
    function fill() {
        if (filled === currentLanguage()) return;
        filled = currentLanguage();
        fillGallery(byId('gallery'), async (game) => {
            const fault = await open(game.examples[0]);
            byId('opened').textContent = fault;
            if (!fault) byId('games-dialog').close();
        });
    }

    function showGames(fault) {
        byId('opened').textContent = fault;
        fill();
        byId('games-dialog').showModal();
    }

    function tell(fault) {
        if (fault) showGames(fault);
        else byId('opened').textContent = '';
    }

    function showMatch() {
        const {match} = board();
        const help = text(board().hasLine ? 'keysHelp' : 'keysHelpPocket');
        if (!table.show()) byId('position').replaceChildren(make('p', {className: 'help'}, help));
        const isOver = Boolean(match?.result);
        byId('who').disabled = !match;
        byId('choose').classList.toggle('main', !match);
        byId('who').textContent = text(isOver ? 'lookBack' : 'why');
    }

    function relabel() {
        if (byId('games-dialog').open) fill();
        showMatch();
    }

    function showSound() {
        byId('sound').setAttribute('aria-pressed', String(sound.isOn));
    }

    byId('choose').addEventListener('click', () => showGames(''));
    byId('who').addEventListener('click', () => {
        if (board().match.result) {
            lookBack();
            return;
        }
        ladder.show(board().match.question, board().match.isSecond);
        byId('who-dialog').showModal();
    });
    for (const id of ['long'])
        byId(id).addEventListener('click', ({target}) =>
            target.setAttribute('aria-pressed', String(target.getAttribute('aria-pressed') !== 'true')),
        );
    const beam = (isOn) => {
        document.body.toggleAttribute('data-beamer', isOn);
        byId('beamer').setAttribute('aria-pressed', String(isOn));
    };
    byId('beamer').addEventListener('click', () => beam(true));
    document.addEventListener('keydown', (event) => {
        const isTyping = event.target.matches?.('input, select');
        if (event.key === 'Escape' && !document.querySelector('dialog[open]')) beam(false);
        else if (
            event.key === 'f' &&
            !isTyping &&
            !event.ctrlKey &&
            !event.metaKey &&
            document.body.dataset.view === 'play'
        )
            beam(!document.body.hasAttribute('data-beamer'));
    });
    byId('sound').addEventListener('click', () => {
        sound.isOn = !sound.isOn;
        save('sound', sound.isOn ? undefined : 'off');
        if (!sound.isOn) sound.silence();
        showSound();
    });
    showSound();
    return {relabel, showMatch, showChoice: table.mark, tell};
}
