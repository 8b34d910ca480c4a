/** @file The life of a check as data: the actors, permitted states, required input and effects of every change. */
import { minuteMs } from '#facts/time.ts';
import { t } from '#words/t.ts';
import type { Step } from '#domain/desk/steps.ts';

export const checkStatuses = [
  'requested',
  'needs_more',
  'verified',
  'reminded',
  'refused',
  'expired',
  'withdrawn',
  'revoked',
  'changed',
  'renewed',
] as const;
export type CheckStatus = (typeof checkStatuses)[number];

/** Open statuses: a vendor has at most one such check of each kind. */
export const openChecks: readonly CheckStatus[] = ['requested', 'needs_more'];
/** Statuses with a visible badge. */
export const shownChecks: readonly CheckStatus[] = ['verified', 'reminded'];
/** Milliseconds during which a decision can be undone. The vendor is notified, and documents are destroyed, afterwards. */
export const undoCheckMs = 10 * minuteMs;

export type CheckChange = Step<CheckStatus> & {
  to: CheckStatus;
  /** Required input, which is stored and sent to the vendor. */
  wants?: 'reason';
  /** A decision: its author and time are stored, and it can be undone. */
  decides?: true;
  /** Undoes a decision. */
  undoes?: true;
  /** Destroys the documents at once. */
  destroys?: true;
};

/**
 * Every change, by actor. A new check is `requested`.
 * @where Which changes of a vendor's check are allowed, and by whom?
 */
export const checkChanges = {
  vendor: {
    answer: {
      label: t('Send again'),
      from: ['needs_more'],
      to: 'requested',
      event: 'check.answered',
    },
    withdraw: {
      label: t('Withdraw'),
      from: ['requested', 'needs_more', 'verified', 'reminded'],
      to: 'withdrawn',
      destroys: true,
      event: 'check.withdrawn',
    },
  },
  staff: {
    verify: {
      label: 'Checked',
      from: ['requested'],
      to: 'verified',
      decides: true,
      event: 'check.verified',
    },
    ask: {
      label: 'Ask for more',
      from: ['requested'],
      to: 'needs_more',
      wants: 'reason',
      decides: true,
      event: 'check.more_asked',
    },
    refuse: {
      label: 'Refuse',
      from: ['requested'],
      to: 'refused',
      wants: 'reason',
      decides: true,
      event: 'check.refused',
    },
    undo: {
      label: 'Undo',
      from: ['verified', 'needs_more', 'refused'],
      to: 'requested',
      undoes: true,
      event: 'check.undone',
    },
    revoke: {
      label: 'Take the badge off',
      from: ['verified', 'reminded'],
      to: 'revoked',
      wants: 'reason',
      destroys: true,
      event: 'check.revoked',
    },
  },
  /** By time, or because the vendor changed something. */
  site: {
    remind: { label: 'Remind', from: ['verified'], to: 'reminded', event: 'check.reminded' },
    expire: { label: 'End', from: ['reminded'], to: 'expired', destroys: true, event: 'check.expired' },
    /** The checked value has changed. */
    change: {
      label: 'Value changed',
      from: ['requested', 'needs_more', 'verified', 'reminded'],
      to: 'changed',
      destroys: true,
      event: 'check.changed',
    },
    /** A newer check of the same kind replaced it. */
    renew: {
      label: 'Renewed',
      from: ['verified', 'reminded'],
      to: 'renewed',
      destroys: true,
      event: 'check.renewed',
    },
  },
} as const satisfies Record<'vendor' | 'staff' | 'site', Record<string, CheckChange>>;

export type VendorCheckStep = keyof typeof checkChanges.vendor;
export const vendorCheckSteps = Object.keys(checkChanges.vendor) as [VendorCheckStep, ...VendorCheckStep[]];
export type StaffCheckStep = keyof typeof checkChanges.staff;
export const staffCheckSteps = Object.keys(checkChanges.staff) as [StaffCheckStep, ...StaffCheckStep[]];
