/** @file Ids of events as numbers of a sequence: they sort by the time at which they were made. */
import { v7 } from 'uuid';

/**
 * Returns the first id that is made this long before another. A change becomes visible when its transaction ends, a little after its id
 * was made: readers that follow the events read again from here.
 */
export function idBefore(id: string, beforeMs: number): string {
  const madeAt = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) || 0;
  return v7({ msecs: Math.max(0, madeAt - beforeMs), random: new Uint8Array(16), seq: 0 });
}
