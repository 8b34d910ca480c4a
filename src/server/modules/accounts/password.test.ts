/** @postgres two resets race for one link */
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '#facts/messages.ts';
import { minuteMs } from '#facts/time.ts';
import { forgetMails, outgoingMails } from '#support/outgoing-mails.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call, mailedSecret, registerVendor, type TestVendor } from '#support/vendor-samples.ts';

const start = new Date('2026-11-20T06:00:00Z');
let now = start;
const site = setUpTestSite({ clock: () => now });
beforeEach(async () => {
  now = start;
  await site.reset();
  await forgetMails(site);
});

const minutesLater = (minutes: number) => (now = new Date(start.getTime() + minutes * minuteMs));
const statusOf = async (token: string) => (await call(site, 'GET /api/vendor/profile', { token })).status;
const loginStatus = async (email: string, password: string) =>
  (await site.post('/api/vendor/login', { email, password })).status;

/** Requests a link and waits for the job that mails it. */
async function resetSecret({ email }: TestVendor): Promise<string> {
  expect((await site.post('/api/account/password/forgot', { email })).status).toBe(202);
  return expect
    .poll(() => mailedSecret(site, email, 'reset'), { timeout: 15_000 })
    .toBeTruthy()
    .then(async () => (await mailedSecret(site, email, 'reset'))!);
}
const reset = (secret: string, newPassword = 'a-new-lamp') =>
  site.post('/api/account/password/reset', { secret, newPassword });

describe('a forgotten password', () => {
  it('is replaced with the mailed link: sessions end, the new one enters, the old one does not', async () => {
    const vendor = await registerVendor(site);
    const secret = await resetSecret(vendor);
    expect((await reset(secret)).status).toBe(200);
    expect(await statusOf(vendor.token)).toBe(401);
    expect(await loginStatus(vendor.email, vendor.password)).toBe(401);
    expect(await loginStatus(vendor.email, 'a-new-lamp')).toBe(200);
  });

  it('takes the link once, of two uses at the same moment too', async () => {
    const vendor = await registerVendor(site);
    const secret = await resetSecret(vendor);
    const statuses = await Promise.all([reset(secret, 'first-lamp'), reset(secret, 'second-lamp')]);
    expect(statuses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect((await reset(secret)).status).toBe(404);
  });

  it('takes the link for an hour', async () => {
    const vendor = await registerVendor(site);
    const secret = await resetSecret(vendor);
    minutesLater(60);
    const late = await reset(secret);
    expect([late.status, late.json<{ code: string }>().code]).toEqual([404, 'not_found']);
    minutesLater(59.9);
    expect((await reset(secret)).status).toBe(200);
  });

  it('refuses a short new password without using the link up', async () => {
    const vendor = await registerVendor(site);
    const secret = await resetSecret(vendor);
    const refused = await reset(secret, '12345');
    expect(refused.json<{ fieldErrors: object }>().fieldErrors).toEqual({
      newPassword: messages.passwordShort,
    });
    expect((await reset(secret, '123456')).status).toBe(200);
  });

  it('answers a stranger in the same words and mails nothing', async () => {
    const vendor = await registerVendor(site);
    await forgetMails(site);
    const known = await site.post('/api/account/password/forgot', { email: vendor.email });
    const stranger = await site.post('/api/account/password/forgot', { email: 'nobody@example.in' });
    expect([stranger.status, stranger.text]).toEqual([known.status, known.text]);
    await expect.poll(() => mailedSecret(site, vendor.email, 'reset'), { timeout: 15_000 }).toBeTruthy();
    expect((await outgoingMails(site)).map(({ to }) => to[0]!.address)).toEqual([vendor.email]);
  });

  it('takes no other secret: not a session’s, not that of a confirmation, not a guess', async () => {
    const vendor = await registerVendor(site);
    const verify = await mailedSecret(site, vendor.email, 'verify');
    for (const secret of [vendor.token, verify!, 'guess', 'x'.repeat(128)])
      expect((await reset(secret)).status).toBe(404);
    expect(await loginStatus(vendor.email, vendor.password)).toBe(200);
  });

  it('is no token: the secret of a link opens no session', async () => {
    const vendor = await registerVendor(site);
    expect(await statusOf(await resetSecret(vendor))).toBe(401);
  });
});

describe('PUT /api/account/password', () => {
  it('ends every session and answers the one that goes on', async () => {
    const vendor = await registerVendor(site);
    const elsewhere = (await site.post('/api/vendor/login', vendorPair(vendor))).json<{ token: string }>()
      .token;
    const answer = await call(site, 'PUT /api/account/password', {
      token: vendor.token,
      body: { password: vendor.password, newPassword: 'a-new-lamp' },
    });
    expect(answer.status).toBe(200);
    const { token } = answer.json<{ token: string }>();
    expect([await statusOf(vendor.token), await statusOf(elsewhere), await statusOf(token)]).toEqual([
      401, 401, 200,
    ]);
    expect(await loginStatus(vendor.email, 'a-new-lamp')).toBe(200);
    const subjects = (await outgoingMails(site)).map(({ subject }) => subject);
    expect(subjects).toContain('Your password was changed');
  });

  it('makes a mailed link worthless', async () => {
    const vendor = await registerVendor(site);
    const secret = await resetSecret(vendor);
    await call(site, 'PUT /api/account/password', {
      token: vendor.token,
      body: { password: vendor.password, newPassword: 'a-new-lamp' },
    });
    expect((await reset(secret)).status).toBe(404);
  });

  it('asks for the present password', async () => {
    const vendor = await registerVendor(site);
    const answer = await call(site, 'PUT /api/account/password', {
      token: vendor.token,
      body: { password: 'not-it', newPassword: 'a-new-lamp' },
    });
    expect(answer.status).toBe(401);
    expect(answer.json<{ code: string; fieldErrors: object }>()).toMatchObject({
      code: 'bad_credentials',
      fieldErrors: { password: expect.any(String) },
    });
    expect(await statusOf(vendor.token)).toBe(200);
  });
});

const vendorPair = ({ email, password }: TestVendor) => ({ email, password });
