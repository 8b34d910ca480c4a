import { request } from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isForeignForm } from './form-origin.ts';

const publicUrl = 'https://aangan.example';

/** Serves the check over real HTTP; resolves to whether a form with these headers is foreign. */
async function asking(trustProxy: string[] | false) {
  const app: FastifyInstance = fastify({ trustProxy });
  app.post('/:page', (asked) => isForeignForm(asked, { publicUrl, secretPage: asked.url === '/secret' }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const ask = (headers: Record<string, string | string[]>, path = '/contact') =>
    new Promise<boolean>((resolve, reject) => {
      const sent = request(
        { host: '127.0.0.1', port, path, method: 'POST', headers, agent: false },
        (response) => {
          response.setEncoding('utf8').on('data', (text) => resolve(text === 'true'));
        },
      );
      sent.on('error', reject).end();
    });
  return { ask, close: () => app.close() };
}

describe('without a proxy', () => {
  let site: Awaited<ReturnType<typeof asking>>;
  beforeAll(async () => {
    site = await asking(false);
  });
  afterAll(() => site.close());

  it.each([
    ['127.0.0.1', 'http://127.0.0.1:3000', '127.0.0.1:3000'],
    ['localhost', 'http://localhost:3000', 'localhost:3000'],
    ['a name of the network at home', 'http://meera-laptop.local:3000', 'meera-laptop.local:3000'],
    ['an address of it', 'http://192.168.1.7', '192.168.1.7'],
    ['an address of the newer kind', 'http://[::1]:3000', '[::1]:3000'],
    ['a name in capitals', 'http://aangan.test', 'AANGAN.test'],
    ['a port that goes without saying', 'https://aangan.test', 'aangan.test:443'],
    ['the stated address behind a proxy that renames', publicUrl, 'upstream:3000'],
  ])('a form from %s is ours', async (_, origin, host) => {
    expect(await site.ask({ host, origin })).toBe(false);
  });

  it.each([
    ['another site', 'https://evil.example'],
    ['another site that begins like ours', 'http://aangan.test.evil.example'],
    ['another port', 'http://aangan.test:8080'],
    ['a page that hides itself', 'null'],
    ['nothing that is an origin', 'aangan.test'],
    ['an address with a user', 'http://aangan.test@evil.example'],
    ['an address with a path', 'http://aangan.test/'],
    ['a file', 'file://'],
    ['two origins', 'http://aangan.test, http://evil.example'],
  ])('a form from %s is not', async (_, origin) => {
    expect(await site.ask({ host: 'aangan.test', origin })).toBe(true);
  });

  it('a request without an origin is taken as sent by the visitor, unless the browser says otherwise', async () => {
    const judged = (site_: string) => site.ask({ host: 'a.test', 'sec-fetch-site': site_ });
    expect(await site.ask({ host: 'a.test' })).toBe(false);
    expect(await Promise.all(['same-origin', 'none', 'same-site', 'cross-site'].map(judged))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('a hidden origin is ours where the browser vouches for it, and on a page that nobody can guess', async () => {
    const hidden = { host: 'a.test', origin: 'null' };
    expect(await site.ask({ ...hidden, 'sec-fetch-site': 'same-origin' })).toBe(false);
    expect(await site.ask({ ...hidden, 'sec-fetch-site': 'cross-site' })).toBe(true);
    expect(await site.ask(hidden, '/secret')).toBe(false);
    expect(await site.ask({ host: 'a.test', origin: 'http://evil.example' }, '/secret')).toBe(true);
  });

  it('the proxy headers of a stranger are not believed', async () => {
    const origin = 'https://evil.example';
    expect(await site.ask({ host: 'a.test', origin, 'x-forwarded-host': 'evil.example' })).toBe(true);
  });
});

describe('behind a proxy', () => {
  it.each([
    ['of our own, its word counts', '127.0.0.1', false],
    ['of somebody else, it does not', '10.0.0.1', true],
  ])('%s', async (_, proxy, foreign) => {
    const site = await asking([proxy]);
    const headers = { host: 'upstream:3000', 'x-forwarded-for': '203.0.113.9' };
    expect(await site.ask({ ...headers, 'x-forwarded-host': 'aangan.in', origin: 'https://aangan.in' })).toBe(
      foreign,
    );
    expect(
      await site.ask({ ...headers, 'x-forwarded-host': 'aangan.in', origin: 'https://evil.example' }),
    ).toBe(true);
    await site.close();
  });
});
