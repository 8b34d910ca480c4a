/** @file Which vendors are compared: as an address, a call and the device write it. */
import { maxItems } from '#facts/limits.ts';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** The ids in a text with commas between, each once, as many as can be compared; whatever is no id is left out. */
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

/** The text of these ids. */
export const writeCompared = (ids: readonly string[]): string => ids.join(',');
