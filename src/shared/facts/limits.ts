/**
 * Numbers fixed by the product specification. Units are in the names.
 * @where Where are the delays and limits that the specification states?
 */
export const limits = {
  teaserBlogs: 3,
  suggestedBlogs: 3,
  searchDebounceMs: 100,
  crewPeopleMin: 1,
  crewPeopleMax: 10,
  venueGuestsMin: 1,
  venueGuestsMax: 100_000,
  mediaFilesMax: 5,
  gallerySlots: 4,
  ratingScale: 5,
  projectCarouselMs: 3000,
  mapZoom: 16,
  /** The specified simulated delay of the eight category tiles, when a visitor comes from another page. */
  categoryTilesDelayMs: 50,
  /** The same for the six market cards. */
  marketCardsDelayMs: 300,
  registration: { nameMin: 3, passwordMin: 6, addressMin: 10, panGstMin: 10, panGstMax: 15, phoneDigits: 10 },
} as const;

/** Milliseconds for which a form's success view stays before the specified redirect. */
export const redirectDelayMs = {
  contact: 2000,
  crewBooking: 3000,
  construction: 3000,
  venue: 4000,
  quote: 4000,
  crewContact: 4000,
  business: 4000,
  catering: 5000,
  decoration: 5000,
  gift: 5000,
  entertainment: 5000,
  /** Our own value: the specification has no such form. */
  community: 4000,
} as const;

/** Our own upper bounds: every string that arrives has one. In UTF-16 code units, as `maxlength` counts them. */
export const maxLength = {
  name: 120,
  email: 254,
  phone: 32,
  /** A tax number as typed, with spaces and dashes in it. */
  spacedNumber: 40,
  shortText: 200,
  /** The hours of one day. */
  hours: 60,
  address: 400,
  url: 300,
  message: 4000,
  id: 80,
  secret: 128,
  password: 200,
  description: 3000,
  serviceDetails: 1000,
  answer: 800,
  policy: 600,
  calendarAddress: 1000,
  /** Words in a search box: text beyond the searched length stays in the box, and the page says so. */
  searchTyped: 1000,
} as const;

/** Maximum lengths of lists that a vendor fills in. */
export const maxItems = {
  services: 20,
  areasServed: 20,
  categories: 6,
  prices: 24,
  packages: 8,
  packageLines: 12,
  questions: 12,
  compared: 4,
  similarVendors: 6,
  list: 500,
} as const;

/** Largest picture file that the server takes, unless `UPLOAD_MAX_MB` says otherwise. */
export const pictureMegabytes = 10;

/** Bounds of a vendor's published projects. */
export const projectLimits = {
  projects: 30,
  pictures: 12,
  title: 80,
  area: 80,
  words: 1500,
  caption: 160,
} as const;

/** Bounds of the directory. Nobody reads beyond its pages, and each one costs. */
export const directoryLimits = {
  pageSize: 24,
  pagesMax: 40,
  queryMax: 80,
  withinMaxKm: 100,
  guestsMax: 20_000,
  priceMaxRupees: 100_000_000,
  /** A list with fewer vendors is not offered to search engines. */
  listedFrom: 3,
  /** Prices of fewer vendors are no guide, and would give away who asks how much. */
  pricesFrom: 3,
  /** Pins on one map: more would cover it. */
  pinsMax: 500,
} as const;

/** Bounds of vendors' availability calendars. */
export const daysLimits = {
  /** Months ahead for which days are stored and can be searched. */
  horizonMonths: 18,
  /** A calendar unchanged for more days says nothing about its free days. */
  keptDays: 60,
  /** No calendar of this many months has more days. */
  listMax: 600,
  /** A vendor away for more days counts as closed. */
  awayDays: 60,
} as const;

/** Bounds of a calendar that is read from another host. */
export const calendarLimits = {
  bytesMax: 1_000_000,
  timeoutMs: 10_000,
  /** Entries beyond these are not read, and the vendor is notified. */
  entriesMax: 5000,
  /** Maximum days of one entry. */
  entryDaysMax: 366,
  /** Hours between two reads. */
  everyHours: 6,
} as const;

/** Bounds of imports. */
export const importExportLimits = {
  /** Bytes of one file that is imported. */
  fileBytes: 512 * 1024 * 1024,
  /** Items in one file. */
  entries: 20_000,
  /** Entries on one page of the plan. */
  page: 100,
  /** Imports in the list. */
  imports: 50,
  /** Other sites from which one import may fetch pictures. */
  hosts: 20,
  /** Characters of a site's name. */
  host: 253,
  /** Names of the old site that can be given one of ours. */
  terms: 500,
  /** Characters of such a name. */
  termName: 200,
} as const;

/** Bounds of a table of vendors that the staff brings in. */
export const vendorTableLimits = {
  /** Bytes of its file. */
  fileBytes: 1024 * 1024,
  /** Rows without the headings. */
  rows: 1000,
  columns: 40,
  /** Invitations that one call mails. */
  invitations: 50,
} as const;

/** Maximum vendors in one enquiry form. */
export const askedVendorsMax = 3;

