/** @file Values derived from a plan: its tasks with their days, and its budget by heading. */
import { translated } from '#words/t.ts';
import type { PlanPart, Task } from './plan-entry.ts';
import { planEntry, type PlanKind } from './plan-kinds.ts';
import { addDays } from '#domain/vendors/vendor-days.ts';

/** The part of a plan that decides its tasks and budget. */
type Plan = {
  kind: PlanKind;
  date: string | null;
  budget: number | null;
  shares: Readonly<Record<string, number>>;
  spent?: Readonly<Record<string, number>> | undefined;
  done: readonly string[];
  undone?: readonly string[] | undefined;
  own: readonly { key: string; label: string; due: string | null }[];
};
export type PlanTask = {
  key: string;
  label: string;
  due: string | null;
  done: boolean;
  /** What the device knows of it, so that it is marked without a tap. */
  byItself: boolean;
  own: boolean;
  /** Rupees that are paid when it is done; null where nothing is, or without a budget. */
  pays: { percent: number; rupees: number | null } | null;
  /** Absent for a task of the family's own. */
  of?: Task;
};
export type PlanHeading = {
  key: string;
  label: string;
  percent: number;
  trades: readonly string[];
  rupees: number | null;
  usual: number | null;
  /** The family's own number. */
  spent: number | null;
};

const paid = ({ pays }: Task, budget: number | null): PlanTask['pays'] =>
  pays === undefined
    ? null
    : { percent: pays, rupees: budget === null ? null : Math.round((budget * pays) / 100) };

/**
 * Returns the tasks: first those with a day, by date; then those without. `known` are keys of tasks that were done on this device: they
 * count as done until a person says otherwise.
 */
export function tasksOf(
  { kind, date, budget, done, undone = [], own }: Plan,
  known: readonly string[] = [],
): PlanTask[] {
  const tasks = planEntry(kind).tasks.map((task) => {
    const byItself = known.includes(task.key);
    return {
      key: task.key,
      label: translated(task.label),
      due: date && addDays(date, -task.daysBefore),
      done: done.includes(task.key) || (byItself && !undone.includes(task.key)),
      byItself,
      own: false,
      pays: paid(task, budget),
      of: task,
    };
  });
  const others = own.map((task) => ({
    ...task,
    done: done.includes(task.key),
    byItself: false,
    own: true,
    pays: null,
  }));
  const last = '9999-12-31';
  return [...tasks, ...others].toSorted((one, other) => (one.due ?? last).localeCompare(other.due ?? last));
}

/** A heading of the list: what is to be done first, a part of the plan, or the rest. */
export type TaskGroup = { name: 'first' | 'rest' | PlanPart; tasks: PlanTask[] };

/**
 * Returns the tasks in groups without empty ones. An open task whose day lies before today is to be done first: a plan is never overdue.
 */
export function groupsOf(tasks: readonly PlanTask[], today: string | null): TaskGroup[] {
  const isFirst = ({ done, due }: PlanTask) => !done && due !== null && today !== null && due < today;
  const later = tasks.filter((task) => !isFirst(task));
  const groups: TaskGroup[] = [
    { name: 'first', tasks: tasks.filter(isFirst) },
    { name: 'permits', tasks: later.filter(({ of }) => of?.part === 'permits') },
    { name: 'stages', tasks: later.filter(({ of }) => of?.part === 'stages') },
    { name: 'inspection', tasks: later.filter(({ of }) => of?.part === 'inspection') },
    { name: 'rest', tasks: later.filter(({ of }) => !of?.part) },
  ];
  return groups.filter((group) => group.tasks.length > 0);
}

/** Returns the rupees by heading: planned, the usual share of the whole, and spent. */
export const headingsOf = ({ kind, budget, shares, spent }: Plan): PlanHeading[] =>
  planEntry(kind).headings.map(({ key, label, percent, trades }) => ({
    key,
    label: translated(label),
    percent,
    trades,
    rupees: shares[key] ?? null,
    usual: budget === null ? null : Math.round((budget * percent) / 100),
    spent: spent?.[key] ?? null,
  }));

/** Returns the planned total: each heading as set, else its usual share. */
export const plannedOf = (plan: Plan): number =>
  headingsOf(plan).reduce((sum, { rupees, usual }) => sum + (rupees ?? usual ?? 0), 0);
