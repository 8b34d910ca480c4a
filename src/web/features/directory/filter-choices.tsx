import type { DirectoryPage } from '#contract/directory.ts';

type Counted = DirectoryPage['counts']['category'];
type Named = { readonly value: string; readonly label: string };

/** The choices that lead to somebody, each with how many; all of them without a number when nothing was counted. */
export function withCounts(all: readonly Named[], counted: Counted, chosen: string | undefined): Named[] {
  if (counted.length === 0) return [...all];
  const counts = new Map(
    counted.map(({ value, count, atLeast }) => [value, `${count}${atLeast ? '+' : ''}`]),
  );
  const chosenOnes = chosen?.split(',') ?? [];
  return all.flatMap(({ value, label }) => {
    const count = counts.get(value);
    if (count) return [{ value, label: `${label} (${count})` }];
    return chosenOnes.includes(value) ? [{ value, label }] : [];
  });
}

export const options = (values: readonly Named[]) =>
  values.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
