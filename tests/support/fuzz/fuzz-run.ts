/**
 * Settings of the property tests: a fixed seed, so that a failure is reproducible. `FUZZ_SEED` sets another, `FUZZ_RUNS` multiplies
 * the cases, for nightly runs.
 */
const wanted = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);

export const fuzzSeed = wanted('FUZZ_SEED', 20_261_120);
const factor = wanted('FUZZ_RUNS', 1);
/** Whether this is a long run, in which each place gets all of its cases. */
export const isLong = factor > 1;

/**
 * Returns a third of the cases, a different one each turn, so that three neighbouring places get all of them; with `FUZZ_RUNS` each
 * place does.
 */
export const thirdOf = <T>(cases: readonly T[], turn: number): readonly T[] =>
  isLong ? cases : cases.filter((_, at) => (at + turn) % 3 === 0);

/** Returns the views of a journey, by their tags, that only a long run adds: those that look at the same with other words. */
export const inLongRuns = (...tags: string[]): string[] => (isLong ? tags : []);

/** Returns the settings of one property with this many cases. */
export const fuzzed = (runs: number) => ({ seed: fuzzSeed, numRuns: Math.ceil(runs * factor) });
