/**
 * @file The one table of pages: who may see each, and everything derived from that. Cache keys, headers, log masking, offline
 * caching, the sitemap, robots.txt and counting follow this table. An address that is not in it is private.
 */
import { directoryQuery } from './directory-query.ts';
import { paths } from './paths.ts';

/**
 * - `public`: anybody may read it. Cached under its own address on the server, revalidated by browsers.
 * - `private`: shows one person's data once scripts run. One cached answer, not stored elsewhere, not counted.
 * - `secret`: as `private`, and anybody with the address may use it. The address is never disclosed, not even in the log.
 */
export type Privacy = 'public' | 'private' | 'secret';

/** The kind of record an address names. Looked up before rendering: all addresses without a record share one cached 404. */
export type RecordKind =
  | 'blog'
  | 'author'
  | 'vendor'
  | 'project'
  | 'vendorPlace'
  | 'priceGuide'
  | 'market'
  | 'crewMember'
  | 'photo'
  | 'enquiry'
  | 'list'
  | 'plan'
  | 'invitation'
  | 'keptSearch'
  | 'claim'
  | 'mail';

/** Query names that change a page. The server judges which of their values do. */
export type QueryName =
  | 'before'
  | 'to'
  | 'photo'
  | 'reviews'
  | 'need'
  | 'quote'
  | 'contact'
  | 'wish'
  | 'v'
  | 'date'
  | 'topic'
  | (typeof directoryQuery)[number];

/** A page's properties beside its words. */
export type Page = {
  privacy: Privacy;
  /** The kind of record that its parameters name; absent, the page is the same for every value. */
  record?: RecordKind;
  /** Its query names; every other name is ignored. */
  query?: readonly QueryName[];
  /** `false` for a public page that search engines may not list. */
  indexed?: false;
  /** Listed in the sitemap as it is; pages of records are added from the database. */
  sitemap?: true;
  /** A public page for doing something rather than reading: useless offline, and not counted. */
  tool?: true;
  /** A tool that works on data stored on the device, so the page is cached for offline use. */
  offline?: true;
  /** Number of cached renderings, of which each request gets a random one: for pages that show a random choice. */
  variants?: number;
};

const listed = { privacy: 'public', sitemap: true } as const;
const unlisted = { privacy: 'public', indexed: false } as const;
const unlistedTool = { ...unlisted, tool: true } as const;
const vendorPlace = { privacy: 'public', record: 'vendorPlace', query: ['page'] } as const;
const quotes = { ...listed, query: ['quote'] } as const;

/**
 * Every page by the pattern of its address.
 * @where Who may see which page?
 */
export const pages = {
  [paths.home]: { ...listed, variants: 8, query: ['q'] },
  [paths.communities]: listed,
  [paths.blogs]: { ...listed, query: ['q', 'topic', 'page'] },
  '/blogs/:id': { privacy: 'public', record: 'blog', variants: 4 },
  '/author/:authorId': { privacy: 'public', record: 'author', query: ['page'] },
  [paths.constructionBlogs]: { ...listed, query: ['page'] },
  [paths.eventBlogs]: { ...listed, query: ['page'] },
  [paths.homeBlogs]: { ...listed, query: ['page'] },
  [paths.gallery]: { ...listed, query: ['photo'] },
  [paths.contact]: { ...listed, query: ['wish'] },
  [paths.about]: listed,
  [paths.careers]: listed,
  [paths.privacy]: listed,
  [paths.legal]: listed,
  [paths.terms]: listed,
  [paths.pending]: unlisted,
  [paths.grievance]: listed,
  [paths.ranking]: listed,
  [paths.howWeCheck]: listed,
  [paths.reviews]: listed,
  [paths.help]: { ...unlisted, query: ['q'] },
  [paths.offline]: unlistedTool,
  [paths.register]: { ...listed, tool: true },
  [paths.login]: { ...listed, tool: true },
  [paths.forgotPassword]: unlistedTool,
  '/reset/:secret': { privacy: 'secret' },
  '/verify/:secret': { privacy: 'secret' },
  '/team/:secret': { privacy: 'secret' },
  '/claims/:secret': { privacy: 'secret', record: 'claim' },
  '/claim/:vendorId': { ...unlisted, record: 'vendor' },
  '/enquiry/:secret': { privacy: 'secret', record: 'enquiry', query: ['before', 'to'] },
  '/quotes/:secret': { privacy: 'secret', record: 'enquiry' },
  '/review/:secret': { privacy: 'secret', record: 'enquiry' },
  '/list/:secret': { privacy: 'secret', record: 'list' },
  '/list/:secret/add': { privacy: 'secret', record: 'list', query: directoryQuery },
  '/enquiry/:secret/record': { privacy: 'secret', record: 'enquiry' },
  '/my/:secret': { privacy: 'secret' },
  '/mail/:secret': { privacy: 'secret', record: 'mail' },
  '/kept/:secret': { privacy: 'secret', record: 'keptSearch' },
  '/plan/:secret': { privacy: 'secret', record: 'plan' },
  '/plan/:secret/guests': { privacy: 'secret', record: 'plan' },
  '/invitation/:secret': { privacy: 'secret', record: 'invitation' },
  [paths.account]: { privacy: 'private' },
  // Only the page itself, which is the same for everybody: a vendor's requests are stored separately.
  [paths.workshop]: { privacy: 'private', offline: true },
  '/workshop/:part': { privacy: 'private', offline: true },
  '/workshop/enquiries/:introductionId': { privacy: 'private', offline: true },
  '/editprofile/:vendorId': { privacy: 'private' },
  '/profile/:vendorId/work/:projectId': { privacy: 'public', record: 'project' },
  '/profile/:vendorId': { privacy: 'public', record: 'vendor', query: ['date', 'reviews', 'page'] },
  [paths.wedding]: { privacy: 'public', query: ['quote'] },
  [paths.weddingVendors]: quotes,
  [paths.location]: { ...listed, query: ['need'] },
  [paths.catering]: listed,
  [paths.entertainment]: listed,
  [paths.crew]: { ...listed, query: ['contact'] },
  [paths.gifts]: listed,
  [paths.decoration]: listed,
  [paths.construction]: listed,
  [paths.constructionVendors]: quotes,
  [paths.marketList]: listed,
  [paths.markets]: listed,
  '/market/:marketId': { privacy: 'public', record: 'market' },
  '/walk/:marketId': { ...unlisted, record: 'market' },
  [paths.rajouriGarden]: listed,
  [paths.chandniChowk]: listed,
  [paths.khanMarket]: listed,
  [paths.sarojiniNagar]: listed,
  [paths.lajpatNagar]: listed,
  [paths.mBlock]: listed,
  [paths.businessStartup]: quotes,
  [paths.investment]: quotes,
  [paths.marketing]: quotes,
  [paths.shortlist]: { ...unlistedTool, offline: true },
  [paths.my]: { ...unlistedTool, offline: true },
  [paths.plan]: { ...unlistedTool, offline: true },
  [paths.ask]: { ...unlistedTool, query: ['v', 'date'] },
  [paths.vendors]: { ...listed, query: directoryQuery },
  [paths.keepSearch]: unlistedTool,
  [paths.compare]: { ...unlisted, query: ['v', 'category', 'date'] },
  '/vendors/:category': vendorPlace,
  '/prices/:category': { privacy: 'public', record: 'priceGuide' },
  '/vendors/:category/:area': vendorPlace,
  '/api/docs': unlistedTool,
  '/styleguide': unlistedTool,
} as const satisfies Readonly<Record<string, Page>>;

/** The pattern of a page's address, which is also its name. */
export type PagePattern = keyof typeof pages;
