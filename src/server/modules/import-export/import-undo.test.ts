/** @postgres the run of an import and its stop lock the same rows */
import { beforeEach, describe, expect, it } from 'vitest';
import { contentItems, contentOldPaths, contentVersions, libraryPictures } from '#platform/db/tables.ts';
import { asStaff } from '#support/as-staff.ts';
import { contentOf, samplePost } from '#support/content.ts';
import { importsAt, postsFile, postWithPicture } from '#support/moved-import.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call } from '#support/vendor-samples.ts';
import { zipped } from '#support/zipped.ts';

const site = setUpTestSite({ env: { STAFF_KEY_ROLE: 'editor' } });
beforeEach(() => site.reset());
const { planned, run, step, read, begin, settled } = importsAt(site);
const status = async (key: string) => (await call(site, `GET /api/blog/${key}`)).status;
const rows = async () => site.db.select().from(contentItems);
const itemAt = async (key: string) => (await rows()).find((row) => row.key === key)!;
async function edit(key: string, title: string): Promise<void> {
  const { id, version } = await itemAt(key);
  const answer = await asStaff(site, `PATCH /api/staff/content/post/${id}`, { version, changes: { title } });
  expect(answer.status, answer.text).toBe(200);
}

describe('an import under way', () => {
  it('stops between two entries, says what is under way, and goes on where it was: nothing is done twice', async () => {
    const plan = await planned(postsFile(60));
    await begin(plan, false);
    await expect
      .poll(async () => (await read(plan.import.id)).import.done, { timeout: 20_000 })
      .toBeGreaterThan(2);
    const answer = await asStaff(site, `POST /api/staff/imports/${plan.import.id}/step`, { step: 'stop' });
    expect(answer.status, answer.text).toBe(200);
    const stopped = await read(plan.import.id);
    expect(stopped.import.state).toBe('stopped');
    expect(await step(plan, 'resume')).toMatchObject({ import: { state: 'done', failed: 0, done: 120 } });
    expect(await site.db.$count(contentVersions)).toBe(60);
    expect((await rows()).every(({ number }) => number === 1)).toBe(true);
  });

  it('stopped before its first entry has done nothing', async () => {
    const plan = await planned(postsFile(3));
    await begin(plan, false);
    await asStaff(site, `POST /api/staff/imports/${plan.import.id}/step`, { step: 'stop' });
    const { import: found } = await settled(plan.import.id);
    expect(['stopped', 'done']).toContain(found.state);
    await step(plan, found.state === 'done' ? 'takeBack' : 'resume');
  });

  it.each([
    ['stop', 'This import does not run.'],
    ['resume', 'This import was not stopped.'],
    ['publish', 'Posts can be published when the import is done.'],
    ['takeBack', 'An import can be taken back when it is done, or was stopped.'],
    ['again', 'A file is read once more when its import was taken back.'],
  ])('that only waits refuses %s', async (name, message) => {
    const plan = await planned(postsFile(1));
    const answer = await asStaff(site, `POST /api/staff/imports/${plan.import.id}/step`, { step: name });
    expect(answer.status).toBe(409);
    expect(answer.json()).toMatchObject({ message });
  });
});

describe('an import brought in as drafts', () => {
  it('publishes what is ready in one act, and leaves what somebody has changed since', async () => {
    const drafts = await run(await planned(postsFile(3)), true);
    expect(drafts.import.publishable).toBe(3);
    await edit('post-2', 'Other words');
    const shown = await step(drafts, 'publish');
    expect(shown.import).toMatchObject({ state: 'done', publishable: 0 });
    expect(await Promise.all(['post-1', 'post-2', 'post-3'].map(status))).toEqual([200, 404, 200]);
    expect((await rows()).find(({ title }) => title === 'Other words')).toMatchObject({ live: 'never' });
    expect(shown.entries.find(({ key, type }) => key === 'post-2' && type === 'post')!.notes).toContain(
      'Somebody has changed it since: it stays as it is.',
    );
  });
});

