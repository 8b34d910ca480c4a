/** @postgres days, months and medians are counted in SQL */
import { beforeEach, describe, expect, it } from 'vitest';
import type { EnquiryList } from '#contract/desk/enquiry-list.ts';
import type { Numbers, PageNumbers } from '#contract/desk/numbers.ts';
import { dayMs, hourMs } from '#facts/time.ts';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import type { ReachedStep } from '#domain/desk/number-figures.ts';
import type { ReportReason } from '#domain/enquiries/introduction-changes.ts';
import {
  enquiries,
  eventCounts,
  introductions,
  quotes,
  quoteVersions,
  vendorCounts,
} from '#platform/db/tables.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { asStaff } from '#support/as-staff.ts';
import { samplePayload } from '#support/enquiry-samples.ts';
import { sawAll } from '#support/seen.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { enquiryRow, storeEnquiries } from '#support/stored-enquiries.ts';
import { storeVendors } from '#support/stored-vendors.ts';

const site = setUpTestSite({ clock: () => now });
const begin = new Date('2026-11-20T06:00:00Z');
let now = begin;
beforeEach(async () => {
  now = begin;
  await site.reset();
});

const on = (day: string, hour = '06') => new Date(`${day}T${hour}:00:00Z`);
const after = (hours: number, from = begin) => new Date(from.getTime() + hours * hourMs);
const numbers = async (query = '') => {
  await site.recountNumbers();
  const answer = await asStaff(site, `GET /api/staff/numbers${query}`);
  expect(answer.status).toBe(200);
  return answer.json<Numbers>();
};
const list = async (query: Record<string, string>) =>
  (
    await asStaff(
      site,
      `GET /api/staff/enquiries?${new URLSearchParams({ status: 'all', limit: '200', ...query })}`,
    )
  ).json<EnquiryList>().enquiries;

/** Stores an enquiry; returns its id. */
async function stored(columns: Partial<typeof enquiries.$inferInsert> = {}): Promise<string> {
  const id = newId();
  await site.db
    .insert(enquiries)
    .values({ ...enquiryRow({ kind: 'catering', createdAt: begin, ...columns }), id });
  return id;
}
async function introduced(enquiryId: string, reason?: ReportReason, vendorId = newId()) {
  const id = newId();
  await site.db.insert(introductions).values({
    id,
    enquiryId,
    vendorId,
    vendorName: 'Kesar Mithai Ghar',
    memberName: 'Asha',
    status: 'seen',
    sentAt: begin,
    ...(reason && { reportReason: reason, reportedAt: begin }),
  });
  return id;
}

describe('an enquiry that was closed as booked through us', () => {
  const close = (reference: string, reason: string) =>
    asStaff(site, `PUT /api/staff/enquiries/${reference}`, { status: 'closed', reason, seen: sawAll });

  it('counts as booked, and not as lost, until it is opened again', async () => {
    const [first, second, third] = await storeEnquiries(
      site,
      [{}, {}, {}].map((row) => ({ ...row, createdAt: begin })),
    );
    expect((await close(first!, 'Booked through us')).status).toBe(200);
    expect((await close(second!, 'booked through us')).status).toBe(200);
    expect((await close(third!, 'Chose others')).status).toBe(200);
    expect((await numbers()).total.now).toMatchObject({ received: 3, booked: 2, lost: 1 });
    expect((await list({ reached: 'booked' })).map(({ reference }) => reference).toSorted()).toEqual(
      [first!, second!].toSorted(),
    );
    await asStaff(site, `PUT /api/staff/enquiries/${first}`, { status: 'reopened', seen: sawAll });
    expect((await numbers()).total.now).toMatchObject({ booked: 1, lost: 1 });
  });
});

