import { beforeEach, describe, expect, it } from 'vitest';
import { dayMs, hourMs, minuteMs } from '#facts/time.ts';
import { knownSources, rateLimits } from '#platform/db/tables.ts';
import { forgetMails, outgoingMails } from '#support/outgoing-mails.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call, mailedSecret, sampleRegistration, type TestVendor } from '#support/vendor-samples.ts';
import { createKnownSources } from './known-sources.ts';

// An attacker tries passwords from many addresses. The attacker is slowed down; the owner gets in.

const start = new Date('2026-11-20T06:00:00Z');
const home = '192.0.2.';
const device = { 'x-device': '5f0c7a52-6f1e-4d0a-9a35-1f2b3c4d5e6f' };
let now = start;
// No factor: these are the numbers in docs/security.md.
const site = setUpTestSite({ clock: () => now, env: { LIMIT_FACTOR: '1' } });

// The framework also counts by the minute of a steady clock, which does not move with ours: each test has its own addresses.
let net = 0;
beforeEach(async () => {
  now = start;
  net += 1;
  await site.reset();
  await forgetMails(site);
});
const later = (ms: number) => (now = new Date(now.getTime() + ms));

async function owner(): Promise<TestVendor> {
  const registration = sampleRegistration();
  const answer = await call(site, 'POST /api/vendor/', {
    body: registration,
    ip: `${home}${net}`,
    headers: device,
  });
  const { token, vendor } = answer.json<{ token: string; vendor: { _id: string } }>();
  return { id: vendor._id, token, email: registration.email, password: registration.password };
}
const enter = (email: string, password: string, ip: string, headers = {}) =>
  call(site, 'POST /api/vendor/login', { body: { email, password }, ip, headers });

/** Tries `each` wrong passwords from each of the addresses; returns how many were checked. */
async function guess({ email }: TestVendor, addresses: number, each: number): Promise<number> {
  let looked = 0;
  for (let at = 0; at < addresses; at += 1)
    for (let n = 0; n < each; n += 1)
      if ((await enter(email, `wrong ${n}`, `198.51.${net}.${at}`)).status === 401) looked += 1;
  return looked;
}

describe('110 wrong passwords from 11 addresses', { timeout: 120_000 }, () => {
  it('leave the owner’s own address and device as they were: in at once', async () => {
    const vendor = await owner();
    expect(await guess(vendor, 11, 10)).toBeLessThanOrEqual(20);
    expect((await enter(vendor.email, vendor.password, `${home}${net}`)).status).toBe(200);
    expect((await enter(vendor.email, vendor.password, `203.0.${net}.1`, device)).status).toBe(200);
  });

  it('keep the owner at a new place waiting for a minute at most, with the sentence of a wrong password', async () => {
    const vendor = await owner();
    await guess(vendor, 11, 10);
    const refused = await enter(vendor.email, vendor.password, `203.0.${net}.2`);
    expect(refused.status).toBe(429);
    expect(refused.json()).toMatchObject({ message: 'Incorrect Email or Password!' });
    const waitSeconds = Number(refused.headers['retry-after']);
    expect(waitSeconds).toBeLessThanOrEqual(60);
    later(waitSeconds * 1000);
    expect((await enter(vendor.email, vendor.password, `203.0.${net}.2`)).status).toBe(200);
  });

  it('tried from behind the owner’s own address leave the owner what strangers have, without a device too', async () => {
    const vendor = await owner();
    for (let n = 0; n < 10; n += 1) await enter(vendor.email, 'wrong', `${home}${net}`);
    expect((await enter(vendor.email, vendor.password, `${home}${net}`)).status).toBe(200);
  });

  it('are told to the owner by one mail a day; to a stranger’s address nothing is', async () => {
    const vendor = await owner();
    const alerts = async () =>
      (await outgoingMails(site)).filter(
        ({ subject }) => subject === 'Somebody is trying to sign in to your account',
      );
    await guess({ ...vendor, email: 'nobody@example.in' }, 3, 5);
    await guess(vendor, 5, 8);
    await expect.poll(alerts, { timeout: 20_000 }).toHaveLength(1);
    const [mail] = await alerts();
    expect(mail!.to[0]!.address).toBe(vendor.email);
    // That address is not confirmed: the mail omits the account's name.
    expect(mail!.text).not.toContain('Raghav');
    later(hourMs);
    await guess(vendor, 1, 10);
    await site.sendHeldMails();
    expect(await alerts()).toHaveLength(1);
  });
});

