/** @file The directory: one searchable list of all vendors. */
import { z } from 'zod';
import { api } from '#facts/api.ts';
import { directoryLimits } from '#facts/limits.ts';
import { endpoint } from './kit.ts';
import { marketIds, regions, vendorKinds } from '#domain/vendors/vendor-categories.ts';
import { knownFactTokens } from '#domain/vendors/vendor-facts.ts';
import { OpeningHours } from './vendors.ts';
import { VendorCard } from './vendor-card.ts';
import { DirectoryQuery } from './directory-query.ts';

const { pageSize } = directoryLimits;

/** A vendor in the directory: enough to choose by. The phone is on the profile. */
export const DirectoryCard = VendorCard.omit({ phone: true })
  .extend({
    openingHours: OpeningHours.nullable(),
    distanceKm: z
      .number()
      .nullable()
      .describe('From the given place; null without one, or when the vendor has none'),
    comes: z
      .string()
      .nullable()
      .describe(
        '`Comes to Noida from Mayur Vihar, 9 km`; null without a place, and for a vendor that is based there',
      ),
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
    not: z
      .object({
        category: z.array(z.enum(vendorKinds)).optional(),
        with: z.array(z.enum(knownFactTokens)).optional(),
        area: z.array(z.string()).optional().describe('Based there'),
        region: z.array(z.enum(regions)).optional().describe('Based there'),
        market: z.array(z.enum(marketIds)).optional(),
        words: z.array(z.string()).optional().describe('In the name, or the name of a service'),
      })
      .optional()
      .describe('What is excluded: `caterer without non veg`, `dj noida ke bina`'),
    doubts: z
      .array(z.object({ kind: z.enum(['no-day', 'past-day', 'minus']), words: z.string() }))
      .optional()
      .describe(
        'What was typed and could not be meant so: `31 feb`, `14 feb 2020` (read as the next one), `-50` (read as 50)',
      ),
    kin: z
      .array(z.enum(vendorKinds))
      .optional()
      .describe(
        'The categories nearest to words that no category is: for `pest control` those who renovate. No condition',
      ),
    own: z
      .array(z.string())
      .optional()
      .describe(
        'Products of a trade that the words name, each with its other names: `biryani|biriyani|बिरयानी`. No condition: who names one comes first',
      ),
    words: z.array(z.string()),
  })
  .meta({ id: 'Understood' });
export type Understood = z.infer<typeof Understood>;
/**
 * Conditions that may be dropped when no vendor meets all, in the order of dropping. The category is never dropped.
 * @where Which conditions does a search drop when no vendor meets all?
 */
export const relaxable = [
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
  'with',
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
    nearest: z
      .array(z.object({ words: z.string().describe('`Renovation`'), href: z.string() }))
      .describe('Where nobody was found: the lists of the nearest trades'),
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

/** A place under the name that is stored, and in words of the language asked for. */
export const PlaceName = z.object({ name: z.string(), label: z.string() }).meta({ id: 'PlaceName' });

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
  placeNames: endpoint({
    route: api.placeNames,
    summary: 'The places of Delhi-NCR that we know, the larger first: what a form suggests',
    auth: 'anyone',
    reply: [200, z.array(PlaceName).max(1000)],
  }),
};
