import { changes } from '#domain/enquiries/enquiry-changes.ts';
import type { StaffEnquiryDetail } from '#contract/desk/enquiry-detail.ts';
import { stepsFrom } from '#domain/desk/steps.ts';

/** Returns where an enquiry may go from here: as the table of its life says, and nowhere while it is part of another. */
export const stepsOf = ({ status, flagged, mergedInto }: StaffEnquiryDetail) =>
  mergedInto === null ? stepsFrom(changes.staff, status, flagged !== null) : [];
