/** @file Text of every page while the API fails, is slow or has nothing: one table, with the navigation by a link. */
import type { Page } from '@playwright/test';
import { isTakenOver } from './taken-over.ts';
import { say } from './language.ts';

export type State = 'failing' | 'slow' | 'empty';
/** A sentence of the site, or a function for one with values or from elsewhere. */
type Said = string | (() => string);
type Words = Record<State, readonly Said[]>;

/** Returns a sentence in the view's language. */
export const spoken = (said: Said): string => (typeof said === 'string' ? say(said) : said());

/** The server's own message when it cannot answer. */
export const away = 'We cannot reach our records just now.';
const blogsFailed = 'Failed to load blogs. Please try again later.';
const constructionBlogsFailed = 'Failed to load Construction blogs. Please try again later.';
const businessBlogsFailed = 'Failed to load business blogs. Please try again later.';
const vendorsFailed = 'Failed to fetch vendor data.';
const marketFailed = 'Failed to fetch market data.';
const marketLoading = 'Loading market data...';
const loading = 'Loading...';
const noBlogs = 'No blogs found.';
const noVendors = 'No vendor is listed here yet. Send us your request, and we ask around for you.';
const repeated = () => away;
const error = (message: string) => () => say('Error: {message}', { message });

/** Pages without API calls look the same whatever it does. */
const asksNothing: Words = { failing: [], slow: [], empty: [] };
const signedOut = (sentence: string): Words => ({ failing: [sentence], slow: [sentence], empty: [sentence] });
const outOfTheWorkshop = signedOut('Please sign in to open your workshop.');
const blogList = (failed: string): Words => ({ failing: [failed], slow: [loading], empty: [noBlogs] });
const withVendors: Words = { failing: [vendorsFailed], slow: [loading], empty: [noVendors] };
const withVendorsAndBlogs = (blogs: string): Words => ({
  failing: [vendorsFailed, blogs],
  slow: [loading],
  empty: [noVendors, noBlogs],
});
const withSample = (sample: string): Words => ({
  failing: [() => sample],
  slow: [loading],
  empty: [() => sample],
});
const marketVendors = (name: string): Words => ({
  failing: [marketFailed, vendorsFailed],
  slow: [marketLoading, loading],
  empty: [
    () =>
      say(
        'Nobody in {market} is listed yet. Look among <all>all vendors</all>, or, if you have a shop there, <register>list your business</register>.',
        { market: say(name) },
      ),
  ],
});
const published: Words = { failing: [repeated], slow: [loading], empty: [] };

