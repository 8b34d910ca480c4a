/** @postgres two claims of one page are approved at once */
import { eq } from '#platform/db/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Claim } from '#contract/claims.ts';
import type { DeskClaim, DeskClaimDetail } from '#contract/desk/claims.ts';
import type { Today } from '#contract/desk/today.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { claimLimits } from '#domain/vendors/claim-changes.ts';
import { dayMs } from '#facts/time.ts';
import { accounts, events, vendorClaims, vendors } from '#platform/db/tables.ts';
import { firstOwner, memberWithRole, signInAtDesk } from '#support/desk.ts';
import { outgoingMails } from '#support/outgoing-mails.ts';
import { html, jpeg } from '#support/pictures.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call, mailedSecret, pictureForm, registerVendor } from '#support/vendor-samples.ts';

const start = new Date('2026-11-20T06:00:00Z');
let now = start;
const site = setUpTestSite({ clock: () => now });
type Member = Pick<Awaited<ReturnType<typeof memberWithRole>>, 'browser' | 'passkey'>;
let manager: Member;
let reader: Member;
let vendorId: string;
let nth = 0;

beforeAll(async () => {
  await firstOwner(site);
  manager = await memberWithRole(site, 'manager');
  reader = await memberWithRole(site, 'reader');
});
beforeEach(async () => {
  now = start;
  await site.db.delete(accounts);
  await site.db.delete(vendors);
  await site.db.delete(events);
  // As the staff adds one: a page, and nobody who signs in as it.
  vendorId = (await registerVendor(site, { companyName: 'Kesar Mithai Ghar' })).id;
  await site.db.delete(accounts).where(eq(accounts.vendorId, vendorId));
});

const asMember = async ({ browser, passkey }: Member, route: string, body?: unknown) => {
  const answer = await browser.call(route, body);
  if (answer.status !== 401) return answer;
  await signInAtDesk(browser, passkey);
  return browser.call(route, body);
};
const anEmail = () => `owner${(nth += 1)}@kesar.example`;
const begin = (more: object = {}) =>
  call(site, 'POST /api/claims', {
    body: { vendorId, name: 'Meera Kesar', email: anEmail(), way: 'phone', ...more },
    ip: `198.51.100.${(nth += 1) % 250}`,
  });
/** Begins a claim, and returns the secret of its mailed link. */
async function begun(way: 'phone' | 'document', email = anEmail()): Promise<string> {
  const answer = await begin({ way, email });
  expect(answer.status, answer.text).toBe(201);
  return (await mailedSecret(site, email, 'claims'))!;
}
const claim = async (secret: string) => (await site.get(`/api/claims/${secret}`)).json<Claim>();
const act = (secret: string, body: object) => site.post(`/api/claims/${secret}/acts`, body);
const upload = (secret: string, content: Uint8Array, name = 'gst.jpg') =>
  call(site, `POST /api/claims/${secret}/document`, { body: pictureForm(['document', content, name]) });
const listed = async (view = 'waiting') =>
  (await asMember(manager, `GET /api/staff/claims?view=${view}`)).json<{ claims: DeskClaim[] }>().claims;
const detail = async (id: string, who = manager) =>
  (await asMember(who, `GET /api/staff/claims/${id}`)).json<DeskClaimDetail>();
const decide = (id: string, step: string, reason?: string) =>
  asMember(manager, `POST /api/staff/claims/${id}/steps`, { step, ...(reason && { reason }) });
const page = async () => (await site.get(`/api/vendor/${vendorId}`)).json<PublicVendor>();
const textsTo = async (email: string) =>
  (await outgoingMails(site)).filter(({ to }) => to[0]!.address === email).map(({ text }) => text);
const rightsOf = () => site.db.$count(accounts, eq(accounts.vendorId, vendorId));
const photo = await jpeg();

