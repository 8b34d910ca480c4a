import { afterEach, beforeEach, expect, test } from 'vitest';
import { Problem } from '#platform/problem.ts';
import { longHtml, page, startSite, type Site } from './cache-site.fixture.ts';
import type { RenderedPage } from './page-cache.ts';

let site: Site;
let content: string;
const tagged = (title: string): RenderedPage => page(title, { tags: ['blog', 'blog:7'] });

beforeEach(async () => {
  site = await startSite({ ttlMs: 60_000, staleLimitMs: 600_000, retryMs: 5000 });
  content = 'old';
  site.pages.set('/blog/7', () => tagged(content));
  site.pages.set('/about', () => page('about', { tags: ['about'] }));
});
afterEach(() => site.close());

const read = async (path = '/blog/7') => (await site.ask(path)).body.toString();
const kept = async () => {
  await read();
  await read('/about');
};

/** Replaces the page by renders that wait for `finish`, which also sets their result. */
function holdRender() {
  const begun = Promise.withResolvers<void>();
  const result = Promise.withResolvers<RenderedPage>();
  site.pages.set('/blog/7', () => {
    begun.resolve();
    return result.promise;
  });
  return { begun: begun.promise, finish: (title: string) => result.resolve(tagged(title)) };
}

test('soft: the next visitor gets the old page at once, one render refreshes it, the rest get the new one', async () => {
  await kept();
  const { begun, finish } = holdRender();
  site.cache.purge(['blog:7']);
  expect(await Promise.all([read(), read(), read()])).toEqual(['old', 'old', 'old']);
  await begun;
  finish('new');
  await site.cache.idle();
  expect(await read()).toBe('new');
  expect(site.rendersOf('/blog/7')).toBe(2);
  expect(site.cache.stats()).toMatchObject({ staleHits: 3, misses: 2 });
});

test('hard: gone at once, the next visitor waits for the new page', async () => {
  await kept();
  content = 'new';
  site.cache.purge(['blog:7'], { hard: true });
  expect(site.cache.stats().entries).toBe(1);
  expect(await read()).toBe('new');
});

test('a hard purge also takes a page that is stale already', async () => {
  await kept();
  site.cache.purge(['blog']);
  site.cache.purge(['blog'], { hard: true });
  content = 'new';
  expect(await read()).toBe('new');
});

test('pages without the tag stay as they are', async () => {
  await kept();
  site.cache.purge(['blog:8', 'blo', 'blog:', '']);
  site.cache.purge([], { hard: true });
  site.cache.purge(['blog'], { hard: true });
  expect(await read('/about')).toBe('about');
  expect(site.rendersOf('/about')).toBe(1);
  expect(site.cache.stats()).toMatchObject({ entries: 1, staleHits: 0 });
});

test('a page read before a soft purge and finished after it is never kept as fresh', async () => {
  const { begun, finish } = holdRender();
  const first = read();
  await begun;
  site.cache.purge(['blog']);
  finish('read before the change');
  expect(await first).toBe('read before the change');
  site.pages.set('/blog/7', () => tagged('new'));
  expect(await read()).toBe('read before the change');
  await site.cache.idle();
  expect(await read()).toBe('new');
});

test('a purge of other content during a render leaves the page fresh', async () => {
  const { begun, finish } = holdRender();
  const first = read();
  await begun;
  site.cache.purge(['market']);
  finish('fresh');
  await first;
  await read();
  expect(site.cache.stats().staleHits).toBe(0);
});

test('a purge while the page is being compressed counts as well', async () => {
  site.pages.set('/blog/7', () => {
    setImmediate(() => site.cache.purge(['blog']));
    return page(longHtml('old').repeat(50), { tags: ['blog'] });
  });
  await read();
  site.pages.set('/blog/7', () => tagged('new'));
  await read();
  await site.cache.idle();
  expect(site.cache.stats().staleHits).toBe(1);
  expect(await read()).toBe('new');
});

