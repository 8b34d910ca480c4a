import { eq } from '#platform/db/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changes, staffChanges, enquiryStatuses } from '#domain/enquiries/enquiry-changes.ts';
import type { StaffSession } from '#contract/desk/access.ts';
import type { EnquiryBulkAction, EnquiryBulkResult } from '#contract/desk/enquiry-bulk.ts';
import type { StaffEnquiryDetail } from '#contract/desk/enquiry-detail.ts';
import { enquiryReplies, enquiries } from '#platform/db/tables.ts';
import { firstOwner, memberWithRole, type DeskBrowser } from '#support/desk.ts';
import { storeEnquiries } from '#support/stored-enquiries.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

// Years ahead of the queue's clock, so that no reply is sent.
const start = new Date('2036-11-20T06:00:00Z');
const earlier = new Date('2036-11-18T06:00:00Z');
let now = start;
const site = setUpTestSite({ clock: () => now });
let owner: DeskBrowser;
let me: StaffSession;
let manager: DeskBrowser;
beforeAll(async () => {
  const first = await firstOwner(site);
  [owner, me] = [first.browser, first.session];
  manager = (await memberWithRole(site, 'manager')).browser;
});
beforeEach(async () => {
  now = start;
  await site.db.delete(enquiries);
});

const bulk = async (by: DeskBrowser, reference: string, action: EnquiryBulkAction) => {
  const answer = await by.call('POST /api/staff/enquiries/bulk', { references: [reference], action });
  return answer.json<{ results: EnquiryBulkResult[] }>().results[0]!;
};
/** The record without the fields that count its changes. */
const record = async (reference: string) => {
  const [{ version: _, updatedAt: __, replaced, ...row }] = (await site.db
    .select()
    .from(enquiries)
    .where(eq(enquiries.reference, reference))) as [typeof enquiries.$inferSelect];
  return { row, replaced };
};
const detail = async (reference: string) =>
  (await owner.call(`GET /api/staff/enquiries/${reference}`)).json<StaffEnquiryDetail>();

/** States of an enquiry before an act: each status, with and without times, labels, an owner and a flag. */
const before = enquiryStatuses
  .filter((status) => status !== 'withdrawn')
  .flatMap((status) => [
    { status },
    {
      status,
      readAt: earlier,
      answeredAt: earlier,
      labels: ['vip', 'winter', 'delhi'],
      ...(status === 'closed' && { closedAt: earlier, closeReason: 'Chose others' }),
      ...(status === 'booked' && { bookedAt: earlier }),
      quarantine: true,
      quarantineReason: 'Three links',
    },
  ]);
const acts: EnquiryBulkAction[] = [
  ...staffChanges.map((status) => ({ status, reason: 'No answer' })),
  { assign: null },
  { addLabel: 'vip' },
  { addLabel: 'new' },
  { removeLabel: 'winter' },
];

