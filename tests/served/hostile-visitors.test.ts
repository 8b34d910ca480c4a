import fc from 'fast-check';
import { refusedForm } from '#content/refused-form.ts';
import { readCatalogs } from '#platform/words/catalogs.ts';
import { localeNames, locales, withLocale } from '#words/locales.ts';
import { inLanguage, type PerLanguage } from '#words/per-language.ts';
import routes from '#web/routes.ts';
import { fuzzed, fuzzSeed } from '#support/fuzz/fuzz-run.ts';
import { fieldNames, pagePosts, pageReads, type PageRequest } from '#support/fuzz/page-requests.ts';
import { plainClient } from '#support/fuzz/plain-client.ts';
import { faultsOf } from '#support/fuzz/sound-answer.ts';
import { expect, testWith } from '#support/served.ts';
import type { RunningServer } from '#support/server.ts';

// Every page of the table of routes, asked for and posted to by somebody who wishes it ill. No browser takes part: it would mend
// the addresses first.

/** A path below each language, as it is written. */
const inEach = (path: string) => localeNames.map((locale) => locales[locale].prefix + path);

const metricsToken = 'a token for the metrics';
const test = testWith({ METRICS_TOKEN: metricsToken });

/** Reads and posts of each page. What is in the address and the fields is read before the language plays a part. */
const each: PerLanguage<readonly [number, number]> = { en: [16, 10], hi: [6, 4] };

for (const locale of localeNames)
  test(
    `every page answers soundly to hostile visitors in ${locales[locale].name}, seed ${fuzzSeed}`,
    { timeout: 300_000 },
    async ({ server }) => {
      const [reads, posts] = inLanguage(each, locale);
      const client = plainClient(server.port);
      const seen: Record<string, number> = {};
      const judge = async (request: PageRequest) => {
        const answer = await client.send(request);
        const kind = `${request.method} ${answer.status}`;
        seen[kind] = (seen[kind] ?? 0) + 1;
        // Without content only the head is judged.
        const headers = { ...answer.headers, 'content-type': undefined };
        expect(faultsOf(request.method === 'HEAD' ? { ...answer, headers } : answer)).toEqual([]);
      };
      for (const { path = '' } of routes) {
        const route = withLocale(locale, `/${path}`);
        const { text } = await client.send({
          method: 'GET',
          path: route.replaceAll(/[:*]\w*/g, 'x'),
          headers: {},
        });
        await fc.assert(fc.asyncProperty(pageReads(route), judge), fuzzed(reads));
        await fc.assert(fc.asyncProperty(pagePosts(route, fieldNames(text)), judge), fuzzed(posts));
      }
      client.close();
      const share = (reads + posts) / (each.en[0] + each.en[1]);
      expect(Object.values(seen).reduce((sum, count) => sum + count)).toBeGreaterThan(1000 * share);
      expect(seen['GET 200']).toBeGreaterThan(100 * share);
      expect(seen['POST 422']).toBeGreaterThan(20 * share);
      if (process.env['FUZZ_RUNS']) process.stdout.write(`${JSON.stringify(seen)}\n`);
    },
  );

test('however many wrong addresses are tried, one page of each kind is rendered', async ({ server }) => {
  const client = plainClient(server.port);
  const ask = (path: string, headers = {}) => client.send({ method: 'GET', path, headers });
  const rendered = async () => {
    const { text } = await ask('/metrics', { authorization: `Bearer ${metricsToken}` });
    return Number(/^page_cache\{what="renders"\} (\d+)/m.exec(text)![1]);
  };
  const before = await rendered();
  const kinds = ['/profile', '/blogs', '/market', '/nowhere'].flatMap(inEach);
  for (const kind of kinds) {
    const answers = [];
    for (let at = 0; at < 5; at++) answers.push(await ask(`${kind}/${crypto.randomUUID()}`));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(new Set(answers.map(({ text }) => text)).size, kind).toBe(1);
  }
  expect((await rendered()) - before).toBeLessThanOrEqual(kinds.length);
  client.close();
});

/** Posts a form as a browser without scripts does. */
function formOf(server: Pick<RunningServer, 'port'>) {
  const client = plainClient(server.port);
  const post = (headers: Record<string, string>, fields = 'name=Asha', path = '/contact') =>
    client.send({
      method: 'POST',
      path,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: Buffer.from(fields),
    });
  return { post, close: client.close };
}

