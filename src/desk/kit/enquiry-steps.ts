import { changes } from '#domain/enquiries/enquiry-changes.ts';
import type { StaffEnquiryDetail } from '#contract/desk/enquiry-detail.ts';
import { stepsFrom } from '#domain/desk/steps.ts';

/** Returns the next steps of an enquiry, by the table of its life; none while it is merged into another. */
export const stepsOf = ({ status, flagged, mergedInto }: StaffEnquiryDetail) =>
  mergedInto === null ? stepsFrom(changes.staff, status, flagged !== null) : [];
