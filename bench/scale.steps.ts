/** @file The walk of `scale`: the things people wait for, each as addresses that differ from request to request, so that none is kept. */
import { vendorCategoryNames } from '#domain/vendors/vendor-categories.ts';
import { slugOf } from '#domain/vendors/vendor-addresses.ts';
import { areas } from './directory.vendors.ts';
import { of } from './directory.questions.ts';

/** Ids of the filled database. */
export type Known = {
  vendors: readonly string[];
  references: readonly string[];
  sitemaps: readonly string[];
};
export type Step = { name: string; path: (at: number, known: Known) => string; asStaff?: true };

const languages = ['', '/hi'];
/** Each category once in each language, and then again. */
const categoryAt = (at: number) =>
  `${of(languages, Math.floor(at / vendorCategoryNames.length))}/vendors/${of(vendorCategoryNames, at)}`;
const boxAt = (at: number, size: number) => {
  const [south, west] = [28.4 + (at % 20) / 100, 77 + (at % 17) / 100];
  return [south, west, south + size, west + size].map((one) => one.toFixed(4)).join(',');
};
/** Spells one letter of the words as a capital: another address with the same answer. */
const spelt = (text: string, at: number) => {
  const letter = at % text.length;
  return text.slice(0, letter) + text.slice(letter, letter + 1).toUpperCase() + text.slice(letter + 1);
};
const words = [
  'bridal lehenga',
  'kitchen tile',
  'dhol sangeet',
  'kesar gupta',
  'caterer in saket',
  'catrers',
];
const desk = (name: string, path: Step['path']): Step => ({ name: `desk: ${name}`, path, asStaff: true });

export const steps: readonly Step[] = [
  { name: 'home, kept', path: () => '/' },
  { name: 'all vendors, a page', path: (at) => `/vendors?page=${1 + (at % 40)}` },
  { name: 'a category, first asked', path: categoryAt },
  {
    name: 'a category in an area, first asked',
    path: (at) => `${categoryAt(at)}/${slugOf(of(areas, at))}`,
  },
  {
    name: 'a price guide, first asked',
    path: (at) => categoryAt(at).replace('/vendors/', '/prices/'),
  },
  {
    name: 'a search',
    path: (at) => `/vendors?q=${encodeURIComponent(spelt(of(words, at), Math.floor(at / words.length)))}`,
  },
  {
    name: 'a search with filters',
    path: (at) => `/vendors?category=${of(vendorCategoryNames, at)}&area=${of(areas, at)}&open=today`,
  },
  {
    name: 'suggestions',
    path: (at) =>
      `/api/vendors/suggest?q=${of(['photographer', 'kesar sweets', 'bridal lehenga'], at).slice(0, 3 + (at % 9))}`,
  },
  { name: 'pins of all', path: (at) => `/api/vendors/pins?at=${at}` },
  { name: 'pins of a category', path: (at) => `/api/vendors/pins?category=${of(vendorCategoryNames, at)}` },
  {
    name: 'pins of a part of town',
    path: (at) => `/api/vendors/pins?category=${of(vendorCategoryNames, at)}&box=${boxAt(at, 0.05)}`,
  },
  { name: "a vendor's page", path: (at, { vendors }) => `/profile/${of(vendors, at)}` },
  { name: 'sitemap, index', path: () => '/sitemap.xml' },
  { name: 'sitemap, pages', path: () => '/sitemaps/pages.xml' },
  { name: 'sitemap, vendors', path: (at, { sitemaps }) => of(sitemaps, at) },
  desk('list', (at) => `/api/staff/enquiries?sort=${of(['newest', 'due', 'event'], at)}`),
  desk('list of all', () => '/api/staff/enquiries?status=all&limit=200'),
  desk(
    'search',
    (at) => `/api/staff/enquiries?status=all&q=${of(['zoya khan', 'meera', 'palanquin', 'xyzzyq'], at)}`,
  ),
  desk('working set', () => '/api/staff/working-set'),
  desk('an enquiry', (at, { references }) => `/api/staff/enquiries/${of(references, at)}`),
  desk('Today, the morning sheet', () => '/api/staff/sheet'),
  desk('numbers', (at) => `/api/staff/numbers?split=${of(['kind', 'place', 'source', 'owner'], at)}`),
  desk('numbers of pages', () => '/api/staff/numbers/pages'),
  desk('duplicates', () => '/api/staff/duplicates'),
  desk(
    'duplicates of an enquiry',
    (at, { references }) => `/api/staff/enquiries/${of(references, at)}/duplicates`,
  ),
];
