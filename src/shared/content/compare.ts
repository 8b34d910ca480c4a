/** @file The words of the comparison of vendors. */
export const compareWords = {
  title: 'Compare vendors',
  metaDescription: 'Facts and prices of up to four vendors side by side, as each of them gave them.',
  lead: 'Side by side, as each vendor gave it. What differs stands in bold.',
  /** Fewer than two. */
  empty: 'Tick “Compare” on two to four vendors of a list. They then stand here side by side.',
  toList: 'Find vendors',
  oneOut: 'Take one out to ask the other three with one form.',
  remove: 'Take out',
  fact: 'What',
  notSaid: 'Not said',
} as const;

/** As much of a vendor as is compared. */
type Compared = {
  categories: readonly string[];
  area: string | null;
  region: string | null;
  areasServed: readonly string[];
  factLines: readonly { label: string; value: string }[];
  priceLines: readonly string[];
};
/** One row: a value for each vendor, null where it has said nothing. */
export type CompareRow = { label: string; values: (string | null)[]; differs: boolean };

/** The rows of the table: price and place first, then each fact that anybody has given. */
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
    row('Prices', ({ priceLines }) => priceLines.join('; ')),
    row('Services', ({ categories }) => categories.map(nameOf).join(', ')),
    row('Part of town', ({ area, region }) => [area, region].filter(Boolean).join(', ')),
    row('Areas served', ({ areasServed }) => areasServed.join(', ')),
    ...[...labels].map((label) =>
      row(label, ({ factLines }) => factLines.find((line) => line.label === label)?.value ?? null),
    ),
  ].filter(({ values }) => values.some((value) => value !== null));
}
