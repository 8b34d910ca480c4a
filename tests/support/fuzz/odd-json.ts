/** @file JSON with one fault, and invalid answers: those of a server of another release or of a Wi-Fi login page. */
import fc from 'fast-check';

/** A path in a JSON value: keys of objects and indices of lists. */
export type Path = readonly (string | number)[];

/** Returns every path in the value, the whole value first. A list is represented by its first and last entry. */
export function placesIn(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) {
    const ends = value.length > 1 ? [0, value.length - 1] : value.length === 1 ? [0] : [];
    return [path, ...ends.flatMap((at) => placesIn(value[at], [...path, at]))];
  }
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))];
}

/** Removes the value at a path. */
export const missing = Symbol('missing');

/** Returns a copy with another value at that path. */
export function withAt(value: unknown, path: Path, other: unknown): unknown {
  const last = path.at(-1);
  if (last === undefined) return other === missing ? undefined : other;
  const copy: unknown = structuredClone(value);
  const holder = path
    .slice(0, -1)
    .reduce((inside, key) => (inside as Record<typeof key, unknown>)[key], copy);
  const entries = holder as Record<string | number, unknown>;
  if (other !== missing) entries[last] = other;
  else if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else delete entries[last];
  return copy;
}

/** Wrong values: every other type, and values that only look right. */
export const oddValues: readonly unknown[] = [
  missing,
  null,
  true,
  0,
  -1,
  1e300,
  '',
  'soon',
  '2026-13-45T99:00',
  '2026-11-20T10:00:00Z',
  [],
  [null],
  {},
  { $$typeof: 'react.element' },
  [[]],
];

/** A value with one to three faults. */
export const oddJson = (value: unknown): fc.Arbitrary<unknown> =>
  fc.array(fc.tuple(fc.nat(), fc.constantFrom(...oddValues)), { minLength: 1, maxLength: 3 }).map((changes) =>
    changes.reduce<unknown>((changed, [at, other]) => {
      const places = placesIn(changed);
      return withAt(changed, places[at % places.length]!, other);
    }, value),
  );

/** Returns a body with a fault, the same for the same seed. */
export function oddBody(body: string, seed: number): string {
  const [value] = fc.sample(oddJson(JSON.parse(body)), { numRuns: 1, seed });
  return value === undefined ? '' : JSON.stringify(value);
}

type Answer = { status?: number; contentType?: string; body: string };

/** Answers that are no reply of ours: nothing of them can be shown. */
export const noReplies: Readonly<Record<string, (reply: string) => Answer>> = {
  'a page of a Wi-Fi': () => ({ contentType: 'text/html', body: '<!doctype html><title>Log in</title>' }),
  nothing: () => ({ body: '' }),
  'status 204': () => ({ status: 204, body: '' }),
  null: () => ({ body: 'null' }),
  text: () => ({ body: '"ok"' }),
  'a number': () => ({ body: '0' }),
  'half of it': (reply) => ({ body: reply.slice(0, reply.length / 2) }),
  'a list in a list': () => ({ body: '[[]]' }),
  'an object in the place of a list, or the other way round': (reply) => ({
    body: reply.startsWith('[') ? '{}' : '[]',
  }),
};
