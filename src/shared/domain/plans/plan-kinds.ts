/** @file Kinds of plans, as data: tasks with the days before the event on which they are due, and budget headings with their usual shares. */
import { building } from './building.ts';
import { business } from './business.ts';
import { celebrations } from './celebrations.ts';
import type { PlanEntry } from './plan-entry.ts';

/** @where What can a family plan, and with which days and headings? */
export const planKinds = { ...celebrations, ...building, ...business } as const;

export type PlanKind = keyof typeof planKinds;
export const planEntry = (kind: PlanKind): PlanEntry => planKinds[kind];
