import { beforeEach, describe, expect, it } from 'vitest';
import { asc, eq } from '#platform/db/drizzle.ts';
import { dayMs } from '#facts/time.ts';
import { contentItems, contentVersions, events, libraryPictures } from '#platform/db/tables.ts';
import { asStaff } from '#support/as-staff.ts';
import { contentOf, samplePost } from '#support/content.ts';
import { importsAt, postsFile, postWithPicture } from '#support/moved-import.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call } from '#support/vendor-samples.ts';
import { entryMarks } from './entry-marks.ts';

const site = setUpTestSite({ env: { STAFF_KEY_ROLE: 'editor' } });
const editor = contentOf(site);
beforeEach(() => site.reset());
const { planned, run, step, read, settled } = importsAt(site);
const status = async (key: string) => (await call(site, `GET /api/blog/${key}`)).status;
const itemAt = async (key: string) =>
  (await site.db.select().from(contentItems)).find((row) => row.key === key)!;

describe('an import whose publishing was stopped', () => {
  it('is taken back whole, as far as it was published or still waits', async () => {
    const before = await site.db.$count(contentItems);
    const drafts = await run(await planned(postsFile(20)), true);
    const path = `POST /api/staff/imports/${drafts.import.id}/step`;
    await asStaff(site, path, { step: 'publish' });
    const stopped = await asStaff(site, path, { step: 'stop' });
    // A fast machine may have published all of them: then there is nothing to stop.
    expect([200, 409]).toContain(stopped.status);
    await settled(drafts.import.id);
    const back = await step(drafts, 'takeBack');
    expect(back.import).toMatchObject({ state: 'undone', kept: 0 });
    expect(await site.db.$count(contentItems)).toBe(before);
  });
});

describe('a post that was here before', () => {
  it('and was off the site has its words again, off the site, when an import is taken back', async () => {
    const ours = await editor.published('post', { ...samplePost, title: 'Ours' }, 'post-1');
    await editor.done(ours, 'unpublish');
    const plan = await run(await planned(postsFile(1)));
    expect(await status('post-1')).toBe(200);
    const back = await step(plan, 'takeBack');
    expect(back.import.kept).toBe(0);
    expect(await itemAt('post-1')).toMatchObject({
      live: 'unpublished',
      published: { title: 'Ours' },
      draft: 'none',
      draftData: null,
    });
    expect(await status('post-1')).toBe(404);
    // Nobody saw its earlier words again on the way: what is restored is written as a version, and can be shown.
    const last = (await site.db.select().from(contentVersions).orderBy(asc(contentVersions.number))).at(-1)!;
    const { id, number } = await itemAt('post-1');
    expect(last).toMatchObject({ itemId: id, number, data: { title: 'Ours' } });
    const shown = await editor.done(await editor.read({ type: 'post', id }), 'show');
    expect(shown.live).toBe('published');
    expect((await itemAt('post-1')).published).toMatchObject({ title: 'Ours' });
  });

  it('and was off the site with a draft keeps both', async () => {
    const ours = await editor.published('post', { ...samplePost, title: 'Ours' }, 'post-1');
    await editor.save(await editor.done(ours, 'unpublish'), { title: 'Being written' });
    await step(await run(await planned(postsFile(1))), 'takeBack');
    expect(await itemAt('post-1')).toMatchObject({
      live: 'unpublished',
      published: { title: 'Ours' },
      draft: 'draft',
      draftData: { title: 'Being written' },
    });
  });
});

describe('a picture that an import brought', () => {
  it('stays when somebody has changed it since', async () => {
    const plan = await run(await planned(await postWithPicture(), 'site.zip'));
    const [picture] = await site.db.select().from(libraryPictures);
    const change = { version: picture!.version, alt: 'A lamp of brass', credit: 'Asha' };
    expect((await asStaff(site, `PATCH /api/staff/pictures/${picture!.id}`, change)).status).toBe(200);
    const back = await step(plan, 'takeBack');
    expect(back.import).toMatchObject({ state: 'undone', kept: 1 });
    expect(await site.db.$count(libraryPictures)).toBe(1);
    const { entries } = await read(plan.import.id, '?state=kept');
    expect(entries.map(({ type, notes }) => [type, notes.at(-1)])).toEqual([
      ['picture', 'Somebody has changed it since: it stays.'],
    ]);
  });
});

