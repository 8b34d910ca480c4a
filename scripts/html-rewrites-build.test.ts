import { expect, it } from 'vitest';
import { unfitRewrites } from './html-rewrites-build.ts';

const nonce = 'c2VjcmV0';
const page = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>Page</title>
<link rel="modulepreload" href="/assets/entry-1.js" nonce="${nonce}"/>
<link nonce="${nonce}" rel="stylesheet" href="/assets/site-2.css#"/><script nonce="${nonce}">early()</script></head><body>
<script type="application/ld+json">{"@type":"Thing"}</script>
<script nonce="${nonce}">restore()</script>
<script nonce="${nonce}" type="module" async="">
import "/assets/manifest-4.js";
import * as route0 from "/assets/entry-1.js";

import("/assets/entry-1.js");</script></body></html>`;

it('finds nothing to say about a page as React Router renders it', () => {
  expect(unfitRewrites(page, nonce)).toEqual([]);
});

it.each<[what: string, file: string, from: string, to: string]>([
  ['the charset is written in another way', 'head-order', 'charSet="utf-8"/', 'charset="UTF-8"'],
  [
    'a script of the head in another way',
    'head-order',
    `nonce="${nonce}">early`,
    `defer nonce="${nonce}">early`,
  ],
  ['links have other quotes', 'head-order', 'rel="stylesheet"', "rel='stylesheet'"],
  [
    'another attribute order',
    'deferred-scripts',
    'rel="modulepreload" href="/assets/entry-1.js"',
    'href="/assets/entry-1.js" rel="modulepreload"',
  ],
  ['single quotes in imports', 'deferred-scripts', 'from "/assets/entry-1.js"', "from '/assets/entry-1.js'"],
  [
    'a list of routes in other quotes',
    'deferred-scripts',
    '"/assets/manifest-4.js"',
    "'/assets/manifest-4.js'",
  ],
  ['names in imports', 'deferred-scripts', 'import * as route0', 'import { route0 }'],
  ['a script without the nonce', 'content-security', `<script nonce="${nonce}">restore`, '<script>restore'],
  [
    'a nonce in other quotes',
    'content-security',
    `<script nonce="${nonce}">restore`,
    `<script nonce='${nonce}'>restore`,
  ],
  ['a script that nothing marks', 'without-scripts', `<script nonce="${nonce}">restore`, '<script>restore'],
  [
    'scripts in a folder of another name',
    'offline-html',
    '"/assets/entry-1.js" nonce',
    '"/build/entry-1.js" nonce',
  ],
  ['stylesheets of another name', 'offline-html', 'site-2.css', 'site@2.css'],
  ['no stylesheet at all', 'React Router', 'rel="stylesheet"', 'rel="alternate"'],
  ['no script that starts the page', 'React Router', 'type="module"', 'type="text/plain"'],
])('is told of %s', (_, file, from, to) => {
  expect(page).toContain(from);
  expect(unfitRewrites(page.replace(from, to), nonce).join('\n')).toContain(file);
});
