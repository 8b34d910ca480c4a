import { afterEach, expect, test, vi } from 'vitest';
import { draftKey } from '#kit/drafts/draft-keys.ts';

afterEach(() => localStorage.clear());

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
  const button = document.body.appendChild(document.createElement('button'));
  button.dispatchEvent(new Event(event, { bubbles: true }));
  await waiting;
});

test('a heading that the page itself focuses is none', async () => {
  const { firstInteraction } = await load();
  const done = vi.fn<() => void>();
  const waiting = firstInteraction().then(done);
  const heading = document.body.appendChild(document.createElement('h2'));
  heading.tabIndex = -1;
  heading.dispatchEvent(new Event('focusin', { bubbles: true }));
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  document.body.dispatchEvent(new Event('keydown'));
  await waiting;
});

test('a stored draft does not wait', async () => {
  localStorage.setItem(draftKey('contact'), '{}');
  const { firstInteraction } = await load();
  const done = vi.fn<() => void>();
  void firstInteraction().then(done);
  await Promise.resolve();
  expect(done).toHaveBeenCalled();
});
