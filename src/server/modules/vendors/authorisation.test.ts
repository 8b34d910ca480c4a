import { eq } from '#platform/db/drizzle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/index.ts';
import { parseRoute, type Endpoint } from '#contract/kit.ts';
import { teamRights } from '#domain/vendors/team-rights.ts';
import { staffRoles, type StaffRole } from '#facts/staff-access.ts';
import {
  accounts,
  pictures,
  tokens,
  vendorBusyDays,
  vendorCalendars,
  vendorProjects,
  vendors,
} from '#platform/db/tables.ts';
import { sha256 } from '#platform/secrets.ts';
import { firstOwner, memberWithRole, type DeskBrowser } from '#support/desk.ts';
import { jpeg } from '#support/pictures.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call, pictureForm, registerVendor, type TestVendor } from '#support/vendor-samples.ts';

const site = setUpTestSite();
let mine: TestVendor;
let theirs: TestVendor;
let photo: Buffer;
let expired: string;
let revoked: string;
const staff = new Map<StaffRole, DeskBrowser>();
beforeAll(async () => {
  [mine, theirs] = [await registerVendor(site), await registerVendor(site)];
  photo = await jpeg();
  const login = async () =>
    (await site.post('/api/vendor/login', { email: mine.email, password: mine.password })).json<{
      token: string;
    }>().token;
  expired = await login();
  await site.db
    .update(tokens)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(tokens.hash, sha256(expired)));
  revoked = await login();
  await call(site, 'POST /api/vendors/logout', { token: revoked });
  staff.set('owner', (await firstOwner(site)).browser);
  for (const role of staffRoles)
    if (!staff.has(role)) staff.set(role, (await memberWithRole(site, role)).browser);
});

const nobodysId = '0192f000-0000-7000-8000-000000000000';

/** Returns a body that the right caller could send, so that only the token decides. */
function goodBody(name: string): unknown {
  const { password } = mine;
  const bodies: Record<string, unknown> = {
    vendorUpdate: { ownerName: 'Somebody Else' },
    vendorUpload: pictureForm(['profilepicture', photo]),
    galleryArrange: { order: ['gallery1'] },
    vendorProjectsArrange: { order: [], removed: [nobodysId] },
    vendorProjectSave: { title: 'Mine now', area: null, month: null, category: null, words: null },
    vendorProjectUpload: pictureForm(['picture', photo]),
    vendorProjectArrange: { pictures: [], removed: [] },
    vendorDaysChange: { kept: true },
    vendorCalendarSet: { address: 'https://calendar.example.in/a.ics' },
    vendorAwaySet: { from: '2027-01-01', to: '2027-01-03', words: { en: '', hi: '' } },
    teamInvite: { password, name: 'Priya Nair', email: 'priya@example.in' },
    passkeyQuestion: { password },
    accountContact: { password, phone: '9810000009' },
    accountPassword: { password, newPassword: 'a-new-lamp' },
    accountEmail: { password, email: 'new@example.in' },
    accountData: { password },
    accountDelete: { password },
  };
  return bodies[name];
}

/** Every call of vendors: new ones are included automatically. */
const closed = Object.entries<Endpoint>(endpoints).filter(
  ([, { auth }]) => auth === 'vendor' || auth === 'owner',
);
const owned = closed.filter(([, { auth }]) => auth === 'owner');
const route = (endpoint: Endpoint, vendorId: string) => {
  const { method, path } = parseRoute(endpoint.route);
  const filled = path
    .replace(':vendorId', vendorId)
    .replace(':slot', 'profilepicture')
    .replaceAll(/:\w+/g, nobodysId);
  return `${method} ${filled}`;
};
const everything = async () =>
  JSON.stringify([
    await site.db.select().from(vendors).orderBy(vendors.id),
    await site.db.select().from(accounts).orderBy(accounts.id),
    await site.db.select().from(pictures).orderBy(pictures.id),
    await site.db.select().from(vendorProjects).orderBy(vendorProjects.id),
    await site.db.select().from(vendorBusyDays).orderBy(vendorBusyDays.vendorId, vendorBusyDays.day),
    await site.db.select().from(vendorCalendars).orderBy(vendorCalendars.vendorId),
  ]);

it('knows every closed call of vendors and accounts', () => {
  expect(closed.map(([name]) => name).toSorted()).toEqual(Object.keys(teamRights).toSorted());
});

describe.each(closed)('%s', (name, endpoint) => {
  it.each([
    ['no token', () => undefined],
    ['garbage', () => 'garbage-garbage-garbage-garbage'],
    [
      'a token with a letter changed',
      () => `${mine.token.slice(0, -1)}${mine.token.endsWith('A') ? 'B' : 'A'}`,
    ],
    ['the hash of a token', () => sha256(mine.token).toString('base64url')],
    ['an expired token', () => expired],
    ['a revoked token', () => revoked],
  ])('answers 401 to %s and changes nothing', async (_, token) => {
    const before = await everything();
    const answer = await call(site, route(endpoint, mine.id), { token: token(), body: goodBody(name) });
    expect([answer.status, answer.json<{ code: string }>().code]).toEqual([401, 'unauthorized']);
    expect(await everything()).toBe(before);
  });

  it.each(staffRoles)('answers 401 to the session of a %s of the staff and changes nothing', async (role) => {
    const before = await everything();
    const answer = await call(site, route(endpoint, mine.id), {
      headers: staff.get(role)!.headers(),
      body: goodBody(name),
    });
    expect([answer.status, answer.json<{ code: string }>().code]).toEqual([401, 'unauthorized']);
    expect(await everything()).toBe(before);
  });
});

describe.each(owned)('%s', (name, endpoint) => {
  it('answers 403 to another vendor’s token and changes nothing', async () => {
    const before = await everything();
    const answer = await call(site, route(endpoint, mine.id), { token: theirs.token, body: goodBody(name) });
    expect([answer.status, answer.json<{ code: string }>().code]).toEqual([403, 'forbidden']);
    expect(await everything()).toBe(before);
  });

  it.each(['nonsense', '%00', '0192f000-0000-7000-8000-000000000000', 'profile'])(
    'answers 403 for a vendor called %s',
    async (id) => {
      const answer = await call(site, route(endpoint, id), { token: mine.token, body: goodBody(name) });
      expect(answer.status).toBeGreaterThanOrEqual(403);
      expect(answer.status).toBeLessThan(500);
    },
  );
});

describe('GET /api/vendor/:vendorId', () => {
  it('shows e-mail and masked number to the owner alone', async () => {
    const seen = async (token?: string) => (await call(site, `GET /api/vendor/${mine.id}`, { token })).text;
    expect(await seen(mine.token)).toContain(mine.email);
    expect(await seen(mine.token)).toContain('AAAPZ****C');
    for (const token of [undefined, theirs.token, expired, revoked, 'garbage-garbage-garbage']) {
      const text = await seen(token);
      expect(text).not.toContain(mine.email);
      expect(text).not.toContain('AAAPZ');
    }
  });

  it('never keeps the owner’s view for others', async () => {
    await call(site, `GET /api/vendor/${mine.id}`, { token: mine.token });
    const answer = await call(site, `GET /api/vendor/${mine.id}`);
    expect(answer.text).not.toContain(mine.email);
    const own = await call(site, `GET /api/vendor/${mine.id}`, { token: mine.token });
    expect(own.headers['cache-control']).toBe('no-store');
  });
});
