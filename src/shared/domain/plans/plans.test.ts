import { describe, expect, it } from 'vitest';
import { planEntry, planKinds, type PlanKind } from './plan-kinds.ts';
import { groupsOf, headingsOf, tasksOf } from './plan-tasks.ts';
import { acceptedBy, knownDone, nothingKnown, otherHeading, progressOf } from './trade-progress.ts';
import { addDays } from '#domain/vendors/vendor-days.ts';

const kinds = Object.keys(planKinds) as PlanKind[];
const plan = (kind: PlanKind, date: string | null, more: object = {}) => ({
  kind,
  date,
  budget: 1_000_000,
  shares: {},
  done: [] as string[],
  own: [],
  ...more,
});

describe('a plan made today', () => {
  it.each(kinds.flatMap((kind) => [0, 1, 10, 60, 400].map((days) => [kind, days] as const)))(
    '%s, %d days ahead, has nothing overdue: what lies before today is to be done first, the rest later, and nothing is lost',
    (kind, days) => {
      const today = '2026-11-29';
      const tasks = tasksOf(plan(kind, addDays(today, days)));
      const groups = groupsOf(tasks, today);
      const first = groups.find(({ name }) => name === 'first')?.tasks ?? [];
      expect(first.every(({ due }) => due! < today)).toBe(true);
      for (const { name, tasks: later } of groups)
        if (name !== 'first') expect(later.every(({ due }) => due! >= today)).toBe(true);
      expect(groups.flatMap((group) => group.tasks.map(({ key }) => key)).toSorted()).toEqual(
        tasks.map(({ key }) => key).toSorted(),
      );
    },
  );

  it('has the task of today itself among the others, and a done one is not to be done first', () => {
    const today = '2026-11-29';
    const of = (done: string[]) =>
      groupsOf(tasksOf(plan('wedding', addDays(today, 7), { done })), today).find(
        ({ name }) => name === 'first',
      )!.tasks;
    expect(of([]).map(({ key }) => key)).not.toContain('plates');
    expect(of([]).map(({ key }) => key)).toContain('loudspeaker');
    expect(of(['loudspeaker']).map(({ key }) => key)).not.toContain('loudspeaker');
  });

  it('without a day has no task to be done first', () => {
    expect(groupsOf(tasksOf(plan('wedding', null)), '2026-11-29').map(({ name }) => name)).toEqual(['rest']);
  });
});

describe('payments by stage', () => {
  it.each(['house', 'renovation'] as const)('of %s are the whole, and in rupees of the budget', (kind) => {
    const pays = tasksOf(plan(kind, '2027-06-01')).flatMap((task) => task.pays ?? []);
    expect(pays.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
    expect(pays.reduce((sum, { rupees }) => sum + rupees!, 0)).toBe(1_000_000);
    const [unknown] = tasksOf({ ...plan(kind, null), budget: null }).flatMap((task) => task.pays ?? []);
    expect(unknown!.rupees).toBeNull();
  });
});

it.each(kinds)('%s says when its facts were read, where it names an official site or a permit', (kind) => {
  const { tasks, checkedOn } = planEntry(kind);
  const official = tasks.filter(({ site, part }) => site || part === 'permits');
  expect(official.length === 0 || /^2026-\d\d-\d\d$/.test(checkedOn ?? '')).toBe(true);
  expect(official.filter(({ site }) => site && !/^[a-z.]+\.in$/.test(site))).toEqual([]);
});

describe('facts of the device', () => {
  const caterer = { name: 'Dawat', trades: ['catering', 'crew'], rupees: 200_000 };
  it.each<[string, object, string[]]>([
    ['nothing', {}, []],
    ['a saved caterer is not an asked one', { saved: ['catering'] }, []],
    ['an asked caterer', { asked: ['catering'] }, ['caterer']],
    ['a venue that was asked is not booked', { asked: ['venue'] }, []],
    ['an accepted quote books and asks', { accepted: [caterer] }, ['caterer']],
    ['film is booked with photographs', { accepted: [{ ...caterer, trades: ['videography'] }] }, ['photos']],
    ['another trade', { asked: ['plumbing'], saved: ['toString'] }, []],
  ])('%s marks its tasks', (_, facts, keys) => {
    expect(knownDone('wedding', { ...nothingKnown, ...facts })).toEqual(keys);
  });

  it('marks a task until a person takes the tick away, and a tick of a person stays without it', () => {
    const of = (known: string[], more: object) =>
      tasksOf(plan('wedding', null, more), known).find(({ key }) => key === 'caterer')!;
    expect(of(['caterer'], {})).toMatchObject({ done: true, byItself: true });
    expect(of(['caterer'], { undone: ['caterer'] })).toMatchObject({ done: false, byItself: true });
    expect(of([], { done: ['caterer'] })).toMatchObject({ done: true, byItself: false });
  });

  it('counts a trade, and an accepted quote once, under the first heading of its trades', () => {
    expect(progressOf('dj', { saved: ['dj', 'music', 'venue'], asked: ['dj'], accepted: [] })).toEqual({
      saved: 2,
      asked: 1,
      booked: 0,
    });
    const two = [caterer, { ...caterer, rupees: 50_000 }, { ...caterer, trades: ['plumbing'], rupees: 7 }];
    expect(acceptedBy('wedding', two)).toEqual({ food: 250_000, [otherHeading]: 7 });
    expect(headingsOf({ ...plan('wedding', null), spent: { food: 5 } })[0]).toMatchObject({ spent: 5 });
  });
});
