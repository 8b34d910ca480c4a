/** @file Published items with a draft beside them: they leave and come back as they were. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentItems } from '#platform/db/tables.ts';
import { asStaff } from '#support/as-staff.ts';
import { contentOf, samplePost } from '#support/content.ts';
import { importsAt, zipped } from '#support/moved-import.ts';
import { borrowTestSite } from '#support/set-up-site.ts';
import type { TestSite } from '#support/site.ts';

let site: TestSite;
let editor: ReturnType<typeof contentOf>;
beforeAll(async () => {
  site = await borrowTestSite({ env: { STAFF_KEY_ROLE: 'editor' } });
  editor = contentOf(site);
});
beforeEach(() => site.reset());
afterAll(() => site.close());
const { planned, run } = importsAt(() => site);

const exported = async () => Buffer.from((await asStaff(site, 'GET /api/staff/content-export')).bytes);
const posts = async () => (await site.db.select().from(contentItems)).filter(({ type }) => type === 'post');
const withDraft = async (key = 'changed') => {
  const item = await editor.published('post', { ...samplePost, content: 'What readers see.' }, key);
  return (await editor.save(item, { content: 'Not for all yet.' })).json<typeof item>();
};
const asItWas = {
  key: 'changed',
  live: 'published',
  published: { content: 'What readers see.' },
  draft: 'draft',
  draftData: { content: 'Not for all yet.' },
};

describe('a backup brought in again', () => {
  it('restores the draft that has been published since, beside what was published then', async () => {
    const item = await withDraft();
    const backup = await exported();
    await editor.done(item, 'publish');
    const plan = await planned(backup, 'own.zip');
    expect(plan.import.counts).toMatchObject({ change: 2, new: 0 });
    await run(plan);
    expect(await posts()).toEqual([expect.objectContaining({ key: 'changed', live: 'published' })]);
    expect((await posts())[0]).toMatchObject(asItWas);
  });

  it('puts no draft over a text that could not be published', async () => {
    const words = (more: string) => `---\ntype: post\nkey: one\ntitle: One\n${more}---\n`;
    const file = await zipped({
      'post/one.md': `${words('')}What readers saw.\n`,
      'drafts/post/one.md': `${words('live: false\n')}Not for all yet.\n`,
    });
    const plan = await run(await planned(file, 'own.zip'));
    expect(await posts()).toEqual([
      expect.objectContaining({ live: 'never', draftData: { title: 'One', content: 'What readers saw.' } }),
    ]);
    const fates = plan.entries.map(({ source, state, notes }) => [source, state, notes.at(-1)]);
    expect(fates).toContainEqual(['post/one.md', 'done', expect.stringMatching(/^It waits as a draft\./)]);
    expect(fates).toContainEqual([
      'drafts/post/one.md',
      'failed',
      'What readers saw of it waits as a draft. This draft is not put over it.',
    ]);
  });
});
