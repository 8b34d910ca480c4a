import { translated } from '#words/t.ts';

/**
 * Returns a content value with each of its sentences in the current language. Texts outside the catalogue, such as an
 * address or an id, stay as they are.
 */
export function saidNow<Value>(value: Value): Value {
  if (typeof value === 'string') return translated(value) as Value;
  if (Array.isArray(value)) return value.map((one: unknown) => saidNow(one)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, saidNow(one)])) as Value;
}
