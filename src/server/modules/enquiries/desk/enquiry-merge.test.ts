/** @postgres two merges lock the same enquiries in opposite order */
import { parse } from 'csv-parse/sync';
import { eq } from '#platform/db/drizzle.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Duplicates, DuplicatePair } from '#contract/desk/duplicates.ts';
import type { EnquiryList } from '#contract/desk/enquiry-list.ts';
import { dayMs } from '#facts/time.ts';
import { events, enquiries } from '#platform/db/tables.ts';
import { newSecret, sha256 } from '#platform/secrets.ts';
import { asStaff } from '#support/as-staff.ts';
import { firstOwner } from '#support/desk.ts';
import { sawAll } from '#support/seen.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

const site = setUpTestSite({ clock: () => now });
const now = new Date('2026-11-20T06:00:00Z');
beforeEach(() => site.reset());

type Columns = Partial<typeof enquiries.$inferInsert>;
/** Stores an enquiry under this reference; returns the secret of its private page. */
async function stored(reference: string, columns: Columns = {}): Promise<string> {
  const secret = newSecret();
  await site.db.insert(enquiries).values({
    kind: 'catering',
    reference,
    secretHash: sha256(secret),
    payload: { eventDescription: columns.message ?? '' },
    createdAt: now,
    ...columns,
  });
  return secret;
}
const at = (reference: string) => `/api/staff/enquiries/${reference}`;
const duplicates = async (reference: string) =>
  (await asStaff(site, `GET ${at(reference)}/duplicates`)).json<Duplicates>();
const proposedFor = async (reference: string) =>
  (await duplicates(reference)).proposed.map(({ twin, alike }) => `${twin.reference} ${alike.join()}`);
const pairs = async () =>
  (await asStaff(site, 'GET /api/staff/duplicates'))
    .json<DuplicatePair[]>()
    .map(({ earlier, later }) => `${earlier.reference} ${later.reference}`);
const merge = (reference: string, into: string, version = 1) =>
  asStaff(site, `POST ${at(reference)}/merge`, { into, version, seen: sawAll, seenInto: sawAll });
const part = (reference: string) => asStaff(site, `DELETE ${at(reference)}/merge?seen=${sawAll}`);
const inbox = async () =>
  (await asStaff(site, 'GET /api/staff/enquiries'))
    .json<EnquiryList>()
    .enquiries.map(({ reference }) => reference);
const page = async (secret: string) =>
  (await site.get(`/api/enquiries/${secret}`)).json<Record<string, unknown>>();

describe('duplicates are proposed', () => {
  const later = (ms: number) => new Date(now.getTime() + ms);

  it('for the same phone, or the same e-mail however it is spelt, within seven days to the millisecond', async () => {
    await stored('A', { phone: '9876543210', email: 'Asha@Example.in ', name: 'Asha' });
    await stored('B', { phone: '9876543210', createdAt: later(7 * dayMs) });
    await stored('C', { phone: '9876543210', createdAt: later(7 * dayMs + 1) });
    await stored('D', { email: 'asha@example.IN', createdAt: later(-7 * dayMs) });
    await stored('E', { email: 'asha@example.in', createdAt: later(-7 * dayMs - 1) });
    await stored('F', {});
    expect(await proposedFor('A')).toEqual(['D email', 'B phone']);
    expect(await pairs()).toEqual(['B C', 'A B', 'D A', 'E D']);
  });

  it('never across kinds, nor with what nobody works on', async () => {
    const same = { phone: '9876543210' };
    await stored('A', same);
    await stored('OTHER', { ...same, kind: 'venue' });
    await stored('CLOSED', { ...same, status: 'closed' });
    await stored('GONE', { ...same, status: 'withdrawn' });
    await stored('SPAM', { ...same, quarantine: true });
    await stored('B', same);
    expect(await proposedFor('A')).toEqual(['B phone']);
    expect(await proposedFor('SPAM')).toEqual([]);
    expect(await pairs()).toEqual(['A B']);
    await merge('B', 'A');
    expect(await proposedFor('A')).toEqual([]);
    expect(await pairs()).toEqual([]);
  });

  const text =
    'Sangeet for 150 guests in Punjabi Bagh on 14 February, vegetarian, with a chaat counter and two live stations.';
  it.each([
    [
      text,
      'sangeet for 150 guests in Punjabi Bagh, 14 February. Vegetarian with chaat counter and two live stations',
      true,
    ],
    [text, `Namaste. ${text} Please call after six in the evening.`, true],
    [
      text,
      'Sangeet for 60 guests in Noida in March, non-vegetarian dinner with a bar and a dessert table, budget two lakh.',
      false,
    ],
    [
      text,
      'Sangeet for 200 guests in Punjabi Bagh on 20 February, non-vegetarian, with a bar and a dessert counter.',
      false,
    ],
    ['Please call me', 'Please call me', false],
    ['Please call me back about the menu soon', 'Please call me back about the menu soon', false],
    ['Please call me back about the menu soon!', 'Please call me back about the menu soon!', true],
  ])('by their text: "%s" and "%s": %s', async (one, other, alike) => {
    await stored('A', { message: one });
    await stored('B', { message: other });
    expect(await proposedFor('A')).toEqual(alike ? ['B text'] : []);
  });

  it('without a word for a member who sees no contact details', async () => {
    await stored('A', { phone: '9876543210', name: 'Asha', message: text });
    await stored('B', { phone: '9876543210', name: 'Asha', message: text });
    const { enquiry } = await duplicates('A');
    expect(enquiry).toMatchObject({ name: 'Asha', phone: '9876543210', message: text });
  });
});

