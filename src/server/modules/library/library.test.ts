/** @postgres uploads of one picture wait for an advisory lock */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '#facts/time.ts';
import type { LibraryPicture, PictureUse } from '#contract/desk/content/pictures.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { blogs, contentItems, crewMembers, events, libraryPictures } from '#platform/db/tables.ts';
import { filesOfPicture } from '#platform/images/picture-files.ts';
import { sweepPictures } from '#platform/images/picture-sweep.ts';
import { openFolderStorage } from '#platform/storage/open-storage.ts';
import { asStaff } from '#support/as-staff.ts';
import { bomb, gif, heic, html, jpeg, phonePhoto, polyglot, svg } from '#support/pictures.ts';
import { borrowTestSite, setUpTestSite } from '#support/set-up-site.ts';
import { pictureForm } from '#support/vendor-samples.ts';

const site = setUpTestSite({ env: { STAFF_KEY_ROLE: 'editor' } });
let photo: Buffer;
let other: Buffer;
beforeAll(async () => {
  [photo, other] = [await jpeg(1800, 900), await jpeg(640, 480)];
});
beforeEach(async () => {
  await site.reset();
  for (const file of stored()) rmSync(join(site.dir, 'uploads', file));
});
afterEach(() => settled());

type Refused = { message: string; code: string; fieldErrors?: Record<string, string> };
type Listed = { pictures: LibraryPicture[]; total: number };
const route = '/api/staff/pictures';
const stored = () => readdirSync(join(site.dir, 'uploads'));
const rows = () => site.db.select().from(libraryPictures);
const rowFiles = async () => (await rows()).flatMap(filesOfPicture).toSorted();
/** Waits for the files that are made after the reply. */
async function settled(): Promise<void> {
  const complete = async () => (await rows()).every(({ formats }) => formats.includes('avif'));
  await expect.poll(complete, { timeout: 20_000 }).toBe(true);
}

const send = (content: Uint8Array, name = 'photo.jpg') =>
  asStaff(site, `POST ${route}`, pictureForm(['picture', content, name]));
async function add(content: Uint8Array = other, name = 'photo.jpg'): Promise<LibraryPicture> {
  const answer = await send(content, name);
  expect(answer.status, answer.text).toBe(201);
  return answer.json<{ picture: LibraryPicture }>().picture;
}
const change = (picture: LibraryPicture, body: object) =>
  asStaff(site, `PATCH ${route}/${picture.id}`, { version: picture.version, ...body });
const list = async (query = '') => (await asStaff(site, `GET ${route}?${query}`)).json<Listed>();
const remove = (picture: LibraryPicture) => asStaff(site, `DELETE ${route}/${picture.id}`);
const uses = async (picture: LibraryPicture) =>
  (await asStaff(site, `GET ${route}/${picture.id}/uses`)).json<PictureUse[]>();

const post = (content: string) => ({
  id: 'roof',
  title: 'The roof',
  excerpt: '',
  content,
  category: 'events' as const,
  date: '2026-01-01',
  publishedAt: new Date(0),
  search: '',
});
const item = (values: object) => ({
  id: newId(),
  type: 'post' as const,
  key: 'draft-of-roof',
  title: 'Draft of a roof',
  search: '',
  ...values,
});

describe('a picture that is added', () => {
  it('is there in the sizes and formats of everybody’s, under an address that lasts', async () => {
    const picture = await add(photo, 'Diwali night.jpg');
    expect(picture).toMatchObject({
      src: `/picture/${picture.id}`,
      name: 'Diwali night.jpg',
      alt: '',
      altMissing: true,
      credit: null,
      focusX: 50,
      focusY: 50,
      by: 'asha',
      picture: { width: 1600, height: 800 },
    });
    await settled();
    expect(stored().toSorted()).toEqual(await rowFiles());
    expect(stored()).toHaveLength(3 + 3 + 1);
    const led = await site.get(picture.src);
    expect([led.status, led.headers['location'], led.headers['cache-control']]).toEqual([
      302,
      picture.picture.src,
      'public, max-age=60',
    ]);
    expect((await site.get(picture.picture.src)).headers['content-type']).toBe('image/jpeg');
    expect((await site.db.select().from(events)).map(({ type }) => type)).toEqual(['picture.added']);
  });

  it('twice, also at the same moment, is kept once', async () => {
    const first = await add();
    const again = (await send(other)).json<{ picture: LibraryPicture; existed: boolean }>();
    expect([again.existed, again.picture.id]).toEqual([true, first.id]);
    const both = await Promise.all([send(photo), send(photo)]);
    const answers = both.map((one) => one.json<{ picture: LibraryPicture; existed: boolean }>());
    expect(new Set(answers.map(({ picture }) => picture.id)).size).toBe(1);
    expect(answers.filter(({ existed }) => existed)).toHaveLength(1);
    await settled();
    expect(stored().toSorted()).toEqual(await rowFiles());
  });

  it.each([
    ['with place and camera', phonePhoto],
    ['that is a page as well', polyglot],
  ])('%s is made harmless', async (_, file) => {
    const { picture } = await add(await file());
    const { status, text } = await site.get(picture.src);
    expect(status).toBe(200);
    expect(text).not.toMatch(/SecretCamera|script/);
  });

  it('is known to the nightly sweep, which takes only what nobody names', async () => {
    await add();
    await settled();
    const kept = await rowFiles();
    const storage = await openFolderStorage(join(site.dir, 'uploads'));
    await storage.put(`${'a'.repeat(26)}-480.webp`, photo, 'image/webp');
    const tomorrow = () => new Date(Date.now() + 2 * dayMs);
    expect(await sweepPictures(site.db, storage, tomorrow)).toBe(1);
    expect(stored().toSorted()).toEqual(kept);
  });
});

