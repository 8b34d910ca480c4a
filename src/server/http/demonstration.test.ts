import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '#facts/time.ts';
import type { EnquiryThreads } from '#contract/conversations.ts';
import type { QuoteSheet } from '#contract/quotes.ts';
import type { Inbox } from '#contract/workshop-enquiries.ts';
import { accounts, introductions, enquiries, reviews, vendors } from '#platform/db/tables.ts';
import type { TestSite } from '#support/site.ts';
import { borrowTestSite, setUpTestSite } from '#support/set-up-site.ts';
import type { DemoLinks } from '#platform/start/start-words.ts';

const lastPart = (url: string) => new URL(url).pathname.split('/').at(-1)!;

describe('the demonstration', () => {
  const site = setUpTestSite({ env: { SEED_DEMO: 'yes' }, clock: () => now });
  let links: DemoLinks;
  let now = new Date('2026-11-24T06:00:00Z');
  let before: { vendors: number; enquiries: number };
  const counts = async () => ({
    vendors: await site.db.$count(vendors),
    enquiries: await site.db.$count(enquiries),
  });
  beforeAll(async () => {
    before = await counts();
    links = (await site.openDemonstration())!;
  });

  it('lets the person who starts it in as a vendor with requests in every state, by a link that is good once', async () => {
    const secret = lastPart(links.workshop);
    const reset = () => site.post('/api/account/password/reset', { secret, newPassword: 'gulmohar-9' });
    expect((await reset()).status).toBe(200);
    expect((await reset()).status).toBe(404);
    const login = await site.post('/api/vendor/login', { email: links.email, password: 'gulmohar-9' });
    const { token } = login.json<{ token: string }>();
    const { entries } = (
      await site.get('/api/workshop/enquiries', { authorization: `Bearer ${token}` })
    ).json<Inbox>();
    expect(entries.map(({ status }) => status).toSorted()).toEqual(['chosen', 'declined', 'replied', 'sent']);
  });

  it('shows a family with messages and two quotes that differ', async () => {
    const path = `/api/enquiries/${lastPart(links.family!)}`;
    const threads = (await site.get(`${path}/threads`)).json<EnquiryThreads>();
    expect(threads.vendors.map(({ status }) => status)).toEqual(['replied', 'replied']);
    expect(threads.messages.map(({ author }) => author)).toEqual(['family', 'vendor']);
    const { quotes } = (await site.get(`${path}/quotes`)).json<QuoteSheet>();
    expect(quotes).toHaveLength(2);
    expect(quotes.flatMap(({ differences }) => differences)).toContain('GST is missing');
  });

  it('gives a new link at the next start, and brings in nobody twice', async () => {
    const there = await counts();
    expect(there).toEqual({ vendors: before.vendors, enquiries: before.enquiries + 4 });
    const again = (await site.openDemonstration())!;
    expect(again).toEqual({ ...links, workshop: expect.any(String) as string });
    expect(again.workshop).not.toBe(links.workshop);
    expect(await counts()).toEqual(there);
  });

  it('asks the family whose day is over for a review, the morning after', async () => {
    now = new Date(now.getTime() + dayMs);
    await site.inviteReviews();
    expect(await site.db.select({ status: reviews.status }).from(reviews)).toEqual([{ status: 'invited' }]);
  });
});

describe('a site that is no demonstration', () => {
  let site: TestSite;
  afterEach(() => site.close());
  for (const [name, env] of [
    ['with SEED_DEMO=no', { SEED_DEMO: 'no' }],
    ['that really sends mails', { SEED_DEMO: 'yes', SMTP_URL: 'smtp://127.0.0.1:1' }],
  ] as const)
    it(`${name} has none of its people and prints no link`, async () => {
      site = await borrowTestSite({ env });
      expect(await site.openDemonstration()).toBeNull();
      expect(await site.db.$count(accounts)).toBe(0);
      expect(await site.db.$count(introductions)).toBe(0);
    });
});