describe('an act and its undo', () => {
  it.each(acts.map((act) => [JSON.stringify(act), act] as const))(
    '%s leaves every record as it was, or had changed nothing, or sent mails',
    async (_, act) => {
      let undone = 0;
      for (const given of before) {
        const [reference] = await storeEnquiries(site, [{ ...given, ownerId: me.memberId }]);
        const { row: then } = await record(reference!);
        now = new Date(now.getTime() + 60_000);
        const { done, undoable } = await bulk(owner, reference!, act);
        const { row: changed, replaced } = await record(reference!);
        if (!done) expect(changed).toEqual(then);
        expect(undoable, JSON.stringify(given)).toBe(replaced !== null);
        const undo = await bulk(owner, reference!, { undo: true });
        expect(undo.done, JSON.stringify(given)).toBe(replaced !== null);
        const after = await record(reference!);
        if (undo.done) expect(after).toEqual({ row: then, replaced: null });
        else expect(after.row).toEqual(changed);
        if (undo.done) undone += 1;
        // Undoes once: a second key or a repeated request undoes nothing else.
        expect((await bulk(owner, reference!, { undo: true })).done).toBe(false);
      }
      const sends = 'status' in act && 'effect' in changes.staff[act.status];
      expect(undone > 0).toBe(!sends);
    },
  );

  it('says of an act that changed nothing that there is nothing to take back: what was done before stays', async () => {
    const [reference] = await storeEnquiries(site, [{}]);
    expect(await bulk(owner, reference!, { addLabel: 'vip' })).toMatchObject({ done: true, undoable: true });
    for (const again of [{ addLabel: 'vip' }, { removeLabel: 'new' }, { assign: null }])
      expect(await bulk(owner, reference!, again)).toMatchObject({ done: true, undoable: false });
    await bulk(owner, reference!, { status: 'read' });
    expect(await bulk(owner, reference!, { status: 'read' })).toMatchObject({ done: true, undoable: false });
  });

  it('gives each of many its own owner back', async () => {
    const [a, b] = await storeEnquiries(site, [{ ownerId: me.memberId }, {}]);
    for (const reference of [a!, b!]) await bulk(owner, reference, { assign: me.memberId });
    expect((await bulk(owner, a!, { undo: true })).done).toBe(false);
    expect((await bulk(owner, b!, { undo: true })).done).toBe(true);
    expect((await record(b!)).row.ownerId).toBeNull();
  });

  it('holds for the facts of one enquiry', async () => {
    const [reference] = await storeEnquiries(site, [{ labels: ['vip'] }]);
    const { row: then } = await record(reference!);
    const changed = await owner.call(`PUT /api/staff/enquiries/${reference}/facts`, {
      version: (await detail(reference!)).version,
      labels: ['a', 'b'],
      eventDate: '2037-02-14',
      dueAt: '2036-11-25T06:00:00.000Z',
      owner: 'me',
    });
    expect(changed.json()).toMatchObject({ reference });
    expect((await bulk(owner, reference!, { undo: true })).done).toBe(true);
    expect((await record(reference!)).row).toEqual(then);
  });

  it('holds for an answer that is taken back: its author is the owner no more', async () => {
    const [reference] = await storeEnquiries(site, [{ email: 'asha@example.com' }]);
    const { row: then } = await record(reference!);
    const { said, version } = await detail(reference!);
    const sent = await owner.call(`POST /api/staff/enquiries/${reference}/replies`, {
      subject: 'Your wedding',
      text: 'Namaste',
      version,
      seen: said,
    });
    expect(sent.status).toBe(201);
    const [reply] = await site.db.select().from(enquiryReplies);
    expect((await record(reference!)).row.ownerId).toBe(me.memberId);
    await owner.call(`DELETE /api/staff/enquiries/${reference}/replies/${reply!.id}`);
    expect((await record(reference!)).row).toEqual(then);
  });

  it('holds for a merge', async () => {
    const [part, main] = await storeEnquiries(site, [{}, {}]);
    const then = [await record(part!), await record(main!)];
    const [a, b] = [await detail(part!), await detail(main!)];
    const merged = await owner.call(`POST /api/staff/enquiries/${part}/merge`, {
      into: main,
      version: a.version,
      seen: a.said,
      seenInto: b.said,
    });
    expect(merged.status).toBe(200);
    const { said } = await detail(part!);
    await owner.call(`DELETE /api/staff/enquiries/${part}/merge?seen=${said}`);
    expect([await record(part!), await record(main!)]).toEqual(then);
  });
});

describe('nobody’s undo', () => {
  it('takes back what a colleague did', async () => {
    const [reference] = await storeEnquiries(site, [{}]);
    await bulk(owner, reference!, { status: 'closed', reason: 'No answer' });
    expect(await bulk(manager, reference!, { undo: true })).toMatchObject({
      done: false,
      why: 'This enquiry has gone on since: there is nothing to take back.',
    });
    expect((await record(reference!)).row.status).toBe('closed');
  });

  it('takes one’s own change back under a colleague’s', async () => {
    const [reference] = await storeEnquiries(site, [{}]);
    await bulk(owner, reference!, { status: 'read' });
    await bulk(manager, reference!, { status: 'closed', reason: 'No answer' });
    expect((await bulk(owner, reference!, { undo: true })).done).toBe(false);
    expect((await record(reference!)).row).toMatchObject({ status: 'closed', closeReason: 'No answer' });
  });

  it('finds anything in an enquiry that its sender has withdrawn', async () => {
    const [reference] = await storeEnquiries(site, [{ status: 'withdrawn' }]);
    expect((await bulk(owner, reference!, { undo: true })).done).toBe(false);
  });
});

it('tells the family that a closed enquiry is open again, and of other undos nothing', async () => {
  const [reference] = await storeEnquiries(site, [{}]);
  await bulk(owner, reference!, { status: 'read' });
  await bulk(owner, reference!, { undo: true });
  await bulk(owner, reference!, { status: 'closed', reason: 'No answer' });
  await bulk(owner, reference!, { undo: true });
  const { timeline } = await detail(reference!);
  const told = timeline.map((entry) => ('event' in entry ? entry.event : entry));
  expect(JSON.stringify(told)).toContain('took back the last change');
  expect(JSON.stringify(told)).toContain('opened the enquiry again');
});

it('a part of another is neither answered, closed nor moved on', async () => {
  const [main, part] = await storeEnquiries(site, [{}, { email: 'asha@example.com' }]);
  const [mainId] = await site.db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(eq(enquiries.reference, main!));
  await site.db.update(enquiries).set({ mergedIntoId: mainId!.id }).where(eq(enquiries.reference, part!));
  const { row: then } = await record(part!);
  for (const status of staffChanges) {
    expect((await bulk(owner, part!, { status, reason: 'No answer' })).done, status).toBe(false);
    const alone = await owner.call(`PUT /api/staff/enquiries/${part}`, { status, reason: 'No answer' });
    expect(alone.status, status).toBe(409);
  }
  expect((await record(part!)).row).toEqual(then);
});
