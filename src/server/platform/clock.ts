/** @file Time as a dependency, so that tests can move it. */

/** The current moment; replaced in tests. */
export type Clock = () => Date;
export const systemClock: Clock = () => new Date();
/** For what is kept in memory for a while: it runs on evenly when the machine's clock is put right. */
export const monotonicClock: Clock = () => new Date(performance.timeOrigin + performance.now());
