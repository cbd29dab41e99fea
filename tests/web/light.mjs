// SPDX-License-Identifier: MIT
// The Uno's light: the glass dims 60 s after the last key, and the next key does nothing but turn it on.
import {glass, launch, open, step, ways} from './browser.mjs';
import {done, ok} from './tap.mjs';

const browser = await launch();
const page = await open(browser);
const light = () => page.locator('wokwi-lcd1602').evaluate((element) => element.backlight);
await ways.keyboard(page, ['ok']);
await step(page, 59000);
const before = (await glass(page)).join('/');
ok(await light(), '59 s after a key the glass is lit', before);
await step(page, 1500);
ok(!(await light()), 'after 60 s it is dark');
await ways.keyboard(page, ['ok']);
await step(page, 500);
ok((await light()) && (await glass(page)).join('/') === before, 'a key turns the light on', await glass(page));
await ways.keyboard(page, ['ok']);
await step(page, 500);
ok((await glass(page)).join('/') !== before, 'and the next one is a key again', await glass(page));
ok(page.faults.length === 0, 'no request, no error', ...page.faults);
await browser.close();
done();
