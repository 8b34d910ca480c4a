/** @postgres the summary is counted by statements over days */
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherReason } from '#domain/desk/number-figures.ts';
import { dayMs } from '#facts/time.ts';
import { asc, eq } from '#platform/db/drizzle.ts';
import { enquiries, enquiryNumbers } from '#platform/db/tables.ts';
import { recordEvent, visitor } from '#platform/events.ts';
import { newSecret, sha256 } from '#platform/secrets.ts';
import { asStaff } from '#support/as-staff.ts';
import { firstOwner } from '#support/desk.ts';
import { sawAll } from '#support/seen.ts';
import { createCounting } from './count-numbers.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { enquiryRow } from '#support/stored-enquiries.ts';

const site = setUpTestSite({ clock: () => now });
const begin = new Date('2026-11-20T06:00:00Z');
let now = begin;
beforeEach(async () => {
  now = begin;
  await site.reset();
});

// Without reading back, so that an event is read once: nothing is right by being counted again.
const count = () => createCounting({ db: site.db, clock: () => now }, 0).count();

type Made = { reference: string; secret: string };
/** Stores an enquiry as its form does: the row and its event. */
async function come(daysAgo: number, kind = 'catering'): Promise<Made> {
  const secret = newSecret();
  const row = enquiryRow({
    kind,
    secretHash: sha256(secret),
    createdAt: new Date(now.getTime() - daysAgo * dayMs),
  });
  await site.db.transaction(async (tx) => {
    await tx.insert(enquiries).values(row);
    const on = { kind: 'enquiry', id: row.reference } as const;
    await recordEvent(tx, { type: 'enquiry.received', by: visitor, on, at: now });
  });
  return { reference: row.reference, secret };
}
const rows = () =>
  site.db
    .select()
    .from(enquiryNumbers)
    .orderBy(
      asc(enquiryNumbers.grain),
      asc(enquiryNumbers.day),
      asc(enquiryNumbers.split),
      asc(enquiryNumbers.value),
    );
/** Returns the summary that a count from nothing makes. */
async function fromNothing() {
  await site.db.delete(enquiryNumbers);
  await site.recountNumbers();
  return rows();
}
const ofDays = async (split: string) =>
  (await rows()).filter((row) => row.grain === 'day' && row.split === split);
const all = () => ofDays('all');

const put = (reference: string, body: object) =>
  asStaff(site, `PUT /api/staff/enquiries/${reference}`, { seen: sawAll, ...body });
const versionOf = async (reference: string) =>
  (
    await site.db
      .select({ version: enquiries.version })
      .from(enquiries)
      .where(eq(enquiries.reference, reference))
  )[0]?.version ?? 1;

/** Acts on one enquiry, with another one at hand. A refused act changes nothing, and is an act as well. */
const acts: Readonly<Record<string, (one: Made, other: Made) => Promise<unknown>>> = {
  read: ({ reference }) => put(reference, { status: 'read' }),
  answered: ({ reference }) => put(reference, { status: 'answered' }),
  introduced: ({ reference }) => put(reference, { status: 'introduced' }),
  booked: ({ reference }) => put(reference, { status: 'booked' }),
  lost: ({ reference }) => put(reference, { status: 'closed', reason: 'Chose others' }),
  bookedThroughUs: ({ reference }) => put(reference, { status: 'closed', reason: 'Booked through us' }),
  otherWords: ({ reference }) => put(reference, { status: 'closed', reason: 'He moved away' }),
  reopened: ({ reference }) => put(reference, { status: 'reopened' }),
  discarded: ({ reference }) => put(reference, { status: 'discarded' }),
  merged: async ({ reference }, other) =>
    asStaff(site, `POST /api/staff/enquiries/${reference}/merge`, {
      into: other.reference,
      version: await versionOf(reference),
      seen: sawAll,
      seenInto: sawAll,
    }),
  parted: ({ reference }) => asStaff(site, `DELETE /api/staff/enquiries/${reference}/merge?seen=${sawAll}`),
  bookedByFamily: ({ secret }) => site.post(`/api/enquiries/${secret}/booked`, {}),
  withdrawn: ({ secret }) => site.post(`/api/enquiries/${secret}/withdraw`, {}),
  erased: ({ secret }) => site.post(`/api/enquiries/${secret}/erase`, {}),
  reasonsChanged: () =>
    asStaff(site, 'PUT /api/staff/close-reasons', { reasons: ['Booked through us', 'He moved away'] }),
  counted: () => count(),
  countedTwice: () => Promise.all([count(), count()]),
  aDayLater: async () => (now = new Date(now.getTime() + dayMs)),
};

