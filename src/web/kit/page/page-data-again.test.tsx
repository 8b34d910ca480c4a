import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { browserLoad } from './page-data.ts';
import { useShownAddress } from './shown-address.ts';

afterEach(() => vi.useRealTimers());

function Shown() {
  useShownAddress();
  return null;
}

/** Begins to load a page with one delayed part, while another page is on screen. Resolves when the part was requested. */
async function begin(path: string, addressBar = '/list/one?page=2#comments') {
  vi.useFakeTimers();
  render(
    <MemoryRouter initialEntries={['/list/one?page=2#comments']}>
      <Shown />
    </MemoryRouter>,
  );
  history.replaceState(null, '', addressBar);
  const { promise, resolve } = Promise.withResolvers<string>();
  const done = vi.fn<(parts: { part: unknown }) => void>();
  const asked = Promise.withResolvers<void>();
  const load = browserLoad(() => {
    asked.resolve();
    return { part: promise };
  });
  void load({ params: {}, request: new Request(new URL(path, location.href)) }).then(done);
  await asked.promise;
  return { resolve, done };
}

it('a page that is asked for again stays until all of it is there', async () => {
  const { resolve, done } = await begin('/list/one?page=2');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(done).not.toHaveBeenCalled();
  resolve('new');
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledWith({ part: { ok: true, value: 'new' } });
});

it.each([
  ['/list/two?page=2', undefined],
  ['/list/one?page=3', undefined],
  ['/list/one', undefined],
  // On Back the browser has the address before the page is there.
  ['/list/two', '/list/two'],
])('another page says that it loads: %s', async (path, addressBar) => {
  const { done } = await begin(path, addressBar);
  await vi.advanceTimersByTimeAsync(179);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done.mock.calls[0]![0].part).toBeInstanceOf(Promise);
});
