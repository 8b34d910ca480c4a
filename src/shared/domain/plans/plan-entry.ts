/** @file The shape of a kind of plans, and short makers of its parts. */
import type { VendorCategory } from '#domain/vendors/vendor-categories.ts';

/** Parts of a plan whose tasks stand under headings of their own. */
export const planParts = ['permits', 'stages', 'inspection'] as const;
export type PlanPart = (typeof planParts)[number];
/** What this device can know of a trade, from little to much. */
export const tradeSteps = ['saved', 'asked', 'booked'] as const;
export type TradeStep = (typeof tradeSteps)[number];

export type Task = {
  readonly key: string;
  readonly label: string;
  /** Days before the day of the plan; negative after it. */
  readonly daysBefore: number;
  /** The trade to find and ask. */
  readonly trade?: VendorCategory;
  /** The step by which the task is done. */
  readonly doneBy?: TradeStep;
  /** A post of ours, by its id. */
  readonly guide?: string;
  readonly market?: 'chandni-chowk' | 'lajpat-nagar';
  /** What it needs, in one sentence. */
  readonly needs?: string;
  /** The host of the official site. */
  readonly site?: string;
  readonly part?: PlanPart;
  /** Percent of the whole that is paid when it is done. */
  readonly pays?: number;
};
export type Heading = {
  readonly key: string;
  readonly label: string;
  readonly percent: number;
  /** The trades whose accepted quotes count here. */
  readonly trades: readonly VendorCategory[];
};
export type PlanEntry = {
  readonly label: string;
  /** Label of the day. */
  readonly dateLabel: string;
  readonly withGuests: boolean;
  /** The day on which the facts were read, where rules of authorities are among them. */
  readonly checkedOn?: string;
  readonly tasks: readonly Task[];
  readonly headings: readonly Heading[];
};

/** Makes a task. */
export const task = (
  key: string,
  daysBefore: number,
  label: string,
  more: Omit<Task, 'key' | 'label' | 'daysBefore'> = {},
): Task => ({ key, daysBefore, label, ...more });
/** Makes a heading of the budget. */
export const heading = (
  key: string,
  percent: number,
  label: string,
  trades: readonly VendorCategory[] = [],
): Heading => ({ key, percent, label, trades });
