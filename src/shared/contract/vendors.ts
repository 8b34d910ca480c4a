import { z } from 'zod';
import { vendorVisibilities } from '#domain/vendors/vendor-changes.ts';
import { api } from '#facts/api.ts';
import { maxItems } from '#facts/limits.ts';
import { teamRoles } from '#facts/team.ts';
import { vendorTags } from '#domain/vendors/vendor-tags.ts';
import { Badge } from './checks/badges.ts';
import { readCompared } from '#domain/vendors/compared.ts';
import { FocusedPicture } from './focused-picture.ts';
import { id } from './ids.ts';
import { endpoint } from './kit.ts';
import { PictureDetail } from './picture-detail.ts';
import { taxIdKinds } from '#domain/vendors/tax-id.ts';
import { profileParts } from '#domain/vendors/profile-order.ts';
import { pictureSlots, vendorCategoryNames } from '#domain/vendors/vendor-categories.ts';
import { weekdays } from '#domain/vendors/weekdays.ts';
import { priceUnitNames } from './vendor-facts-schema.ts';
import { VendorCard } from './vendor-card.ts';

const text = z.string().nullable();

/** One fact in words. */
export const FactLine = z.object({ name: z.string(), label: z.string(), value: z.string() });

/** One service of a vendor. */
export const VendorService = z.object({ _id: z.string(), name: z.string(), details: z.string() });

/** Spans `HH:MM-HH:MM` in Asia/Kolkata by weekday, with `, ` between; one past midnight ends on the next day. An absent day is closed. */
export const OpeningHours = z.partialRecord(z.enum(weekdays), z.string());

/** A bookable package. */
const OfferedPackage = z.object({
  name: z.string(),
  lines: z.array(z.string()).max(maxItems.packageLines).describe('What is in it'),
  price: z.number().int().describe('Rupees'),
  unit: z.enum(priceUnitNames),
  people: z.number().int().nullable().describe('For how many; null when their number does not matter'),
  taxIncluded: z.boolean(),
  priceWords: z.string().describe('`₹60,000 an event, up to 150 people, tax extra`'),
});

/** A vendor's terms for search engines and readers; absent ones are unknown. */
const Policies = z.object({
  advance: z.number().int().optional().describe('Percent of the price'),
  cancellation: z.string().optional(),
  travel: z.string().optional().describe('Work outside Delhi'),
});

/** Public fields of a vendor, as stored. */
const asStored = {
  instagram: text,
  facebook: text,
  linkedin: text,
  youtube: text,
  website: text,
  shortName: text.describe('The name of its short address, `/v/{shortName}`; null until it has chosen one'),
  description: text,
  openingHours: OpeningHours.nullable(),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })).max(maxItems.questions),
  policies: Policies,
};
export const fieldsAsStored = Object.keys(asStored) as (keyof typeof asStored)[];

/** A vendor as shown on its profile. `email`, `panGst` and the fields after it are present for the owner's own token only. */
export const PublicVendor = VendorCard.extend({
  ...asStored,
  linkedIn: text.describe('The same as linkedin'),
  services: z.array(VendorService),
  backgroundpicture: text,
  gallery1: text,
  gallery2: text,
  gallery3: text,
  gallery4: text,
  pictures: z
    .partialRecord(z.enum(pictureSlots), PictureDetail)
    .describe('Every picture there is, by its place, in detail'),
  leading: FocusedPicture.nullable().describe(
    'What its page begins with: the banner, else the first photo, else the first picture of its work',
  ),
  representative: z
    .array(PictureDetail)
    .optional()
    .describe('Drawings of its trade for its banner and its photos, while it has no photo of its own'),
  areasServed: z.array(z.string()),
  factLines: z.array(FactLine).describe('The facts that its categories are asked for, in words'),
  priceLines: z.array(z.string()).describe('The prices in words, the usual one first'),
  packages: z.array(OfferedPackage).max(maxItems.packages),
  areasMap: z
    .object({
      ground: z.string().describe('The localities of Delhi-NCR, as the path of a drawing 100 wide'),
      height: z.number(),
      served: z.array(z.object({ name: z.string(), x: z.number(), y: z.number() })),
    })
    .nullable()
    .describe('Where the areas served lie; null while none of them is known'),
  parts: z.array(z.enum(profileParts)).describe('The parts of its page in the order of its trade'),
  byDay: z
    .boolean()
    .optional()
    .describe('False where no family books it by the day, so that its page says nothing of free days'),
  badges: z.array(Badge).describe('What we have checked, by whom, when and until when'),
  updatedAt: z.string(),
  email: z.string().optional(),
  emailVerified: z.boolean().optional(),
  claimable: z.literal(true).optional().describe('Nobody manages the page: its business can claim it'),
  yourRole: z.enum(teamRoles).optional().describe('What the holder of the token may do'),
  panGst: z.string().optional().describe('Masked'),
  panGstKind: z.enum(taxIdKinds).optional(),
  visibility: z.enum(vendorVisibilities).optional().describe('Whether others see it'),
  hiddenReason: z.string().optional().describe('Why the staff has hidden it'),
  unknownPlaces: z
    .array(z.string())
    .optional()
    .describe('For its owner: those of its own and its served places, as typed, that we do not know yet'),
}).meta({ id: 'PublicVendor' });
export type PublicVendor = z.infer<typeof PublicVendor>;

