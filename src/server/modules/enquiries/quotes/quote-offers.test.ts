/** Discounts, presets and packages of quotes, by the endpoints. */
import { eq } from '#platform/db/drizzle.ts';
import { beforeEach, expect, it } from 'vitest';
import type { StaffQuotes } from '#contract/desk/threads.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import type { QuoteSheet } from '#contract/quotes.ts';
import type { Inbox } from '#contract/workshop-enquiries.ts';
import type { WorkshopQuote } from '#contract/workshop-quotes.ts';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { quoteVersions, vendors } from '#platform/db/tables.ts';
import { asStaff } from '#support/as-staff.ts';
import { samplePayload } from '#support/enquiry-samples.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { introduce } from '#support/introduce.ts';
import { call, registerCaterer } from '#support/vendor-samples.ts';

const now = new Date('2026-11-20T06:00:00Z');
const site = setUpTestSite({ clock: () => now });
beforeEach(() => site.reset());

const content = (more: object = {}) => ({
  lines: [{ label: 'Menu', quantity: 15_000, unit: 'plate-veg', unitPrice: 85_000, tax: 'gst-5' }],
  guests: 150,
  included: [],
  excluded: [],
  validUntil: '2026-12-10',
  advance: 30,
  cancellation: '',
  terms: '',
  ...more,
});

/** Creates an enquiry of which one caterer is told. */
async function asked(more: object = {}) {
  const vendor = await registerCaterer(site, now);
  const { reference, statusUrl } = (
    await site.post(
      enquiryKinds.catering.path,
      { ...samplePayload(enquiryKinds.catering, 'required'), email: 'family@example.in', ...more },
      { 'x-form': 'share=1&elapsedMs=60000' },
    )
  ).json<EnquiryReceipt>();
  const at = `/api/staff/enquiries/${reference}`;
  await introduce(site, reference, [vendor.id]);
  const { entries } = (await call(site, 'GET /api/workshop/enquiries', vendor)).json<Inbox>();
  const quote = `/api/workshop/enquiries/${entries[0]!.id}/quote`;
  const family = statusUrl!.replace(/.*\/enquiry\//, '/api/enquiries/');
  return {
    vendor,
    read: async () => (await call(site, `GET ${quote}`, vendor)).json<WorkshopQuote>(),
    save: (body: object) => call(site, `PUT ${quote}`, { ...vendor, body }),
    send: (body: object, version = 0, key = `key-${crypto.randomUUID()}`) =>
      call(site, `POST ${quote}`, { ...vendor, body: { content: body, version, key } }),
    sheet: async () => (await site.get(`${family}/quotes`)).json<QuoteSheet>(),
    desk: async () => (await asStaff(site, `GET ${at}/quotes`)).json<StaffQuotes>(),
  };
}

it('shows a discount and the same sums to vendor, family and desk', async () => {
  const { send, read, sheet, desk } = await asked();
  const discount = { kind: 'percent', value: 1000 };
  expect((await send(content({ discount }))).status).toBe(200);
  // ₹1,27,500 less 10%, and 5% on the rest.
  const shown = {
    discount,
    lines: [{ price: 12_750_000, total: 13_387_500 }],
    totals: { price: 12_750_000, discount: 1_275_000, tax: 573_750, total: 12_048_750, advance: 3_614_625 },
  };
  expect((await read()).sent).toMatchObject({ content: shown });
  expect((await sheet()).quotes).toMatchObject([{ content: shown }]);
  expect((await desk()).quotes).toMatchObject([{ versions: [{ content: shown }] }]);
  const revised = await send(content({ discount: { kind: 'amount', value: 500_000 } }), 1);
  expect(revised.json()).toMatchObject({ earlier: [{ total: 12_048_750 }] });
});

it('reads a quote from before there were discounts as it was', async () => {
  const { send, read, sheet } = await asked();
  expect((await send(content())).status).toBe(200);
  const [{ content: stored } = { content: {} }] = await site.db.select().from(quoteVersions);
  expect(stored).not.toHaveProperty('discount');
  const old = { discount: null, totals: { price: 12_750_000, discount: 0, tax: 637_500, total: 13_387_500 } };
  expect((await sheet()).quotes).toMatchObject([{ content: old }]);
  expect((await read()).sent).toMatchObject({ content: old });
});

it('refuses a discount that leaves nothing, at its place, and a repeated key with another one', async () => {
  const { send, sheet } = await asked();
  const all = await send(content({ discount: { kind: 'amount', value: 12_750_000 } }));
  expect(all.status).toBe(422);
  expect(all.json()).toMatchObject({
    fieldErrors: { 'content.discount': 'The discount must be less than the price.' },
  });
  expect((await sheet()).quotes).toEqual([]);
  const one = content({ discount: { kind: 'amount', value: 1000 } });
  expect((await send(one, 0, 'a-key-of-this-quote')).status).toBe(200);
  expect((await send(one, 0, 'a-key-of-this-quote')).status).toBe(200);
  expect((await send(content(), 0, 'a-key-of-this-quote')).status).toBe(409);
});

it.each(['gst-5.0', 'gst-101', 'gst--1', 'vat-5', ''])('refuses the tax %j', async (tax) => {
  const { send } = await asked();
  const answer = await send(content({ lines: [{ ...content().lines[0], tax }] }));
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.json<{ fieldErrors: object }>().fieldErrors)).toEqual(['content.lines.0.tax']);
});

