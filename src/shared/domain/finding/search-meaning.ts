/** @file The notation of a search word's meaning: in the committed table and at the desk. Free of the validator. */
import {
  regions,
  vendorKinds,
  marketIds,
  type MarketId,
  type Region,
  type VendorKind,
} from '#domain/vendors/vendor-categories.ts';
import { knownFactTokens } from '#domain/vendors/vendor-facts.ts';

/**
 * A parsed meaning. The words of an `occasion`, and its `category`, matter only while nothing else names what is wanted; `words`
 * replace the typed one. `own` says that the words name a product of the trade: vendors who name it come first.
 * Vendors with a fact of `without` are excluded. `kin` are the categories nearest to words that no category is.
 */
export type Meaning = {
  category?: readonly VendorKind[];
  area?: string;
  region?: Region;
  market?: MarketId;
  with?: readonly string[];
  open?: 'today';
  near?: true;
  occasion?: readonly string[];
  words?: readonly string[];
  own?: true;
  without?: readonly string[];
  kin?: readonly VendorKind[];
};

/** Maximum length of a meaning's text. */
export const meaningMaxLength = 120;

const wordsOf = (text: string) => text.split(' ').filter(Boolean);
const allOf = <T extends string>(known: readonly T[], text: string): T[] | null => {
  const found = known.filter((one) => text.split('|').includes(one));
  return found.length === text.split('|').length ? found : null;
};
const oneOf = <T extends string>(known: readonly T[], text: string) => allOf(known, text)?.[0] ?? null;

/** Parses one part; null when it names something unknown. */
function readPart(part: string): Meaning | null {
  const [, name = '', rest = ''] = /^([a-z]+):(.+)$/.exec(part) ?? [];
  const value = rest.trim();
  switch (name) {
    case 'category': {
      const category = allOf(vendorKinds, value);
      return category && { category };
    }
    case 'kin': {
      const kin = allOf(vendorKinds, value);
      return kin && { kin };
    }
    case 'with': {
      const token = oneOf(knownFactTokens, value);
      return token ? { with: [token] } : null;
    }
    case 'without': {
      const token = oneOf(knownFactTokens, value);
      return token ? { without: [token] } : null;
    }
    case 'region': {
      const region = oneOf(regions, value);
      return region && { region };
    }
    case 'market': {
      const market = oneOf(marketIds, value);
      return market && { market };
    }
    case 'area':
      return { area: value };
    case 'open':
      return value === 'today' ? { open: value } : null;
    case 'occasion':
      return { occasion: wordsOf(value) };
    default:
      if (part === 'near') return { near: true };
      if (part === 'own') return { own: true };
      return part.includes(':') ? null : { words: wordsOf(part) };
  }
}

/** Parses `category:catering, with:food:jain`; null for an invalid text. */
export function readMeaning(text: string): Meaning | null {
  if (text.length > meaningMaxLength) return null;
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map(readPart);
  if (parts.includes(null)) return null;
  const known = parts as Meaning[];
  return {
    ...Object.assign({}, ...known),
    ...(known.some((part) => part.with) && { with: known.flatMap((part) => part.with ?? []) }),
  } as Meaning;
}
