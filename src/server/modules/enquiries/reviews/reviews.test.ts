/** @postgres decisions race, and four clocks invite */
import { eq } from '#platform/db/drizzle.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { retentionDays, reviewLimits } from '#facts/limits.ts';
import { dayMs, minuteMs } from '#facts/time.ts';
import { reviewUndoMinutes, type StaffReviewChange } from '#domain/reviews/review-changes.ts';
import { reviewChecks } from '#domain/reviews/review-checks.ts';
import { reviewReasons } from '#domain/reviews/review-reasons.ts';
import type { EnquiryThreads } from '#contract/conversations.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import type { IntroductionStatus } from '#domain/enquiries/introduction-changes.ts';
import type { StaffReview } from '#contract/desk/reviews.ts';
import type { VendorReviews, WorkshopReview } from '#contract/reviews.ts';
import type { FamilyReviews } from '#contract/family-reviews.ts';
import type { VendorCard } from '#contract/vendor-card.ts';
import { accounts, events, introductions, enquiries, reviews, vendors } from '#platform/db/tables.ts';
import { asStaff } from '#support/as-staff.ts';
import { memberWithRole } from '#support/desk.ts';
import { samplePayload } from '#support/enquiry-samples.ts';
import { forgetMails, outgoingMails } from '#support/outgoing-mails.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call, registerVendor, type TestVendor } from '#support/vendor-samples.ts';

const start = new Date('2026-11-20T06:00:00Z');
let now = start;
const site = setUpTestSite({ clock: () => now });
let vendor: TestVendor;
beforeEach(async () => {
  now = start;
  await site.reset();
  vendor = await confirmedVendor();
  await forgetMails(site);
});

const pass = (ms: number) => void (now = new Date(now.getTime() + ms));
const pastUndo = () => pass(reviewUndoMinutes * minuteMs);

async function confirmedVendor() {
  const made = await registerVendor(site);
  await site.db.update(accounts).set({ emailVerifiedAt: now }).where(eq(accounts.vendorId, made.id));
  await site.db
    .update(vendors)
    .set({ categories: ['catering'] })
    .where(eq(vendors.id, made.id));
  return made;
}

type Family = { secret: string; introductionId: string; enquiryId: string; reference: string };
/** Creates a family with a vendor's answer; no other code of the site reaches that state yet. */
async function family({
  of = vendor.id,
  status = 'replied',
  prefix = '',
  ...enquiry
}: { of?: string; status?: IntroductionStatus; prefix?: string } & Partial<
  Pick<typeof enquiries.$inferInsert, 'email' | 'eventDate' | 'bookedAt' | 'quarantine'>
> = {}): Promise<Family> {
  const kind = enquiryKinds.catering;
  const body = samplePayload(kind, 'required');
  const receipt = (await site.post(prefix + kind.path, body, { 'x-form': 'share=1' })).json<EnquiryReceipt>();
  const set = { email: 'meena@example.in', name: 'Meena Kumari', eventDate: null, ...enquiry };
  const [row] = await site.db
    .update(enquiries)
    .set(set)
    .where(eq(enquiries.reference, receipt.reference))
    .returning();
  const [introduction] = await site.db
    .insert(introductions)
    .values({
      enquiryId: row!.id,
      vendorId: of,
      vendorName: 'Amaltas Farm',
      status,
      memberName: 'asha',
      sentAt: now,
    })
    .returning();
  return {
    secret: receipt.statusUrl!.split('/').at(-1)!,
    introductionId: introduction!.id,
    enquiryId: row!.id,
    reference: receipt.reference,
  };
}

let texts = 0;
const text = () =>
  `They answered within an hour and kept to what was agreed; the food was warm and on time. Nr ${++texts}`;
const write = ({ secret, introductionId }: Family, more: object = {}, ip = '203.0.113.9', headers = {}) =>
  call(site, `POST /api/reviews/${secret}`, {
    body: {
      introductionId,
      stars: 4,
      text: text(),
      name: 'first',
      mentions: ['food', 'onTime'],
      met: true,
      ...more,
    },
    ip,
    headers,
  });
