/**
 * How the property tests are run: from a fixed seed, so that a failure comes again. `FUZZ_SEED` takes another, `FUZZ_RUNS`
 * multiplies the cases, for a night in which there is time.
 */
const wanted = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);

export const fuzzSeed = wanted('FUZZ_SEED', 20_261_120);
const factor = wanted('FUZZ_RUNS', 1);
/** Is there a night for it? Then each place meets all of its cases. */
export const isLong = factor > 1;

/**
 * Returns a third of the cases, for each turn another one, so that three places beside each other meet all of them; with
 * `FUZZ_RUNS` each place does.
 */
export const thirdOf = <T>(cases: readonly T[], turn: number): readonly T[] =>
  isLong ? cases : cases.filter((_, at) => (at + turn) % 3 === 0);

/** Settings of one property with so many cases. */
export const fuzzed = (runs: number) => ({ seed: fuzzSeed, numRuns: Math.ceil(runs * factor) });
