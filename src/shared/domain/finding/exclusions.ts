/** @file What a search excludes, in an address: `without=food:nonveg,region:Noida,word:biryani`. Free of the validator. */
import {
  marketIds,
  regions,
  vendorKinds,
  type MarketId,
  type Region,
  type VendorKind,
} from '#domain/vendors/vendor-categories.ts';
import { knownFactTokens } from '#domain/vendors/vendor-facts.ts';

/**
 * What no vendor of a list may be or offer: one of these categories or facts, a base in one of these places, or one of these words in
 * the business name or the name of a service.
 */
export type Exclusions = {
  category?: VendorKind[];
  with?: string[];
  area?: string[];
  region?: Region[];
  market?: MarketId[];
  words?: string[];
};

/** The maximum of exclusions; more come from nobody, and each costs a condition. */
export const exclusionsMax = 8;
const longest = 60;

/** The names of exclusions in an address; a fact has its own. */
const names = {
  category: 'category',
  area: 'area',
  region: 'region',
  market: 'market',
  words: 'word',
} as const;
type Named = keyof typeof names;

const known: Partial<Record<Named, readonly string[]>> = {
  category: vendorKinds,
  region: regions,
  market: marketIds,
};

/** Returns the kind and the value of one exclusion of an address; null for an unknown one. */
export function readExclusion(text: string): readonly [kind: keyof Exclusions, value: string] | null {
  if (knownFactTokens.includes(text)) return ['with', text];
  const at = text.indexOf(':');
  const value = text.slice(at + 1).trim();
  const kind = (Object.keys(names) as Named[]).find((one) => names[one] === text.slice(0, at));
  if (!kind || !value || value.length > longest) return null;
  return known[kind]?.includes(value) === false ? null : [kind, value];
}

/** Returns the exclusions of both, each once. */
export function joinExclusions(...all: (Exclusions | undefined)[]): Exclusions | undefined {
  const joined: Record<string, string[]> = {};
  for (const some of all)
    for (const [kind, values] of Object.entries(some ?? {}))
      joined[kind] = [...new Set([...(joined[kind] ?? []), ...values])];
  return Object.keys(joined).length > 0 ? joined : undefined;
}

/** Parses the exclusions of an address, unknown ones left out; undefined for none. */
export const readExclusions = (value: string): Exclusions | undefined =>
  joinExclusions(
    ...value
      .split(',')
      .slice(0, exclusionsMax)
      .flatMap((one): Exclusions[] => {
        const read = readExclusion(one.trim());
        return read ? [{ [read[0]]: [read[1]] }] : [];
      }),
  );

/** The order in an address, and in words. */
const order = ['with', 'category', 'words', 'region', 'area', 'market'] as const;
/** The maximum length in an address. */
const addressMax = 120;

/** Writes exclusions for an address, as many as it may hold; empty for none. */
export function writeExclusions(exclusions: Exclusions = {}): string {
  const all = order.flatMap((kind) =>
    (exclusions[kind] ?? []).map((value) =>
      kind === 'with' ? value : `${names[kind]}:${value.replaceAll(',', ' ')}`,
    ),
  );
  let written = '';
  for (const one of all.slice(0, exclusionsMax)) {
    const longer = written ? `${written},${one}` : one;
    if (longer.length <= addressMax) written = longer;
  }
  return written;
}
