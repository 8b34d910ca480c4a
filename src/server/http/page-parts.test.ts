import { expect, it } from 'vitest';
import { joinPage, splitPage } from './page-parts.ts';

const head = '<html><head><script nonce="n">early()</script></head>';
const middle = '<body><h1>₹ 5</h1><script type="application/ld+json">{}</script>';
const end = '<script nonce="n">a()</script><script nonce="n">b()</script></body>';

it.each([
  [head + middle + end, { head, middle, end }],
  [head + middle, { head, middle, end: '' }],
  [middle, { head: '', middle, end: '' }],
  [middle + end, { head: '', middle, end }],
  ['', { head: '', middle: '', end: '' }],
])('cuts a page before its own scripts: %s', (html, parts) => {
  const cut = splitPage(Buffer.from(html), 'n');
  expect({ ...cut, middle: cut.middle.toString() }).toEqual(parts);
  expect(joinPage(cut).toString()).toBe(html);
});
