/** @file What follows from a plan: its tasks with their days, and its budget by heading. */
import { translated } from '#words/t.ts';
import { planEntry, type PlanKind } from './plan-kinds.ts';
import { addDays } from '#domain/vendors/vendor-days.ts';

/** Of a plan that from which its tasks and its budget follow. */
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

/** Those with a day first, as they come; then those without. */
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

/** Rupees by heading: as they were planned, and what is usual of the whole. */
export const headingsOf = ({ kind, budget, shares }: Plan): PlanHeading[] =>
  planEntry(kind).headings.map(({ key, label, percent }) => ({
    key,
    label: translated(label),
    percent,
    rupees: shares[key] ?? null,
    usual: budget === null ? null : Math.round((budget * percent) / 100),
  }));

/** What is planned in all: each heading as it was set, else its usual share. */
export const plannedOf = (plan: Plan): number =>
  headingsOf(plan).reduce((sum, { rupees, usual }) => sum + (rupees ?? usual ?? 0), 0);
