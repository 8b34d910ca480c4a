import { expect, it, vi } from 'vitest';

const tried = vi.hoisted(() => ({ times: 0 }));
vi.mock('./api-client.ts', () => {
  tried.times += 1;
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('a page whose client cannot be fetched tries twice, and then says so', async () => {
  const { browserLoad } = await import('./page-data.ts');
  const load = browserLoad(() => ({}));
  await expect(load({ params: {}, request: new Request('http://site.test/vendors') })).rejects.toThrow(
    'mocking a module',
  );
  expect(tried.times).toBe(2);
});
