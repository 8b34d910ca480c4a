/** @file JSON with one thing wrong in it, and answers that are none: what a server of another release or a Wi-Fi page sends. */
import fc from 'fast-check';

/** Where something stands in a JSON value: keys of objects and places in lists. */
export type Path = readonly (string | number)[];

/** Every place of the value, the whole of it first. Of a list the first and the last entry stand for all. */
export function placesIn(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) {
    const ends = value.length > 1 ? [0, value.length - 1] : value.length === 1 ? [0] : [];
    return [path, ...ends.flatMap((at) => placesIn(value[at], [...path, at]))];
  }
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))];
}

/** Leaves the place out. */
export const missing = Symbol('missing');

/** A copy with something else in that place. */
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

/** What may stand where something else was meant to: every other type, and values that only look right. */
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

/** A value with one to three odd things in it. */
export const oddJson = (value: unknown): fc.Arbitrary<unknown> =>
  fc.array(fc.tuple(fc.nat(), fc.constantFrom(...oddValues)), { minLength: 1, maxLength: 3 }).map((changes) =>
    changes.reduce<unknown>((changed, [at, other]) => {
      const places = placesIn(changed);
      return withAt(changed, places[at % places.length]!, other);
    }, value),
  );

/** A body with something odd in it, the same for the same seed. */
export function oddBody(body: string, seed: number): string {
  const [value] = fc.sample(oddJson(JSON.parse(body)), { numRuns: 1, seed });
  return value === undefined ? '' : JSON.stringify(value);
}

type Answer = { status?: number; contentType?: string; body: string };

/** Answers to anything that are no reply of ours: nothing of them can be shown. */
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
