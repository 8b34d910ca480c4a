/** @file Vendors at the desk: the list, one vendor, and the staff's acts. */
import { z } from 'zod';
import { maxLength } from '#facts/limits.ts';
import { staffApi } from '#facts/staff-api.ts';
import { id } from '../ids.ts';
import { endpoint } from '../kit.ts';
import { taxIdKinds } from '#domain/vendors/tax-id.ts';
import { requiredText, searchText } from '../text.ts';
import { regions } from '#domain/vendors/vendor-categories.ts';
import { weekdays } from '#domain/vendors/weekdays.ts';
import { PriceCue, VendorFacts } from '../vendor-facts-schema.ts';
import { VendorUpdate } from '../vendor-input.ts';
import { vendorVisibilities, vendorSteps } from '#domain/vendors/vendor-changes.ts';
import { vendorSignalNames } from '#domain/vendors/vendor-signals.ts';
import { Counted, countedWords } from './counted.ts';
import { address, open, phone } from './masking.ts';

const when = z.iso.datetime();
/** Maximum open requests listed for a vendor. */
export const openRequestsMax = 50;

const words = open(z.string());
/** A public value of the vendor. */
const shown = words.nullable();

/** Views of the list. `unconfirmed`: nobody has answered a mail to its address yet. */
export const vendorViews = ['all', 'waiting', 'hidden', 'unconfirmed'] as const;
export type VendorView = (typeof vendorViews)[number];
/** Vendors on a page of the list. */
export const deskVendorsMax = 50;

/** A vendor in the desk's list. */
export const DeskVendor = z
  .object({
    id: z.uuid(),
    companyName: words,
    ownerName: words,
    productSelection: shown,
    area: shown,
    visibility: z.enum(vendorVisibilities),
    waitsSince: when.nullable(),
    hiddenAt: when.nullable(),
    hiddenReason: shown,
    registeredAt: when,
    isSample: z.boolean(),
    emailConfirmed: z.boolean().nullable().describe('Null when nobody can sign in as it'),
    signals: z
      .array(z.enum(vendorSignalNames))
      .describe(
        'What may be made for the search rather than for families; the search gives such a vendor no lift',
      ),
  })
  .meta({ id: 'DeskVendor' });
export type DeskVendor = z.infer<typeof DeskVendor>;

/** A vendor's editable values. */
const profile = z.object({
  companyName: words,
  ownerName: words,
  address: words,
  description: shown,
  services: z.array(z.object({ _id: words, name: words, details: words })),
  instagram: shown,
  facebook: shown,
  linkedin: shown,
  youtube: shown,
  categories: z.array(words),
  area: shown,
  region: z.enum(regions).nullable(),
  market: shown,
  openingHours: z.partialRecord(z.enum(weekdays), words).nullable(),
  areasServed: z.array(words),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  facts: VendorFacts,
  prices: z.array(PriceCue),
});
export type DeskVendorProfile = z.infer<typeof profile>;

/** One vendor with all of the desk's data. The tax number is masked here for every role. */
export const DeskVendorDetail = DeskVendor.extend({
  email: address(z.string()).nullable(),
  phone: phone(z.string()).nullable(),
  website: shown,
  panGst: words.nullable().describe('Masked; `reveal` shows it'),
  panGstKind: z.enum(taxIdKinds).nullable(),
  profile,
  missing: z.array(words).describe('What its page lacks, in the words that the vendor reads'),
  enquiries: z.number().int().describe('Sent to it so far, without those kept apart'),
  openRequests: z
    .array(open(z.string()))
    .describe(`Numbers of the enquiries in which it and a family still talk, ${openRequestsMax} at most`),
  updatedAt: when,
}).meta({ id: 'DeskVendorDetail' });
export type DeskVendorDetail = z.infer<typeof DeskVendorDetail>;

const counts = z.record(z.enum(vendorViews), Counted);
const DeskVendorList = z
  .object({
    vendors: z.array(DeskVendor).max(deskVendorsMax),
    next: z.uuid().nullable().describe('Comes back as `after` for the next page'),
    counts: counts.nullable().describe(`How many each list holds, ${countedWords}; null on a later page`),
  })
  .meta({ id: 'DeskVendorList' });
export type DeskVendorList = z.infer<typeof DeskVendorList>;

const byId = z.object({ vendorId: id });

export const deskVendorEndpoints = {
  staffVendorList: endpoint({
    route: staffApi.staffVendorList,
    summary: `Vendors, the newest first (those that wait: the longest first), ${deskVendorsMax} at a time`,
    auth: 'staff',
    query: z.object({
      view: z.enum(vendorViews).default('all'),
      q: searchText(maxLength.shortText).optional().describe('Words as for the public directory'),
      after: z.uuid().optional(),
    }),
    reply: [200, DeskVendorList],
  }),
  staffVendorGet: endpoint({
    route: staffApi.staffVendorGet,
    summary: 'One vendor with what its own account shows; the tax number masked',
    auth: 'staff',
    params: byId,
    reply: [200, DeskVendorDetail],
    errors: ['not_found'],
  }),
  staffVendorChange: endpoint({
    route: staffApi.staffVendorChange,
    summary: 'Approve a vendor that waits, hide one with a reason, or show it again; the vendor is told',
    auth: 'staff',
    params: byId,
    body: z
      .strictObject({
        change: z.enum(vendorSteps),
        reason: requiredText(maxLength.serviceDetails, 'Please say why.').optional(),
      })
      .refine(({ change, reason }) => change !== 'hide' || reason !== undefined, {
        error: 'Please say why.',
        path: ['reason'],
      }),
    reply: [200, DeskVendorDetail],
    errors: ['not_found', 'conflict'],
  }),
  staffVendorEdit: endpoint({
    route: staffApi.staffVendorEdit,
    summary: 'Change fields of a vendor on its behalf; the vendor is told which',
    auth: 'staff',
    params: byId,
    body: z.strictObject({
      fields: VendorUpdate,
      updatedAt: z.iso
        .datetime()
        .max(40)
        .describe('As it was read; refused when the vendor has changed since'),
    }),
    reply: [200, DeskVendorDetail],
    errors: ['not_found', 'conflict'],
  }),
  staffVendorReveal: endpoint({
    route: staffApi.staffVendorReveal,
    summary: 'The PAN or GST number in full, which the record remembers',
    auth: 'staff',
    params: byId,
    reply: [200, z.object({ panGst: words.nullable() })],
    errors: ['not_found'],
  }),
};
