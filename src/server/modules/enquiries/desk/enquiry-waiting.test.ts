import { eq } from '#platform/db/drizzle.ts';
import { beforeEach, expect, it } from 'vitest';
import type { EnquiryList } from '#contract/desk/enquiry-list.ts';
import type { Today } from '#contract/desk/today.ts';
import type { MessageAuthor } from '#domain/enquiries/disclosures.ts';
import type { IntroductionStatus } from '#domain/enquiries/introduction-changes.ts';
import { staffTargetHours } from '#facts/staff-targets.ts';
import { hourMs } from '#facts/time.ts';
import { enquiryMessages, introductions, enquiries } from '#platform/db/tables.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { asStaff } from '#support/as-staff.ts';
import { sawAll } from '#support/seen.ts';
import { storeEnquiries } from '#support/stored-enquiries.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

const now = new Date('2026-11-20T06:00:00Z');
const target = staffTargetHours.threadAnswer;
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMs);
const site = setUpTestSite({ clock: () => now });
beforeEach(() => site.reset());

type Status = (typeof enquiries.$inferSelect)['status'];
type Said = readonly [author: MessageAuthor, hours: number];
/** Stores an enquiry with a thread of these messages; with a vendor where a status of the introduction is given. */
async function aThread(
  name: string,
  said: readonly Said[],
  { vendor, status = 'introduced' }: { vendor?: IntroductionStatus; status?: Status } = {},
) {
  const [reference] = await storeEnquiries(site, [{ name, status }]);
  const [enquiry] = await site.db.select().from(enquiries).where(eq(enquiries.reference, reference!));
  const introductionId = vendor ? newId() : null;
  if (vendor)
    await site.db.insert(introductions).values({
      id: introductionId!,
      enquiryId: enquiry!.id,
      vendorId: newId(),
      vendorName: 'V',
      memberName: 'M',
      status: vendor,
    });
  await say(enquiry!.id, introductionId, said);
  return enquiry!.id;
}
/** Stores messages, and recomputes the waiting times as the nightly job does. */
async function say(
  enquiryId: string,
  introductionId: string | null,
  said: readonly Said[],
  awayUntil?: string,
) {
  for (const [author, hours] of said)
    await site.db.insert(enquiryMessages).values({
      enquiryId,
      introductionId,
      author,
      authorName: '',
      text: 'Words',
      sentAt: hoursAgo(hours),
      idempotencyKey: newId(),
      ...(awayUntil && { awayUntil }),
    });
  await site.recountUnanswered();
}
const view = 'waiting=1&status=all&sort=waiting';
const list = async (query = view) =>
  (await asStaff(site, `GET /api/staff/enquiries?${query}`)).json<EnquiryList>();
const names = async (query?: string) => (await list(query)).enquiries.map(({ name }) => name);

it('are those whose last word is the family’s for longer than the target, the longest first', async () => {
  await aThread('on the minute', [['family', target]]);
  await aThread('long', [['family', target + 40]], { vendor: 'replied' });
  await aThread('asked twice', [
    ['staff', 200],
    ['family', target + 60],
    ['family', 1],
  ]);
  await aThread(
    'the vendor said more',
    [
      ['family', 90],
      ['vendor', 80],
    ],
    { vendor: 'chosen', status: 'booked' },
  );
  await aThread('booked', [['family', target + 1]], { vendor: 'chosen', status: 'booked' });
  expect(await names()).toEqual(['asked twice', 'long', 'booked']);
  const { enquiries, counts } = await list();
  expect(enquiries[0]!.waitingSince).toBe(hoursAgo(target + 60).toISOString());
  expect(counts.waiting).toBe(3);
  const { groups } = (await asStaff(site, 'GET /api/staff/sheet')).json<Today>();
  expect(groups.find(({ name }) => name === 'waiting')).toMatchObject({
    count: 3,
    lines: [{ who: 'asked twice', at: hoursAgo(target + 60).toISOString(), urgent: true }, {}, {}],
  });
});

it('an answer in one thread is none in another', async () => {
  const enquiryId = await aThread('two threads', [['family', target + 5]], { vendor: 'seen' });
  await say(enquiryId, null, [['staff', 1]]);
  expect(await names()).toEqual(['two threads']);
});

it('however much is written, a thread is answered and counted', async () => {
  const enquiryId = await aThread('writes much', []);
  const many = (author: MessageAuthor, hours: number) =>
    site.db.insert(enquiryMessages).values(
      Array.from({ length: 5000 }, (_one, at) => ({
        enquiryId,
        author,
        authorName: '',
        text: 'Words',
        sentAt: hoursAgo(hours),
        idempotencyKey: `much-${at}`,
      })),
    );
  await many('staff', target + 9);
  await many('family', target + 8);
  // A count of the later messages for each message exceeded the statement timeout.
  await site.recountUnanswered();
  expect((await list()).enquiries.map(({ waitingSince }) => waitingSince)).toEqual([
    hoursAgo(target + 8).toISOString(),
  ]);
  const [enquiry] = await site.db.select().from(enquiries);
  const answer = { text: 'We are here.', key: 'staff-key-1', seen: sawAll };
  const sent = await asStaff(site, `POST /api/staff/enquiries/${enquiry!.reference}/messages`, answer);
  expect(sent.status).toBe(200);
  expect(await names()).toEqual([]);
});

it('the automatic sentence of a vendor who is away is no answer', async () => {
  await aThread('away', [['family', target + 5]], { vendor: 'seen' });
  const [row] = await site.db.select().from(introductions);
  await say(row!.enquiryId, row!.id, [['vendor', target + 4]], '2026-11-30');
  expect(await names()).toEqual(['away']);
});

it.each<[string, { vendor?: IntroductionStatus; status?: Status }]>([
  ['a vendor who was taken back', { vendor: 'recalled' }],
  ['a vendor who declined', { vendor: 'declined' }],
  ['what was closed', { status: 'closed' }],
  ['what was withdrawn', { status: 'withdrawn' }],
])('nobody waits for %s', async (_, state) => {
  await aThread('over', [['family', target + 5]], state);
  expect(await names()).toEqual([]);
});

it('goes on page by page, none twice and none left out', async () => {
  for (let at = 0; at < 7; at++) await aThread(`w${at}`, [['family', target + 10 + (at % 3)]]);
  const seen = new Set<string | null>();
  let rows = 0;
  let next: string | null = '';
  while (next !== null) {
    const page: EnquiryList = await list(`${view}&limit=3${next && `&cursor=${next}`}`);
    rows += page.enquiries.length;
    for (const { name } of page.enquiries) seen.add(name);
    next = page.next;
  }
  expect([seen.size, rows]).toEqual([7, 7]);
});

it('the order may be asked of every enquiry: those who do not wait come last', async () => {
  await aThread('quiet', []);
  await aThread('waits', [['family', 1]]);
  expect(await names('sort=waiting')).toEqual(['waits', 'quiet']);
});