const open = async ({ secret }: Family) =>
  (await site.get(`/api/reviews/${secret}`)).json<FamilyReviews>().reviews;
const withdraw = ({ secret, introductionId }: Family) =>
  site.post(`/api/reviews/${secret}/withdraw`, { introductionId });
const shown = async (order = '', of = vendor.id) =>
  (await site.get(`/api/vendor/${of}/reviews${order && `?order=${order}`}`)).json<VendorReviews>();
const listed = async (query = '') =>
  (await asStaff(site, `GET /api/staff/reviews${query}`)).json<StaffReview[]>();
const decide = (id: string, change: StaffReviewChange, reason?: string) =>
  asStaff(site, `PUT /api/staff/reviews/${id}`, { change, ...(reason && { reason }) });
const answer = (id: string, words = 'Thank you for coming to us.', { token } = vendor) =>
  call(site, `PUT /api/workshop/reviews/${id}/answer`, { token, body: { text: words } });
const unanswer = (id: string, { token } = vendor) =>
  call(site, `DELETE /api/workshop/reviews/${id}/answer`, { token });
const own = async ({ token } = vendor) =>
  (await call(site, 'GET /api/workshop/reviews', { token })).json<WorkshopReview[]>();
const idOf = async ({ introductionId }: Family) =>
  (await site.db.select().from(reviews).where(eq(reviews.introductionId, introductionId)))[0]!.id;
async function published(more: object = {}) {
  const one = await family();
  expect((await write(one, more)).status).toBe(201);
  const id = await idOf(one);
  expect((await decide(id, 'publish')).status).toBe(200);
  return { ...one, id };
}
const mailed = async () =>
  (await outgoingMails(site)).map(({ to, subject }) => `${to[0]!.address}: ${subject}`).toSorted();

describe('writing a review', () => {
  it.each([
    ['proposed', 404],
    ['sent', 404],
    ['seen', 404],
    ['declined', 404],
    ['lapsed', 404],
    ['recalled', 404],
    ['replied', 201],
    ['chosen', 201],
  ] as const)('of an introduction that is %s answers %i', async (status, expected) => {
    const one = await family({ status });
    expect(await open(one)).toHaveLength(expected === 201 ? 1 : 0);
    expect((await write(one)).status).toBe(expected);
  });

  it('stores it for the staff alone, once, also at the same moment', async () => {
    const one = await family({ status: 'chosen' });
    const [before] = await open(one);
    expect(before).toMatchObject({
      status: null,
      mayWrite: true,
      names: { first: 'Meena', initials: 'M. K.' },
    });
    expect(before!.offered.map(({ value }) => value)).toContain('food');
    const taps = await Promise.all([write(one), write(one), write(one)]);
    expect(taps.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(await open(one)).toMatchObject([
      { status: 'written', mayWrite: false, mayWithdraw: true, written: { stars: 4, author: 'Meena' } },
    ]);
    expect(await shown()).toMatchObject({ count: 0, reviews: [] });
    expect(await own()).toEqual([]);
    expect(await listed()).toMatchObject([{ status: 'written', booked: true, flags: [], stars: 4 }]);
    expect(JSON.stringify(await site.db.select().from(events))).not.toContain('within an hour');
  });

  it.each([
    ['stars', { stars: 6 }],
    ['stars', { stars: '' }],
    ['text', { text: 'Too short.' }],
    ['text', { text: ' '.repeat(80) }],
    ['text', { text: 'x'.repeat(2001) }],
    ['name', { name: 'full' }],
  ])('refuses bad %s', async (field, more) => {
    const one = await family();
    const refused = await write(one, more);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.json<{ fieldErrors: object }>().fieldErrors)).toEqual([field]);
    expect(await site.db.$count(reviews)).toBe(0);
  });

  it('shows nothing of another family, and nothing by a wrong secret', async () => {
    const [mine, theirs] = [await family(), await family()];
    const crossed = { ...mine, introductionId: theirs.introductionId };
    expect((await write(crossed)).status).toBe(404);
    expect((await withdraw(crossed)).status).toBe(404);
    expect((await site.get('/api/reviews/nonsense')).status).toBe(404);
  });
});

