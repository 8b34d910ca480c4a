import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import zlib from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { longHtml, page, startSite, type Answer, type Site } from './cache-site.fixture.ts';

const html = longHtml('Flowers');
const encodings = ['br', 'gzip', 'identity'] as const;
const decode = {
  br: zlib.brotliDecompressSync,
  gzip: zlib.gunzipSync,
  identity: (body: Buffer) => body,
};
const accepting = (encoding: string, more = {}) => ({ headers: { 'accept-encoding': encoding, ...more } });

let site: Site;
beforeEach(async () => {
  site = await startSite();
  site.pages.set('/about', () => page(html));
});
afterEach(() => site.close());

const ownHeaders = ({ headers: { date: _, ...others } }: Answer) => others;

test.each(encodings)(
  '%s: the same page on a miss and on a hit, with its length and a tag',
  async (encoding) => {
    const miss = await site.ask('/about', accepting(encoding));
    const hit = await site.ask('/about', accepting(encoding));
    for (const { status, headers, body } of [miss, hit]) {
      expect(status).toBe(200);
      expect(decode[encoding](body).toString()).toBe(html);
      expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
      expect(headers['content-length']).toBe(String(body.length));
      expect(headers['transfer-encoding']).toBeUndefined();
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers.vary).toBe('accept-encoding');
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      expect(headers.etag).toMatch(/^"[\w-]{22}-(br|gzip|identity)"$/);
    }
    expect(ownHeaders(hit)).toEqual(ownHeaders(miss));
    expect(hit.body.equals(miss.body)).toBe(true);
    expect(site.rendersOf('/about')).toBe(1);
  },
);

test('without Accept-Encoding the plain page comes, and each coding has a tag of its own', async () => {
  const plain = await site.ask('/about');
  expect(plain.body.toString()).toBe(html);
  const answers = await Promise.all(encodings.map((encoding) => site.ask('/about', accepting(encoding))));
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
  expect(plain.headers.etag).toBe(answers[2]!.headers.etag);
});

test.each(encodings)(
  '%s: HEAD has the headers of GET and no body, on a miss and on a hit',
  async (encoding) => {
    const head = await site.ask('/about', { method: 'HEAD', ...accepting(encoding) });
    const get = await site.ask('/about', accepting(encoding));
    const again = await site.ask('/about', { method: 'HEAD', ...accepting(encoding) });
    expect(head.body).toHaveLength(0);
    expect(again.body).toHaveLength(0);
    expect(ownHeaders(head)).toEqual(ownHeaders(get));
    expect(ownHeaders(again)).toEqual(ownHeaders(get));
    expect(site.rendersOf('/about')).toBe(1);
  },
);

test.each(encodings)('%s: a visitor who holds the page gets a 304', async (encoding) => {
  const etag = (await site.ask('/about', accepting(encoding))).headers.etag!;
  for (const held of [etag, `W/${etag}`, '*', ' * ', `"old", ${etag}`, `W/"a,b","c" , W/${etag} ,"d"`]) {
    for (const method of ['GET', 'HEAD']) {
      const answer = await site.ask('/about', { method, ...accepting(encoding, { 'if-none-match': held }) });
      expect(answer.status, held).toBe(304);
      expect(answer.body).toHaveLength(0);
      expect(answer.headers.etag).toBe(etag);
      expect(answer.headers.vary).toBe('accept-encoding');
      expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      expect(answer.headers['content-length']).toBeUndefined();
      expect(answer.headers['content-encoding']).toBeUndefined();
    }
  }
  expect(site.cache.stats().notModified).toBe(12);
});

test('a 304 never confirms the bytes of another coding, of another page or of no tag', async () => {
  const tags = await Promise.all(
    encodings.map(async (encoding) => (await site.ask('/about', accepting(encoding))).headers.etag!),
  );
  for (const [at, encoding] of encodings.entries()) {
    const own = tags[at]!;
    const others = tags.filter((tag) => tag !== own);
    const wrong = [
      others.join(', '),
      own.replaceAll('"', ''),
      own.slice(0, -1),
      own.toUpperCase(),
      `"${own.slice(2)}`,
      `"x${own.slice(1)}`,
      `${own.slice(0, -1)}A"`,
      `"${own}"`,
      `w/${own}`,
      '',
      '"*"',
      '**',
    ];
    for (const held of wrong) {
      const answer = await site.ask('/about', accepting(encoding, { 'if-none-match': held }));
      expect(answer.status, `${encoding} ${held}`).toBe(200);
      expect(answer.headers.etag).toBe(own);
    }
  }
});

