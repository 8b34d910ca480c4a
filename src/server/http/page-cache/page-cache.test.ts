import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { longHtml, page, startSite, type Site } from './cache-site.fixture.ts';
import type { RenderedPage } from './page-cache.ts';

let site: Site;
beforeEach(async () => void (site = await startSite()));
afterEach(() => site.close());

/** Replaces the renders of this key by ones that the test finishes. */
function heldRenders(key: string) {
  const held: PromiseWithResolvers<RenderedPage>[] = [];
  site.pages.set(key, () => {
    const render = Promise.withResolvers<RenderedPage>();
    held.push(render);
    return render.promise;
  });
  return held;
}

async function until(condition: () => boolean) {
  while (!condition()) await new Promise(setImmediate);
}
const missed = (count: number) => until(() => site.cache.stats().misses === count);

test('visitors who miss at once share one render', async () => {
  const held = heldRenders('/about');
  const answers = Array.from({ length: 20 }, (_, at) =>
    site.ask('/about', { headers: { 'accept-encoding': at % 2 ? 'br' : 'gzip' } }),
  );
  await missed(20);
  held[0]!.resolve(page(longHtml('Once')));
  const tags = (await Promise.all(answers)).map(({ status, headers }) => `${status} ${headers.etag}`);
  expect(new Set(tags).size).toBe(2);
  expect(held).toHaveLength(1);
  expect(site.cache.stats()).toMatchObject({ renders: 1, misses: 20, entries: 1 });
});

test.each<[string, () => RenderedPage]>([
  [
    'fails',
    () => {
      throw new Error('no database');
    },
  ],
  ['is made in need', () => page('in need', { status: 503 })],
])('a rendering that %s gives way to another of the same page', async (_, broken) => {
  site.instead.set('/about-1', ['/about', '/about-1']).set('/help-1', ['/help', '/help-1']);
  site.pages
    .set('/about', () => page('About'))
    .set('/about-1', broken)
    .set('/help-1', broken);
  await site.ask('/about');
  expect((await site.ask('/about-1')).body.toString()).toBe('About');
  expect((await site.ask('/help-1')).status).toBeGreaterThanOrEqual(500);
});

test('a failed render fails for all who waited, and the next visitor tries anew', async () => {
  const held = heldRenders('/about');
  const answers = Array.from({ length: 5 }, () => site.ask('/about'));
  await missed(5);
  held[0]!.reject(new Error('no database'));
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([500, 500, 500, 500, 500]);
  expect(held).toHaveLength(1);
  site.pages.set('/about', () => page('back'));
  expect((await site.ask('/about')).body.toString()).toBe('back');
  expect(site.cache.stats()).toMatchObject({ renders: 2, renderErrors: 1 });
});

test.each<[string, Record<string, string>]>([
  ['a cookie', { 'Set-Cookie': 'who=' }],
  ['private', { 'cache-control': 'max-age=5, Private' }],
  ['a private field', { 'cache-control': 'private="x"' }],
  ['no-store', { 'Cache-Control': 'no-store' }],
  ['an answer that depends on cookies', { vary: 'Accept-Encoding, Cookie' }],
  ['an answer that depends on anything', { vary: '*' }],
])('%s: each visitor gets a render of their own and nothing is kept', async (_, headers) => {
  const held = heldRenders('/me');
  const answers = [site.ask('/me'), site.ask('/me'), site.ask('/me')];
  await missed(3);
  const finish = (at: number) => held[at]!.resolve(page(`for visitor ${at}`, { headers }));
  finish(0);
  await until(() => held.length === 3);
  finish(1);
  finish(2);
  const bodies = (await Promise.all(answers)).map(({ body }) => body.toString());
  expect(bodies.sort()).toEqual(['for visitor 0', 'for visitor 1', 'for visitor 2']);
  expect(site.cache.stats()).toMatchObject({ entries: 0, bytes: 0 });
});

test.each([
  [302, {}],
  [307, {}],
  [404, {}],
  [410, {}],
  [500, {}],
  [503, {}],
  [206, {}],
  [200, { 'content-encoding': 'zstd' }],
])('a %i is answered and not kept, though shared by those who wait', async (status, headers) => {
  const held = heldRenders('/x');
  const answers = [site.ask('/x', { headers: { 'accept-encoding': 'gzip' } }), site.ask('/x')];
  await missed(2);
  held[0]!.resolve(page(longHtml('x'), { status, headers }));
  for (const answer of await Promise.all(answers)) {
    expect(answer.status).toBe(status);
    expect(answer.headers.etag).toBeUndefined();
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    expect(answer.headers.vary).toBe('accept-encoding');
  }
  expect(held).toHaveLength(1);
  expect(site.cache.stats().entries).toBe(0);
});

test.each([200, 301, 308])('a %i is kept', async (status) => {
  site.pages.set('/x', () => page('x', { status }));
  for (const _ of [1, 2]) expect((await site.ask('/x')).status).toBe(status);
  expect(site.rendersOf('/x')).toBe(1);
});

test('an answer for one visitor is compressed and keeps what the renderer said', async () => {
  const headers = { 'set-cookie': 'a=1', 'cache-control': 'no-store', vary: 'Cookie', etag: '"mine"' };
  site.pages.set('/me', () => page(longHtml('me'), { headers }));
  const answer = await site.ask('/me', { headers: { 'accept-encoding': 'br', 'if-none-match': '"mine"' } });
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'set-cookie': ['a=1'],
    'cache-control': 'no-store',
    'content-encoding': 'br',
    vary: 'Cookie, accept-encoding',
  });
  expect(answer.body.length).toBeLessThan(longHtml('me').length / 2);
  expect(await site.ask('/me', { method: 'HEAD' })).toMatchObject({ status: 200, body: Buffer.alloc(0) });
});

