/** @file A vendor in a list. */
import { z } from 'zod';
import { reviewLimits } from '#facts/limits.ts';
import { FocusedPicture } from './focused-picture.ts';
import { regions } from '#domain/vendors/vendor-categories.ts';
import { PriceCue, VendorFacts } from './vendor-facts-schema.ts';

const text = z.string().nullable();

/** A vendor in a list. Absent values are null. */
export const VendorCard = z
  .object({
    _id: z.string(),
    companyName: z.string(),
    ownerName: z.string(),
    productSelection: text,
    category: text.describe('The first of the categories'),
    categories: z.array(z.string()).describe('In a list of some kinds these first'),
    address: text,
    area: text,
    region: z.enum(regions).nullable(),
    market: text.describe('Id of the market it stands in'),
    phone: text.describe('Ten digits without +91'),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    profilepicture: text.describe('Path on this host'),
    picture: FocusedPicture.nullable().describe(
      'The profile picture in detail; on cards, where there is none, the first photo, else the first picture of its work',
    ),
    isSample: z.boolean().describe('Made up for show, and to be labelled so'),
    facts: VendorFacts.describe('What the vendor says of itself; what it has not said is absent'),
    prices: z.array(PriceCue),
    cardFacts: z
      .array(z.string())
      .describe(
        'The first of the facts in words, as many as a card has room for; in a list of some kinds those of these',
      ),
    cardPrice: text.describe(
      'The usual price in words; in a list of some kinds the lowest usual one of these, null where there is none',
    ),
    cardChecks: text.describe('What we have checked, in a line'),
    rating: z
      .object({
        average: z.number().describe('Stars, with one digit'),
        count: z.number().int(),
        words: z.string().describe('`4.6 of 5 stars, 12 reviews`'),
      })
      .nullable()
      .optional()
      .describe(`From real reviews; null below ${reviewLimits.starsFrom} of them`),
    responseTime: text
      .optional()
      .describe('`Usually answers within 2 hours`; null while too few families asked'),
  })
  .meta({ id: 'VendorCard' });
export type VendorCard = z.infer<typeof VendorCard>;