describe('merging', () => {
  it('leaves the part to the whole: it is neither answered nor moved, and the file says what it is part of', async () => {
    await stored('A', { email: 'a@example.in' });
    await stored('B', { email: 'a@example.in' });
    await merge('B', 'A');
    const answer = { subject: 'Namaste', text: 'Hello', version: 2, seen: sawAll };
    const refused = [
      await asStaff(site, `POST ${at('B')}/replies`, answer),
      await asStaff(site, `PUT ${at('B')}`, { status: 'closed', reason: 'No answer' }),
      await asStaff(site, `PUT ${at('B')}`, { status: 'read' }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409]);
    const action = { status: 'closed', reason: 'No answer' };
    const bulk = await asStaff(site, 'POST /api/staff/enquiries/bulk', { references: ['B'], action });
    expect(bulk.json()).toMatchObject({ results: [{ done: false }] });
    expect((await asStaff(site, `POST ${at('A')}/replies`, answer)).status).toBe(201);
    const { browser } = await firstOwner(site);
    const { csv } = (await browser.call('GET /api/staff/enquiries/export?status=all')).json<{
      csv: string;
    }>();
    const rows: Record<string, string>[] = parse(csv, { bom: true, columns: true });
    const partOf = Object.fromEntries(rows.map((row) => [row['Reference'], row['Part of']]));
    expect(partOf).toEqual({ A: '', B: 'A' });
  });

  it('hides nothing but the second line in the inbox; both pages go on, and taking apart restores all', async () => {
    const main = await stored('A');
    const secret = await stored('B', { message: 'Eighty guests' });
    const before = (await site.db.select().from(enquiries).where(eq(enquiries.reference, 'B')))[0]!;
    expect((await merge('B', 'A')).json()).toMatchObject({ partOf: 'A', enquiry: { version: 2 } });
    expect(await inbox()).toEqual(['A']);
    expect(await duplicates('A')).toMatchObject({
      enquiry: { merged: 1, version: 2 },
      merged: [{ reference: 'B' }],
    });
    await asStaff(site, `PUT ${at('A')}`, { status: 'answered' });
    expect(await page(main)).toMatchObject({ status: 'answered', answeredAt: now.toISOString() });
    expect(await page(secret)).toMatchObject({
      reference: 'B',
      status: 'answered',
      answeredAt: now.toISOString(),
      sent: [{ label: 'About your event', value: 'Eighty guests' }],
    });
    expect((await part('B')).json()).toMatchObject({ partOf: null });
    const after = (await site.db.select().from(enquiries).where(eq(enquiries.reference, 'B')))[0]!;
    expect({ ...after, version: 0, updatedAt: 0 }).toEqual({ ...before, version: 0, updatedAt: 0 });
    expect(await page(secret)).toMatchObject({ status: 'received', answeredAt: null });
    expect((await inbox()).toSorted()).toEqual(['A', 'B']);
    const told = await site.db.select().from(events).orderBy(events.id);
    expect(
      told
        .filter(({ facts }) => facts['other'])
        .map(({ type, subjectId, facts }) => [type, subjectId, facts['other']]),
    ).toEqual([
      ['enquiry.merged', 'B', 'A'],
      ['enquiry.extended', 'A', 'B'],
      ['enquiry.parted', 'B', 'A'],
      ['enquiry.parted', 'A', 'B'],
    ]);
  });

  it('is refused with itself, with what is merged, in chains, across kinds, with closed, flagged and withdrawn ones', async () => {
    await stored('A');
    await stored('B');
    await stored('C');
    await stored('VENUE', { kind: 'venue' });
    await stored('CLOSED', { status: 'closed' });
    await stored('GONE', { status: 'withdrawn' });
    await stored('SPAM', { quarantine: true });
    const refused = async (one: string, other: string, version = 1) =>
      expect((await merge(one, other, version)).status, `${one} into ${other}`).toBe(409);
    await refused('A', 'A');
    await refused('A', 'VENUE');
    await refused('A', 'CLOSED');
    await refused('A', 'GONE');
    await refused('GONE', 'A');
    await refused('A', 'SPAM');
    await refused('SPAM', 'A');
    await refused('B', 'A', 2);
    expect((await merge('A', 'NONE')).status).toBe(404);
    expect((await merge('NONE', 'A')).status).toBe(404);
    expect((await part('A')).status).toBe(409);
    expect((await merge('CLOSED', 'A')).status).toBe(200);
    expect((await merge('B', 'A')).status).toBe(200);
    await refused('B', 'C', 2);
    await refused('C', 'B');
    await refused('A', 'C', 3);
    await refused('A', 'B', 3);
  });

  it('never goes in a circle, also when two merge each other at once', async () => {
    await stored('A');
    await stored('B');
    const answers = await Promise.all([merge('A', 'B'), merge('B', 'A')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const rows = await site.db.select().from(enquiries);
    expect(rows.filter(({ mergedIntoId }) => mergedIntoId)).toHaveLength(1);
  });

  it('comes apart by itself when the visitor withdraws the main one, so that nothing is forgotten', async () => {
    const main = await stored('A');
    const secret = await stored('B', { message: 'Eighty guests' });
    await merge('B', 'A');
    expect((await site.post(`/api/enquiries/${main}/withdraw`, {})).status).toBe(200);
    expect(await inbox()).toEqual(['B']);
    expect(await page(secret)).toMatchObject({ status: 'received' });
  });

  it('leaves a merged one that is withdrawn withdrawn', async () => {
    await stored('A');
    const secret = await stored('B', { message: 'Eighty guests' });
    await merge('B', 'A');
    expect((await site.post(`/api/enquiries/${secret}/withdraw`, {})).status).toBe(200);
    expect(await page(secret)).toMatchObject({ status: 'withdrawn', sent: [] });
    expect(await inbox()).toEqual(['A']);
  });
});
