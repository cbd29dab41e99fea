// SPDX-License-Identifier: MIT
// If this test fails, the page needs a network, or is too large. The page must be small, and must load nothing else from
// its server.
import {readFileSync} from 'node:fs';
import {glass, open, serve, step, until} from './browser.mjs';
import {done, ok} from './tap.mjs';

const SIZE_MAX = 620000;
const html = readFileSync('out/web/bouton.html', 'utf8');

const size = Buffer.byteLength(html);
ok(size <= SIZE_MAX, `${size} bytes, at most ${SIZE_MAX}`);
ok(!/<(?:script|img|link|iframe)[^>]* (?:src|href)="(?!data:)/.test(html), 'the page loads nothing from outside');
const policy = html.match(/Content-Security-Policy" content="([^"]+)"/)?.[1] ?? '';
ok(policy.startsWith("default-src 'none'") && !/unsafe-inline|(?<!wasm-)unsafe-eval|https?:|\*/.test(policy), 'a strict policy', policy);

{
    const {url, paths} = await serve(html);
    const page = await open({url});
    ok(await until(page, async () => (await glass(page))[1].includes('OK to play')), 'the page runs on a server', await glass(page));
    await step(page, 100);
    ok(paths.length === 1, 'the page requests nothing else from the server', paths);
}

done();
