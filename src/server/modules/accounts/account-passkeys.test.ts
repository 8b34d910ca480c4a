import { eq } from '#platform/db/drizzle.ts';
import { beforeEach, expect, it } from 'vitest';
import { teamLimits } from '#facts/team.ts';
import type { PasskeyQuestion } from '#contract/passkeys.ts';
import type { OwnPasskey } from '#contract/account-passkeys.ts';
import { accountPasskeys, accounts } from '#platform/db/tables.ts';
import { outgoingMails } from '#support/outgoing-mails.ts';
import { createSoftwarePasskey } from '#support/software-passkey.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call, mailedSecret, registerVendor, type TestVendor } from '#support/vendor-samples.ts';

const start = Date.parse('2026-11-22T04:00:00Z');
let now = start;
const site = setUpTestSite({ clock: () => new Date(now) });
let vendor: TestVendor;
beforeEach(async () => {
  now = start;
  await site.reset();
  vendor = await registerVendor(site);
  await site.db.update(accounts).set({ emailVerifiedAt: new Date(now) });
});

const origin = 'http://site.test';
type Passkey = ReturnType<typeof createSoftwarePasskey>;
type Options = Parameters<Passkey['create']>[0];

const ask = (token: string, password: string) =>
  call(site, 'POST /api/account/passkeys/question', { token, body: { password } });
async function add(passkey: Passkey, { token, password } = vendor) {
  const { questionId, options } = (await ask(token, password)).json<PasskeyQuestion>();
  const answer = passkey.create(options as unknown as Options);
  return call(site, 'POST /api/account/passkeys', { token, body: { questionId, answer } });
}
const question = async () =>
  (await call(site, 'POST /api/vendor/login/passkey/question')).json<PasskeyQuestion>();
async function enter(passkey: Passkey, lies = {}, asked?: PasskeyQuestion) {
  const { questionId, options } = asked ?? (await question());
  const answer = passkey.get(options as unknown as Options, lies);
  return call(site, 'POST /api/vendor/login/passkey', { body: { questionId, answer } });
}
const list = async () =>
  (await call(site, 'GET /api/account/passkeys', { token: vendor.token })).json<OwnPasskey[]>();

it('signs in beside the password, and every change is mailed', async () => {
  const passkey = createSoftwarePasskey(origin);
  const added = await add(passkey);
  expect([added.status, added.json<OwnPasskey[]>().length]).toEqual([201, 1]);
  const entered = await enter(passkey);
  expect(entered.status).toBe(200);
  const { token } = entered.json<{ token: string }>();
  const own = await call(site, 'GET /api/vendor/profile', { token });
  expect(own.json()).toMatchObject({ _id: vendor.id, yourRole: 'owner' });
  expect((await list())[0]!.lastUsedAt).not.toBeNull();
  const [{ id }] = (await list()) as [OwnPasskey];
  const removed = await call(site, `DELETE /api/account/passkeys/${id}`, { token });
  expect(removed.json()).toEqual([]);
  expect((await enter(passkey)).status).toBe(401);
  const told = (await outgoingMails(site)).filter(({ subject }) => subject.includes('passkeys'));
  expect(told).toHaveLength(2);
});

it('opens nothing with a wrong site, an unverified person, an old counter, or a question answered before', async () => {
  const passkey = createSoftwarePasskey(origin);
  await add(passkey);
  for (const lies of [
    { origin: 'http://evil.test' },
    { rpId: 'evil.test' },
    { unverified: true },
    { challenge: 'AAAA' },
  ])
    expect((await enter(passkey, lies)).status).toBe(401);
  const asked = await question();
  expect((await enter(passkey, { counter: 9 }, asked)).status).toBe(200);
  expect((await enter(passkey, { counter: 10 }, asked)).status).toBe(401);
  expect((await enter(passkey, { counter: 9 })).status).toBe(401);
  const late = await question();
  now += 5 * 60_000;
  expect((await enter(passkey, { counter: 12 }, late)).status).toBe(401);
});

it('is made only after the password, by its own holder, and once for each device', async () => {
  expect((await ask(vendor.token, 'wrong')).status).toBe(401);
  const passkey = createSoftwarePasskey(origin);
  await add(passkey);
  expect((await add(passkey)).status).toBe(409);
  const other = await registerVendor(site);
  expect((await add(passkey, other)).status).toBe(409);
  const [{ id }] = (await list()) as [OwnPasskey];
  const stolen = await call(site, `DELETE /api/account/passkeys/${id}`, { token: other.token });
  expect(stolen.status).toBe(404);
  expect(await site.db.$count(accountPasskeys)).toBe(1);
});

it('has an end to how many there are', async () => {
  for (let made = 0; made < teamLimits.passkeysMax; made += 1)
    expect((await add(createSoftwarePasskey(origin))).status).toBe(201);
  expect((await ask(vendor.token, vendor.password)).status).toBe(409);
});

it('ends with a new password by a mailed link', async () => {
  const passkey = createSoftwarePasskey(origin);
  await add(passkey);
  await call(site, 'POST /api/account/password/forgot', { body: { email: vendor.email } });
  await expect.poll(() => mailedSecret(site, vendor.email, 'reset'), { timeout: 15_000 }).toBeTruthy();
  const secret = await mailedSecret(site, vendor.email, 'reset');
  const body = { secret, newPassword: 'another-lamp' };
  expect((await call(site, 'POST /api/account/password/reset', { body })).status).toBe(200);
  expect((await enter(passkey)).status).toBe(401);
});

it('goes with the account', async () => {
  await add(createSoftwarePasskey(origin));
  const { token, password } = vendor;
  await call(site, 'POST /api/account/delete', { token, body: { password } });
  expect(await site.db.$count(accountPasskeys)).toBe(0);
  expect(await site.db.$count(accounts, eq(accounts.vendorId, vendor.id))).toBe(0);
});
