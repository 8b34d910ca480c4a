/** @file To what a vendor's inbox may be narrowed. Free of the validator: the device does the same with what it has kept. */
import type { IntroductionStatus } from './introduction-changes.ts';

/** What a list of the inbox may be narrowed to, with the statuses that are in it. */
export const inboxFilters = {
  waiting: ['sent', 'seen'],
  talking: ['replied'],
  booked: ['chosen'],
  over: ['declined', 'lapsed', 'recalled'],
} as const satisfies Readonly<Record<string, readonly IntroductionStatus[]>>;
export type InboxFilter = keyof typeof inboxFilters;
export const inboxFilterNames = Object.keys(inboxFilters) as [InboxFilter, ...InboxFilter[]];
