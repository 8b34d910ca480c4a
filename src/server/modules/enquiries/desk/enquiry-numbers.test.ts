/** @postgres intervals and months are counted in SQL */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Funnel, SpamShare } from '#contract/desk/numbers.ts';
import { dayMs, hourMs, lastMonths } from '#facts/time.ts';
import { enquiries } from '#platform/db/tables.ts';
import { newSecret, sha256 } from '#platform/secrets.ts';
import { asStaff } from '#support/as-staff.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

const site = setUpTestSite({ clock: () => now });
const begin = new Date('2026-11-20T06:00:00Z');
let now = begin;
beforeEach(async () => {
  now = begin;
  await site.reset();
});

let count = 0;
type Columns = Partial<typeof enquiries.$inferInsert>;
async function stored(columns: Columns = {}) {
  count += 1;
  const reference = `AGN-${count}`;
  await site.db.insert(enquiries).values({
    kind: 'catering',
    reference,
    secretHash: sha256(newSecret()),
    payload: {},
    createdAt: begin,
    ...columns,
  });
  return reference;
}
const funnel = async (query = '') => (await asStaff(site, `GET /api/staff/funnel${query}`)).json<Funnel>();
const rowOf = ({ rows }: Funnel, kind: string | null, month: string | null) =>
  rows.find((row) => row.kind === kind && row.month === month);
const after = (hours: number) => new Date(begin.getTime() + hours * hourMs);

describe('the funnel', () => {
  it('counts each step an enquiry has passed, by kind, by month and in all', async () => {
    await stored();
    await stored({ readAt: after(1) });
    await stored({
      kind: 'venue',
      status: 'booked',
      readAt: after(1),
      introducedAt: after(2),
      answeredAt: after(3),
      bookedAt: after(4),
    });
    await stored({ createdAt: new Date('2026-10-01T00:00:00Z'), readAt: new Date('2026-10-01T01:00:00Z') });
    const found = await funnel();
    expect(found.kinds.map(({ kind }) => kind)).toEqual(['catering', 'venue']);
    expect(rowOf(found, 'catering', '2026-11-01')).toMatchObject({
      received: 2,
      read: 1,
      answered: 0,
      booked: 0,
    });
    expect(rowOf(found, 'venue', null)).toMatchObject({
      received: 1,
      read: 1,
      introduced: 1,
      answered: 1,
      booked: 1,
    });
    expect(rowOf(found, null, '2026-11-01')).toMatchObject({ received: 3, read: 2 });
    expect(rowOf(found, null, '2026-10-01')).toMatchObject({ received: 1, read: 1 });
    expect(rowOf(found, null, null)).toMatchObject({ received: 4, read: 3, booked: 1 });
  });

  it('counts neither flagged nor merged ones, and withdrawn ones beside the others', async () => {
    const [main] = await site.db
      .insert(enquiries)
      .values({
        kind: 'catering',
        reference: 'MAIN',
        secretHash: sha256('main'),
        payload: {},
        createdAt: begin,
      })
      .returning();
    await stored({ mergedIntoId: main!.id });
    await stored({ quarantine: true });
    await stored({ status: 'withdrawn', readAt: after(9) });
    expect(rowOf(await funnel(), null, null)).toMatchObject({
      received: 1,
      read: 0,
      withdrawn: 1,
      hoursToRead: null,
    });
  });

  it.each([
    { hours: [], median: null },
    { hours: [3], median: 3 },
    { hours: [1, 2, 30], median: 2 },
    { hours: [1, 2, 4, 30], median: 3 },
  ])('has the median of $hours hours: $median', async ({ hours, median }) => {
    await stored();
    for (const one of hours) await stored({ readAt: after(one), answeredAt: after(2 * one) });
    expect(rowOf(await funnel(), null, null)).toMatchObject({
      hoursToRead: median,
      hoursToAnswer: median && 2 * median,
    });
  });

  it('begins a month at midnight in Delhi, and names the months in which nothing came', async () => {
    await stored({ createdAt: new Date('2026-10-31T18:29:59Z') });
    await stored({ createdAt: new Date('2026-10-31T18:30:00Z') });
    await stored({ createdAt: new Date('2026-08-31T18:29:59.999Z') });
    const found = await funnel('?months=3');
    expect(found.months).toEqual(['2026-09-01', '2026-10-01', '2026-11-01']);
    expect(rowOf(found, null, '2026-10-01')).toMatchObject({ received: 1 });
    expect(rowOf(found, null, '2026-11-01')).toMatchObject({ received: 1 });
    expect(rowOf(found, null, '2026-09-01')).toBeUndefined();
    expect(rowOf(found, null, null)).toMatchObject({ received: 2 });
    expect((await funnel('?months=1')).months).toEqual(['2026-11-01']);
  });

  it('is empty where nothing came, and refuses odd numbers of months', async () => {
    expect(await funnel()).toMatchObject({ kinds: [], rows: [], months: { length: 12 } });
    for (const odd of ['0', '37', 'x', '1.5', '-1'])
      expect((await asStaff(site, `GET /api/staff/funnel?months=${odd}`)).status, odd).toBe(422);
  });

  it('counts a kind that is gone from the registry with the contact requests', async () => {
    await stored({ kind: 'gone' });
    expect(rowOf(await funnel(), 'contact', null)).toMatchObject({ received: 1 });
  });

  it('knows the months over the turn of a year', () =>
    expect(lastMonths(new Date('2027-01-31T18:30:00Z'), 3)).toEqual([
      '2026-12-01',
      '2027-01-01',
      '2027-02-01',
    ]));
});

describe('what was flagged as spam', () => {
  const put = (reference: string, status: string) =>
    asStaff(site, `PUT /api/staff/enquiries/${reference}`, { status });
  const share = async () => (await asStaff(site, 'GET /api/staff/spam')).json<SpamShare>();

  it('is discarded: closed as spam and still flagged; and brought back as if it had just come', async () => {
    const reference = await stored({ quarantine: true, quarantineReason: 'honeypot filled' });
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
    const reference = await stored();
    expect((await put(reference, 'discarded')).status).toBe(409);
    expect(await share()).toEqual({ days: 90, released: 0, discarded: 0 });
  });

  it('is counted for ninety days', async () => {
    for (const change of ['received', 'discarded', 'discarded'])
      await put(await stored({ quarantine: true }), change);
    now = new Date(begin.getTime() + 90 * dayMs);
    expect(await share()).toEqual({ days: 90, released: 1, discarded: 2 });
    now = new Date(begin.getTime() + 90 * dayMs + 1);
    expect(await share()).toEqual({ days: 90, released: 0, discarded: 0 });
  });
});
