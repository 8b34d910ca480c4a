import { eq } from '#platform/db/drizzle.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayMs, minuteMs } from '#facts/time.ts';
import type { SessionInfo } from '#contract/account-sessions.ts';
import { tokens } from '#platform/db/tables.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call, registerVendor, type TestVendor } from '#support/vendor-samples.ts';
import { sessionLabel } from './session-label.ts';

let now = new Date('2026-11-20T06:00:00Z');
const later = (days: number) => (now = new Date(now.getTime() + days * dayMs));

const site = setUpTestSite({ clock: () => now });
beforeEach(async () => {
  now = new Date('2026-11-20T06:00:00Z');
  await site.reset();
});

const phoneBrowser =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

async function login({ email, password }: TestVendor, userAgent = 'curl/8'): Promise<string> {
  const answer = await site.post('/api/vendor/login', { email, password }, { 'user-agent': userAgent });
  return answer.json<{ token: string }>().token;
}
const statusOf = async (token: string) => (await call(site, 'GET /api/vendor/profile', { token })).status;
const list = async (token: string) =>
  (await call(site, 'GET /api/account/sessions', { token })).json<SessionInfo[]>();

describe('a session', () => {
  it('ends by POST /api/vendors/logout, and no other with it', async () => {
    const vendor = await registerVendor(site);
    const second = await login(vendor);
    expect((await call(site, 'POST /api/vendors/logout', { token: second })).status).toBe(200);
    expect([await statusOf(second), await statusOf(vendor.token)]).toEqual([401, 200]);
    expect((await call(site, 'POST /api/vendors/logout', { token: second })).status).toBe(401);
  });

  it('ends after 30 days without use', async () => {
    const { token } = await registerVendor(site);
    later(30);
    expect(await statusOf(token)).toBe(401);
  });

  it('lives on with its use, but not beyond 180 days', async () => {
    const { token } = await registerVendor(site);
    for (let day = 0; day < 174; day += 29) {
      later(29);
      expect([day, await statusOf(token)]).toEqual([day, 200]);
    }
    later(6);
    expect(await statusOf(token)).toBe(401);
  });

  it('is written to at most once in five minutes', async () => {
    const { token } = await registerVendor(site);
    const used = async () => (await list(token))[0]!.lastUsedAt;
    const first = await used();
    now = new Date(now.getTime() + 4 * minuteMs);
    expect(await used()).toBe(first);
    now = new Date(now.getTime() + 2 * minuteMs);
    expect(await used()).toBe(now.toISOString());
  });
});

describe('GET /api/account/sessions', () => {
  it('names each place, the one that asks marked, without any secret', async () => {
    const vendor = await registerVendor(site);
    const phone = await login(vendor, phoneBrowser);
    const sessions = await list(phone);
    expect(sessions.map(({ label, current }) => [label, current])).toEqual(
      expect.arrayContaining([
        ['Chrome on Android', true],
        ['Another program', false],
      ]),
    );
    expect(JSON.stringify(sessions)).not.toMatch(/hash/);
  });

  it('lists nobody else’s and nothing expired', async () => {
    const vendor = await registerVendor(site);
    await registerVendor(site);
    later(29);
    const fresh = await login(vendor);
    later(2);
    expect((await list(fresh)).length).toBe(1);
  });
});

describe('DELETE /api/account/sessions/:sessionId', () => {
  it('ends that session alone', async () => {
    const vendor = await registerVendor(site);
    const lost = await login(vendor, phoneBrowser);
    const { id } = (await list(vendor.token)).find(({ current }) => !current)!;
    expect((await call(site, `DELETE /api/account/sessions/${id}`, { token: vendor.token })).status).toBe(
      200,
    );
    expect([await statusOf(lost), await statusOf(vendor.token)]).toEqual([401, 200]);
  });

  it('finds nothing of another account, nor by a name that is none', async () => {
    const vendor = await registerVendor(site);
    const other = await registerVendor(site);
    const theirs = (await list(other.token))[0]!.id;
    for (const id of [theirs, 'nonsense', '%00'])
      expect((await call(site, `DELETE /api/account/sessions/${id}`, { token: vendor.token })).status).toBe(
        404,
      );
    expect(await statusOf(other.token)).toBe(200);
  });

  it('ends no mailed link under the name of a session', async () => {
    const vendor = await registerVendor(site);
    const [link] = await site.db.select().from(tokens).where(eq(tokens.purpose, 'verify'));
    const path = `DELETE /api/account/sessions/${link!.id}`;
    expect((await call(site, path, { token: vendor.token })).status).toBe(404);
  });
});

describe('the name of a session', () => {
  it.each([
    [phoneBrowser, 'Chrome on Android'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
      'Firefox on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
      'Edge on Windows',
    ],
    ['curl/8', 'Another program'],
    ['', 'Another program'],
  ])('of %s is %s', (userAgent, label) => expect(sessionLabel(userAgent)).toBe(label));
});
