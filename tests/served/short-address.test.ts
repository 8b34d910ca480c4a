import { expect, newName, test } from '#support/served.ts';
import { registerVendor, vendorForm } from '#support/vendor-account.ts';

test('a short address leads to the stated one, in its language, for ever', async ({ server }) => {
  const { id, token } = await registerVendor(server, vendorForm(newName('Short')));
  const choose = (shortName: string) =>
    fetch(`${server.url}/api/vendor/${id}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ shortName }),
    });
  const get = async (path: string) => {
    const { status, headers } = await fetch(server.url + path, { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  const own = `/profile/${id}`;
  expect(await get('/v/short-and-sweet')).toEqual([404, null]);
  expect((await choose('short-and-sweet')).status).toBe(200);
  // The same before and after it is changed.
  for (const later of [null, 'sweeter-still']) {
    if (later) expect((await choose(later)).status).toBe(200);
    for (const [path, to] of [
      ['/v/short-and-sweet', own],
      ['/V/Short-And-Sweet', own],
      ['/v/short%2Dand%2Dsweet', own],
      ['/hi/v/short-and-sweet', `/hi${own}`],
      ['/v/short-and-sweet?date=2027-01-12', `${own}?date=2027-01-12`],
      ['/hi/v/short-and-sweet?utm_source=poster', `/hi${own}?utm_source=poster`],
    ] as const)
      expect(await get(path), path).toEqual([301, to]);
  }
  expect(await get('/v/sweeter-still')).toEqual([301, own]);
  expect(await get('/v/short-and-sweet/')).toEqual([301, '/v/short-and-sweet']);
  // The page itself keeps its stated address.
  const html = await (await fetch(`${server.url}/v/sweeter-still`)).text();
  expect(html).toContain(`rel="canonical" href="${server.url}${own}"`);
  expect(html).toContain(encodeURIComponent(`${server.url}/v/sweeter-still`));
});

test('an unknown one is the page that helps, with 404', async ({ server }) => {
  const unknown = await (await fetch(`${server.url}/nowhere-at-all`)).text();
  const heading = /<h1[^>]*>([^<]*)/.exec(unknown)![1];
  for (const path of [
    '/v/nobody-has-this',
    '/v/',
    '/v',
    '/v/a/b',
    '/v/%00',
    `/v/${'x'.repeat(2000)}`,
    '/v/..%2Fapi',
  ]) {
    const answer = await fetch(server.url + path, { redirect: 'manual' });
    if (path === '/v/') expect([answer.status, answer.headers.get('location')]).toEqual([301, '/v']);
    else {
      expect(answer.status, path).toBe(404);
      expect(/<h1[^>]*>([^<]*)/.exec(await answer.text())![1], path).toBe(heading);
    }
  }
});
