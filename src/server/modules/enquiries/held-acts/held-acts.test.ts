import { beforeEach, describe, expect, it } from 'vitest';
import type { EnquiryStatus } from '#contract/enquiry-status.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import type { HeldReply } from '#contract/held-acts.ts';
import type { QuoteSheet } from '#contract/quotes.ts';
import type { InboxEnquiry } from '#contract/workshop-enquiries.ts';
import { accounts, disclosures, enquiries, heldActs } from '#platform/db/tables.ts';
import { samplePayload } from '#support/enquiry-samples.ts';
import { forgetMails, outgoingMails } from '#support/outgoing-mails.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { introduce } from '#support/introduce.ts';
import { call, registerVendor, type TestVendor } from '#support/vendor-samples.ts';

// A future day: the queued job would run after the tests, and each test moves the clock to its time.
const start = new Date('2036-11-20T06:00:00Z');
let now = start;
const site = setUpTestSite({ clock: () => now });
const key = () => `key-${crypto.randomUUID()}`;
let vendors: TestVendor[];
let ids: string[];
let family: string;

const own = (index: number, method: string, path = '', body?: object) =>
  call(site, `${method} /api/workshop/enquiries/${ids[index]}${path}`, {
    token: vendors[index]!.token,
    body,
  });
const hold = (body: object) => site.post(`${family}/held`, body);
// Nothing waits behind an address that has ended.
const held = async () => (await site.get(`${family}/held`)).json<Partial<HeldReply>>().held ?? null;
const undo = () => call(site, `DELETE ${family}/held`, {});
const status = async () => (await site.get(family)).json<EnquiryStatus>().status;
const quotes = async () =>
  (await site.get(`${family}/quotes`))
    .json<QuoteSheet>()
    .quotes.map((one) => one.status)
    .toSorted();
const inboxOf = async (index: number) => (await own(index, 'GET')).json<InboxEnquiry>();
const afterSeconds = async (seconds: number) => {
  now = new Date(start.getTime() + seconds * 1000);
  await site.runHeldActs();
};

