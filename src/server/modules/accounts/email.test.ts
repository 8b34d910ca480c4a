import { beforeEach, describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '#facts/time.ts';
import type { Account } from '#contract/accounts.ts';
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

const account = async ({ token }: TestVendor) =>
  (await call(site, 'GET /api/account', { token })).json<Account>();
const verify = (secret: string | null) => site.post('/api/account/verify', { secret });
const change = ({ token, password }: TestVendor, email: string, given = password) =>
  call(site, 'PUT /api/account/email', { token, body: { password: given, email } });
const loginStatus = async (email: string, password: string) =>
  (await site.post('/api/vendor/login', { email, password })).status;

describe('the confirmation of an e-mail', () => {
  it('follows the mailed link, once', async () => {
    const vendor = await registerVendor(site);
    const secret = await mailedSecret(site, vendor.email, 'verify');
    expect((await account(vendor)).emailVerified).toBe(false);
    expect((await verify(secret)).status).toBe(200);
    expect((await account(vendor)).emailVerified).toBe(true);
    expect((await verify(secret)).status).toBe(404);
  });

  it('takes a link for seven days', async () => {
    const vendor = await registerVendor(site);
    const secret = await mailedSecret(site, vendor.email, 'verify');
    now = new Date(start.getTime() + 7 * dayMs);
    expect((await verify(secret)).status).toBe(404);
  });

  it('is mailed again by POST /api/account/verification, once in an hour; with one link used up the others are', async () => {
    const vendor = await registerVendor(site);
    const first = await mailedSecret(site, vendor.email, 'verify');
    const again = () => call(site, 'POST /api/account/verification', { token: vendor.token });
    for (let n = 0; n < 3; n += 1) expect((await again()).status).toBe(202);
    expect(await mailedSecret(site, vendor.email, 'verify')).toBe(first);
    now = new Date(start.getTime() + hourMs);
    await site.sendHeldMails();
    expect(await outgoingMails(site)).toHaveLength(2);
    const second = await mailedSecret(site, vendor.email, 'verify');
    expect(second).not.toBe(first);
    expect((await verify(first)).status).toBe(200);
    expect((await verify(second)).status).toBe(404);
    await forgetMails(site);
    expect((await call(site, 'POST /api/account/verification', { token: vendor.token })).status).toBe(202);
    expect(await outgoingMails(site)).toEqual([]);
  });
});

describe('another e-mail', () => {
  it('counts once the new address has answered, and the old one is told', async () => {
    const vendor = await registerVendor(site);
    expect((await change(vendor, 'new@example.in')).status).toBe(202);
    expect(await account(vendor)).toMatchObject({ email: vendor.email, pendingEmail: 'new@example.in' });
    expect(await loginStatus('new@example.in', vendor.password)).toBe(401);
    expect((await verify(await mailedSecret(site, 'new@example.in', 'verify'))).status).toBe(200);
    expect(await account(vendor)).toMatchObject({
      email: 'new@example.in',
      emailVerified: true,
      pendingEmail: null,
    });
    expect(await loginStatus('new@example.in', vendor.password)).toBe(200);
    expect(await loginStatus(vendor.email, vendor.password)).toBe(401);
    const told = (await outgoingMails(site)).filter(({ to }) => to[0]!.address === vendor.email);
    expect(told.map(({ subject }) => subject)).toContain('Your e-mail was changed');
  });

  it('makes the links in the old mailbox worthless', async () => {
    const vendor = await registerVendor(site);
    const old = await mailedSecret(site, vendor.email, 'verify');
    await change(vendor, 'new@example.in');
    await verify(await mailedSecret(site, 'new@example.in', 'verify'));
    expect((await verify(old)).status).toBe(404);
  });

  it('asks for the password, and refuses an address that is taken', async () => {
    const vendor = await registerVendor(site);
    const other = await registerVendor(site);
    expect((await change(vendor, 'new@example.in', 'not-it')).status).toBe(401);
    expect((await change(vendor, other.email.toUpperCase())).status).toBe(409);
    expect((await change(vendor, 'nonsense')).status).toBe(422);
    expect((await account(vendor)).pendingEmail).toBeNull();
  });

  it('of two who want the same goes to the first who answers; the other keeps everything', async () => {
    const first = await registerVendor(site);
    const second = await registerVendor(site);
    await change(first, 'wanted@example.in');
    const firstSecret = await mailedSecret(site, 'wanted@example.in', 'verify');
    await change(second, 'wanted@example.in');
    now = new Date(start.getTime() + hourMs);
    await site.sendHeldMails();
    const secondSecret = await mailedSecret(site, 'wanted@example.in', 'verify');
    expect((await verify(firstSecret)).status).toBe(200);
    const late = await verify(secondSecret);
    expect([late.status, late.json<{ code: string }>().code]).toEqual([409, 'email_taken']);
    expect((await account(second)).email).toBe(second.email);
  });
});

describe('PUT /api/account/contact', () => {
  const contact = ({ token }: TestVendor, body: object) =>
    call(site, 'PUT /api/account/contact', { token, body });

  it('changes phone and website, by either spelling, and the profile shows it at once', async () => {
    const vendor = await registerVendor(site);
    const shown = async () =>
      (await site.get(`/api/vendor/${vendor.id}`)).json<{ phone: string; website: string | null }>();
    expect((await shown()).website).toBeNull();
    expect((await contact(vendor, { password: vendor.password, phone: '9810000001' })).status).toBe(200);
    expect(await shown()).toMatchObject({ phone: '9810000001', website: null });
    await contact(vendor, { password: vendor.password, webiste: 'amaltas.example.in' });
    expect((await shown()).website).toBe('https://amaltas.example.in/');
    await contact(vendor, { password: vendor.password, website: '' });
    expect(await shown()).toMatchObject({ phone: '9810000001', website: null });
  });

  it.each([
    [{ phone: '123' }, 422],
    [{ website: 'http://localhost/' }, 422],
    [{ website: 'javascript:alert(1)' }, 422],
    [{}, 422],
    [{ phone: '9810000001', password: 'not-it' }, 401],
    [{ phone: '9810000001', email: 'a@b.in' }, 422],
  ])('refuses %j', async (change, status) => {
    const vendor = await registerVendor(site);
    expect((await contact(vendor, { password: vendor.password, ...change })).status).toBe(status);
  });
});
