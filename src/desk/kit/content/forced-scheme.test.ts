import { expect, it } from 'vitest';
import { decided } from './forced-scheme.ts';

it.each([
  ['(prefers-color-scheme: dark)', '(min-width: 0px)', '(max-width: 0px)'],
  ['(prefers-color-scheme:light)', '(max-width: 0px)', '(min-width: 0px)'],
  [
    'screen and (min-width: 48em) and (prefers-color-scheme: dark)',
    'screen and (min-width: 48em) and (min-width: 0px)',
    'screen and (min-width: 48em) and (max-width: 0px)',
  ],
  [
    'not all and (prefers-color-scheme: dark), print',
    'not all and (min-width: 0px), print',
    'not all and (max-width: 0px), print',
  ],
  [
    '(prefers-reduced-motion: reduce)',
    '(prefers-reduced-motion: reduce)',
    '(prefers-reduced-motion: reduce)',
  ],
  ['', '', ''],
])('decides %j', (media, dark, light) => {
  expect(decided(media, 'dark')).toBe(dark);
  expect(decided(media, 'light')).toBe(light);
});
