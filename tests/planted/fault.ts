/** The projects of Vitest that can catch a fault. */
type Project = 'unit' | 'web' | 'laws' | 'pglite' | 'postgres';

/** What should fail because of a fault: tests of some files, a journey in a browser, or a check of the gate. */
export type Catcher =
  /** `grep`, part of the titles, leaves out the tests of a slow file that have nothing to say about the fault. */
  | { project: Project; files: readonly string[]; grep?: string }
  /** Needs the built pages. `grep` is part of the journey's title; `view` one of `tests/support/views.ts`. */
  | { journey: string; grep: string; view?: string }
  /** `types`, `lint` and `budgets` as in the gate; `lint` looks at the changed file alone. */
  | { check: 'types' | 'lint' | 'budgets' };

/** A realistic mistake, and what of the gate should notice it. */
export type PlantedFault = {
  /** Names it on the command line; unlike every other. */
  name: string;
  /** The promise that it breaks, as a person would feel it. */
  breaks: string;
  file: string;
  /** Stands exactly once in the file. */
  from: string;
  to: string;
  /** Each of them must fail. */
  caughtBy: readonly Catcher[];
};

/** Returns the text with the fault; null when the text to change is not there exactly once. */
export function plant(source: string, { from, to }: Pick<PlantedFault, 'from' | 'to'>): string | null {
  const [before, after, ...more] = source.split(from);
  return before === undefined || after === undefined || more.length > 0 ? null : before + to + after;
}
