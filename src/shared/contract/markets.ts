import { z } from 'zod';
import { api } from '#facts/api.ts';
import { maxItems } from '#facts/limits.ts';
import { slug } from './ids.ts';
import { endpoint } from './kit.ts';
import { foreignLang } from './lang.ts';
import { VendorCard } from './vendor-card.ts';

/** Centre of a market's map, in degrees, WGS 84. */
const Center = z.object({ latitude: z.number(), longitude: z.number() });

/** A market in a list, with facts for planning a visit. */
export const MarketCard = z
  .object({
    id: z.string(),
    name: z.string(),
    center: Center,
    route: z.string().describe('Path of the market’s own page'),
    phone: z.string().nullable().describe('Ten digits without +91; null: the company answers'),
    closedOn: z.string().nullable().describe('The weekly closing day, in English'),
    metro: z.string().nullable().describe('Nearest stations with their lines'),
    known: z.array(z.string()).describe('What to buy there'),
    bestHours: z.string().nullable(),
    gettingThere: z.string().nullable(),
    checkedOn: z.string().nullable().describe('ISO 8601 day on which all of this was checked'),
    lang: foreignLang,
  })
  .meta({ id: 'MarketCard' });
export type MarketCard = z.infer<typeof MarketCard>;

/** A market with its vendors, from A to Z; the directory lists those beyond the limit. */
export const Market = MarketCard.extend({ vendors: z.array(VendorCard).max(maxItems.list) }).meta({
  id: 'Market',
});
export type Market = z.infer<typeof Market>;

export const marketEndpoints = {
  marketList: endpoint({
    route: api.marketList,
    summary: 'All markets in the order of the site',
    auth: 'anyone',
    reply: [200, z.array(MarketCard).max(200)],
    tags: ['market'],
  }),
  marketGet: endpoint({
    route: api.marketGet,
    summary: 'One market with its vendors',
    auth: 'anyone',
    params: z.object({ marketId: slug }),
    reply: [200, Market],
    errors: ['not_found'],
    tags: ['market:{marketId}', 'vendors'],
  }),
};
