import { afterEach, expect, it } from 'vitest';
import { dayMs, minuteMs } from '#facts/time.ts';
import { systemClock } from '#platform/clock.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call, registerVendor } from '#support/vendor-samples.ts';

// The machine's clock jumps forward or back under the running site, by as much as a dead battery causes.

const yearMs = 365 * dayMs;
let jumpMs = 0;
const clock = () => new Date(systemClock().getTime() + jumpMs);
const site = setUpTestSite({ clock, env: { SEED_DEMO: 'yes', LIMIT_FACTOR: '1' } });
afterEach(() => void (jumpMs = 0));

let vendors = 0;
const address = () => `203.0.113.${(vendors += 1)}`;
const login = (email: string, password: string, ip: string) =>
  call(site, 'POST /api/vendor/login', { body: { email, password }, ip });

it.each([
  ['forwards', yearMs],
  ['back', -yearMs],
])('a jump %s leaves pages, enquiries and new sessions as they are', async (_, by) => {
  const before = await site.get('/api/blog/blog');
  jumpMs = by;
  const after = await site.get('/api/blog/blog');
  expect({ status: after.status, text: after.text }).toEqual({ status: 200, text: before.text });
  const sent = await site.post('/api/contacts', { name: 'Asha', phone: '9876543210', email: 'a@example.in' });
  expect(sent.status).toBe(201);
  await expect
    .poll(
      () => site.mails().filter((mail) => mail.includes(sent.json<{ reference: string }>().reference)).length,
      { timeout: 15_000 },
    )
    .toBe(2);
  const vendor = await registerVendor(site);
  expect((await call(site, 'GET /api/vendor/profile', { token: vendor.token })).status).toBe(200);
});

it('a session made by a clock that ran ahead works when it is put right, and ends in its time', async () => {
  jumpMs = yearMs;
  const { token } = await registerVendor(site);
  jumpMs = 0;
  const profile = () => call(site, 'GET /api/vendor/profile', { token });
  expect((await profile()).status).toBe(200);
  // Not a year and a month later, as by the wrong clock.
  jumpMs = 100 * dayMs;
  expect((await profile()).status).toBe(401);
});

it('an address that used a limit up while the clock ran ahead is not shut out until that day', async () => {
  const vendor = await registerVendor(site);
  const ip = address();
  jumpMs = yearMs;
  let tries = 0;
  while ((await login(vendor.email, 'wrong-password', ip)).status !== 429 && tries < 60) tries += 1;
  expect(tries).toBeLessThan(60);
  jumpMs = 0;
  expect((await login(vendor.email, vendor.password, ip)).status).toBe(200);
});

it('an address that is shut out stays so when the clock falls back a little, and no longer than two windows', async () => {
  const vendor = await registerVendor(site);
  const ip = address();
  while ((await login(vendor.email, 'wrong-password', ip)).status !== 429);
  jumpMs = -10 * minuteMs;
  const refused = await login(vendor.email, vendor.password, ip);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(30 * 60);
  jumpMs = 16 * minuteMs;
  expect((await login(vendor.email, vendor.password, ip)).status).toBe(200);
});
