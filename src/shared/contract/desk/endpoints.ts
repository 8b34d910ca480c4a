/** @file Every staff endpoint, as one table; the desk's own code needs no other part of the contract. */
import type { StaffEndpointName } from '#facts/staff-api.ts';
import type { Endpoint } from '../kit.ts';
import { staffEndpoints as workEndpoints } from '../staff.ts';
import { accessEndpoints } from './access.ts';
import { joiningEndpoints } from './joining.ts';
import { keyEndpoints } from './keys.ts';
import { peopleEndpoints } from './people.ts';
import { eventStreamEndpoints } from './event-stream.ts';
import { todayEndpoints } from './today.ts';
import { enquiryListEndpoints } from './enquiry-list.ts';
import { savedViewEndpoints } from './saved-views.ts';
import { workingSetEndpoints } from './working-set.ts';
import { enquiryBulkEndpoints } from './enquiry-bulk.ts';
import { enquiryDetailEndpoints } from './enquiry-detail.ts';
import { replyTemplateEndpoints } from './reply-templates.ts';
import { gstRateEndpoints } from './gst-rates.ts';
import { duplicateEndpoints } from './duplicates.ts';
import { introductionEndpoints } from './introductions.ts';
import { suggestionEndpoints } from './suggestions.ts';
import { threadEndpoints } from './threads.ts';
import { numberEndpoints } from './numbers.ts';
import { complaintEndpoints } from './complaints.ts';
import { deskReviewEndpoints } from './reviews.ts';
import { recordEndpoints } from './record.ts';
import { searchWordEndpoints } from './search-words.ts';
import { contentEndpoints } from './content/content.ts';
import { contentPreviewEndpoints } from './content/content-previews.ts';
import { contentVersionEndpoints } from './content/content-versions.ts';
import { postNumberEndpoints } from './content/post-numbers.ts';
import { mailEndpoints } from './content/mails/mails.ts';
import { importExportEndpoints } from './content/import-export.ts';
import { pictureEndpoints } from './content/pictures.ts';
import { deskCheckEndpoints } from './checks.ts';
import { deskClaimEndpoints } from './claims.ts';
import { deskVendorEndpoints } from './vendors.ts';
import { vendorTableEndpoints } from './vendor-table.ts';

/** The staff's endpoints: for the desk's pages, and for scripts with the installation's key. */
export const staffEndpoints = {
  ...workEndpoints,
  ...accessEndpoints,
  ...joiningEndpoints,
  ...keyEndpoints,
  ...peopleEndpoints,
  ...eventStreamEndpoints,
  ...todayEndpoints,
  ...enquiryListEndpoints,
  ...savedViewEndpoints,
  ...workingSetEndpoints,
  ...enquiryBulkEndpoints,
  ...enquiryDetailEndpoints,
  ...replyTemplateEndpoints,
  ...gstRateEndpoints,
  ...introductionEndpoints,
  ...suggestionEndpoints,
  ...threadEndpoints,
  ...duplicateEndpoints,
  ...numberEndpoints,
  ...deskVendorEndpoints,
  ...vendorTableEndpoints,
  ...deskCheckEndpoints,
  ...deskClaimEndpoints,
  ...complaintEndpoints,
  ...deskReviewEndpoints,
  ...recordEndpoints,
  ...searchWordEndpoints,
  ...contentEndpoints,
  ...contentVersionEndpoints,
  ...postNumberEndpoints,
  ...contentPreviewEndpoints,
  ...mailEndpoints,
  ...importExportEndpoints,
  ...pictureEndpoints,
} satisfies Record<StaffEndpointName, Endpoint>;
export type StaffEndpoints = typeof staffEndpoints;
