import type { PlantedFault } from './fault.ts';

const counting = 'src/server/modules/enquiries/numbers/count-numbers.ts';
const summary = [
  { project: 'pglite', files: ['src/server/modules/enquiries/numbers/count-numbers.test.ts'] },
] as const;
const figures = [
  { project: 'pglite', files: ['src/server/modules/enquiries/numbers/numbers.test.ts'] },
] as const;

/** What the desk's numbers count, and that their summary is what a count from nothing makes. */
export const numbers: readonly PlantedFault[] = [
  {
    name: 'booked-through-us-is-lost',
    breaks: 'An enquiry that was closed as booked through us counts as booked.',
    file: 'src/server/modules/enquiries/record/enquiry-change.ts',
    from: "[...moments, 'bookedAt' as const]",
    to: '[...moments]',
    caughtBy: figures,
  },
  {
    name: 'erased-enquiry-still-counts',
    breaks: 'An erased enquiry is in no number.',
    file: counting,
    from: '...new Set([...changed, ...erased].map(({ day }) => day))].toSorted();',
    to: '...new Set(changed.map(({ day }) => day))].toSorted();',
    caughtBy: summary,
  },
  {
    name: 'month-is-not-summed-up',
    breaks: 'A week and a month are the sums of their days.',
    file: counting,
    from: '    for (const by of periodKinds)\n',
    to: '    for (const by of periodKinds.slice(1))\n',
    caughtBy: figures,
  },
  {
    name: 'renamed-reasons-keep-their-old-names',
    breaks: 'Words that are not among the reasons of the desk are in no number.',
    file: counting,
    from: 'everything || isNew || (await reasonsChanged(db, since))',
    to: 'everything || isNew',
    caughtBy: summary,
  },
  {
    name: 'weekly-numbers-mailed-twice',
    breaks: 'An owner gets the numbers of a week once.',
    file: 'src/server/modules/enquiries/numbers/weekly-mail.ts',
    from: '.where(and(eq(staffMembers.id, owner.id), isDue))',
    to: '.where(eq(staffMembers.id, owner.id))',
    caughtBy: [{ project: 'pglite', files: ['src/server/modules/enquiries/numbers/weekly-mail.test.ts'] }],
  },
];
