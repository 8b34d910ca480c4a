import { parse } from 'csv-parse/sync';
import { and, eq } from '#platform/db/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffEnquiryDetail } from '#contract/desk/enquiry-detail.ts';
import type { Colleague, EnquiryList } from '#contract/desk/enquiry-list.ts';
import type { EnquiryBulkResult } from '#contract/desk/enquiry-bulk.ts';
import type { StaffSession } from '#contract/desk/access.ts';
import { events, enquiries } from '#platform/db/tables.ts';
import { firstOwner, memberWithRole, type DeskBrowser } from '#support/desk.ts';
import { storeEnquiries } from '#support/stored-enquiries.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

const start = new Date('2026-11-20T06:00:00Z');
let now = start;
const site = setUpTestSite({ clock: () => now });
let owner: DeskBrowser;
let me: StaffSession;
let readerId: string;
beforeAll(async () => {
  const first = await firstOwner(site);
  [owner, me] = [first.browser, first.session];
  readerId = (await memberWithRole(site, 'reader')).session.memberId;
});
beforeEach(() => site.db.delete(enquiries));

const act = (references: string[], action: object) =>
  owner.call('POST /api/staff/enquiries/bulk', { references, action });
const results = async (references: string[], action: object) =>
  (await act(references, action)).json<{ results: EnquiryBulkResult[] }>().results;
const stored = async (reference: string) =>
  (await site.db.select().from(enquiries).where(eq(enquiries.reference, reference)))[0]!;
const eventsOn = async (reference: string) =>
  (
    await site.db
      .select()
      .from(events)
      .where(and(eq(events.subjectKind, 'enquiry'), eq(events.subjectId, reference)))
      .orderBy(events.id)
  ).map(({ type, actorId, facts }) => ({ type, actorId, facts }));

describe('acting on many', () => {
  it('closes all but those that refuse, and says of each why not', async () => {
    const [open, closed, withdrawn] = await storeEnquiries(site, [
      {},
      { status: 'closed', closeReason: 'No answer' },
      { status: 'withdrawn' },
    ]);
    const missing = 'AGN-NONE';
    const refused = (version: number | null) => ({ done: false, undoable: false, version, said: null });
    const given = [withdrawn!, missing, open!.toLowerCase(), closed!, open!];
    expect(await results(given, { status: 'booked' })).toEqual([
      { reference: withdrawn, ...refused(1), why: 'The visitor has withdrawn this enquiry.' },
      { reference: missing, ...refused(null), why: 'There is no enquiry of that number.' },
      {
        reference: open,
        done: true,
        undoable: true,
        version: 2,
        said: expect.any(String) as string,
        why: null,
      },
      { reference: closed, ...refused(1), why: 'This enquiry is already closed.' },
    ]);
    expect(await results([open!], { status: 'closed' })).toMatchObject([
      { done: false, why: 'Please say why it is closed.' },
    ]);
    expect(await results([open!], { status: 'closed', reason: 'Chose others' })).toMatchObject([
      { done: true },
    ]);
    expect(await stored(open!)).toMatchObject({ status: 'closed', closeReason: 'Chose others', version: 3 });
    expect((await eventsOn(open!)).map(({ type }) => type)).toEqual(['enquiry.booked', 'enquiry.closed']);
  });

  it('gives owners and labels and takes them away, with an event for each change and none for what is so already', async () => {
    const [one, other] = await storeEnquiries(site, [{}, { labels: ['vip'] }]);
    const both = [one!, other!];
    for (const action of [
      { assign: me.memberId },
      { assign: me.memberId },
      { addLabel: ' vip ' },
      { removeLabel: 'vip' },
      { assign: null },
    ])
      expect((await results(both, action)).every(({ done }) => done)).toBe(true);
    expect(await stored(one!)).toMatchObject({ ownerId: null, labels: [], version: 5 });
    expect(await eventsOn(other!)).toEqual([
      {
        type: 'enquiry.changed',
        actorId: me.memberId,
        facts: { fields: 'owner' },
      },
      { type: 'enquiry.changed', actorId: me.memberId, facts: { fields: 'labels' } },
      { type: 'enquiry.changed', actorId: me.memberId, facts: { fields: 'owner' } },
    ]);
  });

  it('puts no more labels on one than a row can show', async () => {
    const labels = Array.from({ length: 12 }, (_, index) => `l${index}`);
    const [full] = await storeEnquiries(site, [{ labels }]);
    expect(await results([full!], { addLabel: 'l3' })).toMatchObject([{ done: true }]);
    expect(await results([full!], { addLabel: 'one more' })).toMatchObject([
      { done: false, why: 'This enquiry has 12 labels already.' },
    ]);
  });

  it('gives an enquiry to nobody who may not work on it', async () => {
    const [one] = await storeEnquiries(site, [{}]);
    const invitation = { name: 'Invited', email: 'invited@site.test', role: 'manager' };
    const { member } = (await owner.call('POST /api/staff/people', invitation)).json<{
      member: { id: string };
    }>();
    for (const assign of [readerId, member.id, 'nobody', '0192f000-0000-7000-8000-000000000000']) {
      expect((await act([one!], { assign })).status).toBe(422);
      const facts = await owner.call(`PUT /api/staff/enquiries/${one}/facts`, { owner: assign, version: 1 });
      expect([assign, facts.status]).toEqual([assign, 422]);
    }
    const detail = (await owner.call(`GET /api/staff/enquiries/${one}`)).json<StaffEnquiryDetail>();
    const colleagues = (await owner.call('GET /api/staff/colleagues')).json<Colleague[]>();
    expect(detail.members).toEqual(colleagues);
    expect((await stored(one!)).ownerId).toBeNull();
  });

  it.each([
    [[], { assign: null }],
    [Array.from({ length: 201 }, (_, index) => `AGN-${index}`), { assign: null }],
    [['AGN-1'], {}],
    [['AGN-1'], { addLabel: ' ' }],
    [['AGN-1'], { addLabel: 'x'.repeat(41) }],
    [['AGN-1'], { status: 'withdrawn' }],
    [['AGN-1'], { assign: null, status: 'read' }],
  ])('is refused as a whole for %j %j', async (references, action) =>
    expect((await act(references, action)).status).toBe(422),
  );
});

