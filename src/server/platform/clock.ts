/** @file Time as a dependency, so that tests can move it. */

/** The current moment; replaced in tests. */
export type Clock = () => Date;
export const systemClock: Clock = () => new Date();
/** The clock for values cached in memory: it runs on evenly when the machine's clock is corrected. */
export const monotonicClock: Clock = () => new Date(performance.timeOrigin + performance.now());

/** Returns a moment as replies hold it, in ISO 8601 and UTC; null for none. */
export const instantOf = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;
