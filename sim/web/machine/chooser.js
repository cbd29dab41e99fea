// SPDX-License-Identifier: MIT
// Chooses a move on a simulated board by its keys. Each press brings the board's choice closer to the goal.

const PRESS_MS = 40, // long enough for a dark board, which reads its keys every 16 ms, and for contacts that bounce
    TRIES = 3, // presses without effect before giving up, because the first press may only light the display
    RESULT_TRIES = 50, // the same for a result, because the board ignores keys in its first seconds
    PRESSES_MAX = 300,
    NO_PART = 0xff;
const HEAP_STEP = 10; // number of stones by which LEFT and RIGHT change a take

export class Chooser {
    #bench;
    #memory;
    #names;

    // memory: a Memory. names: names of screens and states, by number.
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

    // Presses the keys that step() names, until it names none. Returns false if the keys have no effect.
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

    // Presses keys until the display shows the player's turn.
    #turn() {
        const leads = {SCREEN_OPENING: 'ok', SCREEN_WHY: 'ok', SCREEN_RULES: 'left'};
        this.#follow(
            () => this.#screen,
            () => leads[this.#screen],
        );
        return this.#screen === 'SCREEN_PLAY';
    }

    // Returns a part's value after the chosen move, or undefined if the part does not change.
    #value({part, of}) {
        const memory = this.#memory;
        if (of === 'amount') return memory.read('chosen.amount') || undefined;
        const changes = memory.read('chosen.change').slice(0, memory.read('chosen.count'));
        if (of === 'last') return changes.length ? changes.at(-1) & 0xff : undefined;
        const change = changes.find((one) => (one & 0xff) === part);
        return change === undefined ? undefined : change >> 8;
    }

    // Clears the choice in the simulated RAM, because no key clears it.
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

    // NEXT selects a row. TAKE marks one more stone or, after the row's last stone, none.
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

    // Plays the chosen move. Returns false if the board refuses.
    play() {
        const memory = this.#memory;
        const isChosen = this.#bench.serial
            ? () => this.#screen === 'SCREEN_PLAY' && memory.read('chosen.count') + memory.read('chosen.amount') > 0
            : () => this.#toyState === 'POCKET_CHOOSE';
        return this.#follow(isChosen, () => (isChosen() ? 'ok' : undefined));
    }

    // Presses a key while the board shows the result of a match. Returns false if the result stays.
    take(name) {
        const isOver = this.#bench.serial
            ? () => this.#screen === 'SCREEN_RESULT'
            : () => this.#toyState.startsWith('POCKET_OVER');
        const see = () => [isOver(), this.#bench.serial && this.#memory.read('offer')];
        return this.#follow(see, () => (isOver() ? name : undefined), RESULT_TRIES);
    }

    // Presses a key in the menu until a match begins. Returns false if the menu stays.
    begin(name) {
        const isMenu = this.#bench.serial
            ? () => this.#screen === 'SCREEN_MENU'
            : () => this.#toyState === 'POCKET_MENU';
        return this.#follow(isMenu, () => (isMenu() ? name : undefined));
    }

    // goal: from goalOf(). Returns false if the keys cannot reach the goal.
    choose(goal) {
        return this.#bench.serial ? this.#onScreens(goal) : this.#onToy(goal);
    }
}
