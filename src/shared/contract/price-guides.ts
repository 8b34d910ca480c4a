/** @file Price guides: what the vendors of a category ask, from what they say of themselves. */
import { z } from 'zod';
import { api } from '#facts/api.ts';
import { directoryLimits } from '#facts/limits.ts';
import { vendorCategoryNames } from '#domain/vendors/vendor-categories.ts';
import { slug } from './ids.ts';
import { endpoint } from './kit.ts';

const rupees = z.number().int();

/** A link to a page of this site. */
const Way = z.object({ path: z.string(), words: z.string() });

/** What some vendors ask in one unit. */
export const PriceFigure = z
  .object({
    words: z.string().describe('Of whom or in which unit: `a plate (veg)`, `Gurgaon`, `151 to 400 guests`'),
    vendors: z.number().int().describe(`How many have stated it; at least ${directoryLimits.pricesFrom}`),
    from: rupees.describe('Whole rupees: the lowest that any of them asks'),
    to: rupees.describe('The highest that any of them states'),
    median: rupees.describe('Half of them begin at no more'),
    span: z.string().describe('The same as somebody says it: `₹750 to ₹1,600`'),
    begins: z.string().describe('The median in words: `₹900`'),
    said: z.string().describe('`8 vendors`'),
  })
  .meta({ id: 'PriceFigure' });
export type PriceFigure = z.infer<typeof PriceFigure>;

/** The price guide of a category. */
export const PriceGuide = z
  .object({
    category: z.enum(vendorCategoryNames),
    listed: z.number().int().describe('Vendors of the category'),
    stated: z.number().int().describe('Those of them who have stated a price in it'),
    samples: z.number().int().describe('Those of these who are made up for show'),
    units: z.array(PriceFigure).describe('By unit, the usual one first; empty where too few have stated any'),
    unit: z.string().nullable().describe('The unit of the figures below: `a plate (veg)`'),
    cities: z.array(PriceFigure).max(4),
    areas: z.array(PriceFigure).max(12).describe('Parts of town, those with most vendors first'),
    sizes: z.array(PriceFigure).max(4).describe('By guests or by people in the team, the smallest first'),
    since: z.string().nullable().describe('Month of the oldest statement, `YYYY-MM`'),
    until: z.string().nullable().describe('Month of the newest'),
    title: z.string().describe('`What caterers cost in Delhi-NCR`'),
    description: z.string().describe('What search engines show below the title'),
    lead: z.string().describe('Where the figures come from, of which months; or that there are too few'),
    note: z.string().nullable().describe('How many of those who are counted are made up for show'),
    moves: z.array(z.string()).describe('What makes the price higher or lower'),
    asks: z.array(z.string()).describe('What to ask each vendor'),
    path: z.string().describe('Of its page'),
    all: Way.describe('The list of these vendors: `All caterers`'),
    others: z.array(Way).describe('Guides of the same kind of vendors'),
  })
  .meta({ id: 'PriceGuide' });
export type PriceGuide = z.infer<typeof PriceGuide>;

export const priceGuideEndpoints = {
  priceGuide: endpoint({
    route: api.priceGuide,
    summary: 'What the vendors of a category ask, what moves the price, and what to ask them',
    auth: 'anyone',
    params: z.object({ category: slug }),
    reply: [200, PriceGuide],
    errors: ['not_found'],
    tags: ['vendors'],
  }),
};
