import { expect, it } from 'vitest';
import { text } from './text.ts';

it.each([
  ['aaaaa', true],
  ['aaa😀', true],
  ['aaaa😀', false],
  ['😀😀😀', false],
  ['aaaaaa', false],
])('counts as the browser’s maxlength does: %s within 5 is %s', (value, fits) => {
  const read = text(5).safeParse(value);
  expect(read.success).toBe(fits);
  if (!fits) expect(read.error?.issues[0]?.message).toBe('Please keep this within 5 characters.');
});
