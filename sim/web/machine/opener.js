// SPDX-License-Identifier: MIT
// Opens a position on a simulated board. Presses keys to start a game, and replaces the position in RAM when the match begins.
// Then the firmware draws the new position.

const READY_MS = 500, // time that the board needs after power-up or a reset
    HOLD_MS = 800,
    TAP_MS = 60,
    HOLDS = 4, // number of long presses of LEFT that lead to the menu
    SENT_MS = 100; // time that the board needs to send the new match
const BEGINS = ['SCREEN_OPENING', 'SCREEN_PLAY', 'SCREEN_REPLY'];
const HUMAN = 0xff;
const RULES = 0x83; // bits of the pocket toy's settings: k and misère play

function press(bench, name, ms) {
    const {machine, contacts} = bench,
        key = bench.key(name);
    contacts.move(key, true);
    machine.run(ms);
    contacts.move(key, false);
    machine.run(TAP_MS);
}

// Opens positions on simulated boards that have screens.
export class Opener {
    #bench;
    #memory;
    #screens;
    #position; // variables that are written to RAM when the match begins

    // `screens` lists the names of the screens by number.
    constructor(bench, memory, screens) {
        this.#bench = bench;
        this.#memory = memory;
        this.#screens = screens;
        // The firmware sets `screen` after the match's variables and before it draws.
        bench.machine.onWrite(memory.addressOf('screen'), (number) => {
            if (this.#position && BEGINS.includes(screens[number])) {
                memory.write(this.#position);
                this.#position = undefined;
            }
            return number;
        });
    }

    get #screen() {
        return this.#screens[this.#memory.read('screen')];
    }

    #goToMenu() {
        const {machine} = this.#bench;
        for (let holds = 0; holds < 2 * HOLDS; holds++) {
            if (holds === HOLDS) {
                machine.reset();
                machine.run(READY_MS);
            }
            // A long press of LEFT opens the menu. There, LEFT selects the first setting.
            press(this.#bench, 'left', HOLD_MS);
            if (this.#screen === 'SCREEN_MENU') return;
        }
        throw new Error('LEFT does not lead to the menu');
    }

    // Starts a match. `settings` and `position` come from fieldsOf(). `turn` is 'human' or 'machine'.
    open({settings, position, turn = 'human'}) {
        const {machine} = this.#bench;
        machine.run(Math.max(0, READY_MS - (machine.now * 1000) / machine.hz));
        this.#goToMenu();
        const sides = this.#memory.read('match.side'),
            level = this.#memory.read('settings.level'),
            other = turn === 'machine' || sides.some((side) => side !== HUMAN) ? level : HUMAN;
        this.#memory.write({...settings, 'match.side': turn === 'human' ? [HUMAN, other] : [other, HUMAN]});
        this.#position = position;
        press(this.#bench, 'ok', TAP_MS);
        while (this.#screen === 'SCREEN_OPENING') press(this.#bench, 'ok', TAP_MS);
        machine.run(SENT_MS);
    }
}

// Opens positions on the simulated pocket toy.
export class PocketOpener {
    #bench;
    #memory;

    constructor(bench, memory) {
        this.#bench = bench;
        this.#memory = memory;
    }

    // Starts a match. `rules` and `position` come from pocketFieldsOf(). `turn` is 'human' or 'machine'.
    open({rules, position, turn}) {
        const {machine} = this.#bench;
        machine.reset();
        machine.run(READY_MS);
        this.#memory.write({settings: (this.#memory.read('settings') & ~RULES) | rules}); // the next game has the same rules
        press(this.#bench, 'ok', TAP_MS);
        const isStart = Object.entries(position).every(([name, value]) => `${this.#memory.read(name)}` === `${value}`);
        // If the toy itself has dealt this position, either player may begin.
        this.#memory.write({...position, machine: Number(isStart || turn === 'machine')});
        if (turn === 'machine') press(this.#bench, 'ok', TAP_MS); // with no stone marked, OK lets the machine move
    }
}
