import { adviserFacts } from './facts-of-advisers.ts';
import { builderFacts } from './facts-of-builders.ts';
import { eventFacts } from './facts-of-events.ts';
import { hostFacts } from './facts-of-hosts.ts';
import { shopFacts } from './facts-of-shops.ts';
import type { Said } from './said.ts';

/** What each invented vendor says of itself, by its name. */
export const sampleFacts: Readonly<Record<string, Said>> = {
  ...hostFacts,
  ...eventFacts,
  ...builderFacts,
  ...adviserFacts,
  ...shopFacts,
};

/** One that says nothing shows what a page looks like then. */
export const factsOfSample = (companyName: string): Said =>
  sampleFacts[companyName] ?? { facts: {}, prices: [] };
