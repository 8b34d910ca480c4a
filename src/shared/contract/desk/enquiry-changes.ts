/**
 * @file The life of an enquiry as data: who may change it, from which status, what each change does and what it is called. The server
 * makes the changes from it, the desk its buttons.
 */
import type { enquiryStatuses } from '../enquiry-status.ts';

type Status = (typeof enquiryStatuses)[number];

export type Change = {
  /** On its button. */
  label: string;
  from: readonly Status[];
  /** Absent when the status stays. In this status already, the change is made and does nothing more. */
  to?: Status;
  /** Set to now; one that is set already stays. */
  moments: readonly ('readAt' | 'answeredAt' | 'closedAt' | 'withdrawnAt')[];
  /** Only for one that is flagged as spam, and no longer is then. */
  release?: true;
  /** What else happens, in the same transaction. */
  effect?: 'notify' | 'notifyAndSeal';
};

const open = ['received', 'read', 'answered'] as const;

/** Every change, by whom and by the status that is asked for. A new enquiry is `received`, flagged or not. */
export const changes = {
  staff: {
    /** Its mails go out now, as if it had just come. */
    received: {
      label: 'Release',
      from: [...open, 'closed'],
      moments: [],
      release: true,
      effect: 'notify',
      recordedAs: 'enquiry freed',
    },
    read: {
      label: 'Mark as read',
      from: ['received'],
      to: 'read',
      moments: ['readAt'],
      recordedAs: 'enquiry read',
    },
    /** One that is answered has been read as well. */
    answered: {
      label: 'Answered',
      from: ['received', 'read'],
      to: 'answered',
      moments: ['readAt', 'answeredAt'],
      recordedAs: 'enquiry answered',
    },
    closed: {
      label: 'Close',
      from: open,
      to: 'closed',
      moments: ['readAt', 'closedAt'],
      recordedAs: 'enquiry closed',
    },
  },
  visitor: {
    withdrawn: {
      label: 'Withdraw',
      from: [...open, 'closed'],
      to: 'withdrawn',
      moments: ['withdrawnAt'],
      effect: 'notifyAndSeal',
    },
  },
} as const satisfies {
  staff: Record<Exclude<Status, 'withdrawn'>, Change & { recordedAs: string }>;
  visitor: Record<string, Change>;
};

/** Somebody still has to do something about these. */
export const openStatuses: readonly Status[] = open;

/** A status that the staff may ask for. */
export type StaffStatus = keyof typeof changes.staff;
