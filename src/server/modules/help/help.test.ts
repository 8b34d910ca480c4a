import { describe, expect, it } from 'vitest';
import type { HelpQuestion, HelpResult } from '#contract/help.ts';
import { helpQuestions } from '#content/help.ts';
import { blogs } from '#platform/db/tables.ts';
import { searchKey } from '#platform/db/search-key.ts';
import { contentOf } from '#support/content.ts';
import { asStaff } from '#support/as-staff.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

const site = setUpTestSite({ clock: () => now, env: { SEED_DEMO: 'yes' } });
let now = new Date('2026-11-20T06:00:00Z');

const ask = async (q: string) =>
  (await site.get(`/api/help?q=${encodeURIComponent(q)}`)).json<HelpResult[]>();
const hrefs = async (q: string) => (await ask(q)).map(({ href }) => href);

describe('GET /api/help', () => {
  it.each([
    ['catering', '/catering'],
    ['cataring', '/catering'],
    ['halwai chahiye', '/catering'],
    ['tambu', '/decoration'],
    ['mistri', '/constructionvendors'],
    ['dukaan', '/buisnessstartup'],
    ['how do i complain', '/grievance'],
    ['shikayat', '/grievance'],
    ['privacy', '/privacypolicy'],
    ['naukri', '/careers'],
    ['khan market', '/khanmkt'],
    ['chandni chowk kis din band hai closed', '/chandnichowkmkt'],
    ['GST registration', '/blogs/gst-for-a-new-shop'],
    ['monsoon roof', '/blogs/monsoon-proofing-a-delhi-roof'],
  ])('%j leads to %s', async (query, href) => {
    expect(await hrefs(query)).toContain(href);
  });

  it('finds weddings for shaadi, before anything else', async () => {
    const found = await ask('shaadi');
    expect(found.length).toBeGreaterThan(3);
    expect(JSON.stringify(found.slice(0, 3))).toMatch(/[Ww]edding|[Ee]vent/);
  });

  it('quotes the page when it answers', async () => {
    const answer = (await ask('does it cost anything to ask')).find(({ source }) => source === 'answer');
    expect(answer).toMatchObject({
      href: '/',
      quote: expect.stringContaining('Asking costs nothing.') as string,
    });
  });

  it('answers the search for a CA with accountants', async () => {
    const found = await ask('I need a CA for GST');
    expect(found.filter(({ source }) => source === 'vendor').map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Hisaab Kitaab Accounts', 'Udaan Accounts']),
    );
    expect(found.map(({ href }) => href)).toContain('/buisnessstartup');
    expect(found[0]!.source).toBe('vendor');
  });

  it.each(['CA for GST', 'Do I need a CA for GST?'])('answers %j with two pages first', async (words) => {
    const found = await ask(words);
    expect(found.findIndex(({ source }) => source === 'vendor')).toBe(2);
  });

  it('finds vendors by name, at most three, and links their profile', async () => {
    const found = await ask('caterer');
    const vendors = found.filter(({ source }) => source === 'vendor');
    expect(vendors.length).toBeGreaterThan(0);
    expect(vendors.length).toBeLessThanOrEqual(3);
    expect(vendors[0]!.href).toMatch(/^\/profile\//);
    expect(found.length).toBeLessThanOrEqual(8);
  });

  it.each([
    ['amaltas farm', 'Amaltas Farm'],
    ['amltas', 'Amaltas Farm'],
    ['amaltass farmm chahiye', 'Amaltas Farm'],
  ])('finds the vendor for %j', async (query, name) => {
    const vendors = (await ask(query)).filter(({ source }) => source === 'vendor');
    expect(vendors.map(({ title }) => title)).toContain(name);
  });

  it('takes a word for misspelt only when nobody holds it as it stands', async () => {
    const names = async (query: string) =>
      (await ask(query)).filter(({ source }) => source === 'vendor').map(({ title }) => title);
    expect(await names('caterer')).toEqual(await names('caterer zzxqwv'));
    expect(await names('cat')).not.toEqual([]);
  });

  it.each(['', '  ', 'a', 'the of', '%', '_', '\\', "'; drop table vendors; --", '{"$ne":1}', '😀'])(
    'answers %j with a list and no failure',
    async (query) => {
      const answer = await site.get(`/api/help?q=${encodeURIComponent(query)}`);
      expect(answer.status).toBe(200);
      expect(Array.isArray(answer.json())).toBe(true);
    },
  );

  it('finds nothing for words that nobody wrote, rather than something', async () => {
    expect(await ask('zzxqwv')).toEqual([]);
  });

  it('refuses more than a page of text', async () => {
    expect((await site.get(`/api/help?q=${'x'.repeat(1001)}`)).status).toBe(422);
  });

  it('says of a market what the staff has just written, and when it was checked', async () => {
    const answers = async () => {
      const found = (await ask('khan market closed buy')).filter(({ href }) => href === '/khanmkt');
      const one = (title: string) => found.find((result) => result.title === title);
      return {
        day: one('On which day is Khan Market closed?'),
        goods: one('What can I buy in Khan Market?')?.text,
      };
    };
    const change = (facts: object) =>
      asStaff(site, 'PUT /api/staff/markets/khan-market', { ...facts, checkedOn: '2026-11-19' });
    const before = await answers();
    expect(before.day).toMatchObject({
      source: 'answer',
      quote: 'Closed on Sunday',
      text: expect.stringMatching(/^On Sunday\. .*Checked on 15\u00a0Nov 2026\.$/) as string,
    });
    expect(before.goods).toContain('Books and stationery');
    const facts = { bestHours: 'Before noon', metro: 'Jor Bagh', known: ['Kites', 'Lamps'] };
    expect((await change({ ...facts, closedOn: 'Friday' })).status).toBe(200);
    expect(await answers()).toMatchObject({
      day: {
        quote: 'Closed on Friday',
        text: 'On Friday. Best hours: Before noon. Nearest metro: Jor Bagh. Checked on 19\u00a0Nov 2026.',
      },
      goods: 'Kites, Lamps. Checked on 19\u00a0Nov 2026.',
    });
    await change({ closedOn: null });
    expect((await answers()).day).toMatchObject({
      quote: null,
      text: expect.stringMatching(/^There is no weekly closing day\./) as string,
    });
  });

  it('knows a question as soon as it is published, whatever signs it has, and forgets it when it is taken off', async () => {
    const asha = contentOf(site);
    const words = {
      question: 'May we bring a zebrafish {here}?',
      answer: 'Yes, in a bowl of {water}.',
      topic: 'events',
    };
    expect(await hrefs('zebrafish')).not.toContain('/gallery');
    const item = await asha.published('question', { ...words, link: '/gallery', linkLabel: 'Gallery' });
    expect((await ask('zebrafish'))[0]).toMatchObject({ source: 'answer', text: words.answer, quote: null });
    const list = async () => (await site.get('/api/help/questions')).json<HelpQuestion[]>();
    expect((await list()).at(-1)).toMatchObject({ id: item.id, topic: 'events', href: '/gallery' });
    await asha.done(item, 'unpublish');
    expect(await hrefs('zebrafish')).not.toContain('/gallery');
    expect((await list()).map(({ question }) => question)).toEqual(
      helpQuestions.map(({ question }) => question),
    );
  });

  it('knows a new blog within a minute', async () => {
    expect(await hrefs('zardozi workshop')).not.toContain('/blogs/zardozi');
    await site.db.insert(blogs).values({
      id: 'zardozi',
      title: 'A zardozi workshop in Old Delhi',
      excerpt: 'Gold thread.',
      category: 'business',
      date: '2026-11-19',
      content: 'x',
      publishedAt: new Date('2026-11-19T00:00:00Z'),
      search: searchKey('zardozi'),
    });
    now = new Date(now.getTime() + 61_000);
    expect(await hrefs('zardozi workshop')).toContain('/blogs/zardozi');
  });

  it('never shows a token of the content', async () => {
    for (const query of ['complaint', 'privacy', 'about', 'email phone'])
      expect(JSON.stringify(await ask(query))).not.toMatch(/\{\w+\}/);
  });
});
