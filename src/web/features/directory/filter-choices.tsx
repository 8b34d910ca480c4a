import type { DirectoryPage } from '#contract/directory.ts';

type Counted = DirectoryPage['counts']['category'];

/** `8`, or `300+` where counting stopped. */
export const countWords = ({ count, atLeast }: Counted[number]): string => `${count}${atLeast ? '+' : ''}`;

type Named = { readonly value: string; readonly label: string };

/** The choices that lead to somebody, each with how many; all of them without a number when nothing was counted. */
export function withCounts(all: readonly Named[], counted: Counted, chosen: string | undefined): Named[] {
  if (counted.length === 0) return [...all];
  const counts = new Map(counted.map((one) => [one.value, countWords(one)]));
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
