import { beforeEach, describe, expect, it } from 'vitest';
import type { EnquiryThreads } from '#contract/conversations.ts';
import type { Introductions } from '#contract/desk/introductions.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import type { EnquiryStatus } from '#contract/enquiry-status.ts';
import type { QuoteSheet } from '#contract/quotes.ts';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import {
  familyStageOf,
  familyStepsOf,
  stageSentences,
  vendorSentences,
  type FamilyStage,
} from '#domain/enquiries/family-sentences.ts';
import { ownVendorsOf } from '#domain/enquiries/own-vendors.ts';
import { accounts } from '#platform/db/tables.ts';
import { asStaff } from '#support/as-staff.ts';
import { samplePayload } from '#support/enquiry-samples.ts';
import { sawAll } from '#support/seen.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call, registerCaterer, type TestVendor } from '#support/vendor-samples.ts';

// The clock of the site is years ahead of the queue's, so that nothing leaves before a test says so.
let now = new Date('2036-11-20T06:00:00Z');
const site = setUpTestSite({ clock: () => now });
const key = () => `key-${crypto.randomUUID()}`;
const quote = {
  lines: [{ label: 'Veg menu', quantity: 15_000, unit: 'plate-veg', unitPrice: 85_000, tax: 'gst-5' }],
  guests: 150,
  included: [],
  excluded: [],
  validUntil: '2036-12-10',
  advance: null,
  cancellation: '',
  terms: '',
};
let vendors: TestVendor[];
let family: string;
let reference: string;

