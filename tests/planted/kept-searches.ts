import type { PlantedFault } from './fault.ts';

const kept = 'src/server/modules/directory/kept';
const caughtBy = [{ project: 'pglite', files: [`${kept}/kept-searches.test.ts`] }] as const;

/** Kept searches. */
export const keptSearches: readonly PlantedFault[] = [
  {
    name: 'mail-about-new-vendors-twice-in-a-week',
    breaks: 'New vendors of a kept search are told at most once in a week.',
    file: `${kept}/tell-new-vendors.ts`,
    from: 'inDays(cards.length > 0 ? everyDays : 1)',
    to: 'inDays(1)',
    caughtBy,
  },
  {
    name: 'ended-search-goes-on',
    breaks: 'Who ends a kept search with one tap gets no more mails about it.',
    file: `${kept}/kept-search-life.ts`,
    from: '{ endedAt: clock(), endsAt',
    to: '{ endsAt',
    caughtBy,
  },
  {
    name: 'closest-vendors-told-as-fitting',
    breaks: 'Nobody is told of a vendor that a list shows only as the closest.',
    file: `${kept}/watched-lists.ts`,
    from: 'if (relaxed.length > 0) return [];',
    to: '',
    caughtBy,
  },
  {
    name: 'same-vendor-told-again',
    breaks: 'A reader is told of a vendor once for each search.',
    file: `${kept}/tell-new-vendors.ts`,
    from: 'told: [...ids, ...row.told].slice(0, toldMax)',
    to: 'told: ids',
    caughtBy,
  },
  {
    name: 'shown-again-counts-as-new',
    breaks: 'A vendor that was hidden and is shown again is not new.',
    file: 'src/server/modules/vendors/desk-changes.ts',
    from: 'sql`coalesce(${vendors.publicSince}, ${clock()})`',
    to: 'clock()',
    caughtBy,
  },
];