describe('the numbers of a month', () => {
  it('count each step of those that came in it, beside as many days of the month before', async () => {
    await stored({ readAt: after(1), answeredAt: after(3), introducedAt: after(4), status: 'introduced' });
    await stored({ answeredAt: after(24) });
    await stored({ answeredAt: after(30), bookedAt: after(30), status: 'booked' });
    await stored({ createdAt: on('2026-10-20') });
    await stored({ createdAt: on('2026-10-21') });
    const found = await numbers();
    expect(found.now).toEqual({ from: '2026-11-01', until: '2026-11-21' });
    expect(found.before).toEqual({ from: '2026-10-01', until: '2026-10-21' });
    expect(found.isRunning).toBe(true);
    expect(found.total.now).toMatchObject({
      received: 3,
      answered: 3,
      inTime: 2,
      introduced: 1,
      booked: 1,
      hoursToAnswer: 24,
    });
    expect(found.total.before).toMatchObject({ received: 1, answered: 0, hoursToAnswer: null });
    const earlier = await numbers('?on=2026-10-31');
    expect(earlier.before).toEqual({ from: '2026-09-01', until: '2026-10-01' });
    expect(earlier).toMatchObject({
      isRunning: false,
      total: { now: { received: 2 }, before: { received: 0 } },
    });
  });

  it('have no row for a time in which nothing came', async () => {
    await stored();
    await stored({ createdAt: on('2026-08-02') });
    expect((await numbers()).series.map(({ from }) => from)).toEqual(['2026-08-01', '2026-11-01']);
    const weeks = await numbers('?by=week');
    expect(weeks.series.map(({ from }) => from)).toEqual(['2026-11-16']);
    expect(weeks.now).toEqual({ from: '2026-11-16', until: '2026-11-21' });
    expect((await numbers('?on=2026-03-01')).rows).toEqual([]);
  });

  it('begin at midnight in Delhi', async () => {
    await stored({ createdAt: new Date('2026-10-31T18:29:59.999Z') });
    await stored({ createdAt: new Date('2026-10-31T18:30:00Z') });
    expect((await numbers()).total.now.received).toBe(1);
    expect((await numbers('?on=2026-10-01')).total.now.received).toBe(1);
    expect(await list({ from: '2026-11-01', to: '2026-11-20' })).toHaveLength(1);
    expect(await list({ from: '2026-10-01', to: '2026-10-31' })).toHaveLength(1);
  });

  it('leave out flagged and merged ones, and count withdrawn ones apart', async () => {
    const main = await stored();
    await stored({ mergedIntoId: main });
    await stored({ quarantine: true });
    await stored({ status: 'withdrawn', answeredAt: after(9) });
    expect((await numbers()).total.now).toMatchObject({
      received: 1,
      withdrawn: 1,
      answered: 0,
      hoursToAnswer: null,
    });
  });

  it.each([
    { hours: [], median: null },
    { hours: [3], median: 3 },
    { hours: [1, 2, 30], median: 2 },
    { hours: [1, 2, 4, 30], median: 3 },
  ])('have the median of $hours hours: $median', async ({ hours, median }) => {
    await stored();
    for (const one of hours) await stored({ answeredAt: after(one) });
    expect((await numbers()).total.now.hoursToAnswer).toBe(median);
  });

  it('refuse what is no day, period or split', async () => {
    for (const odd of ['on=2026-02-30', 'on=x', 'by=year', 'split=name', 'on=1999-12-31', 'on=2100-01-01'])
      expect((await asStaff(site, `GET /api/staff/numbers?${odd}`)).status, odd).toBe(422);
  });

  it.each(['2000-01-01', '2099-12-31'])('stand at the ends of the century: %s', async (day) => {
    for (const by of ['week', 'month'])
      for (const page of ['numbers', 'numbers/pages', 'numbers/export'])
        expect((await asStaff(site, `GET /api/staff/${page}?on=${day}&by=${by}`)).status, page).toBe(200);
    expect((await asStaff(site, `GET /api/staff/enquiries?from=${day}&to=${day}`)).status).toBe(200);
  });
});

