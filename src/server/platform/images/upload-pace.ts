/** @file Does an upload get on? Whoever sends a byte now and then holds a place that somebody else waits for. */
import { Problem } from '../problem.ts';

/** How slow a sender may be: in each `stalledMs` that we wait for it, this many bytes a second must come. */
export type UploadPace = { stalledMs: number; minBytesPerSecond: number };

/**
 * Waits for what a sender sends. Only time in which we wait counts: while a picture is being made nothing is read.
 * @returns a function that waits for one piece. @throws Problem request_timeout when too little comes meanwhile
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
