/**
 * @file The life of an enquiry as data: the permitted actors, statuses, effects and labels of every change. The server makes the
 * changes from it, the desk its buttons.
 */
import type { Step } from '#domain/desk/steps.ts';

/** The statuses of an enquiry, in their order; `withdrawn` is outside it. */
export const enquiryStatuses = [
  'received',
  'read',
  'introduced',
  'answered',
  'booked',
  'closed',
  'withdrawn',
] as const;
type Status = (typeof enquiryStatuses)[number];
type Moment = 'readAt' | 'introducedAt' | 'answeredAt' | 'bookedAt' | 'closedAt' | 'withdrawnAt';

export type Change = Step<Status> & {
  /** Absent when the status stays. Already in this status, the change has no further effect. */
  to?: Status;
  /** Set to now; one already set stays. */
  moments: readonly Moment[];
  /** Moments that are cleared. */
  clears?: readonly Moment[];
  /** Required input, which is stored. */
  wants?: 'reason';
  /** Stored as the reason, without asking for it. */
  reason?: string;
  /** Further effect, in the same transaction. */
  effect?: 'notify' | 'notifyAndSeal';
};

const open = ['received', 'read', 'introduced', 'answered'] as const;

/**
 * Every change, by actor and requested name. A new enquiry is `received`, flagged or not.
 * @where Which changes of an enquiry are allowed, and by whom?
 */
export const changes = {
  staff: {
    /** Its mails are sent now, as for a new one. */
    received: {
      label: 'Release',
      from: [...open, 'booked'],
      moments: [],
      release: true,
      effect: 'notify',
      event: 'enquiry.released',
    },
    /** The same for a discarded one: it needs handling again. */
    restored: {
      label: 'Release',
      from: ['closed'],
      to: 'received',
      moments: [],
      clears: ['readAt', 'closedAt'],
      release: true,
      effect: 'notify',
      event: 'enquiry.released',
    },
    discarded: {
      label: 'Discard as spam',
      from: [...open, 'booked'],
      to: 'closed',
      moments: ['readAt', 'closedAt'],
      discard: true,
      reason: 'Spam',
      event: 'enquiry.discarded',
    },
    read: {
      label: 'Mark as read',
      from: ['received'],
      to: 'read',
      moments: ['readAt'],
      event: 'enquiry.read',
    },
    introduced: {
      label: 'Introduced',
      from: ['received', 'read'],
      to: 'introduced',
      moments: ['readAt', 'introducedAt'],
      event: 'enquiry.introduced',
    },
    /** An answered enquiry also counts as read. */
    answered: {
      label: 'Answered',
      from: ['received', 'read', 'introduced'],
      to: 'answered',
      moments: ['readAt', 'answeredAt'],
      event: 'enquiry.answered',
    },
    booked: {
      label: 'Booked',
      from: open,
      to: 'booked',
      moments: ['readAt', 'answeredAt', 'bookedAt'],
      event: 'enquiry.booked',
    },
    closed: {
      label: 'Close',
      from: [...open, 'booked'],
      to: 'closed',
      moments: ['readAt', 'closedAt'],
      wants: 'reason',
      event: 'enquiry.closed',
    },
    reopened: {
      label: 'Open again',
      from: ['booked', 'closed'],
      to: 'read',
      moments: ['readAt'],
      clears: ['bookedAt', 'closedAt'],
      event: 'enquiry.reopened',
    },
  },
  visitor: {
    /** Booked with one of the introduced vendors. */
    booked: {
      label: 'Booked',
      from: open,
      to: 'booked',
      moments: ['bookedAt'],
      event: 'enquiry.booked',
    },
    withdrawn: {
      label: 'Withdraw',
      from: [...open, 'booked', 'closed'],
      to: 'withdrawn',
      moments: ['withdrawnAt'],
      effect: 'notifyAndSeal',
      event: 'enquiry.withdrawn',
    },
  },
} as const satisfies Record<'staff' | 'visitor', Record<string, Change>>;

/** Statuses that still need handling. */
export const openStatuses: readonly Status[] = open;
/** Statuses in which its threads accept messages. */
export const talkingStatuses: readonly Status[] = [...open, 'booked'];

/** A change that the staff may request. */
export type StaffChange = keyof typeof changes.staff;
export const staffChanges = Object.keys(changes.staff) as [StaffChange, ...StaffChange[]];