test('a hard purge during a render: who comes after it never gets the old page', async () => {
  const { begun, finish } = holdRender();
  const before = read();
  await begun;
  site.cache.purge(['blog:7'], { hard: true });
  site.pages.set('/blog/7', () => tagged('new'));
  expect(await read()).toBe('new');
  finish('old');
  expect(await before).toBe('old');
  expect(await read()).toBe('new');
  expect(site.rendersOf('/blog/7')).toBe(2);
});

test('after a hard purge those who come share the new render, even when the old one lands', async () => {
  const old = holdRender();
  const before = read();
  await old.begun;
  site.cache.purge(['blog'], { hard: true });
  const fresh = holdRender();
  const second = read();
  await fresh.begun;
  old.finish('old');
  expect(await before).toBe('old');
  const third = read();
  while (site.cache.stats().misses < 3) await new Promise(setImmediate);
  fresh.finish('new');
  expect(await Promise.all([second, third])).toEqual(['new', 'new']);
  expect(site.rendersOf('/blog/7')).toBe(2);
});

test('a background render that ends after a hard purge takes nothing from the page made since', async () => {
  await kept();
  const gone = Promise.withResolvers<RenderedPage>();
  site.pages.set('/blog/7', () => gone.promise);
  site.cache.purge(['blog']);
  await read();
  site.cache.purge(['blog'], { hard: true });
  site.pages.set('/blog/7', () => tagged('new'));
  expect(await read()).toBe('new');
  gone.resolve(page('no more', { status: 404 }));
  await site.cache.idle();
  expect(await read()).toBe('new');
  expect(site.rendersOf('/blog/7')).toBe(3);
});

test('a hard purge during a background render: its result is thrown away', async () => {
  await kept();
  const { begun, finish } = holdRender();
  site.cache.purge(['blog']);
  await read();
  await begun;
  site.cache.purge(['blog'], { hard: true });
  finish('vanished');
  await site.cache.idle();
  site.pages.set('/blog/7', () => tagged('new'));
  expect(await read()).toBe('new');
});

test('a miss during a background render joins it', async () => {
  await kept();
  const { begun, finish } = holdRender();
  site.cache.purge(['blog']);
  await read();
  await begun;
  site.wait(700_000);
  const waiting = read();
  while (site.cache.stats().misses < 3) await new Promise(setImmediate);
  finish('new');
  expect(await waiting).toBe('new');
  expect(site.rendersOf('/blog/7')).toBe(2);
});

test('after its time a page is refreshed even if no purge was heard of', async () => {
  await kept();
  content = 'new';
  site.wait(59_999);
  expect(await read()).toBe('old');
  expect(site.cache.stats().staleHits).toBe(0);
  site.wait(1);
  expect(await read()).toBe('old');
  await site.cache.idle();
  expect(await read()).toBe('new');
});

test('beyond the stale limit a visitor waits for the new page', async () => {
  await kept();
  content = 'new';
  site.wait(60_000 + 600_000);
  expect(await read()).toBe('new');
});

test('purges in a row do not lengthen the life of an old page', async () => {
  await kept();
  site.pages.set('/blog/7', () => Promise.reject(new Error('no database')));
  for (let minute = 0; minute < 10; minute += 1) {
    site.cache.purge(['blog']);
    expect(await read()).toBe('old');
    await site.cache.idle();
    site.wait(60_000);
  }
  expect((await site.ask('/blog/7')).status).toBe(500);
});

test.each<[string, () => Promise<RenderedPage>]>([
  ['fails', () => Promise.reject(new Error('no database'))],
  ['cannot reach the records', () => Promise.reject(new Problem('unavailable'))],
  ['answers with a server error', async () => page('sorry', { status: 503 })],
  [
    'makes a page that may not be kept',
    async () => page('in need', { headers: { 'cache-control': 'no-store' } }),
  ],
])('when the background render %s, the old page stays, it is logged and tried later', async (_, render) => {
  await kept();
  site.pages.set('/blog/7', render);
  site.cache.purge(['blog']);
  for (let visit = 0; visit < 3; visit += 1) {
    expect(await read()).toBe('old');
    await site.cache.idle();
  }
  expect(site.rendersOf('/blog/7')).toBe(2);
  expect(site.logged).toEqual(['a page could not be refreshed; the old one stays for now']);
  site.wait(5000);
  content = 'new';
  site.pages.set('/blog/7', () => tagged(content));
  expect(await read()).toBe('old');
  await site.cache.idle();
  expect(await read()).toBe('new');
});