describe('the checks', () => {
  const flags = async (one: Family) => (await listed(`?review=${await idOf(one)}`))[0]!.flags;

  it.each([
    ['contact', { text: `${'Good food and kind people at our wedding. '.repeat(2)} Call 98765 43210.` }],
    ['contact', { text: `${'Good food and kind people at our wedding. '.repeat(2)} See gulmohar.com` }],
    ['thin', { text: 'good '.repeat(20) }],
  ])('%s: by the text', async (flag, more) => {
    const one = await family();
    expect((await write(one, more)).status).toBe(201);
    expect(await flags(one)).toEqual([flag]);
  });

  it('repeated: the same words, whatever their signs', async () => {
    const [first, second] = [await family(), await family({ of: (await confirmedVendor()).id })];
    await write(first, { text: 'Everything was ready in time, and the price did not change at all.' });
    await write(second, { text: 'everything was ready in TIME and the price did not change at all!!' });
    expect([await flags(first), await flags(second)]).toEqual([[], ['repeated']]);
  });

  it('vendorFlood and networkFlood: the fifth of a vendor in a week, the third from a network', async () => {
    const found = [];
    for (const ip of ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.3', '203.0.113.3']) {
      const one = await family();
      await write(one, {}, ip);
      found.push(await flags(one));
    }
    expect(found).toEqual([[], [], [], [], ['vendorFlood', 'networkFlood']]);
    pass(31 * dayMs);
    const later = await family();
    await write(later, {}, '203.0.113.3');
    expect(await flags(later)).toEqual([]);
  });

  it('ownNetwork and ownContact: from where the vendor signs in, and by its own address', async () => {
    const device = 'a'.repeat(32);
    const login = { email: vendor.email, password: vendor.password };
    await call(site, 'POST /api/vendor/login', {
      body: login,
      ip: '198.51.100.7',
      headers: { 'x-device': device },
    });
    const atHome = await family();
    await write(atHome, {}, '198.51.100.7');
    const onThePhone = await family({ email: vendor.email.toUpperCase() });
    await write(onThePhone, {}, '203.0.113.50', { 'x-device': device });
    expect([await flags(atHome), await flags(onThePhone)]).toEqual([
      ['ownNetwork'],
      ['ownNetwork', 'ownContact'],
    ]);
    expect(Object.keys(reviewChecks)).toHaveLength(7);
  });
});

describe('the day of a review', () => {
  it('is the day after the event: before it nothing is asked, offered or taken', async () => {
    const one = await family({ status: 'chosen', eventDate: '2026-11-22' });
    const threads = async () =>
      (await site.get(`/api/enquiries/${one.secret}/threads`)).json<EnquiryThreads>().vendors;
    now = new Date('2026-11-22T18:29:59Z');
    expect(await open(one)).toMatchObject([{ mayWrite: false, opensOn: '2026-11-23', asksMet: false }]);
    expect(await threads()).toMatchObject([{ mayReview: false }]);
    const early = await write(one);
    expect(early.status).toBe(409);
    expect(early.text).toContain('You can write it from 23\u00a0November 2026 on');
    expect(await site.db.$count(reviews)).toBe(0);
    now = new Date('2026-11-22T18:30:00Z');
    expect(await open(one)).toMatchObject([{ mayWrite: true, opensOn: null }]);
    expect(await threads()).toMatchObject([{ mayReview: true }]);
    expect((await write(one, { met: undefined })).status).toBe(201);
  });

  it('asks of a vendor that was not booked whether the family has met it', async () => {
    const one = await family({ eventDate: '2026-11-19' });
    expect(await open(one)).toMatchObject([{ mayWrite: true, asksMet: true }]);
    for (const met of [undefined, false]) {
      const answer = await write(one, { met });
      expect(answer.status).toBe(422);
      expect(answer.json<{ fieldErrors: object }>().fieldErrors).toHaveProperty('met');
    }
    expect(await site.db.$count(reviews)).toBe(0);
    expect((await write(one, { met: true })).status).toBe(201);
  });
});

