/** @file Who sees a vendor, as data: what the staff may do about it, from where, and what each step is called. */
import type { Step } from '#domain/desk/steps.ts';

/** Who sees a vendor: everybody; nobody before the staff has approved it; nobody since the staff has hidden it. */
export const vendorVisibilities = ['public', 'waiting', 'hidden'] as const;
export type VendorVisibility = (typeof vendorVisibilities)[number];

export type VendorChange = Step<VendorVisibility> & {
  to: VendorVisibility;
  /** Must be given with it, is kept, and is told to the vendor. */
  wants?: 'reason';
};

/**
 * Every step. The vendor is told each of them by mail.
 * @where Who can make a vendor public or hidden, and when?
 */
export const vendorChanges = {
  approve: { label: 'Approve', from: ['waiting'], to: 'public', event: 'vendor.approved' },
  hide: {
    label: 'Hide',
    from: ['public', 'waiting'],
    to: 'hidden',
    wants: 'reason',
    event: 'vendor.hidden',
  },
  /** Public, also when it waited before it was hidden: whoever shows it has looked at it. */
  show: { label: 'Show again', from: ['hidden'], to: 'public', event: 'vendor.shown' },
} as const satisfies Record<string, VendorChange>;

/** A step that the staff may ask for. */
export type VendorStep = keyof typeof vendorChanges;
export const vendorSteps = Object.keys(vendorChanges) as [VendorStep, ...VendorStep[]];
