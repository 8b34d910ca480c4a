/** @file Visibility of a vendor, as data: the staff's steps, their permitted states and labels. */
import type { Step } from '#domain/desk/steps.ts';

/** Visibilities of a vendor: public, not yet approved by the staff, or hidden by the staff. */
export const vendorVisibilities = ['public', 'waiting', 'hidden'] as const;
export type VendorVisibility = (typeof vendorVisibilities)[number];

export type VendorChange = Step<VendorVisibility> & {
  to: VendorVisibility;
  /** Required input, which is stored and sent to the vendor. */
  wants?: 'reason';
};

/**
 * Every step. The vendor gets a mail about each.
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
  /** Public, even if it was hidden before approval: showing it implies approval. */
  show: { label: 'Show again', from: ['hidden'], to: 'public', event: 'vendor.shown' },
} as const satisfies Record<string, VendorChange>;

/** A step that the staff may request. */
export type VendorStep = keyof typeof vendorChanges;
export const vendorSteps = Object.keys(vendorChanges) as [VendorStep, ...VendorStep[]];
