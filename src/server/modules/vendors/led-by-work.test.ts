import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { handOutPath } from '#facts/paths.ts';
import type { DirectoryPage } from '#contract/directory.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { pictures, projectPictures } from '#platform/db/tables.ts';
import { jpeg } from '#support/pictures.ts';
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
  vendor = await registerVendor(site);
});
/** Waits for the files that are made after the reply. */
afterEach(async () => {
  const isComplete = ({ formats }: { formats: string[] }) => formats.includes('avif');
  await vi.waitUntil(
    async () =>
      (await site.db.select().from(pictures)).every(isComplete) &&
      (await site.db.select().from(projectPictures)).every(isComplete),
    { timeout: 20_000 },
  );
});

const ask = (route: string, body?: unknown, headers?: Record<string, string>) =>
  call(site, route, { token: vendor.token, body, headers });
const projects = () => `/api/vendor/${vendor.id}/projects`;
async function begin(title: string): Promise<string> {
  const id = crypto.randomUUID();
  await ask(`PUT ${projects()}/${id}`, { title, area: null, month: null, category: null, words: null });
  return id;
}
/** Adds a picture with its caption and focus. */
async function addPicture(project: string, caption: string | null): Promise<string> {
  const { pictureId } = (
    await ask(`POST ${projects()}/${project}/pictures`, pictureForm(['picture', photo, 'a.jpg']), {
      'idempotency-key': crypto.randomUUID(),
    })
  ).json<{ pictureId: string }>();
  await ask(`PUT ${projects()}/${project}/pictures`, {
    pictures: [{ id: pictureId, caption, focusX: 20, focusY: 80 }],
    removed: [],
  });
  return pictureId;
}
const addPhoto = (slot: string) => ask(`POST /api/vendor/upload/${vendor.id}`, pictureForm([slot, photo]));
const profile = async () => (await site.get(`/api/vendor/${vendor.id}`)).json<PublicVendor>();
const preview = async () => (await call(site, `GET ${handOutPath(vendor.id, 'share.jpg')}`)).headers['etag'];
/** Returns the leading pictures of a search's cards, of the page and of its list, as every caller gets them (searches are cached). */
async function led() {
  const [found, [listed], { leading }] = await Promise.all([
    site.get('/api/vendors'),
    site.get('/api/vendor/entertainment/vendors').then((answer) => answer.json<PublicVendor[]>()),
    profile(),
  ]);
  const [card] = found.json<DirectoryPage>().vendors;
  return [card!.picture?.alt, listed!.picture?.alt, leading?.alt];
}
const none = undefined;

it('a vendor without photos of its own is led by the first picture of its work, as it lies now', async () => {
  expect(await led()).toEqual([none, none, none]);
  await begin('Not shown yet');
  const sangeet = await begin('A sangeet');
  const haldi = await begin('A haldi');
  const without = await preview();
  const dance = await addPicture(sangeet, 'The first dance');
  await addPicture(haldi, null);
  expect(await led()).toEqual(['The first dance', 'The first dance', 'The first dance']);
  const { leading, picture, profilepicture } = await profile();
  expect(leading).toMatchObject({ width: 640, height: 480, focusX: 20, focusY: 80 });
  expect([picture, profilepicture]).toEqual([null, null]);
  expect(await preview()).not.toBe(without);

  await ask(`PUT ${projects()}/${sangeet}/pictures`, { pictures: [], removed: [dance] });
  expect(await led()).toEqual(['Picture 1 of A haldi', 'Picture 1 of A haldi', 'Picture 1 of A haldi']);
  await ask(`PUT ${projects()}`, { order: [], removed: [haldi] });
  expect(await led()).toEqual([none, none, none]);
  expect(await preview()).toBe(without);
});

it('a photo of its own leads before its work; a banner leads the page alone, a profile picture the cards', async () => {
  await addPicture(await begin('A sangeet'), 'The first dance');
  await addPhoto('backgroundpicture');
  expect(await led()).toEqual(['The first dance', 'The first dance', 'Banner of Amaltas Farm']);
  await ask(`DELETE /api/vendor/${vendor.id}/pictures/backgroundpicture`);
  await addPhoto('profilepicture');
  const face = 'Picture of Amaltas Farm';
  expect(await led()).toEqual([face, face, 'The first dance']);
  await ask(`DELETE /api/vendor/${vendor.id}/pictures/profilepicture`);
  await addPhoto('gallery');
  const own = 'Photo 1 of Amaltas Farm';
  expect(await led()).toEqual([own, own, own]);
});
