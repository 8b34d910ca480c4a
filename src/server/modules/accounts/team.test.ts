import { eq } from '#platform/db/drizzle.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { teamLimits, type TeamRole } from '#facts/team.ts';
import { dayMs } from '#facts/time.ts';
import { endpoints } from '#contract/index.ts';
import { fillPath, parseRoute, type Endpoint } from '#contract/kit.ts';
import type { Team } from '#contract/team.ts';
import { ownerFields, teamMay, teamRights } from '#domain/vendors/team-rights.ts';
import { accounts, events, teamInvitations, tokens, vendors } from '#platform/db/tables.ts';
import { firstOwner, type DeskBrowser } from '#support/desk.ts';
import { outgoingMails } from '#support/outgoing-mails.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call, mailedSecret, registerVendor, type TestVendor } from '#support/vendor-samples.ts';

const start = Date.parse('2026-11-22T04:00:00Z');
let now = start;
const site = setUpTestSite({ clock: () => new Date(now) });
let vendor: TestVendor;
beforeEach(async () => {
  now = start;
  await site.reset();
  vendor = await confirmed();
});

/** Creates a vendor with a confirmed address. */
async function confirmed(): Promise<TestVendor> {
  const made = await registerVendor(site);
  await site.db
    .update(accounts)
    .set({ emailVerifiedAt: new Date(now) })
    .where(eq(accounts.vendorId, made.id));
  return made;
}

const helper = { name: 'Priya Nair', email: 'priya@example.in' };
const newPassword = 'a-lamp-of-my-own';
const invite = (by: TestVendor, body: object = {}) =>
  call(site, 'POST /api/workshop/team/invitations', {
    token: by.token,
    body: { password: by.password, ...helper, ...body },
  });
const join = (secret: string) => call(site, 'POST /api/team/join', { body: { secret, newPassword } });
const login = (email: string, password: string) =>
  call(site, 'POST /api/vendor/login', { body: { email, password } });
const teamOf = async ({ token }: TestVendor) =>
  (await call(site, 'GET /api/workshop/team', { token })).json<Team>();

/** Creates a helper of the vendor. */
async function helperOf(by: TestVendor, who = helper): Promise<{ token: string }> {
  expect((await invite(by, who)).status).toBe(201);
  const joined = await join((await mailedSecret(site, who.email, 'team'))!);
  expect(joined.status).toBe(201);
  return joined.json();
}

it('is invited in the language chosen, whatever language its owner reads', async () => {
  expect((await invite(vendor, { locale: 'hi' })).status).toBe(201);
  const [mail] = (await outgoingMails(site)).filter(({ to }) => to[0]!.address === helper.email);
  expect(mail).toMatchObject({ locale: 'hi', subject: expect.stringMatching(/[ऀ-ॿ]/) });
  expect(mail!.button!.url).toContain('/hi/team/');
  expect((await invite(vendor, { locale: 'xx' })).status).toBe(422);
});

describe('the table of rights', () => {
  const closed = Object.entries<Endpoint>(endpoints).filter(
    ([, { auth }]) => auth === 'vendor' || auth === 'owner',
  );
  const someId = '0192f000-0000-7000-8000-000000000000';

  it('has a line for each call that asks for a vendor’s token, and none besides', () =>
    expect(Object.keys(teamRights).toSorted()).toEqual(closed.map(([name]) => name).toSorted()));

  it('leaves what it lacks to the owner', () => {
    expect(teamMay('helper', 'nonsense')).toBe(false);
    expect(teamMay('helper', 'toString')).toBe(false);
    expect(teamMay('owner', 'nonsense')).toBe(true);
  });

  it('is kept for every call, by owner, helper, another vendor, the staff and nobody', async () => {
    const other = await confirmed();
    const { token } = await helperOf(vendor);
    const desk: DeskBrowser = (await firstOwner(site)).browser;
    for (const [name, { route, auth }] of closed.filter(
      ([one]) => one !== 'vendorLogout' && one !== 'sessionsEnd',
    )) {
      const { method, path } = parseRoute(route);
      const filled = fillPath(
        path,
        new Proxy({}, { get: (_, key) => (key === 'vendorId' ? vendor.id : someId) }),
      );
      const asked = `${method} ${filled}` as 'GET /';
      const as = async (bearer?: string) => (await call(site, asked, { token: bearer })).status;
      const roles: readonly TeamRole[] = teamRights[name as keyof typeof teamRights];
      const refused = [401, 403];
      expect([name, refused.includes(await as(vendor.token))]).toEqual([name, false]);
      expect([name, (await as(token)) === 403]).toEqual([name, !roles.includes('helper')]);
      if (auth === 'owner') expect([name, await as(other.token)]).toEqual([name, 403]);
      expect([name, await as()]).toEqual([name, 401]);
      expect([name, (await desk.call(asked)).status]).toEqual([name, 401]);
    }
  });
});

