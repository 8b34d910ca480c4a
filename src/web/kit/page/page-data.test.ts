import { expect, it } from 'vitest';
import { browserLoad } from './page-data.ts';

it('a page whose client cannot be fetched tries twice, and is then loaded as a document', async () => {
  let tries = 0;
  const refused = () => {
    tries += 1;
    return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  };
  const load = browserLoad(() => ({}), refused);
  const answer: unknown = await load({ params: {}, request: new Request('http://site.test/vendors') }).catch(
    (thrown: unknown) => thrown,
  );
  if (!(answer instanceof Response)) throw new Error('no redirect');
  expect(answer.headers.get('location')).toBe('http://site.test/vendors');
  expect(answer.headers.get('x-remix-reload-document')).toBe('true');
  expect(tries).toBe(2);
});