describe('the splits', () => {
  it('are by service, a service that is gone with the contact requests', async () => {
    await stored({ kind: 'venue' });
    await stored({ kind: 'gone' });
    const { rows, kinds } = await numbers();
    expect(rows.map(({ value, label, now: { received } }) => [value, label, received])).toEqual([
      ['contact', 'Contact request', 1],
      ['venue', 'Venue booking', 1],
    ]);
    expect(kinds.map(({ kind }) => kind)).toEqual(['contact', 'venue']);
    expect((await numbers('?kind=venue')).total.now.received).toBe(1);
  });

  it('are by the page of the form, in every language and with every record, also of those from before it was stored', async () => {
    for (const sourcePage of [
      '/profile/0192f000-0000-7000-8000-000000000000',
      '/hi/profile/x',
      '/no/such/page',
      null,
    ])
      await stored({ sourcePage });
    const { rows } = await numbers('?split=source');
    expect(rows.map(({ value, now: { received } }) => [value, received])).toEqual([
      [null, 2],
      ['/profile/:vendorId', 2],
    ]);
    expect(await list({ source: '/profile/:vendorId', reached: 'received' })).toHaveLength(2);
    expect(await list({ source: 'none' })).toHaveLength(2);
  });

  it('are by the campaign that the link named, in one spelling, and by none for anything that may be a person', async () => {
    const send = (campaign: string) =>
      site.post(
        '/api/contacts',
        { name: 'Kavita', email: 'kavita@example.com', phone: '9876500001' },
        { 'x-form': new URLSearchParams({ elapsedMs: '60000', campaign }).toString() },
      );
    for (const campaign of ['diwali-offer', ' Diwali  Offer', '9876500001', 'x'.repeat(400), ''])
      expect((await send(campaign)).status).toBe(201);
    // The database dates what is sent by its own clock.
    await site.db.update(enquiries).set({ createdAt: now });
    const { rows } = await numbers('?split=campaign');
    expect(rows.map(({ value, label, now: { received } }) => [value, label, received])).toEqual([
      [null, null, 3],
      ['diwali-offer', 'diwali-offer', 2],
    ]);
    expect(await list({ campaign: 'diwali-offer', reached: 'received' })).toHaveLength(2);
    expect(await list({ campaign: 'none' })).toHaveLength(3);
  });

  it('are by the place of the vendor that is asked, else by the region of the form', async () => {
    const vendorId = newId();
    await storeVendors(site.db, [
      { id: vendorId, companyName: 'Saffron', area: 'Dwarka', region: 'Delhi', publicSince: begin },
    ]);
    const person = { name: 'Kavita', email: 'kavita@example.com', phone: '9876500001' };
    const send = (path: string, more: object) =>
      site.post(path, { ...person, ...more }, { 'x-form': 'elapsedMs=60000' });
    expect(
      (
        await send('/api/eventmangement/create', {
          vendorId,
          vendorName: 'Saffron',
          eventDescription: 'A wedding',
        })
      ).status,
    ).toBe(201);
    const hall = { ...samplePayload(enquiryKinds.venue), state: 'Noida' };
    expect((await site.post('/api/venue', hall, { 'x-form': 'elapsedMs=60000' })).status).toBe(201);
    expect((await send('/api/contacts', {})).status).toBe(201);
    await site.db.update(enquiries).set({ createdAt: begin });
    const { rows } = await numbers('?split=place');
    expect(rows.map(({ value }) => value)).toEqual([null, 'Dwarka', 'Noida']);
    expect(await list({ place: 'Dwarka' })).toHaveLength(1);
    expect(await list({ place: 'none' })).toHaveLength(1);
  });

  it('by reason name the offered reasons alone: others may be anybody’s words', async () => {
    await stored({ status: 'closed', closeReason: 'No answer' });
    await stored({ status: 'closed', closeReason: 'Ravi of 12 Park Road did not call' });
    const { reasons } = await numbers();
    expect(reasons).toEqual([
      { reason: 'No answer', now: 1, before: 0 },
      { reason: null, now: 1, before: 0 },
    ]);
    expect(await list({ reason: 'No answer', reached: 'lost' })).toHaveLength(1);
  });

  it('by vendor have what it called bad, and why', async () => {
    const vendorId = newId();
    await storeVendors(site.db, [{ id: vendorId, companyName: 'Kesar Mithai Ghar' }]);
    await introduced(await stored(), 'wrong-number', vendorId);
    await introduced(await stored(), 'duplicate', vendorId);
    await introduced(await stored());
    const { badVendors, total } = await numbers();
    expect(badVendors).toEqual([
      {
        vendorId,
        name: 'Kesar Mithai Ghar',
        now: 2,
        before: 0,
        reasons: { 'wrong-number': 1, 'not-mine': 0, duplicate: 1, abusive: 0 },
      },
    ]);
    expect(total.now).toMatchObject({ told: 3, bad: 2 });
    expect(await list({ reported: vendorId })).toHaveLength(2);
  });
});

it('adds up the accepted quotes with tax, and counts an enquiry with two quotes once', async () => {
  const enquiryId = await stored();
  for (const status of ['accepted', 'declined'] as const) {
    const introductionId = await introduced(enquiryId);
    const [quote] = await site.db
      .insert(quotes)
      .values({ introductionId, enquiryId, vendorId: newId(), status, version: 1, sentAt: begin })
      .returning();
    await site.db.insert(quoteVersions).values({
      quoteId: quote!.id,
      version: 1,
      sentAt: begin,
      idempotencyKey: newId(),
      content: {
        lines: [{ label: 'Veg menu', quantity: 10_000, unit: 'plate-veg', unitPrice: 100_000, tax: 'gst-5' }],
        guests: null,
        included: [],
        excluded: [],
        validUntil: '2026-12-10',
        advance: null,
        cancellation: '',
        terms: '',
      },
    });
  }
  expect((await numbers()).total.now).toMatchObject({ quoted: 1, accepted: 10_500_000 });
  expect(await list({ reached: 'accepted' })).toHaveLength(1);
});

