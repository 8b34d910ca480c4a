/** @file What `vendors.terms` is asked by. */

/** No term is kept longer: `vendor_terms`. */
const longestTerm = 200;
const quoted = (term: string) => `'${term.slice(0, longestTerm).replaceAll(/['\\]/g, '$&$&')}'`;

/** The kinds of terms beside words, as `vendor_terms` spells them. */
export type TermKind = 'category' | 'area' | 'region' | 'market' | 'with' | 'open';

/** Any of these terms, as a tsquery; they are taken by the letter. */
export const termQuery = (terms: readonly string[]): string => [...new Set(terms)].map(quoted).join(' | ');

/** Any of these values of a kind. */
export const anyOf = (kind: TermKind, values: readonly string[]): string =>
  termQuery(values.map((value) => `${kind}:${value}`));

/** All of them. */
export const eachOf = (kind: TermKind, values: readonly string[]): string =>
  values.map((value) => quoted(`${kind}:${value}`)).join(' & ');
