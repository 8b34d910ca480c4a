import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '#support/site.ts';
import { endpointAddress } from './endpoint-locale.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ env: { SEED_DEMO: 'yes' } });
});
afterAll(() => site.close());

const send = (url: string, payload: object) => site.app.inject({ method: 'POST', url, payload });

describe('a call below the prefix of a language', () => {
  it('is refused in it, and in English elsewhere, one after the other and side by side', async () => {
    const [hindi, english, again] = await Promise.all([
      send('/hi/api/vendor/login', { email: 'nobody@example.in', password: 'wrong-one' }),
      send('/api/vendor/login', { email: 'nobody@example.in', password: 'wrong-one' }),
      send('/hi/api/vendor/login', { email: 'nobody@example.in', password: 'wrong-one' }),
    ]);
    expect([hindi, english, again].map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
    expect(hindi.json()).toMatchObject({ message: 'ईमेल या पासवर्ड ग़लत है!', code: 'bad_credentials' });
    expect(english.json()).toMatchObject({ message: 'Incorrect Email or Password!' });
    expect(again.json()).toEqual(hindi.json());
  });

  it('names each field in it', async () => {
    const refused = await send('/hi/api/contacts', { name: '', phone: '9876543210', email: 'no' });
    const { message, fieldErrors } = refused.json<{ message: string; fieldErrors: Record<string, string> }>();
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(fieldErrors)).toEqual(expect.arrayContaining(['name', 'email']));
    expect(fieldErrors['email']).toBe('कृपया सही ईमेल पता लिखें');
    for (const sentence of [message, ...Object.values(fieldErrors)])
      expect(sentence).toMatch(/[\u0900-\u097f]/);
  });

  it('reads the same records, and an address that is none stays one', async () => {
    const [hindi, english] = [await site.get('/hi/api/markets'), await site.get('/api/markets')];
    expect(hindi.status).toBe(200);
    expect(JSON.parse(hindi.text)).toEqual(JSON.parse(english.text));
    expect((await site.get('/hi/api/nothing')).status).toBe(404);
    expect((await site.get('/hi/hi/api/markets')).status).toBe(404);
  });
});

it.each([
  ['/hi/api/markets?a=1', '/api/markets?a=1'],
  // A page, whose address is no endpoint's.
  ['/hi/api/docs', '/hi/api/docs'],
  ['/hi/vendors', '/hi/vendors'],
  ['/api/markets', '/api/markets'],
  ['/hindi/api/markets', '/hindi/api/markets'],
])('%s is the endpoint %s', (url, address) => expect(endpointAddress(url)).toBe(address));
