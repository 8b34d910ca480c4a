/** @postgres devices race for the last place, and notifications wait as jobs */
import type dns from 'node:dns';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EnquiryThreads } from '#contract/conversations.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import type { PushState } from '#contract/push.ts';
import { pushLimits } from '#facts/push.ts';
import { pushSubscriptions, tokens } from '#platform/db/tables.ts';
import { createOutsidePost, type OutsidePost } from '#platform/outside-post.ts';
import { samplePayload } from '#support/enquiry-samples.ts';
import { createDevice, postingTo, senderOf, startPushService } from '#support/push-service.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call, registerVendor, type TestVendor } from '#support/vendor-samples.ts';

type PushService = Awaited<ReturnType<typeof startPushService>>;
const patient = { timeout: 25_000, interval: 100 };

let service: PushService;
let vendor: TestVendor;
const toService: OutsidePost = (...given) => postingTo(service.port)(...given);
let outsidePost = toService;
const site = setUpTestSite({ outsidePost: (...given) => outsidePost(...given) });
beforeEach(async () => {
  await site.handle.executeSql("delete from pgboss.job where name = 'push'");
  await site.reset();
  outsidePost = toService;
  service = await startPushService();
  vendor = await registerVendor(site);
  return () => service.close();
});

type Signed = Pick<TestVendor, 'token'>;
const subscribe = (body: object, { token }: Signed = vendor) =>
  call(site, 'PUT /api/workshop/push', { token, body });
const state = async ({ token }: Signed = vendor) =>
  (await call(site, 'GET /api/workshop/push', { token })).json<PushState>();
const rows = () => site.db.select().from(pushSubscriptions);
const signIn = async ({ email, password }: TestVendor) => ({
  token: (await site.post('/api/vendor/login', { email, password })).json<{ token: string }>().token,
});
const jobs = async () => {
  const { rows: found } = await site.handle.executeSql(
    "select data, state, start_after > now() as later from pgboss.job where name = 'push' order by created_on",
  );
  return found as { data: { kind: string }; state: string; later: boolean }[];
};
const done = async () => (await jobs()).every((one) => one.state === 'completed' || one.later);
/** Makes the jobs that wait for another attempt due. */
const hurry = () =>
  site.handle.executeSql("update pgboss.job set start_after = now() where name = 'push' and state = 'retry'");

