/** @postgres searches are counted by upsert, and new meanings notified */
import { sql } from '#platform/db/drizzle.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayMs, minuteMs } from '#facts/time.ts';
import type { SearchWords } from '#contract/desk/search-words.ts';
import type { DirectoryPage } from '#contract/directory.ts';
import { events, searchMisses } from '#platform/db/tables.ts';
import { asStaff } from '#support/as-staff.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { missesMax } from './search-misses.ts';

const site = setUpTestSite({ clock: () => now, env: { TRUST_PROXY: '127.0.0.1' } });
const sunday = new Date('2026-11-22T06:00:00Z');
let now = sunday;
beforeEach(() => {
  now = sunday;
  return site.reset();
});

const staff = (route: string, body?: unknown) => asStaff(site, route, body);
const list = async () => (await staff('GET /api/staff/search-words')).json<SearchWords>();
const search = async (q: string, from = '10.0.0.1') =>
  (
    await site.get(`/api/vendors?q=${encodeURIComponent(q)}`, { 'x-forwarded-for': from })
  ).json<DirectoryPage>();

describe('searches that found nobody', () => {
  it('are shown from the second visitor on, and count nobody twice before', async () => {
    await search('Zari  lamps');
    await search('zari lamps');
    expect((await list()).misses).toEqual([]);
    expect((await site.db.select().from(searchMisses))[0]).toMatchObject({ words: 'zari lamps', times: 1 });
    await search('zari lamps', '10.0.0.2');
    expect((await list()).misses).toEqual([{ words: 'zari lamps', times: 2, lastAt: now.toISOString() }]);
    expect((await site.db.select().from(searchMisses))[0]?.firstVisitor).toBeNull();
  });

  it('hold no number of a telephone, no address of mail and no signs', async () => {
    for (const typed of ['call 98765 43210 zz', 'a@b.in zzz', 'x', '<script>', "' or 1=1"])
      await search(typed);
    expect(await site.db.select().from(searchMisses)).toEqual([]);
  });

  it('fill no disk: when there are as many as anybody reads, only those go on being counted', async () => {
    await search('zari lamps');
    await site.db.execute(sql`
      insert into search_misses (words, times, first_visitor, first_at, last_at)
      select 'made ' || n, 1, ${Buffer.from('x')}, now(), now() from generate_series(2, ${missesMax}) as n`);
    // The free places are counted once a minute.
    now = new Date(now.getTime() + minuteMs);
    await search('brass lamps');
    await search('zari lamps', '10.0.0.2');
    expect(await site.db.$count(searchMisses)).toBe(missesMax);
    expect((await list()).misses.map(({ words }) => words)).toEqual(['zari lamps']);
  });

  it('go when nobody asks any more, those of one visitor sooner', async () => {
    await search('zari lamps');
    await search('brass lamps');
    await search('brass lamps', '10.0.0.2');
    now = new Date(sunday.getTime() + 8 * dayMs);
    expect(await site.destroyWhatIsOld()).toMatchObject({ searchMisses: 1 });
    now = new Date(sunday.getTime() + 91 * dayMs);
    expect(await site.destroyWhatIsOld()).toMatchObject({ searchMisses: 1 });
  });
});

describe('the meaning of words', () => {
  const set = (words: string, meaning: string) =>
    staff('PUT /api/staff/search-words/meanings', { words, meaning });

  it('is taught, changed and taken back, at once for every search, and recorded', async () => {
    expect((await search('jhankaar')).understood).toEqual({ words: ['jhankaar'] });
    expect((await set(' Jhankaar ', 'category:decoration, area:Rohini')).status).toBe(200);
    await expect
      .poll(async () => (await search('jhankaar')).understood)
      .toEqual({ category: ['decoration'], area: 'Rohini', words: [] });
    expect((await set('jhankaar', 'flowers')).json<SearchWords>().meanings).toMatchObject([
      { words: 'jhankaar', meaning: 'flowers' },
    ]);
    await expect.poll(async () => (await search('jhankaar')).understood).toEqual({ words: ['flowers'] });
    const tried = await staff('GET /api/staff/search-words/try?q=jhankaar%20sunday');
    expect(tried.json()).toEqual({ understood: { on: '2026-11-22', words: ['flowers'] }, didYouMean: null });
    const gone = await staff('DELETE /api/staff/search-words/meanings?words=jhankaar');
    expect(gone.json<SearchWords>().meanings).toEqual([]);
    await expect.poll(async () => (await search('jhankaar')).understood).toEqual({ words: ['jhankaar'] });
    expect((await staff('DELETE /api/staff/search-words/meanings?words=jhankaar')).status).toBe(404);
    const told = (await site.db.select({ type: events.type }).from(events)).map(({ type }) => type);
    expect(told.filter((type) => type === 'search_meaning.changed')).toHaveLength(3);
  });

  it.each([
    ['', 'flowers'],
    ['--', 'flowers'],
    ['a', ''],
    ['a', 'category:nothing'],
    ['a', 'with:food:poison'],
    ['a', 'drop:table'],
    ['a'.repeat(61), 'flowers'],
    ['a', 'f'.repeat(121)],
  ])('is refused for %j as %j', async (words, meaning) => {
    expect((await set(words, meaning)).status).toBe(422);
  });
});