describe('the invitation', () => {
  it('goes once, the day after the event, to who can be asked, in their language', async () => {
    const booked = { status: 'chosen', eventDate: '2026-11-22' } as const;
    const soon = await family(booked);
    // Nobody is asked about a vendor that it has not booked.
    await family({ eventDate: '2026-11-22', email: 'talked@example.in' });
    await family({ eventDate: '2026-11-19', status: 'sent', email: 'sent@example.in' });
    await family({ ...booked, eventDate: '2026-06-01', email: 'old@example.in' });
    const hindi = await family({ ...booked, email: 'hindi@example.in', prefix: '/hi' });
    await family({ ...booked, email: 'flagged@example.in', quarantine: true });
    await forgetMails(site);
    await site.inviteReviews();
    expect(await mailed()).toEqual([]);
    now = new Date('2026-11-22T18:29:00Z');
    await site.inviteReviews();
    expect(await mailed()).toEqual([]);
    now = new Date('2026-11-22T18:31:00Z');
    await Promise.all([1, 2, 3, 4].map(() => site.inviteReviews()));
    await site.inviteReviews();
    const mails = await outgoingMails(site);
    expect(mails.map(({ to }) => to[0]!.address).toSorted()).toEqual([
      'hindi@example.in',
      'meena@example.in',
    ]);
    const [english] = mails.filter(({ to }) => to[0]!.address === 'meena@example.in');
    expect(english!.subject).toBe('How was it with Amaltas Farm?');
    expect(english!.text).toContain(`http://site.test/review/${soon.secret}\n`);
    const [inHindi] = mails.filter(({ to }) => to[0]!.address === 'hindi@example.in');
    expect(inHindi!.text).toContain(`http://site.test/hi/review/${hindi.secret}`);
    expect(inHindi!.subject).toMatch(/[\u0900-\u097f]/);
    expect(await open(soon)).toMatchObject([{ status: 'invited', mayWrite: true }]);
    expect((await write(soon)).status).toBe(201);
  });

  it('goes two weeks after a booking without a day, and never to who has written or withdrawn', async () => {
    const status = 'chosen' as const;
    const booked = await family({ status, bookedAt: start });
    const left = await family({ status, bookedAt: start, email: 'left@example.in' });
    await site.post(`/api/enquiries/${left.secret}/withdraw`, {});
    await forgetMails(site);
    // The page, the server and the mail begin with the same day in Delhi.
    now = new Date('2026-12-03T18:29:59Z');
    await site.inviteReviews();
    expect(await mailed()).toEqual([]);
    expect((await write(booked)).status).toBe(409);
    now = new Date('2026-12-03T18:30:00Z');
    const wrote = await family({ status, bookedAt: start, email: 'wrote@example.in' });
    expect((await write(wrote)).status).toBe(201);
    await forgetMails(site);
    await site.inviteReviews();
    expect(await mailed()).toEqual(['meena@example.in: How was it with Amaltas Farm?']);
    expect(await idOf(booked)).toBeTruthy();
  });
});