describe('an address that goes on guessing', { timeout: 120_000 }, () => {
  it('from 40 addresses for an hour is bounded, and an owner who has asked for a link gets in meanwhile', async () => {
    const vendor = await owner();
    let looked = 0;
    for (let round = 0; round < 12; round += 1) {
      const at = `198.18.${net}.`;
      for (let n = 0; n < 8; n += 1)
        if ((await enter(vendor.email, 'wrong', `${at}${(round * 8 + n) % 40}`)).status === 401) looked += 1;
      later(5 * minuteMs);
    }
    // First tries: ten at once and then one a minute. Later tries: ten and then one in five minutes.
    expect(looked).toBeLessThanOrEqual(10 + 60 + 10 + 12);
    expect(looked).toBeGreaterThan(20);
    const place = `203.0.${net}.3`;
    await call(site, 'POST /api/account/password/forgot', { body: { email: vendor.email }, ip: place });
    await expect.poll(() => mailedSecret(site, vendor.email, 'reset'), { timeout: 20_000 }).toBeTruthy();
    const secret = await mailedSecret(site, vendor.email, 'reset');
    const body = { secret, newPassword: 'a-new-lamp' };
    expect((await call(site, 'POST /api/account/password/reset', { body, ip: place })).status).toBe(200);
    await guess(vendor, 10, 3);
    expect((await enter(vendor.email, 'a-new-lamp', place)).status).toBe(200);
  });

  it('for links of a forgotten password takes none away: the first works, and one an hour is mailed', async () => {
    const vendor = await owner();
    const ask = async (times: number) => {
      for (let n = 0; n < times; n += 1)
        await call(site, 'POST /api/account/password/forgot', {
          body: { email: vendor.email },
          ip: `198.19.${net}.${n}`,
        });
    };
    const resets = async () =>
      (await outgoingMails(site)).filter(({ subject }) => subject === 'Choose a new password');
    await ask(1);
    await expect.poll(resets, { timeout: 20_000 }).toHaveLength(1);
    const secret = await mailedSecret(site, vendor.email, 'reset');
    await ask(9);
    await expect
      .poll(
        async () =>
          (
            await site.handle.executeSql(
              "select 1 from pgboss.job where name = 'password-reset' and state < 'completed'",
            )
          ).rows,
        { timeout: 20_000 },
      )
      .toEqual([]);
    expect(await resets()).toHaveLength(1);
    later(59 * minuteMs);
    const body = { secret, newPassword: 'a-new-lamp' };
    expect(
      (await call(site, 'POST /api/account/password/reset', { body, ip: `203.0.${net}.4` })).status,
    ).toBe(200);
    later(minuteMs);
    await site.sendHeldMails();
    expect(await resets()).toHaveLength(1);
  });

  it('of a signed-in thief does not keep the owner’s own session from the password', async () => {
    const vendor = await owner();
    const { token } = (await enter(vendor.email, vendor.password, `${home}${net}`)).json<{ token: string }>();
    const data = (session: string, password: string) =>
      call(site, 'POST /api/account/data', { token: session, body: { password }, ip: `203.0.${net}.5` });
    for (let n = 0; n < 10; n += 1) await data(token, 'wrong');
    expect((await data(token, vendor.password)).status).toBe(429);
    later(90_000);
    const elsewhere = await call(site, 'POST /api/account/data', {
      token: vendor.token,
      body: { password: vendor.password },
      ip: `203.0.${net}.6`,
    });
    expect(elsewhere.status).toBe(200);
  });
});

describe('the known places', () => {
  it('are keyed hashes, leave with the account, and are forgotten with a new password and in ninety days', async () => {
    const vendor = await owner();
    const rows = () => site.db.select().from(knownSources);
    expect(await rows()).toHaveLength(2);
    const stored = JSON.stringify([await rows(), await site.db.select().from(rateLimits)]);
    for (const clear of [`${home}${net}`, device['x-device'], vendor.email])
      expect(stored).not.toContain(clear);
    await call(site, 'PUT /api/account/password', {
      token: vendor.token,
      body: { password: vendor.password, newPassword: 'a-new-lamp' },
      ip: `203.0.${net}.7`,
    });
    expect(await rows()).toHaveLength(1);
    const { token } = (await enter(vendor.email, 'a-new-lamp', `203.0.${net}.7`)).json<{ token: string }>();
    await call(site, 'POST /api/account/delete', { token, body: { password: 'a-new-lamp' } });
    expect(await rows()).toEqual([]);

    await owner();
    const { sweep } = createKnownSources({ clock: () => now, secretKey: '' });
    later(90 * dayMs);
    await sweep(site.db);
    expect(await rows()).toHaveLength(2);
    later(1);
    await sweep(site.db);
    expect(await rows()).toEqual([]);
  });
});
