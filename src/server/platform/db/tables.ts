/** All tables, as one module: the schema that drizzle and drizzle-kit read. */
export { blogs } from './tables/blogs.ts';
export { enquiries } from './tables/enquiries.ts';
export { closeReasons, enquiryNotes, enquiryReplies, replyTemplates } from './tables/enquiry-work.ts';
export { enquiryTwins } from './tables/enquiry-twins.ts';
export { enquiryNumbers, enquiryNumberState } from './tables/enquiry-numbers.ts';
export { disclosures, introductions } from './tables/introductions.ts';
export { enquiryMessages, messagePictures } from './tables/enquiry-messages.ts';
export { keptWords } from './tables/kept-words.ts';
export {
  contentItems,
  contentOldKeys,
  contentPreviews,
  contentVersions,
  contentViews,
  libraryPictures,
} from './tables/content.ts';
export {
  contentImportChoices,
  contentImportEntries,
  contentImports,
  contentOldPaths,
  type ItemBefore,
} from './tables/content-imports.ts';
export { events } from './tables/events.ts';
export { markets } from './tables/markets.ts';
export { reviewPictures, reviews } from './tables/reviews.ts';
export { gstRates, quotes, quoteTemplates, quoteVersions, readyAnswers } from './tables/quotes.ts';
export { usualPrices } from './tables/usual-prices.ts';
export { vendors } from './tables/vendors.ts';
export { vendorAbsences, vendorBusyDays, vendorCalendars } from './tables/vendor-days.ts';
export { searchMeanings, searchMisses } from './tables/search.ts';
export { vendorListComments, vendorListItems, vendorLists, vendorListVotes } from './tables/vendor-lists.ts';
export { vendorClaims } from './tables/vendor-claims.ts';
export { vendorCheckDocuments, vendorChecks } from './tables/vendor-checks.ts';
export { vendorShortNames } from './tables/vendor-short-names.ts';
export { vendorWords } from './tables/vendor-words.ts';
export { vendorCounts } from './tables/vendor-numbers.ts';
export { accountPasskeys, accountQuestions, teamInvitations } from './tables/account-keys.ts';
export { accounts, knownSources, sealedRecords, tokens } from './tables/accounts.ts';
export { heldMails, mailIntervals, mailStops } from './tables/mails.ts';
export { heldActs } from './tables/held-acts.ts';
export { keptSearches } from './tables/kept-searches.ts';
export { listFigures } from './tables/list-figures.ts';
export { myLinks } from './tables/my-links.ts';
export { planHouseholds, planInvitations } from './tables/plan-guests.ts';
export { plans } from './tables/plans.ts';
export { pushSubscriptions } from './tables/push-subscriptions.ts';
export { pictures } from './tables/pictures.ts';
export { projectPictures, vendorProjects } from './tables/projects.ts';
export { crewMembers } from './tables/crew.ts';
export {
  eventCounts,
  grievances,
  meetups,
  pageContent,
  rateLimits,
  visitMeasureCounts,
} from './tables/site.ts';
export {
  savedViews,
  staffDevices,
  staffLinks,
  staffMembers,
  staffPasskeys,
  staffQuestions,
  staffRecoveryCodes,
  staffSessions,
} from './tables/staff.ts';
