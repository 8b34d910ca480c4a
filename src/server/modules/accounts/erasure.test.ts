import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '#facts/time.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { accounts, pictures, sealedRecords, tokens, vendors } from '#platform/db/tables.ts';
import { unseal } from '#platform/sealed.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call, pictureForm, registerVendor, type TestVendor } from '#support/vendor-samples.ts';

const start = new Date('2026-11-20T06:00:00Z');
const secretKey = 'a key of thirty-two letters or more';
let now = start;
const site = setUpTestSite({ clock: () => now, env: { SECRET_KEY: secretKey } });
beforeEach(async () => {
  now = start;
  await site.reset();
});

const erase = ({ token, password }: TestVendor, given = password) =>
  call(site, 'POST /api/account/delete', { token, body: { password: given } });
const files = () => readdirSync(join(site.dir, 'uploads'));

async function withPicture(): Promise<TestVendor & { picture: string }> {
  const vendor = await registerVendor(site);
  const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();
  const answer = await call(site, `POST /api/vendor/upload/${vendor.id}`, {
    token: vendor.token,
    body: pictureForm(['profilepicture', photo]),
  });
  const picture = answer.json<{ vendor: PublicVendor }>().vendor.profilepicture!;
  return { ...vendor, picture };
}

describe('POST /api/account/delete', () => {
  it('takes vendor, account, sessions, pictures and files away at once', async () => {
    const vendor = await withPicture();
    await site.get(`/api/vendor/${vendor.id}`);
    await site.get('/api/vendor/entertainment/vendors');
    expect((await erase(vendor)).status).toBe(200);
    expect((await site.get(`/api/vendor/${vendor.id}`)).status).toBe(404);
    expect((await site.get('/api/vendor/entertainment/vendors')).json<unknown[]>()).toEqual([]);
    expect((await site.get(vendor.picture)).status).toBe(404);
    expect((await call(site, 'GET /api/vendor/profile', { token: vendor.token })).status).toBe(401);
    expect(
      (await site.post('/api/vendor/login', { email: vendor.email, password: vendor.password })).status,
    ).toBe(401);
    for (const table of [vendors, accounts, tokens, pictures]) expect(await site.db.$count(table)).toBe(0);
    await expect.poll(files, { timeout: 20_000 }).toEqual([]);
  });

  it('asks for the password', async () => {
    const vendor = await registerVendor(site);
    expect((await erase(vendor, 'not-it')).status).toBe(401);
    expect((await site.get(`/api/vendor/${vendor.id}`)).status).toBe(200);
  });

  it('frees the address for a new registration', async () => {
    const vendor = await registerVendor(site);
    await erase(vendor);
    expect((await registerVendor(site, { email: vendor.email })).id).not.toBe(vendor.id);
  });

  it('leaves nobody else without anything', async () => {
    const other = await withPicture();
    await erase(await registerVendor(site));
    expect((await site.get(other.picture)).status).toBe(200);
    expect((await call(site, 'GET /api/vendor/profile', { token: other.token })).status).toBe(200);
  });
});

describe('the sealed record', () => {
  it('is unreadable in the table, holds what was erased but no password, and is gone after 365 days', async () => {
    const vendor = await registerVendor(site);
    await erase(vendor);
    const [record] = await site.db.select().from(sealedRecords);
    expect(record!.sealed.toString('latin1')).not.toContain(vendor.email);
    const opened = JSON.stringify(unseal(secretKey, record!.sealed));
    expect(opened).toContain(vendor.email);
    expect(opened).toContain('AAAPZ1234C');
    expect(opened).not.toContain('argon2');

    now = new Date(start.getTime() + 365 * dayMs - 1);
    expect(await site.destroyWhatIsOld()).toMatchObject({ sealedRecords: 0 });
    expect(await site.db.$count(sealedRecords)).toBe(1);
    now = new Date(start.getTime() + 365 * dayMs);
    expect(await site.destroyWhatIsOld()).toMatchObject({ sealedRecords: 1 });
    expect(await site.db.$count(sealedRecords)).toBe(0);
  });
});

describe('POST /api/account/data', () => {
  it('hands out everything stored about the owner, and no secret', async () => {
    const vendor = await withPicture();
    const answer = await call(site, 'POST /api/account/data', {
      token: vendor.token,
      body: { password: vendor.password },
    });
    expect(answer.json<object>()).toMatchObject({
      exportedAt: start.toISOString(),
      account: { email: vendor.email, locale: 'en', noticeLocale: 'en' },
      sessions: [{ current: true }],
      vendor: { panGst: 'AAAPZ1234C', companyName: 'Amaltas Farm' },
      pictures: [{ slot: 'profilepicture' }],
    });
    expect(answer.text).not.toMatch(/argon2|hash/i);
  });

  it('asks for the password', async () => {
    const { token } = await registerVendor(site);
    expect((await call(site, 'POST /api/account/data', { token, body: { password: 'not-it' } })).status).toBe(
      401,
    );
  });
});
