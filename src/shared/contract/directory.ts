/** @file The directory: one searchable list of all vendors. */
import { z } from 'zod';
import { api } from '#facts/api.ts';
import { directoryLimits, maxLength } from '#facts/limits.ts';
import { id } from './ids.ts';
import { endpoint } from './kit.ts';
import { text } from './text.ts';
import { regions, vendorKinds } from './vendor-categories.ts';
import { OpeningHours, VendorCard } from './vendors.ts';

const { pageSize, pagesMax, queryMax, withinMaxKm } = directoryLimits;

/** A number as an address carries it. An empty value is refused rather than read as 0. */
const degrees = (min: number, max: number) =>
  z
    .string()
    .max(24)
    .regex(/^-?\d+(\.\d+)?$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));
const whole = (max: number) =>
  z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .pipe(z.number().int().min(1).max(max));

/** Each kind once. */
const kindsMaxLength = vendorKinds.join(',').length;

/** What can be asked of the directory. Each condition narrows the list. */
export const DirectoryQuery = z
  .object({
    q: text(queryMax)
      .optional()
      .describe('Words of the name, services, area or description; typos are forgiven'),
    category: z
      .string()
      .max(kindsMaxLength)
      .transform((value) => value.split(','))
      .pipe(z.array(z.enum(vendorKinds)))
      .optional()
      .describe(
        'One category or several with commas between; Entertainment, Construction and Freelancer are those who registered so and have chosen no category yet',
      ),
    area: text(maxLength.name).optional().describe('Part of town, as /api/vendors/areas spells it'),
    market: id.optional().describe('Id of a market'),
    region: z.enum(regions).optional(),
    open: z.enum(['today']).optional().describe('Only those with hours on the current day in Asia/Kolkata'),
    lat: degrees(-90, 90).optional().describe('Degrees, WGS 84; with `lng` each vendor carries its distance'),
    lng: degrees(-180, 180).optional(),
    within: whole(withinMaxKm).optional().describe('Kilometres from `lat`, `lng`'),
    sort: z.enum(['name', 'near']).default('name').describe('`near` needs `lat` and `lng`'),
    page: whole(pagesMax).default(1),
  })
  .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
    path: ['lng'],
    error: 'Latitude and longitude come together.',
  })
  .refine(({ lat, sort, within }) => lat !== undefined || (sort !== 'near' && within === undefined), {
    path: ['sort'],
    error: 'Distance needs a place: give lat and lng.',
  });
export type DirectoryQuery = z.output<typeof DirectoryQuery>;

/** A vendor as the directory shows it: enough to choose by. The phone is on the profile. */
export const DirectoryCard = VendorCard.omit({ phone: true })
  .extend({
    openingHours: OpeningHours.nullable(),
    distanceKm: z
      .number()
      .nullable()
      .describe('From the given place; null without one, or when the vendor has none'),
  })
  .meta({ id: 'DirectoryCard' });
export type DirectoryCard = z.infer<typeof DirectoryCard>;

/** One page of the directory. */
export const DirectoryPage = z
  .object({
    vendors: z.array(DirectoryCard).max(pageSize),
    total: z.number().int().describe('How many match; counted no further than what the pages can show'),
    capped: z.boolean().describe('True when more match than `total` says'),
    page: z.number().int(),
    pages: z.number().int(),
    similar: z
      .boolean()
      .describe('True when no vendor matches the words, and these match words spelt like them'),
  })
  .meta({ id: 'DirectoryPage' });
export type DirectoryPage = z.infer<typeof DirectoryPage>;

export const directoryEndpoints = {
  vendorSearch: endpoint({
    route: api.vendorSearch,
    summary: 'Vendors that match, from A to Z or nearest first',
    auth: 'anyone',
    query: DirectoryQuery,
    reply: [200, DirectoryPage],
    perMinute: 240,
  }),
  vendorAreas: endpoint({
    route: api.vendorAreas,
    summary: 'The parts of town in which there are vendors',
    auth: 'anyone',
    reply: [200, z.array(z.string()).max(500)],
    tags: ['vendors'],
  }),
};
