/** @file The life of a claim of a page that nobody manages, as data. Until it is approved, the claimant has no right to anything. */
import type { EventType } from '#domain/desk/events.ts';

/** How the claim is checked: a code read out to the number on the page, or a document. */
export const claimWays = ['phone', 'document'] as const;
export type ClaimWay = (typeof claimWays)[number];

/** All statuses: `begun` until the link in the mail was used, `waiting` for the code, `checked` for the staff; the last three end it. */
export const claimStatuses = ['begun', 'waiting', 'checked', 'approved', 'refused', 'ended'] as const;
export type ClaimStatus = (typeof claimStatuses)[number];
export const openClaims = ['begun', 'waiting', 'checked'] as const satisfies readonly ClaimStatus[];

export const claimLimits = {
  /** Digits of the code, and wrong ones after which the claim ends. */
  codeDigits: 6,
  codeTries: 5,
  /** Codes typed for one page in a day, whatever the number of claims: new claims give nobody more guesses. */
  codesADay: 15,
  /** Open claims of one page at a time. */
  perVendor: 5,
  /** Days until an undecided claim ends. */
  days: 14,
  /** Days for which a decided one is kept. */
  keptDays: 180,
} as const;

export type ClaimChange = {
  from: readonly ClaimStatus[];
  to: ClaimStatus;
  event: EventType;
};

/** @where Who may do what with a claim of a page, and when? */
export const claimChanges = {
  claimant: {
    /** Asks for the call. A second time it asks again. */
    call: { from: ['begun', 'waiting'], to: 'waiting', event: 'claim.call_asked' },
    code: { from: ['waiting'], to: 'checked', event: 'claim.code_right' },
    document: { from: ['begun', 'checked'], to: 'checked', event: 'claim.document_added' },
  },
  staff: {
    approve: { label: 'Approve', from: ['checked'], to: 'approved', event: 'claim.approved' },
    refuse: { label: 'Refuse', from: openClaims, to: 'refused', event: 'claim.refused' },
  },
  system: {
    /** Too many wrong codes. */
    failed: { from: ['waiting'], to: 'refused', event: 'claim.refused' },
    /** Too old, or another claim of the page was approved. */
    ended: { from: openClaims, to: 'ended', event: 'claim.ended' },
  },
} as const satisfies Record<string, Readonly<Record<string, ClaimChange & { label?: string }>>>;

export type StaffClaimStep = keyof typeof claimChanges.staff;
export const staffClaimSteps = Object.keys(claimChanges.staff) as [StaffClaimStep, ...StaffClaimStep[]];

export const allowsClaim = (change: ClaimChange, { status }: { status: ClaimStatus }): boolean =>
  change.from.includes(status);
