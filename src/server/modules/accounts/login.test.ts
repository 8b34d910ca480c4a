import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errors } from '#facts/errors.ts';
import { mailWords } from '#platform/mailer/mail-words.ts';
import { demoCompany } from '#content/demo-company.ts';
import type { Tx } from '#platform/db/handle.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { rateLimits, tokens, vendors as vendorTable } from '#platform/db/tables.ts';
import { createPasswords } from '#platform/passwords.ts';
import { createRateLimiter } from '#platform/rate-limit.ts';
import { createTestDatabase, type TestDatabase } from '#support/database.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call, registerVendor, sampleRegistration } from '#support/vendor-samples.ts';
import type { VendorRecords } from './account.types.ts';
import { createKnownSources } from './known-sources.ts';
import { createSignInService } from './sign-in-service.ts';

const sentence = 'Incorrect Email or Password!';
type Refused = { message: string; code: string };

describe('POST /api/vendor/login', () => {
  const site = setUpTestSite();
  beforeEach(() => site.reset());

  it('answers a token for the right pair, however the address is spelt', async () => {
    const vendor = await registerVendor(site);
    for (const email of [vendor.email, ` ${vendor.email.toUpperCase()} `]) {
      const answer = await site.post('/api/vendor/login', { email, password: vendor.password });
      expect(answer.status).toBe(200);
      const { token } = answer.json<{ token: string }>();
      const own = await call(site, 'GET /api/vendor/profile', { token });
      expect(own.json<{ _id: string }>()._id).toBe(vendor.id);
    }
  });

  it('says the same of a wrong password and of a stranger, byte for byte', async () => {
    const vendor = await registerVendor(site);
    const wrong = await site.post('/api/vendor/login', { email: vendor.email, password: 'not-it' });
    const stranger = await site.post('/api/vendor/login', { email: 'nobody@example.in', password: 'not-it' });
    expect(wrong.status).toBe(401);
    expect(wrong.json<Refused>()).toEqual({ message: sentence, code: 'bad_credentials' });
    expect([stranger.status, stranger.text]).toEqual([wrong.status, wrong.text]);
  });

  it.each([
    ['an empty password', ''],
    ['a password with a blank more', 'lamp-in-the-niche '],
    ['another case', 'Lamp-In-The-Niche'],
    ['a very long one', 'x'.repeat(1000)],
    ['one with a NUL', 'a\0b'],
  ])('refuses %s with the same sentence', async (_, password) => {
    const { email } = await registerVendor(site);
    const answer = await site.post('/api/vendor/login', { email, password });
    expect([answer.status, answer.json<Refused>().message]).toEqual([401, sentence]);
  });

  it('sets no cookie and is never kept by a cache', async () => {
    const { email, password } = await registerVendor(site);
    const { headers } = await site.post('/api/vendor/login', { email, password });
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('many wrong log-ins', () => {
  const site = setUpTestSite({ env: { LIMIT_FACTOR: '1' } });
  beforeEach(() => site.reset());

  const tries = (email: string, password: string, ip: string) =>
    call(site, 'POST /api/vendor/login', { body: { email, password }, ip });

  it('on one account from one address end, with the same sentence, while its owner elsewhere still enters', async () => {
    const { email, password } = await registerVendor(site);
    for (let n = 0; n < 10; n += 1) expect((await tries(email, 'wrong', '198.51.100.1')).status).toBe(401);
    const stopped = await tries(email, password, '198.51.100.1');
    expect(stopped.status).toBe(errors.too_many_requests.status);
    expect(stopped.json<Refused>().message).toBe(sentence);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    expect((await tries(email, password, '198.51.100.2')).status).toBe(200);
  });

  it('are limited for a stranger exactly as for an account', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1)
      statuses.push((await tries('nobody@example.in', 'wrong', '198.51.100.3')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });

  it('on many accounts from one address end too', async () => {
    let last = 0;
    // Beside the counters in the table there is a coarse one by the minute; either of them refuses the calls.
    for (let n = 0; n < 41; n += 1)
      last = (await tries(`nobody${n}@example.in`, 'wrong', '198.51.100.4')).status;
    expect(last).toBe(429);
  });

  it('are forgotten after a right one', async () => {
    const { email, password } = await registerVendor(site);
    for (let n = 0; n < 9; n += 1) await tries(email, 'wrong', '198.51.100.5');
    expect((await tries(email, password, '198.51.100.5')).status).toBe(200);
    expect((await tries(email, 'wrong', '198.51.100.5')).status).toBe(401);
  });

  it('leave no address and no e-mail in the table', async () => {
    await tries('secret-person@example.in', 'wrong', '198.51.100.6');
    const stored = JSON.stringify(await site.db.select().from(rateLimits));
    expect(stored).not.toContain('secret-person');
    expect(stored).not.toContain('198.51.100.6');
  });
});

describe('the work of a log-in', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  it('is one hash for an account, for a wrong password and for a stranger alike', async () => {
    const { db } = database;
    const clock = () => new Date('2026-11-20T06:00:00Z');
    const secretKey = randomBytes(32).toString('hex');
    const passwords = createPasswords();
    const vendors = {
      async create(tx: Tx) {
        const row = {
          id: newId(),
          companyName: 'Amaltas',
          ownerName: 'Raghav',
          address: 'Satbari',
          sortName: '',
          search: '',
        };
        await tx.insert(vendorTable).values(row);
        return row.id;
      },
      ownProfile: async () => ({}),
    } as unknown as VendorRecords;
    const deps = {
      db,
      clock,
      passwords,
      limiter: createRateLimiter({ db, clock, secretKey, factor: 1000 }),
      secretKey,
      publicUrl: 'http://site.test',
      sender: { company: demoCompany, from: demoCompany.email, words: mailWords() },
      enqueueMail: async () => {},
      mails: { enqueue: async () => {}, cancel: async () => [], cancelFor: async () => {} },
      vendors,
      removeFiles: async () => {},
    };
    const sources = createKnownSources(deps);
    const signIn = createSignInService(deps, { sources, alert: async () => {} });
    const caller = { ip: '198.51.100.9', label: 'Chrome on Android' };
    const registration = sampleRegistration();
    await signIn.register(registration as never, caller);
    const hashesOf = async (email: string, password: string) => {
      const before = passwords.computed();
      const outcome = await signIn.login(email, password, caller).then(
        () => 'in',
        (error: Error) => error.message,
      );
      return [passwords.computed() - before, outcome];
    };
    expect(await hashesOf(registration.email, registration.password)).toEqual([1, 'in']);
    expect(await hashesOf(registration.email, 'wrong')).toEqual([1, sentence]);
    expect(await hashesOf('nobody@example.in', 'wrong')).toEqual([1, sentence]);
    expect(await hashesOf('', '')).toEqual([1, sentence]);
    expect(await db.$count(tokens)).toBe(2);
  });
});
