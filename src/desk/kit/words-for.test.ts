import { expect, it } from 'vitest';
import type { ReplyTemplate } from '#contract/desk/reply-templates.ts';
import { wordsFor } from './words-for.ts';

const text = (name: string, more: Partial<ReplyTemplate> = {}): ReplyTemplate => ({
  id: name,
  locale: 'en',
  kind: null,
  name,
  subject: 'About it',
  text: 'Words',
  version: 1,
  ...more,
});
const all = [
  text('every kind'),
  text('venues', { kind: 'venue' }),
  text('caterers', { kind: 'catering' }),
  text('Hindi', { locale: 'hi' }),
  text('a snippet', { subject: '' }),
  text('a snippet of venues', { subject: '', kind: 'venue' }),
  text('a snippet in Hindi', { subject: '', locale: 'hi' }),
];
const names = (some: readonly ReplyTemplate[]) => some.map(({ name }) => name);

it.each([
  ['catering', 'en', ['caterers', 'every kind', 'Hindi'], ['a snippet']],
  ['venue', 'en', ['venues', 'every kind', 'Hindi'], ['a snippet of venues', 'a snippet']],
  ['contact', 'hi', ['every kind', 'Hindi'], ['a snippet in Hindi']],
] as const)('for %s in %s', (kind, locale, templates, snippets) => {
  const words = wordsFor(all, { kind, locale });
  expect(names(words.templates)).toEqual(templates);
  expect(names(words.snippets)).toEqual(snippets);
});
