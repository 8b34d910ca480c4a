/** @file A vendor's statistics: views and uses of its page, and their results, by week. */
import { z } from 'zod';
import { api } from '#facts/api.ts';
import { vendorActs } from '#facts/vendor-acts.ts';
import { id } from './ids.ts';
import { endpoint } from './kit.ts';
import { wholeNumber } from './text.ts';

/** Weeks shown by default and at most. */
export const numberWeeks = { usual: 12, max: 52 } as const;
/** Weeks over which a vendor is compared with its category, without the current one. */
export const comparedWeeks = 4;
/** A median of fewer vendors would reveal single ones. */
export const comparedVendorsMin = 5;

/** Outcomes derived from enquiries, besides the counted acts. */
export const vendorOutcomes = ['enquiries', 'replies', 'bookings'] as const;
export const vendorFigures = [...vendorActs, ...vendorOutcomes] as const;
export type VendorFigure = (typeof vendorFigures)[number];

const count = z.number().int();
const figures = z.object(
  Object.fromEntries(vendorFigures.map((name) => [name, count])) as Record<VendorFigure, typeof count>,
);

/** One week, from Monday, by Delhi's calendar. */
export const VendorWeek = figures.extend({ week: z.iso.date() }).meta({ id: 'VendorWeek' });

export const VendorNumbers = z
  .object({
    weeks: z
      .array(VendorWeek)
      .max(numberWeeks.max)
      .describe('All of them, also the empty ones; the newest last'),
    compared: z
      .object({
        category: z.string(),
        vendors: count.describe('Whom everybody may see in this category'),
        own: figures,
        median: figures,
      })
      .nullable()
      .describe(
        `Sums of the last ${comparedWeeks} whole weeks beside the category's median; null below ${comparedVendorsMin} vendors`,
      ),
  })
  .meta({ id: 'VendorNumbers' });
export type VendorNumbers = z.infer<typeof VendorNumbers>;

const params = z.object({ vendorId: id });

export const vendorNumberEndpoints = {
  vendorActCount: endpoint({
    route: api.vendorActCount,
    counts: true,
    summary: 'Count what a visitor did on the page of a vendor, and nothing about the visitor',
    auth: 'anyone',
    params,
    body: z.strictObject({ act: z.enum(vendorActs) }),
    reply: [202, z.object({})],
    perMinute: 60,
  }),
  vendorNumbers: endpoint({
    route: api.vendorNumbers,
    summary: 'How often your page was seen and used, and what came of it, by week and beside your category',
    auth: 'owner',
    params,
    query: z.object({
      weeks: wholeNumber(1, numberWeeks.max, `weeks is a number from 1 to ${numberWeeks.max}.`).default(
        numberWeeks.usual,
      ),
    }),
    reply: [200, VendorNumbers],
  }),
};
