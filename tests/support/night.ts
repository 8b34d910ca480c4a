/** @file Nightly tests, and the folders that they protect. Their files are named `*.night.test.ts`. */
import { matchesGlob } from 'node:path';

const oddly = [
  'src/web/**',
  'src/shared/{contract,domain}/**',
  'tests/support/fuzz/**',
  'tests/support/odd*.ts',
];
const desk = ['src/desk/**', 'src/shared/{contract,domain}/desk/**'];
const engines = ['src/web/styles/**', 'src/web/ui/{dialog,field}.tsx', 'tests/support/engine*.ts'];
const database = ['src/server/platform/db/**', 'src/server/*.ts'];

/**
 * Every nightly file with the globs of the code it protects: a change there makes the file run by day as well. A new nightly file
 * needs its line, and a short version by day where no other test covers the same.
 */
export const protectedBy: Readonly<Record<string, readonly string[]>> = {
  'src/server/http/alerts.night.test.ts': ['deploy/monitoring/**'],
  'src/server/modules/enquiries/submit/failover.night.test.ts': ['src/server/platform/{db,jobs}/**'],
  'src/server/platform/backup/return-to-a-moment.night.test.ts': [
    'docs/recipes/return-to-a-moment.md',
    'src/server/platform/db/postgres/**',
  ],
  'tests/engines/families.night.test.ts': engines,
  'tests/engines/forms.night.test.ts': engines,
  'tests/engines/pages.night.test.ts': engines,
  'tests/engines/work.night.test.ts': engines,
  'tests/faults/content.night.test.ts': ['src/server/modules/content/**', 'src/server/platform/jobs/**'],
  'tests/faults/conversation.night.test.ts': [...database, 'src/server/modules/enquiries/**'],
  'tests/faults/database-line.night.test.ts': [...database, 'src/server/http/answer-in-time.ts'],
  'tests/faults/database.night.test.ts': database,
  'tests/faults/disk.night.test.ts': [...database, 'src/server/platform/{storage,mailer}/**'],
  'tests/faults/outside.night.test.ts': [
    'src/server/platform/{storage,mailer}/**',
    'src/server/http/{connections,http-server,body-deadline}.ts',
  ],
  'tests/journeys/desk-odd-replies.night.test.ts': desk,
  'tests/journeys/new-installation.night.test.ts': [
    ...desk,
    'src/server/seed.ts',
    'src/server/modules/content/**',
  ],
  'tests/journeys/odd-answers.night.test.ts': oddly,
  'tests/journeys/odd-contact-answers.night.test.ts': ['src/web/kit/**', 'src/web/features/enquiry/**'],
  'tests/journeys/odd-replies.night.test.ts': oddly,
  'tests/journeys/releases.night.test.ts': [
    'src/web/*.ts*',
    'src/web/kit/**',
    'src/server/http/release-assets.ts',
    'scripts/*-build.ts',
  ],
  'tests/journeys/translated-page.night.test.ts': [
    'src/web/entry.client.tsx',
    'src/web/kit/forms/type{-again,-into,d-early}.ts',
    'tests/support/typed-*.ts',
  ],
  'tests/served/upgrade.night.test.ts': ['deploy/**', 'scripts/release*.ts'],
};

/** Returns the nightly files that protect a changed file, or have changed themselves. */
export const nightFilesFor = (changed: readonly string[]): string[] =>
  Object.entries(protectedBy)
    .filter(([file, globs]) =>
      changed.some((path) => path === file || globs.some((glob) => matchesGlob(path, glob))),
    )
    .map(([file]) => file);

/** The variable that names, for both runners, the files that a run of the gate leaves out, joined by commas. Unset: every file runs. */
export const leftOutVariable = 'TESTS_LEFT_OUT';

/** Returns the files that this run leaves out. */
export const leftOut = (): string[] =>
  (process.env[leftOutVariable] ?? '').split(',').filter((file) => file !== '');