describe('the export', () => {
  type Exported = { filename: string; csv: string; count: number; capped: boolean };
  const take = async (query = '') =>
    (await owner.call(`GET /api/staff/enquiries/export${query}`)).json<Exported>();
  const rowsOf = ({ csv }: Exported) => parse(csv, { bom: true, columns: true });
  const formulas = [
    '=1+1',
    '+1',
    '-1',
    '@sum(a1)',
    '\t=1+1',
    '\r\n=1+1',
    ' =1+1',
    '\u00a0=1+1',
    '\ufeff=1+1',
    '＝1+1',
    '＋1',
    '－1',
    '＠a',
    "=cmd|' /C calc'!A0",
    '"=1+1',
    ',=1+1',
    '\n\n-2',
  ];

  it('opens again as it was, and no cell is a formula', async () => {
    await storeEnquiries(
      site,
      formulas.map((text) => ({ name: text, email: text, phone: text, vendorName: text, labels: [text] })),
    );
    const exported = await take();
    expect(exported).toMatchObject({
      filename: 'enquiries-2026-11-20.csv',
      count: formulas.length,
      capped: false,
    });
    expect(exported.csv.startsWith('\ufeff"Reference","Sent (Delhi)","Kind"')).toBe(true);
    const rows = rowsOf(exported);
    expect(rows).toHaveLength(formulas.length);
    for (const cell of rows.flatMap((row) => Object.values(row as Record<string, string>)))
      expect(cell).not.toMatch(/^[\s\ufeff]*[=+\-@＝＋－＠]/);
  });

  it('holds what was sent, word for word, line breaks and all', async () => {
    await storeEnquiries(site, [
      { name: 'Zoë "Om" अमलतास, 🎉', message: 'Two\nlines; "and" more', createdAt: start, status: 'closed' },
      { name: 'open' },
    ]);
    expect(rowsOf(await take('?status=closed'))).toMatchObject([
      {
        Name: 'Zoë "Om" अमलतास, 🎉',
        Status: 'closed',
        'Sent (Delhi)': '2026-11-20 11:30',
        Phone: '9876500001',
        Sent: expect.stringContaining('Name: Zoë "Om" अमलतास, 🎉') as string,
      },
    ]);
  });

  it('has every row once across its batches', async () => {
    await storeEnquiries(
      site,
      Array.from({ length: 1001 }, () => ({ createdAt: start })),
    );
    const rows = rowsOf(await take()) as { Reference: string }[];
    expect(new Set(rows.map(({ Reference }) => Reference)).size).toBe(1001);
  });

  it('leaves a line in the record: how many, by which filters, and nothing else', async () => {
    await take('?q=secret&status=all');
    const all = await site.db.select().from(events).where(eq(events.type, 'enquiries.exported'));
    expect(all.at(-1)).toMatchObject({ actorId: me.memberId, facts: { count: 0, filters: 'q status' } });
  });

  it('is for a fresh proof alone, and no empty list', async () => {
    now = new Date(start.getTime() + 11 * 60_000);
    const answer = await owner.call('GET /api/staff/enquiries/export');
    now = start;
    expect(answer.json()).toMatchObject({ code: 'proof_required' });
    expect((await owner.call('GET /api/staff/enquiries')).json<EnquiryList>().enquiries).toEqual([]);
  });
});
