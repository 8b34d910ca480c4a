/** @file The schemas of vendors' facts and prices, made from the table in `vendor-facts.ts`. */
import { z } from 'zod';
import { directoryLimits } from '#facts/limits.ts';
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

function schemaOf(fact: Fact) {
  switch (fact.kind) {
    case 'span': {
      const end = z.number().int().min(fact.min).max(fact.max).nullable();
      return z
        .strictObject({ from: end, to: end })
        .refine(({ from, to }) => from !== null || to !== null, 'Please give at least one end.')
        .refine(
          ({ from, to }) => from === null || to === null || from <= to,
          'Please let it end above where it begins.',
        );
    }
    case 'number':
      return z.number().int().min(fact.min).max(fact.max);
    case 'choice':
      return z.enum(keysOf(fact.options));
    case 'choices':
      return z
        .array(z.enum(keysOf(fact.options)))
        .min(1)
        .max(keysOf(fact.options).length);
    case 'digits':
      return z.string().regex(new RegExp(`^\\d{${fact.length}}$`), `Please give all ${fact.length} digits.`);
    case 'lines':
      return z.array(z.string().trim().min(1).max(fact.maxLength)).min(1).max(fact.maxItems);
  }
}

type Shape = { [Name in FactName]: z.ZodOptional<z.ZodType<NonNullable<Facts[Name]>>> };

/** What a vendor says of itself. An absent fact is one that is not said. */
export const VendorFacts = z
  .strictObject(
    Object.fromEntries(
      Object.entries(vendorFacts).map(([name, fact]) => [
        name,
        schemaOf(fact).describe(fact.label).optional(),
      ]),
    ) as unknown as Shape,
  )
  .meta({ id: 'VendorFacts' });

const rupees = z.number().int().min(1).max(directoryLimits.priceMaxRupees);

/** What somebody may expect to pay. */
export const PriceCue = z
  .strictObject({
    category: z.enum(vendorCategoryNames),
    unit: z.enum(keysOf(priceUnits)),
    from: rupees.describe('Rupees'),
    to: rupees.nullable().describe('Rupees; null: from `from` upwards'),
    taxIncluded: z.boolean(),
    asOf: z
      .string()
      .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
      .describe('YYYY-MM'),
  })
  .refine(({ from, to }) => to === null || from <= to, {
    path: ['to'],
    error: 'Please let the price end above where it begins.',
  })
  .refine(({ category, unit }) => (categoryFacts[category].units as readonly PriceUnit[]).includes(unit), {
    path: ['unit'],
    error: 'Please choose a unit of this category.',
  })
  .meta({ id: 'PriceCue' });
