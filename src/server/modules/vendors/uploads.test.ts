/** @postgres uploads race for the last places */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messages } from '#facts/messages.ts';
import { gallerySlots } from '#domain/vendors/vendor-categories.ts';
import type { DirectoryPage } from '#contract/directory.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { pictures } from '#platform/db/tables.ts';
import { animated, bomb, cmyk, gif, heic, html, jpeg, phonePhoto, polyglot, svg } from '#support/pictures.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call, pictureForm, registerVendor, type TestVendor } from '#support/vendor-samples.ts';

const site = setUpTestSite();
let vendor: TestVendor;
let photo: Buffer;
beforeAll(async () => {
  photo = await jpeg(640, 480);
});
beforeEach(async () => {
  await site.reset();
  for (const file of stored()) rmSync(join(site.dir, 'uploads', file));
  vendor = await registerVendor(site);
});

type Uploaded = {
  vendor: PublicVendor;
  saved: { fileName: string; slot: string }[];
  unplaced: string[];
  message?: string;
};
type Refused = { message: string; code: string; fieldErrors?: Record<string, string> };
const upload = (form: unknown, headers?: Record<string, string>) =>
  call(site, `POST /api/vendor/upload/${vendor.id}`, { token: vendor.token, body: form, headers });
const shown = async () => (await site.get(`/api/vendor/${vendor.id}`)).json<PublicVendor>();
const stored = () => readdirSync(join(site.dir, 'uploads'));
const gallery = (profile: PublicVendor) => gallerySlots.map((slot) => profile[slot]);
/** Waits for the files that are made after the reply. */
async function settled(): Promise<void> {
  const complete = async () =>
    (await site.db.select().from(pictures)).every(({ formats }) => formats.includes('avif'));
  await expect.poll(complete, { timeout: 20_000 }).toBe(true);
}

afterEach(settled);

it('stands on the cards of its vendor: the profile picture, without one the first photo, never the banner', async () => {
  const card = async () => (await site.get('/api/vendors')).json<DirectoryPage>().vendors[0]!;
  await upload(pictureForm(['backgroundpicture', photo]));
  expect((await card()).picture).toBeNull();
  await upload(pictureForm(['gallery', photo], ['gallery', photo]));
  expect(await card()).toMatchObject({ picture: { alt: 'Photo 1 of Amaltas Farm' }, profilepicture: null });
  expect((await shown()).picture).toBeNull();
  await upload(pictureForm(['profilepicture', photo]));
  expect(await card()).toMatchObject({
    picture: { alt: 'Picture of Amaltas Farm' },
    profilepicture: (await shown()).profilepicture,
  });
});

describe('a profile picture', () => {
  it('is shown at once, to everybody, with sources, size and a blur', async () => {
    expect((await shown()).profilepicture).toBeNull();
    const answer = await upload(pictureForm(['profilepicture', photo, 'me.jpg']));
    expect(answer.status).toBe(201);
    expect(answer.json<Uploaded>()).toMatchObject({
      saved: [{ fileName: 'me.jpg', slot: 'profilepicture' }],
      unplaced: [],
    });
    const profile = await shown();
    expect(profile.profilepicture).toMatch(/^\/media\/[a-z2-7]{26}-640\.jpg$/);
    expect(profile.pictures.profilepicture).toMatchObject({
      width: 640,
      height: 480,
      alt: 'Picture of Amaltas Farm',
    });
    expect(profile.picture!.blur).toMatch(/^data:image\/webp;base64,/);
    await settled();
    expect((await shown()).picture!.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  });

  it('is served as what it is, for a year, unable to run', async () => {
    await upload(pictureForm(['profilepicture', await polyglot()]));
    await settled();
    const { picture } = await shown();
    const files = [
      picture!.src,
      ...picture!.sources.flatMap(({ srcset }) => srcset.split(', ').map((part) => part.split(' ')[0]!)),
    ];
    for (const file of files) {
      const { status, headers, text } = await site.get(file);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': { jpg: 'image/jpeg', webp: 'image/webp', avif: 'image/avif' }[file.split('.')[1]!],
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
      });
      expect(text).not.toContain('script');
      const again = await site.get(file, { 'if-none-match': String(headers['etag']) });
      expect([again.status, again.text]).toEqual([304, '']);
    }
  });

  it('is served in its smallest file to a device that saves data', async () => {
    await upload(pictureForm(['profilepicture', photo]));
    await settled();
    const webp = (await shown()).picture!.sources.find(({ type }) => type === 'image/webp')!;
    const files = webp.srcset.split(', ').map((part) => part.split(' ')[0]!);
    const [smallest, largest] = [files[0]!, files.at(-1)!];
    const [full, small, saved, off] = [
      await site.get(largest),
      await site.get(smallest),
      await site.get(largest, { 'save-data': 'on' }),
      await site.get(largest, { 'save-data': 'off' }),
    ];
    expect(small.headers['etag']).not.toBe(full.headers['etag']);
    expect(saved).toMatchObject({ status: 200, text: small.text });
    expect(saved.headers).toMatchObject({
      etag: small.headers['etag'],
      vary: expect.stringContaining('Save-Data'),
    });
    expect([off.headers['etag'], full.headers['vary']]).toEqual([
      full.headers['etag'],
      saved.headers['vary'],
    ]);
  });

  it('replaced takes its files with it', async () => {
    await upload(pictureForm(['profilepicture', photo]));
    await settled();
    const first = (await shown()).profilepicture!;
    const before = stored().length;
    await upload(pictureForm(['profilepicture', photo]));
    await settled();
    expect((await shown()).profilepicture).not.toBe(first);
    expect((await site.get(first)).status).toBe(404);
    expect(stored()).toHaveLength(before);
  });

  it.each([
    ['for print', cmyk],
    ['that moves', animated],
    ['with place and camera', phonePhoto],
  ])('%s is taken and made harmless', async (_, file) => {
    expect((await upload(pictureForm(['profilepicture', await file()]))).status).toBe(201);
    const { headers } = await site.get((await shown()).profilepicture!);
    expect(headers['content-type']).toBe('image/jpeg');
    for (const name of stored()) {
      const seen = await sharp(join(site.dir, 'uploads', name)).metadata();
      expect([seen.exif, seen.space]).toEqual([undefined, 'srgb']);
    }
  });
});

