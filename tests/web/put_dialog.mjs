// SPDX-License-Identifier: MIT
// Opens the dialog for flashing with a stand-in for navigator.serial.
import {TARGETS} from '../../sim/web/flash/flash.js';
import {open, view} from './browser.mjs';
import {Loader} from './loader.mjs';
import {Rig, StandIn} from './port.mjs';

export let rig; // simulated board at the page's serial port, or undefined

const tell = (page, expression) => page.tools.send('Runtime.evaluate', {expression}).catch(() => {}); // the page may have gone

// Puts a simulated serial interface into the page before the page's scripts run. window.stand controls it.
export async function prepare(page, hasSerial = true) {
    if (page.isPrepared) return;
    page.isPrepared = true;
    // Direct calls of the browser's debugging protocol need half the time of Playwright's functions.
    page.tools = await page.context().newCDPSession(page);
    await page.tools.send('Runtime.enable');
    await page.tools.send('Runtime.addBinding', {name: 'toRig'});
    page.tools.on('Runtime.bindingCalled', async ({payload}) => {
        const message = JSON.parse(payload);
        await rig?.obey(message);
        if (message.reset) tell(page, 'stand.wake?.()');
    });
    await page.addInitScript(
        ([source, loader, has]) => {
            if (!has) {
                delete Navigator.prototype.serial;
                return;
            }
            const Port = eval(`(${source})`);
            const Loader = eval(`(${loader})`);
            const stand = {Loader, refusal: '', asks: 'port', asked: [], granted: [], usb: {usbVendorId: 0x2341, usbProductId: 0x43}};
            window.stand = stand;
            const serial = new EventTarget();
            serial.getPorts = async () => stand.granted;
            serial.requestPort = async (options) => {
                stand.asked.push({options, isInClick: navigator.userActivation.isActive});
                if (stand.asks === 'person') await new Promise((resolve) => setTimeout(resolve, 400));
                if (stand.asks !== 'port') throw new DOMException('No port selected by the user.', 'NotFoundError');
                stand.port ??= new Port((message) => {
                    if (stand.loader) return stand.loader.obey(message);
                    window.toRig(JSON.stringify(message, (_, value) => (value instanceof Uint8Array ? [...value] : value)));
                    return message.reset && new Promise((resolve) => Object.assign(stand, {wake: resolve}));
                }, stand.usb);
                stand.port.refusal = stand.refusal;
                return stand.port;
            };
            Object.defineProperty(navigator, 'serial', {value: serial, configurable: true});
        },
        [StandIn.toString(), Loader.toString(), hasSerial],
    );
}

// Opens the dialog for flashing. kind: the board at the rig, or undefined if there is none.
export async function openPut(board, kind, language = 'en') {
    rig?.end();
    const page = await open({board, ms: 600, serviceWorkers: 'block'});
    if (!page.isPrepared) {
        await prepare(page);
        await open({board, ms: 600, serviceWorkers: 'block'});
    }
    rig = kind && new Rig(kind, (bytes) => tell(page, `stand.port?.receive([${bytes}])`));
    await page.selectOption('#language', language);
    await view(page, 'bench');
    await page.click('#firmware');
    await page.click('#image .main');
    return page;
}

// Connects a model of a bootloader to the page's port. `hook`: source text of Loader.hook.
export const connectModel = (page, name, options = {}, hook = '() => undefined') =>
    page.evaluate(
        ([target, more, source]) => {
            window.stand.loader = new window.stand.Loader((bytes) => window.stand.port.receive(bytes), target, more);
            window.stand.loader.hook = eval(source);
        },
        [JSON.parse(JSON.stringify(TARGETS[name])), options, hook],
    );
// Sets members of the stand-in.
export const set = (page, members) => page.evaluate((given) => void Object.assign(window.stand, given), members);
// Returns the contents of the model's flash.
export const modelFlash = async (page) => Buffer.from(await page.evaluate(() => btoa(Array.from(window.stand.loader.flash, (byte) => String.fromCharCode(byte)).join(''))), 'base64');
// Returns true if the model's flash begins with these bytes.
export const modelHas = async (page, bytes) => (await modelFlash(page)).subarray(0, bytes.length).equals(bytes);

export const told = (page) => page.textContent('#put-told');
export const press = (page, name) => page.locator('#put-dialog').getByRole('button', {name, exact: true}).first().click();
export const ended = (page) => page.waitForSelector('#put-told[data-code]:not([data-code=writing], [data-code=checking])', {state: 'attached', timeout: 3600000});
export const code = (page) => page.getAttribute('#put-told', 'data-code');
export const isOpen = (page) => page.evaluate(() => window.stand.port?.isOpen ?? false);
// Gives the port the USB numbers of another board.
export const plugIn = (page, [usbVendorId, usbProductId]) => set(page, {usb: {usbVendorId, usbProductId}});
export const chooseNano = (page) => page.locator('#put-kinds').getByRole('button', {name: 'Arduino Nano'}).click();
const START = 'Choose the port and write';

export const forget = (page) => page.evaluate(() => delete document.querySelector('#put-told').dataset.code);

// Presses a button of the dialog. Waits until the page writes.
export async function begin(page, name = START) {
    await forget(page);
    await press(page, name);
    await page.waitForSelector('#put-told[data-code=writing]', {state: 'attached'});
}

export async function attempt(page, name = START) {
    await forget(page);
    await press(page, name);
    await ended(page);
    return code(page);
}
