import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOwnPath } from './own-path.ts';

const site = 'https://site.test';
const leadsHome = (link: string) => URL.parse(link, `${site}/blog/x`)?.origin === site;

it.each([
  '/',
  '/blogs',
  '/blog/%2F%2Fx',
  '/a//b',
  '/terms&condition',
  '/a?to=//evil.example#x',
  '/a\\b',
  '/ä b',
])('%j is ours', (link) => expect(isOwnPath(link)).toBe(true));

it.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '\t//evil.example',
  ' /blogs',
  'https://evil.example',
  'javascript:alert(1)',
  'blogs',
  '',
  null,
  7,
])('%j is not', (link) => expect(isOwnPath(link)).toBe(false));

it('agrees with the browser’s reading of any link', () => {
  const link = fc.string({ unit: fc.constantFrom(...'/\\\t\n\r .:@?#eh%2'.split('')), maxLength: 12 });
  fc.assert(
    fc.property(link, (tail) => {
      if (isOwnPath(tail)) expect(leadsHome(tail)).toBe(true);
      if (isOwnPath(`/${tail}`)) expect(leadsHome(`/${tail}`)).toBe(true);
      // A refused link that begins with a slash leads to another host or has characters that no link needs.
      else if (!/[\t\n\r]/.test(tail)) expect(/^[/\\]/.test(tail)).toBe(true);
    }),
  );
});
