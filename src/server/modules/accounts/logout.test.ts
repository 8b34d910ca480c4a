import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '#support/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

it('POST /api/vendors/logout without a session is refused', async () => {
  expect((await site.post('/api/vendors/logout', {})).status).toBe(401);
});
