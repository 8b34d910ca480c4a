import { eq } from '#platform/db/drizzle.ts';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import type { OwnDays } from '#contract/availability.ts';
import type { EnquiryThreads } from '#contract/conversations.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { replyHours } from '#domain/enquiries/introduction-changes.ts';
import { addDays } from '#domain/vendors/vendor-days.ts';
import type { Inbox, InboxEnquiry } from '#contract/workshop-enquiries.ts';
import { daysLimits } from '#facts/limits.ts';
import { dayInDelhi, dayMs, hourMs, startOfDay } from '#facts/time.ts';
import { accounts, enquiryMessages, introductions } from '#platform/db/tables.ts';
import { samplePayload } from '#support/enquiry-samples.ts';
import { forgetMails, outgoingMails } from '#support/outgoing-mails.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call, registerVendor, type TestVendor } from '#support/vendor-samples.ts';

const start = new Date('2026-11-20T06:00:00Z');
const today = dayInDelhi(start);
let now = start;
const site = setUpTestSite({ clock: () => now });
let vendor: TestVendor;
beforeEach(async () => {
  now = start;
  await site.reset();
  vendor = await registerVendor(site);
  await site.db.update(accounts).set({ emailVerifiedAt: now }).where(eq(accounts.vendorId, vendor.id));
  await forgetMails(site);
});

const none = { en: '', hi: '' };
const away = (body: object) => call(site, `PUT /api/vendor/${vendor.id}/days/away`, { ...vendor, body });
const back = () => call(site, `DELETE /api/vendor/${vendor.id}/days/away`, vendor);
/** Sends a request from the vendor's own page with consent, so that the vendor is introduced at once. */
async function asked(prefix = '') {
  const kind = enquiryKinds.business;
  const answer = await site.post(
    prefix + kind.path,
    { ...samplePayload(kind, 'required'), vendorId: vendor.id, email: 'family@family.example' },
    { 'x-form': 'share=1&elapsedMs=60000' },
  );
  const { statusUrl } = answer.json<EnquiryReceipt>();
  const family = statusUrl!.replace(/.*\/enquiry\//, '/api/enquiries/');
  const threads = (await site.get(`${family}/threads`)).json<EnquiryThreads>();
  return { family, threads, id: threads.vendors[0]!.introductionId };
}

it('answers a new request at once, says that nobody wrote it, and is no reply', async () => {
  await away({ from: today, to: '2026-11-28', words: { en: '  We marry off our own daughter. ', hi: '' } });
  const { threads, id } = await asked();
  expect(threads.messages).toMatchObject([
    {
      introductionId: id,
      author: 'vendor',
      text: 'We marry off our own daughter.',
      awayUntil: '2026-11-28',
    },
  ]);
  expect(threads.vendors).toMatchObject([{ status: 'sent', seenAt: null, repliedAt: null }]);
  expect(await site.db.select().from(introductions)).toMatchObject([
    { status: 'sent', repliedAt: null, seenAt: null },
  ]);
  const mails = (await outgoingMails(site)).filter(({ subject }) => subject.includes('away'));
  expect(mails).toHaveLength(1);
  expect(mails[0]!.to[0]!.address).toBe('family@family.example');
  expect(mails[0]!.subject).toContain('is away until 28 November 2026');
  expect(mails[0]!.text).toContain('automatic answer');
  expect(mails[0]!.text).not.toContain('daughter');
  // The vendor sees the sentence in its own conversation, and still has to answer.
  const read = (await call(site, `GET /api/workshop/enquiries/${id}`, vendor)).json<InboxEnquiry>();
  expect(read).toMatchObject({ status: 'seen', messages: [{ awayUntil: '2026-11-28' }] });
  const body = { text: 'Back again: happy to.', key: 'key-of-the-reply' };
  await call(site, `POST /api/workshop/enquiries/${id}/messages`, { ...vendor, body });
  expect(await site.db.select().from(introductions)).toMatchObject([{ status: 'replied', repliedAt: now }]);
});

it('speaks the language of the family, in its own words where there are none of the vendor', async () => {
  await away({ from: today, to: today, words: { en: 'Away.', hi: '' } });
  expect((await asked('/hi')).threads.messages[0]!.text).toContain('20\u00a0नवंबर 2026 तक बाहर हैं');
  await away({ from: today, to: today, words: { en: '', hi: 'हम बाहर हैं।' } });
  expect((await asked('/hi')).threads.messages[0]!.text).toBe('हम बाहर हैं।');
  expect((await asked()).threads.messages[0]!.text).toBe(
    'Thank you for your request. We are away until 20\u00a0November 2026 and will write to you after that.',
  );
});

it('does not count in the response time', async () => {
  await away({ from: today, to: today, words: none });
  await asked();
  await site.countResponseTimes();
  expect(await site.db.$count(introductions, eq(introductions.status, 'replied'))).toBe(0);
});

it('lapses only after the return, with one reminder a day before', async () => {
  await away({ from: today, to: addDays(today, 9), words: none });
  await asked();
  await forgetMails(site);
  const returns = startOfDay(addDays(today, 10)).getTime();
  const statusAt = async (at: number) => {
    now = new Date(at);
    await site.lapseDue();
    await site.lapseDue();
    return (await site.db.select().from(introductions))[0]!.status;
  };
  expect(await statusAt(returns + (replyHours - 24) * hourMs - 1)).toBe('sent');
  expect(await outgoingMails(site)).toEqual([]);
  expect(await statusAt(returns + replyHours * hourMs - 1)).toBe('sent');
  expect((await outgoingMails(site)).map(({ subject }) => subject)).toMatchObject([
    expect.stringContaining('One day left to answer: '),
  ]);
  expect(await statusAt(returns + replyHours * hourMs)).toBe('lapsed');
});

it('on exactly the days that were named, once for each introduction, whenever somebody asks', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        first: fc.integer({ min: 0, max: 6 }),
        days: fc.integer({ min: 1, max: 4 }),
        askedAfterMinutes: fc.integer({ min: 0, max: 12 * 24 * 60 }),
        ended: fc.boolean(),
      }),
      async ({ first, days, askedAfterMinutes, ended }) => {
        now = start;
        await site.db.delete(introductions);
        const from = addDays(today, first);
        const to = addDays(from, days - 1);
        expect((await away({ from, to, words: none })).status).toBe(200);
        if (ended) await back();
        now = new Date(start.getTime() + askedAfterMinutes * 60_000);
        const day = dayInDelhi(now);
        const isAway = !ended && from <= day && day <= to;
        const { threads } = await asked();
        expect(threads.messages.map(({ awayUntil }) => awayUntil)).toEqual(isAway ? [to] : []);
        const counted = isAway ? startOfDay(addDays(to, 1)) : now;
        expect(threads.vendors[0]!.dueAt).toBe(
          new Date(counted.getTime() + replyHours * hourMs).toISOString(),
        );
      },
    ),
    {
      numRuns: 25,
      seed: 17,
      // The last minute of a last day in Delhi, and the first of the next.
      examples: [
        [{ first: 0, days: 1, askedAfterMinutes: 12 * 60 + 29, ended: false }],
        [{ first: 0, days: 1, askedAfterMinutes: 12 * 60 + 30, ended: false }],
      ],
    },
  );
}, 120_000);