/** Text of each page in each state. */
export const pageWords: Readonly<Record<string, Words>> = {
  '/': blogList(blogsFailed),
  '/blogs': blogList(blogsFailed),
  '/blogs/:id': {
    failing: ['Blog not found. Please try again later.'],
    slow: [loading],
    empty: ['Blog Not Found'],
  },
  '/author/:authorId': {
    failing: ['This author could not be shown. Please try again later.'],
    slow: [loading],
    empty: ['There is no author here.'],
  },
  '/eventblogs': blogList(blogsFailed),
  '/Construtionblogs': blogList(constructionBlogsFailed),
  '/homeblogs': blogList(blogsFailed),
  '/contact': asksNothing,
  '/register': asksNothing,
  '/login': asksNothing,
  '/forgotpassword': asksNothing,
  '/reset/:secret': asksNothing,
  '/verify/:secret': asksNothing,
  '/account': signedOut('Please sign in to see your account.'),
  '/workshop': outOfTheWorkshop,
  '/workshop/:part': outOfTheWorkshop,
  '/workshop/enquiries/:introductionId': outOfTheWorkshop,
  '/profile/:vendorId': {
    failing: [error(away)],
    slow: [loading],
    empty: [error('There is nothing here.')],
  },
  '/profile/:vendorId/work/:projectId': {
    failing: [error(away)],
    slow: [loading],
    empty: [error('There is nothing here.')],
  },
  '/editprofile/:vendorId': signedOut('Please sign in to edit your page.'),
  '/about': asksNothing,
  '/careers': {
    failing: ['The openings could not be loaded. Please try again in a minute.'],
    slow: [loading],
    empty: [
      'No position is open just now. Write to us all the same, with something that you have written or built.',
    ],
  },
  '/privacypolicy': asksNothing,
  '/legal': published,
  '/terms&condition': published,
  '/pending': { failing: ['Coming soon...'], slow: ['Coming soon...'], empty: ['Coming soon...'] },
  '/ranking': asksNothing,
  '/how-we-check': asksNothing,
  '/reviews': asksNothing,
  '/shortlist': asksNothing,
  '/ask': asksNothing,
  '/grievance': asksNothing,
  '/communities': {
    failing: ['The dates could not be loaded. Please try again later, or ask us below.'],
    slow: [loading],
    empty: ['The next date is not fixed yet. Ask below, and we tell you.'],
  },
  '/gallery': {
    failing: ['Failed to load the gallery. Please try again later.'],
    slow: [loading],
    empty: ['The first pictures are on their way. Until then, see what our vendors show on their own pages.'],
  },
  '/help': {
    failing: [repeated],
    slow: [loading],
    empty: [
      () =>
        say('We found nothing about “{query}”. Try other words, or ask a person below.', {
          query: 'catering',
        }),
    ],
  },
  '/offline': asksNothing,
  // Its six cards are fixed; only the text below their names is not.
  '/Market': asksNothing,
  '/marketlist': {
    failing: ['Failed to fetch markets.'],
    slow: [loading],
    empty: ['No markets available'],
  },
  '/market/:marketId': {
    failing: [marketFailed],
    slow: [marketLoading],
    empty: [
      marketFailed,
      'This market is not here. The address may be mistyped, or the market has been taken off the list.',
    ],
  },
  '/walk/:marketId': {
    failing: [marketFailed],
    slow: [marketLoading],
    empty: [
      marketFailed,
      'This market is not here. The address may be mistyped, or the market has been taken off the list.',
    ],
  },
  '/mblockmkt': marketVendors('M Block Market (Greater Kailash-1)'),
  '/lajpatmkt': marketVendors('Lajpat Nagar'),
  '/khanmkt': marketVendors('Khan Market'),
  '/sarojinimkt': marketVendors('Sarojini Nagar'),
  '/rajourigardenmarket': marketVendors('Rajouri Garden'),
  '/chandnichowkmkt': marketVendors('Chandni Chowk'),
  // The page needs the list's facts to show anything.
  '/vendors/:category': {
    failing: ['This list could not be loaded.'],
    slow: [loading],
    empty: ['There is no such list of vendors.'],
  },
  '/vendors/:category/:area': {
    failing: ['This list could not be loaded.'],
    slow: [loading],
    empty: ['There is no such list of vendors.'],
  },
  '/prices/:category': {
    failing: ['This price guide could not be loaded.'],
    slow: [loading],
    empty: ['There is no such price guide.'],
  },
  '/vendors': { failing: [vendorsFailed], slow: [loading], empty: [() => 'No vendor is listed yet.'] },
  '/catering': withVendors,
  '/entertainment': withSample('Sample DJ and Sound'),
  '/gifts': withVendors,
  '/decoration': withVendors,
  '/construction': withVendors,
  '/location': withVendors,
  '/crew': {
    failing: ['Error fetching crew members', vendorsFailed],
    slow: [loading],
    empty: ['No profile is listed just now. Book with the form, and we suggest a team.', noVendors],
  },
  // Without vendors in its address it makes no calls.
  '/compare': asksNothing,
  '/weddingvendors': withVendorsAndBlogs(blogsFailed),
  '/wedding': withVendorsAndBlogs(blogsFailed),
  '/constructionvendors': withVendorsAndBlogs(constructionBlogsFailed),
  '/buisnessstartup': blogList(businessBlogsFailed),
  '/investment': withSample('Sample Finance Advisers'),
  '/marketing': {
    failing: ['Failed to fetch vendor data. Please try again later.'],
    slow: ['Loading vendors...'],
    empty: [noVendors],
  },
  '/enquiry/:secret': {
    failing: ['We cannot show your request just now'],
    slow: [loading],
    empty: ['This link opens no request'],
  },
  '/quotes/:secret': {
    failing: ['We cannot show your request just now'],
    slow: [loading],
    empty: ['This link opens no request'],
  },
  '/review/:secret': {
    failing: ['We cannot show your request just now'],
    slow: [loading],
    empty: ['This link opens no request'],
  },
  '/enquiry/:secret/record': {
    failing: ['We cannot show your request just now'],
    slow: [loading],
    empty: ['This link opens no request'],
  },
  '/my': asksNothing,
  '/my/:secret': asksNothing,
  '/mail/:secret': asksNothing,
  '/keep': asksNothing,
  '/kept/:secret': {
    failing: ['We cannot show the search just now'],
    slow: [loading],
    empty: ['This link opens no search'],
  },
  '/plan': asksNothing,
  '/plan/:secret': {
    failing: ['We cannot show the plan just now'],
    slow: [loading],
    empty: ['This link opens no plan'],
  },
  '/plan/:secret/guests': {
    failing: ['We cannot show the guests just now'],
    slow: [loading],
    empty: ['This link opens no list of guests'],
  },
  '/invitation/:secret': {
    failing: ['We cannot show the invitation just now'],
    slow: [loading],
    empty: ['This link opens no invitation'],
  },
  '/team/:secret': asksNothing,
  '/claim/:vendorId': { failing: [repeated], slow: [loading], empty: ['This page is not on our site.'] },
  '/claims/:secret': { failing: [repeated], slow: [loading], empty: [() => 'There is nothing here.'] },
  '/list/:secret': {
    failing: ['We cannot show this list just now'],
    slow: [loading],
    empty: ['This link opens no list'],
  },
  '/list/:secret/add': {
    failing: ['We cannot show this list just now'],
    slow: [loading],
    empty: ['This link opens no list'],
  },
  '/styleguide': asksNothing,
  '/api/docs': { failing: [repeated], slow: [loading], empty: [] },
  '/*': {
    failing: ['This page is not here'],
    slow: ['This page is not here'],
    empty: ['This page is not here'],
  },
};

/** Navigates like a link: by the browser's own router, which calls the API. */
export async function follow(page: Page, to: string): Promise<void> {
  // Before hydration the router would take the present content for that address's page.
  await page.waitForFunction(isTakenOver, undefined);
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, to);
}

/** A page without calls, and its heading. */
export const between = { path: '/ranking', words: 'How vendors are ordered' };
