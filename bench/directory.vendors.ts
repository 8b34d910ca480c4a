/** @file Invented vendors by the hundred thousand, with realistic size and spread, the same in every run. */
import { v7 } from 'uuid';
import { usualPricesOf, usualUnitOf } from '#domain/vendors/own-category.ts';
import {
  vendorCategories,
  vendorCategoryNames,
  regions,
  type VendorCategory,
} from '#domain/vendors/vendor-categories.ts';
import { markets as marketWords } from '#content/markets.ts';
import {
  categoryFacts,
  factTokens,
  vendorFacts,
  type Fact,
  type PriceCue,
  type VendorFacts,
} from '#domain/vendors/vendor-facts.ts';
import { placeTerms } from '#content/works-in.ts';
import { searchVersion } from '#modules/vendors/vendor-search.ts';
import { searchKey } from '#platform/db/search-key.ts';

const givenNames =
  'Aarav Vivaan Meera Kabir Naina Rohan Ishaan Tara Zoya Farhan Gurpreet Harleen Lakshmi Nandini Om Pooja Rafiq Sanjay Tenzin Usha Vikram Wahida Yash Zubin Deepa Esha Gopal Hina Jaspreet Kamla'.split(
    ' ',
  );
const familyNames =
  'Sharma Gupta Khan Singh Kaur Nair Iyer Das Bose Mehta Jain Verma Yadav Ansari Thapa Reddy Pillai Chopra Malhotra Saxena Tomar Rawat Bisht Sethi Arora Bhatia'.split(
    ' ',
  );
const firstWords =
  'Saffron Kesar Neem Jaali Mogra Gulmohar Amaltas Chandni Rangoli Dhoop Sona Chaupal Pakka Naya Purana Shubh Mangal Rajdhani Yamuna Aravalli Kothi Haveli Baithak Aangan Tulsi Chandan Genda Palash Sheesham Ashoka'.split(
    ' ',
  );
const secondWords =
  'Caterers Tents Decor Events Builders Interiors Studio Sarees Jewellers Photos Sound Lights Flowers Legal Accounts Ventures Media Press Motors Sweets Halls Lawns Painters Plumbing Electricals Architects Ceramics Fabrics Shoes Books'.split(
    ' ',
  );
export const areas =
  'Saket,Karol Bagh,Rohini,Dwarka,Janakpuri,Pitampura,Lajpat Nagar,Khan Market,Greater Kailash-1,Rajouri Garden,Chandni Chowk,Sarojini Nagar,Hauz Khas,Vasant Kunj,Mayur Vihar,Laxmi Nagar,Shahdara,Preet Vihar,Model Town,Civil Lines,Daryaganj,Okhla,Kalkaji,Nehru Place,Malviya Nagar,Green Park,Munirka,Patel Nagar,Tilak Nagar,Uttam Nagar,Sector 15,Sector 18,Sector 29,Sector 50,Sector 62,Sushant Lok,NIT,Surajkund,Ballabgarh,Palam'.split(
    ',',
  );
const descriptionWords =
  'bridal lehenga sherwani mandap marigold garland wedding reception haldi terrace garden banquet buffet counter chaat sweets tandoor biryani vegetarian satvik jain plates crockery staff waiter stage lighting speaker dhol anchor choir dance sangeet photographer album drone film invitation letterpress card gift hamper trousseau brick cement plaster waterproof terrace tile marble kitchen wardrobe wiring switchboard plumber pipe tank paint primer polish drawing permit site visit quote written estimate warranty repair register company partnership trademark tax return audit payroll brand logo campaign website hoarding print shop fabric lace blouse matching tailor bangles jutti phulkari kundan silver brass pottery lamp linen book spectacles tea coffee bread family guests evening morning weekend delivery home measured fitted ready made order'.split(
    ' ',
  );

