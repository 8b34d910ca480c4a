import { z } from 'zod';
import { api } from '#facts/api.ts';
import { endpoint } from './kit.ts';

/** A job opening. */
export const Opening = z
  .object({
    id: z.string(),
    title: z.string(),
    location: z.string(),
    description: z.string(),
    youWill: z.array(z.string()),
    youBring: z.array(z.string()),
    weOffer: z.array(z.string()),
    applyAt: z.string().nullable().describe('A page of ours or an outside form; null for the common way'),
  })
  .meta({ id: 'Opening' });
export type Opening = z.infer<typeof Opening>;

export const openingEndpoints = {
  openingList: endpoint({
    route: api.openingList,
    summary: 'The positions that are open, in the order the staff gave them',
    auth: 'anyone',
    reply: [200, z.array(Opening)],
    tags: ['openings'],
  }),
};
