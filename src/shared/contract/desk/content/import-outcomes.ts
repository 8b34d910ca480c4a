/** @file The outcomes that the plan of an import foresees for its texts, each with its words at the desk. */
import { z } from 'zod';

/** The outcomes, in the order in which the desk shows them. Of several that hold the first in `outcomeOf` counts. */
export const importOutcomes = {
  ready: 'Have all that a public page needs',
  category: 'Need a category',
  missing: 'Lack something else: they come as drafts',
  draft: 'Were not public: they come as drafts',
  protected: 'Had a password or were for some readers alone: they come as drafts',
  parts: 'Have a part for some readers alone: they come as drafts',
  page: 'Were pages: they come as drafts of posts',
  same: 'Are here already, unchanged',
  left: 'Are left out',
} as const;
export type ImportOutcome = keyof typeof importOutcomes;
export const importOutcomeNames = Object.keys(importOutcomes) as [ImportOutcome, ...ImportOutcome[]];

/** How many entries of a type have an outcome; pictures and addresses have none. */
export const ImportSum = z
  .object({
    type: z.string(),
    outcome: z.enum(importOutcomeNames).nullable(),
    count: z.number().int(),
  })
  .meta({ id: 'ImportSum' });
export type ImportSum = z.infer<typeof ImportSum>;
