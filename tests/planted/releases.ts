import type { PlantedFault } from './fault.ts';

const assets = 'src/server/http/release-assets.ts';
const caughtBy = [{ project: 'unit', files: ['src/server/http/release-assets.test.ts'] }] as const;

/** A new release while tabs of the old one are open, and what every release must be. */
export const releases: readonly PlantedFault[] = [
  {
    name: 'old-release-a-day-short',
    breaks: 'An open tab finds its files for as many days as are set.',
    file: assets,
    from: 'const before = daysBefore(now, days);',
    to: 'const before = daysBefore(now, days - 1);',
    caughtBy,
  },
  {
    name: 'running-release-grows-old',
    breaks: 'A release that runs for long keeps its files.',
    file: assets,
    from: 'const timer = setInterval(() => void quietly(renew()), renewEveryMs).unref();',
    to: 'const timer = setTimeout(() => {}, renewEveryMs).unref();',
    caughtBy,
  },
  {
    name: 'half-a-file-served',
    breaks: 'A file is served whole or not at all.',
    file: assets,
    from: `if ((await sizeOf(join(to, name))) === (await sizeOf(join(from, name)))) continue;`,
    to: 'if ((await sizeOf(join(to, name))) !== null) continue;',
    caughtBy,
  },
  {
    name: 'old-release-not-served',
    breaks: 'A tab that is open when a new release comes goes on.',
    file: 'src/server/http/static-files.ts',
    from: `const folders = [releasesDir, join(dir, 'assets')].filter(`,
    to: `const folders = [join(dir, 'assets')].filter(`,
    caughtBy: [
      ...caughtBy,
      {
        journey: 'tests/journeys/releases.night.test.ts',
        grep: 'a tab that is open when a new release comes goes on',
      },
    ],
  },
  {
    name: 'state-without-words',
    breaks: 'Each state of a review is explained to people.',
    file: 'src/shared/domain/reviews/review-statuses.ts',
    from: `  removed: t('We took it down for one of the reasons below. A line with the reason stays.'),\n`,
    to: '',
    caughtBy: [{ check: 'types' }],
  },
  {
    name: 'end-of-sessions-not-awaited',
    breaks: 'Who is told that every session has ended is out everywhere.',
    file: 'src/server/modules/accounts/sessions.ts',
    from: 'await db.delete(tokens).where(and(eq(tokens.accountId, accountId), isBearer));',
    to: 'db.delete(tokens).where(and(eq(tokens.accountId, accountId), isBearer));',
    caughtBy: [{ check: 'lint' }],
  },
];
