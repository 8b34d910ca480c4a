import type { Counts, NamedCounts } from './found-page.ts';
import { writtenLangOf } from '#ui/written-lang.ts';

type Named = { readonly value: string; readonly label: string };

/** Returns the choices that match any vendor, each with its count; all of them without counts when nothing was counted. */
export function withCounts(all: readonly Named[], counts: Counts, chosen: string | undefined): Named[] {
  if (Object.keys(counts).length === 0) return [...all];
  const chosenOnes = chosen?.split(',') ?? [];
  return all.flatMap(({ value, label }) => {
    const count = Object.hasOwn(counts, value) && counts[value];
    if (count) return [{ value, label: `${label} (${count})` }];
    return chosenOnes.includes(value) ? [{ value, label }] : [];
  });
}

/** Choices whose names come with their counts, and the selected one. */
export const namedChoices = (counts: NamedCounts, chosen: string | undefined): Named[] =>
  Object.entries({ ...(chosen && { [chosen]: chosen }), ...counts }).map(([value, label]) => ({
    value,
    label,
  }));

export const options = (values: readonly Named[]) =>
  values.map(({ value, label }) => (
    <option key={value} value={value} lang={writtenLangOf(label)}>
      {label}
    </option>
  ));
