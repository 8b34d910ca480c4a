import { translated } from '#words/t.ts';

/**
 * Returns a value of the content with each of its sentences in the language that is spoken now. What no catalogue has, such as an
 * address or an id, stays as it is.
 */
export function saidNow<Value>(value: Value): Value {
  if (typeof value === 'string') return translated(value) as Value;
  if (Array.isArray(value)) return value.map((one: unknown) => saidNow(one)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, saidNow(one)])) as Value;
}
