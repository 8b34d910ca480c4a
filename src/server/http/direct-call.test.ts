import { expect, it } from 'vitest';
import type { Api } from '#contract/client.ts';
import { parseRoute } from '#contract/kit.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { deadlineIn } from './answer-in-time.ts';
import { inProcessApi } from './internal-call.ts';

const site = setUpTestSite({ env: { SEED_DEMO: 'yes' } });

const client = (answerBy = deadlineIn(30_000)) => inProcessApi(site.app, answerBy);
const failed = (call: Promise<unknown>) => call.catch((error: unknown) => error);

it('answers each endpoint without parameters as a request would', async () => {
  const open = site.app.directCalls!.reads.filter(({ endpoint }) => !endpoint.params);
  for (const { name, endpoint } of open) {
    const { api } = client();
    const call = api[name as keyof Api] as (input?: object) => Promise<unknown>;
    const { status, text } = await site.get(parseRoute(endpoint.route).path);
    const reply = await failed(call());
    if (status === 200) expect(JSON.parse(JSON.stringify(reply)), name).toEqual(JSON.parse(text));
    else expect(reply, name).toMatchObject({ status, ...(JSON.parse(text) as object) });
  }
  expect(open.length).toBeGreaterThan(10);
});

it('parses a query as an address carries it, and finds the same with nothing beside it', async () => {
  const query = { q: 'caterers', page: '1', area: '', guests: undefined } as never;
  const reply = JSON.parse(JSON.stringify(await client().api.vendorSearch({ query }))) as unknown;
  expect(reply).toEqual((await site.get('/api/vendors?q=caterers')).json());
});

it.each([{ page: '0' }, { q: '\0' }, { q: 'x'.repeat(10_000) }, { lat: '1' }, { category: '__proto__' }])(
  'refuses %o in the words of a request',
  async (query) => {
    const { api, complete } = client();
    const search = new URLSearchParams(query as unknown as Record<string, string>).toString();
    const { status, text } = await site.get(`/api/vendors?${search}`);
    expect(status).toBe(422);
    expect(await failed(api.vendorSearch({ query }))).toMatchObject({
      name: 'ApiError',
      status,
      ...(JSON.parse(text) as object),
    });
    expect(complete()).toBe(false);
  },
);

it.each([512, 513, 4_000])(
  'takes a part of an address of %i characters as a request does',
  async (length) => {
    const secret = 'x'.repeat(length);
    const { status, text } = await site.get(`/api/enquiries/${secret}`);
    expect(await failed(client().api.enquiryStatus({ params: { secret } }))).toMatchObject({
      status,
      ...(JSON.parse(text) as object),
    });
  },
);

it('knows the tags of what it read, and that what is not there is an answer', async () => {
  const { api, tags, complete } = client();
  await api.vendorAreas();
  await api.vendorSearch({ query: {} });
  expect(await failed(api.blogGet({ params: { blogId: 'none' } }))).toMatchObject({ status: 404 });
  expect([[...tags], complete()]).toEqual([['vendors'], true]);
});

it('does not hold a token: nobody is the caller', () => {
  const names = site.app.directCalls!.reads.map(({ endpoint }) => endpoint.auth);
  expect(new Set(names)).toEqual(new Set(['anyone', 'optional']));
});
