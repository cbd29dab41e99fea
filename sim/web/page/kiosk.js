// SPDX-License-Identifier: MIT
// A museum's tablet: after some time without a touch, the page returns to its start.

const DEFAULT_S = 90;

// Returns after how many seconds without a touch the page returns to its start, or 0 if the address says no kiosk. said:
// the result of readLink().
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