test('a page may say itself how long it holds', async () => {
  const headers = { 'Cache-Control': 'public, max-age=60', vary: 'Accept-Encoding' };
  site.pages.set('/feed', () => page(html, { headers }));
  const feed = await site.ask('/feed', accepting('br'));
  const unchanged = await site.ask('/feed', accepting('br', { 'if-none-match': '*' }));
  for (const answer of [feed, unchanged]) {
    expect(answer.headers).toMatchObject({ 'cache-control': 'public, max-age=60', vary: 'accept-encoding' });
  }
  expect([feed.status, unchanged.status]).toEqual([200, 304]);
});

test('a changed body, status or header is a changed page', async () => {
  const tagOf = async (more: object, body = html) => {
    site.pages.set('/about', () => page(body, more));
    site.cache.purge(['about'], { hard: true });
    return (await site.ask('/about', accepting('br'))).headers.etag;
  };
  const withTags = (more: object) => ({ tags: ['about'], ...more });
  site.pages.set('/about', () => page(html, withTags({})));
  const tags = [
    await tagOf(withTags({ headers: { 'content-security-policy': "default-src 'self'" } })),
    await tagOf(withTags({ headers: { 'content-security-policy': "default-src 'none'" } })),
    await tagOf(withTags({}), longHtml('Tents')),
  ];
  expect(new Set(tags).size).toBe(3);
});

test('a tag outlives a restart, and holds in every process', async () => {
  const { etag } = (await site.ask('/about', accepting('br'))).headers;
  const other = await startSite();
  other.pages.set('/about', () => page(html));
  const answer = await other.ask('/about', accepting('br', { 'if-none-match': etag! }));
  await other.close();
  expect(answer).toMatchObject({ status: 304, headers: { etag } });
});

test('a page too small to compress is one for all', async () => {
  site.pages.set('/old', () => page('', { status: 301, headers: { location: '/new' } }));
  site.pages.set('/tiny', () => page('Namaste'));
  for (const encoding of encodings) {
    const moved = await site.ask('/old', accepting(encoding, { 'if-none-match': '*' }));
    expect(moved).toMatchObject({ status: 301, headers: { location: '/new', 'content-length': '0' } });
    expect(moved.headers.etag).toBeUndefined();
    const tiny = await site.ask('/tiny', accepting(encoding));
    expect(tiny.body.toString()).toBe('Namaste');
    expect(tiny.headers['content-encoding']).toBeUndefined();
  }
  expect(site.cache.stats()).toMatchObject({ entries: 2, renders: 2 });
});

test('the shared 404 page is compressed and kept, and never a 304', async () => {
  site.pages.set('404', () => page(html, { status: 404 }));
  for (const path of ['/%zz', '/%ff', '/%']) {
    const answer = await site.ask(path, accepting('br', { 'if-none-match': '*' }));
    expect(answer).toMatchObject({ status: 404, headers: { 'content-encoding': 'br' } });
    expect(answer.headers.etag).toBeUndefined();
    expect(zlib.brotliDecompressSync(answer.body).toString()).toBe(html);
  }
  expect(site.rendersOf('404')).toBe(1);
});

test('answers in a row on one connection are framed right', async () => {
  const { etag } = (await site.ask('/about', accepting('br'))).headers;
  const ask = (method: string, more = '') =>
    `${method} /about HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br;q=0, gzip;q=0\r\n${more}`;
  const socket = connect(site.port, '127.0.0.1');
  socket.write(`${ask('HEAD')}\r\n${ask('GET')}\r\n${ask('GET', 'If-None-Match: *\r\n')}\r\n`);
  socket.end(`${ask('HEAD', `If-None-Match: ${etag}\r\nConnection: close\r\n`)}\r\n`);
  const wire = await text(socket);
  const statuses = wire.match(/HTTP\/1\.1 \d{3}/g)!.map((line) => line.slice(-3));
  expect(statuses).toEqual(['200', '200', '304', '200']);
  expect(wire.split(html)).toHaveLength(2);
  expect(wire.match(new RegExp(`content-length: ${html.length}\r\n`, 'g'))).toHaveLength(3);
});
