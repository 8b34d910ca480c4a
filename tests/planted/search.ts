import type { PlantedFault } from './fault.ts';

const conditions = 'src/server/modules/directory/directory-conditions.ts';
const searchTests = [
  { project: 'pglite', files: ['src/server/modules/directory/directory-search.test.ts'] },
] as const;
const listTests = [
  { project: 'pglite', files: ['src/server/modules/directory/directory-handlers.test.ts'] },
] as const;
const wordTests = [
  { project: 'unit', files: ['src/server/modules/directory/understand/understand.test.ts'] },
] as const;

const ofCategory = 'src/server/modules/directory/category-sql.ts';
const categoryTests = [
  { project: 'pglite', files: ['src/server/modules/directory/own-category.test.ts'] },
] as const;

/** What a search finds, and in which order. */
export const search: readonly PlantedFault[] = [
  {
    name: 'price-of-exactly-that-much',
    breaks: 'Who has 50,000 finds the vendor who asks for 50,000.',
    file: ofCategory,
    from: 'kinds)} and ${lte(usualPrices.priceFrom, price)})`',
    to: 'kinds)} and ${usualPrices.priceFrom} < ${price})`',
    caughtBy: categoryTests,
  },
  {
    name: 'price-of-a-former-trade',
    breaks: 'A list has no price of a trade that the vendor has given up.',
    file: 'src/server/modules/vendors/usual-prices.ts',
    from: 'usualPricesOf([...new Set(categories)], readPrices(prices))',
    to: 'readPrices(prices)',
    caughtBy: [{ project: 'pglite', files: ['src/server/modules/vendors/vendor-search.test.ts'] }],
  },
  {
    name: 'hall-of-exactly-that-size',
    breaks: 'A hall for up to 300 is found for 300 guests.',
    file: ofCategory,
    from: 'gte(vendors.capacityTo, guests)',
    to: 'sql`${vendors.capacityTo} > ${guests}`',
    caughtBy: searchTests,
  },
  {
    name: 'taken-on-that-day',
    breaks: 'Who has said to be taken on a day is not offered for it.',
    file: conditions,
    from: 'and(maybeWorksOn(weekdayOf(on), category), sql`not ${isBusyOn(on)}`)',
    to: 'maybeWorksOn(weekdayOf(on), category)',
    caughtBy: [{ project: 'pglite', files: ['src/server/modules/availability/availability.test.ts'] }],
  },
  {
    name: 'doubly-booked-without-a-word',
    breaks: 'A vendor says that it can come all the same before it sends a quote for a taken day.',
    file: 'src/server/modules/enquiries/quotes/quote-day.ts',
    from: 'if (found?.mustConfirm && !isConfirmed)',
    to: 'if (found?.mustConfirm && isConfirmed && !found.warning)',
    caughtBy: [{ project: 'pglite', files: ['src/server/modules/enquiries/quotes/quote-day.test.ts'] }],
  },
  {
    name: 'feeds-of-two-vendors-with-one-identifier',
    breaks: 'Entries of two vendors have different identifiers in their calendar feeds.',
    file: 'src/server/modules/availability/days-feed.ts',
    from: '`${first}-${owner}@${host}`',
    to: '`${first}@${host}`',
    caughtBy: [{ project: 'pglite', files: ['src/server/modules/availability/availability.test.ts'] }],
  },
  {
    name: 'photographer-closed-on-sunday',
    breaks: 'A photographer whose office is closed on Sundays is found for a wedding on a Sunday.',
    file: conditions,
    from: `  'photography',\n`,
    to: '',
    caughtBy: [{ project: 'pglite', files: ['src/server/modules/availability/availability.test.ts'] }],
  },
  {
    name: 'kilometres-as-degrees',
    breaks: '"Within 5 km" holds nobody who is farther.',
    file: conditions,
    from: '${km / kmPerDegree}::float8',
    to: '${km}::float8',
    caughtBy: [
      {
        project: 'pglite',
        files: ['src/server/modules/directory/directory-handlers.test.ts'],
        grep: 'keeps to the distance that was asked for',
      },
    ],
  },
  {
    name: 'hidden-vendors-found',
    breaks: 'Nobody finds a vendor who is not public.',
    file: conditions,
    from: 'and(shown, others.price ? undefined : category, ...Object.values(others))!',
    to: 'and(sql`true`, others.price ? undefined : category, ...Object.values(others))!',
    caughtBy: listTests,
  },
  {
    name: 'choices-counted-with-their-own-condition',
    breaks: 'A choice says how many it leads to.',
    file: 'src/server/modules/directory/directory-list.ts',
    from: 'without(conditions, [choiceGroups[name].own ?? []].flat())',
    to: 'conditions',
    caughtBy: [
      {
        project: 'pglite',
        files: ['src/server/modules/directory/directory-search.test.ts'],
        grep: 'are counted without the condition that they take the place of',
      },
    ],
  },
  {
    name: 'second-page-begins-one-later',
    breaks: 'The pages of a list hold each vendor once.',
    file: 'src/server/modules/directory/directory-order.ts',
    from: 'const start = (page - 1) * pageSize;',
    to: 'const start = (page - 1) * (pageSize + 1);',
    caughtBy: [
      {
        project: 'pglite',
        files: ['src/server/modules/directory/directory-handlers.test.ts'],
        grep: 'come in pages that hold each of them once',
      },
    ],
  },
  {
    name: 'based-elsewhere-comes-first',
    breaks: 'In an area those who are based there stand before those who come there.',
    file: 'src/server/modules/directory/directory-order.ts',
    from: ': place ? byPlace(place) : []',
    to: ': []',
    caughtBy: [
      {
        project: 'pglite',
        files: ['src/server/modules/directory/order.test.ts'],
        grep: 'of a city: based there, then serving it',
      },
    ],
  },
  {
    name: 'distance-within-a-tie-forgotten',
    breaks: 'Of vendors with the same tie to a place the nearer come first.',
    file: 'src/server/platform/db/place-terms.ts',
    from: '...(place.isKnown ? [distance] : [])',
    to: '...(place.isKnown ? [] : [distance])',
    caughtBy: [
      {
        project: 'pglite',
        files: ['src/server/modules/directory/order-by-place.test.ts'],
        grep: 'among vendors with the same tie to Saket',
      },
    ],
  },
  {
    name: 'capacity-of-a-hall-for-its-kitchen',
    breaks: 'A number of guests is that of one category.',
    file: 'src/server/modules/directory/category-sql.ts',
    from: "return fact === 'capacity' ? and(haveIt, ownsCapacity(having)) : haveIt;",
    to: 'return haveIt;',
    caughtBy: [
      {
        project: 'pglite',
        files: ['src/server/modules/directory/own-category.test.ts'],
        grep: 'category=catering&guests=100',
      },
    ],
  },
  {
    name: 'name-counts-as-an-offer',
    breaks: 'A name counts for a search for that name alone: no renaming raises a vendor.',
    file: 'src/server/modules/directory/directory-order.ts',
    from: 'offer: sql`${vendors.offered}`',
    to: "offer: sql`${vendors.offered} || ' ' || ${vendors.sortName}`",
    caughtBy: [
      {
        project: 'pglite',
        files: ['src/server/modules/directory/order.test.ts'],
        grep: 'no name raises a vendor',
      },
    ],
  },
  {
    name: 'lakh-read-as-thousand',
    breaks: '"under 1.5 lakh" is 1,50,000 rupees.',
    file: 'src/server/modules/directory/understand/amounts.ts',
    from: '    lakhs: 1e5,',
    to: '    lakhs: 1e4,',
    caughtBy: wordTests,
  },
  {
    name: 'less-of-two-amounts',
    breaks: 'A hall for "200 to 300 guests" holds 300.',
    file: 'src/server/modules/directory/understand/amounts.ts',
    from: 'return { ...second, isMoney: first.isMoney || second.isMoney };',
    to: 'return { ...first, next: second.next };',
    caughtBy: wordTests,
  },
  {
    name: 'today-is-over',
    breaks: 'A date of today is today, and not a year later.',
    file: 'src/server/modules/directory/understand/days.ts',
    from: 'isDay(date) && date >= today',
    to: 'isDay(date) && date > today',
    caughtBy: wordTests,
  },
];
