/** Every page address, spelt exactly as in the specification (misspellings included), and our own directory. */
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
  keepSearch: '/keep',
  my: '/my',
  plan: '/plan',
} as const;

/** Returns whether a pathname matches this path as the router does: ignoring case, a trailing slash and escapes. */
export const isAt = (path: string, pathname: string): boolean =>
  path.toLowerCase() === decodeURIComponent(pathname).toLowerCase().replace(/\/+$/, '');

/** Addresses with a parameter. */
export const authorPath = (authorId: string) => `/author/${encodeURIComponent(authorId)}`;
export const blogPath = (blogId: string) => `/blogs/${encodeURIComponent(blogId)}`;
export const profilePath = (vendorId: string) => `/profile/${encodeURIComponent(vendorId)}`;
/** Returns the address of a vendor's promotional file: the picture of a link to it, a poster with a code, or a business card. */
export const handOutPath = (vendorId: string, file: 'share.jpg' | 'poster.png' | 'card.vcf') =>
  `${profilePath(vendorId)}/${file}`;
/** Returns the address of one project of a vendor. */
export const projectPath = (vendorId: string, projectId: string) =>
  [profilePath(vendorId), 'work', encodeURIComponent(projectId)].join('/');
export const editProfilePath = (vendorId: string) => `/editprofile/${encodeURIComponent(vendorId)}`;
/** Returns the address of a part of the vendor's workshop, or of its first page. */
export const workshopPath = (part = '') => (part ? `${paths.workshop}/${part}` : paths.workshop);
/** Returns the address of a comparison; `ids` are joined by commas, `day` is the day searched for. */
export const comparePath = (
  ids: string,
  { day, category }: { day?: string | null | undefined; category?: string | null | undefined } = {},
) => `${paths.compare}?v=${ids}${category ? `&category=${category}` : ''}${day ? `&date=${day}` : ''}`;
export const marketPath = (marketId: string) => `/market/${encodeURIComponent(marketId)}`;
/** Returns the address of a market's shops in walking order. */
export const walkPath = (marketId: string) => `/walk/${encodeURIComponent(marketId)}`;
/** Returns the address of a visitor's private status page; `secret` is unguessable. */
export const enquiryPath = (secret: string) => `/enquiry/${encodeURIComponent(secret)}`;

/** Returns the address of an enquiry's quotes side by side, and the agreement; `secret` is that of the private page. */
export const quotesPath = (secret: string) => `/quotes/${encodeURIComponent(secret)}`;

/** Returns the address of one request in a vendor's inbox. */
export const workshopEnquiryPath = (introductionId: string) =>
  `/workshop/enquiries/${encodeURIComponent(introductionId)}`;
/** Returns the address on which an enquiry's sender reviews the vendors who answered; `secret` is that of the private page. */
export const reviewPath = (secret: string) => `/review/${encodeURIComponent(secret)}`;

/** Returns the address of a page's preview before publication; anybody with the address can read it. */
export const previewPath = (secret: string) => `/preview/${encodeURIComponent(secret)}`;

/** Returns the address of a shared list; anybody with the address can use it. */
export const listPath = (secret: string) => `/list/${encodeURIComponent(secret)}`;
/** Returns the address of the directory from which vendors are added to a shared list. */
export const addToListPath = (secret: string) => `${listPath(secret)}/add`;

/** Returns the address of a request's printable record; `secret` is that of its private page. */
export const enquiryRecordPath = (secret: string) => `${enquiryPath(secret)}/record`;
/** Returns the address of a mailed link that lists all requests of an e-mail address; it works once. */
export const myLinkPath = (secret: string) => `${paths.my}/${encodeURIComponent(secret)}`;
/** Returns the address on which a reader stops mails of one topic. */
export const mailStopPath = (secret: string) => `/mail/${encodeURIComponent(secret)}`;
/** Returns the address on which a kept search is confirmed and ended. */
export const keptSearchPath = (secret: string) => `/kept/${encodeURIComponent(secret)}`;
/** Returns the address of a shared plan; anybody with the address can use it. */
export const planPath = (secret: string) => `${paths.plan}/${encodeURIComponent(secret)}`;
/** Returns the address of a plan's guests and invitation. */
export const planGuestsPath = (secret: string) => `${planPath(secret)}/guests`;
/** Returns the address of the invitation of one household; anybody with the address can answer for it. */
export const invitationPath = (secret: string) => `/invitation/${encodeURIComponent(secret)}`;
/** Returns the address of its days as a calendar. */
export const invitationDaysPath = (secret: string) => `/invitation-days/${secret}.ics`;
/** Returns the address of a plan's days as a calendar. */
export const planFeedPath = (feed: string) => `/plan-days/${feed}.ics`;

/** Returns the address of a mailed link to choose a new password; `secret` works once, for an hour, and is masked in logs. */
export const resetPath = (secret: string) => `/reset/${encodeURIComponent(secret)}`;
/** Returns the address of an invitation to a vendor's team; `secret` works once. */
export const joinPath = (secret: string) => `/team/${encodeURIComponent(secret)}`;
/** Returns the address of a mailed link that confirms an e-mail address. */
export const verifyPath = (secret: string) => `/verify/${encodeURIComponent(secret)}`;

/** Returns the address of a stored picture file, such as `k3…-960.webp`. */
export const mediaPath = (file: string) => `/media/${file}`;

/** Returns the address of a library picture, which stays when its file is replaced. */
export const libraryPicturePath = (pictureId: string) => `/picture/${encodeURIComponent(pictureId)}`;

/** The drawn logos of the demonstration, each `<name>.svg`. */
export const sampleLogoPath = '/brand/partners/';

/** Common misspellings, answered with 301 to the specified address. Keys are lower case: matching ignores case. */
export const redirects: Readonly<Record<string, string>> = {
  '/constructionblogs': paths.constructionBlogs,
  '/businessstartup': paths.businessStartup,
  '/terms': paths.terms,
  '/privacy': paths.privacy,
};

/** Where it stands once for the whole site what follows after anything is sent. */
export const afterYouSendPath = `${paths.help}#after-you-send`;
