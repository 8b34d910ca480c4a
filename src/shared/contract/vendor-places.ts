/** @file Lists of vendors with an address of their own, `/vendors/catering/rajouri-garden`, and the pins of a map. */
import { z } from 'zod';
import { api } from '#facts/api.ts';
import { directoryLimits, maxLength } from '#facts/limits.ts';
import { DirectoryQuery } from './directory-query.ts';
import { slug } from './ids.ts';
import { endpoint } from './kit.ts';
import { foreignLang } from './lang.ts';
import { text } from './text.ts';
import { vendorCategoryNames } from '#domain/vendors/vendor-categories.ts';

const named = z.enum(vendorCategoryNames);
const asRead = z.string().optional().describe('The area as people read it, where that is another word');
const atLeast = z
  .literal(true)
  .optional()
  .describe('Of a list that is longer than its pages: counted at most a day ago, and rounded down');
const AreaCount = z.object({ area: z.string(), areaName: asRead, count: z.number().int(), atLeast });
const span = { from: z.number().int(), to: z.number().int() };

/** Figures about the vendors of a category, in all of Delhi-NCR or in one area. */
export const VendorPlace = z
  .object({
    category: named,
    area: z.string().nullable().describe('As vendors write it; null for all of Delhi-NCR'),
    areaName: asRead,
    count: z.number().int().describe('Vendors of the category who work there'),
    atLeast,
    based: z.number().int().describe('Those of them who are based there'),
    price: z
      .object({ unit: z.string().describe('`a plate (veg)`'), vendors: z.number().int(), ...span })
      .nullable()
      .describe('Whole rupees in the usual unit of the category; null when nobody has said a price'),
    capacity: z.object(span).nullable().describe('Guests, from the smallest to the largest'),
    typical: z
      .array(z.object({ fact: z.string(), count: z.number().int() }))
      .max(6)
      .describe('Facts that most of them have, in words, with how many'),
    areas: z
      .array(AreaCount)
      .max(12)
      .describe('Areas with such vendors: the nearest of an area, else the fullest'),
    categories: z
      .array(z.object({ category: named, count: z.number().int(), atLeast }))
      .max(8)
      .describe('Other categories there'),
    posts: z.array(z.object({ id: z.string(), title: z.string(), lang: foreignLang })).max(3),
    title: z.string().describe('`Caterers in Rajouri Garden`'),
    prices: z
      .object({ path: z.string(), words: z.string() })
      .describe('The price guide of the category: `What caterers cost in Delhi-NCR`'),
    description: z.string().describe('What search engines show below the title'),
    facts: z
      .array(z.object({ name: z.string(), words: z.string() }))
      .describe('The same as somebody says it: `Price`, `₹450 to ₹900 a plate (veg)`'),
  })
  .meta({ id: 'VendorPlace' });
export type VendorPlace = z.infer<typeof VendorPlace>;

/** A vendor on a map. */
export const VendorPin = z
  .object({ _id: z.string(), name: z.string(), latitude: z.number(), longitude: z.number() })
  .meta({ id: 'VendorPin' });
export type VendorPin = z.infer<typeof VendorPin>;

export const vendorPlaceEndpoints = {
  vendorPlace: endpoint({
    route: api.vendorPlace,
    summary: 'What is known of the vendors of a category, in an area or everywhere',
    auth: 'anyone',
    params: z.object({ category: slug }),
    query: z.object({
      area: text(maxLength.name).optional().describe('As it stands in an address: `rajouri-garden`'),
    }),
    reply: [200, VendorPlace],
    errors: ['not_found'],
    tags: ['vendors', 'blog'],
  }),
  vendorPins: endpoint({
    route: api.vendorPins,
    summary: 'Where the vendors stand that match, as the search finds them',
    auth: 'anyone',
    query: DirectoryQuery,
    reply: [
      200,
      z.object({
        pins: z.array(VendorPin).max(directoryLimits.pinsMax),
        capped: z.boolean().describe('True when there are more'),
      }),
    ],
    perMinute: 120,
  }),
};