test('a form of another site is refused with a page that leads on', async ({ server }) => {
  const { post, close } = formOf(server);
  const host = new URL(server.url).host;
  const origins = ['https://evil.example', 'null', `${server.url}.evil.example`];
  for (const [origin, locale] of origins.flatMap((one) =>
    localeNames.map((locale) => [one, locale] as const),
  )) {
    const address = withLocale(locale, '/contact?a=1');
    const { status, headers, text } = await post({ origin, host }, 'name=Asha+of+the+evil+site', address);
    expect([origin, status, headers['cache-control']]).toEqual([origin, 403, 'no-store']);
    expect(faultsOf({ status, headers, text })).toEqual([]);
    for (const part of [
      '<nav',
      '<footer',
      readCatalogs()[locale]?.[refusedForm.title] ?? refusedForm.title,
      `href="${address}"`,
      'href="tel:',
    ])
      expect(text, origin).toContain(part);
    // What somebody else wrote is not ours to show, and scripts would take this for the page of the form.
    expect(text).not.toContain('evil site');
    expect(text).not.toContain('modulepreload');
    expect(text).not.toMatch(/<script (?![^>]*json)/);
  }
  const lost = await post({ origin: 'https://evil.example' }, '', '//evil.example/x');
  expect([lost.status, lost.text.includes('href="/contact"')]).toEqual([403, true]);
  expect(lost.text).not.toContain('evil.example');
  close();
});

test('forms without scripts work at whatever name the visitor came by', async ({ server }) => {
  const { post, close } = formOf(server);
  const stated = new URL(server.url).host;
  // Another person at each name: the same words again would be the same enquiry, whose link is told once.
  const fieldsAt = (host: string, path: string) =>
    new URLSearchParams({
      name: `Asha at ${host}${path}`,
      phone: '9876543210',
      email: 'asha@example.in',
    }).toString();
  const hosts = [stated, `localhost:${server.port}`, 'meera-laptop.local:3000', '192.168.1.7', '[::1]:3000'];
  for (const [host, path] of hosts.flatMap((one) => inEach('/contact').map((path) => [one, path] as const))) {
    const origin = `http://${host}`;
    // The form is read, and its fields are missing; then all is there.
    expect((await post({ origin, host }, undefined, path)).status, host).toBe(422);
    const sent = await post({ origin, host }, fieldsAt(host, path), path);
    expect([host, sent.status]).toEqual([host, 201]);
    // Taken back from its private page, which tells its origin to nobody: the visitor is led back to the same name.
    const page = /href="((?:\/hi)?\/enquiry\/[^"]+)"/.exec(sent.text)![1]!;
    const back = await post({ origin: 'null', host }, 'intent=withdraw&sure=1', page);
    expect(page.replace(/enquiry.*/, 'contact'), host).toBe(path);
    expect([host, back.status, back.headers['location']]).toEqual([host, 303, page]);
  }
  // A browser that names none.
  expect((await post({})).status).toBe(422);
  close();
});

test('nothing is served but what was built for it', async ({ server }) => {
  const client = plainClient(server.port);
  const paths = [
    '/.git/config',
    '/.env',
    '/package.json',
    '/package-lock.json',
    '/assets',
    '/art',
    '/var/secret.key',
    '/server/index.js',
    '/stamp',
    '/src/server/main.ts',
    '/assets/../../package.json',
    '/assets/..%2f..%2fserver/index.js',
    '/media/..%2f..%2fsecret.key',
    '/art/..%5c..%5cstamp',
  ];
  for (const path of paths.flatMap(inEach)) {
    const { status, text } = await client.send({ method: 'GET', path, headers: {} });
    // A path that climbs is no address at all to some parts of the way.
    expect(path.includes('/../') ? [400, 404] : [404], path).toContain(status);
    expect(text, path).not.toContain('"dependencies"');
  }
  const traced = await client.send({ method: 'TRACE', path: '/', headers: { 'x-secret': 'told-back' } });
  expect(traced.status).toBe(404);
  expect(traced.text).not.toContain('told-back');
  client.close();
});
