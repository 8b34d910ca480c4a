/** @file The life of a complaint as data: the staff's changes, their permitted statuses, effects and labels. */
import type { Step } from './steps.ts';

/** The statuses of a complaint, in their order. */
export const grievanceStatuses = ['received', 'acknowledged', 'disposed'] as const;
type Status = (typeof grievanceStatuses)[number];

/** `release` sends its mails as for a new complaint; every other change is mailed to the person. */
export type ComplaintChange = Step<Status> & {
  /** Absent when the status stays. */
  to?: Exclude<Status, 'received'>;
  /** Set to now; one already set stays. */
  moments: readonly ('acknowledgedAt' | 'disposedAt')[];
};

/** Every change, by the requested status. Any act on a flagged one confirms that a person wrote it. */
export const complaintChanges = {
  received: {
    label: 'Release',
    from: ['received'],
    moments: [],
    release: true,
    event: 'complaint.released',
  },
  acknowledged: {
    label: 'Acknowledge',
    from: ['received'],
    to: 'acknowledged',
    moments: ['acknowledgedAt'],
    event: 'complaint.acknowledged',
  },
  disposed: {
    label: 'Answer and dispose',
    from: ['received', 'acknowledged'],
    to: 'disposed',
    moments: ['acknowledgedAt', 'disposedAt'],
    event: 'complaint.disposed',
  },
} as const satisfies Record<Status, ComplaintChange>;

/** A status that the staff may request. */
export type ComplaintStep = keyof typeof complaintChanges;
