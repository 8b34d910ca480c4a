import { expect, it } from 'vitest';
import { deferScripts } from './deferred-scripts.ts';

const head =
  '<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" crossorigin="" href="/assets/b.js"/>';
const imports = `
import "/assets/manifest-1.js";
import * as route0 from "/assets/b.js";
  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.js");`;
const page = `<html><head>${head}</head><body><script>inline()</script><script nonce="n" type="module" async="">${imports}</script></body></html>`;

const split = (html: string): [head: string, body: string] => {
  const at = html.indexOf('<body>');
  return at < 0 ? [html, ''] : [html.slice(0, at), html.slice(at)];
};

it('asks for nothing before the first view, then for everything at once', () => {
  const late = deferScripts(...split(page)).join('');
  expect(late).not.toContain('<link');
  expect(late).not.toMatch(/^import [^(]/m);
  const places = [
    '<script nonce="n" type="module" async="">await new Promise',
    '["/assets/a.js","/assets/b.js"]',
    'if (file === "/assets/entry.js") continue;',
    'await rest();\n  await import(file);',
    'await import("/assets/manifest-1.js");',
    'const route0 = await import("/assets/b.js");',
    'window.__reactRouterRouteModules = {"root":route0};',
    'import("/assets/entry.js");</script></body>',
  ].map((part) => late.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(late).toContain('<script>inline()</script>');
});

it.each([['<p>text</p>'], [head], [page.replace(head, '')]])(
  'leaves a page without scripts as it is: %s',
  (html) => {
    expect(deferScripts(...split(html)).join('')).toBe(html);
  },
);
