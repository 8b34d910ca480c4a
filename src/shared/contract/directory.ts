/** @file The directory: one searchable list of all vendors. */
import { t } from '#words/t.ts';
import { z } from 'zod';
import { api } from '#facts/api.ts';
import { isDay } from '#facts/time.ts';
import { directoryLimits, maxLength } from '#facts/limits.ts';
import { id } from './ids.ts';
import { endpoint } from './kit.ts';
import { text } from './text.ts';
import { regions, vendorKinds } from '#domain/vendors/vendor-categories.ts';
import { asciiDigits } from '#domain/formats/digits.ts';
import { directorySorts } from '#domain/finding/directory-address.ts';
import { readBox } from '#domain/finding/places.ts';
import { knownFactTokens } from '#domain/vendors/vendor-facts.ts';
import { OpeningHours, VendorCard } from './vendors.ts';

const { guestsMax, pageSize, pagesMax, priceMaxRupees, queryMax, withinMaxKm } = directoryLimits;

/** Returns the schema of a number in an address. An empty value is refused rather than read as 0. */
const degrees = (min: number, max: number) =>
  z
    .string()
    .max(24)
    .overwrite(asciiDigits)
    .regex(/^-?\d+(\.\d+)?$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));
const whole = (max: number) =>
  z
    .string()
    .overwrite(asciiDigits)
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().int().min(1).max(max));

/** Length of all kinds, each once. */
const kindsMaxLength = vendorKinds.join(',').length;

/** Query of the directory. Each condition narrows the list. */
export const DirectoryQuery = z
  .object({
    q: text(maxLength.searchTyped)
      .optional()
      .describe(
        `Words of the name, services, area or description; typos are forgiven. The first ${queryMax} characters are looked for, and \`sentence\` says so`,
      ),
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
    on: z
      .string()
      .max(10)
      .refine(isDay)
      .optional()
      .describe(
        'A day, YYYY-MM-DD: only those who have not said to be taken on it, and are of a trade that comes to events, have hours on its weekday or have said nothing of their hours',
      ),
    guests: whole(guestsMax).optional().describe('Only those who have said that they can take so many'),
    price: whole(priceMaxRupees)
      .optional()
      .describe('Rupees: only those whose price, in the usual unit of their category, begins at no more'),
    with: z
      .string()
      .max(knownFactTokens.join(',').length)
      .transform((value) => value.split(','))
      .pipe(z.array(z.enum(knownFactTokens)))
      .optional()
      .describe('Facts, all of which must be true, with commas between: `food:jain,setting:outdoor`'),
    box: z
      .string()
      .max(60)
      .transform(readBox)
      .pipe(z.object({ south: z.number(), west: z.number(), north: z.number(), east: z.number() }))
      .optional()
      .describe('Only those on this stretch of the map: `south,west,north,east`, degrees'),
    lat: degrees(-90, 90).optional().describe('Degrees, WGS 84; with `lng` each vendor carries its distance'),
    lng: degrees(-180, 180).optional(),
    within: whole(withinMaxKm).optional().describe('Kilometres from `lat`, `lng`'),
    sort: z
      .enum(directorySorts)
      .optional()
      .describe(
        '`near` needs `lat` and `lng`. Without: the best match where there are words, else from A to Z',
      ),
    page: whole(pagesMax).default(1),
  })
  .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
    path: ['lng'],
    error: t('Latitude and longitude come together.'),
  })
  .refine(({ lat, sort, within }) => lat !== undefined || (sort !== 'near' && within === undefined), {
    path: ['sort'],
    error: t('Distance needs a place: give lat and lng.'),
  });
export type DirectoryQuery = z.output<typeof DirectoryQuery>;

/** A vendor in the directory: enough to choose by. The phone is on the profile. */
export const DirectoryCard = VendorCard.omit({ phone: true })
  .extend({
    openingHours: OpeningHours.nullable(),
    distanceKm: z
      .number()
      .nullable()
      .describe('From the given place; null without one, or when the vendor has none'),
    onDay: z
      .object({
        day: z.string().describe('YYYY-MM-DD'),
        state: z.enum(['busy', 'free', 'ask']),
        words: z.string().describe('`Not busy on 14 Feb, as of 20 Nov`'),
      })
      .nullable()
      .describe('What is known of the day that was asked for; null without one'),
  })
  .meta({ id: 'DirectoryCard' });
export type DirectoryCard = z.infer<typeof DirectoryCard>;

/** Conditions understood from the typed words, besides the explicit ones. The remaining words are searched as text. */
export const Understood = z
  .object({
    category: z.array(z.enum(vendorKinds)).optional(),
    area: z.string().optional(),
    region: z.enum(regions).optional(),
    market: z.string().optional(),
    on: z.string().optional().describe('YYYY-MM-DD'),
    open: z.enum(['today']).optional(),
    guests: z.number().int().optional(),
    price: z.number().int().optional().describe('Rupees'),
    with: z.array(z.enum(knownFactTokens)).optional(),
    near: z.literal(true).optional().describe('Near the visitor, whose place the server does not know'),
    words: z.array(z.string()),
  })
  .meta({ id: 'Understood' });
export type Understood = z.infer<typeof Understood>;
/**
 * Conditions that may be dropped when no vendor meets all, in the order of dropping. The category is never dropped.
 * @where Which conditions does a search drop when no vendor meets all?
 */
export const relaxable = [
  'with',
  'on',
  'open',
  'price',
  'guests',
  'box',
  'within',
  'area',
  'market',
  'region',
  'words',
] as const;
export type Relaxable = (typeof relaxable)[number];

const Counted = z.object({
  value: z.string(),
  count: z.number().int(),
  atLeast: z.literal(true).optional().describe('There may be more: counting stopped here'),
});

const CountedFact = Counted.extend({
  label: z.string().describe('`Jain`'),
  group: z.string().describe('`Food`'),
});

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
    understood: Understood,
    relaxed: z
      .array(z.enum(relaxable))
      .describe('Nobody meets all that was asked: these were let go, and `vendors` are the closest'),
    sentence: z.string().describe('What was found, in one sentence: `8 caterers in Rajouri Garden`'),
    howMany: z.string().describe('`8 caterers`'),
    conditions: z
      .array(
        z.object({
          words: z.string().describe('`Open today`'),
          without: z.string().describe('The page of the list without this condition'),
        }),
      )
      .describe('What the list is narrowed by, what was read from the words included'),
    didYouMean: z.string().nullable().describe('The words as they were probably meant'),
    counts: z
      .object({
        category: z.array(Counted),
        region: z.array(Counted),
        area: z.array(
          Counted.extend({
            label: z.string().optional().describe('As people read it, where that is another word'),
          }),
        ),
        market: z.array(Counted.extend({ label: z.string() })),
        with: z.array(CountedFact),
        open: z.array(Counted),
      })
      .describe('How many would be left by each further choice, none of which leads to nothing'),
  })
  .meta({ id: 'DirectoryPage' });
export type DirectoryPage = z.infer<typeof DirectoryPage>;

export const directoryEndpoints = {
  vendorSearch: endpoint({
    route: api.vendorSearch,
    summary: 'Vendors that match, the best first, and the choices to narrow them by',
    auth: 'anyone',
    query: DirectoryQuery,
    reply: [200, DirectoryPage],
    exact: true,
    tags: ['vendors'],
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