beforeEach(async () => {
  now = start;
  await site.reset();
  vendors = [await registerVendor(site), await registerVendor(site)];
  await site.db.update(accounts).set({ emailVerifiedAt: now });
  const payload = { ...samplePayload(enquiryKinds.catering, 'required'), email: 'uma@family.example' };
  const answer = await site.post(enquiryKinds.catering.path, payload, {
    'x-form': 'elapsedMs=60000&share=1',
  });
  const { reference, statusUrl } = answer.json<EnquiryReceipt>();
  family = statusUrl!.replace(/.*\/enquiry\//, '/api/enquiries/');
  ({ ids } = await introduce(
    site,
    reference,
    vendors.map(({ id }) => id),
  ));
  for (const index of [0, 1]) {
    await own(index, 'GET');
    const content = {
      lines: [{ label: 'Menu', quantity: 100, unit: 'plate-veg', unitPrice: 85_000, tax: 'gst-5' }],
      guests: null,
      included: [],
      excluded: [],
      validUntil: '2036-12-01',
      advance: null,
      cancellation: '',
      terms: '',
    };
    await own(index, 'POST', '/quote', { content, version: 0, key: key() });
  }
  await forgetMails(site);
});

/** Every act: its request, the sign that it is done, and whether it mails anybody who was not mailed within the hour. */
const acts: readonly [name: string, ask: () => object, isDone: () => Promise<boolean>, tells: boolean][] = [
  ['withdrawing', () => ({ act: 'withdrawn' }), async () => (await status()) === 'withdrawn', true],
  [
    'taking a vendor back',
    () => ({ act: 'recalled', introductionId: ids[0] }),
    async () => (await inboxOf(0)).status === 'recalled',
    false,
  ],
  [
    'taking the details back',
    () => ({ act: 'details', introductionId: ids[0] }),
    async () => (await site.db.select().from(disclosures)).some(({ recalledAt }) => recalledAt !== null),
    false,
  ],
  [
    'accepting a quote',
    () => ({ act: 'accepted', introductionId: ids[0], version: 1 }),
    async () => (await quotes()).join() === 'accepted,declined',
    true,
  ],
  [
    'refusing a quote',
    () => ({ act: 'refused', introductionId: ids[0], version: 1 }),
    async () => (await quotes()).join() === 'declined,sent',
    true,
  ],
  ['erasing', () => ({ act: 'erased' }), async () => (await site.db.$count(enquiries)) === 0, true],
  [
    'replacing the link',
    () => ({ act: 'link', key: 'key-of-a-device' }),
    async () => (await site.get(family)).status === 404,
    false,
  ],
];

describe.each(acts)('%s', (_, ask, isDone, tells) => {
  it('waits ten seconds, and until then nothing is changed and nobody is told', async () => {
    expect((await hold(ask())).status).toBe(200);
    expect(await held()).toMatchObject({
      doneAt: '2036-11-20T06:00:10.000Z',
      secondsLeft: 10,
      failure: null,
    });
    await afterSeconds(9);
    expect([await isDone(), await outgoingMails(site)]).toEqual([false, []]);
    await afterSeconds(10);
    expect([await isDone(), await held()]).toEqual([true, null]);
    expect((await outgoingMails(site)).length > 0).toBe(tells);
  });

  it('is taken back by one tap, as if it had never been', async () => {
    await hold(ask());
    expect((await undo()).json()).toEqual({ held: null });
    expect((await undo()).status).toBe(200);
    await afterSeconds(60);
    expect([await isDone(), await outgoingMails(site)]).toEqual([false, []]);
  });

  it('is done once, though it was asked for twice and its job comes twice', async () => {
    await hold(ask());
    expect((await hold(ask())).status).toBe(200);
    await Promise.all([afterSeconds(10), afterSeconds(10)]);
    await afterSeconds(20);
    expect([await isDone(), await held()]).toEqual([true, null]);
  });

  it('goes on after a process that died in the middle of it', async () => {
    await hold(ask());
    await site.db.update(heldActs).set({ begunAt: now });
    expect((await undo()).status).toBe(409);
    await afterSeconds(59);
    expect(await isDone()).toBe(false);
    await afterSeconds(60);
    expect([await isDone(), await held()]).toEqual([true, null]);
    // The act was done, and the process died before deleting the row.
    const again = { ...(ask() as { act: 'withdrawn' }), leadId: crypto.randomUUID() };
    await site.db
      .insert(heldActs)
      .values({ subject: 'enquiry x', act: again, dueAt: now, begunAt: now, createdAt: now });
    await afterSeconds(120);
    expect(await site.db.$count(heldActs)).toBe(0);
  });
});

describe('a vendor’s decline', () => {
  const decline = () => own(0, 'POST', '/held', { act: 'declined', reason: 'date' });
  it('waits, is taken back, and is done after its time', async () => {
    expect((await decline()).json<HeldReply>().held).toMatchObject({
      act: 'declined',
      introductionId: ids[0],
    });
    expect((await own(0, 'DELETE', '/held')).json()).toEqual({ held: null });
    await afterSeconds(60);
    expect((await inboxOf(0)).status).toBe('replied');
    now = start;
    await decline();
    await afterSeconds(10);
    expect(await inboxOf(0)).toMatchObject({ status: 'declined', declineReason: 'date' });
    expect((await own(0, 'GET', '/held')).json()).toEqual({ held: null });
  });

  it('is not for the request of another vendor', async () => {
    const other = { token: vendors[1]!.token, body: { act: 'declined', reason: 'date' } };
    const at = `/api/workshop/enquiries/${ids[0]}/held`;
    expect((await call(site, `POST ${at}`, other)).status).toBe(404);
    expect((await call(site, `DELETE ${at}`, { token: vendors[1]!.token })).status).toBe(404);
  });
});

it('refuses at once what cannot be done, and keeps nothing', async () => {
  const wrong = { act: 'accepted', introductionId: ids[0], version: 7 };
  expect((await hold(wrong)).status).toBe(409);
  expect((await hold({ act: 'recalled', introductionId: crypto.randomUUID() })).status).toBe(404);
  expect((await site.post('/api/enquiries/nothing/held', { act: 'withdrawn' })).status).toBe(404);
  expect(await site.db.$count(heldActs)).toBe(0);
});

it('does what waits at once when another act is asked for', async () => {
  await hold({ act: 'recalled', introductionId: ids[0] });
  await hold({ act: 'accepted', introductionId: ids[1], version: 1 });
  expect((await inboxOf(0)).status).toBe('recalled');
  expect(await held()).toMatchObject({ act: 'accepted', introductionId: ids[1] });
});

it('says why it was not done when something else came first', async () => {
  await hold({ act: 'accepted', introductionId: ids[0], version: 1 });
  expect((await own(0, 'POST', '/acts', { act: 'declined', reason: 'date' })).status).toBe(200);
  await afterSeconds(10);
  expect(await held()).toMatchObject({ act: 'accepted', failure: 'This conversation is closed.' });
  expect(await quotes()).not.toContain('accepted');
});
