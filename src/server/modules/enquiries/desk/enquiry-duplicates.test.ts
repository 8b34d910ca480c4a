/** @postgres the plan of the reading differs */
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DuplicatePair, Duplicates } from '#contract/desk/duplicates.ts';
import { duplicates } from '#contract/desk/duplicates.ts';
import { hourMs } from '#facts/time.ts';
import { eq, sql } from '#platform/db/drizzle.ts';
import { enquiries, enquiryTwins } from '#platform/db/tables.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { newSecret, sha256 } from '#platform/secrets.ts';
import { asStaff } from '#support/as-staff.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

const now = new Date('2026-11-20T06:00:00Z');
const site = setUpTestSite({ clock: () => now });
beforeEach(() => site.reset());

type Row = Partial<typeof enquiries.$inferInsert>;
let number = 0;
const rowOf = (row: Row) => ({
  id: newId(),
  kind: 'catering',
  reference: `D${number++}`,
  secretHash: sha256(newSecret()),
  payload: {},
  createdAt: now,
  ...row,
});
const stored = async (row: Row = {}): Promise<string> => {
  const [one] = await site.db.insert(enquiries).values(rowOf(row)).returning();
  return one!.reference;
};
const pairs = async () =>
  (await asStaff(site, 'GET /api/staff/duplicates'))
    .json<DuplicatePair[]>()
    .map(({ earlier, later, alike }) => `${earlier.reference} ${later.reference} ${alike.join()}`);
const proposedFor = async (reference: string) =>
  (await asStaff(site, `GET /api/staff/enquiries/${reference}/duplicates`))
    .json<Duplicates>()
    .proposed.map(({ twin, alike }) => `${twin.reference} ${alike.join()}`);
const compared = async () =>
  (await site.db.select().from(enquiries).where(eq(enquiries.textCompared, true))).length;

const text = 'Sangeet for 150 guests in Punjabi Bagh on 14 February, vegetarian, with a chaat counter.';

describe('enquiries with nearly the same text', () => {
  it('are proposed at once, and in pairs once the job has compared them', async () => {
    const a = await stored({ message: text });
    const b = await stored({ message: `Namaste. ${text}` });
    expect(await proposedFor(a)).toEqual([`${b} text`]);
    expect(await pairs()).toEqual([]);
    await site.compareTexts();
    expect(await compared()).toBe(2);
    expect(await pairs()).toEqual([`${a} ${b} text`]);
    const c = await stored({ message: `${text} Thank you.`, createdAt: new Date(now.getTime() - hourMs) });
    expect(await proposedFor(a)).toEqual([`${c} text`, `${b} text`]);
    await site.compareTexts();
    expect(await pairs()).toEqual([`${c} ${b} text`, `${a} ${b} text`, `${c} ${a} text`]);
  });

  it('are compared once they are no spam any more', async () => {
    const a = await stored({ message: text });
    const b = await stored({ message: text, quarantine: true });
    await site.compareTexts();
    expect([await compared(), await pairs()]).toEqual([1, []]);
    await site.db.update(enquiries).set({ quarantine: false }).where(eq(enquiries.reference, b));
    await site.compareTexts();
    expect(await pairs()).toEqual([`${a} ${b} text`]);
  });

  it('leave no pair behind when they are destroyed', async () => {
    const a = await stored({ message: text });
    await stored({ message: text });
    await site.compareTexts();
    await site.db.delete(enquiries).where(eq(enquiries.reference, a));
    expect(await site.db.$count(enquiryTwins)).toBe(0);
  });

  it('are kept up to what a list shows, when a text has no end of them', async () => {
    await site.db
      .insert(enquiries)
      .values(Array.from({ length: duplicates.listMax + 20 }, () => rowOf({ message: text })));
    const last = await stored({ message: text });
    await site.compareTexts();
    expect(await proposedFor(last)).toHaveLength(duplicates.listMax);
    expect(await pairs()).toHaveLength(duplicates.listMax);
  });
});

/** The meaning, in words of SQL that compare everything with everything. */
const meaning = `
  select a.reference as a, b.reference as b, concat_ws(',',
    case when a.phone = b.phone then 'phone' end, case when a.email_key = b.email_key then 'email' end,
    case when least(length(a.message), length(b.message)) >= ${duplicates.textMin}
      and similarity(a.message, b.message) >= ${duplicates.similarityPercent / 100} then 'text' end) as alike
  from leads a join leads b on a.kind = b.kind and a.id <> b.id
    and b.created_at between a.created_at - interval '7 days' and a.created_at + interval '7 days'
  where not a.quarantine and a.merged_into_id is null and a.status in ('received', 'read', 'introduced', 'answered')
    and not b.quarantine and b.merged_into_id is null and b.status in ('received', 'read', 'introduced', 'answered')`;

const words = (count: number) =>
  fc.array(fc.constantFrom('wedding', 'lawn', 'caterer', 'mandap', 'guests'), {
    minLength: count,
    maxLength: count,
  });
const generated = fc.array(
  fc.record({
    kind: fc.constantFrom('catering', 'venue'),
    status: fc.constantFrom('received', 'read', 'answered', 'closed', 'withdrawn'),
    quarantine: fc.nat(9).map((n) => n === 0),
    phone: fc.constantFrom(null, '9876500001', '9876500002', '9876500003'),
    email: fc.constantFrom(null, 'a@x.test', ' A@x.test', 'b@x.test'),
    message: fc.oneof(
      fc.constant(null),
      words(8).map((all) => all.join(' ')),
      fc.constant(text),
    ),
    createdAt: fc.nat(16 * 24).map((hours) => new Date(now.getTime() - hours * hourMs)),
    /** Arrives after the job. */
    late: fc.nat(5).map((n) => n === 0),
  }),
  { minLength: 2, maxLength: 14 },
);

describe('duplicates that are read from what is stored', () => {
  it('are those of comparing everything with everything', async () => {
    await fc.assert(
      fc.asyncProperty(generated, async (drawn) => {
        await site.reset();
        for (const { late, ...row } of drawn) if (!late) await stored(row);
        await site.compareTexts();
        for (const { late, ...row } of drawn) if (late) await stored(row);
        const meant = async () => {
          const { rows } = await site.db.execute(sql.raw(meaning));
          return (rows as { a: string; b: string; alike: string }[]).filter(({ alike }) => alike !== '');
        };
        const each = await site.db.select({ reference: enquiries.reference }).from(enquiries);
        const all = await meant();
        for (const { reference } of each)
          expect((await proposedFor(reference)).toSorted()).toEqual(
            all
              .filter(({ a }) => a === reference)
              .map(({ b, alike }) => `${b} ${alike}`)
              .toSorted(),
          );
        await site.compareTexts();
        const found = await pairs();
        const both = all.map(({ a, b, alike }) => `${a} ${b} ${alike}`);
        expect(found.filter((pair) => !both.includes(pair))).toEqual([]);
        expect(found).toHaveLength(Math.min(duplicates.listMax, all.length / 2));
      }),
      { numRuns: 15 },
    );
  });
});
