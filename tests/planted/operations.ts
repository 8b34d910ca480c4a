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
    name: 'late-backup-is-good',
    breaks: 'A backup that is late is bad on the page Health, and stands on Today.',
    file: 'src/server/platform/health/health-checks.ts',
    from: 'isLate ? bad(',
    to: 'isLate ? good(',
    caughtBy: [{ project: 'pglite', files: ['src/server/platform/health/health-checks.test.ts'] }],
  },
  {
    name: 'health-told-to-managers',
    breaks: 'The health of the site is for its owners.',
    file: 'src/shared/domain/desk/rights.ts',
    from: 'staffHealth: { roles: ownerOnly, key: true }',
    to: 'staffHealth: { roles: managers, key: true }',
    caughtBy: [{ project: 'pglite', files: ['src/server/modules/health/health.test.ts'] }],
  },
  {
    name: 'refused-changes-unsaid',
    breaks: 'The operator reads when a full disk refuses changes.',
    file: 'src/server/http/operations.ts',
    from: "operations.hasRoom() ? 'accepted'",
    to: "operations ? 'accepted'",
    caughtBy: [{ project: 'unit', files: ['src/server/http/operations.test.ts'] }],
  },
  {
    name: 'two-keys-of-one-folder',
    breaks: 'Processes that start together in an empty folder have one key.',
    file: 'src/server/platform/secrets.ts',
    from: 'linkSync(unfinished, file)',
    to: 'writeFileSync(file, readFileSync(unfinished))',
    caughtBy: [{ project: 'pglite', files: ['src/server/platform/secrets.test.ts'] }],
  },
  {
    name: 'two-first-starts',
    breaks: 'Two processes that start together on an empty database both come up.',
    file: 'src/server/platform/db/postgres/open-postgres.ts',
    from: 'pg_advisory_lock(${startLockKey})',
    to: '${startLockKey}',
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
    name: 'proxy-logs-private-pages',
    breaks: 'The proxy writes the address of no private page.',
    file: 'deploy/nginx/aangan.conf',
    from: 'error_log /dev/null emerg; # requests over TLS',
    to: '',
    caughtBy: [{ project: 'pglite', files: ['src/server/http/nginx-away.test.ts'] }],
  },
  {
    name: 'metrics-seen-from-outside',
    breaks: 'Metrics and health are for the operator.',
    file: 'deploy/caddy/site.caddyfile',
    from: 'handle @operator {\n\t\trespond 404\n\t}',
    to: 'respond @operator 404',
    caughtBy: [{ project: 'pglite', files: ['src/server/http/caddy.test.ts'] }],
  },
  {
    name: 'a-volume-of-root',
    breaks: 'The processes of a container may write where something is mounted for them.',
    file: 'deploy/Containerfile',
    from: ' /var/backups/aangan \\',
    to: ' \\',
    caughtBy: [{ project: 'laws', files: ['tests/laws/deploy-compose.test.ts'] }],
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
