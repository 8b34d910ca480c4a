import { minuteMs } from '#facts/time.ts';

/** Thousands of phones may share the address of their carrier; cached answers cost nothing and are not counted. */
const publicReadsPerMinute = 3000;

/** Returns the limit, for each address, on reads of one page or one public endpoint. `factor` is `LIMIT_FACTOR`. */
export const publicReads = (factor: number) => ({
  max: publicReadsPerMinute * factor,
  timeWindow: minuteMs,
});
