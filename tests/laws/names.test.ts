import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { localeNames } from '#words/locales.ts';
import { judgedFiles, projectFiles, read } from './tree.ts';

const vague = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'misc']);

/** Names that follow an outside convention, each with its origin. */
const foreign: [pattern: RegExp, why: string][] = [
  [/^[A-Z]+\.md$|\/README\.md$/, 'readers and hosting sites look for README.md and its kin in capitals'],
  [/^LICENSE$/, 'the same'],
  [/^deploy\/Containerfile$/, 'container engines look for this name'],
  [/^deploy\/systemd\/[a-z]+@[a-z]*\.(service|conf)$/, 'systemd reads what stands after the @'],
  [/\/migrations\/(meta\/)?[0-9a-z_]+\.(sql|json)$/, 'the migration tool names its files'],
];

/** Files that only re-export, each with the reason why that is worth another file. */
const barrels: Record<string, string> = {
  'src/server/modules/availability/read-calendar.ts':
    'the reader of calendars for tests, which the server asks for in another process',
  'src/web/features/enquiry/enquiry-code.ts':
    'one file of the browser: all that a form loads at the first touch',
  'src/shared/contract/index.ts': 'the endpoint map: what the whole contract is',
  'src/server/platform/db/drizzle.ts':
    'a package: Node parses its description anew for each file that names it',
  'src/server/platform/db/tables.ts': 'the schema: queries by relation need every table in one object',
};

/**
 * Permitted dotted suffixes of the server's file names: a role that every module may have once, or a suffix that programs read.
 * Everything else of a name is joined by hyphens.
 */
const roles = new Set([
  'module',
  'types',
  'seed',
  'content',
  'mails',
  'test',
  'night',
  'fixture',
  'child',
  'fake',
  'd',
  'generated',
  ...localeNames,
]);

const strangeRoles = (path: string): string[] =>
  (path.split('/').at(-1) ?? '')
    .split('.')
    .slice(1, -1)
    .filter((role) => !roles.has(role));

const isForeign = (path: string) => foreign.some(([pattern]) => pattern.test(path));
const partsOf = (path: string) => path.split('/').filter((part) => part !== '');

function isKebab(path: string): boolean {
  return isForeign(path) || partsOf(path).every((part) => /^\.?[a-z0-9]+(?:[-.][a-z0-9]+)*$/.test(part));
}

/** Returns whether a name's last word is vague: `date-helpers` are helpers, `common-passwords` passwords. */
function isVague(path: string): boolean {
  return partsOf(path).some((part) =>
    part.split('.').some((name) => vague.has(name.split('-').at(-1) ?? '')),
  );
}

/** Returns whether a file only re-exports: one more file to open, nothing gained. */
function isBarrel(path: string, source: string): boolean {
  const { body } = parseSync(path, source).program;
  return (
    body.length > 0 &&
    body.every(
      (statement) =>
        statement.type === 'ExportAllDeclaration' ||
        (statement.type === 'ExportNamedDeclaration' && statement.source !== null),
    )
  );
}

describe('file names', () => {
  it('are kebab-case', () => {
    expect(projectFiles().filter((path) => !isKebab(path))).toEqual([]);
  });

  it('say what is inside', () => {
    expect(projectFiles().filter(isVague)).toEqual([]);
  });

  it('show a role behind a dot only where every module may have it', () => {
    const sources = projectFiles(/^src\/(server|shared)\/.*\.ts$/);
    expect(sources.filter((path) => strangeRoles(path).length > 0)).toEqual([]);
    expect(strangeRoles('src/server/modules/a/a.service.test.ts')).toEqual(['service']);
  });

  it('belong to no barrel without a reason', () => {
    const strangers = judgedFiles(/\.tsx?$/).filter(
      (path) => !(path in barrels) && isBarrel(path, read(path)),
    );
    expect(strangers).toEqual([]);
    expect(Object.keys(barrels).filter((path) => !projectFiles().includes(path))).toEqual([]);
  });
});

describe('a planted name', () => {
  it.each([
    'src/web/ui/Button.tsx',
    'src/web/ui/date_picker.tsx',
    'src/server/http/buildApp.ts',
    'docs/Notes.md',
    'docs/CHANGELOG.md',
  ])('%s is refused', (path) => expect(isKebab(path)).toBe(false));

  it.each([
    'src/web/kit/utils.ts',
    'src/server/common/a.ts',
    'src/web/kit/date-helpers.ts',
    'tests/misc.test.ts',
  ])('%s is vague', (path) => expect(isVague(path)).toBe(true));

  it('is a barrel when it only passes on', () => {
    expect(isBarrel('a.ts', `export * from './a.ts'; export { b } from './b.ts';`)).toBe(true);
    expect(isBarrel('a.ts', `export * from './a.ts'; export const b = 1;`)).toBe(false);
  });
});
