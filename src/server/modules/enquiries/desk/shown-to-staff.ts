import type { StaffEnquiry } from '#contract/staff.ts';
import type { Lead } from '#modules/enquiries/enquiry.types.ts';
import { consentOf } from '#modules/enquiries/record/enquiry-columns.ts';
import { sentIn, titleOf } from '#modules/enquiries/record/enquiry-words.ts';

/** What every view of the staff shows of an enquiry, with what was said last about it. */
export const shownToStaff = (lead: Lead, said: string | null): StaffEnquiry => ({
  reference: lead.reference,
  title: titleOf(lead),
  status: lead.status,
  version: lead.version,
  said,
  locale: lead.locale,
  sentAt: lead.createdAt.toISOString(),
  page: lead.sourcePage,
  sent: sentIn(lead),
  ...consentOf(lead),
  flagged: lead.quarantine ? (lead.quarantineReason ?? 'kept apart') : null,
});
