import type { StaffEnquiry } from '#contract/staff.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import { consentOf } from '#modules/enquiries/record/enquiry-columns.ts';
import { sentIn, titleOf } from '#modules/enquiries/record/enquiry-words.ts';

/** Returns the fields of an enquiry that every view of the staff shows, with its latest message or end. */
export const shownToStaff = (enquiry: Enquiry, said: string | null): StaffEnquiry => ({
  reference: enquiry.reference,
  title: titleOf(enquiry),
  status: enquiry.status,
  version: enquiry.version,
  said,
  locale: enquiry.locale,
  sentAt: enquiry.createdAt.toISOString(),
  page: enquiry.sourcePage,
  sent: sentIn(enquiry),
  ...consentOf(enquiry),
  flagged: enquiry.quarantine ? (enquiry.quarantineReason ?? 'kept apart') : null,
});