describe('photos', () => {
  it('fill the free places in order; of five the one that does not fit is named', async () => {
    const names = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'];
    const answer = await upload(
      pictureForm(...names.map((name) => ['gallery', photo, name] as [string, Buffer, string])),
    );
    expect(answer.status).toBe(201);
    const { saved, unplaced, message } = answer.json<Uploaded>();
    expect(saved.map(({ fileName, slot }) => `${fileName} ${slot}`)).toEqual([
      'a.jpg gallery1',
      'b.jpg gallery2',
      'c.jpg gallery3',
      'd.jpg gallery4',
    ]);
    expect(unplaced).toEqual(['e.jpg']);
    expect(message).toContain('e.jpg');
    await settled();
    // No file remains of the picture without a place: four pictures of two widths, in WebP and AVIF, and a JPEG each.
    expect(stored()).toHaveLength(4 * (2 + 2 + 1));
  });

  it('replace one, move and go, the others keeping their order', async () => {
    await upload(pictureForm(['gallery', photo, 'a'], ['gallery', photo, 'b'], ['gallery', photo, 'c']));
    const [a, b, c] = gallery(await shown());
    await upload(pictureForm(['gallery2', photo]));
    const [, replaced] = gallery(await shown());
    expect(replaced).not.toBe(b);
    const arrange = (order: unknown) =>
      call(site, `PUT /api/vendor/${vendor.id}/gallery`, { token: vendor.token, body: { order } });
    expect((await arrange(['gallery3', 'gallery1', 'gallery2'])).status).toBe(200);
    expect(gallery(await shown())).toEqual([c, a, replaced, null]);
    for (const wrong of [
      ['gallery1'],
      ['gallery1', 'gallery1', 'gallery2'],
      ['gallery1', 'gallery2', 'gallery4'],
    ])
      expect((await arrange(wrong)).status).toBe(409);
    for (const wrong of [[], ['profilepicture'], 'gallery1']) expect((await arrange(wrong)).status).toBe(422);
    const remove = (slot: string) =>
      call(site, `DELETE /api/vendor/${vendor.id}/pictures/${slot}`, { token: vendor.token });
    expect((await remove('gallery1')).status).toBe(200);
    expect(gallery(await shown())).toEqual([a, replaced, null, null]);
    expect((await remove('gallery3')).status).toBe(404);
    expect((await remove('nonsense')).status).toBe(422);
    expect((await site.get(c!)).status).toBe(404);
    expect((await site.get(a!)).status).toBe(200);
  });

  it('sent by two windows at once find four places between them', async () => {
    const three = () =>
      upload(pictureForm(['gallery', photo, 'a'], ['gallery', photo, 'b'], ['gallery', photo, 'c']));
    const answers = (await Promise.all([three(), three()])).map((answer) => answer.json<Uploaded>());
    expect(answers.flatMap(({ saved }) => saved)).toHaveLength(4);
    expect(answers.flatMap(({ unplaced }) => unplaced)).toHaveLength(2);
    expect(gallery(await shown()).every(Boolean)).toBe(true);
  });

  it('may come with banner and picture in one form', async () => {
    const answer = await upload(
      pictureForm(['backgroundpicture', photo], ['gallery', photo], ['profilepicture', photo]),
    );
    expect(answer.status).toBe(201);
    expect(Object.keys((await shown()).pictures).toSorted()).toEqual([
      'backgroundpicture',
      'gallery1',
      'profilepicture',
    ]);
  });
});

