/** @postgres the terms of places and kinds are matched by the database */
import { eq } from '#platform/db/drizzle.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { placeTerms } from '#content/works-in.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import type { SimilarVendors } from '#contract/own-enquiry.ts';
import type { VendorCard } from '#contract/vendor-card.ts';
import { enquiryKinds, type EnquiryKindName } from '#domain/enquiries/enquiry-kinds.ts';
import { accounts, introductions, enquiries, vendors } from '#platform/db/tables.ts';
import { samplePayload } from '#support/enquiry-samples.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { registerVendor } from '#support/vendor-samples.ts';

const now = new Date('2026-11-20T06:00:00Z');
const site = setUpTestSite({ clock: () => now });
beforeEach(() => site.reset());

/** Creates a vendor of these trades, based in an area, and serving others. */
async function aVendor(
  name: string,
  categories: string[],
  {
    area,
    region,
    served = [],
  }: { area?: string; region?: 'Delhi' | 'Gurgaon' | 'Noida'; served?: string[] } = {},
): Promise<string> {
  const { id } = await registerVendor(site, { companyName: name });
  const where = {
    area: area ?? null,
    region: region ?? null,
    areasServed: served,
    marketId: null,
    address: '',
  };
  await site.db
    .update(vendors)
    .set({ categories, ...where, address: 'A lane', places: placeTerms(where) })
    .where(eq(vendors.id, id));
  await site.db.update(accounts).set({ emailVerifiedAt: now }).where(eq(accounts.vendorId, id));
  return id;
}

/** Sends a request that these vendors have, and returns the names of those that are suggested beside them. */
async function besides(kind: EnquiryKindName, asked: string[], message = ''): Promise<string[]> {
  const { path, fields } = enquiryKinds[kind];
  const text = fields.find(({ role }) => role === 'message')?.name ?? 'eventDescription';
  const body = { ...samplePayload(enquiryKinds[kind], 'required'), [text]: message || 'A feast.' };
  const { reference, statusUrl } = (
    await site.post(path, body, { 'x-form': 'share=1&elapsedMs=60000' })
  ).json<EnquiryReceipt>();
  const [enquiry] = await site.db.select().from(enquiries).where(eq(enquiries.reference, reference));
  for (const vendorId of asked)
    await site.db.insert(introductions).values({
      enquiryId: enquiry!.id,
      vendorId,
      vendorName: 'Asked',
      status: 'sent',
      memberName: 'asha',
      sentAt: now,
    });
  const at = statusUrl!.replace(/.*\/enquiry\//, '/api/enquiries/');
  const { vendors: found } = (await site.get(`${at}/similar`)).json<SimilarVendors>();
  return found.map(({ name }) => name).toSorted();
}

describe('vendors who do the same', () => {
  it('are of the trade that the asked ones share, not of another that one of them has as well', async () => {
    const both = await aVendor('Both', ['gifts', 'catering']);
    const cook = await aVendor('Cook', ['catering']);
    await aVendor('Gift shop', ['gifts']);
    await aVendor('Third cook', ['catering', 'decoration']);
    await aVendor('Decorator', ['decoration']);
    expect(await besides('eventManagement', [both, cook])).toEqual(['Third cook']);
    expect(await besides('eventManagement', [cook])).toEqual(['Both', 'Third cook']);
    // The main trade of a single one counts, and a request for a trade tells which.
    expect(await besides('eventManagement', [both])).toEqual(['Gift shop']);
    expect(await besides('catering', [both])).toEqual(['Cook', 'Third cook']);
    // Nobody is similar to nobody, where a request may be for many trades.
    expect(await besides('eventManagement', [])).toEqual([]);
    expect(await besides('catering', [])).toEqual(['Both', 'Cook', 'Third cook']);
  });

  it('work at the place of the request, else where the asked one is', async () => {
    const here = await aVendor('Here', ['catering'], { area: 'Dwarka', region: 'Delhi' });
    await aVendor('Comes', ['catering'], { area: 'Sector 18', region: 'Noida', served: ['Dwarka'] });
    await aVendor('Far', ['catering'], { area: 'Sector 29', region: 'Gurgaon' });
    await aVendor('All of Delhi', ['catering'], { area: 'Saket', region: 'Delhi', served: ['Delhi'] });
    await aVendor('Nowhere', ['catering']);
    const inDwarka = ['All of Delhi', 'Comes'];
    expect(await besides('catering', [here])).toEqual(inDwarka);
    expect(await besides('catering', [here], 'A lunch in Dwarka for 80')).toEqual(inDwarka);
    expect(await besides('catering', [here], 'A lunch in Gurgaon for 80')).toEqual(['Far']);
    // On the page of the vendor itself the same rule holds.
    const shown = (await site.get(`/api/vendor/${here}/similar`)).json<VendorCard[]>();
    expect(shown.map(({ companyName }) => companyName).toSorted()).toEqual(inDwarka);
  });

  it('are of what they registered for while nobody has said more', async () => {
    const one = await aVendor('One', []);
    await aVendor('Other', []);
    await aVendor('Gift shop', ['gifts']);
    const shown = (await site.get(`/api/vendor/${one}/similar`)).json<VendorCard[]>();
    expect(shown.map(({ companyName }) => companyName)).toEqual(['Other']);
  });
});
