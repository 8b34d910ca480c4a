import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page, startSite, type Site } from './cache-site.fixture.ts';
import { connectPageCache, type PurgeChannel, type PurgePorts } from './purge-channel.ts';

let database: PGlite;
beforeAll(async () => void (database = await PGlite.create()));
afterAll(() => database.close());

/** Two processes at one database: two caches, two listeners. */
let here: Site;
let there: Site;
let channel: PurgeChannel;
let other: PurgeChannel;
let sent: string[];
let reconnect: () => void;

const ports = (site: Site): PurgePorts => ({
  listen(name, handler, onReconnect) {
    if (site === there) reconnect = onReconnect;
    return database.listen(name, handler);
  },
  async notify(name, payload) {
    sent.push(payload);
    await database.query('select pg_notify($1, $2)', [name, payload]);
  },
  log: {
    warn: (text: string) => void site.logged.push(text),
    error: (_: object, text: string) => void site.logged.push(text),
  } as never,
});

beforeEach(async () => {
  sent = [];
  [here, there] = await Promise.all([startSite(), startSite()]);
  channel = await connectPageCache(here.cache, ports(here));
  other = await connectPageCache(there.cache, ports(there));
  for (const site of [here, there]) {
    site.pages.set('/blog', () => page('old', { tags: ['blog', 'ब्लॉग'] }));
    site.pages.set('/about', () => page('about', { tags: ['about'] }));
    await site.ask('/blog');
    await site.ask('/about');
  }
});
afterEach(async () => {
  await Promise.all([channel.close(), other.close(), here.close(), there.close()]);
});

const read = async (site: Site, path: string) => (await site.ask(path)).body.toString();
const rewrite = () =>
  [here, there].forEach((site) => site.pages.set('/blog', () => page('new', { tags: ['blog'] })));

test('a hard purge reaches every process', async () => {
  rewrite();
  await channel.drop(['blog'], { hard: true });
  expect([here, there].map((site) => site.cache.stats().entries)).toEqual([1, 1]);
  expect(await read(here, '/blog')).toBe('new');
  expect(await read(there, '/blog')).toBe('new');
});

test('a soft purge reaches every process; the own echo costs at most a render', async () => {
  rewrite();
  await channel.drop(['ब्लॉग']);
  for (const site of [here, there]) {
    expect(await read(site, '/blog')).toBe('old');
    await site.cache.idle();
    expect(await read(site, '/blog')).toBe('new');
    expect(await read(site, '/about')).toBe('about');
    expect(site.rendersOf('/about')).toBe(1);
    expect(site.rendersOf('/blog')).toBe(2);
  }
});

test('here it works at once, before the database has heard of it', () => {
  void channel.drop(['blog'], { hard: true });
  expect(here.cache.stats().entries).toBe(1);
  expect(there.cache.stats().entries).toBe(2);
});

test('many tags go in messages that the database accepts, and none is lost', async () => {
  const tags = Array.from(
    { length: 3000 },
    (_, at) => `vendor:${at}:${at % 3 ? 'शादी'.repeat(at % 40) : '"\\'}`,
  );
  await channel.drop(['x'.repeat(200), ...tags, 'blog']);
  expect(sent.length).toBeGreaterThan(10);
  for (const payload of sent) expect(Buffer.byteLength(payload)).toBeLessThan(7900);
  expect(sent.flatMap((payload) => JSON.parse(payload).tags)).toEqual(['x'.repeat(200), ...tags, 'blog']);
  await read(there, '/blog');
  expect(there.cache.stats().staleHits).toBe(1);
});

test('however short the tags are, the commas between them count as well', async () => {
  await channel.drop(Array.from({ length: 5000 }, (_, at) => String(at % 10)));
  expect(sent.length).toBe(3);
  for (const payload of sent) expect(Buffer.byteLength(payload)).toBeLessThan(7900);
});

test('few tags go in one message, none in none', async () => {
  await channel.drop([]);
  expect(sent).toEqual([]);
  await channel.drop(['a', 'b'], { hard: true });
  expect(sent).toEqual(['{"tags":["a","b"],"hard":true}']);
});

test('after a gap everything is stale, since purges may have been missed', async () => {
  reconnect();
  await read(there, '/blog');
  await read(there, '/about');
  await read(here, '/about');
  expect(there.cache.stats().staleHits).toBe(2);
  expect(here.cache.stats().staleHits).toBe(0);
});

test.each([
  '',
  'x',
  '[]',
  '{"tags":"blog","hard":true}',
  '{"tags":["blog"]}',
  `{"tags":["${'x'.repeat(201)}"],"hard":true}`,
])('a message that cannot be read (%s) makes everything stale', async (payload) => {
  await database.query('select pg_notify($1, $2)', ['page_cache', payload]);
  await read(there, '/about');
  expect(there.cache.stats()).toMatchObject({ staleHits: 1, entries: 2 });
  expect(there.logged).toEqual(['a purge could not be read; all pages are rendered anew']);
});

test('when the database cannot be told, the purge still works here and is logged', async () => {
  const lonely = await connectPageCache(here.cache, {
    ...ports(here),
    listen: async () => async () => {},
    notify: () => Promise.reject(new Error('no line')),
  });
  await lonely.drop(['blog'], { hard: true });
  expect(here.cache.stats().entries).toBe(1);
  expect(here.logged).toEqual(['other processes could not be told of a purge']);
});

test('a tag of 201 characters is refused before anything is sent', async () => {
  await channel.drop(['blog', 'x'.repeat(201)]);
  expect(sent).toEqual([]);
});

test('a closed channel hears nothing more', async () => {
  await other.close();
  await channel.drop(['blog'], { hard: true });
  expect(there.cache.stats().entries).toBe(2);
});
