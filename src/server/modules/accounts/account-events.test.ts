import { beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#platform/log.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call, registerVendor, type TestVendor } from '#support/vendor-samples.ts';

type Line = { msg: string; event?: string; code?: string; accountId?: string; reqId: string };

const lines: string[] = [];
const said = () => lines.map((line) => JSON.parse(line) as Line);

let vendor: TestVendor;
let other: TestVendor;
const site = setUpTestSite({ log: createLog('info', { write: (line) => void lines.push(line) }) });
beforeAll(async () => {
  vendor = await registerVendor(site);
  other = await registerVendor(site);
});

describe('the log', () => {
  it('says who was let in and who was refused', async () => {
    const { email, password, token } = vendor;
    await site.post('/api/vendor/login', { email, password });
    await site.post('/api/vendor/login', { email, password: 'a-guess-that-is-wrong' });
    await call(site, 'GET /api/account', { token: 'x'.repeat(43) });
    await call(site, `PUT /api/vendor/${other.id}`, { token, body: { description: 'mine' } });
    await call(site, 'POST /api/vendors/logout', { token });
    expect(said().flatMap(({ event }) => event ?? [])).toEqual([
      'vendorRegister',
      'vendorRegister',
      'vendorLogin',
      'vendorLogout',
    ]);
    expect(said().flatMap(({ code }) => code ?? [])).toEqual([
      'bad_credentials',
      'unauthorized',
      'forbidden',
    ]);
    expect(said().find(({ event }) => event === 'vendorLogout')?.accountId).toMatch(/^[0-9a-f-]{36}$/);
    for (const { event, code, reqId } of said()) if (event || code) expect(reqId).toBeTruthy();
  });

  it('tells no address, password or token', () => {
    const all = lines.join('');
    for (const { email, password, token } of [vendor, other])
      for (const secret of [email, password, token]) expect(all).not.toContain(secret);
  });
});
