/** @postgres two new links race */
import { eq } from '#platform/db/drizzle.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EnquiryThreads } from '#contract/conversations.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import { enquiryKinds, type EnquiryKindName } from '#domain/enquiries/enquiry-kinds.ts';
import type { EnquiryStatus } from '#contract/enquiry-status.ts';
import type { EnquiryRecord, SimilarVendors } from '#contract/own-enquiry.ts';
import { familyVendorsMax } from '#domain/enquiries/introduction-changes.ts';
import type { InboxEnquiry } from '#contract/workshop-enquiries.ts';
import {
  accounts,
  disclosures,
  enquiryMessages,
  introductions,
  enquiries,
  sealedRecords,
  vendors,
} from '#platform/db/tables.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { recordEvent, system } from '#platform/events.ts';
import { samplePayload } from '#support/enquiry-samples.ts';
import { forgetMails, outgoingMails } from '#support/outgoing-mails.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { introduce } from '#support/introduce.ts';
import { call, registerVendor, type TestVendor } from '#support/vendor-samples.ts';

const site = setUpTestSite({ clock: () => now });
const start = new Date('2026-11-20T06:00:00Z');
let now = start;
beforeEach(async () => {
  now = start;
  await site.reset();
});

const person = { name: 'Kavita Mehra', email: 'kavita@family.example' };
async function sent(
  kind: EnquiryKindName = 'catering',
  more: object = {},
  headers: Record<string, string> = {},
) {
  const payload = { ...samplePayload(enquiryKinds[kind], 'required'), ...person, ...more };
  const answer = await site.post(enquiryKinds[kind].path, payload, {
    'x-form': 'share=1&elapsedMs=60000',
    ...headers,
  });
  const { reference, statusUrl } = answer.json<EnquiryReceipt>();
  return { reference, family: statusUrl!.replace(/.*\/enquiry\//, '/api/enquiries/'), statusUrl };
}
async function aVendor(category = 'catering'): Promise<TestVendor> {
  const vendor = await registerVendor(site);
  await site.db
    .update(vendors)
    .set({ categories: [category] as never })
    .where(eq(vendors.id, vendor.id));
  await site.db.update(accounts).set({ emailVerifiedAt: now }).where(eq(accounts.vendorId, vendor.id));
  return vendor;
}
async function introduceAll(reference: string, vendorIds: string[]) {
  const { reply } = await introduce(site, reference, vendorIds);
  expect(reply.status).toBe(201);
}
const status = async (family: string) => (await site.get(family)).json<EnquiryStatus>();
const words = async (family: string) => (await status(family)).timeline!.map((entry) => entry.words);
const sentOf = async (family: string) =>
  Object.fromEntries((await status(family)).sent.map(({ label, value }) => [label, value]));

describe('changing the date and the guests', () => {
  it.each([
    ['catering', ['date', 'guests']],
    ['venue', ['date', 'guests']],
    ['construction', ['date']],
    ['constructionWork', ['date']],
    // Accounts and registrations are for no day.
    ['business', []],
    ['contact', []],
    ['community', []],
  ] as const)('of %s: %j', async (kind, acts) => {
    const { family } = await sent(kind);
    const offered = (await status(family)).acts!.filter((act) => act === 'date' || act === 'guests');
    expect(offered).toEqual(acts);
  });

  it('changes the brief wherever it tells them, and tells each vendor once, by a mail with what is asked for now', async () => {
    const vendor = await aVendor();
    const { reference, family } = await sent('catering', {
      eventDescription: 'Sangeet at home.\n\nGuests: 150\nFood: Jain',
    });
    await introduceAll(reference, [vendor.id]);
    await forgetMails(site);
    expect(await status(family)).toMatchObject({ guests: 150, acts: ['date', 'guests', 'more', 'booked'] });
    const body = { eventDate: '2027-02-12', guests: '200' };
    const changed = await site.post(`${family}/changes`, body);
    expect(changed.status).toBe(200);
    expect(changed.json()).toMatchObject({ guests: 200, details: { eventDate: '2027-02-12' } });
    expect(await sentOf(family)).toMatchObject({
      'Event date': '12\u00a0February 2027',
      'About your event': 'Sangeet at home.\n\nGuests: 200\nFood: Jain',
    });
    const [row] = await site.db.select().from(introductions);
    const read = (await call(site, `GET /api/workshop/enquiries/${row!.id}`, vendor)).json<InboxEnquiry>();
    expect(JSON.stringify(read)).toContain('Guests: 200');
    expect((await site.db.select().from(enquiryMessages)).map(({ text }) => text)).toEqual([
      'The family has changed the date: it is 12\u00a0February 2027 now.\nThe family has changed the number of guests: 200 guests now.',
    ]);
    const mails = await outgoingMails(site);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.subject).toBe(
      'A family has changed its request: 12 February 2027, 200 guests: Catering booking',
    );
    // Only what was agreed is in it.
    expect(mails[0]!.text).not.toMatch(/Sangeet|Jain/);
    await site.post(`${family}/changes`, body);
    expect(await site.db.$count(enquiryMessages)).toBe(1);
    expect(await words(family)).toContain('You changed the date and the number of guests');
    expect(await words(`/hi${family}`)).toContain('आपने तारीख़ और मेहमानों की संख्या बदली');
  });

  it('finds the guests in a field of the form, and in a line of the other language', async () => {
    const venue = await sent('venue', { numberofguests: 300 });
    expect((await status(venue.family)).guests).toBe(300);
    await site.post(`${venue.family}/changes`, { guests: 250, eventDate: '2027-01-05' });
    expect(await sentOf(venue.family)).toMatchObject({
      'Number of guests': '250',
      'Event date': '5\u00a0January 2027',
    });
    const hindi = await sent('decoration', { eventDescription: 'घर पर।\n\nमेहमान: 80' });
    expect((await status(hindi.family)).guests).toBe(80);
    await site.post(`${hindi.family}/changes`, { guests: 90 });
    expect(await sentOf(hindi.family)).toMatchObject({ 'About your event': 'घर पर।\n\nमेहमान: 90' });
  });

  it.each([
    ['a day that is over', { eventDate: '2026-11-19' }, 422],
    ['no day', { eventDate: '2027-02-30' }, 422],
    ['nobody', { guests: 0 }, 422],
    ['too many', { guests: 100_001 }, 422],
    ['another key', { name: 'Me' }, 422],
    ['today and the largest', { eventDate: '2026-11-20', guests: 100_000 }, 200],
    ['nothing', {}, 200],
  ])('of %s', async (_, body, expected) => {
    const { family } = await sent();
    expect((await site.post(`${family}/changes`, body)).status).toBe(expected);
  });

  it('is refused where no field tells it, and once the request is over', async () => {
    const contact = await sent('contact');
    expect((await site.post(`${contact.family}/changes`, { guests: 20 })).status).toBe(409);
    const { family } = await sent();
    await site.post(`${family}/withdraw`, {});
    expect((await site.post(`${family}/changes`, { eventDate: '2027-02-12' })).status).toBe(409);
  });
});

it('the last event is always shown, after any number of others', async () => {
  const { reference, family } = await sent();
  for (let number = 0; number < 200; number++)
    await recordEvent(site.db, {
      type: 'enquiry.answered',
      by: system,
      on: { kind: 'enquiry', id: reference },
      at: now,
    });
  expect((await site.post(`${family}/changes`, { eventDate: '2027-02-12' })).status).toBe(200);
  expect((await words(family)).slice(-2)).toEqual(['Our team has answered', 'You changed the date']);
});

describe('asking for more vendors', () => {
  it('suggests who does the same, asks them with a row of the ledger, and stops at six', async () => {
    const many: TestVendor[] = [];
    for (let at = 0; at < familyVendorsMax + 2; at++) many.push(await aVendor());
    await aVendor('venue');
    const { reference, family } = await sent();
    await introduceAll(reference, [many[0]!.id]);
    const similar = (await site.get(`${family}/similar`)).json<SimilarVendors>();
    expect(similar.places).toBe(familyVendorsMax - 1);
    expect(similar.vendors).toHaveLength(4);
    expect(similar.vendors.map(({ vendorId }) => vendorId)).not.toContain(many[0]!.id);
    expect(similar.vendors.every(({ about }) => about.startsWith('Catering'))).toBe(true);
    const ask = (vendorIds: string[]) => site.post(`${family}/vendors`, { vendorIds });
    const first = similar.vendors.map(({ vendorId }) => vendorId);
    const asked = await ask(first);
    expect(asked.json<EnquiryThreads>().vendors).toHaveLength(5);
    expect(await site.db.$count(disclosures)).toBe(5);
    expect((await ask(first)).status).toBe(409);
    const rest = many.map(({ id }) => id).filter((id) => id !== many[0]!.id && !first.includes(id));
    expect((await ask(rest.slice(0, 2))).status).toBe(409);
    expect((await ask([newId()])).status).toBe(409);
    expect((await ask(rest.slice(0, 1))).status).toBe(200);
    expect((await site.get(`${family}/similar`)).json<SimilarVendors>()).toEqual({ places: 0, vendors: [] });
    expect(await words(family)).toContainEqual(expect.stringMatching(/ was asked, as you wished$/));
  });

  it('gives no details where the family has not agreed, and asks nobody for a flagged or closed request', async () => {
    const vendor = await aVendor();
    const { family } = await sent('catering', {}, { 'x-form': 'elapsedMs=60000' });
    expect((await site.post(`${family}/vendors`, { vendorIds: [vendor.id] })).status).toBe(200);
    expect(await site.db.$count(introductions)).toBe(1);
    expect(await site.db.$count(disclosures)).toBe(0);
    const flagged = await sent('catering', {}, { 'x-form': 'share=1&elapsedMs=60000&honeypot=x' });
    expect((await site.post(`${flagged.family}/vendors`, { vendorIds: [vendor.id] })).status).toBe(409);
    const closed = await sent();
    expect((await site.post(`${closed.family}/booked`, {})).json()).toMatchObject({
      status: 'booked',
      acts: [],
    });
    expect((await site.post(`${closed.family}/booked`, {})).status).toBe(409);
    expect((await site.post(`${closed.family}/vendors`, { vendorIds: [vendor.id] })).status).toBe(409);
  });
});

describe('a new link', () => {
  it('ends the old one everywhere, is mailed to the sender, and is what a repeated request and the next mails name', async () => {
    const key = { 'idempotency-key': 'abcdefghijklmnopqrstuvwx' };
    const { family, statusUrl } = await sent('catering', {}, key);
    const review = family.replace('/enquiries/', '/reviews/');
    const { path } = (await site.post(`${family}/link`, {})).json<{ path: string }>();
    expect(path).toMatch(/^\/enquiry\/[\w-]{43}$/);
    for (const old of [family, `${family}/threads`, `${family}/similar`, `${family}/record`, review])
      expect((await site.get(old)).status, old).toBe(404);
    for (const act of ['changes', 'booked', 'link', 'erase', 'withdraw'])
      expect((await site.post(`${family}/${act}`, {})).status, act).toBe(404);
    const next = path.replace('/enquiry/', '/api/enquiries/');
    expect((await status(next)).reference).toMatch(/^AGN-/);
    expect(await words(next)).toContain('You made a new private link');
    const again = await sent('catering', {}, key);
    expect(again.statusUrl).toBe(`http://site.test${path}`);
    expect(again.statusUrl).not.toBe(statusUrl);
    await site.sendHeldMails();
    now = new Date(now.getTime() + 2 * 3_600_000);
    await site.sendHeldMails();
    const mailed = (await outgoingMails(site)).filter(({ subject }) => subject.startsWith('A new link'));
    expect(mailed).toHaveLength(1);
    expect(mailed[0]!.text).toContain(path);
  });

  it('replaced before its mail has left is mailed as it is now, and never as it was', async () => {
    const { family } = await sent();
    const linkAfter = async (at: string) => (await site.post(`${at}/link`, {})).json<{ path: string }>().path;
    const first = await linkAfter(family);
    const second = await linkAfter(first.replace('/enquiry/', '/api/enquiries/'));
    now = new Date(now.getTime() + 2 * 3_600_000);
    await site.sendHeldMails();
    const texts = (await outgoingMails(site)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes(second))).toHaveLength(1);
    expect(texts.filter((text) => text.includes(first))).toEqual([]);
  });

  it('made twice at once leaves one that opens', async () => {
    const { family } = await sent();
    const answers = await Promise.all([site.post(`${family}/link`, {}), site.post(`${family}/link`, {})]);
    expect(answers.map(({ status: code }) => String(code)).toSorted()).toEqual(['200', '404']);
    const { path } = answers.find(({ status: code }) => code === 200)!.json<{ path: string }>();
    expect((await site.get(path.replace('/enquiry/', '/api/enquiries/'))).status).toBe(200);
  });
});

