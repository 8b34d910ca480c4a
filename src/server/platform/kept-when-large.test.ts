import { expect, it } from 'vitest';
import { hourMs } from '#facts/time.ts';
import { keptWhenLarge } from './kept-when-large.ts';

it('reads a small answer each time, and a large one once an hour', async () => {
  let now = 0;
  let size = 1;
  const read = keptWhenLarge(
    () => new Date(now),
    (answer: number) => answer >= 10,
    async () => size,
  );
  expect(await read()).toBe(1);
  size = 10;
  expect(await read()).toBe(10);
  size = 11;
  now = hourMs - 1;
  expect(await read()).toBe(10);
  now = hourMs;
  expect(await read()).toBe(11);
  size = 2;
  now = 2 * hourMs;
  expect([await read(), await read()]).toEqual([2, 2]);
});
