import { expect, it } from 'vitest';
import { setUpTestSite } from '#support/set-up-site.ts';
import { registerVendor } from '#support/vendor-samples.ts';

const site = setUpTestSite();

it('POST /api/vendors/logout without a session is refused', async () => {
  expect((await site.post('/api/vendors/logout', {})).status).toBe(401);
});

it('is called as stated: JSON announced, nothing sent', async () => {
  const { token } = await registerVendor(site);
  const post = (payload: string) =>
    site.app.inject({
      method: 'POST',
      url: '/api/vendors/logout',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload,
    });
  expect((await post('{')).statusCode).toBe(400);
  expect((await post('')).statusCode).toBe(200);
  expect((await post('')).statusCode).toBe(401);
});
