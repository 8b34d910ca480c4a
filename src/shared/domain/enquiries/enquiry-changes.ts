/**
 * @file The life of an enquiry as data: who may change it, from which status, what each change does and what it is called. The server
 * makes the changes from it, the desk its buttons.
 */
import type { Step } from '#domain/desk/steps.ts';

/** The statuses of an enquiry, in their order; a withdrawn one leaves the line. */
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
  /** Absent when the status stays. In this status already, the change is made and does nothing more. */
  to?: Status;
  /** Set to now; one that is set already stays. */
  moments: readonly Moment[];
  /** Emptied again. */
  clears?: readonly Moment[];
  /** Must be given with it, and is kept. */
  wants?: 'reason';
  /** Kept as the reason, without being asked for. */
  reason?: string;
  /** What else happens, in the same transaction. */
  effect?: 'notify' | 'notifyAndSeal';
};

const open = ['received', 'read', 'introduced', 'answered'] as const;

/**
 * Every change, by whom and by what is asked for. A new enquiry is `received`, flagged or not.
 * @where Which changes of an enquiry are allowed, and by whom?
 */
export const changes = {
  staff: {
    /** Its mails go out now, as if it had just come. */
    received: {
      label: 'Release',
      from: [...open, 'booked'],
      moments: [],
      release: true,
      effect: 'notify',
      event: 'enquiry.released',
    },
    /** The same for one that was discarded: somebody has to do something about it again. */
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
    /** One that is answered has been read as well. */
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
    /** With one of the vendors who were introduced. */
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

/** Somebody still has to do something about these. */
export const openStatuses: readonly Status[] = open;
/** In these its threads take messages. */
export const talkingStatuses: readonly Status[] = [...open, 'booked'];

/** A change that the staff may ask for. */
export type StaffChange = keyof typeof changes.staff;
export const staffChanges = Object.keys(changes.staff) as [StaffChange, ...StaffChange[]];
