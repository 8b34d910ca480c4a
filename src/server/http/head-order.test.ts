import { expect, it } from 'vitest';
import { orderHead } from './head-order.ts';

it('asks for the looks first', () => {
  const html =
    '<html><head><meta charSet="utf-8"/><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head></html>';
  expect(orderHead(html)).toBe(
    '<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/></head></html>',
  );
});

it('leaves what is no head as it is', () => {
  expect(orderHead('<p>text</p>')).toBe('<p>text</p>');
});
