/** @file The life of a complaint as data: from which status the staff may change it, and what each change does and is called. */
import type { grievanceStatuses } from '../grievances.ts';

type Status = (typeof grievanceStatuses)[number];

export type ComplaintChange = {
  /** On its button. */
  label: string;
  from: readonly Status[];
  /** Absent when the status stays. */
  to?: Exclude<Status, 'received'>;
  /** Set to now; one that is set already stays. */
  moments: readonly ('acknowledgedAt' | 'disposedAt')[];
  /** Only for one that is flagged: its mails go out as if it had just come. Every other change is mailed to the person. */
  release?: true;
  /** In the record. */
  recordedAs: string;
};

/** Every change by the status that is asked for. What is done to a flagged one says that a person wrote it. */
export const complaintChanges = {
  received: {
    label: 'Release',
    from: ['received'],
    moments: [],
    release: true,
    recordedAs: 'complaint freed',
  },
  acknowledged: {
    label: 'Acknowledge',
    from: ['received'],
    to: 'acknowledged',
    moments: ['acknowledgedAt'],
    recordedAs: 'complaint acknowledged',
  },
  disposed: {
    label: 'Answer and dispose',
    from: ['received', 'acknowledged'],
    to: 'disposed',
    moments: ['acknowledgedAt', 'disposedAt'],
    recordedAs: 'complaint disposed',
  },
} as const satisfies Record<Status, ComplaintChange>;

/** A status that the staff may ask for. */
export type ComplaintStep = keyof typeof complaintChanges;

/** What the staff may do with a complaint as it is now. One that is flagged is released or left. */
export const complaintChangesFrom = (status: Status, flagged: boolean): [ComplaintStep, ComplaintChange][] =>
  (Object.entries(complaintChanges) as [ComplaintStep, ComplaintChange][]).filter(
    ([, { from, release }]) => from.includes(status) && (release === true) === flagged,
  );