describe('an import taken back', () => {
  it('leaves nothing of what it made, neither posts nor pictures nor addresses', async () => {
    const before = await rows();
    const plan = await run(await planned(await postWithPicture(), 'site.zip'));
    expect(await status('one')).toBe(200);
    expect(await site.db.$count(libraryPictures)).toBe(1);
    const back = await step(plan, 'takeBack');
    expect(back.import).toMatchObject({ state: 'undone', kept: 0 });
    expect(await status('one')).toBe(404);
    expect(await rows()).toEqual(before);
    expect(await site.db.$count(libraryPictures)).toBe(0);
    expect(await site.db.$count(contentOldPaths)).toBe(0);
  });

  it('keeps what somebody has changed since, and names the person', async () => {
    const plan = await run(await planned(postsFile(3)));
    await edit('post-2', 'Other words');
    const back = await step(plan, 'takeBack');
    expect(back.import).toMatchObject({ state: 'undone', kept: 1 });
    expect(await Promise.all(['post-1', 'post-2', 'post-3'].map(status))).toEqual([404, 200, 404]);
    const { entries } = await read(plan.import.id, '?state=kept');
    expect(entries.map(({ key, notes }) => [key, notes.at(-1)])).toEqual([
      ['post-2', expect.stringMatching(/has changed it since: it stays\.$/)],
    ]);
  });

  it('has what was here before be as it was: on the site, and as a draft', async () => {
    const editor = contentOf(site);
    await editor.published('post', samplePost, 'post-1');
    await editor.added('post', { ...samplePost, title: 'A draft of ours' }, 'post-2');
    const before = (await rows()).map(({ key, live, draft, draftData, published }) => ({
      key,
      live,
      draft,
      draftData,
      published,
    }));
    const plan = await run(await planned(postsFile(2)));
    expect((await itemAt('post-1')).published).toMatchObject({ title: 'Post 1' });
    await step(plan, 'takeBack');
    const after = await rows();
    const [first, second] = ['post-1', 'post-2'].map((key) => after.find((row) => row.key === key)!);
    expect(first).toMatchObject({ ...before.find(({ key }) => key === 'post-1') });
    expect(second).toMatchObject({ draft: 'draft', draftData: { title: 'A draft of ours' } });
    expect(second!.live).not.toBe('published');
    expect(await status('post-2')).toBe(404);
  });

  it('has an item that a file brought twice, as published and as a draft, be as it was', async () => {
    const words = (title: string) =>
      `---\ntype: post\nkey: one\ntitle: ${title}\nexcerpt: Said.\ncategory: events\ndate: 2026-11-01\n`;
    const plan = await run(
      await planned(
        await zipped({
          'post/one.md': `${words('Shown')}---\nWords.\n`,
          'drafts/post/one.md': `${words('Being written')}live: false\n---\nWords.\n`,
        }),
        'own.zip',
      ),
    );
    expect(plan.entries.filter(({ type }) => type === 'post')).toHaveLength(2);
    const back = await step(plan, 'takeBack');
    expect(back.import.kept).toBe(0);
    expect((await rows()).filter(({ type }) => type === 'post')).toEqual([]);
  });

  it('keeps a post that got words in another language since', async () => {
    const plan = await run(await planned(postsFile(1)));
    const { id } = await itemAt('post-1');
    await asStaff(site, `POST /api/staff/content/post/${id}/sides`, { locale: 'hi' });
    await step(plan, 'takeBack');
    expect(await status('post-1')).toBe(200);
  });

  it('can be read once more, and is then brought in as at first', async () => {
    const plan = await run(await planned(postsFile(2)));
    const back = await step(plan, 'takeBack');
    const again = await step(back, 'again');
    expect(again.import).toMatchObject({ state: 'ready', counts: { new: 4 } });
    await run(again);
    expect(await status('post-1')).toBe(200);
  });
});