describe('a hostile upload', () => {
  const fifty = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(50 * 1024 * 1024)]);
  it.each<[string, () => FormData, number, RegExp]>([
    ['a bomb', () => pictureForm(['picture', bomb(30_000, 30_000)]), 413, /million pixels/],
    ['an SVG with a script', () => pictureForm(['picture', svg, 'a.svg']), 415, /JPEG, PNG/],
    ['HTML as .jpg', () => pictureForm(['picture', html, 'a.jpg']), 415, /JPEG, PNG/],
    ['a GIF', () => pictureForm(['picture', gif, 'a.gif']), 415, /JPEG, PNG/],
    ['a HEIC photo', () => pictureForm(['picture', heic, 'a.heic']), 415, /HEIC/],
    ['50 MB', () => pictureForm(['picture', fifty]), 413, /larger than 10 MB/],
    ['half a photo', () => pictureForm(['picture', photo.subarray(0, photo.length / 2)]), 422, /damaged/],
    ['two at once', () => pictureForm(['picture', photo], ['picture', other]), 413, /one picture at a time/],
    ['a field of another name', () => pictureForm(['file', photo]), 422, /sent as picture/],
    ['nothing', () => new FormData(), 422, /choose a picture/],
  ])('%s is refused with a sentence, and nothing is stored', async (_, form, status, sentence) => {
    const answer = await asStaff(site, `POST ${route}`, form());
    expect([answer.status, answer.json<Refused>().message]).toEqual([
      status,
      expect.stringMatching(sentence),
    ]);
    expect([stored(), await rows()]).toEqual([[], []]);
  });

  it('leaves a picture that it was to replace as it is', async () => {
    const picture = await add();
    await settled();
    const before = stored();
    for (const file of [bomb(30_000, 30_000), html, photo.subarray(0, 4000)]) {
      const answer = await asStaff(
        site,
        `POST ${route}/${picture.id}/file?version=${picture.version}`,
        pictureForm(['picture', file]),
      );
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
    expect(stored()).toEqual(before);
    expect((await site.get(picture.picture.src)).status).toBe(200);
  });
});

describe('the facts of a picture', () => {
  it('is changed in part, and only on the version that was seen', async () => {
    const picture = await add();
    const text = 'Lamps along a wall at dusk';
    const answer = await change(picture, { alt: text, credit: 'Meera Rao', focusX: 20, focusY: 100 });
    expect(answer.status, answer.text).toBe(200);
    const after = answer.json<LibraryPicture>();
    expect(after).toMatchObject({
      alt: text,
      altMissing: false,
      credit: 'Meera Rao',
      focusX: 20,
      focusY: 100,
      version: 2,
    });
    expect(after.picture.alt).toBe(text);
    const late = await change(picture, { alt: 'Something else' });
    expect([late.status, late.json<Refused>().message]).toEqual([409, expect.stringMatching(/meanwhile/)]);
    expect((await change(after, { credit: ' ' })).json<LibraryPicture>()).toMatchObject({
      credit: null,
      alt: text,
    });
  });

  it.each([
    [{ alt: '' }, 'alt', /those who cannot see/],
    [{ alt: ' \n' }, 'alt', /those who cannot see/],
    [{ alt: 'x'.repeat(301) }, 'alt', /300/],
    [{ focusX: 101 }, 'focusX', /0 to 100/],
    [{ focusY: -1 }, 'focusY', /0 to 100/],
    [{ name: '' }, 'name', /name/],
  ])('is refused as %j', async (body, field, sentence) => {
    const answer = await change(await add(), body);
    expect([answer.status, answer.json<Refused>().fieldErrors]).toEqual([
      422,
      { [field]: expect.stringMatching(sentence) },
    ]);
  });
});

