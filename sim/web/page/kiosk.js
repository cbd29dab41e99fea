// SPDX-License-Identifier: MIT
// A museum's tablet: after some time without a touch, the page returns to its start. Shortly before, it asks whether
// somebody is still there.

const DEFAULT_S = 90,
    ASKED_S = 10; // time between the question and the return

// Returns the seconds without a touch after which the page returns to its start; 0: never. said: from readLink().
export const secondsIn = (said) => (said.has('kiosk') ? Number(said.get('kiosk')) || DEFAULT_S : 0);

// After each visit, opens the dialog and then calls goHome() once, if nobody has touched the page for `seconds`. Any
// touch keeps the page as it is and closes the dialog.
export function awaitIdle(seconds, dialog, goHome) {
    let timers = [];
    const begin = () => {
        timers.forEach(clearTimeout);
        const askedAt = seconds - Math.min(ASKED_S, seconds / 2);
        timers = [setTimeout(() => dialog.showModal(), 1000 * askedAt), setTimeout(goHome, 1000 * seconds)];
    };
    for (const touch of ['pointerdown', 'keydown']) document.addEventListener(touch, begin, true);
    // The dialog closes when the touch ends, because the rest of the touch must not reach the page below.
    for (const end of ['click', 'keyup']) dialog.addEventListener(end, () => dialog.close());
}
