import { expect, it } from 'vitest';
import { htmlOf } from './html-of.ts';

it('has the same words, with links that can be tapped', () => {
  const html = htmlOf(
    'Namaste,\n\nSee it here:\nhttps://example.in/enquiry/a-b_c?x=1&y=2.\n\nCall: tel:+919800012345',
  );
  expect(html).toContain(
    '<a href="https://example.in/enquiry/a-b_c?x=1&#38;y=2">https://example.in/enquiry/a-b_c?x=1&#38;y=2</a>.',
  );
  expect(html).toContain('<a href="tel:+919800012345">');
  expect(html.match(/<p /g)).toHaveLength(3);
  expect(html).toContain('See it here:<br>');
});

it('leaves colours to the program that shows it', () => {
  expect(htmlOf('Namaste')).toContain('content="light dark"');
  expect(htmlOf('Namaste')).not.toMatch(/(?:background|[^-]color:|bgcolor)/);
});

it('carries no markup of a stranger', () => {
  const html = htmlOf(
    '<script>alert(1)</script> <img src=x onerror=y> javascript:alert(1) https://x.in/"onclick="z\n\n&amp;',
  );
  expect(html).not.toMatch(/<script|<img|href="javascript|onclick="z"/);
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toContain('&#38;amp;');
});
