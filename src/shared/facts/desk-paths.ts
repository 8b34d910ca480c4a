/** Addresses of the desk. Only the desk's own code loads them. */
export const deskPaths = {
  home: '/desk',
  signIn: '/desk/sign-in',
  /** The secret of the link follows as `#…`. */
  join: '/desk/join',
  keys: '/desk/keys',
  people: '/desk/people',
  enquiries: '/desk/enquiries',
  enquiry: '/desk/enquiries/:reference',
  words: '/desk/words',
  searchWords: '/desk/search-words',
  complaints: '/desk/complaints',
  reviews: '/desk/reviews',
  vendors: '/desk/vendors',
  vendor: '/desk/vendors/:vendorId',
  claims: '/desk/claims',
  claim: '/desk/claims/:claimId',
  checks: '/desk/checks',
  check: '/desk/checks/:checkId',
  content: '/desk/content',
  contentList: '/desk/content/:type',
  contentItem: '/desk/content/:type/:itemId',
  /** Every mail as it is sent. */
  mails: '/desk/mails',
  pictures: '/desk/pictures',
  moving: '/desk/moving',
  record: '/desk/record',
  health: '/desk/health',
  funnel: '/desk/funnel',
  /** Linked from no page: for developers. */
  styleguide: '/desk/styleguide',
} as const;

/** An empty document with a policy of its own, in which the desk shows a mail; no page of its router. */
export const mailFramePath = '/desk/mail-frame';
