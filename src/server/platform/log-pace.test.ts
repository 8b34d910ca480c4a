import { expect, it } from 'vitest';
import { minuteMs } from '#facts/time.ts';
import { oncePerMinute } from './log-pace.ts';

it('writes a line for each key at once, then one a minute with the number of those between', () => {
  let now = 0;
  const written: string[] = [];
  const paced = oncePerMinute(() => now);
  const tell = (key: string) => paced(key, (leftOut) => void written.push(`${key} ${leftOut}`));
  for (; now < minuteMs; now += 1_000) for (const key of ['mail', 'push']) tell(key);
  expect(written).toEqual(['mail 0', 'push 0']);
  for (const key of ['mail', 'push']) tell(key);
  expect(written.slice(2)).toEqual(['mail 59', 'push 59']);
  now += minuteMs - 1;
  tell('mail');
  now += 1;
  tell('mail');
  expect(written.slice(4)).toEqual(['mail 1']);
});

it('forgets keys rather than holding any number of them', () => {
  const paced = oncePerMinute(() => 0);
  let written = 0;
  for (let key = 0; key < 5_000; key += 1) paced(String(key), () => (written += 1));
  expect(written).toBe(5_000);
});
