import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ContentImport } from '#contract/desk/content/import-export.ts';
import type { LibraryPicture } from '#contract/desk/content/pictures.ts';
import { eq } from '#platform/db/drizzle.ts';
import { contentItems } from '#platform/db/tables.ts';
import { createLog } from '#platform/log.ts';
import { asStaff } from '#support/as-staff.ts';
import { contentOf, samplePost } from '#support/content.ts';
import { importsAt } from '#support/moved-import.ts';
import { jpeg } from '#support/pictures.ts';
import { reading } from '#support/reading.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { pictureForm } from '#support/vendor-samples.ts';
import { unzipped } from '#support/zipped.ts';
import { exportAll } from './export.ts';

const site = setUpTestSite({ env: { STAFF_KEY_ROLE: 'editor' } });
const editor = contentOf(site);
beforeEach(() => site.reset());
const { planned, run } = importsAt(site);

async function addedPicture(width: number, alt: string): Promise<LibraryPicture> {
  const form = pictureForm(['picture', await jpeg(width, 80), `${width}.jpg`]);
  const { picture } = (await asStaff(site, 'POST /api/staff/pictures', form)).json<{
    picture: LibraryPicture;
  }>();
  const change = { version: picture.version, alt, credit: 'Asha: “R”', focusX: 20, focusY: 70 };
  return (await asStaff(site, `PATCH /api/staff/pictures/${picture.id}`, change)).json<LibraryPicture>();
}
const exported = async () => (await asStaff(site, 'GET /api/staff/content-export')).bytes;

/** Returns the files of a zip: texts by their words, pictures by their presence. */
const filesIn = async (bytes: Uint8Array): Promise<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(await unzipped(bytes)).map(([name, content]) => [
      name,
      /\.(?:md|yaml)$/.test(name) ? content.toString() : 'a picture',
    ]),
  );
const imported = async (bytes: Uint8Array, asDrafts = false): Promise<ContentImport> =>
  (await run(await planned(bytes, 'content.zip'), asDrafts)).import;

describe('everything that leaves', () => {
  it('makes the same site of an empty one: texts in both languages, drafts, pictures and what is said of them', async () => {
    const lamp = await addedPicture(120, 'A lamp of brass');
    const unused = await addedPicture(140, 'Nobody shows it');
    await editor.published('author', { name: 'Asha', about: 'Writes.', picture: lamp.src }, 'asha');
    const post = await editor.published(
      'post',
      {
        ...samplePost,
        image: lamp.src,
        author: ['asha'],
        tags: ['brass', 'दीये'],
        content: `See ![a lamp](${lamp.src} "A caption").\n\n- one\n- two`,
      },
      'lamps',
    );
    await editor.publishedInHindi(post, { title: 'दीये', content: 'पीतल।' });
    const changed = await editor.published(
      'post',
      { ...samplePost, content: 'What readers see.' },
      'changed',
    );
    await editor.save(changed, { content: 'Not for all yet.' });
    await editor.added('post', { title: 'Only begun' }, 'begun');
    const album = await editor.published('album', {
      heading: 'Haldi',
      photos: [{ picture: lamp.src, caption: 'Brass', alt: 'A lamp' }],
    });
    await editor.publishedInHindi(album, {
      heading: 'हल्दी',
      photos: [{ of: lamp.src, caption: 'पीतल', alt: 'एक दीया' }],
    });
    const before = await exported();
    const files = await filesIn(before);
    expect(files['post/changed.md']).toContain('What readers see.');
    expect(files['drafts/post/changed.md']).toContain('Not for all yet.');
    expect(files[`pictures/${unused.id}.yaml`]).toContain('Nobody shows it');

    await site.reset();
    const done = await imported(before);
    expect(done).toMatchObject({ state: 'done', failed: 0, losses: [] });
    expect(await filesIn(await exported())).toEqual(files);

    // Readers see what was published, not the draft beside it.
    const [row] = await site.db.select().from(contentItems).where(eq(contentItems.key, 'changed'));
    expect(row).toMatchObject({
      live: 'published',
      published: { content: 'What readers see.' },
      draftData: { content: 'Not for all yet.' },
    });
    // What is here already stays as it is.
    expect((await imported(before)).counts).toMatchObject({ new: 0, change: 0, skip: 0 });
  });

  it('publishes nothing of a file that comes in as drafts', async () => {
    const changed = await editor.published(
      'post',
      { ...samplePost, content: 'What readers see.' },
      'changed',
    );
    await editor.save(changed, { content: 'Not for all yet.' });
    const bytes = await exported();
    await site.reset();
    await imported(bytes, true);
    const [row] = await site.db.select().from(contentItems).where(eq(contentItems.key, 'changed'));
    expect(row).toMatchObject({ live: 'never', draftData: { content: 'Not for all yet.' } });
  });

  it('waits for its reader: few pictures are in memory, however many there are', async () => {
    const content = Buffer.alloc(100_000, 'x');
    let taken = 0;
    const stream = exportAll({
      async *allItems() {},
      async *allPictures() {
        for (; taken < 300; taken += 1) {
          const id = `018f0000-0000-7000-8000-${String(taken).padStart(12, '0')}`;
          const read = () => Promise.resolve(content);
          yield { id, name: 'a.jpg', alt: '', credit: null, focusX: 50, focusY: 50, file: 'a.jpg', read };
        }
      },
      log: createLog('silent'),
      parsing: reading.parsing,
    });
    for (let turn = 0; turn < 200; turn += 1) await setImmediate();
    expect(taken).toBeLessThan(20);
    expect((await buffer(stream)).length).toBeGreaterThan(300 * content.length);
    expect(taken).toBe(300);
  });
});
