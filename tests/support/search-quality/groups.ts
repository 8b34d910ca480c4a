/**
 * @file The queries by group. Those about cities, names and typing errors are made of the demonstration's vendors, so that a new vendor
 * joins by itself.
 */
import { vendorSeeds } from '#modules/vendors/seed/vendors.ts';
import type { VendorCategory } from '#domain/vendors/vendor-categories.ts';
import { everydayQueries, type Query } from './queries.ts';
import { exclusionQueries, nothingQueries, productQueries, streetQueries } from './more-queries.ts';

/** What the answer to a query must be. */
export type Case = {
  typed: string;
  /** In the notation of `measure`. */
  must: string;
  never?: string;
  /** One of `must` is enough. */
  any?: true;
  /** One of `must` must be the first. */
  first?: true;
  /** Nobody is found, and these are the nearest trades. */
  nobody?: readonly string[];
};

const tableOf = (queries: readonly Query[]): Case[] =>
  queries.map(([typed, must, never]) => ({ typed, must, ...(never && { never }) }));

/** How families call a trade, one word each. */
const trades: Readonly<Partial<Record<VendorCategory, string>>> = {
  venue: 'venue',
  catering: 'caterer',
  decoration: 'decorator',
  music: 'musician',
  dj: 'dj',
  photography: 'photographer',
  makeup: 'mehendi',
  priest: 'pandit',
  fashion: 'boutique',
  choreography: 'choreographer',
  'car-rentals': 'taxi',
  gifts: 'gifts',
  'civil-construction': 'thekedar',
  architecture: 'architect',
  interiors: 'interior designer',
  electrical: 'electrician',
  plumbing: 'plumber',
  painting: 'painter',
  renovation: 'renovation',
  accounting: 'ca',
  legal: 'vakil',
  marketing: 'marketing',
};

const cities = { Noida: 'noida', Gurgaon: 'gurgaon', Faridabad: 'faridabad' } as const;
/** A category whose word means a part of it only. */
const fitting = (trade: VendorCategory, facts: readonly string[]) =>
  trade !== 'makeup' || facts.some((fact) => /mehendi/i.test(fact));

/** A trade in a city: somebody who is based there or says to serve it, wherever there is one. */
const inCities: readonly Case[] = Object.entries(cities).flatMap(([city, word]) =>
  Object.entries(trades).flatMap(([trade, name]): Case[] => {
    const there = vendorSeeds.filter(
      ({ categories, region, areasServed, description, services }) =>
        categories.some((one) => one === trade) &&
        (region === city || areasServed.includes(city)) &&
        fitting(trade as VendorCategory, [description ?? '', ...services.map((service) => service.name)]),
    );
    if (there.length === 0) return [];
    return [
      { typed: `${name} ${word}`, must: there.map(({ companyName }) => companyName).join('; '), any: true },
    ];
  }),
);

const byName: readonly Case[] = vendorSeeds.map(({ companyName }) => ({
  typed: companyName,
  must: companyName,
  first: true,
}));

/** Returns a name without the third letter of its longest word. */
function withoutLetter(name: string): string {
  const longest = name.split(' ').reduce((one, other) => (other.length > one.length ? other : one));
  return name.replace(longest, longest.slice(0, 2) + longest.slice(3)).toLowerCase();
}
const byMisspeltName: readonly Case[] = vendorSeeds.map(({ companyName }) => ({
  typed: withoutLetter(companyName),
  must: companyName,
  first: true,
}));
const byJoinedName: readonly Case[] = vendorSeeds.map(({ companyName }) => ({
  typed: companyName.replace(' ', '').toLowerCase(),
  must: companyName,
  first: true,
}));

/** All groups. */
export const qualityGroups = {
  everyday: tableOf(everydayQueries),
  street: tableOf(streetQueries),
  products: productQueries.map(([typed, must]) => ({ typed, must, first: true })),
  cities: inCities,
  names: byName,
  misspelt: byMisspeltName,
  joined: byJoinedName,
  exclusions: tableOf(exclusionQueries),
  nothing: nothingQueries.map(([typed, nearest]) => ({
    typed,
    must: '',
    nobody: nearest.split('; ').filter(Boolean),
  })),
} as const satisfies Readonly<Record<string, readonly Case[]>>;
export type QualityGroup = keyof typeof qualityGroups;
