import { beforeEach, describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '#facts/time.ts';
import type { Today, TodayGroupName } from '#contract/desk/today.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { enquiries, vendors } from '#platform/db/tables.ts';
import { newSecret, sha256 } from '#platform/secrets.ts';
import { asStaff } from '#support/as-staff.ts';
import { contentOf, samplePost } from '#support/content.ts';
import { memberWithRole } from '#support/desk.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { registerVendor } from '#support/vendor-samples.ts';

const now = new Date('2026-11-20T06:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const site = setUpTestSite({ clock: () => now });
beforeEach(() => site.reset());

type Row = Partial<typeof enquiries.$inferInsert>;
let number = 0;
const stored = async (row: Row = {}): Promise<string> => {
  const reference = `AGN-T${number++}`;
  await site.db.insert(enquiries).values({
    id: newId(),
    kind: 'contact',
    reference,
    secretHash: sha256(newSecret()),
    payload: {},
    name: 'Kavita',
    createdAt: ago(hourMs),
    ...row,
  });
  return reference;
};
const today = async () => (await asStaff(site, 'GET /api/staff/sheet')).json<Today>();
const linesOf = async (name: TodayGroupName) =>
  (await today()).groups.find((group) => group.name === name)?.lines.map(({ id }) => id) ?? [];

describe('GET /api/staff/sheet', () => {
  it('is empty when nothing waits', async () => {
    await stored({ status: 'closed', createdAt: ago(9 * dayMs) });
    await stored({ status: 'withdrawn' });
    expect(await today()).toEqual({
      at: now.toISOString(),
      groups: [expect.objectContaining({ name: 'firstSteps' })],
    });
  });

  it('leads through the first steps of a new site, each until it is done', async () => {
    const all = ['company', 'text/terms', 'text/legal', 'market', 'album', 'post', 'vendor'];
    expect(await linesOf('firstSteps')).toEqual(all);
    const editor = contentOf(site);
    const draft = await editor.added('post', samplePost);
    expect(await linesOf('firstSteps')).toEqual(all);
    const review = await editor.done(draft, 'submit');
    expect(await linesOf('inReview')).toEqual([`post/${draft.id}`]);
    await editor.done(review, 'publish');
    expect(await linesOf('inReview')).toEqual([]);
    expect(await linesOf('firstSteps')).toEqual(all.filter((step) => step !== 'post'));
  });

  it('counts a first vendor once visitors see it', async () => {
    await registerVendor(site, { companyName: 'Zarafshan Events' });
    expect(await linesOf('firstSteps')).not.toContain('vendor');
    await site.db.update(vendors).set({ waitsSince: now });
    expect(await linesOf('firstSteps')).toContain('vendor');
  });

  it('has what nobody answered within the target, to the millisecond, and as new what came since', async () => {
    const late = await stored({ createdAt: ago(dayMs + 1) });
    const inTime = await stored({ createdAt: ago(dayMs) });
    await stored({ status: 'answered', createdAt: ago(2 * dayMs) });
    expect(await linesOf('unanswered')).toEqual([late]);
    expect(await linesOf('fresh')).toEqual([inTime]);
  });

  it('has what is due by the end of the day in Delhi, and whose event is near', async () => {
    const endOfDay = new Date('2026-11-20T18:30:00Z');
    const due = await stored({ status: 'read', dueAt: new Date(endOfDay.getTime() - 1) });
    await stored({ status: 'read', dueAt: endOfDay });
    const today = await stored({ status: 'read', eventDate: '2026-11-20' });
    const last = await stored({ status: 'read', eventDate: '2026-12-04' });
    await stored({ status: 'read', eventDate: '2026-12-05' });
    await stored({ status: 'read', eventDate: '2026-11-19' });
    expect(await linesOf('due')).toEqual([due]);
    expect(await linesOf('eventSoon')).toEqual([today, last]);
  });

  it('has who asked before by phone or e-mail within a week, of the same kind', async () => {
    const of = (days: number, row: Row) => stored({ createdAt: ago(days * dayMs), status: 'read', ...row });
    await of(6, { phone: '9876500001', email: 'A@x.test' });
    const byPhone = await of(1, { phone: '9876500001', email: 'b@x.test' });
    const byEmail = await of(0, { phone: '9876500002', email: ' a@X.test' });
    await of(0, { kind: 'catering', phone: '9876500001' });
    await of(0, { phone: null, email: null });
    await of(0, { phone: null, email: null });
    expect((await linesOf('duplicates')).toSorted()).toEqual([byPhone, byEmail].toSorted());
  });

  it('keeps apart what was flagged, with its reason, and leaves out what was merged', async () => {
    const flagged = await stored({ quarantine: true, quarantineReason: 'honeypot' });
    const into = await stored();
    const [row] = await site.db.select().from(enquiries).limit(1);
    await stored({ mergedIntoId: row!.id });
    expect(await linesOf('flagged')).toEqual([flagged]);
    expect(await linesOf('fresh')).toEqual([into]);
  });

  it('shows eight lines and counts to a hundred', async () => {
    for (let n = 0; n < 101; n += 1) await stored();
    const group = (await today()).groups.find(({ name }) => name === 'fresh');
    expect(group).toMatchObject({ name: 'fresh', count: 100 });
    expect(group!.lines).toHaveLength(8);
  });

  it('shows each role what it may see', async () => {
    await stored();
    await site.post('/api/grievances', {
      name: 'Kavita Menon',
      email: 'kavita@example.com',
      message: 'The tent was late.',
      about: 'general',
    });
    const seen = async (role: 'editor' | 'reader' | 'manager') => {
      const { browser } = await memberWithRole(site, role);
      return (await browser.call('GET /api/staff/sheet')).json<Today>().groups;
    };
    expect((await seen('editor')).map(({ name }) => name)).toEqual(['firstSteps']);
    expect((await seen('manager')).map(({ name, lines }) => [name, lines[0]!.who])).toEqual([
      ['complaints', 'Kavita Menon'],
      ['fresh', 'Kavita'],
    ]);
    expect((await seen('reader')).map(({ lines }) => lines[0]!.who)).toEqual(['•••', '•••']);
  });
});
