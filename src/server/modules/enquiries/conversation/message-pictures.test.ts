import { eq } from '#platform/db/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { messagePictureLimits } from '#facts/limits.ts';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import type { EnquiryThreads } from '#contract/conversations.ts';
import type { StaffEnquiryDetail } from '#contract/desk/enquiry-detail.ts';
import type { Inbox, InboxEnquiry } from '#contract/workshop-enquiries.ts';
import { accounts, messagePictures } from '#platform/db/tables.ts';
import { asStaff } from '#support/as-staff.ts';
import { samplePayload } from '#support/enquiry-samples.ts';
import { jpeg, refusedPictures, unsafePictures } from '#support/pictures.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { introduce } from '#support/introduce.ts';
import { call, pictureForm, registerVendor, type TestVendor } from '#support/vendor-samples.ts';

const site = setUpTestSite({ clock: () => now });
const start = new Date('2026-11-20T06:00:00Z');
let now = start;
let photo: Buffer;
let vendor: TestVendor;
let other: TestVendor;
let family: string;
let reference: string;
let id: string;
let otherId: string;
beforeAll(async () => {
  photo = await jpeg(320, 240);
});
beforeEach(async () => {
  now = start;
  await site.reset();
  vendor = await registerVendor(site);
  other = await registerVendor(site);
  await site.db.update(accounts).set({ emailVerifiedAt: now });
  const answer = await site.post(
    enquiryKinds.catering.path,
    samplePayload(enquiryKinds.catering, 'required'),
    { 'x-form': 'share=1&elapsedMs=60000' },
  );
  const receipt = answer.json<EnquiryReceipt>();
  reference = receipt.reference;
  family = receipt.statusUrl!.replace(/.*\/enquiry\//, '/api/enquiries/');
  await introduce(site, reference, [vendor.id, other.id]);
  const idOf = async (of: TestVendor) =>
    (await call(site, 'GET /api/workshop/enquiries', of)).json<Inbox>().entries[0]!.id;
  [id, otherId] = [await idOf(vendor), await idOf(other)];
});

const key = () => `key-${crypto.randomUUID()}`;
const send = (route: string, of: object, content: Uint8Array, uploadKey: string = crypto.randomUUID()) =>
  call(site, `POST ${route}`, {
    ...of,
    body: pictureForm(['picture', content, 'a.jpg']),
    headers: { 'idempotency-key': uploadKey },
  });
const fromFamily = (content: Uint8Array = photo, uploadKey?: string) =>
  send(`${family}/pictures`, {}, content, uploadKey);
const fromVendor = (content: Uint8Array = photo) =>
  send(`/api/workshop/enquiries/${id}/pictures`, vendor, content);
const idOf = (answer: { json: <T>() => T }) => answer.json<{ id: string }>().id;
const write = (pictures: string[], of = key()) =>
  site.post(`${family}/messages`, { text: 'Look', key: of, introductionId: id, pictures });
const reads = async (pictureId: string) => ({
  family: (await site.get(`${family}/pictures/${pictureId}`)).status,
  vendor: (await call(site, `GET /api/workshop/enquiries/${id}/pictures/${pictureId}`, vendor)).status,
  other: (await call(site, `GET /api/workshop/enquiries/${otherId}/pictures/${pictureId}`, other)).status,
  stranger: (await call(site, `GET /api/workshop/enquiries/${id}/pictures/${pictureId}`, other)).status,
  desk: (await asStaff(site, `GET /api/staff/enquiries/${reference}/pictures/${pictureId}`)).status,
});
const byAll = { family: 200, vendor: 200, other: 404, stranger: 404, desk: 200 };

describe('pictures of messages', () => {
  it('go with their message, to its two sides and the staff alone, and no cache keeps them', async () => {
    const picture = idOf(await fromFamily());
    expect(await reads(picture)).toEqual({ ...byAll, vendor: 404, desk: 404 });
    expect((await write([picture])).status).toBe(200);
    expect(await reads(picture)).toEqual(byAll);
    const { messages } = (await site.get(`${family}/threads`)).json<EnquiryThreads>();
    expect(messages).toMatchObject([{ pictures: [picture] }]);
    const read = await site.get(`${family}/pictures/${picture}`);
    expect(read.headers['cache-control']).toBe('no-store');
    expect(read.headers['content-type']).toBe('image/jpeg');
    const own = idOf(await fromVendor());
    const at = `POST /api/workshop/enquiries/${id}/messages`;
    await call(site, at, { ...vendor, body: { text: 'Our hall', key: key(), pictures: [own] } });
    expect(await reads(own)).toEqual(byAll);
    const inbox = (await call(site, `GET /api/workshop/enquiries/${id}`, vendor)).json<InboxEnquiry>();
    expect(inbox.messages.map(({ pictures }) => pictures)).toEqual([[picture], [own]]);
    const { timeline } = (
      await asStaff(site, `GET /api/staff/enquiries/${reference}`)
    ).json<StaffEnquiryDetail>();
    const told = timeline.filter(({ pictures }) => pictures).map(({ text, pictures }) => [text, pictures]);
    expect(told).toEqual([
      ['Our hall', [own]],
      ['Look', [picture]],
    ]);
  });

  it('belong to one message of their sender', async () => {
    const own = idOf(await fromVendor());
    expect((await write([own])).status).toBe(409);
    const picture = idOf(await fromFamily());
    const of = key();
    expect((await write([picture], of)).status).toBe(200);
    expect((await write([picture], of)).status).toBe(200);
    expect((await write([picture])).status).toBe(409);
    expect(
      (await write(Array.from({ length: messagePictureLimits.perMessage + 1 }, () => picture))).status,
    ).toBe(422);
  });

  it('belong to the request for which they were sent', async () => {
    const answer = await site.post(
      enquiryKinds.catering.path,
      samplePayload(enquiryKinds.catering, 'required'),
      { 'x-form': 'share=1&elapsedMs=60000' },
    );
    const { statusUrl } = answer.json<EnquiryReceipt>();
    const another = statusUrl!.replace(/.*\/enquiry\//, '/api/enquiries/');
    const theirs = idOf(await send(`${another}/pictures`, {}, photo));
    expect((await write([theirs])).status).toBe(409);
    expect((await site.get(`${family}/pictures/${theirs}`)).status).toBe(404);
    expect(await site.db.select().from(messagePictures)).toMatchObject([{ messageId: null }]);
  });

  it('are stored once, however often they arrive', async () => {
    const uploadKey = crypto.randomUUID();
    const first = idOf(await fromFamily(photo, uploadKey));
    expect(idOf(await fromFamily(photo, uploadKey))).toBe(first);
    expect(await site.db.$count(messagePictures)).toBe(1);
  });

  it('are not read by a vendor any more from whom the family withdrew, and end with a withdrawal', async () => {
    const picture = idOf(await fromFamily());
    await write([picture]);
    await site.post(`${family}/vendors/${id}`, { act: 'recalled' });
    expect(await reads(picture)).toEqual({ ...byAll, vendor: 404 });
    await site.post(`${family}/withdraw`, {});
    expect(await site.db.$count(messagePictures)).toBe(0);
    expect((await fromFamily()).status).toBe(409);
  });

  it('that no message took up are destroyed after a day', async () => {
    await fromFamily();
    await write([idOf(await fromFamily())]);
    now = new Date(now.getTime() + 25 * 3_600_000);
    await site.destroyWhatIsOld();
    expect(await site.db.$count(messagePictures)).toBe(1);
  });

  it.each(unsafePictures)('with %s are made harmless', async (_, file) => {
    const picture = idOf(await fromFamily(await file()));
    const read = await site.app.inject({ url: `${family}/pictures/${picture}` });
    const { exif, space, format } = await sharp(read.rawPayload).metadata();
    expect([exif, space, format]).toEqual([undefined, 'srgb', 'jpeg']);
  });

  it.each(refusedPictures)('that are no pictures are refused with a sentence: %s', async (_, file) => {
    const content = await file();
    for (const answer of [await fromFamily(content), await fromVendor(content)]) {
      expect(answer.status).toBeGreaterThanOrEqual(413);
      expect(answer.json<{ fieldErrors: Record<string, string> }>().fieldErrors['a.jpg']).toMatch(/\.$/);
    }
    expect(await site.db.select().from(messagePictures).where(eq(messagePictures.author, 'family'))).toEqual(
      [],
    );
  });
});
