// SPDX-License-Identifier: MIT
// A museum's tablet: after some time without a touch, the page returns to its start.

const DEFAULT_S = 90;

// Returns the seconds without a touch after which the page returns to its start; 0: never. said: from readLink().
export const secondsIn = (said) => (said.has('kiosk') ? Number(said.get('kiosk')) || DEFAULT_S : 0);

// After each visit, calls goHome() once, as soon as nobody has touched the page for `seconds`.
export function awaitIdle(seconds, goHome) {
    let timer;
    const begin = () => {
        clearTimeout(timer);
        timer = setTimeout(goHome, 1000 * seconds);
    };
    for (const touch of ['pointerdown', 'keydown']) document.addEventListener(touch, begin, true);
}
