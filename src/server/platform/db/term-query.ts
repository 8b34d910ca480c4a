/** @file Builds queries on `vendors.terms`. */

/** The longest stored term: `vendor_terms`. */
const longestTerm = 200;
const quoted = (term: string) => `'${term.slice(0, longestTerm).replaceAll(/['\\]/g, '$&$&')}'`;

/** The kinds of terms beside words, as `vendor_terms` spells them. */
export type TermKind = 'category' | 'market' | 'with' | 'open' | 'offer';

/** Returns a tsquery for any of these terms, taken literally. */
export const termQuery = (terms: readonly string[]): string => [...new Set(terms)].map(quoted).join(' | ');

/** Returns a query for any of these values of a kind. */
export const anyOf = (kind: TermKind, values: readonly string[]): string =>
  termQuery(values.map((value) => `${kind}:${value}`));

/** Returns a query of words for the same words in the offer of a vendor. */
export const inOffer = (query: string): string => query.replaceAll(/'((?:[^']|'')+)'/g, "'offer:$1'");

/** Returns a query for all of these values of a kind. */
export const eachOf = (kind: TermKind, values: readonly string[]): string =>
  values.map((value) => quoted(`${kind}:${value}`)).join(' & ');
