/** @file Requests to an endpoint, made from its description in the document. */
import fc from 'fast-check';
import {
  hostileBody,
  hostileHeaders,
  hostileKey,
  hostileSegment,
  hostileText,
  hostileValue,
} from './hostile.ts';
import { resolved, type Document, type Operation } from './open-api.ts';
import { valuesOf } from './schema-values.ts';

/** One request, with the text of its body when that is JSON. */
export type RequestCase = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
  sent: unknown;
  /** Whether it has a vendor's token. */
  signedIn: boolean;
};

/** Data that the document lacks. */
export type Known = {
  /** Existing ids, for the parameters of an address. */
  ids: readonly string[];
  /** A body that the endpoint has accepted, if any. */
  accepted: Readonly<Record<string, unknown>> | undefined;
};

const segments = (ids: readonly string[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...ids).map(encodeURIComponent) },
    { weight: 1, arbitrary: hostileSegment },
  );

function urls(
  { path, inPath, inQuery }: Operation,
  { ids }: Known,
  document: Document,
): fc.Arbitrary<string> {
  const filled = fc
    .tuple(...inPath.map(() => segments(ids)))
    .map((values) =>
      inPath.reduce((url, { name }, index) => url.replace(`{${name}}`, () => values[index]!), path),
    );
  const encoded = (value: unknown) => encodeURIComponent(String(value).toWellFormed());
  const valid = fc.record(
    Object.fromEntries(inQuery.map(({ name, schema }) => [name, valuesOf(schema, document)])),
    { requiredKeys: [] },
  );
  const hostile = fc.dictionary(
    fc.oneof(hostileKey, ...inQuery.map(({ name }) => fc.constant(name))),
    hostileText,
    { maxKeys: 3 },
  );
  const queries = fc.oneof(
    valid,
    hostile,
    fc.tuple(valid, hostile).map(([one, other]) => ({ ...one, ...other })),
  );
  const strings = queries.map((query) =>
    Object.entries(query)
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .join('&'),
  );
  const raw = fc.constantFrom('%', '&&&=', 'q=%ff', 'q[]=1&q[]=2', 'q=1&q=2&q=3', '__proto__[a]=1', '?', 'q');
  const bare = { weight: 2, arbitrary: fc.constant('') };
  return fc
    .tuple(filled, fc.oneof(bare, { weight: inQuery.length ? 6 : 1, arbitrary: strings }, raw))
    .map(([url, query]) => (query ? `${url}?${query}` : url));
}

type Body = Pick<RequestCase, 'body' | 'sent'> & { type: string | undefined };

const json = (sent: unknown): Body => ({
  type: 'application/json',
  body: Buffer.from(JSON.stringify(sent) ?? ''),
  sent,
});

/** Returns the object with an own key, even `__proto__`. */
const withKey = (object: object, key: string, value: unknown): object =>
  Object.defineProperty({ ...object }, key, { value, enumerable: true, configurable: true, writable: true });

function bodies({ body: schema }: Operation, { accepted }: Known, document: Document): fc.Arbitrary<Body> {
  const raw = hostileBody.map(({ type, bytes }): Body => ({ type, body: bytes, sent: undefined }));
  const nothing = fc.constant<Body>({ type: undefined, body: undefined, sent: undefined });
  if (!schema) return fc.oneof({ weight: 4, arbitrary: nothing }, raw);
  const made = valuesOf(schema, document);
  const base = accepted ? fc.constant(accepted) : made.map((value) => value as Record<string, unknown>);
  const names = Object.keys(resolved(schema, document).properties ?? {});
  const change = (keys: fc.Arbitrary<string>, values: fc.Arbitrary<unknown>) =>
    fc.tuple(base, keys, values).map(([object, key, value]) => json(withKey(object, key, value)));
  const ofOurs = names.length ? fc.constantFrom(...names) : hostileKey;
  const oneOfIts = fc
    .tuple(base, made, ofOurs)
    .map(([object, other, key]) => json({ ...object, [key]: (other as Record<string, unknown>)[key] }));
  return fc.oneof(
    { weight: 2, arbitrary: base.map(json) },
    { weight: 2, arbitrary: made.map(json) },
    { weight: 5, arbitrary: change(ofOurs, hostileText) },
    { weight: 4, arbitrary: oneOfIts },
    { weight: 2, arbitrary: change(ofOurs, hostileValue) },
    { weight: 2, arbitrary: change(hostileKey, fc.oneof(hostileText, hostileValue)) },
    { weight: 1, arbitrary: hostileValue.map(json) },
    { weight: 2, arbitrary: raw },
  );
}

/** Returns requests to the endpoint: valid ones, those at the limits, and hostile ones. */
export function requestCases(
  operation: Operation,
  known: Known,
  document: Document,
): fc.Arbitrary<RequestCase> {
  return fc
    .record({
      url: urls(operation, known, document),
      body: bodies(operation, known, document),
      headers: fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, hostileHeaders),
      signedIn: operation.takesToken ? fc.constantFrom(true, true, true, false) : fc.boolean(),
    })
    .map(({ url, body: { type, body, sent }, headers, signedIn }) => ({
      method: operation.method,
      url,
      headers: { ...headers, ...(type && { 'content-type': type }) },
      body,
      sent,
      signedIn,
    }));
}
