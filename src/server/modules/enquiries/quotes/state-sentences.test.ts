import { eq } from '#platform/db/drizzle.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StaffQuotes } from '#contract/desk/threads.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import type { QuoteSheet } from '#contract/quotes.ts';
import type { InboxEnquiry } from '#contract/workshop-enquiries.ts';
import type { WorkshopQuote } from '#contract/workshop-quotes.ts';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import {
  quoteSentences,
  requestSentences,
  requestStateOf,
  stateReaders,
  type StateReader,
} from '#domain/enquiries/state-sentences.ts';
import { quoteStates, type QuoteState } from '#domain/quotes/quote-states.ts';
import { accounts } from '#platform/db/tables.ts';
import { asStaff } from '#support/as-staff.ts';
import { samplePayload } from '#support/enquiry-samples.ts';
import { forgetMails, outgoingMails } from '#support/outgoing-mails.ts';
import { sawAll } from '#support/seen.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { introduce } from '#support/introduce.ts';
import { call, mailedSecret, registerCaterer, type TestVendor } from '#support/vendor-samples.ts';

// The clock of the site is years ahead of the queue's, so that nothing leaves before a test says so.
const start = new Date('2036-11-20T06:00:00Z');
let now = start;
const site = setUpTestSite({ clock: () => now });
const familyEmail = 'family@example.in';
const key = () => `key-${crypto.randomUUID()}`;
const content = {
  lines: [{ label: 'Veg menu', quantity: 15_000, unit: 'plate-veg', unitPrice: 85_000, tax: 'gst-5' }],
  guests: 150,
  included: [],
  excluded: [],
  validUntil: '2036-12-10',
  advance: null,
  cancellation: 'Half of it.',
  terms: '',
};
let vendors: TestVendor[];
let ids: string[];
let family: string;
let reference: string;

/** Lets a helper into the team of the first vendor. */
async function letHelperIn(): Promise<void> {
  const [{ token, password }] = vendors as [TestVendor];
  const email = 'helper@vendors.example';
  const body = { password, name: 'Ravi', email };
  expect((await call(site, 'POST /api/workshop/team/invitations', { token, body })).status).toBeLessThan(300);
  const secret = await mailedSecret(site, email, 'team');
  await site.post('/api/team/join', { secret, newPassword: 'another-lamp-lit' });
}