describe('a claim by phone', () => {
  it('gives nobody a right before the staff approves it; then the claimant chooses a password', async () => {
    expect(await page()).toMatchObject({ claimable: true });
    const email = anEmail();
    const secret = await begun('phone', email);
    expect(await claim(secret)).toMatchObject({ status: 'begun', phone: '9876500701', callAsked: false });
    await act(secret, { act: 'call' });
    const [open] = await listed();
    const { code } = await detail(open!.id);
    expect(code).toMatch(/^\d{6}$/);
    expect(
      (await act(secret, { act: 'code', code: `${code!.slice(0, 3)} ${code!.slice(3)}` })).json(),
    ).toMatchObject({
      status: 'checked',
    });
    expect(await rightsOf()).toBe(0);
    expect((await decide(open!.id, 'approve')).status).toBe(200);
    expect(await rightsOf()).toBe(1);
    expect(await claim(secret)).toMatchObject({ status: 'approved' });
    expect((await page()).claimable).toBeUndefined();
    expect((await textsTo(email)).join('\n')).toContain('/forgotpassword');
    await site.post('/api/account/password/forgot', { email });
    expect(await site.db.select().from(accounts)).toMatchObject([{ vendorId, email, role: 'owner' }]);
    expect((await begin()).status).toBe(409);
  });

  it(`ends after ${claimLimits.codeTries} wrong codes, and says so by mail`, async () => {
    const email = anEmail();
    const secret = await begun('phone', email);
    await act(secret, { act: 'call' });
    const [open] = await listed();
    const { code } = await detail(open!.id);
    const wrong = code === '123456' ? '654321' : '123456';
    for (let left = claimLimits.codeTries - 1; left > 0; left--)
      expect((await act(secret, { act: 'code', code: wrong })).json()).toMatchObject({
        status: 'waiting',
        triesLeft: left,
      });
    // What is no code at all costs no try.
    expect((await act(secret, { act: 'code', code: '12' })).status).toBe(422);
    expect((await act(secret, { act: 'code', code: wrong })).json()).toMatchObject({ status: 'refused' });
    expect((await act(secret, { act: 'code', code: code! })).status).toBe(409);
    expect((await decide(open!.id, 'approve')).status).toBe(409);
    expect(await rightsOf()).toBe(0);
    expect((await textsTo(email)).join('\n')).toContain('The code was typed wrongly too often.');
  });

  it('shows the code to those who may decide, and only while it is awaited', async () => {
    const secret = await begun('phone');
    const [open] = await listed();
    expect((await detail(open!.id)).code).toBeNull();
    await act(secret, { act: 'call' });
    expect((await detail(open!.id)).code).not.toBeNull();
    expect((await detail(open!.id, reader)).code).toBeNull();
    const { groups } = (await asMember(manager, 'GET /api/staff/sheet')).json<Today>();
    expect(groups.find(({ name }) => name === 'claims')).toMatchObject({
      count: 1,
      lines: [{ id: open!.id, title: 'Call with the code', urgent: true }],
    });
  });

  it('is not approved unchecked', async () => {
    const secret = await begun('phone');
    const [open] = await listed();
    expect((await decide(open!.id, 'approve')).status).toBe(409);
    await act(secret, { act: 'call' });
    expect((await decide(open!.id, 'approve')).status).toBe(409);
    expect(await rightsOf()).toBe(0);
  });
});

