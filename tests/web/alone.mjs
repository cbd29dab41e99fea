// SPDX-License-Identifier: MIT
// If this test fails, the page needs a network, or is too large. The page must be small, and must load nothing else from
// its server.
import {createReadStream, statSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {glass, open, step, until} from './browser.mjs';
import {done, ok} from './tap.mjs';

const SIZE_MAX = 620000;
const html = readFileSync('out/web/bouton.html', 'utf8');

ok(
    statSync('out/web/bouton.html').size <= SIZE_MAX,
    `${statSync('out/web/bouton.html').size} bytes, at most ${SIZE_MAX}`,
);
ok(!/<(?:script|img|link|iframe)[^>]* (?:src|href)="(?!data:)/.test(html), 'the page loads nothing from outside');
const policy = html.match(/Content-Security-Policy" content="([^"]+)"/)?.[1] ?? '';
ok(
    policy.startsWith("default-src 'none'") && !/unsafe-inline|(?<!wasm-)unsafe-eval|https?:|\*/.test(policy),
    'a strict policy',
    policy,
);

{
    // On a server, the page must request no file except its own.
    const asked = [];
    const server = createServer((request, response) => {
        asked.push(request.url);
        response.setHeader('content-type', 'text/html; charset=utf-8');
        createReadStream('out/web/bouton.html').pipe(response);
    });
    await new Promise((resolve) => {
        server.listen(0, '127.0.0.1', resolve);
    });
    const url = `http://127.0.0.1:${server.address().port}/bouton.html`;
    const page = await open({url});
    ok(
        await until(page, async () => (await glass(page))[1].includes('OK to play')),
        'the page runs on a server',
        await glass(page),
    );
    await step(page, 100);
    ok(asked.length === 1, 'the page requests nothing else from the server', asked);
    server.close();
}

done();
