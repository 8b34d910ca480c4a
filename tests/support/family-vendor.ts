/** @file A vendor on a family's page, for tests of that page. */
import type { FamilyVendor } from '#contract/conversations.ts';

const at = '2026-11-20T06:00:00Z';

/** Returns a vendor who has replied and accepts messages. */
export const familyVendor = (introductionId: string, name: string): FamilyVendor => ({
  introductionId,
  vendorId: `vendor-${introductionId}`,
  name,
  status: 'replied',
  sentAt: at,
  seenAt: at,
  repliedAt: at,
  dueAt: null,
  declineReason: null,
  writable: true,
  acts: [],
  disclosures: [],
});
