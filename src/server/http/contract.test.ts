import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { api } from '#facts/api.ts';
import { staffApi } from '#facts/staff-api.ts';
import { endpoints, enquiryEndpoints, staffEndpoints } from '#contract/index.ts';
import { fillPath, parseRoute, type Endpoint } from '#contract/kit.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

// The contract law: declared endpoints are served, documented and guarded, and a test of its own names each.

const site = setUpTestSite();

const all = Object.entries<Endpoint>({ ...endpoints, ...enquiryEndpoints, ...staffEndpoints });
const someId = '0192f000-0000-7000-8000-000000000000';
const anyPath = (path: string) => fillPath(path, new Proxy({}, { get: () => someId }));

describe('the document', () => {
  it('describes every endpoint', async () => {
    const { paths } = (await site.get('/api/openapi.json')).json<{
      paths: Record<string, Record<string, unknown>>;
    }>();
    for (const [name, { route }] of all) {
      const { method, path } = parseRoute(route);
      const documented =
        paths[path.replace(/:(\w+)/g, '{$1}')] ?? paths[path.replace(/:(\w+)/g, '{$1}').replace(/\/$/, '')];
      expect(documented, name).toHaveProperty(method.toLowerCase());
    }
  });
});

describe.each(all.filter(([, { auth }]) => ['vendor', 'owner', 'staff'].includes(auth)))(
  '%s',
  (_, { route }) => {
    const { method, path } = parseRoute(route);
    it.each([
      ['no token', {}],
      ['garbage', { authorization: 'Bearer garbage-garbage-garbage' }],
      ['another scheme', { authorization: 'Basic dXNlcjpwYXNz' }],
    ])('is closed with %s', async (_name, headers) => {
      const response = await site.app.inject({
        method: method as 'GET',
        url: anyPath(path),
        headers: headers as Record<string, string>,
      });
      expect(response.statusCode).toBe(401);
    });
  },
);

describe.each(all.filter(([, { body, bodyType }]) => body && bodyType !== 'multipart'))(
  '%s',
  (_, { route }) => {
    const { method, path } = parseRoute(route);
    it.each([
      ['an unknown key', { nonsense: 1 }],
      ['nothing', {}],
      ['a list', []],
    ])('refuses %s', async (_name, payload) => {
      const response = await site.app.inject({ method: method as 'POST', url: anyPath(path), payload });
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.statusCode).toBeLessThan(500);
      expect(response.json()).toMatchObject({ message: expect.any(String), code: expect.any(String) });
    });
  },
);

describe('each endpoint', () => {
  const tests = globSync(['src/server/**/*.test.ts', 'tests/**/*.test.ts'])
    .filter((file) => !file.endsWith('contract.test.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const named = (name: string, route: string) => {
    const { path } = parseRoute(route);
    const fixed = path.split('/:')[0]!;
    return (
      tests.includes(path) ||
      tests.includes(fixed.replace(/\/$/, '')) ||
      new RegExp(`\\b${name}\\b`).test(tests)
    );
  };
  it.each(Object.entries({ ...api, ...staffApi }))('%s is called by a test of its own', (name, route) => {
    expect(named(name, route), `${name} (${route})`).toBe(true);
  });
});
