// SPDX-License-Identifier: MIT
// The bench: the serial line with its history, and what an engineer does with a board.
import {byId, make} from './elements.js';
import {load, save} from './store.js';
import {text} from './texts.js';

const KEPT = 400;

// What is said of the image that is flashed
function aboutImage({image, name}) {
    const button = make('button', {type: 'button', className: 'main'}, text('saveHex'));
    button.addEventListener('click', () => {
        const url = URL.createObjectURL(new Blob([image.hex], {type: 'text/plain'}));
        make('a', {href: url, download: `bouton-${name}-${image.version}.hex`}).click();
        URL.revokeObjectURL(url);
    });
    return [
        make('p', {}, text('imageIs', {version: image.version, bytes: image.bytes})),
        make('p', {}, 'SHA-256: ', make('code', {}, image.sha256)),
        make('p', {}, text('flashIt')),
        make(
            'p',
            {},
            make('code', {lang: 'en'}, image.flash.replace('{file}', `bouton-${name}-${image.version}.hex`)),
        ),
        button,
    ];
}

// board(): the board in view; bounceMs(): how long contacts bounce. Returns {show()}, to be called when the board or the language
// is another one, and add(lines, of).
export function makeBench(board, bounceMs) {
    const log = byId('log'),
        line = byId('line');
    const history = [];
    let at = 0; // in the history

    function add(words, of) {
        const isAtEnd = log.scrollTop + log.clientHeight >= log.scrollHeight - 8;
        log.append(
            ...words.map((one) =>
                make(
                    'div',
                    {className: of === 'program' || of === 'asked' ? of : `numbers ${of}`},
                    one || '\u00a0',
                ),
            ),
        );
        while (log.childElementCount > KEPT) log.firstElementChild.remove();
        if (isAtEnd) log.scrollTop = log.scrollHeight;
    }

    byId('console').addEventListener('submit', (event) => {
        event.preventDefault();
        const words = line.value.trim();
        if (!words) return;
        if (history.at(-1) !== words) history.push(words);
        at = history.length;
        line.value = '';
        board().ask(words);
    });
    line.addEventListener('keydown', (event) => {
        const by = {ArrowUp: -1, ArrowDown: 1}[event.key];
        if (!by) return;
        event.preventDefault();
        at = Math.max(0, Math.min(history.length, at + by));
        line.value = history[at] ?? '';
    });
    byId('reset').addEventListener('click', () => board().send('reset'));
    byId('erase').addEventListener('click', () => byId('erase-dialog').showModal());
    byId('erase-yes').addEventListener('click', () => {
        byId('erase-dialog').close();
        board().erase();
    });
    byId('bounce').checked = load('bounce') !== 'off';
    byId('bounce').addEventListener('change', ({target}) => {
        save('bounce', target.checked ? undefined : 'off');
        board().send('bounce', {ms: bounceMs()});
    });
    byId('firmware').addEventListener('click', () => {
        byId('image').replaceChildren(...aboutImage(board()));
        byId('firmware-dialog').showModal();
    });
    byId('licences').addEventListener('click', () => byId('licences-dialog').showModal());

    return {
        add,
        show() {
            const {hasLine, lines} = board();
            byId('no-serial').hidden = hasLine;
            log.hidden = byId('console').hidden = !hasLine;
            log.replaceChildren();
            for (const {line: words, of} of lines.slice(-KEPT)) add([words], of);
        },
    };
}
