import { expect, it } from 'vitest';
import { orderHead } from './head-order.ts';

it('asks for the looks first', () => {
  const html =
    '<html><head><meta charSet="utf-8"/><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head></html>';
  expect(orderHead(html)).toBe(
    '<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/></head></html>',
  );
});

it('has the inline scripts before the looks, for which they would wait', () => {
  const html =
    '<head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/><title>A</title><script nonce="x">a("<b>");\nb()</script></head>';
  expect(orderHead(html)).toBe(
    '<head><meta charSet="utf-8"/><script nonce="x">a("<b>");\nb()</script><link rel="stylesheet" href="/a.css"/><title>A</title></head>',
  );
});

it('leaves what is no head as it is', () => {
  expect(orderHead('<p>text</p>')).toBe('<p>text</p>');
});
