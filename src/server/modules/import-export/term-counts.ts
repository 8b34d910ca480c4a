/** @file The names of an old site, counted over the entries that have them. */
import { termId, termKindNames, type ImportTerm } from '#contract/desk/content/import-mapping.ts';
import { importExportLimits } from '#facts/limits.ts';
import type { SourceTerm } from '#platform/content/source-term.ts';
import type { Choices } from './import-export.types.ts';

/** Creates an empty count. */
export function termCounts() {
  const found = new Map<string, Omit<ImportTerm, 'to'>>();
  return {
    /** Counts the names of one entry. */
    add(terms: readonly SourceTerm[]): void {
      for (const { kind, name, ours = null } of terms) {
        const id = termId({ kind, name });
        const known = found.get(id) ?? { kind, name, count: 0, ours };
        found.set(id, { ...known, ours: known.ours ?? ours, count: known.count + 1 });
      }
    },
    /** Returns the names by kind, the most frequent first, with what was chosen for each. */
    lines: (choices: Choices): ImportTerm[] =>
      [...found]
        .map(([id, term]) => ({ ...term, to: choices.get(id) ?? null }))
        // Where there are too many, those with a choice and the most frequent stay.
        .toSorted((a, b) => Number(a.to === null) - Number(b.to === null) || b.count - a.count)
        .slice(0, importExportLimits.terms)
        .toSorted(
          (a, b) => termKindNames.indexOf(a.kind) - termKindNames.indexOf(b.kind) || b.count - a.count,
        ),
  };
}
