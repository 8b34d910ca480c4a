import { eq } from '#platform/db/drizzle.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Today } from '#contract/desk/today.ts';
import { type PublicVendor } from '#contract/vendors.ts';
import { vendorVisibilities } from '#domain/vendors/vendor-changes.ts';
import { endpoints, enquiryEndpoints } from '#contract/index.ts';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { fillPath, parseRoute, type Endpoint } from '#contract/kit.ts';
import { accounts, enquiries, vendors } from '#platform/db/tables.ts';
import { asStaff } from '#support/as-staff.ts';
import { samplePayload } from '#support/enquiry-samples.ts';
import { forgetMails, outgoingMails } from '#support/outgoing-mails.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call, registerVendor, type TestVendor } from '#support/vendor-samples.ts';

// A hidden vendor is in no public reply: every public call and file that could show a vendor is requested.

const site = setUpTestSite({ env: { VENDOR_APPROVAL: 'first' } });
let vendor: TestVendor;
beforeEach(async () => {
  await site.reset();
  await forgetMails(site);
  vendor = await registerVendor(site, { companyName: 'Zarafshan Sweets' });
  await site.db
    .update(vendors)
    .set({ area: 'Zarafganj', latitude: 28.6, longitude: 77.2, marketId: null, categories: ['catering'] })
    .where(eq(vendors.id, vendor.id));
});

const publicReads = Object.entries<Endpoint>({ ...endpoints, ...enquiryEndpoints }).filter(
  ([, { auth, route }]) => (auth === 'anyone' || auth === 'optional') && route.startsWith('GET '),
);
const queries = ['', '?q=zarafshan', '?q=zarafshn', '?area=Zarafganj', '?lat=28.6&lng=77.2&sort=near'];
const vendorSitemap = '/sitemaps/vendors/00000000-0000-0000-0000-000000000000.xml';
const files = [
  '/sitemap.xml',
  vendorSitemap,
  '/robots.txt',
  '/llms.txt',
  '/blogs/feed.xml',
  '/manifest.webmanifest',
];

/** Returns the places that contain the vendor's name, part of town or id. */
async function placesThatShowIt(): Promise<string[]> {
  const addresses = publicReads.flatMap(([, { route }]) => {
    const path = fillPath(parseRoute(route).path, new Proxy({}, { get: () => vendor.id }));
    return (route.endsWith('/vendors') || route.endsWith('/help') ? queries : ['']).map(
      (query) => path + query,
    );
  });
  const found: string[] = [];
  for (const path of [...addresses, ...files]) {
    const { status, text } = await site.get(path);
    // A reply may repeat the query; only the rest of it is examined.
    const answer =
      status === 200 ? text.replaceAll(/"(q|question|asked|sentence|words|without)":"[^"]*"/g, '') : '';
    if (/zarafshan sweets|zarafganj/i.test(answer) || answer.includes(vendor.id)) found.push(path);
  }
  return found;
}
const change = (body: unknown) => asStaff(site, `PUT /api/staff/vendors/${vendor.id}/visibility`, body);
const own = async () =>
  (await call(site, 'GET /api/vendor/profile', { token: vendor.token })).json<PublicVendor>();
const mailsTo = async (to: string) =>
  (await outgoingMails(site)).filter((mail) => mail.to[0]?.address === to);

describe('a vendor that waits', () => {
  it('is shown nowhere until it is approved, then at once, and nowhere once it is hidden', async () => {
    expect(await placesThatShowIt()).toEqual([]);
    expect((await change({ change: 'approve' })).status).toBe(200);
    const shown = await placesThatShowIt();
    expect(shown).toEqual(
      expect.arrayContaining([
        `/api/vendor/${vendor.id}`,
        '/api/vendor/entertainment/vendors',
        '/api/vendors',
        '/api/vendors?q=zarafshan',
        '/api/vendors?q=zarafshn',
        '/api/vendors/areas',
        '/api/help?q=zarafshan',
        vendorSitemap,
      ]),
    );
    expect((await change({ change: 'hide', reason: 'Another shop’s pictures.' })).status).toBe(200);
    expect(await placesThatShowIt()).toEqual([]);
    expect((await change({ change: 'show' })).status).toBe(200);
    expect(await placesThatShowIt()).toEqual(shown);
  });

  it('signs in, sees that it waits, and edits its page', async () => {
    expect(await own()).toMatchObject({ visibility: 'waiting', companyName: 'Zarafshan Sweets' });
    const edited = await call(site, `PUT /api/vendor/${vendor.id}`, {
      token: vendor.token,
      body: { description: 'Sweets.' },
    });
    expect(edited.json()).toMatchObject({ visibility: 'waiting', description: 'Sweets.' });
    expect((await call(site, `GET /api/vendor/${vendor.id}`, { token: vendor.token })).status).toBe(200);
  });

  it('is told to the staff, with the way to it', async () => {
    const [mail] = (await outgoingMails(site)).filter(({ subject }) => subject.includes('waits'));
    expect(mail!.text).toContain(`http://site.test/desk/vendors/${vendor.id}`);
  });

  it('stands on the page Today until it is approved', async () => {
    const waiting = async () =>
      (await asStaff(site, 'GET /api/staff/sheet'))
        .json<Today>()
        .groups.filter(({ name }) => name === 'vendors')
        .flatMap(({ count, lines }) => [count, ...lines.map(({ id }) => id)]);
    expect(await waiting()).toEqual([1, vendor.id]);
    await change({ change: 'approve' });
    expect(await waiting()).toEqual([]);
  });

  it('gets no enquiry that names it, neither does one that is hidden', async () => {
    const send = async () => {
      const sent = { ...samplePayload(enquiryKinds.eventManagement), vendorId: vendor.id };
      const { status } = await site.post(enquiryKinds.eventManagement.path, sent, {
        'x-form': 'elapsedMs=9000&share=1',
      });
      expect(status).toBe(201);
    };
    const asked = async () =>
      (await mailsTo(vendor.email)).filter(({ subject }) => subject.startsWith('A family asks')).length;
    await send();
    expect(await asked()).toBe(0);
    await change({ change: 'approve' });
    await send();
    expect(await asked()).toBe(1);
    await change({ change: 'hide', reason: 'Closed for the season.' });
    await send();
    expect(await asked()).toBe(1);
    const [first, second, third] = await site.db.select().from(enquiries).orderBy(enquiries.id);
    expect([first, second, third].map((enquiry) => enquiry!.vendorId)).toEqual([null, vendor.id, null]);
  });

  it('learns by mail that it is public, and why it was hidden; it reads the reason at its page', async () => {
    await site.db.update(accounts).set({ emailVerifiedAt: new Date() });
    const words = async () => (await mailsTo(vendor.email)).map(({ subject, text }) => subject + text);
    await change({ change: 'approve' });
    await change({ change: 'hide', reason: 'Another shop’s pictures.' });
    expect(await own()).toMatchObject({ visibility: 'hidden', hiddenReason: 'Another shop’s pictures.' });
    await change({ change: 'show' });
    expect(await own()).toMatchObject({ visibility: 'public' });
    expect((await own()).hiddenReason).toBeUndefined();
    expect((await words()).slice(-3)).toEqual([
      expect.stringContaining(`http://site.test/profile/${vendor.id}`),
      expect.stringContaining('Another shop’s pictures.'),
      expect.stringContaining('public again'),
    ]);
  });
});

it('knows every visibility', () => expect(vendorVisibilities).toEqual(['public', 'waiting', 'hidden']));
