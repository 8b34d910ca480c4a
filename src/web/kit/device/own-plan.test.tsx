import { renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Plan } from '#contract/plans.ts';
import { groupsOf, headingsOf, plannedOf, tasksOf } from '#domain/plans/plan-tasks.ts';
import { keepPlan, useOwnPlan } from './own-plan.ts';

const plan: Plan = {
  title: 'Asha and Rohan',
  kind: 'wedding',
  date: '2027-02-12',
  guests: 300,
  budget: 900_000,
  shares: { venue: 100_000 },
  spent: {},
  done: ['venue'],
  undone: [],
  own: [{ key: 'own-1', label: 'Ask the uncle', due: '2027-01-05' }],
  notes: '',
};
const stored = (value: unknown) => {
  localStorage.setItem('plan', JSON.stringify(value));
  return renderHook(useOwnPlan).result.current;
};
/** What a page makes of a plan. */
const shown = (of: Plan) => [groupsOf(tasksOf(of), '2026-11-29'), headingsOf(of), plannedOf(of)];

beforeEach(() => localStorage.clear());

it('is the plan that was kept', () => {
  keepPlan(plan);
  expect(renderHook(useOwnPlan).result.current).toEqual(plan);
});

describe('a day that is none is left out, and the rest stays', () => {
  it.each<[string, object]>([
    ['in words', { date: 'soon' }],
    ['that no month has', { date: '2027-02-31' }],
    ['a number', { date: 20270212 }],
  ])('%s', (_, odd) => {
    expect(stored({ ...plan, ...odd })).toEqual({ ...plan, date: null });
  });

  it.each<[string, object]>([
    ['a number', { due: 5 }],
    ['absent', {}],
    ['in words', { due: 'tomorrow' }],
  ])('of a task: %s', (_, due) => {
    const task = { key: 'own-1', label: 'Ask the uncle' };
    expect(stored({ ...plan, own: [{ ...task, ...due }] })).toEqual({
      ...plan,
      own: [{ ...task, due: null }],
    });
  });
});

describe('one of another shape is ignored', () => {
  it.each<[string, object]>([
    ['a kind of no release', { kind: 'picnic' }],
    ['sums in words', { shares: { venue: 'much' } }],
    ['a list for the sums', { spent: [1] }],
    ['no tasks', { done: null }],
  ])('%s', (_, odd) => {
    expect(stored({ ...plan, ...odd })).toBeNull();
  });
});

it('a plan read from any stored value can be shown', () => {
  const odd = fc.oneof(
    fc.jsonValue(),
    fc.record(
      Object.fromEntries(
        Object.entries(plan).map(([name, value]) => [name, fc.oneof(fc.constant(value), fc.jsonValue())]),
      ),
      { requiredKeys: [] },
    ),
  );
  fc.assert(
    fc.property(odd, (value) => {
      const read = stored(value);
      if (read) shown(read);
    }),
  );
});
