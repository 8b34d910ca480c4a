/** @file The queries of the directory's bench. */
import type { VendorCategory } from '#domain/vendors/vendor-categories.ts';

const areas = ['Saket', 'Rohini', 'Karol Bagh', 'Sector 62', 'Khan Market'];
const trades: VendorCategory[] = ['catering', 'venue', 'plumbing', 'legal', 'retail'];
const at = (index: number) => ({
  lat: (28.4 + (index % 20) / 50).toFixed(4),
  lng: (77 + (index % 17) / 50).toFixed(4),
});
export const of = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

/** A day on which three in ten of the invented vendors are busy. */
export const weddingDate = '2027-02-14';

/** The queries, each with other values from round to round. */
export const questions: Record<string, (index: number) => object> = {
  'all, first page': () => ({}),
  'all, last page': () => ({ page: '40' }),
  category: (i) => ({ category: of(trades, i) }),
  'category and area': (i) => ({ category: of(trades, i), area: of(areas, i + 1) }),
  'category, area, region, open': (i) => ({
    category: of(trades, i),
    area: of(areas, i),
    region: of(['Delhi', 'Noida'], i),
    open: 'today',
  }),
  'category, two facts': (i) => ({
    category: of(['catering', 'venue'], i),
    with: 'food:jain,languages:hindi',
  }),
  'category, guests, price': (i) => ({
    category: of(['catering', 'venue'], i),
    guests: '500',
    price: String(500 + 97 * i),
  }),
  'category, by price': (i) => ({ category: of(trades, i), sort: 'price' }),
  'two categories, by price': (i) => ({
    category: `${of(trades, i)},${of(trades, i + 1)}`,
    sort: 'price',
    page: String(1 + (i % 3)),
  }),
  'category, by capacity': (i) => ({ category: of(['catering', 'venue'], i), sort: 'capacity' }),
  'category on a wedding date': (i) => ({ category: of(trades, i), on: weddingDate }),
  'on a wedding date': () => ({ on: weddingDate }),
  'map of a part of town': (i) => {
    const { lat, lng } = at(i);
    return { box: `${lat},${lng},${(Number(lat) + 0.05).toFixed(4)},${(Number(lng) + 0.05).toFixed(4)}` };
  },
  'region, open today': (i) => ({
    region: of(['Delhi', 'Noida'], i),
    open: 'today',
    page: String(1 + (i % 5)),
  }),
  market: (i) => ({ market: of(['khan-market', 'lajpat-nagar'], i) }),
  'common word': (i) => ({ q: of(['wedding', 'bridal', 'marble', 'tax'], i) }),
  'two words': (i) => ({ q: of(['bridal lehenga', 'kitchen tile', 'dhol sangeet'], i), area: of(areas, i) }),
  'word of a name': (i) => ({ q: of(['gulmohar sharma', 'haveli', 'kesar gupta sweets'], i) }),
  'rare word': (i) => ({ q: `${1000 + i * 577}` }),
  'part of many words': (i) => ({ q: `${123 + i}` }),
  'word of the street': (i) => ({ q: of(['halwai', 'mistri', 'shaadi', 'phool'], i) }),
  typo: (i) => ({ q: of(['catrers', 'photograpfer', 'choregraphy', 'plumbr', 'trousseu'], i) }),
  'typo and filters': (i) => ({
    q: of(['lehnga', 'waterprof'], i),
    category: of(trades, i),
    region: 'Delhi',
  }),
  'name with an error': (i) => ({
    q: of(['gulmohr sharma caterers', 'kesar gupa sweets', 'havelivenues'], i),
  }),
  'nothing like it': (i) => ({ q: of(['xyzzyq', 'qqwwrrtt', 'zzkkpp'], i) }),
  'nobody, one let go': (i) => ({ category: of(['catering', 'venue'], i), area: of(areas, i), price: '50' }),
  'nobody, three let go': (i) => ({ category: of(trades, i), area: 'Nowhere', price: '50', guests: '19999' }),
  'nearest first': (i) => ({ ...at(i), sort: 'near', page: String(1 + (i % 3)) }),
  'nearest of a category, open': (i) => ({ ...at(i), sort: 'near', category: of(trades, i), open: 'today' }),
  'nearest for a word': (i) => ({ ...at(i), sort: 'near', q: of(['wedding', 'kundan'], i) }),
  'within 2 km': (i) => ({ ...at(i), within: '2' }),
};