it('a date given to a family stands, though the vendor comes back early', async () => {
  await away({ from: today, to: addDays(today, 4), words: none });
  const { family } = await asked();
  await back();
  const threads = (await site.get(`${family}/threads`)).json<EnquiryThreads>();
  expect(threads.messages).toMatchObject([{ awayUntil: addDays(today, 4) }]);
  expect((await asked()).threads.messages).toEqual([]);
});

it('refuses days that are over, the wrong way round, too many or too far ahead', async () => {
  const ofDays = (count: number) => ({ from: today, to: addDays(today, count - 1), words: none });
  const refused = [
    { from: addDays(today, -3), to: addDays(today, -1), words: none },
    { from: today, to: addDays(today, -1), words: none },
    { from: 'soon', to: today, words: none },
    ofDays(daysLimits.awayDays + 1),
    { from: '2031-01-01', to: '2031-01-02', words: none },
    { ...ofDays(2), words: { en: 'x'.repeat(601), hi: '' } },
  ];
  for (const body of refused) expect((await away(body)).status, JSON.stringify(body)).toBe(422);
  const last = await away(ofDays(daysLimits.awayDays));
  expect(last.json<OwnDays>().away).toEqual({ ...ofDays(daysLimits.awayDays) });
  await away(ofDays(2));
  now = new Date(start.getTime() + 2 * dayMs);
  const later = await call(site, `GET /api/vendor/${vendor.id}/days/own`, vendor);
  expect(later.json<OwnDays>().away).toBeNull();
  const other = await registerVendor(site);
  const path = `PUT /api/vendor/${vendor.id}/days/away`;
  expect((await call(site, path, { ...other, body: ofDays(2) })).status).toBe(403);
});

it('counts no message of the vendor as unread for itself', async () => {
  await away({ from: today, to: today, words: none });
  await asked();
  const { entries } = (await call(site, 'GET /api/workshop/enquiries', vendor)).json<Inbox>();
  expect(entries).toMatchObject([{ unread: 0, status: 'sent' }]);
  expect(await site.db.$count(enquiryMessages)).toBe(1);
});
