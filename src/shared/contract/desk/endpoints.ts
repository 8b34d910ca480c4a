/** @file Every staff endpoint, as one table; the desk's own code needs no other part of the contract. */
import type { StaffEndpointName } from '#facts/staff-api.ts';
import type { Endpoint } from '../kit.ts';
import { staffEndpoints as workEndpoints } from '../staff.ts';
import { accessEndpoints } from './access.ts';
import { eventStreamEndpoints } from './event-stream.ts';
import { todayEndpoints } from './today.ts';
import { enquiryListEndpoints } from './enquiry-list.ts';
import { enquiryDetailEndpoints } from './enquiry-detail.ts';
import { replyTemplateEndpoints } from './reply-templates.ts';
import { duplicateEndpoints } from './duplicates.ts';
import { introductionEndpoints } from './introductions.ts';
import { numberEndpoints } from './numbers.ts';
import { badEnquiryEndpoints } from './bad-enquiries.ts';
import { complaintEndpoints } from './complaints.ts';
import { deskReviewEndpoints } from './reviews.ts';
import { recordEndpoints } from './record.ts';
import { searchWordEndpoints } from './search-words.ts';
import { contentEndpoints } from './content/content.ts';
import { mailEndpoints } from './content/mails/mails.ts';
import { importExportEndpoints } from './content/import-export.ts';
import { pictureEndpoints } from './content/pictures.ts';
import { deskCheckEndpoints } from './checks.ts';
import { deskVendorEndpoints } from './vendors.ts';

/** The staff's endpoints: for the desk's pages, and for scripts with the installation's key. */
export const staffEndpoints = {
  ...workEndpoints,
  ...accessEndpoints,
  ...eventStreamEndpoints,
  ...todayEndpoints,
  ...enquiryListEndpoints,
  ...enquiryDetailEndpoints,
  ...replyTemplateEndpoints,
  ...introductionEndpoints,
  ...duplicateEndpoints,
  ...numberEndpoints,
  ...badEnquiryEndpoints,
  ...deskVendorEndpoints,
  ...deskCheckEndpoints,
  ...complaintEndpoints,
  ...deskReviewEndpoints,
  ...recordEndpoints,
  ...searchWordEndpoints,
  ...contentEndpoints,
  ...mailEndpoints,
  ...importExportEndpoints,
  ...pictureEndpoints,
} satisfies Record<StaffEndpointName, Endpoint>;
export type StaffEndpoints = typeof staffEndpoints;
