/** @file The text of the comparison of vendors. */
import { t } from '#words/t.ts';
import { regionNames, type Region } from '#domain/vendors/vendor-categories.ts';

export const compareWords = {
  title: t('Compare vendors'),
  metaDescription: t('Facts and prices of up to four vendors side by side, as each of them gave them.'),
  lead: t('Side by side, as each vendor gave it. What differs stands in bold.'),
  /** Shown while fewer than two are chosen. */
  empty: t('Tick “Compare” on two to four vendors of a list. They then stand here side by side.'),
  toList: t('Find vendors'),
  oneOut: t('Take one out to ask the other three with one form.'),
  remove: t('Take out'),
  fact: t('What'),
  notSaid: t('Not said'),
} as const;

/** The compared parts of a vendor. */
type Compared = {
  categories: readonly string[];
  area: string | null;
  region: Region | null;
  areasServed: readonly string[];
  factLines: readonly { label: string; value: string }[];
  priceLines: readonly string[];
  cardChecks?: string | null;
  rating?: { words: string } | null;
  responseTime?: string | null;
};
/** One row: a value for each vendor, null where unknown. */
export type CompareRow = { label: string; values: (string | null)[]; differs: boolean };

/** Returns the rows of the table: price and place first, then each fact known of any vendor. */
export function compareRows(
  vendors: readonly Compared[],
  nameOf: (category: string) => string,
): CompareRow[] {
  const row = (label: string, read: (vendor: Compared) => string | null): CompareRow => {
    const values = vendors.map((vendor) => read(vendor) || null);
    return { label, values, differs: new Set(values).size > 1 };
  };
  const labels = new Set(vendors.flatMap(({ factLines }) => factLines.map(({ label }) => label)));
  return [
    row(t('Prices'), ({ priceLines }) => priceLines.join('; ')),
    row(t('Reviews'), ({ rating }) => rating?.words ?? null),
    row(t('Checks'), ({ cardChecks }) => cardChecks ?? null),
    row(t('How soon it answers'), ({ responseTime }) => responseTime ?? null),
    row(t('Services'), ({ categories }) => categories.map(nameOf).join(', ')),
    row(t('Part of town'), ({ area, region }) =>
      [area, region && regionNames[region]].filter(Boolean).join(', '),
    ),
    row(t('Areas served'), ({ areasServed }) => areasServed.join(', ')),
    ...[...labels].map((label) =>
      row(label, ({ factLines }) => factLines.find((line) => line.label === label)?.value ?? null),
    ),
  ].filter(({ values }) => values.some((value) => value !== null));
}