const seed = Number(process.env['FUZZ_SEED'] ?? 11);
const numRuns = 8 * Number(process.env['FUZZ_RUNS'] ?? 1);

describe('the summary', () => {
  it('is what a count from nothing makes, after any acts in any order', async () => {
    const names = Object.keys(acts);
    const act = fc.tuple(fc.constantFrom(...names), fc.nat(4), fc.nat(4));
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 15, maxLength: 30 }), async (sequence) => {
        now = begin;
        await site.reset();
        const made: Made[] = [];
        for (const [daysAgo, kind] of [
          [0, 'catering'],
          [0, 'catering'],
          [1, 'catering'],
          [1, 'venue'],
          [40, 'catering'],
        ] as const)
          made.push(await come(daysAgo, kind));
        for (const [name, one, other] of sequence) await acts[name]!(made[one]!, made[other]!);
        await count();
        const kept = await rows();
        expect(kept).toEqual(await fromNothing());
      }),
      { seed, numRuns },
    );
  });

  it('knows nothing of an erased enquiry, whose row is gone', async () => {
    const { secret } = await come(3);
    await come(3);
    await count();
    expect(await all()).toMatchObject([{ received: 2 }]);
    expect(
      (await acts['erased']!({ reference: '', secret }, { reference: '', secret })) as object,
    ).toMatchObject({
      status: 200,
    });
    await count();
    expect(await all()).toMatchObject([{ day: '2026-11-17', received: 1, withdrawn: 0 }]);
  });

  it('forgets in the night what was destroyed at its term', async () => {
    await come(0);
    await count();
    now = new Date(begin.getTime() + 366 * dayMs);
    await site.destroyWhatIsOld();
    await site.recountNumbers();
    expect(await rows()).toEqual([]);
  });

  it('forgets the words of a reason that the desk no longer offers, also of days that nothing else has changed', async () => {
    const { reference } = await come(5);
    await put(reference, { status: 'closed', reason: 'No answer' });
    // The newest event is read again: it is of another day.
    await come(0);
    await count();
    expect(await ofDays('reason')).toMatchObject([{ value: 'No answer', lost: 1 }]);
    await acts['reasonsChanged']!({ reference, secret: '' }, { reference, secret: '' });
    await count();
    expect(await ofDays('reason')).toMatchObject([{ value: otherReason, lost: 1 }]);
  });

  it('counts an act whose event is late, and one whose event is told twice once', async () => {
    const { reference } = await come(0);
    await count();
    await site.db
      .update(enquiries)
      .set({ answeredAt: now, status: 'answered' })
      .where(eq(enquiries.reference, reference));
    expect(await all()).toMatchObject([{ answered: 0 }]);
    const on = { kind: 'enquiry', id: reference } as const;
    const late = new Date(now.getTime() - 30 * dayMs);
    for (const at of [late, now])
      await recordEvent(site.db, { type: 'enquiry.answered', by: visitor, on, at });
    await count();
    await count();
    expect(await all()).toMatchObject([{ received: 1, answered: 1 }]);
  });

  it('has nobody’s name, number, address or words', async () => {
    const { reference } = await come(0);
    await put(reference, { status: 'closed', reason: 'Kavita Menon chose others' });
    await count();
    expect(JSON.stringify(await rows())).not.toMatch(/kavita|98765|example\.com/i);
  });
});

it('follows the owner of an enquiry', async () => {
  const { browser, session } = await firstOwner(site);
  const { reference } = await come(0);
  await count();
  const owners = async () => (await ofDays('owner')).map(({ value }) => value);
  expect(await owners()).toEqual(['']);
  expect(
    (await browser.call(`PUT /api/staff/enquiries/${reference}/facts`, { version: 1, owner: 'me' })).status,
  ).toBe(200);
  await count();
  expect(await owners()).toEqual([session.memberId]);
});