describe('a hostile upload', () => {
  const six = () =>
    Array.from({ length: 6 }, (_, n) => ['gallery', photo, `${n}.jpg`] as [string, Buffer, string]);
  const fifty = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(50 * 1024 * 1024)]);

  it.each<[string, () => FormData | Promise<FormData>, number, RegExp | string]>([
    ['a bomb', () => pictureForm(['profilepicture', bomb(30_000, 30_000)]), 413, /million pixels/],
    ['an SVG with a script', () => pictureForm(['profilepicture', svg, 'a.svg']), 415, /JPEG, PNG/],
    ['HTML as .jpg', () => pictureForm(['profilepicture', html, 'a.jpg']), 415, /JPEG, PNG/],
    ['a GIF', () => pictureForm(['profilepicture', gif, 'a.gif']), 415, /JPEG, PNG/],
    ['a HEIC photo', () => pictureForm(['profilepicture', heic, 'a.heic']), 415, /HEIC/],
    ['six files', () => pictureForm(...six()), 413, messages.tooManyImages],
    ['50 MB', () => pictureForm(['profilepicture', fifty]), 413, /larger than 10 MB/],
    ['a field of another name', () => pictureForm(['avatar', photo]), 422, /profilepicture/],
    [
      'two for one place',
      () => pictureForm(['profilepicture', photo], ['profilepicture', photo]),
      422,
      /Only one/,
    ],
    [
      'half a photo',
      () => pictureForm(['profilepicture', photo.subarray(0, photo.length / 2)]),
      422,
      /damaged/,
    ],
    ['one pixel', async () => pictureForm(['profilepicture', await jpeg(1, 1)]), 422, /too small/],
    ['a text beside', () => textBeside(), 422, /Only pictures/],
    ['nothing', () => new FormData(), 422, /choose a picture/],
  ])('%s is refused, and nothing is stored', async (_, form, status, sentence) => {
    const answer = await upload(await form());
    expect([answer.status, answer.json<Refused>().message]).toEqual([
      status,
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    ]);
    expect(stored()).toEqual([]);
    expect(await site.db.$count(pictures)).toBe(0);
  });

  const textBeside = () => {
    const form = pictureForm(['profilepicture', photo]);
    form.append('role', 'admin');
    return form;
  };

  it('among good ones spoils them all, and says which it was', async () => {
    const answer = await upload(pictureForm(['gallery', photo, 'good.jpg'], ['gallery', html, 'bad.jpg']));
    expect(answer.status).toBe(415);
    expect(Object.keys(answer.json<Refused>().fieldErrors!)).toEqual(['bad.jpg']);
    expect(stored()).toEqual([]);
  });

  it.each([
    '../../../etc/passwd.jpg',
    '..\\..\\windows.jpg',
    '/etc/cron.d/x.jpg',
    'a\u202Egpj.exe',
    `${'x'.repeat(5000)}.jpg`,
    '<img src=x>.jpg',
  ])('with the file name %j leaves it at the door', async (name) => {
    const answer = await upload(pictureForm(['profilepicture', photo, name]));
    expect(answer.status).toBe(201);
    expect(answer.json<Uploaded>().saved[0]!.fileName.length).toBeLessThanOrEqual(80);
    expect(answer.json<Uploaded>().saved[0]!.fileName).not.toMatch(/[/\\\u202E]/);
    expect(stored().every((file) => /^[a-z2-7]{26}-\d+\.(webp|jpg|avif)$/.test(file))).toBe(true);
  });

  it.each([
    ['JSON', { profilepicture: 'x' }, {}],
    [
      'a cut-off form',
      '--x\r\nContent-Disposition: form-data; name="profilepicture"; filename="a.jpg"\r\n\r\n\xff\xd8',
      { 'content-type': 'multipart/form-data; boundary=x' },
    ],
    ['a form without a boundary', 'x', { 'content-type': 'multipart/form-data' }],
  ])('that is %s is a clear refusal', async (_, body, headers) => {
    const answer = await upload(body, headers);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.json<Refused>()).toMatchObject({ message: expect.any(String), code: expect.any(String) });
    expect(stored()).toEqual([]);
  });
});

describe('GET /media/', () => {
  it.each([
    'nothing.jpg',
    '..%2F..%2Fsecret.key',
    `${'a'.repeat(26)}-480.webp`,
    `${'a'.repeat(26)}-480.svg`,
    '%00.jpg',
    'x'.repeat(400),
  ])('%s is not there', async (file) => expect((await site.get(`/media/${file}`)).status).toBe(404));
});
