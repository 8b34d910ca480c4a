import type { PlantedFault } from './fault.ts';

/** Running the site for years: what operators and owners are told, and what a large site keeps. */
export const health: readonly PlantedFault[] = [
  {
    name: 'disk-alert-never-fires',
    breaks: 'An alert comes before the disk is full.',
    file: 'deploy/monitoring/alerts.yml',
    from: '/ ignoring(what) disk',
    to: '/ disk',
    caughtBy: [{ project: 'pglite', files: ['src/server/http/alerts.night.test.ts'] }],
  },
  {
    name: 'half-an-upgrade-unseen',
    breaks: 'Health tells when two releases serve side by side.',
    file: 'src/server/platform/health/health-checks.ts',
    from: 'processes.length <= 1',
    to: 'processes.length <= 2',
    caughtBy: [{ project: 'pglite', files: ['src/server/platform/health/health-checks.test.ts'] }],
  },
  {
    name: 'private-pages-counted',
    breaks: 'A page with a secret in its address is in no count.',
    file: 'src/server/http/failed-page.ts',
    from: 'pattern && countedPages.includes(pattern) ? pattern : null',
    to: 'pattern ?? null',
    caughtBy: [{ project: 'unit', files: ['src/server/http/failed-page.test.ts'] }],
  },
  {
    name: 'late-reads-go-on',
    breaks: 'A read that was answered 503 stops in the database.',
    file: 'src/server/http/answer-in-time.ts',
    from: 'expectLateAnswer(reply, isRead);\n      end();',
    to: 'expectLateAnswer(reply, isRead);',
    caughtBy: [{ project: 'postgres', files: ['src/server/http/late-reads.test.ts'] }],
  },
  {
    name: 'changes-of-calls-are-not-noted',
    breaks: 'What a visitor changed is in the next answer, although the replica stands still.',
    file: 'src/server/http/mount.ts',
    from: "if (method !== 'GET' && !endpoint.counts) options.noteChange();",
    to: '',
    caughtBy: [{ project: 'postgres', files: ['src/server/http/read-replica.test.ts'] }],
  },
  {
    name: 'changes-of-others-are-not-noted',
    breaks: 'What another process told of is in the next answer, although the replica stands still.',
    file: 'src/server/platform/db/postgres/open-postgres.ts',
    from: 'dedicated(statementTimeoutMs), log, noteChange)',
    to: 'dedicated(statementTimeoutMs), log, () => {})',
    caughtBy: [{ project: 'postgres', files: ['src/server/platform/db/postgres/replica.test.ts'] }],
  },
  {
    name: 'hidden-vendors-on-kept-maps',
    breaks: 'A vendor who was hidden is on no map at once.',
    file: 'src/server/modules/directory/figures/kept-pins.ts',
    from: 'and(isPublic(vendors), inArray(vendors.id, ids))!',
    to: 'inArray(vendors.id, ids)',
    caughtBy: [{ project: 'pglite', files: ['src/server/modules/directory/figures/list-figures.test.ts'] }],
  },
  {
    name: 'unlisted-videos-do-not-play',
    breaks: 'An unlisted video of an imported post plays.',
    file: 'src/shared/domain/formats/video-address.ts',
    from: "/video/${id}${key ? `?h=${key}` : ''}",
    to: '/video/${id}',
    caughtBy: [{ project: 'unit', files: ['src/shared/domain/formats/video-address.test.ts'] }],
  },
];
