import { beforeAll, expect, it } from 'vitest';
import { eq } from '#platform/db/drizzle.ts';
import { claimLimits } from '#domain/vendors/claim-changes.ts';
import { dayMs } from '#facts/time.ts';
import { accounts, vendorClaims } from '#platform/db/tables.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { codeOf } from './claim-records.ts';
import { call, mailedSecret, registerVendor } from '#support/vendor-samples.ts';

const secretKey = 'a key of thirty-two letters or more';
let now = new Date('2026-11-20T06:00:00Z');
const site = setUpTestSite({ clock: () => now, env: { LIMIT_FACTOR: '1', SECRET_KEY: secretKey } });
let vendorId: string;
beforeAll(async () => {
  vendorId = (await registerVendor(site, { companyName: 'Kesar Mithai Ghar' })).id;
  await site.db.delete(accounts).where(eq(accounts.vendorId, vendorId));
});

let visitors = 0;
/** Everybody comes from an address of its own, so that no limit of addresses helps. */
const post = (path: string, body: object) =>
  call(site, `POST ${path}`, { body, ip: `198.51.100.${(visitors += 1)}` });

/** Begins a claim and asks for the call; returns a function that types a wrong code. */
async function claim() {
  const email = `guest${visitors}@kesar.example`;
  const begun = await post('/api/claims', { vendorId, name: 'Meera', email, way: 'phone' });
  expect(begun.status, begun.text).toBe(201);
  const acts = `/api/claims/${await mailedSecret(site, email, 'claims')}/acts`;
  expect((await post(acts, { act: 'call' })).status).toBe(200);
  const [row] = await site.db.select().from(vendorClaims).where(eq(vendorClaims.email, email));
  const code = codeOf(secretKey, row!) === '123456' ? '654321' : '123456';
  return async () => (await post(acts, { act: 'code', code })).status;
}

it('gives nobody more guesses at the code of a page by further claims, on one day', async () => {
  const { codesADay, codeTries } = claimLimits;
  for (let claims = 0; claims < codesADay / codeTries; claims++) {
    const guess = await claim();
    for (let tries = 0; tries < codeTries; tries++) expect(await guess()).toBe(200);
  }
  const next = await claim();
  expect(await next()).toBe(429);
  // Refused before the code was looked at.
  expect(await site.db.$count(vendorClaims, eq(vendorClaims.tries, 0))).toBe(1);
  now = new Date(now.getTime() + dayMs);
  expect(await next()).toBe(200);
});