describe('a decision of the staff', () => {
  it('publishes, and tells both once it can no longer be taken back', async () => {
    const { id } = await published();
    expect(await shown()).toMatchObject({
      count: 1,
      average: null,
      distribution: [0, 0, 0, 1, 0],
      mentioned: [
        { label: 'Food', count: 1 },
        { label: 'On time', count: 1 },
      ],
      reviews: [{ id, author: 'Meena', proof: { booked: false, at: start.toISOString() }, answer: null }],
    });
    await forgetMails(site);
    await site.notifyReviews();
    expect(await mailed()).toEqual([]);
    pastUndo();
    await Promise.all([site.notifyReviews(), site.notifyReviews()]);
    expect(await mailed()).toEqual([
      'meena@example.in: Your review of Amaltas Farm is published',
      `${vendor.email}: A family has reviewed you on Aangan`,
    ]);
    expect((await outgoingMails(site)).map((mail) => mail.text).join()).not.toContain('within an hour');
    expect((await decide(id, 'unpublish')).status).toBe(409);
  });

  it('refuses only with a published reason, which the family is told; then nothing more can be written', async () => {
    const one = await family();
    await write(one);
    const id = await idOf(one);
    expect((await decide(id, 'refuse')).status).toBe(422);
    expect((await decide(id, 'refuse', 'we do not like it')).status).toBe(422);
    expect((await decide(id, 'refuse', 'contact')).json()).toMatchObject({ status: 'refused', by: 'asha' });
    await forgetMails(site);
    pastUndo();
    await site.notifyReviews();
    const [mail, ...others] = await outgoingMails(site);
    expect(others).toEqual([]);
    expect(mail!.text).toContain(reviewReasons.contact.label);
    expect(await open(one)).toMatchObject([{ status: 'refused', reason: reviewReasons.contact.label }]);
    expect((await write(one)).status).toBe(409);
    expect(await shown()).toMatchObject({ count: 0, reviews: [], gone: [] });
  });

  it('is taken back within minutes, and then nobody hears of it', async () => {
    const { id, ...one } = await published();
    expect((await decide(id, 'unpublish')).json()).toMatchObject({ status: 'written', decidedAt: null });
    expect(await shown()).toMatchObject({ count: 0 });
    await decide(id, 'refuse', 'copied');
    await decide(id, 'unrefuse');
    await forgetMails(site);
    pastUndo();
    await site.notifyReviews();
    expect(await mailed()).toEqual([]);
    expect(await open(one)).toMatchObject([{ status: 'written', reason: null }]);
  });

  it('removes with a line that stays, and puts back with the answer', async () => {
    const { id, ...one } = await published();
    await answer(id);
    expect((await decide(id, 'remove', 'interest')).json()).toMatchObject({ status: 'removed' });
    const tombstone = { id, by: 'staff', reason: reviewReasons.interest.label };
    expect(await shown()).toMatchObject({ count: 0, reviews: [], gone: [tombstone] });
    expect((await decide(id, 'restore')).json()).toMatchObject({ status: 'answered' });
    expect(await shown()).toMatchObject({
      count: 1,
      reviews: [{ answer: { text: 'Thank you for coming to us.' } }],
    });
    await decide(id, 'remove', 'interest');
    expect((await open(one))[0]!.written).not.toBeNull();
    pastUndo();
    await forgetMails(site);
    await site.notifyReviews();
    expect(await mailed()).toEqual([
      'meena@example.in: Your review of Amaltas Farm was taken down',
      `${vendor.email}: A review of you on Aangan was taken down`,
    ]);
    expect((await own())[0]).toMatchObject({ status: 'removed', text: '', reason: 'interest', stars: null });
  });

  it('is one of two at the same moment', async () => {
    const one = await family();
    await write(one);
    const id = await idOf(one);
    const both = await Promise.all([decide(id, 'publish'), decide(id, 'refuse', 'abuse')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('waits on the sheet, urgent after two days, and is masked for a reader who may not decide', async () => {
    const one = await family();
    await write(one);
    const { browser } = await memberWithRole(site, 'reader');
    const [masked] = (await browser.call('GET /api/staff/reviews')).json<StaffReview[]>();
    expect(masked).toMatchObject({ text: '•••', author: '•••', stars: 4, vendorName: 'Amaltas Farm' });
    const refused = await browser.call(`PUT /api/staff/reviews/${masked!.id}`, { change: 'publish' });
    expect(refused.status).toBe(403);
    const group = async () =>
      (await asStaff(site, 'GET /api/staff/sheet'))
        .json<{ groups: { name: string; count: number; lines: { urgent: boolean }[] }[] }>()
        .groups.find(({ name }) => name === 'reviews');
    expect(await group()).toMatchObject({ count: 1, lines: [{ urgent: false, who: 'Amaltas Farm' }] });
    pass(2 * dayMs);
    expect((await group())!.lines[0]!.urgent).toBe(true);
  });
});

describe('the vendor', () => {
  it('answers once, takes it back within minutes, and nobody else may', async () => {
    const { id } = await published();
    const other = await confirmedVendor();
    expect((await answer(id, 'Not mine.', other)).status).toBe(404);
    expect((await call(site, `PUT /api/workshop/reviews/${id}/answer`, { body: { text: 'x' } })).status).toBe(
      401,
    );
    expect((await answer(id, ' ')).status).toBe(422);
    expect(await own()).toMatchObject([{ status: 'published', mayAnswer: true, undoableUntil: null }]);
    expect((await answer(id)).status).toBe(200);
    expect((await answer(id, 'And another thing.')).status).toBe(409);
    expect((await unanswer(id, other)).status).toBe(404);
    expect((await unanswer(id)).json()).toMatchObject([{ status: 'published', answer: null }]);
    expect((await answer(id, 'Better words.')).status).toBe(200);
    expect((await shown()).reviews[0]!.answer!.text).toBe('Better words.');
    pastUndo();
    expect((await unanswer(id)).status).toBe(409);
    expect(await own(other)).toEqual([]);
  });

  it('takes its reviews along in its copy, and they go with it', async () => {
    const { id } = await published();
    const { password, token } = vendor;
    const copy = await call(site, 'POST /api/account/data', { token, body: { password } });
    expect(copy.json<{ reviews: object[] }>().reviews).toMatchObject([{ id, stars: 4 }]);
    await call(site, 'POST /api/account/delete', { token, body: { password } });
    expect(await site.db.$count(reviews)).toBe(0);
  });
});

describe('taking back', () => {
  it('leaves a line without words of what was public, and nothing of what was not', async () => {
    const { id, ...one } = await published();
    const before = await family();
    await write(before);
    expect((await withdraw(before)).status).toBe(200);
    expect((await withdraw(one)).json()).toMatchObject({ reviews: [{ status: 'withdrawn', written: null }] });
    expect(await shown()).toMatchObject({
      count: 0,
      reviews: [],
      gone: [{ id, by: 'family', reason: null }],
    });
    const rows = await site.db.select().from(reviews);
    expect(rows.map((row) => [row.text, row.author, row.stars])).toEqual([
      [null, null, null],
      [null, null, null],
    ]);
    expect((await write(one)).status).toBe(409);
    expect((await withdraw(one)).status).toBe(409);
  });

  it('happens to all of an enquiry that is withdrawn', async () => {
    const { id, secret } = await published();
    expect(await shown()).toMatchObject({ count: 1 });
    await site.post(`/api/enquiries/${secret}/withdraw`, {});
    expect(await shown()).toMatchObject({ count: 0, reviews: [], gone: [{ id, by: 'family' }] });
    expect((await site.get(`/api/reviews/${secret}`)).status).toBe(404);
  });
});

describe('the public reviews', () => {
  it('has stars from three on, in the order that is asked for', async () => {
    const card = async () =>
      (await site.get('/api/vendors')).json<{ vendors: VendorCard[] }>().vendors[0]!.rating;
    for (const stars of [5, 2, 4]) {
      expect((await shown()).average).toBeNull();
      expect(await card()).toBeNull();
      await published({ stars });
      pass(minuteMs);
    }
    expect(await shown()).toMatchObject({ count: 3, average: 3.7, distribution: [0, 1, 0, 1, 1] });
    expect(await card()).toEqual({ average: 3.7, count: 3, words: '3.7 of 5 stars, 3 reviews' });
    const starsIn = async (order: string) => (await shown(order)).reviews.map(({ stars }) => stars);
    expect(await starsIn('newest')).toEqual([4, 2, 5]);
    expect(await starsIn('highest')).toEqual([5, 4, 2]);
    expect(await starsIn('lowest')).toEqual([2, 4, 5]);
    expect((await site.get(`/api/vendor/${vendor.id}/reviews?order=paid`)).status).toBe(422);
    await site.db.update(vendors).set({ hiddenAt: now }).where(eq(vendors.id, vendor.id));
    expect((await call(site, `GET /api/vendor/${vendor.id.replace(/.$/, '0')}/reviews`)).status).toBe(404);
  });

  it('comes in pages that hold each of them once, in every order', async () => {
    const { id } = await published({ stars: 3 });
    const [row] = await site.db.select().from(reviews).where(eq(reviews.id, id));
    const { id: _id, enquiryId: _enquiry, introductionId: _introduction, ...first } = row!;
    const others = Array.from({ length: 2 * reviewLimits.shown }, (_, at) => ({
      ...first,
      stars: 1 + (at % 5),
      writtenAt: new Date(start.getTime() - at * dayMs),
    }));
    await site.db.insert(reviews).values(others);
    await site.db.update(vendors).set({ ratingCount: 41, ratingSum: 123 });
    for (const order of ['newest', 'highest', 'lowest']) {
      const pageAt = (page: number) => shown(`${order}&page=${page}`);
      const read = [await pageAt(1), await pageAt(2), await pageAt(3)];
      expect(read.map(({ page, pages, reviews: on }) => [page, pages, on.length])).toEqual([
        [1, 3, 20],
        [2, 3, 20],
        [3, 3, 1],
      ]);
      const all = read.flatMap(({ reviews: on }) => on);
      expect(new Set(all.map((one) => one.id)).size).toBe(41);
      const stars = all.map((one) => one.stars);
      if (order !== 'newest')
        expect(stars).toEqual(stars.toSorted((a, b) => (order === 'highest' ? b - a : a - b)));
      expect(await pageAt(40)).toEqual(read[2]);
    }
    for (const page of ['0', '41', '-1', '1.5', 'x', ''])
      expect((await site.get(`/api/vendor/${vendor.id}/reviews?page=${page}`)).status, page).toBe(422);
  });

  it('is counted right when two are decided at once', async () => {
    const waiting = [];
    for (const stars of [1, 5, 5]) {
      const one = await family();
      await write(one, { stars });
      waiting.push(await idOf(one));
    }
    await Promise.all(waiting.map((id) => decide(id, 'publish')));
    expect(await shown()).toMatchObject({ count: 3, average: 3.7 });
  });

  it('that was taken down loses its words after half a year, not a moment earlier', async () => {
    const { id } = await published();
    await answer(id);
    await decide(id, 'remove', 'interest');
    pass(retentionDays.unshownReview * dayMs);
    await site.destroyWhatIsOld();
    const words = async () => (await site.db.select().from(reviews))[0];
    expect(await words()).toMatchObject({ stars: 4, author: 'Meena', answer: 'Thank you for coming to us.' });
    pass(1);
    await site.destroyWhatIsOld();
    expect(await words()).toMatchObject({
      id,
      status: 'removed',
      stars: null,
      text: null,
      author: null,
      answer: null,
    });
    expect(await shown()).toMatchObject({ gone: [{ id, reason: reviewReasons.interest.label }] });
  });

  it('stays when the enquiry is destroyed by age, and goes after three years', async () => {
    const { id } = await published();
    const refused = await family();
    await write(refused);
    await decide(await idOf(refused), 'refuse', 'abuse');
    // The database dates what is sent by its own clock.
    await site.db.update(enquiries).set({ createdAt: start });
    pass(380 * dayMs);
    await site.destroyWhatIsOld();
    expect(await site.db.select().from(reviews)).toMatchObject([
      { id, enquiryId: null, introductionId: null, status: 'published', networkHash: null },
    ]);
    pass(3 * 366 * dayMs);
    expect(await site.destroyWhatIsOld()).toMatchObject({ reviews: 1 });
    const [row] = await site.db.select().from(vendors);
    expect(row).toMatchObject({ ratingCount: 0, ratingSum: 0 });
  });
});
