/** @file The plan of this device, stored as it is typed. One of another shape is ignored, a day that is none is left out. */
import { useSyncExternalStore } from 'react';
import type { Plan } from '#contract/plans.ts';
import { isFields, isText } from '#domain/formats/fields.ts';
import { planKinds } from '#domain/plans/plan-kinds.ts';
import { isDay } from '#facts/time.ts';
import { hasShape } from '#contract/shape.ts';
import { forget, recall, recallText, remember } from './device-store.ts';
import { planSignal } from './stored-signal.ts';

const { key } = planSignal;
const isNumber = (value: unknown): value is number | null => value === null || typeof value === 'number';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isSums = (value: unknown): value is Record<string, number> =>
  isFields(value) && Object.values(value).every((sum) => typeof sum === 'number');
const orAbsent =
  <T>(is: (value: unknown) => value is T) =>
  (value: unknown): value is T | undefined =>
    value === undefined || is(value);
const isPlan = hasShape<Plan>({
  title: isText,
  kind: (value): value is Plan['kind'] => typeof value === 'string' && Object.hasOwn(planKinds, value),
  date: (value): value is Plan['date'] => value !== undefined,
  guests: isNumber,
  budget: isNumber,
  shares: isSums,
  spent: orAbsent(isSums),
  done: isTexts,
  undone: orAbsent(isTexts),
  own: (value): value is Plan['own'] =>
    Array.isArray(value) &&
    value.every((task) => isFields(task) && isText(task['key']) && isText(task['label'])),
  notes: isText,
});

const dayOr = (value: unknown): string | null => (isText(value) && isDay(value) ? value : null);
/** Leaves out what stands for a day and is none: the rest of what was typed stays. */
const withDays = (plan: Plan): Plan => ({
  ...plan,
  date: dayOr(plan.date),
  own: plan.own.map((task) => ({ ...task, due: dayOr(task.due) })),
});

let last: Plan | null = null;
let lastText: string | null = null;

function ownPlan(): Plan | null {
  const text = recallText(key);
  if (text !== lastText) {
    const kept = recall(key);
    last = isPlan(kept) ? withDays(kept) : null;
    lastText = text;
  }
  return last;
}

export function keepPlan(plan: Plan): void {
  remember(key, plan);
  planSignal.notify();
}
export function dropPlan(): void {
  forget(key);
  planSignal.notify();
}

/** Returns the plan; null when there is none, and before hydration. */
export const useOwnPlan = (): Plan | null => useSyncExternalStore(planSignal.subscribe, ownPlan, () => null);
