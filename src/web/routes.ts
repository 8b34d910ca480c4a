import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { countedPages } from '#facts/page-at.ts';
import { paths } from '#facts/paths.ts';
import { marketPages } from '#content/market-pages.ts';
import { bookingWords } from '#content/booking-words.ts';
import { overviewWords } from '#content/overview-words.ts';
import { blogCategoryPages } from '#content/blog-categories.ts';

const counted = new Set(countedPages);
/** Returns the id of a route: its pattern when the page is counted, so that the browser needs no table of counted pages. */
const idOf = (path: string) => (counted.has(path) ? path : `uncounted ${path}`);
const page = (path: string, file: string) => route(path.slice(1), `pages/${file}.tsx`, { id: idOf(path) });

export default [
  index('pages/home.tsx', { id: idOf(paths.home) }),
  page(paths.blogs, 'blogs'),
  page('/blogs/:id', 'blog'),
  page('/author/:authorId', 'author'),
  ...blogCategoryPages.map(({ path }) => page(path, 'blog-category')),
  page(paths.contact, 'contact'),
  page(paths.register, 'register'),
  page(paths.login, 'login'),
  page(paths.forgotPassword, 'forgot-password'),
  page('/reset/:secret', 'reset-password'),
  page('/verify/:secret', 'verify-email'),
  page('/team/:secret', 'join-team'),
  page(paths.account, 'account'),
  page(paths.workshop, 'workshop'),
  page('/workshop/:part', 'workshop'),
  page('/workshop/enquiries/:introductionId', 'workshop'),
  page('/profile/:vendorId', 'profile'),
  page('/profile/:vendorId/work/:projectId', 'project'),
  page('/editprofile/:vendorId', 'edit-profile'),
  page(paths.about, 'about'),
  page(paths.careers, 'careers'),
  page(paths.privacy, 'privacy'),
  page(paths.legal, 'published-text'),
  page(paths.terms, 'published-text'),
  page(paths.pending, 'pending'),
  page(paths.ranking, 'ranking'),
  page(paths.howWeCheck, 'how-we-check'),
  page(paths.reviews, 'how-reviews-work'),
  page(paths.grievance, 'grievance'),
  page(paths.communities, 'communities'),
  page(paths.gallery, 'gallery'),
  page(paths.help, 'help'),
  page(paths.offline, 'offline'),
  page(paths.markets, 'markets'),
  page(paths.marketList, 'market-list'),
  page('/market/:marketId', 'market'),
  page('/walk/:marketId', 'market-walk'),
  ...marketPages.map(({ route: path }) => page(path, 'market-place')),
  page(paths.vendors, 'vendors'),
  page(paths.shortlist, 'shortlist'),
  page(paths.ask, 'ask'),
  page(paths.compare, 'compare'),
  page('/vendors/:category', 'vendors-in'),
  page('/vendors/:category/:area', 'vendors-in'),
  ...Object.keys(bookingWords).map((path) => page(path, 'booking')),
  ...Object.keys(overviewWords).map((path) => page(path, 'overview')),
  page(paths.location, 'location'),
  page(paths.crew, 'crew'),
  page(paths.investment, 'investment'),
  page(paths.marketing, 'marketing'),
  page('/enquiry/:secret', 'enquiry-status'),
  page('/quotes/:secret', 'quotes'),
  page('/review/:secret', 'review'),
  page('/list/:secret', 'shared-list'),
  page('/enquiry/:secret/record', 'enquiry-record'),
  page(paths.my, 'my'),
  page('/my/:secret', 'my-links'),
  page('/mail/:secret', 'mail-stop'),
  page(paths.plan, 'plan'),
  page('/plan/:secret', 'shared-plan'),
  page('/api/docs', 'api-docs'),
  page('/styleguide', 'styleguide'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
