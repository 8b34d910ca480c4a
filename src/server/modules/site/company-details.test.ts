import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { companyOf, companyProblems, detailsOf } from '#contract/desk/content/company-details.ts';
import type { Company } from '#contract/company.ts';
import type { ContentItem, ContentRow } from '#contract/desk/content/content-item.ts';
import { demoCompany } from '#content/demo-company.ts';
import { asStaff } from '#support/as-staff.ts';
import { contentOf } from '#support/content.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

describe('details of the company', () => {
  it('are the same there and back, with and without what may be missing', () => {
    const branched: Company = {
      ...demoCompany,
      branches: [['Sector 62', 'Noida'], ['Agra']],
      securityEmail: 'security@aangan.example',
    };
    for (const company of [demoCompany, branched])
      expect(companyOf(detailsOf(company), company)).toEqual(company);
  });

  it('are refused with a sentence at each field that is wrong', () => {
    const wrong = {
      ...detailsOf(demoCompany),
      phone: '+91 98000 12345',
      officerEmail: 'nobody',
      linkedin: '/linkedin',
    };
    expect(companyProblems(wrong)).toEqual([
      { field: 'phone', message: 'A phone number has ten digits, without +91.' },
      { field: 'linkedin', message: 'A link begins with https://.' },
      { field: 'officerEmail', message: 'Please enter an e-mail address.' },
    ]);
    expect(companyOf(wrong, demoCompany)).toBeNull();
  });
});

describe('the company at the desk', () => {
  const awayPages = mkdtempSync(join(tmpdir(), 'away-'));
  afterAll(() => rmSync(awayPages, { recursive: true }));
  const site = setUpTestSite({
    env: { STAFF_KEY_ROLE: 'editor', SEED_DEMO: 'no', AWAY_PAGES_DIR: awayPages },
  });

  it('begins as the settings have it; what is published rules pages, mails, feeds and the files of the proxy from then on', async () => {
    const editor = contentOf(site);
    const { items } = (await asStaff(site, 'GET /api/staff/content/company')).json<{ items: ContentRow[] }>();
    expect(items).toMatchObject([{ key: 'company', live: 'published' }]);
    const item: ContentItem = await editor.read(items[0]!);
    expect(item.data).toMatchObject({ brand: 'Aangan', officerName: 'Harpreet Sodhi' });
    const saved = (
      await editor.save(item, { brand: 'Chowk', email: 'office@chowk.example' })
    ).json<ContentItem>();
    const shown = async () => (await site.get('/api/site')).json<{ company: Company }>().company;
    expect((await shown()).brand).toBe('Aangan');
    const away = () => readFileSync(join(awayPages, 'down.html'), 'utf8');
    expect(away()).toContain('<title>Aangan</title>');
    await editor.done(saved, 'publish');
    await expect.poll(async () => (await shown()).brand).toBe('Chowk');
    expect(away()).toContain('<title>Chowk</title>');
    expect((await site.get('/blogs/rss.xml')).text).toContain('<title>Chowk blogs</title>');
    const sent = await site.post('/api/grievances', {
      about: 'general',
      name: 'Kiran Devi',
      email: 'kiran@example.in',
      message: 'The lamps were dark.',
    });
    expect(sent.status, sent.text).toBe(201);
    await expect
      .poll(() => site.mails().some((mail) => /^From: Chowk <office@chowk\.example>/m.test(mail)))
      .toBe(true);
  });

  it('is refused without what the law asks for', async () => {
    const editor = contentOf(site);
    const { items } = (await asStaff(site, 'GET /api/staff/content/company')).json<{ items: ContentRow[] }>();
    const item = await editor.read(items[0]!);
    const saved = (await editor.save(item, { officerName: null, phone: '123' })).json<ContentItem>();
    const answer = await editor.step(saved, 'publish');
    expect(answer.status).toBe(422);
    expect(answer.json()).toMatchObject({
      fieldErrors: {
        officerName: 'Grievance officer is missing.',
        phone: 'A phone number has ten digits, without +91.',
      },
    });
  });
});