describe('the list', () => {
  it('searches name, text and credit, and shows what lacks its text or is unused', async () => {
    const first = await add(other, 'first.jpg');
    const second = await add(await jpeg(300, 200), 'second.jpg');
    await change(first, { alt: 'Brass lamps', credit: 'Meera' });
    await site.db.insert(blogs).values(post(`![x](${first.src})`));
    const names = async (query: string) => (await list(query)).pictures.map(({ name }) => name);
    expect(await names('show=uploaded')).toEqual(['second.jpg', 'first.jpg']);
    for (const q of ['FIRST', 'lamps meera', 'brass'])
      expect(await names(`show=uploaded&q=${q}`)).toEqual(['first.jpg']);
    expect(await names('show=uploaded&q=%25')).toEqual([]);
    expect(await names('show=without-text')).toEqual(['second.jpg']);
    expect(await names('show=unused')).toEqual(['second.jpg']);
    expect(second.version).toBe(1);
  });

  it('goes on after the uploaded ones with those that came with the program, page by page', async () => {
    await add();
    const seen = new Set<string>();
    const { total } = await list();
    for (let page = 1; seen.size < total && page < 20; page += 1) {
      const { pictures } = await list(`page=${page}`);
      expect(pictures.length).toBeGreaterThan(0);
      for (const { src } of pictures) seen.add(src);
    }
    expect(seen.size).toBe(total);
    expect((await list('show=drawn&q=thali')).pictures[0]).toMatchObject({ id: null, altMissing: false });
    expect((await list('page=1000')).pictures).toEqual([]);
  });
});

describe('a replaced picture', () => {
  it('keeps its address and what is known of it, and takes its old files with it', async () => {
    const picture = await add(other, 'old.jpg');
    const described = (await change(picture, { alt: 'A roof', focusX: 10 })).json<LibraryPicture>();
    await settled();
    const answer = await asStaff(
      site,
      `POST ${route}/${picture.id}/file?version=${described.version}`,
      pictureForm(['picture', photo, 'new.jpg']),
    );
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json<LibraryPicture>()).toMatchObject({
      id: picture.id,
      alt: 'A roof',
      focusX: 10,
      version: 3,
      name: 'old.jpg',
    });
    await settled();
    expect(stored().toSorted()).toEqual(await rowFiles());
    expect((await site.get(picture.picture.src)).status).toBe(404);
    expect((await site.get(picture.src)).headers['location']).toBe(answer.json<LibraryPicture>().picture.src);
    const late = await asStaff(
      site,
      `POST ${route}/${picture.id}/file?version=${described.version}`,
      pictureForm(['picture', other]),
    );
    expect(late.status).toBe(409);
    expect(stored().toSorted()).toEqual(await rowFiles());
  });
});

describe('a picture in use', () => {
  it('is told of with every use, and not deleted while there is one', async () => {
    const picture = await add();
    await settled();
    expect(await uses(picture)).toEqual([]);
    const draft = item({ draft: 'draft', draftData: { content: `![x](${picture.src})` } });
    await site.db.insert(contentItems).values(draft);
    await site.db.insert(blogs).values(post(`![x](${picture.src})`));
    await site.db.insert(crewMembers).values({
      fullName: 'Asha Rao',
      age: 30,
      gender: 'Woman',
      height: '165 cm',
      highestQualification: 'BA',
      languages: [],
      hobbies: [],
      picture: picture.src,
    });
    expect(await uses(picture)).toEqual([
      {
        type: 'post',
        itemId: draft.id,
        title: 'Draft of a roof',
        path: '/blogs/draft-of-roof',
        visible: false,
      },
      { type: 'post', itemId: null, title: 'The roof', path: '/blogs/roof', visible: true },
      { type: 'crew', itemId: null, title: 'Asha Rao', path: '/crew', visible: true },
    ]);
    const refused = await remove(picture);
    expect([refused.status, refused.json<Refused>().message]).toEqual([
      409,
      'This picture is used in “Draft of a roof”, “The roof” and “Asha Rao”. Take it out there first.',
    ]);
    await site.db.delete(blogs);
    await site.db.delete(crewMembers);
    await site.db.update(contentItems).set({ draft: 'none', draftData: null });
    expect((await remove(picture)).status).toBe(200);
    expect(stored()).toEqual([]);
    expect((await site.get(picture.src)).status).toBe(404);
    expect((await remove(picture)).status).toBe(404);
  });

  it('published as an item is told once', async () => {
    const picture = await add();
    const data = { content: `![x](${picture.src})` };
    await site.db.insert(blogs).values(post(data.content));
    await site.db
      .insert(contentItems)
      .values(
        item({ key: 'roof', live: 'published', published: data, publishedKey: 'roof', title: 'The roof' }),
      );
    expect((await uses(picture)).map(({ path, visible }) => [path, visible])).toEqual([
      ['/blogs/roof', true],
    ]);
  });
});

it('somebody without the right to write meets neither the list nor the upload', async () => {
  const reading = await borrowTestSite({ env: { STAFF_KEY_ROLE: 'reader' } });
  try {
    expect((await asStaff(reading, `GET ${route}`)).status).toBe(403);
    expect((await asStaff(reading, `POST ${route}`, pictureForm(['picture', other]))).status).toBe(403);
  } finally {
    await reading.close();
  }
});
