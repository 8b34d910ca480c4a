import { afterEach, beforeEach, expect, test } from 'vitest';
import { searchKeyOf } from './cache-key.ts';
import { longHtml, page, startSite, type Site } from './cache-site.fixture.ts';

const minuteMs = 60_000;
let site: Site;
afterEach(() => site.close());
// Noon in Delhi, far from the end of the day, and space for a few searches.
beforeEach(async () => void (site = await startSite({ maxBytes: 200_000 })));

/** Returns the address of a search for these words; the fixture takes it as the key. */
const address = (words: string) => `/vendors?q=${words}`;
const search = (words: string, tags = ['vendors']) => {
  site.pages.set(searchKeyOf(address(words)), () => page(longHtml(words), { tags }));
  return { ask: () => site.ask(address(words)), renders: () => site.rendersOf(searchKeyOf(address(words))) };
};

test('a search is kept from its second ask on', async () => {
  const { ask, renders } = search('caterer');
  const answers = [await ask(), await ask(), await ask(), await ask()];
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(renders()).toBe(2);
});

test('a search asked once and again after an hour is not kept', async () => {
  const { ask, renders } = search('caterer');
  for (let at = 0; at < 4; at++) {
    await ask();
    site.wait(60 * minuteMs);
  }
  expect([renders(), site.cache.stats().entries]).toEqual([4, 0]);
});

test('a kept search is rendered anew after five minutes, and what it showed is not shown again', async () => {
  const { ask, renders } = search('caterer');
  await ask();
  await ask();
  site.wait(5 * minuteMs - 1);
  await ask();
  expect(renders()).toBe(2);
  site.wait(1);
  await ask();
  await site.cache.idle();
  expect([renders(), site.cache.stats().staleHits]).toEqual([3, 0]);
});

test('a kept search is dropped by tag', async () => {
  const { ask, renders } = search('caterer');
  await ask();
  await ask();
  site.cache.purge(['vendors']);
  await ask();
  await site.cache.idle();
  expect(renders()).toBe(3);
  site.cache.purge(['vendors'], { hard: true });
  expect(site.cache.stats().entries).toBe(0);
});

test('a flood of invented searches leaves the good ones and the pages kept, and the memory bounded', async () => {
  const good = ['caterer', 'dj', 'venue'].map((words) => search(words));
  site.pages.set('/about', () => page(longHtml('About')));
  await site.ask('/about');
  for (let at = 0; at < 5; at++) for (const { ask } of good) await ask();
  for (let at = 0; at < 150; at++) {
    const { ask } = search(`invented-${at}`);
    await ask();
    // Some attackers request twice.
    if (at % 3 === 0) await ask();
  }
  for (const { ask } of good) await ask();
  await site.ask('/about');
  expect(good.map(({ renders }) => renders())).toEqual([2, 2, 2]);
  expect(site.rendersOf('/about')).toBe(1);
  expect(site.cache.stats().bytes).toBeLessThanOrEqual(250_000);
});

test('a search that may not be kept is never kept, however often it was asked for', async () => {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private' };
  site.pages.set(searchKeyOf(address('mine')), () => page(longHtml('Mine'), { headers }));
  for (let at = 0; at < 4; at++) await site.ask(address('mine'));
  expect([site.rendersOf(searchKeyOf(address('mine'))), site.cache.stats().entries]).toEqual([4, 0]);
});

test.for([false, true])(
  'a search read before a purge (hard: %s) and finished after it is not shown as new',
  async (hard) => {
    const { ask } = search('caterer');
    await ask();
    const begun = Promise.withResolvers<void>();
    const rendered = Promise.withResolvers<ReturnType<typeof page>>();
    site.pages.set(searchKeyOf(address('caterer')), () => (begun.resolve(), rendered.promise));
    const second = ask();
    await begun.promise;
    site.cache.purge(['vendors'], { hard });
    rendered.resolve(page(longHtml('Before the change'), { tags: ['vendors'] }));
    expect((await second).body.toString()).toContain('Before the change');
    const { ask: askAgain } = search('caterer');
    await askAgain();
    await site.cache.idle();
    expect((await askAgain()).body.toString()).not.toContain('Before the change');
  },
);
