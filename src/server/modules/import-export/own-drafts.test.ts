/** @file Published items with a draft beside them: they leave and come back as they were. */
import { beforeEach, describe, expect, it } from 'vitest';
import { contentItems } from '#platform/db/tables.ts';
import { asStaff } from '#support/as-staff.ts';
import { contentOf, samplePost } from '#support/content.ts';
import { importsAt } from '#support/moved-import.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { unzipped, zipped } from '#support/zipped.ts';

const site = setUpTestSite({ env: { STAFF_KEY_ROLE: 'editor' } });
const editor = contentOf(site);
beforeEach(() => site.reset());
const { planned, run, step } = importsAt(site);

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
  it('restores both when it was unpacked and packed again as a folder', async () => {
    await withDraft();
    const files = Object.entries(await unzipped(await exported()));
    await site.reset();
    const packed = await zipped(
      Object.fromEntries(files.map(([path, file]) => [`content-2026/${path}`, file])),
    );
    await run(await planned(packed, 'own.zip'));
    expect(await posts()).toEqual([expect.objectContaining({ key: 'changed' })]);
    expect((await posts())[0]).toMatchObject(asItWas);
  });

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

it('an import over Hindi words is taken back, also of an item without an address', async () => {
  const asked = await editor.published('question', {
    question: 'Who pays?',
    answer: 'Families.',
    topic: 'events',
    link: '/gallery',
    linkLabel: 'Gallery',
  });
  const side = await editor.publishedInHindi(asked, { question: 'कौन देता है?', answer: 'परिवार।' });
  const backup = await exported();
  await editor.done((await editor.save(side, { answer: 'नया।' })).json<typeof side>(), 'publish');
  const plan = await run(await planned(backup, 'own.zip'));
  expect((await editor.read(side)).published).toMatchObject({ answer: 'परिवार।' });
  expect((await step(plan, 'takeBack')).import).toMatchObject({ state: 'undone', kept: 0 });
  expect((await editor.read(side)).published).toMatchObject({ answer: 'नया।' });
});

describe('a published item whose draft has another address', () => {
  const readdressed = async () => {
    const item = await editor.published(
      'post',
      { ...samplePost, content: 'What readers see.' },
      'shown-here',
    );
    await editor.publishedInHindi(item, { title: 'दीये', content: 'पीतल।' });
    return editor.save(await editor.read(item), { content: 'Not for all yet.' }, 'not-yet');
  };
  const asItIs = { ...asItWas, key: 'not-yet', publishedKey: 'shown-here' };

  const theirs = {
    'post/not-yet.md': `---\ntype: post\nkey: not-yet\ntitle: One\nexcerpt: Said.\ncategory: events\ndate: 2026-11-01\n---\nTheirs.\n`,
  };

  it('leaves under the address at which it is read, in both languages, and comes back there', async () => {
    expect((await readdressed()).status).toBe(200);
    const backup = await exported();
    expect(Object.keys(await unzipped(backup)).filter((name) => name.includes('post/'))).toEqual(
      expect.arrayContaining(['post/shown-here.md', 'post/shown-here.hi.md', 'drafts/post/shown-here.md']),
    );
    const wordpress = (await asStaff(site, 'GET /api/staff/content-export?as=wordpress')).text;
    expect(wordpress).not.toContain('not-yet');
    expect(wordpress).toContain('/blogs/shown-here');
    expect(wordpress).toContain('पीतल');
    // Nothing of it is new where it is here already.
    expect((await planned(backup, 'own.zip')).import.counts).toMatchObject({ new: 0, change: 0 });

    await site.reset();
    await run(await planned(backup, 'own.zip'));
    expect((await posts()).find(({ locale }) => locale === 'en')).toMatchObject({
      ...asItWas,
      key: 'shown-here',
      publishedKey: 'shown-here',
    });
  });

  it('is read at both addresses as before when an import over it is taken back', async () => {
    await readdressed();
    const english = async () => (await posts()).find(({ locale }) => locale === 'en');
    const plan = await run(await planned(await zipped(theirs), 'own.zip'));
    expect(await english()).toMatchObject({ publishedKey: 'not-yet', published: { content: 'Theirs.' } });
    expect((await step(plan, 'takeBack')).import).toMatchObject({ state: 'undone', kept: 0 });
    expect(await english()).toMatchObject(asItIs);
  });

  it('keeps both addresses when it was off the site, too', async () => {
    const item = (await readdressed()).json<Awaited<ReturnType<typeof editor.added>>>();
    await editor.done(item, 'unpublish');
    const plan = await run(await planned(await zipped(theirs), 'own.zip'));
    await step(plan, 'takeBack');
    const english = (await posts()).find(({ locale }) => locale === 'en');
    expect(english).toMatchObject({ ...asItIs, live: 'unpublished' });
  });

  it('stays where the import put it when another item has taken its address since', async () => {
    await readdressed();
    const plan = await run(await planned(await zipped(theirs), 'own.zip'));
    await editor.added('post', samplePost, 'shown-here');
    const back = await step(plan, 'takeBack');
    expect(back.import).toMatchObject({ state: 'undone', kept: 1 });
    expect(back.entries.find(({ state }) => state === 'kept')?.notes).toContain(
      'Another one has its address since: it stays.',
    );
  });

  it('is published where it is read when a backup is brought in over it', async () => {
    await readdressed();
    const backup = await exported();
    const item = (await posts()).find(({ locale }) => locale === 'en')!;
    await editor.save(await editor.read(item), { content: 'Written since.' });
    await run(await planned(backup, 'own.zip'));
    expect((await posts()).find(({ locale }) => locale === 'en')).toMatchObject({
      publishedKey: 'shown-here',
      published: { content: 'What readers see.' },
      draftData: { content: 'Not for all yet.' },
    });
  });
});