/** A vendor in a comparison. */
export const ComparedVendor = VendorCard.extend(
  PublicVendor.pick({ areasServed: true, factLines: true, priceLines: true }).shape,
)
  .extend({
    unsaid: z
      .array(z.string())
      .optional()
      .describe('Names of the facts of the category that the vendor has not given'),
  })
  .meta({ id: 'ComparedVendor' });
export type ComparedVendor = z.infer<typeof ComparedVendor>;

export const byId = z.object({ vendorId: id });
const list = z.array(VendorCard);

/** Returns the endpoint of a list of vendors, the same for everyone. */
const listEndpoint = <R extends (typeof api)[keyof typeof api]>(route: R, summary: string) =>
  endpoint({ route, summary, auth: 'anyone', reply: [200, list], tags: ['vendors'] });

export const vendorEndpoints = {
  vendorsEntertainment: listEndpoint(api.vendorsEntertainment, 'Vendors for events'),
  vendorsInvestment: listEndpoint(api.vendorsInvestment, 'Vendors for investment and finance'),
  vendorsMarketing: listEndpoint(api.vendorsMarketing, 'Vendors for marketing'),
  vendorsConstruction: listEndpoint(api.vendorsConstruction, 'Vendors for construction work'),
  vendorsChandniChowk: listEndpoint(api.vendorsChandniChowk, 'Vendors of Chandni Chowk'),
  vendorsLajpat: listEndpoint(api.vendorsLajpat, 'Vendors of Lajpat Nagar'),
  vendorsMBlock: listEndpoint(api.vendorsMBlock, 'Vendors of M Block Market'),
  vendorsKhan: listEndpoint(api.vendorsKhan, 'Vendors of Khan Market'),
  vendorGet: endpoint({
    route: api.vendorGet,
    summary: 'One vendor; for its own token also e-mail and masked PAN/GST',
    auth: 'optional',
    params: byId,
    reply: [200, PublicVendor],
    errors: ['not_found'],
    tags: ['vendor:{vendorId}'],
  }),
  vendorsCompared: endpoint({
    route: api.vendorsCompared,
    summary: `Up to ${maxItems.compared} vendors with facts and prices of one category that they share, in that order; those gone are left out`,
    auth: 'anyone',
    query: z.object({
      ids: z
        .string()
        .max(maxItems.compared * 37)
        .transform(readCompared)
        .pipe(z.array(z.string()).min(1).max(maxItems.compared))
        .describe('Ids with commas between'),
      category: z
        .string()
        .max(vendorCategoryNames.join(',').length)
        .transform((value) => value.split(','))
        .pipe(z.array(z.enum(vendorCategoryNames)))
        .optional()
        .describe(
          'The category in which they are compared; of several with commas between, the first that all have',
        ),
    }),
    reply: [200, z.array(ComparedVendor).max(maxItems.compared)],
    tags: ['vendors'],
  }),
  vendorSimilar: endpoint({
    route: api.vendorSimilar,
    summary: `At most ${maxItems.similarVendors} vendors of the same kind, nearest first`,
    auth: 'anyone',
    params: byId,
    reply: [200, list],
    errors: ['not_found'],
    tags: vendorTags('{vendorId}'),
  }),
};