/** Creates a small generator with a fixed seed, so that two runs are comparable. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

/** A vendor as a row of JSON, in the names of the table. */
export type VendorRow = ReturnType<typeof createVendors> extends (index: number) => infer R ? R : never;

/** Makes vendors one after the other. */
export function createVendors(seed = 7) {
  const random = createRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const several = <T>(list: readonly T[], count: number) => Array.from({ length: count }, () => pick(list));
  /** Returns two in three of the facts of these categories. */
  const factsOf = (categories: readonly (keyof typeof categoryFacts)[]): VendorFacts => {
    const names = [...new Set(categories.flatMap((one) => categoryFacts[one].facts))];
    const said = names.flatMap((name): (readonly [string, unknown])[] => {
      const fact: Fact = vendorFacts[name];
      if (random() < 1 / 3) return [];
      if (fact.kind === 'choices') return [[name, [...new Set(several(Object.keys(fact.options), 2))]]];
      if (fact.kind === 'choice') return [[name, pick(Object.keys(fact.options))]];
      return fact.kind === 'number' ? [[name, fact.min + Math.floor(random() * 40)]] : [];
    });
    return Object.fromEntries(said);
  };
  /** Returns a price in the usual unit for seven categories in ten. */
  const priceOf = (category: VendorCategory): PriceCue[] => {
    if (random() >= 0.7) return [];
    const [from, unit] = [100 * (1 + Math.floor(random() * 500)), usualUnitOf(category)];
    return [{ category, unit, from, to: from + 200, taxIncluded: false, asOf: '2026-11' }];
  };
  return (index: number) => {
    const company = `${pick(firstWords)} ${pick(familyNames)} ${pick(secondWords)} ${index}`;
    const owner = `${pick(givenNames)} ${pick(familyNames)}`;
    const area = pick(areas);
    const region = pick(regions);
    const categories = [...new Set(several(vendorCategoryNames, 1 + Math.floor(random() * 3)))];
    const description = several(descriptionWords, 30).join(' ');
    const services = several(descriptionWords, 6).join(' ');
    const address = `${1 + Math.floor(random() * 400)}, ${pick(firstWords)} Road, ${area} 1100${10 + Math.floor(random() * 80)}`;
    const served = [...new Set(several(areas, Math.floor(random() * 4)))].filter((one) => one !== area);
    const facts = factsOf(categories);
    const [from, span] = [50 * (1 + Math.floor(random() * 10)), 100 * (1 + Math.floor(random() * 20))];
    const seats = categories.some((one) => one === 'venue' || one === 'catering') && random() < 0.8;
    const prices = categories.flatMap(priceOf);
    const placed = random() < 0.85;
    const closed = pick(['sun', 'mon', 'tue', 'wed']);
    const open = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].filter((day) => day !== closed);
    return {
      id: v7(),
      company_name: company,
      owner_name: owner,
      address,
      description,
      latitude: placed ? 28.35 + random() * 0.5 : null,
      longitude: placed ? 76.95 + random() * 0.5 : null,
      categories,
      area,
      areas_served: served,
      services: [{ id: 'a', name: services, details: '' }],
      facts,
      prices,
      fact_tokens: factTokens(facts),
      capacity_from: seats ? from : null,
      capacity_to: seats ? from + span : null,
      price_from: usualPricesOf(categories.slice(0, 1), prices)[0]?.from ?? null,
      region,
      market_id: random() < 0.03 ? pick(marketWords).slug : null,
      opening_hours: random() < 0.8 ? Object.fromEntries(open.map((day) => [day, '10:00-19:00'])) : null,
      places: placeTerms({ area, region, areasServed: served, marketId: null, address }),
      worth: Math.floor(4 * random() ** 3),
      offered: searchKey(services),
      search_version: searchVersion,
      sort_name: searchKey(company),
      search: searchKey(
        company,
        owner,
        address,
        area,
        description,
        services,
        ...categories.map((one) => vendorCategories[one]),
      ),
    };
  };
}