test('a render that never ends fails, and does not hold up those who come later', async () => {
  await site.close();
  site = await startSite({ renderTimeoutMs: 20 });
  const held = heldRenders('/slow');
  expect((await site.ask('/slow')).status).toBe(500);
  site.pages.set('/slow', () => page('quick now'));
  expect((await site.ask('/slow')).body.toString()).toBe('quick now');
  held[0]!.resolve(page('much too late'));
  await site.cache.idle();
  expect((await site.ask('/slow')).body.toString()).toBe('quick now');
});

test('a header that cannot be sent fails the render, not each hit', async () => {
  site.pages.set('/x', () => page('x', { headers: { location: '/a\r\nset-cookie: b=1' } }));
  expect(await site.ask('/x')).toMatchObject({ status: 500 });
  expect(site.cache.stats()).toMatchObject({ entries: 0, renderErrors: 1 });
});

test('headers of the connection and lengths from the renderer are not passed on', async () => {
  const headers = {
    Connection: 'x-secret',
    'Content-Length': '3',
    'Transfer-Encoding': 'chunked',
    ETag: '"a"',
  };
  site.pages.set('/x', () => page('eight ch', { headers }));
  for (const _ of [1, 2]) {
    const answer = await site.ask('/x');
    expect(answer.headers).toMatchObject({ 'content-length': '8' });
    expect(answer.headers['transfer-encoding']).toBeUndefined();
    expect(answer.headers.connection).not.toBe('x-secret');
    expect(answer.headers.etag).not.toBe('"a"');
  }
});

test('a page cached between tryServe and serve is not rendered again', async () => {
  site.pages.set('/about', () => page('kept'));
  await site.ask('/about');
  const server = createServer(
    (req, res) => void site.cache.serve(req, res, '/about', () => Promise.reject()),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('kept');
  server.closeAllConnections();
  server.close();
});

test('other methods are never answered from memory and leave nothing behind', async () => {
  site.pages.set('/form', () => page(`posted ${site.rendersOf('/form')}`));
  await site.ask('/form');
  for (const method of ['POST', 'PUT', 'DELETE']) {
    expect((await site.ask('/form', { method, headers: { 'if-none-match': '*' } })).status).toBe(200);
  }
  expect(site.rendersOf('/form')).toBe(4);
  expect((await site.ask('/form')).body.toString()).toBe('posted 1');
});

test('memory is bounded in bytes; the pages that are asked for stay', async () => {
  await site.close();
  const maxBytes = 60_000;
  site = await startSite({ maxBytes, maxEntryBytes: maxBytes });
  const hot = longHtml('hot');
  site.pages.set('/hot', () => page(hot));
  for (let at = 0; at < 60; at += 1) {
    site.pages.set(`/cold/${at}`, () => page(longHtml(`cold ${at}`)));
    await site.ask(`/cold/${at}`);
    await site.ask('/hot', { headers: { 'accept-encoding': 'br' } });
    expect(site.cache.stats().bytes).toBeLessThanOrEqual(maxBytes);
  }
  const { entries, evictions, bytes } = site.cache.stats();
  expect(entries).toBeGreaterThan(3);
  expect(entries + evictions).toBe(61);
  expect(bytes).toBeGreaterThan(entries * 2000);
  expect(site.rendersOf('/hot')).toBe(1);
  await site.ask('/cold/0');
  expect(site.rendersOf('/cold/0')).toBe(2);
});

test('a page above the limit of an entry is answered in full and not kept', async () => {
  await site.close();
  site = await startSite({ maxEntryBytes: 4000 });
  const noise = Array.from({ length: 3000 }, (_, at) => (at * 2_654_435_761) % 4_294_967_296).join(' ');
  site.pages.set('/big', () => page(noise));
  site.pages.set('/small', () => page('small'));
  for (const _ of [1, 2]) expect((await site.ask('/big')).body.toString()).toBe(noise);
  await site.ask('/small');
  expect(site.rendersOf('/big')).toBe(2);
  expect(site.cache.stats().entries).toBe(1);
});

test('a page that its headers forbid others to store is cached here when it says so, and only then', async () => {
  const headers = { 'cache-control': 'no-store' };
  site.pages.set('/reset/-', () => page('a form', { headers, keep: true }));
  site.pages.set('/alone', () => page('alone', { headers }));
  site.pages.set('/in-need', () => page('half', { keep: false }));
  for (const path of ['/reset/-', '/alone', '/in-need', '/reset/-', '/alone', '/in-need'])
    await site.ask(path);
  expect((await site.ask('/reset/-')).headers['cache-control']).toBe('no-store');
  expect(['/reset/-', '/alone', '/in-need'].map((path) => site.rendersOf(path))).toEqual([1, 2, 2]);
});

test('unknown paths make no entries', async () => {
  for (let at = 0; at < 30; at += 1) expect((await site.ask(`/none/${at}`)).status).toBe(404);
  expect(site.cache.stats().entries).toBe(0);
});

test('a closed cache is empty and keeps nothing, and visitors still get their pages', async () => {
  const held = heldRenders('/about');
  const last = site.ask('/about');
  await missed(1);
  site.cache.close();
  held[0]!.resolve(page('served'));
  expect((await last).body.toString()).toBe('served');
  expect(site.cache.stats()).toMatchObject({ entries: 0, bytes: 0 });
});
