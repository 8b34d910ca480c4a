/** @file The text of the comparison of vendors. */
import { t } from '#words/t.ts';
import { regionNames, type Region } from '#domain/vendors/vendor-categories.ts';

export const compareWords = {
  title: t('Compare vendors'),
  metaDescription: t('Facts and prices of up to four vendors side by side, as each of them gave them.'),
  lead: t('Side by side, as each vendor gave it. What is the same for all stands once, below.'),
  /** Shown while fewer than two are chosen. */
  empty: t('Tick “Compare” on two to four vendors of a list. They then stand here side by side.'),
  toList: t('Find vendors'),
  oneOut: t('Remove one to ask the other three with one form.'),
  remove: t('Remove'),
  /** Above the trades that all compared vendors have. */
  trade: t('Compared for'),
  fact: t('What'),
  notSaid: t('Not said'),
  same: t('The same for all'),
  unsaid: t('Not given by any of them'),
  noTrade: t('These vendors have no trade in common, so prices and facts are of different things.'),
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
  /** Names of the facts of the category that it has not given. */
  unsaid?: readonly string[];
};
/** One row: a value for each vendor, null where unknown; they differ. */
export type CompareRow = { label: string; values: (string | null)[] };
/** A comparison: what differs as rows, what all have alike once, and what nobody says by name. */
export type CompareFacts = {
  rows: CompareRow[];
  same: { label: string; value: string }[];
  unsaid: string[];
};

/** Returns the comparison: price and place first, then each fact of the category. A single vendor has a row for each known fact. */
export function compareFacts(
  vendors: readonly Compared[],
  nameOf: (category: string) => string,
): CompareFacts {
  const [first, ...others] = vendors;
  if (!first) return { rows: [], same: [], unsaid: [] };
  const row = (label: string, read: (vendor: Compared) => string | null): CompareRow => ({
    label,
    values: vendors.map((vendor) => read(vendor) || null),
  });
  const labels = new Set(vendors.flatMap(({ factLines }) => factLines.map(({ label }) => label)));
  const all = [
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
  ];
  const isUnsaid = ({ values }: CompareRow) => values.every((value) => value === null);
  const isSame = ({ values }: CompareRow) => others.length > 0 && new Set(values).size === 1;
  const unsaid = (first.unsaid ?? []).filter((label) =>
    others.every((other) => other.unsaid?.includes(label)),
  );
  return {
    rows: all.filter((one) => !isUnsaid(one) && !isSame(one)),
    same: all.flatMap(({ label, values: [value, ...rest] }) =>
      value && isSame({ label, values: [value, ...rest] }) ? [{ label, value }] : [],
    ),
    unsaid: [...all.filter(isUnsaid).map(({ label }) => label), ...unsaid],
  };
}