describe('an invitation', () => {
  it('lets a helper in once, and is told to both', async () => {
    expect((await invite(vendor)).json<Team>()).toMatchObject({
      people: [],
      invited: [{ ...helper, endsAt: new Date(start + teamLimits.linkDays * dayMs).toISOString() }],
    });
    const mail = (await outgoingMails(site)).find(({ to }) => to[0]?.address === helper.email)!;
    expect(mail.subject).toContain('Amaltas Farm');
    const secret = (await mailedSecret(site, helper.email, 'team'))!;
    expect(JSON.stringify(await site.db.select().from(teamInvitations))).not.toContain(secret);
    const joined = await join(secret);
    expect([joined.status, joined.json()]).toMatchObject([
      201,
      { vendorId: vendor.id, companyName: 'Amaltas Farm' },
    ]);
    expect((await join(secret)).status).toBe(404);
    expect(await teamOf(vendor)).toMatchObject({ people: [helper], invited: [] });
    expect((await login(helper.email, newPassword)).status).toBe(200);
    const told = (await outgoingMails(site)).filter(({ to }) => to[0]?.address === vendor.email);
    expect(told.at(-1)!.subject).toContain(helper.name);
    const recorded = await site.db.select().from(events).where(eq(events.subjectId, vendor.id));
    expect(recorded.map(({ type, actorName }) => [type, actorName])).toEqual(
      expect.arrayContaining([
        ['team.invited', null],
        ['team.joined', helper.name],
      ]),
    );
  });

  it('ends after its days, by being taken back, and by a newer one', async () => {
    await invite(vendor);
    const first = (await mailedSecret(site, helper.email, 'team'))!;
    now += teamLimits.linkDays * dayMs;
    expect((await join(first)).status).toBe(404);
    expect((await teamOf(vendor)).invited).toEqual([]);
    const made = (await invite(vendor, { email: 'b@example.in' })).json<Team>();
    const second = (await mailedSecret(site, 'b@example.in', 'team'))!;
    const invitation = `/api/workshop/team/invitations/${made.invited[0]!.id}`;
    const other = await confirmed();
    expect((await call(site, `DELETE ${invitation}`, { token: other.token })).status).toBe(404);
    expect((await call(site, `DELETE ${invitation}`, { token: vendor.token })).status).toBe(200);
    expect((await join(second)).status).toBe(404);
  });

  it.each([
    ['a wrong password', { password: 'not-mine' }, 401],
    ['no name', { name: '  ' }, 422],
    ['no e-mail', { email: 'priya' }, 422],
  ])('is refused for %s', async (_, body, status) => {
    expect((await invite(vendor, body)).status).toBe(status);
    expect(await site.db.$count(teamInvitations)).toBe(0);
  });

  it('is refused for an address that has a log-in, and to a vendor whose own has not answered', async () => {
    const other = await registerVendor(site);
    expect((await invite(vendor, { email: other.email })).status).toBe(409);
    const email = 'never@example.in';
    expect((await invite(other, { email })).status).toBe(409);
    expect((await outgoingMails(site)).some(({ to }) => to[0]?.address === email)).toBe(false);
  });

  it('is refused beyond the largest team', async () => {
    const many = Array.from({ length: teamLimits.helpersMax }, (_, at) => ({ email: `h${at}@example.in` }));
    for (const one of many) expect((await invite(vendor, one)).status).toBe(201);
    expect((await invite(vendor)).status).toBe(409);
    expect((await invite(vendor, many[0])).status).toBe(201);
  });

  it('makes no log-in where the address got another meanwhile', async () => {
    await invite(vendor, { email: 'late@example.in' });
    const secret = (await mailedSecret(site, 'late@example.in', 'team'))!;
    await registerVendor(site, { email: 'late@example.in' });
    expect((await join(secret)).status).toBe(409);
  });
});

