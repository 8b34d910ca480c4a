import { expect, it } from 'vitest';
import type { Opening } from '#contract/openings.ts';
import { contentOf } from '#support/content.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

const site = setUpTestSite();

const openings = async () => (await site.get('/api/openings')).json<Opening[]>();

it('begins with the stated opening, shows what is published and applied for elsewhere, and nothing once all are closed', async () => {
  const asha = contentOf(site);
  const [writer] = await openings();
  expect(writer).toMatchObject({ title: 'Content Writer', location: 'Delhi, India', applyAt: null });
  const words = { title: 'Planner', location: 'Noida', description: 'You plan.' };
  const planner = await asha.published('opening', { ...words, applyAt: 'https://forms.example/planner' });
  expect((await openings()).map(({ title }) => title)).toEqual(['Content Writer', 'Planner']);
  expect((await openings())[1]).toEqual({
    ...words,
    id: planner.id,
    applyAt: 'https://forms.example/planner',
    youWill: [],
    youBring: [],
    weOffer: [],
  });
  await asha.done(planner, 'unpublish');
  await asha.done(await asha.read({ type: 'opening', id: writer!.id }), 'unpublish');
  expect(await openings()).toEqual([]);
});

it.each(['javascript:alert(1)', '//elsewhere.example', 'http://plain.example', 'mailto:a@b.in'])(
  'refuses %s as the way to apply',
  async (applyAt) => {
    const answer = await contentOf(site).add('opening', { title: 'Planner', applyAt });
    expect(answer.status).toBe(422);
  },
);
