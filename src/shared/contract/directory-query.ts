/** @file The query of the directory: each condition narrows the list. */
import { t } from '#words/t.ts';
import { z } from 'zod';
import { isDay } from '#facts/time.ts';
import { directoryLimits, maxLength } from '#facts/limits.ts';
import { slug } from './ids.ts';
import { text } from './text.ts';
import { regions, vendorKinds } from '#domain/vendors/vendor-categories.ts';
import { asciiDigits } from '#domain/formats/digits.ts';
import { directorySorts } from '#domain/finding/directory-address.ts';
import { readExclusions } from '#domain/finding/exclusions.ts';
import { readBox } from '#domain/finding/places.ts';
import { knownFactTokens } from '#domain/vendors/vendor-facts.ts';

const { guestsMax, pagesMax, priceMaxRupees, queryMax, withinMaxKm } = directoryLimits;

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
    market: slug.optional().describe('Id of a market'),
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
    guests: whole(guestsMax)
      .optional()
      .describe(
        'Only those who have said that they can take so many, in a category that has guests where one is asked for',
      ),
    price: whole(priceMaxRupees)
      .optional()
      .describe(
        'Rupees: only those whose price, in the usual unit of a category asked for or else of their first, begins at no more',
      ),
    with: z
      .string()
      .max(knownFactTokens.join(',').length)
      .transform((value) => value.split(','))
      .pipe(z.array(z.enum(knownFactTokens)))
      .optional()
      .describe(
        'Facts, all of which must be true in a category asked for, with commas between: `food:jain,setting:outdoor`',
      ),
    without: text(maxLength.name)
      .transform((value) => readExclusions(value))
      .optional()
      .describe(
        'What nobody in the list may offer or be, with commas between: a fact, `category:dj`, `area:…`, `region:…` and `market:…` (based there), `word:…` (in the name or the name of a service): `food:nonveg,region:Noida`. Unknown ones exclude nobody',
      ),
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
      .describe('`near` needs `lat` and `lng`. Without: the best match, in the order of the page /ranking'),
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
