// SPDX-License-Identifier: MIT
// Chooses a move on a simulated board by its keys. Each press brings the board's choice closer to the goal.

const PRESS_MS = 40, // duration of a key press; a sleeping board reads keys every 16 ms
    TRIES = 3, // number of presses without effect before giving up
    RESULT_TRIES = 50, // larger limit on the result screen, where the board ignores keys for seconds
    PRESSES_MAX = 300,
    NO_PART = 0xff;
const HEAP_STEP = 10; // number of stones that LEFT or RIGHT adds or removes

export class Chooser {
    #bench;
    #memory;
    #names;

    // `names` lists the names of screens and states by number.
    constructor(bench, memory, names) {
        this.#bench = bench;
        this.#memory = memory;
        this.#names = names;
    }

    get #screen() {
        return this.#names.screen[this.#memory.read('screen')];
    }

    get #toyState() {
        return this.#names.pocket_state[this.#memory.read('state')];
    }

    #press(name) {
        const {machine, contacts} = this.#bench,
            key = this.#bench.key(name);
        for (const isDown of [true, false]) {
            contacts.move(key, isDown);
            machine.run(PRESS_MS);
        }
    }

    // Presses the keys that step() returns. Returns false if the keys have no effect.
    #follow(see, step, tries = TRIES) {
        let idle = 0;
        for (let presses = 0; presses < PRESSES_MAX && idle < tries; presses++) {
            const key = step();
            if (!key) return true;
            const before = JSON.stringify(see());
            this.#press(key);
            idle = JSON.stringify(see()) === before ? idle + 1 : 0;
        }
        return false;
    }

    // Presses keys until the display shows that the player is to move.
    #turn() {
        const leads = {SCREEN_OPENING: 'ok', SCREEN_WHY: 'ok', SCREEN_RULES: 'left'};
        this.#follow(
            () => this.#screen,
            () => leads[this.#screen],
        );
        return this.#screen === 'SCREEN_PLAY';
    }

    // Returns a part's value after the selected move, or undefined if the move does not change the part.
    #value({part, of}) {
        const memory = this.#memory;
        if (of === 'amount') return memory.read('chosen.amount') || undefined;
        const changes = memory.read('chosen.change').slice(0, memory.read('chosen.count'));
        if (of === 'last') return changes.length ? changes.at(-1) & 0xff : undefined;
        const change = changes.find((one) => (one & 0xff) === part);
        return change === undefined ? undefined : change >> 8;
    }

    // Clears the selected move in simulated RAM, because no key clears it.
    #clear() {
        this.#memory.write({
            'chosen.selected': NO_PART,
            'chosen.vertex': NO_PART,
            'chosen.amount': 0,
            'chosen.count': 0,
            told: this.#names.told.indexOf('TOLD_TURN'),
        });
        return true;
    }

    #onScreens({part, value, of, source, falls, mayBeNone, isBar}) {
        if (!this.#turn()) return false;
        if (value === undefined && !mayBeNone) return this.#clear();
        const memory = this.#memory,
            read = () => this.#value({part: source, of}),
            see = () => ['chosen.selected', 'chosen.amount', 'chosen.count', 'chosen.change'].map((name) => memory.read(name));
        const [next, more, fewer] = isBar ? ['up', 'left', 'right'] : ['right', 'up', 'down'];
        return this.#follow(see, () => {
            if (of !== 'amount' && memory.read('chosen.selected') !== part) return next;
            const now = read();
            if (now === value) return undefined;
            const rises = value !== undefined && (now === undefined || now > value === falls);
            const isFar = of === 'amount' && now !== undefined && Math.abs((value ?? 0) - now) >= HEAP_STEP;
            if (isFar) return rises ? 'right' : 'left';
            return rises ? more : fewer;
        });
    }

    // Selects a move on the pocket toy.
    #onToy({part, number}) {
        const memory = this.#memory;
        if (this.#toyState !== 'POCKET_CHOOSE') return false;
        return this.#follow(
            () => [memory.read('row'), memory.read('marked')],
            () => {
                if (memory.read('row') !== part) return 'next';
                return memory.read('marked')[part] === number ? undefined : 'take';
            },
        );
    }

    // Plays the selected move. Returns false if the board refuses the move.
    play() {
        const memory = this.#memory;
        const isChosen = this.#bench.serial
            ? () => this.#screen === 'SCREEN_PLAY' && memory.read('chosen.count') + memory.read('chosen.amount') > 0
            : () => this.#toyState === 'POCKET_CHOOSE';
        return this.#follow(isChosen, () => (isChosen() ? 'ok' : undefined));
    }

    // Presses a key on the result screen. Returns false if the key has no effect.
    take(name) {
        const isOver = this.#bench.serial
            ? () => this.#screen === 'SCREEN_RESULT'
            : () => this.#toyState.startsWith('POCKET_OVER');
        const see = () => [isOver(), this.#bench.serial && this.#memory.read('offer')];
        return this.#follow(see, () => (isOver() ? name : undefined), RESULT_TRIES);
    }

    // Presses a key in the menu until a match begins. Returns false on failure.
    begin(name) {
        const isMenu = this.#bench.serial
            ? () => this.#screen === 'SCREEN_MENU'
            : () => this.#toyState === 'POCKET_MENU';
        return this.#follow(isMenu, () => (isMenu() ? name : undefined));
    }

    // Selects the move in `goal` with keys. Returns false if this is impossible.
    choose(goal) {
        return this.#bench.serial ? this.#onScreens(goal) : this.#onToy(goal);
    }
}
