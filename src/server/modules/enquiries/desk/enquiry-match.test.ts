import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { z } from 'zod';
import type { StaffSession } from '#contract/desk/access.ts';
import { EnquiryListQuery, enquirySorts } from '#contract/desk/enquiry-filter.ts';
import type { EnquiryList } from '#contract/desk/enquiry-list.ts';
import { inOrder, matching } from '#contract/desk/enquiry-match.ts';
import { openGroups } from '#contract/desk/today-lines.ts';
import { todayGroupNames, type Today } from '#contract/desk/today.ts';
import { reachedSteps } from '#domain/desk/number-figures.ts';
import type { WorkingEnquiry, workingSetEndpoints } from '#contract/desk/working-set.ts';
import { enquiryKinds, type FieldRole } from '#domain/enquiries/enquiry-kinds.ts';
import { todayRules } from '#domain/enquiries/today-rules.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { enquiries, introductions } from '#platform/db/tables.ts';
import { firstOwner, memberWithRole, type DeskBrowser } from '#support/desk.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { storeEnquiries } from '#support/stored-enquiries.ts';

// The desk answers from its working set what the server answers from the database: for each query the same rows in the same order.

type Page = z.infer<(typeof workingSetEndpoints.staffWorkingSet.reply)[1]>;
const now = new Date('2026-11-20T06:00:00Z');
const hourMs = 3_600_000;
const site = setUpTestSite({ clock: () => now });
let owner: DeskBrowser;
let reader: DeskBrowser;
let me: StaffSession;
beforeAll(async () => {
  const first = await firstOwner(site);
  [owner, me] = [first.browser, first.session];
  reader = (await memberWithRole(site, 'reader')).browser;
});
beforeEach(() => site.db.delete(enquiries));

const names = ['Asha Rao', 'Ravi Om', 'kavita MENON', 'सीता देवी', 'O"Neil \\ Sons', 'D’Souza_50%'];
const words = ['lawn for 300 guests', 'om shanti', 'a mandap, at night', '', 'फूलों का मंडप'];
const hoursOld = [0, 1, 23, 24, 25, 60];
const days = ['2026-11-19', '2026-11-20', '2026-12-04', '2026-12-05', '2026-12-31', '2027-01-01', null];
const of = <T>(list: readonly T[]) => fc.constantFrom(...list);

/** An open enquiry with values at the edges of the filters. */
const stored = fc.record({
  name: of(names),
  phone: of(['9876500001', '9811100022']),
  message: of(words),
  kind: of(['contact', 'venue', 'catering'] as const),
  status: of(['received', 'read', 'introduced', 'answered'] as const),
  quarantine: of([false, false, true]),
  quarantineReason: of(['honeypot', null]),
  vendorName: of(['Kesar Mithai Ghar', null]),
  eventDate: of(days),
  mine: of([true, false]),
  labels: of([[], ['vip'], ['vip', 'call back']]),
  answered: of([true, false]),
  // The day ends in Delhi after twelve hours and a half.
  dueIn: of([-1, 0, 1, 12.4999, 12.5, null]),
  unansweredFor: of([...hoursOld, null]),
  place: of(['Dwarka', null]),
  source: of(['/contact', '/profile/:vendorId', null]),
  introducedAt: of([now, null]),
  reported: of([true, false]),
});

/** A vendor who calls enquiries bad. */
const reporter = '0192f000-0000-7000-8000-000000000002';

/** The values of a query, as the address may hold them. */
const choices: Readonly<Record<string, readonly string[]>> = {
  flagged: ['1'],
  q: [
    'asha',
    'OM',
    'ra',
    '98765 00001',
    '+91 98111',
    '0001',
    'kesar',
    'agn-7',
    '"om"',
    '50%',
    'ता',
    'मंडप',
    'guests lawn',
    'xyzzy',
    'kavtia',
    'kavta',
    'kavitaa',
    'guezts',
    'guests kesra',
    'mithia ghar',
    'मडंप',
    'ne',
    'agn7k3f0a',
    '7K3F0b',
    'AGN 7k3f 0c',
    'agn7k3f0d kesar',
  ],
  owner: ['me', 'none', '0192f000-0000-7000-8000-000000000001'],
  overdue: ['1'],
  waiting: ['1'],
  kind: ['venue', 'contact'],
  month: ['2026-11', '2026-12', '2027-01'],
  label: ['vip', 'call back', 'VIP'],
  from: ['2026-11-19', '2026-11-20'],
  to: ['2026-11-17', '2026-11-19'],
  place: ['Dwarka', 'none', 'Saket'],
  source: ['/profile/:vendorId', 'none'],
  reached: reachedSteps,
  reason: ['No answer'],
  reported: [reporter, '0192f000-0000-7000-8000-000000000003'],
  sort: enquirySorts,
};
/** At most two at once: more find nothing. */
const query = fc
  .array(
    of(Object.keys(choices)).chain((name) => of(choices[name]!).map((value) => [name, value] as const)),
    { maxLength: 2 },
  )
  .map((pairs): Record<string, string> => Object.fromEntries(pairs));

