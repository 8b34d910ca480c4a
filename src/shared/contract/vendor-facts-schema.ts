/** @file The schemas of vendors' facts and prices, made from the table in `vendor-facts.ts`. */
import { z } from 'zod';
import { directoryLimits, maxItems } from '#facts/limits.ts';
import { text } from './text.ts';
import { vendorCategoryNames } from './vendor-categories.ts';
import {
  categoryFacts,
  priceUnits,
  vendorFacts,
  type Fact,
  type FactName,
  type PriceUnit,
  type VendorFacts as Facts,
} from './vendor-facts.ts';

const keysOf = <T extends object>(table: T) =>
  Object.keys(table) as [keyof T & string, ...(keyof T & string)[]];
const isSet = (list: readonly unknown[]) => new Set(list).size === list.length;
const many = new Intl.NumberFormat('en-IN');

/** A whole number, with one sentence for all that is none. */
function whole({ min, max }: { min: number; max: number }) {
  const error = `Please give a whole number from ${many.format(min)} to ${many.format(max)}.`;
  return z.number(error).int(error).min(min, error).max(max, error);
}

function schemaOf(fact: Fact) {
  const choose = 'Please choose from the list.';
  switch (fact.kind) {
    case 'span':
      return z
        .strictObject({ from: whole(fact).nullable(), to: whole(fact).nullable() })
        .refine(({ from, to }) => from !== null || to !== null, 'Please give at least one end.')
        .refine(({ from, to }) => from === null || to === null || from <= to, {
          path: ['to'],
          error: 'Please let it end above where it begins.',
        });
    case 'number':
      return whole(fact);
    case 'choice':
      return z.enum(keysOf(fact.options), choose);
    case 'choices':
      return z
        .array(z.enum(keysOf(fact.options), choose), choose)
        .min(1, choose)
        .max(keysOf(fact.options).length, choose)
        .refine(isSet, 'Please choose each only once.');
    case 'digits': {
      const error = `Please give all ${fact.length} digits.`;
      return z.string(error).regex(new RegExp(`^\\d{${fact.length}}$`), error);
    }
    case 'lines':
      return z
        .array(text(fact.maxLength).regex(/\S/, 'Please leave no line empty.'))
        .min(1)
        .max(fact.maxItems, `Please keep to ${fact.maxItems} lines.`);
  }
}

type Shape = {
  [Name in FactName]: z.ZodOptional<z.ZodType<NonNullable<Facts[Name]>, NonNullable<Facts[Name]>>>;
};

/** What a vendor says of itself. An absent fact is one that is not said. */
export const VendorFacts = z
  .strictObject(
    // The compiler cannot see that the table gives each name the schema of its kind; the tests of the table do.
    Object.fromEntries(
      Object.entries(vendorFacts).map(([name, fact]) => [
        name,
        schemaOf(fact).describe(fact.label).optional(),
      ]),
    ) as Record<string, z.ZodType> as Shape,
  )
  .meta({ id: 'VendorFacts' });

const rupees = whole({ min: 1, max: directoryLimits.priceMaxRupees });
const priceShape = {
  category: z.enum(vendorCategoryNames, 'Please choose one of the categories.'),
  unit: z.enum(keysOf(priceUnits), 'Please choose a unit of this category.'),
  from: rupees.describe('Rupees'),
  to: rupees.nullable().describe('Rupees; null: from `from` upwards'),
  taxIncluded: z.boolean(),
};

/** What is true of every price beyond the types of its parts. */
const ruled = <S extends z.ZodObject<typeof priceShape>>(schema: S) =>
  schema
    .refine(({ from, to }) => to === null || from <= to, {
      path: ['to'],
      error: 'Please let the price end above where it begins.',
    })
    .refine(({ category, unit }) => (categoryFacts[category].units as readonly PriceUnit[]).includes(unit), {
      path: ['unit'],
      error: 'Please choose a unit of this category.',
    });

/** What somebody may expect to pay. */
export const PriceCue = ruled(
  z.strictObject({
    ...priceShape,
    asOf: z
      .string()
      .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
      .describe('YYYY-MM'),
  }),
);

/** All prices of a vendor as it sends them; the server adds the month in which each was given. */
export const Prices = z
  .array(ruled(z.strictObject(priceShape)))
  .max(maxItems.prices)
  .refine(
    (prices) => isSet(prices.map(({ category, unit }) => `${category} ${unit}`)),
    'Please give one price for each unit of a category.',
  );
