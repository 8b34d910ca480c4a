/** @postgres many upserts race for one counter */
import { describe, expect, it } from 'vitest';
import { Company } from '#contract/company.ts';
import type { PublishedText, Site } from '#contract/site.ts';
import { demoCompany } from '#content/demo-company.ts';
import { eventCounts, pageContent } from '#platform/db/tables.ts';
import { borrowTestSite, setUpTestSite } from '#support/set-up-site.ts';
import { securityText } from './security-text.ts';

// Ten minutes to midnight in UTC is already the next year in Delhi.
const clock = () => new Date('2026-12-31T23:50:00Z');
const site = setUpTestSite({ clock, env: { SEED_DEMO: 'yes' } });

describe('GET /api/site', () => {
  it('names the company, with the year as it is in Delhi', async () => {
    const body = (await site.get('/api/site')).json<Site>();
    expect(Company.safeParse(body.company).success).toBe(true);
    expect(body.year).toBe(2027);
    expect(body.embeds).toMatchObject({ chatbotScript: null, mapsTiles: null, analyticsId: null });
  });
});

describe('POST /api/events', () => {
  it('counts by the day in Delhi, without anything about the visitor', async () => {
    const before = await site.db.select().from(eventCounts);
    expect(before).toEqual([]);
    for (const name of ['conversion', 'conversion', 'page_view'])
      expect((await site.post('/api/events', { name })).status).toBe(202);
    const rows = await site.db.select().from(eventCounts).orderBy(eventCounts.name);
    expect(rows).toEqual([
      { day: '2027-01-01', name: 'conversion', count: 2 },
      { day: '2027-01-01', name: 'page_view', count: 1 },
    ]);
  });

  it('counts a page by its name, many at once without losing one', async () => {
    await Promise.all(
      Array.from({ length: 40 }, () => site.post('/api/events', { name: 'page_view', page: '/gallery' })),
    );
    const rows = await site.db.select().from(eventCounts);
    expect(rows.find(({ name }) => name === 'page_view /gallery')?.count).toBe(40);
  });

  it.each([
    { name: 'page_view', page: '/enquiry/secret' },
    { name: 'anything' },
    { name: 'conversion', who: 'me' },
    {},
  ])('refuses %j', async (body) => {
    expect((await site.post('/api/events', body)).status).toBe(422);
  });
});

describe('files for machines', () => {
  it('list every blog in the sitemap, with escaped addresses', async () => {
    const { status, text } = await site.get('/sitemaps/pages.xml');
    expect(status).toBe(200);
    expect(text).toContain('http://site.test/blogs/choosing-a-caterer-in-delhi');
    expect(text).not.toMatch(/&(?!amp;)/);
  });

  it.each(['-'.repeat(36), '0'.repeat(36), 'a-'.repeat(18), '01ffffff-0000-7000-8000-000000000000'])(
    'have no part of the sitemap that starts at %s',
    async (from) => {
      for (const records of ['vendors', 'projects'])
        expect((await site.get(`/sitemaps/${records}/${from}.xml`)).status).toBe(404);
    },
  );

  it('keep robots out of private pages and name the sitemap', async () => {
    const { text } = await site.get('/robots.txt');
    expect(text).toContain('Disallow: /enquiry/');
    expect(text).toContain('Disallow: /hi/enquiry/');
    expect(text).toContain('Disallow: /hi/api/');
    expect(text).toContain('Sitemap: http://site.test/sitemap.xml');
  });

  it('describe an installable application', async () => {
    const manifest = (await site.get('/manifest.webmanifest')).json<{ icons: unknown[]; name: string }>();
    expect(manifest.name).toBe('Aangan');
    expect(manifest.icons).toHaveLength(3);
    expect((await site.get('/hi/manifest.webmanifest')).json()).toMatchObject({
      id: '/',
      start_url: '/hi',
      lang: 'hi',
    });
  });
});

describe('/.well-known/security.txt', () => {
  const fieldsOf = (text: string) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => /^([A-Z][A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1));

  it('names whom to tell, and ends within a year', async () => {
    const { status, headers, text } = await site.get('/.well-known/security.txt');
    expect({ status, type: headers['content-type'] }).toEqual({
      status: 200,
      type: 'text/plain; charset=utf-8',
    });
    expect(fieldsOf(text)).toEqual([
      ['Contact', 'mailto:privacy@aangan.example'],
      ['Expires', '2027-06-29T00:00:00.000Z'],
      ['Preferred-Languages', 'en, hi'],
    ]);
  });

  it('says on https where it lies, and takes the configured contact', () => {
    const company = { ...demoCompany, securityEmail: 'holes@aangan.example' };
    const text = securityText({ company, publicUrl: 'https://aangan.example' }, '/x.txt', new Date(0));
    expect(fieldsOf(text)).toContainEqual(['Contact', 'mailto:holes@aangan.example']);
    expect(fieldsOf(text)).toContainEqual(['Canonical', 'https://aangan.example/x.txt']);
  });
});

describe('GET /api/openapi.json', () => {
  it('is OpenAPI 3.1', async () => {
    expect((await site.get('/api/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' });
  });
});

describe('GET /api/pages/:key', () => {
  it('is empty until something is published, then shows it as safe HTML', async () => {
    await site.db.delete(pageContent);
    expect((await site.get('/api/pages/terms')).json()).toEqual({ html: null, updatedAt: null });
    await site.db
      .insert(pageContent)
      .values({ key: 'legal', body: '## First\n\n<script>alert(1)</script>\n\n**bold**' });
    const { html, updatedAt } = (await site.get('/api/pages/legal')).json<PublishedText>();
    expect(html).toContain('First</h2>');
    expect(html).toContain('<strong>bold</strong>');
    expect(html).not.toContain('<script');
    expect(Number.isNaN(Date.parse(updatedAt!))).toBe(false);
  });

  it('knows only the two legal pages', async () => {
    expect((await site.get('/api/pages/secret')).status).toBe(422);
  });
});

describe('GET /counts', () => {
  it('is for holders of the metrics token, and for nobody while there is none', async () => {
    expect((await site.get('/counts')).status).toBe(404);
    const own = await borrowTestSite({ env: { METRICS_TOKEN: 'a-token-of-the-staff' } });
    await own.post('/api/events', { name: 'conversion' });
    expect((await own.get('/counts')).status).toBe(404);
    const answer = await own.get('/counts', { authorization: 'Bearer a-token-of-the-staff' });
    expect(answer.json()).toMatchObject([{ name: 'conversion', count: 1 }]);
    await own.close();
  });
});
