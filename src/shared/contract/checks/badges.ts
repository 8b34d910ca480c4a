/** @file A badge: the subject, checker, day and expiry of a check of a vendor. Its words are made where it is shown. */
import { z } from 'zod';
import type { StaffRole } from '#facts/staff-access.ts';
import type { CheckKindName } from '#domain/vendors/check-kinds.ts';

/** A badge as stored with the vendor. */
export type StoredBadge = {
  kind: CheckKindName;
  /** The public part of the value, such as the state of a GSTIN. */
  detail: string | null;
  checkedOn: string;
  validUntil: string;
  role: StaffRole;
};

/** A badge as shown on a profile. */
export const Badge = z.object({
  kind: z.string(),
  label: z.string(),
  words: z.string().describe('Exactly what was checked'),
  when: z.string().describe('By whom, on which day, until when'),
});
export type Badge = z.infer<typeof Badge>;
