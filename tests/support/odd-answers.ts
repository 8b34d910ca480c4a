/** @file Answers of proxies and captive portals, and damaged answers. */

/** An answer as it is on the wire. */
export type OddAnswer = { name: string; status: number; type: string; body: string };

const page = '<!doctype html><title>Welcome to our Wi-Fi</title><p>Please sign in.</p>';
const json = 'application/json; charset=utf-8';
const html = 'text/html; charset=utf-8';

const withEach = (good: object, value: unknown): string =>
  JSON.stringify(Object.fromEntries(Object.keys(good).map((key) => [key, value])));

/** Returns whether an answer is complete but empty. */
export const saysNothing = ({ body }: OddAnswer): boolean => body === '{}';

/** Returns answers with the right status and a wrong body. */
export const oddBodies = (success: number, good: object): OddAnswer[] =>
  [
    ['half a body', JSON.stringify(good).slice(0, -3)],
    ['no body', ''],
    ['null', 'null'],
    ['an empty object', '{}'],
    ['a list', '[]'],
    ['a text', '"ok"'],
    ['a number', '7'],
    ['null in every key', withEach(good, null)],
    ['a number in every key', withEach(good, 7)],
    ['an object in every key', withEach(good, { toString: 1 })],
    ['a list in every key', withEach(good, [[]])],
  ]
    .map(([name, body]) => ({ name: `${success} with ${name}`, status: success, type: json, body: body! }))
    .concat({ name: `${success} with a page`, status: success, type: html, body: page });

/** Returns answers that are not from our server. */
export const foreignAnswers = (success: number, good: object): OddAnswer[] => [
  ...[200, 201, 202]
    .filter((status) => status !== success)
    .flatMap((status) => [
      { name: `${status} with a page`, status, type: html, body: page },
      { name: `${status} with the very reply`, status, type: json, body: JSON.stringify(good) },
    ]),
  { name: '204', status: 204, type: json, body: '' },
  { name: '302 to a page', status: 302, type: html, body: page },
  { name: '403 with a page', status: 403, type: html, body: page },
  { name: '404 with a page', status: 404, type: html, body: page },
  { name: '422 without words', status: 422, type: json, body: '{}' },
  {
    name: '422 with words of other types',
    status: 422,
    type: json,
    body: JSON.stringify({ message: { a: 1 }, code: [], fieldErrors: { email: { a: 1 }, name: null } }),
  },
  { name: '500 with a page', status: 500, type: html, body: page },
  { name: '511 with a page', status: 511, type: html, body: page },
];

/** Returns the answer as from `fetch`, which follows a redirection unless told otherwise. */
export function asFetched({ status, type, body }: OddAnswer, { redirect }: RequestInit = {}): Response {
  if (status === 302) {
    if (redirect === 'error') throw new TypeError('Failed to fetch');
    return new Response(body, { status: 200, headers: { 'content-type': type } });
  }
  return new Response(status === 204 ? null : body, { status, headers: { 'content-type': type } });
}
