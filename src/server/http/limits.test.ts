import { afterEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/index.ts';
import type { TestSite } from '#support/site.ts';
import { borrowTestSite } from '#support/set-up-site.ts';

let site: TestSite;
afterEach(() => site.close());

const limit = endpoints.eventCount.perMinute;
const body = { name: 'nonsense' };
const proxied = (address: string) => ({ 'x-forwarded-for': address });

/** How many calls from each of these headers get through before the limit of the endpoint says stop. */
async function until429(headers: (index: number) => Record<string, string>, calls: number): Promise<number> {
  for (let index = 0; index < calls; index++)
    if ((await site.post('/api/events', body, headers(index))).status === 429) return index;
  return calls;
}

describe('the limit of an endpoint', () => {
  it('stops one address, says when to come back, in our shape', async () => {
    site = await borrowTestSite({ env: { LIMIT_FACTOR: '1' } });
    expect(await until429(() => ({}), limit + 5)).toBe(limit);
    const refused = await site.post('/api/events', body);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ code: 'too_many_requests', message: expect.any(String) });
  });

  it('counts visitors one by one behind a configured proxy', async () => {
    site = await borrowTestSite({ env: { LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.1' } });
    expect(await until429((index) => proxied(`203.0.113.${index % 100}`), limit + 50)).toBe(limit + 50);
  });

  it('believes no header of a stranger', async () => {
    site = await borrowTestSite({ env: { LIMIT_FACTOR: '1' } });
    expect(await until429((index) => proxied(`203.0.113.${index % 100}`), limit + 50)).toBe(limit);
  });
});
