import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { CrewMember } from '#contract/crew.ts';
import { endpoints, staffEndpoints } from '#contract/index.ts';
import { fillPath, parseRoute, type Endpoint } from '#contract/kit.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { projectPictures, vendorProjects } from '#platform/db/tables.ts';
import { newPictureKey } from '#platform/images/picture-files.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call, registerVendor, type TestVendor } from '#support/vendor-samples.ts';

// The law of ids: whatever an id's spelling, key, tag and query use one form of it. The endpoints are those of the contract, so a
// new one is covered from its first day.

const metricsToken = 'a token for the metrics';

let vendor: TestVendor;
let ids: Record<string, string>;
const site = setUpTestSite({ env: { SEED_DEMO: 'yes', METRICS_TOKEN: metricsToken } });
beforeAll(async () => {
  vendor = await registerVendor(site);
  const projectId = newId();
  await site.db.insert(vendorProjects).values({ id: projectId, vendorId: vendor.id, title: 'A wedding' });
  await site.db.insert(projectPictures).values({
    projectId,
    uploadKey: newId(),
    position: 0,
    widths: [480],
    width: 480,
    height: 320,
    formats: ['webp', 'jpg'],
    storageKey: newPictureKey(),
    bytes: 1,
  });
  ids = {
    vendorId: vendor.id,
    blogId: 'choosing-a-caterer-in-delhi',
    authorId: 'ritika-sethi',
    marketId: 'khan-market',
    key: 'legal',
    page: 'construction',
    category: 'catering',
    projectId,
  };
});

const withParams = Object.entries<Endpoint>({ ...endpoints, ...staffEndpoints }).filter(
  ([, { params }]) => params,
);
const kept = withParams.filter(([, { tags }]) => tags);

/** Returns the number of cached replies, and of rendered ones. */
async function cached(): Promise<[entries: string, renders: string]> {
  const { text } = await site.get('/metrics', { authorization: `Bearer ${metricsToken}` });
  const count = (what: string) => new RegExp(`^page_cache\\{what="${what}"\\} (\\d+)`, 'm').exec(text)![1]!;
  return [count('entries'), count('renders')];
}

/** Secrets are compared unchanged and never cached. */
const asIs = new Set(['secret']);
const typed = 'AbC-0d9';

describe.each(withParams)('%s', (_, { params, tags }) => {
  it('takes each parameter in one spelling, or refuses it', () => {
    const shape = (params as z.ZodObject).shape as Record<string, z.ZodType>;
    for (const [name, schema] of Object.entries(shape)) {
      if (asIs.has(name)) {
        expect(tags, name).toBeUndefined();
        continue;
      }
      const read = [typed, typed.toLowerCase(), typed.toUpperCase()].map((text) => schema.safeParse(text));
      const spellings = new Set(read.map(({ success, data }) => (success ? data : null)));
      expect(spellings.size, name).toBe(1);
      const odd = ['\0', 'a/b', '..', 'घर', ' a'].map((text) => schema.safeParse(text));
      for (const { success, data } of odd)
        if (success) expect(data, name).toMatch(/^[\w-]*$|^[A-Z/.\u0915-\u0939]+$/);
    }
  });
});

describe.each(kept)('%s', (_, { route }) => {
  it('keeps one reply, however its address is spelt', async () => {
    const { path } = parseRoute(route);
    const plain = fillPath(path, ids);
    const name = /:(\w+)/.exec(path)![1]!;
    const id = ids[name]!;
    const first = await site.get(plain);
    expect(first.status).toBe(200);
    // A purge that was still running at the first request prevented its caching.
    await expect
      .poll(async () => {
        const seen = await cached();
        await site.get(plain);
        return String(await cached()) === String(seen);
      })
      .toBe(true);
    const before = await cached();
    const spellings = [
      id.toUpperCase(),
      id.replace(/[a-z]/, (letter) => letter.toUpperCase()),
      id.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
      id.replace(/[a-z]/, (letter) => `%${letter.toUpperCase().charCodeAt(0).toString(16)}`),
    ];
    for (const spelling of spellings)
      for (const end of ['', '/', '?x=1']) {
        const { status, text } = await site.get(plain.replace(id, spelling) + end);
        // A word of a closed list is refused instead.
        if (status === 200) expect(text, spelling + end).toBe(first.text);
        else expect(status, spelling + end).toBeGreaterThanOrEqual(400);
      }
    expect(await cached()).toEqual(before);
  });
});

it('an edited or erased vendor is gone at every spelling at once', async () => {
  const read = async (id: string) =>
    (await site.get(`/api/vendor/${id}`)).json<Partial<PublicVendor>>().companyName;
  const both = [vendor.id, vendor.id.toUpperCase()];
  for (const id of both) expect(await read(id)).toBe('Amaltas Farm');
  // The owner is recognised whatever the case of the address.
  const change = await call(site, `PUT /api/vendor/${vendor.id.toUpperCase()}`, {
    token: vendor.token,
    body: { companyName: 'Amaltas Gardens' },
  });
  expect(change.status).toBe(200);
  for (const id of both) await expect.poll(() => read(id)).toBe('Amaltas Gardens');
  const erased = await call(site, 'POST /api/account/delete', {
    token: vendor.token,
    body: { password: vendor.password },
  });
  expect(erased.status).toBeLessThan(300);
  for (const id of both) expect((await site.get(`/api/vendor/${id}`)).status).toBe(404);
});

it('the directory knows a market at every spelling', async () => {
  const ask = async (market: string) => (await site.get(`/api/vendors?market=${market}`)).text;
  expect(await ask('KHAN-Market')).toBe(await ask('khan-market'));
});

it('ids that are given out are in that spelling', async () => {
  const { data } = (await site.get('/api/crewmembers/crew-members')).json<{ data: CrewMember[] }>();
  const lists = await Promise.all(
    ['/api/blog/blog', '/api/markets', '/api/vendor/khanmarket/vendors'].map(async (path) =>
      (await site.get(path)).json<{ id?: string; _id?: string }[]>(),
    ),
  );
  const given = [...data, ...lists.flat()].map((one) => ('id' in one ? one.id : one._id));
  expect(given.length).toBeGreaterThan(40);
  for (const id of given) expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
});