const shuffled = [3, 0, 6, 2, 5, 1, 7, 4];
async function store(rows: readonly (typeof stored extends fc.Arbitrary<infer Row> ? Row : never)[]) {
  await site.db.delete(enquiries);
  // The ids in the order of arrival, as they are made; stored in another.
  const made = rows.map(({ mine, answered, dueIn, unansweredFor, reported: _reported, ...row }, index) => {
    const before = (hours: number) => new Date(now.getTime() - hours * hourMs);
    const { name: said, phone, message } = row;
    const texts: Partial<Record<FieldRole, string>> = {
      name: said,
      phone,
      message,
      email: 'kavita@example.com',
    };
    const filled = enquiryKinds[row.kind].fields.flatMap(({ role, name }) =>
      ['name', 'phone', 'email', 'message'].includes(role) ? [[name, texts[role]]] : [],
    );
    return {
      ...row,
      payload: Object.fromEntries(filled) as Record<string, string>,
      id: newId(),
      reference: `AGN-7K3F-0${'ABCDEFGH'[index]}`,
      createdAt: new Date(now.getTime() - (30 - index * 2) * hourMs),
      ownerId: mine ? me.memberId : null,
      answeredAt: answered ? before(1) : null,
      dueAt: dueIn === null ? null : before(-dueIn),
      unansweredSince: unansweredFor === null ? null : before(unansweredFor),
    };
  });
  await storeEnquiries(
    site,
    shuffled.flatMap((place) => made[place] ?? []),
  );
  const reported = made.filter((_, index) => rows[index]!.reported);
  if (reported.length > 0)
    await site.db.insert(introductions).values(
      reported.map(({ id }) => ({
        enquiryId: id,
        vendorId: reporter,
        vendorName: 'Kesar Mithai Ghar',
        memberName: 'Asha',
        status: 'seen' as const,
        sentAt: now,
        reportReason: 'duplicate' as const,
        reportedAt: now,
      })),
    );
}
const setFor = async (browser: DeskBrowser): Promise<readonly WorkingEnquiry[]> =>
  (await browser.call('GET /api/staff/working-set')).json<Page>().enquiries;
const listFor = async (browser: DeskBrowser, asked: Record<string, string>) => {
  const answer = await browser.call(`GET /api/staff/enquiries?${new URLSearchParams(asked).toString()}`);
  expect(answer.status).toBe(200);
  return answer.json<EnquiryList>().enquiries.map(({ reference }) => reference);
};
const inMemory = (set: readonly WorkingEnquiry[], asked: Record<string, string>, seesContacts: boolean) => {
  const parsed = EnquiryListQuery.parse(asked);
  const fits = matching(parsed, { memberId: me.memberId, now, seesContacts });
  return inOrder(set.filter(fits), parsed.sort).map(({ reference }) => reference);
};

/** The groups of Today that memory answers, as the server has them. */
const todayFor = async (browser: DeskBrowser) => {
  const { groups } = (await browser.call('GET /api/staff/sheet')).json<Today>();
  return groups.filter(({ name }) => name in todayRules(now));
};

const seed = Number(process.env['FUZZ_SEED'] ?? 11);
const numRuns = 12 * Number(process.env['FUZZ_RUNS'] ?? 1);

describe('a query of the open enquiries', () => {
  it('has in memory the answer of the database', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(stored, { minLength: 4, maxLength: 8 }),
        fc.array(query, { minLength: 12, maxLength: 12 }),
        async (rows, queries) => {
          await store(rows);
          const set = await setFor(owner);
          for (const asked of queries)
            expect([asked, inMemory(set, asked, true)]).toEqual([asked, await listFor(owner, asked)]);
        },
      ),
      { seed, numRuns },
    );
  });

  it('has the groups of Today in memory as from the database, for each role', async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(stored, { minLength: 6, maxLength: 8 }), async (rows) => {
        await store(rows);
        for (const browser of [owner, reader]) {
          const groups = openGroups(await setFor(browser), now).filter(({ count }) => count > 0);
          groups.sort((a, b) => todayGroupNames.indexOf(a.name) - todayGroupNames.indexOf(b.name));
          expect(groups).toEqual(await todayFor(browser));
          for (const { name } of groups) seen.add(name);
        }
      }),
      { seed, numRuns },
    );
    expect([...seen].toSorted()).toEqual(Object.keys(todayRules(now)).toSorted());
  });

  it('has more of a group than it shows, and counts to a hundred', async () => {
    await storeEnquiries(
      site,
      Array.from({ length: 101 }, (_, n) => ({ createdAt: new Date(now.getTime() - (n + 1) * 1000) })),
    );
    const groups = openGroups(await setFor(owner), now).filter(({ count }) => count > 0);
    expect(groups).toEqual(await todayFor(owner));
    expect(groups.map(({ count, lines }) => [count, lines.length])).toEqual([[100, 8]]);
  });

  it('has it for a role without contact details, which searches what it sees', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(stored, { minLength: 4, maxLength: 8 }), async (rows) => {
        await store(rows);
        const set = await setFor(reader);
        for (const q of [
          'asha',
          '9876500001',
          '0001',
          'kesar',
          'ghar kesar',
          'guests',
          'agn-7',
          'kesra',
          'kavtia',
          'agn7k3f0a',
          'AGN 7k3f 0b',
        ])
          expect([q, inMemory(set, { q }, false)]).toEqual([q, await listFor(reader, { q })]);
      }),
      { seed, numRuns: 6 },
    );
  });
});
