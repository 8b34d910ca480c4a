/** @file Time as a dependency, so that tests can move it; and the one place that knows the company's time zone. */

/** The current moment; replaced in tests. */
export type Clock = () => Date;
export const systemClock: Clock = () => new Date();
/** For what is kept in memory for a while: it runs on evenly when the machine's clock is put right. */
export const monotonicClock: Clock = () => new Date(performance.timeOrigin + performance.now());

const dayMs = 86_400_000;

/** The moment so many days earlier. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

const inDelhi = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });

/** The calendar day in Delhi at that moment, as YYYY-MM-DD. */
export const dayInDelhi = (at: Date): string => inDelhi.format(at);
/** The calendar year in Delhi at that moment. */
export const yearInDelhi = (at: Date): number => Number(dayInDelhi(at).slice(0, 4));