it('leads from each number to a list of as many', async () => {
  await stored({ status: 'closed', closeReason: 'No answer', answeredAt: after(30) });
  await stored({ status: 'booked', bookedAt: after(2), answeredAt: after(24), introducedAt: after(1) });
  await stored({ status: 'withdrawn', introducedAt: after(1) });
  await introduced(await stored({ mergedIntoId: await stored() }), 'abusive');
  const { total } = await numbers();
  for (const step of [
    'received',
    'withdrawn',
    'introduced',
    'answered',
    'inTime',
    'quoted',
    'booked',
    'lost',
  ] as const)
    expect([step, (await list({ from: '2026-11-01', to: '2026-11-20', reached: step })).length]).toEqual([
      step,
      total.now[step],
    ]);
  expect(await list({ reached: 'late' satisfies ReachedStep })).toHaveLength(2);
});

it('counts pages by day, and acts on vendors’ pages by the weeks that begin in the month', async () => {
  await site.db.insert(eventCounts).values([
    { day: '2026-11-20', name: 'page_view /catering', count: 5 },
    { day: '2026-10-20', name: 'page_view /catering', count: 3 },
    { day: '2026-10-21', name: 'page_view /catering', count: 90 },
    { day: '2026-11-20', name: 'conversion', count: 7 },
  ]);
  const vendorId = newId();
  await storeVendors(site.db, [{ id: vendorId, companyName: 'Saffron' }]);
  await site.db.insert(vendorCounts).values([
    { vendorId, week: '2026-11-16', act: 'call', count: 4 },
    { vendorId, week: '2026-10-19', act: 'whatsapp', count: 2 },
  ]);
  const found = (await asStaff(site, 'GET /api/staff/numbers/pages')).json<PageNumbers>();
  expect(found.pages).toEqual([{ page: '/catering', now: 5, before: 3 }]);
  expect(found.acts).toEqual([
    { act: 'call', now: 4, before: 0 },
    { act: 'whatsapp', now: 0, before: 2 },
  ]);
});

it('gives the same as a file, in which no cell is a formula', async () => {
  await stored({ place: '=HYPERLINK("http://x")' });
  await site.recountNumbers();
  const { csv, filename } = (await asStaff(site, 'GET /api/staff/numbers/export')).json<{
    csv: string;
    filename: string;
  }>();
  expect(filename).toBe('numbers-month-2026-11-01.csv');
  expect(csv).toContain(`"Place","'=HYPERLINK(""http://x"")","2026-11-01","2026-11-20","1"`);
  expect(csv).not.toMatch(/(^|,)"[=+@-]/m);
});

describe('enquiries flagged as spam', () => {
  const put = (reference: string, status: string) =>
    asStaff(site, `PUT /api/staff/enquiries/${reference}`, { status });
  const share = async () => (await asStaff(site, 'GET /api/staff/spam')).json<unknown>();
  const flagged = async () =>
    (await storeEnquiries(site, [{ quarantine: true, quarantineReason: 'honeypot filled' }]))[0]!;

  it('is discarded: closed as spam and still flagged; and brought back as if it had just come', async () => {
    const reference = await flagged();
    expect((await put(reference, 'discarded')).json()).toMatchObject({
      status: 'closed',
      flagged: 'honeypot filled',
    });
    const [row] = await site.db.select().from(enquiries);
    expect(row).toMatchObject({ quarantine: true, closeReason: 'Spam', closedAt: begin });
    expect(await share()).toEqual({ days: 90, released: 0, discarded: 1 });
    expect((await put(reference, 'restored')).json()).toMatchObject({ status: 'received', flagged: null });
    const [back] = await site.db.select().from(enquiries);
    expect(back).toMatchObject({ quarantine: false, closeReason: null, closedAt: null, readAt: null });
    expect(await share()).toEqual({ days: 90, released: 1, discarded: 0 });
  });

  it('is discarded only when it was flagged', async () => {
    const [reference] = await storeEnquiries(site, [{}]);
    expect((await put(reference!, 'discarded')).status).toBe(409);
    expect(await share()).toEqual({ days: 90, released: 0, discarded: 0 });
  });

  it('is counted for ninety days', async () => {
    for (const change of ['received', 'discarded', 'discarded']) await put(await flagged(), change);
    now = new Date(begin.getTime() + 90 * dayMs);
    expect(await share()).toEqual({ days: 90, released: 1, discarded: 2 });
    now = new Date(begin.getTime() + 90 * dayMs + 1);
    expect(await share()).toEqual({ days: 90, released: 0, discarded: 0 });
  });
});