beforeEach(async () => {
  now = start;
  await site.reset();
  vendors = [await registerCaterer(site, now), await registerCaterer(site, now)];
  await site.db.update(accounts).set({ emailVerifiedAt: now });
  await letHelperIn();
  const answer = await site.post(
    enquiryKinds.catering.path,
    { ...samplePayload(enquiryKinds.catering, 'required'), email: familyEmail, eventDate: '2037-01-12' },
    { 'x-form': 'share=1&elapsedMs=60000' },
  );
  const receipt = answer.json<EnquiryReceipt>();
  reference = receipt.reference;
  family = receipt.statusUrl!.replace(/.*\/enquiry\//, '/api/enquiries/');
  ({ ids } = await introduce(
    site,
    reference,
    vendors.map(({ id }) => id),
  ));
  for (const index of [0, 1]) await own(index, 'GET');
  await forgetMails(site);
});

const own = (index: number, method: string, path = '', body?: object, token = vendors[index]!.token) =>
  call(site, `${method} /api/workshop/enquiries/${ids[index]}${path}`, { token, body });
const save = () => own(0, 'PUT', '/quote', content);
const send = (index = 0, version = 0) =>
  own(index, 'POST', '/quote', { content, version, key: key(), sendForTakenDay: true });
const act = (body: object) => own(0, 'POST', '/acts', body);
const decide = (index: number, body: object) => site.post(`${family}/quotes/${ids[index]}`, body);
const familyAct = (name: string) => site.post(`${family}/vendors/${ids[0]}`, { act: name });

/** Each state of a quote, as people reach it. */
const ways: Record<QuoteState, () => Promise<unknown>> = {
  draft: save,
  async draftOver() {
    await save();
    await act({ act: 'declined', reason: 'date' });
  },
  sent: () => send(),
  async revised() {
    await send();
    await send(0, 1);
  },
  async asked() {
    await send();
    await decide(0, { act: 'asked', text: 'With crockery, please.', key: key() });
  },
  async notedLost() {
    await send();
    await act({ act: 'lost' });
  },
  async paused() {
    await send();
    await asStaff(site, `PUT /api/staff/vendors/${vendors[0]!.id}/visibility`, {
      change: 'hide',
      reason: 'Two families complained.',
    });
  },
  async closed() {
    await send();
    await closeEnquiry();
  },
  async accepted() {
    await send();
    await decide(0, { act: 'accepted', version: 1 });
  },
  async refused() {
    await send();
    await decide(0, { act: 'declined', version: 1 });
  },
  async outbid() {
    await send();
    await send(1);
    await decide(1, { act: 'accepted', version: 1 });
  },
  async vendorDeclined() {
    await send();
    await act({ act: 'declined', reason: 'date' });
  },
  async withdrawn() {
    await send();
    await familyAct('recalled');
  },
  async expired() {
    await send();
    now = new Date('2036-12-11T06:00:00Z');
    await site.expireQuotes();
  },
  async expiredOver() {
    await send();
    now = new Date('2036-12-11T06:00:00Z');
    await closeEnquiry();
    await site.expireQuotes();
  },
};
async function closeEnquiry() {
  const at = `/api/staff/enquiries/${reference}`;
  const { version } = (await asStaff(site, `GET ${at}`)).json<{ version: number }>();
  const done = await asStaff(site, `PUT ${at}`, {
    status: 'closed',
    reason: 'No answer',
    version,
    seen: sawAll,
  });
  expect(done.status, done.text).toBe(200);
}

/** Signs in again: sessions end while the clock moves. */
async function tokenOf(vendor: TestVendor): Promise<string> {
  const { email, password } = vendor;
  return (await site.post('/api/vendor/login', { email, password })).json<{ token: string }>().token;
}
/** What each reader is told about the quote of the first vendor, by its own call. */
async function read(): Promise<Record<StateReader, QuoteState | undefined>> {
  const workshop = async (token: string) => {
    const quote = (await own(0, 'GET', '/quote', undefined, token)).json<WorkshopQuote>();
    return { state: quote.state ?? undefined, reader: quote.reader };
  };
  const owner = await workshop(await tokenOf(vendors[0]!));
  const helperToken = (
    await site.post('/api/vendor/login', { email: 'helper@vendors.example', password: 'another-lamp-lit' })
  ).json<{ token: string }>().token;
  const ofHelper = await workshop(helperToken);
  expect([owner.reader, ofHelper.reader]).toEqual(['vendor', 'helper']);
  const sheet = (await site.get(`${family}/quotes`)).json<QuoteSheet>();
  const desk = (await asStaff(site, `GET /api/staff/enquiries/${reference}/quotes`)).json<StaffQuotes>();
  return {
    vendor: owner.state,
    helper: ofHelper.state,
    family: sheet.quotes.find(({ introductionId }) => introductionId === ids[0])?.state,
    staff: desk.quotes.find(({ introductionId }) => introductionId === ids[0])?.state,
  };
}

describe('state x reader x sentence', { timeout: 120_000 }, () => {
  it.each(quoteStates)('%s: every reader is told the same state, each in its own words', async (state) => {
    await ways[state]();
    // Nobody but the vendor sees what was not sent.
    const unsent = state === 'draft' || state === 'draftOver';
    expect(await read()).toEqual({
      vendor: state,
      helper: state,
      family: unsent ? undefined : state,
      staff: unsent ? undefined : state,
    });
  });

  it('says what happened of the one who did it, and of nobody else', () => {
    for (const reader of ['vendor', 'helper', 'staff'] as const) {
      expect(quoteSentences.vendorDeclined[reader]).not.toMatch(/family/i);
      expect(quoteSentences.withdrawn[reader]).not.toMatch(/decided|declined/i);
    }
    expect(quoteSentences.refused.vendor).toContain('family');
    expect(quoteSentences.refused.family).toMatch(/^You/);
    for (const { family } of [
      quoteSentences.vendorDeclined,
      quoteSentences.withdrawn,
      quoteSentences.expired,
    ])
      expect(family).not.toMatch(/^You /);
    // A helper reads of its team, not of an act of its own.
    for (const table of [quoteSentences, requestSentences])
      for (const { helper: words } of Object.values(table))
        expect(words).not.toMatch(/\byou (have|noted|declined)\b/i);
    // The vendor's own report is no fact for the family.
    for (const state of ['won', 'lost'] as const)
      expect(requestSentences[state].family).toBe(requestSentences.replied.family);
    for (const table of [quoteSentences, requestSentences])
      for (const sentences of Object.values(table))
        for (const reader of stateReaders) expect(sentences[reader]).not.toBe('');
  });

  it('a decline tells the family once, by mail, with the reason and what became of the quote', async () => {
    await send();
    await forgetMails(site);
    await act({ act: 'declined', reason: 'date' });
    await act({ act: 'declined', reason: 'date' });
    const mails = await outgoingMails(site);
    expect(mails.map(({ to }) => to[0]!.address)).toEqual([familyEmail]);
    expect(mails[0]!.text).toContain('The day is not free');
    expect(mails[0]!.text).toContain(quoteSentences.vendorDeclined.family);
  });

  it('a decline without a quote speaks of none', async () => {
    await act({ act: 'declined', reason: 'far' });
    const mails = await outgoingMails(site);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain('The place is too far');
    expect(mails[0]!.text).not.toMatch(/quote/i);
  });

  it('the mail to a vendor says the sentence of its page', async () => {
    await send();
    await send(1);
    await forgetMails(site);
    await decide(1, { act: 'accepted', version: 1 });
    const to = (email: string) => async () =>
      (await outgoingMails(site)).filter((mail) => mail.to[0]!.address === email).map(({ text }) => text);
    expect((await to(vendors[0]!.email)()).join('\n')).toContain(quoteSentences.outbid.vendor);
    expect((await to(vendors[1]!.email)()).join('\n')).toContain(quoteSentences.accepted.vendor);
  });
});

describe('the report of a vendor', () => {
  const inbox = async () => (await own(0, 'GET')).json<InboxEnquiry>();

  it('moves it, and the word of the family ends "somebody else"', async () => {
    await send();
    expect(await inbox()).toMatchObject({ place: 'theirs', waits: { for: 'decision' } });
    await act({ act: 'lost' });
    const lost = await inbox();
    expect(lost).toMatchObject({ place: 'over', waits: null, outcome: 'lost' });
    expect(requestStateOf(lost)).toBe('lost');
    await decide(0, { act: 'accepted', version: 1 });
    expect(await inbox()).toMatchObject({ place: 'won', status: 'chosen', outcome: null });
  });

  it('can be taken back for ten seconds, and is done after them', async () => {
    await send();
    for (const [outcome, place] of [
      ['won', 'won'],
      ['lost', 'over'],
    ] as const) {
      expect((await own(0, 'POST', '/held', { act: outcome })).json()).toMatchObject({
        held: { act: outcome, failure: null },
      });
      expect(await inbox()).toMatchObject({ place: outcome === 'won' ? 'theirs' : 'won' });
      expect((await own(0, 'DELETE', '/held')).json()).toEqual({ held: null });
      now = new Date(now.getTime() + 11_000);
      await site.runHeldActs();
      expect(await inbox()).toMatchObject({ place: outcome === 'won' ? 'theirs' : 'won' });
      await own(0, 'POST', '/held', { act: outcome });
      now = new Date(now.getTime() + 11_000);
      await site.runHeldActs();
      expect(await inbox()).toMatchObject({ place, outcome });
    }
  });

  it('is refused before an answer, and after a decline only "we got it" is left', async () => {
    expect((await act({ act: 'won' })).status).toBe(409);
    expect((await own(0, 'POST', '/held', { act: 'lost' })).status).toBe(409);
    await own(0, 'POST', '/messages', { text: 'We are free.', key: key() });
    await act({ act: 'declined', reason: 'date' });
    expect((await inbox()).acts).toEqual(['won', 'reported']);
    expect((await act({ act: 'lost' })).status).toBe(409);
  });

  it('is no reason for the list to name a family that shares nothing', async () => {
    await site.db
      .update(accounts)
      .set({ emailVerifiedAt: null })
      .where(eq(accounts.vendorId, vendors[0]!.id));
    await own(0, 'POST', '/messages', { text: 'We are free.', key: key() });
    expect(await inbox()).toMatchObject({ person: null, holdsContact: false });
  });
});
