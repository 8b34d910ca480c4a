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
  checks: '/desk/checks',
  check: '/desk/checks/:checkId',
  content: '/desk/content',
  contentList: '/desk/content/:type',
  contentItem: '/desk/content/:type/:itemId',
  pictures: '/desk/pictures',
  moving: '/desk/moving',
  record: '/desk/record',
  funnel: '/desk/funnel',
  /** Linked from no page: for developers. */
  styleguide: '/desk/styleguide',
} as const;
