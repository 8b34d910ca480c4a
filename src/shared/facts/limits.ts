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
  /** The stated simulated delay of the eight category tiles, when a visitor comes from another page. */
  categoryTilesDelayMs: 50,
  /** The same of the six market cards. */
  marketCardsDelayMs: 300,
  registration: { nameMin: 3, passwordMin: 6, addressMin: 10, panGstMin: 10, panGstMax: 15, phoneDigits: 10 },
} as const;

/** How long the success view of a form stays before the stated redirect. */
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
  /** Ours: the specification has no such form. */
  community: 4000,
} as const;

/** Upper bounds of ours: every string that arrives has one. In UTF-16 code units, as `maxlength` counts them. */
export const maxLength = {
  name: 120,
  email: 254,
  phone: 32,
  /** A tax number as it is read out, with blanks and dashes in it. */
  spacedNumber: 40,
  shortText: 200,
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
  /** Words in a search box: what is longer than a search looks for is kept in the box, and said. */
  searchTyped: 1000,
} as const;

/** Caps of lists that a vendor fills. */
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

/** Bounds of the work that a vendor shows. */
export const projectLimits = {
  projects: 30,
  pictures: 12,
  title: 80,
  area: 80,
  words: 1500,
  caption: 160,
} as const;

/** Bounds of the directory. Nobody reads further than its pages, and each costs. */
export const directoryLimits = {
  pageSize: 24,
  pagesMax: 40,
  queryMax: 80,
  withinMaxKm: 100,
  guestsMax: 20_000,
  priceMaxRupees: 100_000_000,
  /** A list with fewer vendors is kept out of search engines. */
  listedFrom: 3,
  /** Pins on one map: more would be a carpet. */
  pinsMax: 500,
} as const;

/** Of the days on which vendors are not free. */
export const daysLimits = {
  /** So far ahead days are kept and asked for. */
  horizonMonths: 18,
  /** A calendar that nobody has touched for longer says nothing of the days that it leaves free. */
  keptDays: 60,
  /** No calendar of so many months has more days. */
  listMax: 600,
  /** A vendor who answers nobody for longer is not away, but closed. */
  awayDays: 60,
} as const;

/** Of a calendar that is read from another host. */
export const calendarLimits = {
  bytesMax: 1_000_000,
  timeoutMs: 10_000,
  /** Entries beyond these are not read, and the vendor is told. */
  entriesMax: 5000,
  /** Days that one entry may take. */
  entryDaysMax: 366,
  /** Read anew so long after the last time. */
  everyHours: 6,
} as const;

/** Bounds of what is moved in. */
export const importExportLimits = {
  /** Bytes of one file that is imported. */
  fileBytes: 512 * 1024 * 1024,
  /** Things in one file. */
  entries: 20_000,
  /** Entries on one page of the plan. */
  page: 100,
  /** Imports that are listed. */
  imports: 50,
  /** Other sites of one import that may be asked for pictures. */
  hosts: 20,
  /** Characters of the name of one. */
  host: 253,
} as const;

/** Vendors who are asked with one form. */
export const askedVendorsMax = 3;

/** Bounds of a list that a family shares. */
export const sharedListLimits = {
  vendors: 12,
  voters: 60,
  comments: 300,
  title: 80,
  name: 60,
  comment: 500,
} as const;

/** Bounds of reviews. */
export const reviewLimits = {
  textMin: 60,
  text: 2000,
  answer: 2000,
  mentions: 6,
  pictures: 4,
  /** On one page of a vendor's reviews. */
  shown: 20,
  /** As of every list: the number of a page in an address has one bound. */
  pagesMax: directoryLimits.pagesMax,
  /** Stars are shown, and told to search engines, from so many reviews on. */
  starsFrom: 3,
} as const;

/** Bounds of conversations. */
export const threadLimits = {
  /** Messages of one thread that are read at once. Those before them come when they are asked for. */
  shown: 100,
} as const;

/** Bounds of the pictures of messages. */
export const messagePictureLimits = {
  /** With one message. */
  perMessage: 4,
  /** Of one enquiry, by each side. */
  perSide: 60,
} as const;

/** How long what an account was given stays good. */
export const lifetimes = {
  /** Of a session, counted from its last use. */
  sessionDays: 30,
  /** Of a session, however often it is used. */
  sessionMaxDays: 180,
  resetMinutes: 60,
  verifyDays: 7,
  /** Of a link that gathers the requests of an address. */
  myLinkMinutes: 15,
  /** Sealed records of an erased account. */
  sealedDays: 365,
} as const;

/** Days after which an address or a device from which an account was entered is forgotten, counted from its last use. */
export const knownSourceDays = 90;

/**
 * Days after which personal data is destroyed. A year is the least that the data protection rules ask to keep, and more than the
 * 180 days of logs that incident reports need.
 * @where How long is each kind of data kept?
 */
export const retentionDays = {
  /** An enquiry, from the last thing that happened to it. */
  enquiry: 365,
  /** The keyed hash of the sender's address beside it, which serves limits alone. */
  senderHash: 7,
  /** A complaint, from the day it was disposed of; an open one stays. */
  grievance: 365,
  /** A review, from the day it was written: what is older tells of another firm. */
  review: 3 * 365,
  /** The words of a review that nobody may read, and an invitation that nobody followed. */
  unshownReview: 180,
  /** A line of the record of what the staff did. */
  event: 365,
  /** Words of a search that found nobody, from the last time; those of one visitor alone go with `senderHash`. */
  searchMiss: 90,
  /** A shared list of vendors, from its last change. */
  sharedList: 180,
  /** A vendor that was removed from one, and a list that was deleted; until then they can come back. */
  removedFromList: 30,
  /** A shared plan, from its last change: a wedding is planned for a year. */
  sharedPlan: 540,
  /** A project or a picture of one that its vendor has removed; until then it can be taken back. */
  removedProject: 1,
  /** An import of content and its file. What it brought stays. */
  contentImport: 30,
  /** A picture whose message never came. */
  waitingPicture: 1,
  /** A document that a vendor gave for a check, should nobody have decided by then. */
  checkDocument: 30,
  /** A check that is over, from its last change. */
  endedCheck: 365,
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
  /** Characters of a request in the list. */
  gist: 140,
} as const;

/** What a vendor's device keeps of its inbox. */
export const inboxKept = {
  /** The conversations that were read last. */
  conversations: 60,
  days: 30,
  /** How long after its last reading a family's details are shown without asking whether they still may be. */
  contactHours: 24,
} as const;
