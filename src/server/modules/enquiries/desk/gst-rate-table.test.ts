/** @postgres two first changes store the rates of the house once */
import { eq } from '#platform/db/drizzle.ts';
import { beforeEach, expect, it } from 'vitest';
import type { GstRates } from '#contract/desk/gst-rates.ts';
import { defaultGstRates } from '#domain/quotes/gst-rates.ts';
import { events, gstRates } from '#platform/db/tables.ts';
import { asStaff } from '#support/as-staff.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

const site = setUpTestSite({ clock: () => new Date('2026-11-20T06:00:00Z') });
beforeEach(() => site.reset());

const at = '/api/staff/gst-rates';
const set = (more: object = {}) =>
  asStaff(site, `PUT ${at}`, {
    category: 'dj',
    fromDay: '2027-04-01',
    percent: 1250,
    note: 'Circular 1',
    ...more,
  });
const list = async () => (await asStaff(site, `GET ${at}`)).json<GstRates>();
const djs = (rates: GstRates) => rates.filter(({ category }) => category === 'dj');
const recorded = async () =>
  (await site.db.select().from(events).where(eq(events.type, 'gst.changed'))).map(
    ({ facts }) => facts['action'],
  );

it('is that of the house until somebody changes it, and says which rate holds today', async () => {
  const rates = await list();
  expect(rates).toHaveLength(defaultGstRates.length);
  expect(await site.db.$count(gstRates)).toBe(0);
  expect(rates.filter(({ category }) => category === 'makeup')).toMatchObject([
    { fromDay: '2025-09-22', percent: 500, holds: true },
    { fromDay: '2017-07-01', percent: 1800, holds: false },
  ]);
});

it('is added, changed and removed, each recorded with the day and the percentages', async () => {
  expect(djs((await set()).json<GstRates>())).toMatchObject([
    { fromDay: '2027-04-01', percent: 1250, note: 'Circular 1', holds: false },
    { fromDay: '2017-07-01', percent: 1800, holds: true },
  ]);
  expect(djs((await set({ percent: 500 })).json<GstRates>())).toHaveLength(2);
  const gone = `DELETE ${at}?category=dj&fromDay=2027-04-01`;
  expect(djs((await asStaff(site, gone)).json<GstRates>())).toMatchObject([{ fromDay: '2017-07-01' }]);
  expect((await asStaff(site, gone)).status).toBe(404);
  expect(await recorded()).toEqual([
    'DJ from 2027-04-01, 12.5%',
    'DJ from 2027-04-01, 12.5% to 5%',
    'DJ from 2027-04-01, 5% removed',
  ]);
  expect(await list()).toHaveLength(defaultGstRates.length);
});

it('is stored once, however many begin at once', async () => {
  const answers = await Promise.all([set(), set({ category: 'crew' }), set({ category: 'venue' })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await site.db.$count(gstRates)).toBe(defaultGstRates.length + 3);
});

it.each([
  [{ percent: -1 }, 'percent'],
  [{ percent: 10_001 }, 'percent'],
  [{ percent: 12.5 }, 'percent'],
  [{ category: 'falconry' }, 'category'],
  [{ fromDay: '2027-02-30' }, 'fromDay'],
  [{ fromDay: '1999-01-01' }, 'fromDay'],
  [{ note: ' ' }, 'note'],
  [{ note: 'x'.repeat(301) }, 'note'],
])('is refused with %j', async (more, field) => {
  const answer = await set(more);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.json<{ fieldErrors: object }>().fieldErrors)).toEqual([field]);
  expect(await site.db.$count(gstRates)).toBe(0);
  expect(await recorded()).toEqual([]);
});

it.each([[{ percent: 0 }], [{ percent: 10_000 }], [{ percent: 1 }], [{ note: 'x'.repeat(300) }]])(
  'is taken with %j',
  async (more) => expect((await set(more)).status).toBe(200),
);
