/** @postgres uploads race for the last place */
import { readdirSync, rmSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { eq } from '#platform/db/drizzle.ts';
import { Disk } from 'flydrive';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { reviewLimits } from '#facts/limits.ts';
import { minuteMs } from '#facts/time.ts';
import { reviewUndoMinutes } from '#domain/reviews/review-changes.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import type { StaffReview } from '#contract/desk/reviews.ts';
import type { VendorReviews } from '#contract/reviews.ts';
import type { FamilyReviews } from '#contract/family-reviews.ts';
import { introductions, enquiries, reviewPictures } from '#platform/db/tables.ts';
import { sweepPictures } from '#platform/images/picture-sweep.ts';
import { openFolderStorage } from '#platform/storage/open-storage.ts';
import { Problem } from '#platform/problem.ts';
import { asStaff } from '#support/as-staff.ts';
import { jpeg, refusedPictures, unsafePictures } from '#support/pictures.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call, pictureForm, registerVendor, type TestVendor } from '#support/vendor-samples.ts';

// The clock of the site is years ahead of the queue's, so that nothing leaves before a test says so.
const start = new Date('2036-11-23T06:00:00Z');
let now = start;
const site = setUpTestSite({ clock: () => now });
let vendor: TestVendor;
let photo: Buffer;
let secret: string;
let introductionId: string;

beforeAll(async () => {
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  photo = await jpeg(640, 480);
});
beforeEach(async () => {
  now = start;
  await site.reset();
  for (const file of stored()) rmSync(join(site.dir, 'uploads', file));
  vendor = await registerVendor(site);
  const body = { name: 'Meena Kumari', email: 'meena@example.in', phone: '9811000001' };
  const receipt = (await site.post('/api/contacts', body)).json<EnquiryReceipt>();
  secret = receipt.statusUrl!.split('/').at(-1)!;
  const [enquiry] = await site.db.select().from(enquiries).where(eq(enquiries.reference, receipt.reference));
  const [introduction] = await site.db
    .insert(introductions)
    .values({
      enquiryId: enquiry!.id,
      vendorId: vendor.id,
      vendorName: 'Amaltas Farm',
      status: 'replied',
      memberName: 'asha',
      sentAt: now,
      repliedAt: now,
    })
    .returning();
  introductionId = introduction!.id;
});
/** Waits for the files that are stored after the answer. */
const settledFiles = () =>
  vi.waitUntil(
    async () =>
      (await site.db.select().from(reviewPictures)).every(({ formats }) => formats.includes('avif')),
    { timeout: 20_000 },
  );
afterEach(settledFiles);

const stored = () => readdirSync(join(site.dir, 'uploads'));
const base = () => `/api/reviews/${secret}/${introductionId}/pictures`;
const write = () =>
  site.post(`/api/reviews/${secret}`, {
    introductionId,
    stars: 4,
    text: 'They answered within an hour and kept to what was agreed; the food was warm and on time.',
    name: 'first',
    met: true,
  });
const upload = (content: Uint8Array = photo, key: string = crypto.randomUUID()) =>
  call(site, `POST ${base()}`, {
    body: pictureForm(['picture', content, 'a.jpg']),
    headers: { 'idempotency-key': key },
  });
const open = async () => (await site.get(`/api/reviews/${secret}`)).json<FamilyReviews>().reviews[0]!;
const shown = async () => (await site.get(`/api/vendor/${vendor.id}/reviews`)).json<VendorReviews>();
const atDesk = async () =>
  (await asStaff(site, 'GET /api/staff/reviews?view=waiting')).json<StaffReview[]>()[0]!;
const decide = (id: string, change: string, more: object = {}) =>
  asStaff(site, `PUT /api/staff/reviews/${id}`, { change, ...more });
const settled = async () => {
  now = new Date(now.getTime() + reviewUndoMinutes * minuteMs);
  await site.notifyReviews();
};

it.each([
  ['a picture', 'picture', { status: 'written' }],
  ['the review', 'review', { status: 'withdrawn' }],
] as const)(
  'taking %s back waits ten seconds, and undone it loses neither word nor file',
  async (_, act, after) => {
    await write();
    await upload();
    await settledFiles();
    const own = async () => {
      const { pictures = [], ...words } = await open();
      return { ...words, pictures: pictures.map(({ id }) => id) };
    };
    const written = await own();
    const [pictureId] = written.pictures;
    const files = stored().length;
    const body = { act, introductionId, ...(act === 'picture' && { pictureId }) };
    const hold = () => site.post(`/api/enquiries/${secret}/held`, body);
    const later = async () => {
      now = new Date(now.getTime() + 11_000);
      await site.runHeldActs();
      await site.notifyReviews();
    };
    expect((await hold()).status).toBe(200);
    expect(await own()).toEqual(written);
    await call(site, `DELETE /api/enquiries/${secret}/held`, {});
    await later();
    expect([await own(), stored().length >= files]).toEqual([written, true]);
    await hold();
    await later();
    expect(await open()).toMatchObject(after);
    expect((await open()).pictures ?? []).toEqual([]);
  },
);

describe('pictures of a review', () => {
  it('are added once it is written and until it is decided, looked at by the staff, then public', async () => {
    expect((await upload()).status).toBe(404);
    await write();
    expect((await upload()).status).toBe(201);
    expect(await open()).toMatchObject({
      mayChangePictures: true,
      pictures: [{ picture: { alt: 'Picture 1 to the review by Meena' } }],
    });
    expect((await shown()).reviews).toEqual([]);
    const seen = await atDesk();
    expect(seen.pictures).toEqual([expect.stringMatching(/^\/media\//)]);
    // A picture added after the staff's look.
    expect((await upload()).status).toBe(201);
    expect((await decide(seen.id, 'publish', { pictures: 1 })).status).toBe(409);
    expect((await decide(seen.id, 'publish', { pictures: 2 })).status).toBe(200);
    expect((await shown()).reviews).toMatchObject([{ pictures: [{}, {}] }]);
    expect((await upload()).status).toBe(409);
    const [{ id: pictureId } = { id: '' }] = (await open()).pictures!;
    expect((await call(site, `DELETE ${base()}/${pictureId}`)).status).toBe(409);
    expect((await shown()).reviews[0]!.pictures).toHaveLength(2);
  });

  it('are four at most, also of two that come at once, each stored once; one can be taken away', async () => {
    await write();
    const key = crypto.randomUUID();
    for (let at = 1; at < reviewLimits.pictures; at++) await upload(photo, at === 1 ? key : undefined);
    expect((await upload(photo, key)).status).toBe(201);
    expect((await open()).pictures).toHaveLength(reviewLimits.pictures - 1);
    const both = await Promise.all([upload(), upload()]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect((await upload()).json<Problem>().message).toBe('A review holds 4 pictures. Remove one first.');
    const { pictures } = await open();
    const removed = await call(site, `DELETE ${base()}/${pictures![0]!.id}`);
    expect(removed.json<FamilyReviews>().reviews[0]!.pictures).toHaveLength(reviewLimits.pictures - 1);
    expect((await call(site, `DELETE ${base()}/${pictures![0]!.id}`)).status).toBe(404);
    await site.notifyReviews();
    expect(await site.db.$count(reviewPictures)).toBe(reviewLimits.pictures - 1);
  });

  it.each(['withdraw', 'refuse', 'remove', 'erase'] as const)('go with its words: %s', async (how) => {
    await write();
    await upload();
    await vi.waitUntil(async () =>
      (await site.db.select().from(reviewPictures)).every(({ formats }) => formats.includes('avif')),
    );
    const { id } = await atDesk();
    expect(stored().length).toBeGreaterThan(0);
    if (how === 'remove') await decide(id, 'publish');
    if (how === 'refuse' || how === 'remove') await decide(id, how, { reason: 'abuse' });
    if (how === 'withdraw') await site.post(`/api/reviews/${secret}/withdraw`, { introductionId });
    if (how === 'erase') await site.post(`/api/enquiries/${secret}/withdraw`, {});
    expect(JSON.stringify(await shown())).not.toContain('/media/');
    await settled();
    expect([stored(), await site.db.$count(reviewPictures)]).toEqual([[], 0]);
  });

  it('come back with a decision that is taken back, and outlive the sweep', async () => {
    await write();
    await upload();
    const { id } = await atDesk();
    await decide(id, 'publish');
    await decide(id, 'remove', { reason: 'abuse' });
    await site.notifyReviews();
    await decide(id, 'restore');
    await settled();
    expect((await shown()).reviews[0]!.pictures).toHaveLength(1);
    const later = () => new Date(Date.now() + 48 * 60 * minuteMs);
    const storage = await openFolderStorage(join(site.dir, 'uploads'));
    expect(await sweepPictures(site.db, storage, later)).toBe(0);
  });

  it.each(unsafePictures)('with %s are made harmless', async (_, file) => {
    await write();
    expect((await upload(await file())).status).toBe(201);
    for (const name of stored()) {
      const seen = await sharp(join(site.dir, 'uploads', name)).metadata();
      expect([seen.exif, seen.space]).toEqual([undefined, 'srgb']);
    }
  });

  it.each(refusedPictures)('that are no pictures are refused with a sentence: %s', async (_, file) => {
    await write();
    const answer = await upload(await file());
    expect(answer.status).toBeGreaterThanOrEqual(413);
    expect(answer.json<{ fieldErrors: Record<string, string> }>().fieldErrors['a.jpg']).toMatch(/\.$/);
    expect([stored(), (await open()).pictures]).toEqual([[], []]);
  });

  it('find no room on a full disk: nothing is lost, and the same file is stored once there is room', async () => {
    await write();
    const key = crypto.randomUUID();
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const put = vi.spyOn(Disk.prototype, 'put').mockRejectedValueOnce(full);
    const answer = await upload(photo, key);
    put.mockRestore();
    expect([answer.status, answer.json<Problem>().code]).toEqual([507, 'storage_full']);
    expect([stored(), (await open()).pictures]).toEqual([[], []]);
    expect((await upload(photo, key)).status).toBe(201);
    expect((await open()).pictures).toHaveLength(1);
  });

  it('whose line is cut at 40 % leave nothing, and are stored when they are sent again under their key', async () => {
    await write();
    const key = crypto.randomUUID();
    const form = new Response(pictureForm(['picture', photo, 'a.jpg']));
    const body = Buffer.from(await form.arrayBuffer());
    await new Promise<void>((resolve) => {
      const { port } = site.app.server.address() as AddressInfo;
      const sending = request({
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: base(),
        headers: {
          'content-type': form.headers.get('content-type')!,
          'content-length': body.length,
          'idempotency-key': key,
        },
      });
      sending.on('error', () => resolve());
      sending.on('response', (answer: IncomingMessage) => answer.resume().on('end', resolve));
      sending.write(body.subarray(0, body.length * 0.4), () => sending.destroy());
    });
    expect([stored(), (await open()).pictures]).toEqual([[], []]);
    expect((await upload(photo, key)).status).toBe(201);
    expect((await open()).pictures).toHaveLength(1);
  });
});
