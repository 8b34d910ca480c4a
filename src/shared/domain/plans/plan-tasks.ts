/** @file Values derived from a plan: its tasks with their days, and its budget by heading. */
import { translated } from '#words/t.ts';
import { planEntry, type PlanKind } from './plan-kinds.ts';
import { addDays } from '#domain/vendors/vendor-days.ts';

/** The part of a plan that decides its tasks and budget. */
type Plan = {
  kind: PlanKind;
  date: string | null;
  budget: number | null;
  shares: Readonly<Record<string, number>>;
  done: readonly string[];
  own: readonly { key: string; label: string; due: string | null }[];
};
export type PlanTask = { key: string; label: string; due: string | null; done: boolean; own: boolean };
export type PlanHeading = {
  key: string;
  label: string;
  percent: number;
  rupees: number | null;
  usual: number | null;
};

/** Returns the tasks: first those with a day, by date; then those without. */
export function tasksOf({ kind, date, done, own }: Plan): PlanTask[] {
  const tasks = planEntry(kind).tasks.map(({ key, label, daysBefore }) => ({
    key,
    label: translated(label),
    due: date && addDays(date, -daysBefore),
    done: done.includes(key),
    own: false,
  }));
  const others = own.map((task) => ({ ...task, done: done.includes(task.key), own: true }));
  const last = '9999-12-31';
  return [...tasks, ...others].toSorted((one, other) => (one.due ?? last).localeCompare(other.due ?? last));
}

/** Returns the rupees by heading: planned, and the usual share of the whole. */
export const headingsOf = ({ kind, budget, shares }: Plan): PlanHeading[] =>
  planEntry(kind).headings.map(({ key, label, percent }) => ({
    key,
    label: translated(label),
    percent,
    rupees: shares[key] ?? null,
    usual: budget === null ? null : Math.round((budget * percent) / 100),
  }));

/** Returns the planned total: each heading as set, else its usual share. */
export const plannedOf = (plan: Plan): number =>
  headingsOf(plan).reduce((sum, { rupees, usual }) => sum + (rupees ?? usual ?? 0), 0);
