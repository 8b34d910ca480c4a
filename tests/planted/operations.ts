import type { PlantedFault } from './fault.ts';

const configTests = [{ project: 'pglite', files: ['src/server/platform/config/config.test.ts'] }] as const;

/** The running of a site. */
export const operations: readonly PlantedFault[] = [
  {
    name: 'demonstration-goes-public',
    breaks: 'A site with an https address shows no invented vendors unasked.',
    file: 'src/server/platform/config/config.ts',
    from: `(isForPublic ? 'no' : 'yes')`,
    to: `'yes'`,
    caughtBy: configTests,
  },
  {
    name: 'settings-told-to-everybody',
    breaks: 'How a site is set up is for its owners.',
    file: 'src/shared/contract/desk/today.ts',
    from: `settings: { needs: 'staffActionList' }`,
    to: `settings: { needs: 'staffToday' }`,
    caughtBy: [{ project: 'pglite', files: ['src/server/modules/today/warned-settings.test.ts'] }],
  },
  {
    name: 'two-first-starts',
    breaks: 'Two processes that start together on an empty database both come up.',
    file: 'src/server/platform/db/postgres/open-postgres.ts',
    from: 'pg_advisory_lock(${firstContentKey})',
    to: '${firstContentKey}',
    caughtBy: [{ journey: 'tests/faults/start.test.ts', grep: 'both come up, and fill it once' }],
  },
  {
    name: 'waiting-mails-unseen',
    breaks: 'A mail that waits for another attempt is counted and shown.',
    file: 'src/server/platform/jobs/unfinished-jobs.ts',
    from: "state < 'completed'`",
    to: "state < 'active' and start_after <= now()`",
    caughtBy: [
      {
        project: 'pglite',
        files: ['src/server/platform/mailer/outbox.test.ts'],
        grep: 'counts and lists what waits',
      },
    ],
  },
  {
    name: 'misspelt-setting-unseen',
    breaks: 'A setting with a typing error is told.',
    file: 'src/server/platform/config/config.ts',
    from: 'apart <= most',
    to: 'apart < 1',
    caughtBy: configTests,
  },
];