it('presets the GST of the trade on the day, and a sent quote keeps its own', async () => {
  const { send, read, sheet } = await asked({ eventDate: '2027-05-01' });
  expect((await read()).offered).toMatchObject({
    tax: 'gst-5',
    rows: [{ unit: 'plate-veg', tax: 'gst-5' }, {}, {}, {}],
  });
  await send(content());
  const rate = { category: 'catering', fromDay: '2027-04-01', percent: 1250, note: 'Circular' };
  await asStaff(site, 'PUT /api/staff/gst-rates', rate);
  expect((await read()).offered.tax).toBe('gst-12.5');
  expect((await sheet()).quotes).toMatchObject([
    { content: { lines: [{ tax: 'gst-5' }], totals: { tax: 637_500 } } },
  ]);
  const later = await send(content({ lines: [{ ...content().lines[0], tax: 'gst-12.5' }] }), 1);
  expect(later.json()).toMatchObject({ sent: { content: { totals: { tax: 1_593_750 } } } });
});

it('offers the packages of the page as lines', async () => {
  const { vendor, read } = await asked();
  expect((await read()).offered.packages).toEqual([]);
  const gold = {
    name: 'Gold',
    lines: ['28 dishes'],
    price: 1200,
    unit: 'plate-veg',
    people: 100,
    taxIncluded: false,
  } as const;
  await site.db
    .update(vendors)
    .set({ packages: [{ ...gold, lines: [...gold.lines] }] })
    .where(eq(vendors.id, vendor.id));
  const { guests, offered } = await read();
  expect(offered.packages).toEqual([
    {
      line: {
        label: 'Gold',
        quantity: (guests ?? 1) * 100,
        unit: 'plate-veg',
        unitPrice: 120_000,
        tax: 'gst-5',
      },
      terms: 'Gold: 28 dishes',
    },
  ]);
});

it('says whether a change of the sent quote waits as a draft', async () => {
  const { read, save, send } = await asked();
  await save(content({ validUntil: '' }));
  expect((await read()).hasDraft).toBe(false);
  await send(content());
  expect((await read()).hasDraft).toBe(false);
  await save(content({ discount: { kind: 'percent', value: 250 } }));
  expect(await read()).toMatchObject({
    hasDraft: true,
    draft: { discount: { kind: 'percent', value: 250 } },
  });
  await send(content(), 1);
  expect((await read()).hasDraft).toBe(false);
});
