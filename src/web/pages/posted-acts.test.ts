import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createApi } from '#contract/client.ts';
import { ApiError } from '#contract/api-error.ts';
import { enquirySchema } from '#contract/enquiries.ts';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { endpoints } from '#contract/index.ts';
import type { Endpoint } from '#contract/kit.ts';
import { apiContext } from '#kit/page/server-context.ts';

const root = resolve(import.meta.dirname, '../../..');
const pages = globSync('src/web/pages/*.tsx', { cwd: root, exclude: ['**/*.test.tsx'] })
  .filter((path) =>
    /^export (?:const|async function) action\b/m.test(readFileSync(resolve(root, path), 'utf8')),
  )
  .toSorted();

const introductionId = '01a21761-64d2-709f-a008-ad4922f94b66';
const params = { secret: 'a'.repeat(32), vendorId: introductionId, memberId: introductionId };
/** Further fields of any page's form. */
const beside = { introductionId, vendorId: introductionId, version: '1', key: 'k', reference: 'AGN-7K3F-9Q' };
const named = (act: string) =>
  Object.fromEntries(['intent', 'act', 'change', 'form', 'again', 'step'].map((field) => [field, act]));
const posts: Readonly<Record<string, Record<string, string>>> = {
  'an empty post': {},
  'a post that names things and no act': beside,
  'a post of an unknown act': { ...beside, ...named('whatever') },
  'a post of an empty act': { ...beside, ...named('') },
  'a post of a name that every object has': { ...beside, ...named('constructor') },
};

/** Pages with content by their address. */
const addresses: Readonly<Record<string, string>> = {
  'src/web/pages/booking.tsx': '/catering',
  'src/web/pages/overview.tsx': '/weddingvendors',
};
/** Calls that validate the input, and change nothing when it is wrong. */
const harmless = ['POST /api/vendor/login'];

const bodies: Readonly<Record<string, Endpoint['body']>> = Object.fromEntries([
  ...Object.values(endpoints as Readonly<Record<string, Endpoint>>).map(({ route, body }) => [
    route.replace(/:\w+/g, '*'),
    body,
  ]),
  ...Object.values(enquiryKinds).map((kind) => [`POST ${kind.path}`, enquirySchema(kind)]),
]);

/** Returns an API that refuses what the contract refuses, and records the changes that the contract accepts. */
function watchedApi() {
  const changed: string[] = [];
  const api = createApi(async ({ method, path, body }) => {
    if (method === 'GET') throw new ApiError(404, { message: 'Nothing here.', code: 'not_found' });
    const route = `${method} ${path}`;
    const [, schema] =
      Object.entries(bodies).find(([known]) =>
        new RegExp(`^${known.replaceAll('*', '[^/]+')}$`).test(route),
      ) ?? [];
    if (harmless.includes(route)) throw new ApiError(401, { message: 'No.', code: 'bad_credentials' });
    if (!schema || schema.safeParse(body).success) changed.push(route);
    throw new ApiError(422, { message: 'Please check the marked fields.', code: 'invalid_input' });
  });
  return { api, changed };
}

describe.each(pages)('%s', (page) => {
  it.each(Object.entries(posts))('changes nothing by %s', async (_, fields) => {
    const { action } = (await import(resolve(root, page))) as { action: (args: object) => Promise<unknown> };
    const { api, changed } = watchedApi();
    const context = new RouterContextProvider();
    context.set(apiContext, api);
    const request = new Request(`https://site.test${addresses[page] ?? '/page'}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    const answered = (await action({ request, params, context })) as Response | { init: ResponseInit | null };
    const status = answered instanceof Response ? answered.status : answered.init?.status;
    expect(changed).toEqual([]);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});

it('finds the pages that answer to a post', () => {
  expect(pages.length).toBeGreaterThan(20);
});
