import { adviserFacts } from './facts-of-advisers.ts';
import { builderFacts } from './facts-of-builders.ts';
import { eventFacts } from './facts-of-events.ts';
import { hostFacts } from './facts-of-hosts.ts';
import { shopFacts } from './facts-of-shops.ts';
import type { Said } from './said.ts';

/** The facts and prices of each invented vendor, by its name. */
export const sampleFacts: Readonly<Record<string, Said>> = {
  ...hostFacts,
  ...eventFacts,
  ...builderFacts,
  ...adviserFacts,
  ...shopFacts,
};

/** Returns the statements of an invented vendor; one without any shows a page that has none. */
export const factsOfSample = (companyName: string): Said =>
  sampleFacts[companyName] ?? { facts: {}, prices: [] };
