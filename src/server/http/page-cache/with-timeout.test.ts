import { expect, test } from 'vitest';
import { withTimeout } from './with-timeout.ts';

const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;

test('a task in time gives its result or its error, and no timer is left behind', async () => {
  const before = timers();
  expect(await withTimeout(60_000, Promise.resolve('done'))).toBe('done');
  await expect(withTimeout(60_000, Promise.reject(new Error('its own')))).rejects.toThrow('its own');
  expect(timers()).toBe(before);
});

test('a task that takes longer fails; what becomes of it later is nobody’s error', async () => {
  const task = Promise.withResolvers<never>();
  await expect(withTimeout(5, task.promise)).rejects.toThrow('The page was not rendered within 5 ms');
  task.reject(new Error('late'));
  await new Promise(setImmediate);
});
