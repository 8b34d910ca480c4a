/** @file The life of a check as data: who may change it, from which state, what must be given, and what follows. */
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

/** Somebody still has to do something: of each kind a vendor has one such check at most. */
export const openChecks: readonly CheckStatus[] = ['requested', 'needs_more'];
/** The badge is shown. */
export const shownChecks: readonly CheckStatus[] = ['verified', 'reminded'];
/** What was decided can be taken back for so long. The vendor is told, and documents are destroyed, after it. */
export const undoCheckMs = 10 * minuteMs;

export type CheckChange = Step<CheckStatus> & {
  to: CheckStatus;
  /** Must be given with it, is kept, and is told to the vendor. */
  wants?: 'reason';
  /** A decision: who made it and when is kept, and it can be taken back. */
  decides?: true;
  /** Takes a decision back. */
  undoes?: true;
  /** The documents are destroyed with it, at once. */
  destroys?: true;
};

/**
 * Every change, by whom. A new check is `requested`.
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
  /** By the clock, or because of what the vendor changed. */
  site: {
    remind: { label: 'Remind', from: ['verified'], to: 'reminded', event: 'check.reminded' },
    expire: { label: 'End', from: ['reminded'], to: 'expired', destroys: true, event: 'check.expired' },
    /** The value that was checked is another now. */
    change: {
      label: 'Value changed',
      from: ['requested', 'needs_more', 'verified', 'reminded'],
      to: 'changed',
      destroys: true,
      event: 'check.changed',
    },
    /** A newer check of the same kind took its place. */
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
