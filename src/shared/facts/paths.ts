/** Every page address, spelt exactly as the specification states them (misspellings included), and the directory of ours. */
export const paths = {
  home: '/',
  communities: '/communities',
  blogs: '/blogs',
  constructionBlogs: '/Construtionblogs',
  eventBlogs: '/eventblogs',
  homeBlogs: '/homeblogs',
  gallery: '/gallery',
  contact: '/contact',
  about: '/about',
  careers: '/careers',
  privacy: '/privacypolicy',
  legal: '/legal',
  terms: '/terms&condition',
  pending: '/pending',
  grievance: '/grievance',
  ranking: '/ranking',
  help: '/help',
  offline: '/offline',
  register: '/register',
  login: '/login',
  forgotPassword: '/forgotpassword',
  account: '/account',
  wedding: '/wedding',
  weddingVendors: '/weddingvendors',
  location: '/location',
  catering: '/catering',
  entertainment: '/entertainment',
  crew: '/crew',
  gifts: '/gifts',
  decoration: '/decoration',
  construction: '/construction',
  constructionVendors: '/constructionvendors',
  marketList: '/marketlist',
  markets: '/Market',
  rajouriGarden: '/rajourigardenmarket',
  chandniChowk: '/chandnichowkmkt',
  khanMarket: '/khanmkt',
  sarojiniNagar: '/sarojinimkt',
  lajpatNagar: '/lajpatmkt',
  mBlock: '/mblockmkt',
  businessStartup: '/buisnessstartup',
  investment: '/investment',
  marketing: '/marketing',
  vendors: '/vendors',
  shortlist: '/shortlist',
  ask: '/ask',
  compare: '/compare',
} as const;

/** Returns whether a pathname is this path, as the router does: ignoring case, a trailing slash and escapes. */
export const isAt = (path: string, pathname: string): boolean =>
  path.toLowerCase() === decodeURIComponent(pathname).toLowerCase().replace(/\/+$/, '');

/** Addresses with a parameter. */
export const authorPath = (authorId: string) => `/author/${encodeURIComponent(authorId)}`;
export const blogPath = (blogId: string) => `/blogs/${encodeURIComponent(blogId)}`;
export const profilePath = (vendorId: string) => `/profile/${encodeURIComponent(vendorId)}`;
export const editProfilePath = (vendorId: string) => `/editprofile/${encodeURIComponent(vendorId)}`;
/** A comparison; `ids` have commas between. */
export const comparePath = (ids: string) => `${paths.compare}?v=${ids}`;
export const marketPath = (marketId: string) => `/market/${encodeURIComponent(marketId)}`;
/** The shops of a market in walking order. */
export const walkPath = (marketId: string) => `/walk/${encodeURIComponent(marketId)}`;
/** A visitor's private status page; `secret` is unguessable. */
export const enquiryPath = (secret: string) => `/enquiry/${encodeURIComponent(secret)}`;

/** A page as it will be once something is published; whoever has the address has the page. */
export const previewPath = (secret: string) => `/preview/${encodeURIComponent(secret)}`;

/** A list that a family shares; whoever has the address has the list. */
export const listPath = (secret: string) => `/list/${encodeURIComponent(secret)}`;

/** Where a mailed link to choose a new password leads; `secret` works once, for an hour, and is kept out of the logs. */
export const resetPath = (secret: string) => `/reset/${encodeURIComponent(secret)}`;
/** Where a mailed link that confirms an e-mail address leads. */
export const verifyPath = (secret: string) => `/verify/${encodeURIComponent(secret)}`;

/** A stored picture file, such as `k3…-960.webp`. */
export const mediaPath = (file: string) => `/media/${file}`;

/** A picture of the library, whatever file is behind it now. */
export const libraryPicturePath = (pictureId: string) => `/picture/${encodeURIComponent(pictureId)}`;

/** The drawn logos of the demonstration, each `<name>.svg`. */
export const sampleLogoPath = '/brand/partners/';

/** Spellings people try, answered with 301 to the stated address. Keys are lower case: matching ignores case. */
export const redirects: Readonly<Record<string, string>> = {
  '/constructionblogs': paths.constructionBlogs,
  '/businessstartup': paths.businessStartup,
  '/terms': paths.terms,
  '/privacy': paths.privacy,
};