beforeEach(async () => {
  now = new Date('2036-11-20T06:00:00Z');
  await site.reset();
  vendors = [await registerCaterer(site, now), await registerCaterer(site, now)];
  await site.db.update(accounts).set({ emailVerifiedAt: now });
  const answer = await site.post(
    enquiryKinds.catering.path,
    { ...samplePayload(enquiryKinds.catering, 'required'), email: 'f@example.in', eventDate: '2037-01-12' },
    { 'x-form': 'share=1&elapsedMs=60000' },
  );
  const receipt = answer.json<EnquiryReceipt>();
  reference = receipt.reference;
  family = receipt.statusUrl!.replace(/.*\/enquiry\//, '/api/enquiries/');
});

const introduced = async () =>
  (await asStaff(site, `GET /api/staff/enquiries/${reference}/introductions`)).json<Introductions>();
async function introduce() {
  const { version } = await introduced();
  const body = { vendorIds: vendors.map(({ id }) => id), version, seen: sawAll };
  await asStaff(site, `POST /api/staff/enquiries/${reference}/introductions`, body);
}
async function own(index: number, method: string, path = '', body?: object) {
  const { introductions } = await introduced();
  const { id } = introductions.find(({ vendorId }) => vendorId === vendors[index]!.id)!;
  return call(site, `${method} /api/workshop/enquiries/${id}${path}`, { token: vendors[index]!.token, body });
}
const read = (index: number) => own(index, 'GET');
const send = async (index: number) => {
  await read(index);
  return own(index, 'POST', '/quote', { content: quote, version: 0, key: key(), sendForTakenDay: true });
};
const write = async (index: number) => {
  await read(index);
  return own(index, 'POST', '/messages', { text: 'We are free.', key: key() });
};
const decline = async (index: number) => {
  await read(index);
  return own(index, 'POST', '/acts', { act: 'declined', reason: 'date' });
};
async function staff(status: string, extra: object = {}) {
  const at = `/api/staff/enquiries/${reference}`;
  const { version } = (await asStaff(site, `GET ${at}`)).json<{ version: number }>();
  expect((await asStaff(site, `PUT ${at}`, { status, version, seen: sawAll, ...extra })).status).toBe(200);
}
async function accept(index: number) {
  const { introductions } = await introduced();
  const { id } = introductions.find(({ vendorId }) => vendorId === vendors[index]!.id)!;
  expect((await site.post(`${family}/quotes/${id}`, { act: 'accepted', version: 1 })).status).toBe(200);
}

/** Every stage as people reach it. */
const ways: Record<FamilyStage, () => Promise<unknown>> = {
  received: async () => undefined,
  read: () => staff('read'),
  async asking() {
    await site.db.delete(accounts);
    await introduce();
  },
  waiting: introduce,
  async talking() {
    await introduce();
    await write(0);
  },
  async answered() {
    await staff('answered');
  },
  async quoted() {
    await introduce();
    await send(0);
    await send(1);
  },
  async nobody() {
    await introduce();
    await decline(0);
    await decline(1);
  },
  async booked() {
    await introduce();
    await send(0);
    await send(1);
    await accept(0);
  },
  async elsewhere() {
    await introduce();
    await write(0);
    await site.post(`${family}/booked`, {});
  },
  async closed() {
    await introduce();
    await write(0);
    await staff('closed', { reason: 'No answer' });
  },
  async withdrawn() {
    await introduce();
    await write(0);
    await site.post(`${family}/withdraw`, {});
  },
};

/** All that the page says, as its parts make it from the same three answers. */
async function page() {
  const enquiry = (await site.get(family)).json<EnquiryStatus>();
  const threads = (await site.get(`${family}/threads`)).json<EnquiryThreads>();
  const { quotes } = (await site.get(`${family}/quotes`)).json<QuoteSheet>();
  const open = quotes.filter(({ acts }) => acts.includes('accepted')).length;
  const states = ownVendorsOf(enquiry, threads);
  const stage = familyStageOf(enquiry.status, { vendors: states.map(({ state }) => state), quotes: open });
  const words = [
    ...stageSentences[stage]({ vendor: 'X', asked: 1, quotes: open }),
    ...states.map(({ state }) => vendorSentences[state]),
  ];
  return { enquiry, threads, stage, states, steps: familyStepsOf(enquiry), words: words.join('\n') };
}

describe('the private page, from the first word to the end', { timeout: 120_000 }, () => {
  it.each(Object.keys(ways) as FamilyStage[])('%s: steps, cards and acts tell one story', async (stage) => {
    await ways[stage]();
    const told = await page();
    expect(told.stage).toBe(stage);
    const isOver = ['booked', 'elsewhere', 'closed', 'withdrawn'].includes(stage);
    const open = told.steps.findIndex(({ at }) => at === null);
    expect(told.steps.slice(open < 0 ? told.steps.length : open).every(({ at }) => at === null)).toBe(true);
    for (const { acts, dueAt } of told.threads.vendors)
      if (isOver) {
        expect(acts).not.toContain('chosen');
        expect(dueAt).toBeNull();
      }
    if (isOver) expect(told.steps.every(({ at }) => at !== null)).toBe(true);
    // An event of the timeline that names a vendor's answer has its card beside it.
    const events = (told.enquiry.timeline ?? []).map(({ words }) => words).join('\n');
    expect(/(?<!Our team) has answered/.test(events)).toBe(
      told.threads.vendors.some(({ repliedAt }) => repliedAt !== null),
    );
    expect(/You booked with/.test(events)).toBe(stage === 'booked');
    // Nobody is said to be told before somebody told them.
    for (const { introduced } of told.states)
      if (introduced?.status === 'proposed') expect(introduced.sentAt).toBeNull();
    expect(told.words).not.toMatch(/undefined/);
  });

  it('after a withdrawal the messages and who held the number can still be read, and nothing be written', async () => {
    await ways.withdrawn();
    const { threads } = await page();
    expect(threads.open).toBe(false);
    expect(threads.messages.map(({ text }) => text)).toContain('We are free.');
    const [one] = threads.vendors.filter(({ repliedAt }) => repliedAt !== null);
    expect(one).toMatchObject({ status: 'recalled', writable: false, acts: [] });
    expect(one!.disclosures).toMatchObject([{ readAt: expect.any(String), recalledAt: expect.any(String) }]);
    const sent = await site.post(`${family}/messages`, { text: 'Hello?', key: key() });
    expect(sent.status).toBe(409);
  });

  it('a booking waits ten seconds, can be taken back, and then leaves no such act at the others', async () => {
    await introduce();
    await write(0);
    await write(1);
    const { introductionId } = (await page()).threads.vendors[0]!;
    const held = `${family}/held`;
    expect((await site.post(held, { act: 'chosen', introductionId })).json()).toMatchObject({
      held: { act: 'chosen', failure: null },
    });
    expect((await page()).stage).toBe('talking');
    await call(site, `DELETE ${held}`, {});
    now = new Date(now.getTime() + 11_000);
    await site.runHeldActs();
    expect((await page()).stage).toBe('talking');
    await site.post(held, { act: 'booked' });
    await call(site, `DELETE ${held}`, {});
    await site.post(held, { act: 'chosen', introductionId });
    now = new Date(now.getTime() + 11_000);
    await site.runHeldActs();
    const after = await page();
    expect(after.stage).toBe('booked');
    expect(after.states.map(({ state }) => state)).toEqual(['chosen', 'passed']);
    expect(after.threads.vendors.map(({ acts }) => acts.includes('chosen'))).toEqual([false, false]);
    // A page that was opened before still has the other's button.
    const other = after.threads.vendors.find((vendor) => vendor.introductionId !== introductionId)!;
    const late = await site.post(held, { act: 'chosen', introductionId: other.introductionId });
    expect(late.status).toBe(409);
    expect((await page()).states.map(({ state }) => state)).toEqual(['chosen', 'passed']);
  });
});