describe('taking along and erasing', () => {
  it('tells everything that is kept', async () => {
    const vendor = await aVendor();
    const { reference, family } = await sent();
    await introduceAll(reference, [vendor.id]);
    await site.post(`${family}/messages`, { text: 'Is the hall near the metro?', key: 'key-of-a-form' });
    const record = (await site.get(`${family}/record`)).json<EnquiryRecord>();
    expect(record).toMatchObject({
      enquiry: { reference, details: { name: person.name } },
      conversation: { vendors: [{ disclosures: [{ fields: ['name', 'phone', 'email'] }] }] },
      quotes: { quotes: [] },
      reviews: [],
      noticeVersion: expect.stringMatching(/^\d{4}-\d{2}-\d+$/),
    });
    expect(JSON.stringify(record)).toContain('Is the hall near the metro?');
  });

  it('leaves nothing but a sealed record; vendors are told, and the link opens nothing', async () => {
    const vendor = await aVendor();
    const { reference, family } = await sent();
    await introduceAll(reference, [vendor.id]);
    await site.post(`${family}/messages`, { text: 'Secret wish', key: 'key-of-a-form' });
    await forgetMails(site);
    expect((await site.post(`${family}/erase`, {})).status).toBe(200);
    for (const table of [enquiries, introductions, disclosures, enquiryMessages])
      expect(await site.db.$count(table)).toBe(0);
    const sealed = await site.db.select().from(sealedRecords);
    expect(sealed).toHaveLength(1);
    expect(JSON.stringify(sealed)).not.toContain('Secret wish');
    expect((await site.get(family)).status).toBe(404);
    expect((await site.post(`${family}/erase`, {})).status).toBe(404);
    // The vendor was mailed within the hour: its next mail waits for the end of it.
    now = new Date(now.getTime() + 2 * 3_600_000);
    await site.sendHeldMails();
    expect((await outgoingMails(site)).map(({ to }) => to[0]!.address)).toContain(vendor.email);
    const inbox = await call(site, 'GET /api/workshop/enquiries', vendor);
    expect(inbox.text).not.toContain(reference);
  });

  it('of a withdrawn one tells nobody twice', async () => {
    const { family } = await sent();
    await site.post(`${family}/withdraw`, {});
    await forgetMails(site);
    expect((await site.post(`${family}/erase`, {})).status).toBe(200);
    expect(await outgoingMails(site)).toEqual([]);
    expect(await site.db.$count(sealedRecords)).toBe(1);
  });
});
