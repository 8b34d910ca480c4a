/** @file Schemas of vendors' facts and prices, made from the table in `vendor-facts.ts`. */
import { showNumber } from '#words/formats.ts';
import { t } from '#words/t.ts';
import { z } from 'zod';
import { directoryLimits, maxItems } from '#facts/limits.ts';
import { asciiDigits } from '#domain/formats/digits.ts';
import { numberForm } from '#domain/formats/number-form.ts';
import { text } from './text.ts';
import { vendorCategoryNames } from '#domain/vendors/vendor-categories.ts';
import {
  categoryFacts,
  priceUnits,
  vendorFacts,
  type Fact,
  type FactName,
  type PriceUnit,
  type VendorFacts as Facts,
} from '#domain/vendors/vendor-facts.ts';

const keysOf = <T extends object>(table: T) =>
  Object.keys(table) as [keyof T & string, ...(keyof T & string)[]];
const isSet = (list: readonly unknown[]) => new Set(list).size === list.length;

/** Returns the schema of a whole number, with one sentence for every invalid value. */
function whole({ min, max }: { min: number; max: number }) {
  const wanted = {
    error: () =>
      t('Please give a whole number from {min} to {max}.', { min: showNumber(min), max: showNumber(max) }),
  };
  return z.number(wanted).int(wanted).min(min, wanted).max(max, wanted);
}

function schemaOf(fact: Fact) {
  const choose = t('Please choose from the list.');
  switch (fact.kind) {
    case 'span':
      return z
        .strictObject({ from: whole(fact).nullable(), to: whole(fact).nullable() })
        .refine(({ from, to }) => from !== null || to !== null, t('Please give at least one of the two.'))
        .refine(({ from, to }) => from === null || to === null || from <= to, {
          path: ['to'],
          error: t('The end must be above the beginning.'),
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
        .refine(isSet, t('Please choose each only once.'));
    case 'digits': {
      const wanted = { error: () => t('Please give all {length} digits.', { length: fact.length }) };
      return z
        .string(wanted)
        .overwrite((typed) => asciiDigits(numberForm(typed)))
        .regex(new RegExp(`^\\d{${fact.length}}$`), wanted);
    }
    case 'lines':
      return z
        .array(text(fact.maxLength).regex(/\S/, t('Please leave no line empty.')))
        .min(1)
        .max(fact.maxItems, { error: () => t('Please keep to {max} lines.', { max: fact.maxItems }) });
  }
}

type Shape = {
  [Name in FactName]: z.ZodOptional<z.ZodType<NonNullable<Facts[Name]>, NonNullable<Facts[Name]>>>;
};

/** A vendor's facts. An absent fact is unknown. */
export const VendorFacts = z
  .strictObject(
    // The compiler cannot check that the table gives each name the schema of its kind; the table's tests do.
    Object.fromEntries(
      Object.entries(vendorFacts).map(([name, fact]) => [
        name,
        schemaOf(fact).describe(fact.label).optional(),
      ]),
    ) as Record<string, z.ZodType> as Shape,
  )
  .meta({ id: 'VendorFacts' });

/** The units of all prices. */
export const priceUnitNames = keysOf(priceUnits);

const rupees = whole({ min: 1, max: directoryLimits.priceMaxRupees });
const priceShape = {
  category: z.enum(vendorCategoryNames, t('Please choose one of the categories.')),
  unit: z.enum(priceUnitNames, t('Please choose a unit of this category.')),
  from: rupees.describe('Rupees'),
  to: rupees.nullable().describe('Rupees; null: from `from` upwards'),
  taxIncluded: z.boolean(),
};

/** Adds the rules of prices beyond the types of their parts. */
const ruled = <S extends z.ZodObject<typeof priceShape>>(schema: S) =>
  schema
    .refine(({ from, to }) => to === null || from <= to, {
      path: ['to'],
      error: t('The highest price must be above the lowest.'),
    })
    .refine(({ category, unit }) => (categoryFacts[category].units as readonly PriceUnit[]).includes(unit), {
      path: ['unit'],
      error: t('Please choose a unit of this category.'),
    });

/** A guide price. */
export const PriceCue = ruled(
  z.strictObject({
    ...priceShape,
    asOf: z
      .string()
      .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
      .describe('YYYY-MM'),
  }),
);

/** All prices of a vendor as it sends them; the server adds the month of each. */
export const Prices = z
  .array(ruled(z.strictObject(priceShape)))
  .max(maxItems.prices)
  .refine(
    (prices) => isSet(prices.map(({ category, unit }) => `${category} ${unit}`)),
    t('Please give one price for each unit of a category.'),
  );
