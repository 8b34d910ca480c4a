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

/** What a search finds, and in which order. */
export const search: readonly PlantedFault[] = [
  {
    name: 'price-of-exactly-that-much',
    breaks: 'Who has 50,000 finds the vendor who asks for 50,000.',
    file: conditions,
    from: 'lte(vendors.priceFrom, price)',
    to: 'sql`${vendors.priceFrom} < ${price}`',
    caughtBy: searchTests,
  },
  {
    name: 'hall-of-exactly-that-size',
    breaks: 'A hall for up to 300 is found for 300 guests.',
    file: conditions,
    from: 'gte(vendors.capacityTo, guests)',
    to: 'sql`${vendors.capacityTo} > ${guests}`',
    caughtBy: searchTests,
  },
  {
    name: 'taken-on-that-day',
    breaks: 'Who has said to be taken on a day is not offered for it.',
    file: conditions,
    from: 'and(maybeWorksOn(weekdayOf(on), category), notBusyOn(on))',
    to: 'maybeWorksOn(weekdayOf(on), category)',
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
    from: 'and(shown, ...Object.values(conditions))!',
    to: 'and(sql`true`, ...Object.values(conditions))!',
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
    from: '(asked.page - 1) * pageSize',
    to: '(asked.page - 1) * (pageSize + 1)',
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
    from: '...(area === undefined ? [] : [basedIn(area)]),',
    to: '',
    caughtBy: searchTests,
  },
  {
    name: 'name-counts-as-a-word-in-the-text',
    breaks: 'The best match stands first: a name counts for more than a word somewhere in the text.',
    file: 'src/shared/domain/finding/search-weights.ts',
    from: 'weight: 8 }',
    to: 'weight: 1 }',
    caughtBy: searchTests,
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