describe('the record', () => {
  it('names the person of each step, not the one who brought the file', async () => {
    const drafts = await run(await planned(postsFile(1)), true);
    const as = async (name: string, act: string) => {
      const path = `POST /api/staff/imports/${drafts.import.id}/step`;
      const answer = await asStaff(site, path, { step: act }, name);
      expect(answer.status, answer.text).toBe(200);
      return settled(drafts.import.id);
    };
    const of = async (name: string) =>
      (await site.db.select().from(events).orderBy(asc(events.id)))
        .filter(({ actorName }) => actorName === name)
        .map(({ type }) => type);
    await as('bela', 'publish');
    expect(await of('bela')).toEqual(['content.import_published', 'content.published', 'content.imported']);
    await as('chitra', 'takeBack');
    expect(await of('chitra')).toEqual(['content.import_undone', 'content.unpublished', 'content.removed']);
    await as('divya', 'again');
    expect(await of('divya')).toEqual(['content.import_repeated']);
    expect(await of('asha')).toEqual(['content.added', 'content.imported']);
  });

  it('says once that a step was taken, although it was asked for twice', async () => {
    const plan = await run(await planned(postsFile(1)));
    const path = `POST /api/staff/imports/${plan.import.id}/step`;
    await asStaff(site, path, { step: 'takeBack' }, 'bela');
    await settled(plan.import.id);
    expect((await asStaff(site, path, { step: 'takeBack' }, 'bela')).status).toBe(409);
    expect(await site.db.$count(events, eq(events.type, 'content.import_undone'))).toBe(1);
  });
});

describe('a scheduled post', () => {
  it('that an import brought new words for is published at its moment, not with the others', async () => {
    const ours = await editor.added('post', samplePost, 'post-1');
    const publishAt = new Date(Date.now() + 40 * dayMs).toISOString();
    await editor.done(ours, 'schedule', { publishAt });
    const drafts = await run(await planned(postsFile(2)), true);
    expect(drafts.import.publishable).toBe(1);
    expect(await itemAt('post-1')).toMatchObject({ draft: 'scheduled', draftData: { title: 'Post 1' } });
    expect(drafts.entries.find(({ key }) => key === 'post-1')!.notes).toContain(
      'It is published at its moment.',
    );
    const shown = await step(drafts, 'publish');
    expect(await Promise.all(['post-1', 'post-2'].map(status))).toEqual([404, 200]);
    expect(await itemAt('post-1')).toMatchObject({ draft: 'scheduled', live: 'never' });
    expect((await itemAt('post-1')).publishAt!.toISOString()).toBe(publishAt);
    expect(shown.import).toMatchObject({ state: 'done', publishable: 0 });
  });

  it('keeps its moment when the import publishes what was public, too', async () => {
    const ours = await editor.added('post', samplePost, 'post-1');
    const publishAt = new Date(Date.now() + 40 * dayMs).toISOString();
    await editor.done(ours, 'schedule', { publishAt });
    const done = await run(await planned(postsFile(2)));
    expect(await Promise.all(['post-1', 'post-2'].map(status))).toEqual([404, 200]);
    expect(await itemAt('post-1')).toMatchObject({
      draft: 'scheduled',
      live: 'never',
      draftData: { title: 'Post 1' },
    });
    expect((await itemAt('post-1')).publishAt!.toISOString()).toBe(publishAt);
    expect(done.entries.find(({ key }) => key === 'post-1')!.notes).toContain(
      'It is published at its moment.',
    );
  });
});

describe('entries that are listed', () => {
  it('are read without the whole texts from before', async () => {
    await editor.published('post', samplePost, 'post-1');
    const plan = await planned(postsFile(1));
    const [waiting] = await entryMarks(site.db).waiting(plan.import.id, ['post']);
    expect(waiting).toMatchObject({ key: 'post-1', action: 'change' });
    expect(waiting).not.toHaveProperty('before');
  });
});
