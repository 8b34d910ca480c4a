/** @postgres two vendors race for one short name */
import { beforeEach, expect, it } from 'vitest';
import { handOutPath } from '#facts/paths.ts';
import { shortPath } from '#facts/vendor-paths.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { eq } from '#platform/db/drizzle.ts';
import { vendors, vendorShortNames } from '#platform/db/tables.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call, registerVendor, type TestVendor } from '#support/vendor-samples.ts';
import { profileAtShortPath } from './short-names.ts';

const site = setUpTestSite();
let rohit: TestVendor;
let asha: TestVendor;
beforeEach(async () => {
  await site.db.delete(vendorShortNames);
  rohit = await registerVendor(site, { companyName: 'Rohit Kapoor Photography' });
  asha = await registerVendor(site, { companyName: 'Rohit Kapoor Photography' });
});

const choose = (vendor: TestVendor, shortName: unknown) =>
  call(site, `PUT /api/vendor/${vendor.id}`, { token: vendor.token, body: { shortName } });
const leadsTo = (name: string) => profileAtShortPath(site.db, shortPath(name));
const shown = async ({ id }: TestVendor) =>
  (await call(site, `GET /api/vendor/${id}`)).json<PublicVendor>().shortName;

it('gives a vendor the name that it chooses, as it is meant, and keeps each former one for ever', async () => {
  expect(await shown(rohit)).toBeNull();
  const answer = await choose(rohit, 'https://site.test/v/Rohit Kapoor ');
  expect([answer.status, answer.json<PublicVendor>().shortName]).toEqual([200, 'rohit-kapoor']);
  expect((await choose(rohit, 'kapoor-photography')).status).toBe(200);
  expect(await shown(rohit)).toBe('kapoor-photography');
  for (const name of ['rohit-kapoor', 'kapoor-photography'])
    expect(await leadsTo(name)).toBe(`/profile/${rohit.id}`);
  expect(await leadsTo('ROHIT-Kapoor')).toBe(`/profile/${rohit.id}`);
  // Its own former one can be taken back, and the present one chosen again.
  for (const name of ['rohit-kapoor', 'rohit-kapoor']) expect((await choose(rohit, name)).status).toBe(200);
  expect(await shown(rohit)).toBe('rohit-kapoor');
});

it('refuses a name that another vendor has or had, and proposes a free one', async () => {
  await choose(rohit, 'rohit-kapoor-photography');
  await choose(rohit, 'kapoor-photos');
  for (const name of ['rohit-kapoor-photography', 'kapoor-photos', 'Kapoor  Photos']) {
    const answer = await choose(asha, name);
    expect(answer.status).toBe(409);
    const { shortName } = answer.json<{ fieldErrors: { shortName: string } }>().fieldErrors;
    expect(shortName).toMatch(/^Another business has this address\. This one is free: /);
    expect((await choose(asha, shortName.split(': ')[1])).status).toBe(200);
  }
  expect(await leadsTo('kapoor-photos')).toBe(`/profile/${rohit.id}`);
});

it('changes nothing else of an update whose name is refused', async () => {
  await choose(rohit, 'rohit-kapoor');
  const answer = await call(site, `PUT /api/vendor/${asha.id}`, {
    token: asha.token,
    body: { shortName: 'rohit-kapoor', description: 'New words' },
  });
  expect(answer.status).toBe(409);
  const { description } = (await call(site, `GET /api/vendor/${asha.id}`)).json<PublicVendor>();
  expect(description).toBeNull();
});

it.each([
  ['catering', 'This word stays free'],
  ['abc', '4 to 48'],
  ['x'.repeat(49), '4 to 48'],
  ['2026', 'at least one letter'],
  ['आशा स्टूडियो', 'letters from a to z'],
  ['', 'letters from a to z'],
])('refuses %s with its reason', async (name, reason) => {
  const answer = await choose(rohit, name);
  expect(answer.status).toBe(422);
  expect(answer.json<{ fieldErrors: { shortName: string } }>().fieldErrors.shortName).toContain(reason);
});

it.each([null, 7, ['a-name'], { $ne: '' }])('refuses %j, which is no text', async (value) => {
  expect((await choose(rohit, value)).status).toBe(422);
});

it('is chosen by nobody but its vendor', async () => {
  const answer = await call(site, `PUT /api/vendor/${rohit.id}`, {
    token: asha.token,
    body: { shortName: 'not-mine-at-all' },
  });
  expect(answer.status).toBe(403);
  expect(await leadsTo('not-mine-at-all')).toBeNull();
});

it('lets one of two racing vendors have it', async () => {
  const answers = await Promise.all([rohit, asha].map((vendor) => choose(vendor, 'first-come-studio')));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const winner = answers[0]!.status === 200 ? rohit : asha;
  expect(await leadsTo('first-come-studio')).toBe(`/profile/${winner.id}`);
});

it('leads nowhere while its vendor is out of sight', async () => {
  await choose(rohit, 'rohit-kapoor');
  const hide = (hiddenAt: Date | null) =>
    site.db.update(vendors).set({ hiddenAt }).where(eq(vendors.id, rohit.id));
  await hide(new Date());
  expect(await leadsTo('rohit-kapoor')).toBeNull();
  // Its poster must not lead to another business meanwhile.
  expect((await choose(asha, 'rohit-kapoor')).status).toBe(409);
  await hide(null);
  expect(await leadsTo('rohit-kapoor')).toBe(`/profile/${rohit.id}`);
});

it('stays taken after the erasure of its vendor, and cannot be read any more', async () => {
  await choose(rohit, 'rohit-kapoor');
  const erased = await call(site, 'POST /api/account/delete', {
    token: rohit.token,
    body: { password: rohit.password },
  });
  expect(erased.status).toBe(200);
  expect(await leadsTo('rohit-kapoor')).toBeNull();
  expect((await choose(asha, 'rohit-kapoor')).status).toBe(409);
  const kept = await site.db.select().from(vendorShortNames);
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toMatch(/rohit/);
});

it('stands on the card', async () => {
  const url = async (prefix = '') =>
    /URL:(\S+)/.exec((await call(site, `GET ${prefix}${handOutPath(rohit.id, 'card.vcf')}`)).text)![1];
  expect(await url()).toBe(`http://site.test/profile/${rohit.id}`);
  await choose(rohit, 'rohit-kapoor');
  expect(await url()).toBe('http://site.test/v/rohit-kapoor');
  expect(await url('/hi')).toBe('http://site.test/hi/v/rohit-kapoor');
});
