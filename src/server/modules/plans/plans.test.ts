/** @postgres two changes race for one version */
import { beforeEach, describe, expect, it } from 'vitest';
import { planLimits } from '#facts/plan-limits.ts';
import { retentionDays } from '#facts/limits.ts';
import { dayMs } from '#facts/time.ts';
import { planEntry, planKinds, type PlanKind } from '#domain/plans/plan-kinds.ts';
import { headingsOf, plannedOf, tasksOf } from '#domain/plans/plan-tasks.ts';
import type { Plan, SharedPlan } from '#contract/plans.ts';
import { plans } from '#platform/db/tables.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

const site = setUpTestSite({ clock: () => now });
let now = new Date();
beforeEach(async () => {
  now = new Date('2026-11-20T06:00:00Z');
  await site.reset();
});

const plan: Plan = {
  title: 'Asha and Rohan',
  kind: 'wedding',
  date: '2027-02-12',
  guests: 300,
  budget: 2_500_000,
  shares: { food: 900_000 },
  done: ['talk'],
  own: [{ key: 'own-1', label: 'Fetch Nani', due: '2027-02-10' }],
  notes: 'Jain food for Mausi',
};
const made = async () => (await site.post('/api/plans', { plan })).json<{ path: string }>().path;
const at = (path: string) => path.replace('/plan/', '/api/plans/');
const read = async (path: string) => (await site.get(at(path))).json<SharedPlan>();
const save = async (path: string, version: number, more: object = {}) =>
  site.app.inject({ method: 'PUT', url: at(path), payload: { version, plan: { ...plan, ...more } } });

describe('the kinds of plans', () => {
  it.each(Object.keys(planKinds) as PlanKind[])(
    '%s has tasks in their order and shares of the whole',
    (kind) => {
      const { tasks, headings } = planEntry(kind);
      const days = tasks.map(({ daysBefore }) => daysBefore);
      expect(days).toEqual(days.toSorted((a, b) => b - a));
      for (const keys of [tasks.map(({ key }) => key), headings.map(({ key }) => key)])
        expect(new Set(keys).size).toBe(keys.length);
      expect(headings.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
    },
  );

  it('has its days from the day, over the end of a year and in a leap year', () => {
    const due = (key: string, date: string | null) =>
      tasksOf({ ...plan, date }).find((task) => task.key === key)!.due;
    expect(due('loudspeaker', '2027-01-10')).toBe('2026-12-27');
    expect(due('songs', '2028-03-01')).toBe('2028-02-27');
    expect(due('songs', null)).toBeNull();
    expect(headingsOf(plan).find(({ key }) => key === 'venue')!.usual).toBe(450_000);
    expect(plannedOf(plan)).toBe(2_600_000);
  });
});

describe('a shared plan', () => {
  it('tells its address once, stores only the hash, and gives every other secret one answer', async () => {
    const path = await made();
    expect(path).toMatch(/^\/plan\/[\w-]{43}$/);
    expect(JSON.stringify(await site.db.select().from(plans))).not.toContain(path.slice(6));
    const answer = await site.get(at(path));
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({ plan, version: 1 });
    for (const wrong of ['x', 'x'.repeat(200), `${path.slice(6)}x`])
      expect((await site.get(`/api/plans/${wrong}`)).status).toBe(404);
  });

  it('is changed on its last version only: of two at once one is refused', async () => {
    const path = await made();
    const both = await Promise.all([save(path, 1, { guests: 280 }), save(path, 1, { guests: 320 })]);
    expect(both.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409']);
    expect(await read(path)).toMatchObject({ version: 2 });
    expect((await save('/plan/nothing', 1)).statusCode).toBe(404);
  });

  it.each([
    ['no name', { title: ' ' }],
    ['a long name', { title: 'x'.repeat(planLimits.title + 1) }],
    ['another kind', { kind: 'toString' }],
    ['no such day', { date: '2027-02-30' }],
    ['nobody', { guests: 0 }],
    ['too much money', { budget: planLimits.rupees + 1 }],
    ['an odd heading', { shares: { 'a b': 1 } }],
    ['spent below nothing', { spent: { food: -1 } }],
    ['an odd key of a task', { undone: ['a b'] }],
    [
      'too many tasks',
      {
        own: Array.from({ length: planLimits.own + 1 }, (_, n) => ({
          key: `own-${n}`,
          label: 'x',
          due: null,
        })),
      },
    ],
    ['long notes', { notes: 'x'.repeat(planLimits.notes + 1) }],
    ['another key', { owner: 'me' }],
  ])('refuses %s', async (_, wrong) => {
    expect((await site.post('/api/plans', { plan: { ...plan, ...wrong } })).status).toBe(422);
    expect(await site.db.$count(plans)).toBe(0);
  });

  it('has a calendar at an address of its own, without what is done, and which opens nothing else', async () => {
    const path = await made();
    const { feedPath } = await read(path);
    expect(feedPath).not.toContain(path.slice(6));
    const calendar = await site.get(feedPath);
    expect(calendar.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(calendar.text).toContain('Fetch Nani');
    expect(calendar.text).toContain('DTSTART;VALUE=DATE:20270212');
    expect(calendar.text).not.toContain('Sit down once');
    expect(calendar.text).not.toContain('Mausi');
    const feed = /\/plan-days\/([\w-]+)\.ics/.exec(feedPath)![1]!;
    expect((await site.get(`/api/plans/${feed}`)).status).toBe(404);
    for (const wrong of ['/plan-days/x.ics', feedPath.replace('.ics', ''), `/plan-days/${path.slice(6)}.ics`])
      expect((await site.get(wrong)).status).toBe(404);
  });

  it('tells the day in Delhi, and its calendar has what is to be done first on that day', async () => {
    now = new Date('2026-11-20T18:30:00Z');
    const path = await made();
    const { today, feedPath } = await read(path);
    expect(today).toBe('2026-11-21');
    const { text } = await site.get(feedPath);
    const starts = [...text.matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(([, day]) => day!);
    expect(starts).toContain('20261121');
    expect(starts.every((day) => day >= '20261121')).toBe(true);
  });

  it('keeps what was spent and what a person does not count as done', async () => {
    const path = await made();
    const more = { spent: { food: 120_000 }, undone: ['caterer'] };
    expect((await save(path, 1, more)).statusCode).toBe(200);
    expect((await read(path)).plan).toEqual({ ...plan, ...more });
  });

  it('ends when it is deleted, and after its time', async () => {
    const gone = await made();
    expect((await site.app.inject({ method: 'DELETE', url: at(gone) })).statusCode).toBe(200);
    expect((await site.get(at(gone))).status).toBe(404);
    const path = await made();
    const { feedPath } = await read(path);
    now = new Date(now.getTime() + retentionDays.sharedPlan * dayMs);
    expect((await site.get(at(path))).status).toBe(404);
    expect((await site.get(feedPath)).status).toBe(404);
    now = new Date(now.getTime() + 1);
    expect(await site.destroyWhatIsOld()).toMatchObject({ sharedPlans: 2 });
  });
});