describe('a claim with a document', () => {
  it('is sealed, seen by the staff, and destroyed with the decision', async () => {
    const email = anEmail();
    const secret = await begun('document', email);
    expect((await upload(secret, html, 'page.html')).status).toBeGreaterThanOrEqual(400);
    expect((await upload(secret, photo)).json()).toMatchObject({ status: 'checked', hasDocument: true });
    const [open] = await listed();
    expect(await detail(open!.id)).toMatchObject({ document: { kind: 'picture' }, code: null });
    const [stored] = await site.db.select().from(vendorClaims);
    expect(stored!.sealed!.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
    expect((await asMember(manager, `GET /api/staff/claims/${open!.id}/document`)).status).toBe(200);
    expect((await asMember(reader, `GET /api/staff/claims/${open!.id}/document`)).status).toBe(403);
    expect((await decide(open!.id, 'refuse')).status).toBe(422);
    expect((await decide(open!.id, 'refuse', 'The paper is of another business.')).status).toBe(200);
    expect(await site.db.select().from(vendorClaims)).toMatchObject([
      { status: 'refused', sealed: null, documentKind: null },
    ]);
    expect((await asMember(manager, `GET /api/staff/claims/${open!.id}/document`)).status).toBe(404);
    expect((await textsTo(email)).join('\n')).toContain('The paper is of another business.');
    expect(await claim(secret)).toMatchObject({
      status: 'refused',
      reason: 'The paper is of another business.',
    });
    expect(await rightsOf()).toBe(0);
  });
});

describe('no claim', () => {
  it('is begun for a page with an account, an invented or a hidden one', async () => {
    const taken = await registerVendor(site);
    expect((await begin({ vendorId: taken.id })).status).toBe(409);
    expect((await begin({ email: taken.email })).status).toBe(409);
    expect((await begin({ vendorId: crypto.randomUUID() })).status).toBe(404);
    await site.db.update(vendors).set({ isSample: true }).where(eq(vendors.id, vendorId));
    expect((await begin()).status).toBe(404);
    expect((await page()).claimable).toBeUndefined();
    await site.db.update(vendors).set({ isSample: false, hiddenAt: now }).where(eq(vendors.id, vendorId));
    expect((await begin()).status).toBe(404);
  });

  it('makes two owners of one page: the others end with the approval, also when both are approved at once', async () => {
    const secrets = [await begun('document'), await begun('document')];
    for (const secret of secrets) await upload(secret, photo);
    const open = await listed();
    const done = await Promise.all(open.map(({ id }) => decide(id, 'approve')));
    expect(done.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await rightsOf()).toBe(1);
    expect((await Promise.all(secrets.map(claim))).map(({ status }) => status).toSorted()).toEqual([
      'approved',
      'ended',
    ]);
  });

  it('leaves its secret or code in an event, and a wrong secret opens nothing', async () => {
    const secret = await begun('phone');
    await act(secret, { act: 'call' });
    const [open] = await listed();
    const { code } = await detail(open!.id);
    const told = JSON.stringify(await site.db.select().from(events));
    expect(told).not.toContain(secret);
    expect(told).not.toContain(code!);
    expect(told).toContain('claim.begun');
    expect((await site.get('/api/claims/nothing')).status).toBe(404);
    expect((await act('nothing', { act: 'call' })).status).toBe(404);
    expect((await upload('nothing', photo)).status).toBe(404);
  });

  it('is one of many: a page has a few that are open, and undecided ones end', async () => {
    for (let count = 0; count < claimLimits.perVendor; count++) await begun('phone');
    expect((await begin()).status).toBe(409);
    now = new Date(now.getTime() + (claimLimits.days + 1) * dayMs);
    await site.endClaims();
    expect(await site.db.select().from(vendorClaims)).toEqual(
      Array.from({ length: claimLimits.perVendor }, () => expect.objectContaining({ status: 'ended' })),
    );
    expect((await begin()).status).toBe(201);
  });
});

describe('the invitation of the staff', () => {
  it('mails the address of the page, which holds no secret', async () => {
    const email = 'shop@kesar.example';
    const at = `POST /api/staff/vendors/${vendorId}/claim-invitations`;
    expect((await asMember(reader, at, { email })).status).toBe(403);
    expect((await asMember(manager, at, { email })).status).toBe(200);
    expect((await textsTo(email)).join('\n')).toContain(`/claim/${vendorId}`);
    const taken = await registerVendor(site);
    expect(
      (await asMember(manager, `POST /api/staff/vendors/${taken.id}/claim-invitations`, { email })).status,
    ).toBe(409);
  });
});
