/** @file Filters of a vendor's inbox. Free of the validator: the device applies them to its stored data. */
import type { IntroductionStatus } from './introduction-changes.ts';

/** Every filter, with its statuses. */
export const inboxFilters = {
  waiting: ['sent', 'seen'],
  talking: ['replied'],
  booked: ['chosen'],
  over: ['declined', 'lapsed', 'recalled'],
} as const satisfies Readonly<Record<string, readonly IntroductionStatus[]>>;
export type InboxFilter = keyof typeof inboxFilters;
export const inboxFilterNames = Object.keys(inboxFilters) as [InboxFilter, ...InboxFilter[]];
