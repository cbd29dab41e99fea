// SPDX-License-Identifier: MIT
// A museum's tablet: after some time without a touch, the page returns to its start. Shortly before, it asks whether
// somebody is still there.

const DEFAULT_S = 90,
    ASKED_S = 10; // seconds from the warning until the page returns to its start

// Returns the seconds without a touch before the page restarts. 0 means never.
export const secondsIn = (said) => (said.has('kiosk') ? Number(said.get('kiosk')) || DEFAULT_S : 0);

// Calls goHome() after `seconds` without a touch. Shortly before, opens `dialog` as a warning.
export function awaitIdle(seconds, dialog, goHome) {
    let timers = [];
    const begin = () => {
        timers.forEach(clearTimeout);
        const askedAt = seconds - Math.min(ASKED_S, seconds / 2);
        timers = [setTimeout(() => dialog.showModal(), 1000 * askedAt), setTimeout(goHome, 1000 * seconds)];
    };
    for (const touch of ['pointerdown', 'keydown']) document.addEventListener(touch, begin, true);
    // Close the dialog only when the touch ends, so that the page gets no touch.
    for (const end of ['click', 'keyup']) dialog.addEventListener(end, () => dialog.close());
}