test('many who see the old page while one render fails: it is logged once', async () => {
  await kept();
  const render = Promise.withResolvers<RenderedPage>();
  site.pages.set('/blog/7', () => render.promise);
  site.cache.purge(['blog']);
  await Promise.all([read(), read(), read()]);
  render.reject(new Error('no database'));
  await site.cache.idle();
  expect(site.logged).toHaveLength(1);
});

test.each([404, 410, 302])('when the background render answers %i, the old page goes', async (status) => {
  await kept();
  site.pages.set('/blog/7', () => page('no more', { status }));
  site.cache.purge(['blog']);
  expect(await read()).toBe('old');
  await site.cache.idle();
  expect(await site.ask('/blog/7')).toMatchObject({ status });
  expect(site.cache.stats().entries).toBe(1);
});

test('when the background render finds that there is nothing any more, the old page goes', async () => {
  await kept();
  site.pages.set('/blog/7', () => Promise.reject(new Problem('not_found')));
  site.cache.purge(['blog']);
  expect(await read()).toBe('old');
  await site.cache.idle();
  expect(site.cache.stats().entries).toBe(1);
  expect(site.logged).toEqual([]);
  expect((await site.ask('/blog/7')).status).toBe(500);
});

test('a page that did not change keeps its tag', async () => {
  const html = longHtml('same');
  site.pages.set('/blog/7', () => page(html, { tags: ['blog'] }));
  const ask = () => site.ask('/blog/7', { headers: { 'accept-encoding': 'br' } });
  await ask();
  await ask();
  await site.cache.idle();
  const { etag } = (await ask()).headers;
  site.cache.purge(['blog']);
  await ask();
  await site.cache.idle();
  site.cache.purge(['blog'], { hard: false });
  await ask();
  await site.cache.idle();
  expect((await ask()).headers.etag).toBe(etag);
  await site.cache.idle();
  expect(site.cache.stats()).toMatchObject({ entries: 1, renders: 3 });
});

test('a page that was changed twice shows its last state', async () => {
  await kept();
  const { begun, finish } = holdRender();
  site.cache.purge(['blog']);
  await read();
  await begun;
  site.cache.purge(['blog']);
  finish('first change');
  await site.cache.idle();
  site.pages.set('/blog/7', () => tagged('second change'));
  expect(await read()).toBe('first change');
  await site.cache.idle();
  expect(await read()).toBe('second change');
});

test('everything can be dropped softly, renders under way included', async () => {
  await read('/about');
  const { begun, finish } = holdRender();
  const first = read();
  await begun;
  site.cache.expireAll();
  finish('old');
  await first;
  site.pages.set('/blog/7', () => tagged('new'));
  site.pages.set('/about', () => page('about, new'));
  expect(await Promise.all([read(), read('/about')])).toEqual(['old', 'about']);
  await site.cache.idle();
  expect(await Promise.all([read(), read('/about')])).toEqual(['new', 'about, new']);
});

test('at most two renders are in the air before a stale page waits for its next visitor', async () => {
  const paths = ['/a', '/b', '/c', '/d'];
  for (const path of paths) {
    site.pages.set(path, () => page('old', { tags: ['all'] }));
    await read(path);
  }
  const gate = Promise.withResolvers<void>();
  for (const path of paths)
    site.pages.set(path, () => gate.promise.then(() => page('new', { tags: ['all'] })));
  site.cache.purge(['all']);
  for (const path of paths) expect(await read(path)).toBe('old');
  expect(site.cache.stats().renders).toBe(6);
  gate.resolve();
  await site.cache.idle();
  for (const path of paths) await read(path);
  await site.cache.idle();
  expect(await Promise.all(paths.map((path) => read(path)))).toEqual(['new', 'new', 'new', 'new']);
});
