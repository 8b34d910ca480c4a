/** @file The whole API. `endpoints` are called by name, enquiry kinds by kind. */
import type { EndpointName, successStatus } from '#facts/api.ts';
import { accountEndpoints } from './accounts.ts';
import { accountPasskeyEndpoints } from './account-passkeys.ts';
import { accountSessionEndpoints } from './account-sessions.ts';
import { availabilityEndpoints } from './availability.ts';
import { brandEndpoints } from './brands.ts';
import { blogEndpoints } from './blogs.ts';
import { checkEndpoints } from './checks/checks.ts';
import { crewEndpoints } from './crew.ts';
import { conversationEndpoints } from './conversations.ts';
import { enquiryStatusEndpoints } from './enquiry-status.ts';
import { directoryEndpoints } from './directory.ts';
import type { Endpoint } from './kit.ts';
import { marketEndpoints } from './markets.ts';
import { communityEndpoints } from './communities.ts';
import { grievanceEndpoints } from './grievances.ts';
import { galleryEndpoints } from './gallery.ts';
import { heldActEndpoints } from './held-acts.ts';
import { helpEndpoints } from './help.ts';
import { noticeEndpoints } from './notices.ts';
import { keptSearchEndpoints } from './kept-searches.ts';
import { mailStopEndpoints } from './mail-stops.ts';
import { myLinkEndpoints } from './my-links.ts';
import { ownEnquiryEndpoints } from './own-enquiry.ts';
import { planEndpoints } from './plans.ts';
import { planGuestEndpoints } from './plan-guests.ts';
import { openingEndpoints } from './openings.ts';
import { overviewEndpoints } from './overviews.ts';
import { policyReportEndpoints } from './policy-reports.ts';
import { priceGuideEndpoints } from './price-guides.ts';
import { projectEndpoints } from './projects.ts';
import { pushEndpoints } from './push.ts';
import { familyQuoteEndpoints } from './quotes.ts';
import { readyAnswerEndpoints } from './ready-answers.ts';
import { workshopQuoteEndpoints } from './workshop-quotes.ts';
import { listEndpoints } from './lists.ts';
import { reviewEndpoints } from './reviews.ts';
import { familyReviewEndpoints } from './family-reviews.ts';
import { siteEndpoints } from './site.ts';
import { suggestionEndpoints } from './suggestions.ts';
import { claimEndpoints } from './claims.ts';
import { teamEndpoints } from './team.ts';
import { vendorNumberEndpoints } from './vendor-numbers.ts';
import { vendorPlaceEndpoints } from './vendor-places.ts';
import { vendorEndpoints } from './vendors.ts';
import { ownProfileEndpoints } from './own-profile.ts';
import { workshopEnquiryEndpoints } from './workshop-enquiries.ts';

type Stated = typeof successStatus;
/** Makes the compiler compare the client's table of success statuses with the contract. */
type WithStatus<Name> = Endpoint & {
  readonly reply: readonly [Name extends keyof Stated ? Stated[Name] : 200, unknown];
};

/** Every endpoint that is not an enquiry kind. */
export const endpoints = {
  ...siteEndpoints,
  ...policyReportEndpoints,
  ...grievanceEndpoints,
  ...communityEndpoints,
  ...overviewEndpoints,
  ...brandEndpoints,
  ...noticeEndpoints,
  ...openingEndpoints,
  ...galleryEndpoints,
  ...helpEndpoints,
  ...blogEndpoints,
  ...accountEndpoints,
  ...accountSessionEndpoints,
  ...accountPasskeyEndpoints,
  ...teamEndpoints,
  ...claimEndpoints,
  ...vendorEndpoints,
  ...ownProfileEndpoints,
  ...vendorNumberEndpoints,
  ...projectEndpoints,
  ...availabilityEndpoints,
  ...crewEndpoints,
  ...enquiryStatusEndpoints,
  ...conversationEndpoints,
  ...ownEnquiryEndpoints,
  ...heldActEndpoints,
  ...myLinkEndpoints,
  ...mailStopEndpoints,
  ...keptSearchEndpoints,
  ...planEndpoints,
  ...planGuestEndpoints,
  ...workshopEnquiryEndpoints,
  ...pushEndpoints,
  ...familyQuoteEndpoints,
  ...workshopQuoteEndpoints,
  ...readyAnswerEndpoints,
  ...listEndpoints,
  ...reviewEndpoints,
  ...familyReviewEndpoints,
  ...marketEndpoints,
  ...directoryEndpoints,
  ...suggestionEndpoints,
  ...vendorPlaceEndpoints,
  ...priceGuideEndpoints,
  ...checkEndpoints,
} satisfies { [Name in EndpointName]: WithStatus<Name> };

export type Endpoints = typeof endpoints;
export { enquiryEndpoints } from './enquiries.ts';

export { staffEndpoints } from './desk/endpoints.ts';
