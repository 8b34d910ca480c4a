/** @file A badge: what was checked of a vendor, by whom, on which day, until when. Words are made from it where it is shown. */
import { z } from 'zod';
import type { StaffRole } from '#facts/staff-access.ts';
import type { CheckKindName } from '#domain/vendors/check-kinds.ts';

/** As it is stored with the vendor. */
export type StoredBadge = {
  kind: CheckKindName;
  /** What of the value everybody may know, such as the state of a GSTIN. */
  detail: string | null;
  checkedOn: string;
  validUntil: string;
  role: StaffRole;
};

/** As a profile says it. */
export const Badge = z.object({
  kind: z.string(),
  label: z.string(),
  words: z.string().describe('Exactly what was checked'),
  when: z.string().describe('By whom, on which day, until when'),
});
export type Badge = z.infer<typeof Badge>;
