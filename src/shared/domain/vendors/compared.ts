/** @file Compared vendors as text, for addresses, calls and the device's storage. */
import { maxItems } from '#facts/limits.ts';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Returns the ids in a comma-separated text, each once, up to the limit; ignores invalid ones. */
export const readCompared = (text: string | null): string[] =>
  [
    ...new Set(
      (text ?? '')
        .slice(0, maxItems.compared * 60)
        .toLowerCase()
        .split(','),
    ),
  ]
    .filter((id) => uuid.test(id))
    .slice(0, maxItems.compared);

/** Returns the text of these ids. */
export const writeCompared = (ids: readonly string[]): string => ids.join(',');
