/** @file The whole API. `endpoints` are called by name; enquiry kinds by kind. */
import type { EndpointName, successStatus } from '#facts/api.ts';
import { accountEndpoints } from './accounts.ts';
import { brandEndpoints } from './brands.ts';
import { blogEndpoints } from './blogs.ts';
import { crewEndpoints } from './crew.ts';
import { enquiryStatusEndpoints } from './enquiry-status.ts';
import { directoryEndpoints } from './directory.ts';
import type { Endpoint } from './kit.ts';
import { marketEndpoints } from './markets.ts';
import { communityEndpoints } from './communities.ts';
import { grievanceEndpoints } from './grievances.ts';
import { galleryEndpoints } from './gallery.ts';
import { helpEndpoints } from './help.ts';
import { noticeEndpoints } from './notices.ts';
import { openingEndpoints } from './openings.ts';
import { overviewEndpoints } from './overviews.ts';
import { policyReportEndpoints } from './policy-reports.ts';
import { listEndpoints } from './lists.ts';
import { siteEndpoints } from './site.ts';
import { suggestionEndpoints } from './suggestions.ts';
import { vendorPlaceEndpoints } from './vendor-places.ts';
import { vendorEndpoints } from './vendors.ts';

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
  ...vendorEndpoints,
  ...crewEndpoints,
  ...enquiryStatusEndpoints,
  ...listEndpoints,
  ...marketEndpoints,
  ...directoryEndpoints,
  ...suggestionEndpoints,
  ...vendorPlaceEndpoints,
} satisfies { [Name in EndpointName]: WithStatus<Name> };

export type Endpoints = typeof endpoints;
export { enquiryEndpoints } from './enquiries.ts';

export { staffEndpoints } from './desk/endpoints.ts';