const sender = { name: 'Kavita Menon', phone: '9876500001', email: 'kavita@family.example' };
const words = 'Gulab jamun for 150 guests at Amaltas';
/** Sends a request from the vendor's own page with consent, so that the vendor is introduced at once. */
async function asked() {
  const kind = enquiryKinds.business;
  const answer = await site.post(
    kind.path,
    { ...samplePayload(kind, 'all'), ...sender, vendorId: vendor.id },
    { 'x-form': 'share=1&elapsedMs=60000' },
  );
  const { reference, statusUrl } = answer.json<EnquiryReceipt & { reference: string }>();
  const family = statusUrl!.replace(/.*\/enquiry\//, '/api/enquiries/');
  const threads = (await site.get(`${family}/threads`)).json<EnquiryThreads>();
  return { family, reference, introductionId: threads.vendors[0]!.introductionId };
}
const writes = async ({ family, introductionId }: Awaited<ReturnType<typeof asked>>, key: string) =>
  expect(
    (await site.post(`${family}/messages`, { text: `${words} ${key}`, key, introductionId })).status,
  ).toBe(200);

describe('a device that asked for it', () => {
  it('is told of a request and of a message, each without a word of it', async () => {
    const phone = createDevice('phone');
    const answer = await subscribe(phone.subscription);
    expect(answer.status).toBe(200);
    const { publicKey, on } = answer.json<PushState>();
    expect(on).toBe(true);
    const enquiry = await asked();
    await expect.poll(() => service.pushes.length, patient).toBe(1);
    await writes(enquiry, 'the-first-message');
    await expect.poll(() => service.pushes.length, patient).toBe(2);
    // The full content of a push: no name, no reference, no id of anybody.
    expect(service.pushes.map((push) => phone.read(push))).toEqual([
      '{"kind":"new-request"}',
      '{"kind":"new-message"}',
    ]);
    for (const push of service.pushes) {
      const { key, claims } = senderOf(push)!;
      expect(key).toBe(publicKey);
      expect(claims).toMatchObject({
        aud: 'https://updates.push.services.mozilla.com',
        sub: expect.stringMatching(/^mailto:/) as string,
      });
      expect(push.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high', ttl: '86400' });
      const open = JSON.stringify([push.path, push.headers, claims]);
      for (const secret of [...Object.values(sender), enquiry.reference, enquiry.introductionId, vendor.id])
        expect(open).not.toContain(secret);
    }
    // The lengths disclose nothing either.
    expect(new Set(service.pushes.map(({ body }) => body.length)).size).toBe(1);
  });

  it('is not written to in words that another device could read', async () => {
    const [phone, other] = [createDevice('phone'), createDevice('other')];
    await subscribe(phone.subscription);
    await asked();
    await expect.poll(() => service.pushes.length, patient).toBe(1);
    expect(() => other.read(service.pushes[0]!)).toThrow('unable to authenticate');
  });

  it('gets many messages as one or two, the first at once', async () => {
    await subscribe(createDevice('phone').subscription);
    const enquiry = await asked();
    await Promise.all(Array.from({ length: 8 }, (_, nth) => writes(enquiry, `message-number-${nth}`)));
    const made = (await jobs()).filter(({ data }) => data.kind === 'new-message');
    // One for this interval and one for the next; a third where an interval ended meanwhile.
    expect(made.length).toBeGreaterThanOrEqual(1);
    expect(made.length).toBeLessThanOrEqual(3);
    // Of transactions at once the one that began first need not send first.
    expect(made.map(({ later }) => later)).toContain(false);
    await expect.poll(() => service.pushes.length, patient).toBeGreaterThanOrEqual(2);
  });

  it('is told once, also while another device of the vendor cannot be reached', async () => {
    const second = await signIn(vendor);
    const [phone, desk] = [createDevice('phone'), createDevice('desk')];
    await subscribe(phone.subscription);
    await subscribe(desk.subscription, second);
    let isDown = true;
    service.answerWith((path) => (isDown && path.endsWith('desk') ? 503 : 201));
    const { introductionId } = await asked();
    expect(introductionId).toBeTruthy();
    await expect.poll(() => service.pushes.length, patient).toBe(2);
    isDown = false;
    await expect
      .poll(async () => {
        await hurry();
        return service.pushes.length;
      }, patient)
      .toBe(3);
    const told = service.pushes.map(({ path }) => path.replace(/.*\//, ''));
    expect(told.toSorted()).toEqual(['desk', 'desk', 'phone']);
    expect(await rows()).toHaveLength(2);
  });

  it.each([404, 410])('is forgotten when the push service answers %i', async (status) => {
    await subscribe(createDevice('phone').subscription);
    service.answerWith(() => status);
    await asked();
    await expect.poll(rows, patient).toEqual([]);
    expect((await state()).on).toBe(false);
    await expect.poll(done, patient).toBe(true);
    expect(service.pushes).toHaveLength(1);
  });

  it('stays when the service refuses one push, which is not tried again', async () => {
    await subscribe(createDevice('phone').subscription);
    service.answerWith(() => 413);
    await asked();
    await expect.poll(() => service.pushes.length, patient).toBe(1);
    await expect.poll(done, patient).toBe(true);
    expect(await rows()).toHaveLength(1);
  });
});

describe('nobody else', () => {
  it('is told: a vendor who did not ask, another vendor, a session that stopped', async () => {
    const other = await registerVendor(site, { companyName: 'Rohini Caterers' });
    await subscribe(createDevice('other').subscription, other);
    await subscribe(createDevice('phone').subscription);
    const ended = await call(site, 'DELETE /api/workshop/push', vendor);
    expect(ended.json<PushState>().on).toBe(false);
    await writes(await asked(), 'some-message');
    expect(await jobs()).toEqual([]);
    expect((await state(other)).on).toBe(true);
  });

  it.each<[string, (second: Signed) => Promise<unknown>]>([
    ['log-out', () => call(site, 'POST /api/vendors/logout', { ...vendor, body: {} })],
    ['signing out everywhere', (second) => call(site, 'DELETE /api/account/sessions', second)],
    [
      'the end of the account',
      (second) => call(site, 'POST /api/account/delete', { ...second, body: { password: vendor.password } }),
    ],
  ])('keeps a device after %s', async (_, end) => {
    const second = await signIn(vendor);
    await subscribe(createDevice('phone').subscription);
    expect(await rows()).toHaveLength(1);
    await end(second);
    expect(await rows()).toEqual([]);
  });

  it('is told whose session has run out, before the night that takes it away', async () => {
    await subscribe(createDevice('phone').subscription);
    await site.db.update(tokens).set({ expiresAt: new Date(Date.now() - 1000) });
    await asked();
    expect(await jobs()).toEqual([]);
  });

  it('calls without a session', async () => {
    for (const route of ['GET', 'PUT', 'DELETE'])
      expect((await call(site, `${route} /api/workshop/push`, {})).status).toBe(401);
  });
});

it('stands in what a vendor may take along, without its address', async () => {
  await subscribe(createDevice('phone').subscription);
  const body = { password: vendor.password };
  const taken = await call(site, 'POST /api/account/data', { ...vendor, body });
  expect(taken.json()).toMatchObject({
    devicesTold: [{ since: expect.stringMatching(/^20\d\d-/) as string }],
  });
  expect(taken.text).not.toContain('mozilla');
});

describe('an address', () => {
  it.each([
    'https://127.0.0.1/push',
    'https://10.0.0.7/push',
    'https://[::1]/push',
    'https://localhost/push',
    'https://push.example.com/push',
    'https://fcm.googleapis.com.example.com/push',
    'http://fcm.googleapis.com/push',
    'https://fcm.googleapis.com:8443/push',
    'https://me:secret@fcm.googleapis.com/push',
    'fcm.googleapis.com',
  ])('%s is refused', async (address) => {
    const answer = await subscribe({ ...createDevice('phone').subscription, address });
    expect(answer.status).toBe(422);
    expect(await rows()).toEqual([]);
  });

  it.each<[string, object]>([
    ['is too long', { address: `https://fcm.googleapis.com/${'a'.repeat(pushLimits.addressChars)}` }],
    ['has a short key', { p256dh: 'short' }],
    ['has a short secret', { auth: 'short' }],
    ['comes with more', { more: 'x' }],
  ])('that %s is refused', async (_, odd) => {
    expect((await subscribe({ ...createDevice('phone').subscription, ...odd })).status).toBe(422);
  });

  it('that leads into the own network all the same is never asked, and forgotten', async () => {
    const inner = ((_: string, __: object, answer: (error: null, found: object[]) => void) =>
      answer(null, [{ address: '127.0.0.1', family: 4 }])) as typeof dns.lookup;
    outsidePost = createOutsidePost({ lookup: inner });
    await subscribe(createDevice('phone').subscription);
    await asked();
    await expect.poll(rows, patient).toEqual([]);
    expect(service.pushes).toEqual([]);
  });

  it('whose keys are no point of the curve is forgotten, and the request stands', async () => {
    const p256dh = `B${'A'.repeat(86)}`;
    await subscribe({ ...createDevice('phone').subscription, p256dh });
    const { introductionId } = await asked();
    expect(introductionId).toBeTruthy();
    await expect.poll(rows, patient).toEqual([]);
  });

  it('is put down once for a device, and stands sealed', async () => {
    const { subscription } = createDevice('phone');
    await subscribe(subscription);
    await subscribe(subscription);
    const second = await signIn(vendor);
    await subscribe(subscription, second);
    const [row, ...more] = await rows();
    expect(more).toEqual([]);
    expect(row!.sealed.toString('latin1')).not.toContain('mozilla');
    // The device belongs to the session that signed in there last.
    expect([(await state()).on, (await state(second)).on]).toEqual([false, true]);
  });

  it('takes the place of the oldest beyond the limit of a log-in, of many at once too', async () => {
    const sessions: Signed[] = [];
    for (let one = 0; one < pushLimits.devices + 2; one += 1) sessions.push(await signIn(vendor));
    await subscribe(createDevice('first').subscription);
    await Promise.all(
      sessions.map((session, nth) => subscribe(createDevice(`phone-${nth}`).subscription, session)),
    );
    expect(await rows()).toHaveLength(pushLimits.devices);
    expect((await state()).on).toBe(false);
  });
});
