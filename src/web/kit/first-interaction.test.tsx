import { expect, test, vi } from 'vitest';

const load = async () => {
  vi.resetModules();
  return import('./first-interaction.ts');
};

test.each(['pointerdown', 'keydown', 'focusin', 'scroll'])('%s anywhere is an interaction', async (event) => {
  const { firstInteraction } = await load();
  const done = vi.fn<() => void>();
  const waiting = firstInteraction().then(done);
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  document.body.dispatchEvent(new Event(event));
  await waiting;
});

test('a stored draft does not wait', async () => {
  vi.doMock('./device-store.ts', () => ({ keepsAny: () => true }));
  const { firstInteraction } = await load();
  await expect(firstInteraction()).resolves.toBeUndefined();
  vi.doUnmock('./device-store.ts');
});