/** Bounds of a shared list. */
export const sharedListLimits = {
  vendors: 12,
  voters: 60,
  comments: 300,
  title: 80,
  name: 60,
  comment: 500,
} as const;

/** Bounds of kept searches. */
export const keptSearchLimits = {
  /** Confirmed ones of one address. */
  kept: 10,
  /** Those of one address that wait for its confirmation. */
  waiting: 5,
  /** Days between two mails about one search. */
  everyDays: 7,
  /** Days for which a public vendor counts as new; many complete their page after it became public. */
  newDays: 30,
  /** New vendors that one mail tells of; the next one tells of the rest. */
  told: 100,
  /** Those of them that the mail names; the others stand in its link to the list. */
  named: 10,
  /** Characters of the query of an address. */
  search: 2000,
} as const;

/** Bounds of reviews. */
export const reviewLimits = {
  textMin: 60,
  text: 2000,
  answer: 2000,
  mentions: 6,
  pictures: 4,
  /** Reviews on one page of a vendor's reviews. */
  shown: 20,
  /** As for every list: a page number in an address has one bound. */
  pagesMax: directoryLimits.pagesMax,
  /** Stars are shown, and given to search engines, from this many reviews on. */
  starsFrom: 3,
} as const;

/** Bounds of conversations. */
export const threadLimits = {
  /** Messages of one thread that are read at once. Earlier ones are loaded on request. */
  shown: 100,
} as const;

/** Bounds of the pictures of messages. */
export const messagePictureLimits = {
  /** Pictures with one message. */
  perMessage: 4,
  /** Pictures of each side in one enquiry. */
  perSide: 60,
} as const;

/** Lifetimes of an account's sessions and links. */
export const lifetimes = {
  /** Of a session, from its last use. */
  sessionDays: 30,
  /** Of a session, whether used or not. */
  sessionMaxDays: 180,
  resetMinutes: 60,
  verifyDays: 7,
  /** Of a mailed link that lists all requests of an e-mail address. */
  myLinkMinutes: 15,
} as const;

/** Days after its last use after which an address or device used to sign in is forgotten. */
export const knownSourceDays = 90;

/**
 * Days after which personal data is destroyed. A year is the minimum under the data protection rules, and more than the 180 days of
 * logs that incident reports need.
 * @where How long is each kind of data kept?
 */
export const retentionDays = {
  /** An enquiry, from its last activity. */
  enquiry: 365,
  /** The keyed hash of the sender's address beside it, used for rate limits only. */
  senderHash: 7,
  /** A complaint, from the day it was disposed of; an open one stays. */
  grievance: 365,
  /** A review, from the day it was written: an older one describes a different firm. */
  review: 3 * 365,
  /** The words of a review that was never shown, and an unused invitation. */
  unshownReview: 180,
  /** A line of the record of staff actions. */
  event: 365,
  /** Words of a search without results, from the last time; those of a single visitor are deleted with `senderHash`. */
  searchMiss: 90,
  /** Counted measures of visits, which hold no person. */
  visitMeasure: 90,
  /** A kept search and its e-mail address, from its confirmation; one for a day until the end of that day. */
  keptSearch: 365,
  /** A kept search that its reader ended; until then it can be kept after all. */
  endedSearch: 1,
  /** A kept search that nobody confirmed. */
  waitingSearch: 7,
  /** A shared list of vendors, from its last change. */
  sharedList: 180,
  /** A vendor removed from a list, and a deleted list; until then they can be restored. */
  removedFromList: 30,
  /** A shared plan, from its last change: a wedding is planned for a year. */
  sharedPlan: 540,
  /** Guests of a plan and its invitation, from the last day of the celebration. */
  planGuests: 30,
  /** A project or project picture removed by its vendor; until then it can be restored. */
  removedProject: 1,
  /** An import of content and its file. The imported content stays. */
  contentImport: 30,
  /** A picture whose message was never sent. */
  waitingPicture: 1,
  /** A document uploaded for a check that is still undecided. */
  checkDocument: 30,
  /** An ended check, from its last change. */
  endedCheck: 365,
  /** The sealed record of an erased vendor or a withdrawn enquiry, as the law requires. */
  sealedRecord: 365,
  /** A mail written to a file because no mail server is set. */
  writtenMail: 365,
} as const;

/**
 * Hours within which a complaint is acknowledged and disposed of. Where two rules apply the shorter time counts: the IT rules
 * (24 hours, 7 days; intimate pictures 2 hours) are shorter than those of consumer protection; data has 90 days.
 */
export const grievanceHours = {
  general: { acknowledge: 24, dispose: 7 * 24 },
  picture: { acknowledge: 1, dispose: 2 },
  data: { acknowledge: 24, dispose: 90 * 24 },
} as const;

/** A vendor's inbox. */
export const inboxLimits = {
  /** Characters of a request's excerpt in the list. */
  gist: 140,
} as const;

/** Limits of the inbox data stored on a vendor's device. */
export const inboxKept = {
  /** Number of most recently read conversations. */
  conversations: 60,
  days: 30,
  /** Hours after its last reading for which a family's details are shown without checking again whether they may be. */
  contactHours: 24,
} as const;
