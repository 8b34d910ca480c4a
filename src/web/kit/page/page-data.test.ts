import { expect, it } from 'vitest';
import { browserLoad } from './page-data.ts';

it('a page whose client cannot be fetched tries twice, and then says so', async () => {
  let tries = 0;
  const refused = () => {
    tries += 1;
    return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  };
  const load = browserLoad(() => ({}), refused);
  await expect(load({ params: {}, request: new Request('http://site.test/vendors') })).rejects.toThrow(
    'Failed to fetch dynamically imported module',
  );
  expect(tries).toBe(2);
});
