import { expect, it } from 'vitest';
import type { ComparedVendor } from '#contract/vendors.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { registerVendor } from '#support/vendor-samples.ts';

const site = setUpTestSite();

const compared = (ids: string) => site.get(`/api/vendors/some?ids=${ids}`);

it('answers with the vendors in the order of the question, without those who are not there', async () => {
  const [one, two] = [
    await registerVendor(site, { companyName: 'Amaltas' }),
    await registerVendor(site, { companyName: 'Banyan' }),
  ];
  const reply = await compared([two.id, newId(), one.id].join(','));
  expect(reply.json<ComparedVendor[]>().map(({ companyName }) => companyName)).toEqual(['Banyan', 'Amaltas']);
});

it.each(['', 'nonsense', ','.repeat(50)])('bears %j', async (ids) => {
  expect([200, 422]).toContain((await compared(ids)).status);
});
