/** @file Chooses the content coding of an answer (RFC 9110, 12.5.3). */

/** The codings of cached pages; `identity` is no coding at all. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Best first: with equal weights the smaller answer wins. */
const preference = ['br', 'gzip', 'identity'] as const satisfies readonly Encoding[];

/** Browsers send about 25 characters; a client that sends far more gets the coding that everybody can read. */
const maxHeaderChars = 512;
const maxRemembered = 100;

/** `0`, `0.5`, `1.000`: at most three digits, never above one. */
const weightForm = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;
const remembered = new Map<string, Encoding>();

/**
 * Returns the coding of the answer.
 *
 * - Without the header: `identity`. Any coding would be allowed, but such a client often can read none.
 * - The highest weight wins, ties go to the smaller answer; `identity` is allowed unless refused, and comes
 *   last unless it has a weight of its own.
 * - When none of ours is acceptable (`identity;q=0` alone, `*;q=0`), the header is disregarded and
 *   `identity` is sent. The RFC (12.4.1) allows this as well as a 406: a page that can most likely be read
 *   serves the visitor better than a refusal.
 */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined || header.length > maxHeaderChars) return 'identity';
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const chosen = best(weights(header));
  // The few real values are looked up on every hit, not parsed; a flood of invented ones empties the table.
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(header, chosen);
  return chosen;
}

/** Returns the weight of each named coding. A repeated name takes its lowest weight: a refusal is never overruled. */
function weights(header: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const element of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = element.split(';').map((part) => part.trim());
    const weight = weightOf(parameters);
    // An element that breaks the grammar offers nothing, since only an understood offer may be used.
    if (coding === '' || weight === null) continue;
    const name = coding === 'x-gzip' ? 'gzip' : coding;
    found.set(name, Math.min(weight, found.get(name) ?? 1));
  }
  return found;
}

function weightOf(parameters: readonly string[]): number | null {
  if (parameters.length === 0) return 1;
  const [only = ''] = parameters;
  if (parameters.length > 1 || !only.startsWith('q=')) return null;
  const value = only.slice('q='.length);
  return weightForm.test(value) ? Number(value) : null;
}

function best(offered: ReadonlyMap<string, number>): Encoding {
  const others = offered.get('*');
  let chosen: Encoding = 'identity';
  let highest = 0;
  for (const encoding of preference) {
    const weight = offered.get(encoding) ?? others ?? 0;
    if (weight > highest) {
      chosen = encoding;
      highest = weight;
    }
  }
  return chosen;
}
