import { beforeEach, expect, it } from 'vitest';
import { readyAnswerLimits as limits } from '#domain/enquiries/ready-answers.ts';
import type { ReadyAnswers } from '#contract/ready-answers.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call, registerVendor, type TestVendor } from '#support/vendor-samples.ts';

const site = setUpTestSite();
let vendor: TestVendor;
let other: TestVendor;
beforeEach(async () => {
  await site.reset();
  vendor = await registerVendor(site);
  other = await registerVendor(site);
});
const at = '/api/workshop/ready-answers';
const list = async (who = vendor) => (await call(site, `GET ${at}`, who)).json<ReadyAnswers>().answers;
const save = (id: string, body: object, who = vendor) => call(site, `PUT ${at}/${id}`, { ...who, body });
const remove = (id: string, who = vendor) => call(site, `DELETE ${at}/${id}`, who);
const words = { name: 'We are free', text: 'Namaste {person}, we are free on {day}.' };

it('is added once, changed, removed, and put back under its id', async () => {
  const id = crypto.randomUUID();
  await save(id, words);
  await save(id, words);
  expect(await list()).toEqual([{ id, ...words }]);
  await save(id, { ...words, name: 'Free' });
  expect(await list()).toMatchObject([{ id, name: 'Free' }]);
  expect((await remove(id)).json()).toEqual({ answers: [] });
  expect((await remove(id)).status).toBe(404);
  await save(id, words);
  expect(await list()).toEqual([{ id, ...words }]);
});

it('is the vendor’s alone', async () => {
  const id = crypto.randomUUID();
  await save(id, words);
  expect(await list(other)).toEqual([]);
  expect((await save(id, { ...words, text: 'Mine now' }, other)).status).toBe(404);
  expect((await remove(id, other)).status).toBe(404);
  expect(await list()).toEqual([{ id, ...words }]);
});

it('has bounds: how many, how long, and only placeholders that there are', async () => {
  for (let count = 0; count < limits.answers; count++)
    expect((await save(crypto.randomUUID(), words)).status).toBe(200);
  const more = await save(crypto.randomUUID(), words);
  expect([more.status, more.text]).toEqual([409, expect.stringContaining(`${limits.answers}`)]);
  const [first] = await list();
  expect((await save(first!.id, { ...words, text: 'x'.repeat(limits.text) })).status).toBe(200);
  expect((await save(first!.id, { ...words, text: 'x'.repeat(limits.text + 1) })).status).toBe(422);
  expect((await save(first!.id, { ...words, name: 'x'.repeat(limits.name + 1) })).status).toBe(422);
  expect((await save(first!.id, { ...words, text: 'Call {phone}' })).status).toBe(422);
  expect((await save('nothing', words)).status).toBe(404);
});
