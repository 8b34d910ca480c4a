/** @file Ends uploads that make no progress: a sender of single bytes would hold a place that others wait for. */
import { Problem } from '../problem.ts';

/** The slowest permitted sender: in each `stalledMs` of waiting, this many bytes a second must arrive. */
export type UploadPace = { stalledMs: number; minBytesPerSecond: number };

/**
 * Waits for a sender's data. Only time spent waiting counts: while a picture is being made nothing is read.
 * @returns a function that waits for one piece. @throws Problem request_timeout when too little arrives meanwhile
 */
export function watchSender(sender: { bytesRead: number }, { stalledMs, minBytesPerSecond }: UploadPace) {
  const leastBytes = (minBytesPerSecond * stalledMs) / 1000;
  return async <T>(arriving: Promise<T>): Promise<T> => {
    const tooSlow = Promise.withResolvers<never>();
    let before = sender.bytesRead;
    const timer = setInterval(() => {
      if (sender.bytesRead - before < leastBytes) tooSlow.reject(new Problem('request_timeout'));
      before = sender.bytesRead;
    }, stalledMs);
    try {
      return await Promise.race([arriving, tooSlow.promise]);
    } finally {
      clearInterval(timer);
    }
  };
}