describe('a helper', () => {
  it('changes the page but not by what it is known, and never sees the tax number', async () => {
    const { token } = await helperOf(vendor);
    const change = (body: object) => call(site, `PUT /api/vendor/${vendor.id}`, { token, body });
    const changed = await change({ description: 'Marigolds by the thousand.' });
    expect([changed.status, changed.json<{ yourRole: string }>().yourRole]).toEqual([200, 'helper']);
    for (const field of ownerFields)
      expect((await change({ [field]: 'Somebody Else 12345' })).status).toBe(403);
    for (const route of ['GET /api/vendor/profile', `GET /api/vendor/${vendor.id}`]) {
      const seen = await call(site, route, { token });
      expect(seen.text).not.toContain('AAAPZ');
    }
    const data = await call(site, 'POST /api/account/data', { token, body: { password: newPassword } });
    expect(data.status).toBe(200);
    expect(data.text).not.toContain('AAAPZ1234C');
    expect(data.text).not.toContain(vendor.email);
  });

  it('is nobody once removed, in every session', async () => {
    const { token } = await helperOf(vendor);
    const { people } = await teamOf(vendor);
    const route = `DELETE /api/workshop/team/${people[0]!.id}`;
    const other = await confirmed();
    expect((await call(site, route, { token: other.token })).status).toBe(404);
    expect((await call(site, route, { token: vendor.token })).json<Team>().people).toEqual([]);
    expect((await call(site, 'GET /api/vendor/profile', { token })).status).toBe(401);
    expect((await login(helper.email, newPassword)).status).toBe(401);
    expect((await call(site, 'GET /api/vendor/profile', { token: vendor.token })).status).toBe(200);
  });

  it('leaves by deleting the log-in, and the page stays', async () => {
    const { token } = await helperOf(vendor);
    const left = await call(site, 'POST /api/account/delete', { token, body: { password: newPassword } });
    expect(left.status).toBe(200);
    expect((await call(site, `GET /api/vendor/${vendor.id}`)).status).toBe(200);
    expect((await teamOf(vendor)).people).toEqual([]);
    expect(await site.db.$count(vendors)).toBe(1);
  });

  it('is never the owner that can be removed', async () => {
    const [owner] = await site.db.select().from(accounts).where(eq(accounts.vendorId, vendor.id));
    const removed = await call(site, `DELETE /api/workshop/team/${owner!.id}`, { token: vendor.token });
    expect(removed.status).toBe(404);
  });

  it('goes with the page of the owner', async () => {
    const { token } = await helperOf(vendor);
    const { password } = vendor;
    await call(site, 'POST /api/account/delete', { token: vendor.token, body: { password } });
    expect((await call(site, 'GET /api/account', { token })).status).toBe(401);
    expect(await site.db.$count(accounts)).toBe(0);
  });

  it('does not become whom the site writes to', async () => {
    await helperOf(vendor);
    const own = await call(site, 'GET /api/vendor/profile', { token: vendor.token });
    expect(own.json()).toMatchObject({ email: vendor.email, yourRole: 'owner' });
  });
});

it('signs out everywhere, and nobody else', async () => {
  const { token } = await helperOf(vendor);
  await login(vendor.email, vendor.password);
  expect((await call(site, 'DELETE /api/account/sessions', { token: vendor.token })).status).toBe(200);
  expect((await call(site, 'GET /api/account', { token: vendor.token })).status).toBe(401);
  expect((await call(site, 'GET /api/account', { token })).status).toBe(200);
  expect(await site.db.$count(tokens, eq(tokens.purpose, 'bearer'))).toBe(1);
});
