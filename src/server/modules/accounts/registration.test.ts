/** @postgres two registrations race for one address */
import { registrationNotice } from '#facts/notice.ts';
import { eq } from '#platform/db/drizzle.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '#facts/messages.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { accounts, tokens, vendors } from '#platform/db/tables.ts';
import { forgetMails, outgoingMails } from '#support/outgoing-mails.ts';
import { borrowTestSite, setUpTestSite } from '#support/set-up-site.ts';
import { call, mailedSecret, registerVendor, sampleRegistration } from '#support/vendor-samples.ts';

const site = setUpTestSite();
beforeEach(() => site.reset());

type Entered = { vendor: PublicVendor; token: string };
type Refused = { message: string; code: string; fieldErrors: Record<string, string> };

describe('POST /api/vendor/', () => {
  it.each(['/api/vendor/', '/api/vendor'])(
    'at %s answers 201 with the vendor and a token that works',
    async (path) => {
      const registration = sampleRegistration();
      const answer = await site.post(path, registration);
      expect(answer.status).toBe(201);
      const { vendor, token } = answer.json<Entered>();
      const { password: _password, panGst: _panGst, ...shown } = registration;
      expect(vendor).toMatchObject({
        ...shown,
        emailVerified: false,
        panGst: 'AAAPZ****C',
        panGstKind: 'pan',
        region: 'Delhi',
      });
      const own = await call(site, 'GET /api/vendor/profile', { token });
      expect(own.json<PublicVendor>()._id).toBe(vendor._id);
    },
  );

  it('stores hashes, never the password or the token', async () => {
    const vendor = await registerVendor(site);
    const stored = JSON.stringify([
      await site.db.select().from(accounts),
      await site.db.select().from(tokens),
      await site.db.select().from(vendors),
    ]);
    expect(stored).not.toContain(vendor.password);
    expect(stored).not.toContain(vendor.token);
    const [account] = await site.db.select().from(accounts);
    expect(account!.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(account!.noticeVersion).toBeTruthy();
  });

  it('keeps the notice with its language, and writes in the language of the last sign-in', async () => {
    const registration = sampleRegistration();
    expect((await site.post('/hi/api/vendor/', registration)).status).toBe(201);
    const stored = async () => (await site.db.select().from(accounts))[0]!;
    const notice = { noticeVersion: registrationNotice.hi, noticeLocale: 'hi' };
    expect(await stored()).toMatchObject({ locale: 'hi', ...notice });
    const { email, password } = registration;
    expect((await site.post('/api/vendor/login', { email, password })).status).toBe(200);
    expect(await stored()).toMatchObject({ locale: 'en', ...notice });
    expect((await site.post('/hi/api/vendor/login', { email, password: 'wrong-one' })).status).toBe(401);
    expect(await stored()).toMatchObject({ locale: 'en' });
    expect((await site.post('/hi/api/vendor/login', { email, password })).status).toBe(200);
    expect(await stored()).toMatchObject({ locale: 'hi', ...notice });
  });

  it('mails a link that confirms the address', async () => {
    const vendor = await registerVendor(site);
    expect(await mailedSecret(site, vendor.email, 'verify')).toBeTruthy();
  });

  it('is one step: when its last part fails, nothing is left', async () => {
    await forgetMails(site);
    await site.handle.executeSql("alter table tokens add constraint no_verify check (purpose <> 'verify')");
    try {
      expect((await site.post('/api/vendor/', sampleRegistration())).status).toBe(500);
    } finally {
      await site.handle.executeSql('alter table tokens drop constraint no_verify');
    }
    expect(await site.db.$count(vendors)).toBe(0);
    expect(await site.db.$count(accounts)).toBe(0);
    expect(await site.db.$count(tokens)).toBe(0);
    expect(await outgoingMails(site)).toEqual([]);
  });

  it('refuses an address that has an account, however it is spelt', async () => {
    const vendor = await registerVendor(site);
    const answer = await site.post('/api/vendor/', sampleRegistration({ email: vendor.email.toUpperCase() }));
    expect(answer.status).toBe(409);
    expect(answer.json<Refused>()).toMatchObject({
      code: 'email_taken',
      message: 'An account with this email already exists.',
    });
    expect(await site.db.$count(vendors)).toBe(1);
  });

  it('of two at the same moment accepts one', async () => {
    const registration = sampleRegistration();
    const answers = await Promise.all([1, 2].map(() => site.post('/api/vendor/', registration)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await site.db.$count(vendors)).toBe(1);
  });

  it('names every wrong field with its sentence and stores nothing', async () => {
    const answer = await site.post('/api/vendor/', {
      ...sampleRegistration({
        companyName: 'Ab',
        phone: '12345',
        instagram: 'https://instagram.com.evil.example/a',
      }),
      role: 'admin',
      _id: 'x',
      verified: true,
    });
    expect(answer.status).toBe(422);
    expect(answer.json<Refused>().fieldErrors).toEqual({
      companyName: messages.companyNameShort,
      phone: messages.phoneInvalid,
      instagram: messages.instagramInvalid,
      role: 'This field is not known here.',
      _id: 'This field is not known here.',
      verified: 'This field is not known here.',
    });
    expect(await site.db.$count(vendors)).toBe(0);
  });

  it.each([
    ['07AAAPZ1234C1Z2', 'gstin'],
    ['ABCDEFGHIJK', 'unrecognised'],
  ])('keeps %s as %s without refusing it', async (panGst, kind) => {
    const { id } = await registerVendor(site, { panGst });
    const [row] = await site.db.select().from(vendors).where(eq(vendors.id, id));
    expect(row).toMatchObject({ panGst, panGstKind: kind });
  });

  it('shows the new vendor in the lists of its selection at once', async () => {
    const names = async (list: string) =>
      (await site.get(`/api/vendor/${list}/vendors`))
        .json<PublicVendor[]>()
        .map(({ companyName }) => companyName);
    expect(await names('entertainment')).toEqual([]);
    await registerVendor(site, { companyName: 'Dhol and Co' });
    await registerVendor(site, { companyName: 'Brick and Co', productSelection: 'Construction' });
    await registerVendor(site, { companyName: 'Camera Alone', productSelection: 'Freelancer' });
    expect(await names('entertainment')).toEqual(['Camera Alone', 'Dhol and Co']);
    expect(await names('construction')).toEqual(['Brick and Co']);
    expect(await names('investment')).toEqual([]);
  });
});

describe('many registrations from one address', () => {
  it('are stopped, and others are not', async () => {
    const strict = await borrowTestSite({ env: { LIMIT_FACTOR: '1' } });
    try {
      const statuses: number[] = [];
      for (let n = 0; n < 11; n += 1)
        statuses.push(
          (await call(strict, 'POST /api/vendor/', { body: sampleRegistration(), ip: '198.51.100.7' }))
            .status,
        );
      expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 201));
      expect(statuses[10]).toBe(429);
      const other = await call(strict, 'POST /api/vendor/', {
        body: sampleRegistration(),
        ip: '198.51.100.8',
      });
      expect(other.status).toBe(201);
    } finally {
      await strict.close();
    }
  });
});
