/** @postgres views of one post arrive at once by two of its addresses */
import { eq } from '#platform/db/drizzle.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ContentItem } from '#contract/desk/content/content-item.ts';
import type { PostNumbers } from '#contract/desk/content/post-numbers.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { recentDays } from '#facts/post-numbers.ts';
import { dayMs } from '#facts/time.ts';
import { contentViews, enquiries } from '#platform/db/tables.ts';
import { asStaff } from '#support/as-staff.ts';
import { contentOf, samplePost } from '#support/content.ts';
import { samplePayload } from '#support/enquiry-samples.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

const start = new Date('2026-11-30T18:20:00Z');
let now = start;
const site = setUpTestSite({ clock: () => now });
const editor = contentOf(site);
let lamps: ContentItem;
beforeEach(async () => {
  now = start;
  await site.reset();
  lamps = await editor.published('post', samplePost, 'lamps');
});

const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36',
};
const view = (post: string, headers: Record<string, string> = browser, page = '/blogs/:id') =>
  site.post('/api/events', { name: 'page_view', page, post }, headers);
const enquire = async (form: Record<string, string>) => {
  const answer = await site.post(enquiryKinds.contact.path, samplePayload(enquiryKinds.contact, 'required'), {
    'x-form': String(new URLSearchParams(form)),
  });
  expect(answer.status).toBe(201);
  return answer.json<EnquiryReceipt>().reference;
};
const numbers = async (...ids: string[]) =>
  (await asStaff(site, `GET /api/staff/content-numbers?ids=${ids.join(',')}`)).json<PostNumbers[]>();
const none = { all: 0, recent: 0 };
const renamed = async () =>
  editor.done((await editor.save(lamps, {}, 'brass-lamps')).json<ContentItem>(), 'publish');

describe('views of a post', () => {
  it('count by day under its item, whichever of its addresses, many at once without losing one', async () => {
    await renamed();
    await Promise.all(
      ['lamps', 'brass-lamps', 'Brass-Lamps'].flatMap((key) => [1, 2, 3].map(() => view(key))),
    );
    expect(await site.db.select().from(contentViews)).toEqual([
      { itemId: lamps.id, day: '2026-11-30', count: 9 },
    ]);
    expect(await numbers(lamps.id)).toEqual([
      { id: lamps.id, views: { all: 9, recent: 9 }, enquiries: none },
    ]);
  });

  it('are of readers and of what visitors see', async () => {
    const hidden = await editor.added('post', samplePost, 'draft');
    for (const bot of [
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'curl/8.5.0',
    ])
      expect((await view('lamps', { 'user-agent': bot })).status).toBe(202);
    await view('lamps', browser, '/gallery');
    await view('draft');
    await view('nowhere');
    await view('../lamps');
    await editor.done(await editor.read(lamps), 'unpublish');
    await view('lamps');
    expect(await numbers(lamps.id, hidden.id)).toEqual(
      [lamps, hidden].map(({ id }) => ({ id, views: none, enquiries: none })),
    );
    expect(await site.db.select().from(contentViews)).toEqual([]);
  });

  it(`are recent for ${recentDays} days in Delhi`, async () => {
    await view('lamps');
    now = new Date(start.getTime() + (recentDays - 1) * dayMs);
    expect((await numbers(lamps.id))[0]!.views).toEqual({ all: 1, recent: 1 });
    // 18:30 UTC is midnight in Delhi.
    now = new Date(now.getTime() + dayMs / 144);
    expect((await numbers(lamps.id))[0]!.views).toEqual({ all: 1, recent: 0 });
  });
});

describe('enquiries that began on a post', () => {
  it('count where their form stood on it or their visitor came from it, in both languages and under its former address', async () => {
    await enquire({ page: '/blogs/lamps' });
    await enquire({ page: '/hi/contact', began: '/hi/blogs/lamps/' });
    await renamed();
    await enquire({ page: '/contact', began: '/blogs/lamps' });
    await enquire({ page: '/contact', began: '/blogs/brass-lamps' });
    for (const began of ['', '/blogs/other', '/vendor/lamps', '/blogs/lamps/more', 'lamps', '/blogs/%00'])
      await enquire({ page: '/contact', began });
    expect((await numbers(lamps.id))[0]!.enquiries).toEqual({ all: 4, recent: 4 });
  });

  it('count for the post with the form, not for one before it', async () => {
    const tents = await editor.published('post', { ...samplePost, title: 'Tents' }, 'tents');
    await enquire({ page: '/blogs/tents', began: '/blogs/lamps' });
    expect((await numbers(tents.id, lamps.id)).map((one) => one.enquiries.all)).toEqual([1, 0]);
  });

  it('are those that the page Numbers counts, and recent for as many days as views', async () => {
    const references = [1, 2, 3, 4].map(() => enquire({ page: '/blogs/lamps' }));
    const [first, spam, merged, withdrawn] = await Promise.all(references);
    const set = (reference: string, change: Partial<typeof enquiries.$inferInsert>) =>
      site.db.update(enquiries).set(change).where(eq(enquiries.reference, reference));
    const [target] = await site.db.select().from(enquiries).where(eq(enquiries.reference, first!));
    await set(spam!, { quarantine: true });
    await set(merged!, { mergedIntoId: target!.id });
    await set(withdrawn!, { status: 'withdrawn' });
    await set(first!, { createdAt: start });
    expect((await numbers(lamps.id))[0]!.enquiries).toEqual({ all: 1, recent: 1 });
    now = new Date(start.getTime() + (recentDays - 1) * dayMs + dayMs / 144);
    expect((await numbers(lamps.id))[0]!.enquiries).toEqual({ all: 1, recent: 0 });
  });
});

it.each(['', 'lamps', ',', `${'a'.repeat(36)}`])('refuses %j as ids', async (ids) => {
  expect((await asStaff(site, `GET /api/staff/content-numbers?ids=${ids}`)).status).toBe(422);
});
