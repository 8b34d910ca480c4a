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
  howWeCheck: '/how-we-check',
  reviews: '/reviews',
  help: '/help',
  offline: '/offline',
  register: '/register',
  login: '/login',
  forgotPassword: '/forgotpassword',
  account: '/account',
  workshop: '/workshop',
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
  my: '/my',
  plan: '/plan',
} as const;

/** Returns whether a pathname is this path, as the router does: ignoring case, a trailing slash and escapes. */
export const isAt = (path: string, pathname: string): boolean =>
  path.toLowerCase() === decodeURIComponent(pathname).toLowerCase().replace(/\/+$/, '');

/** Addresses with a parameter. */
export const authorPath = (authorId: string) => `/author/${encodeURIComponent(authorId)}`;
export const blogPath = (blogId: string) => `/blogs/${encodeURIComponent(blogId)}`;
export const profilePath = (vendorId: string) => `/profile/${encodeURIComponent(vendorId)}`;
/** What a vendor hands out: the picture of a link to it, a poster with a code, a business card. */
export const handOutPath = (vendorId: string, file: 'share.jpg' | 'poster.png' | 'card.vcf') =>
  `${profilePath(vendorId)}/${file}`;
/** One project of a vendor. */
export const projectPath = (vendorId: string, projectId: string) =>
  [profilePath(vendorId), 'work', encodeURIComponent(projectId)].join('/');
export const editProfilePath = (vendorId: string) => `/editprofile/${encodeURIComponent(vendorId)}`;
/** A part of the vendor's workshop; without one its first page. */
export const workshopPath = (part = '') => (part ? `${paths.workshop}/${part}` : paths.workshop);
/** A comparison; `ids` have commas between, `day` is the one that was looked for. */
export const comparePath = (ids: string, day?: string | null) =>
  `${paths.compare}?v=${ids}${day ? `&date=${day}` : ''}`;
export const marketPath = (marketId: string) => `/market/${encodeURIComponent(marketId)}`;
/** The shops of a market in walking order. */
export const walkPath = (marketId: string) => `/walk/${encodeURIComponent(marketId)}`;
/** A visitor's private status page; `secret` is unguessable. */
export const enquiryPath = (secret: string) => `/enquiry/${encodeURIComponent(secret)}`;

/** The quotes of an enquiry beside each other, and what was agreed; `secret` is that of the private page. */
export const quotesPath = (secret: string) => `/quotes/${encodeURIComponent(secret)}`;

/** One request in a vendor's inbox. */
export const workshopEnquiryPath = (introductionId: string) =>
  `/workshop/enquiries/${encodeURIComponent(introductionId)}`;
/** Where the sender of an enquiry reviews the vendors who answered; `secret` is that of the private page. */
export const reviewPath = (secret: string) => `/review/${encodeURIComponent(secret)}`;

/** A page as it will be once something is published; whoever has the address has the page. */
export const previewPath = (secret: string) => `/preview/${encodeURIComponent(secret)}`;

/** A list that a family shares; whoever has the address has the list. */
export const listPath = (secret: string) => `/list/${encodeURIComponent(secret)}`;

/** What was kept of a request, to print; `secret` is that of its private page. */
export const enquiryRecordPath = (secret: string) => `${enquiryPath(secret)}/record`;
/** Where a mailed link that gathers the requests of an address leads; it works once. */
export const myLinkPath = (secret: string) => `${paths.my}/${encodeURIComponent(secret)}`;
/** Where the reader of a mail stops mails of its kind. */
export const mailStopPath = (secret: string) => `/mail/${encodeURIComponent(secret)}`;
/** A plan that a family shares; whoever has the address has the plan. */
export const planPath = (secret: string) => `${paths.plan}/${encodeURIComponent(secret)}`;
/** The days of a plan, for a calendar. */
export const planFeedPath = (feed: string) => `/plan-days/${feed}.ics`;

/** Where a mailed link to choose a new password leads; `secret` works once, for an hour, and is kept out of the logs. */
export const resetPath = (secret: string) => `/reset/${encodeURIComponent(secret)}`;
/** Where the invitation to a vendor's team leads; `secret` works once. */
export const joinPath = (secret: string) => `/team/${encodeURIComponent(secret)}`;
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
