import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mentionsIn } from './imports.ts';
import { rooms } from './rooms.ts';
import { projectFiles, read } from './tree.ts';

const maxLines = 200;
const usualLines = 150;
const usualShare = 0.95;
/** A file of at most so many lines belongs into the one file beside it that uses it, unless it has a reason of its own. */
const tinyLines = 30;

/** Files that are lists of data: their length does not make them hard to read. */
const lists: [pattern: RegExp, why: string][] = [
  [/^src\/shared\/(content|facts)\//, 'the words of the pages, and what is stated'],
  [/^src\/shared\/domain\/.*-(kinds|categories|facts|parts)\.ts$/, 'tables of kinds and their fields'],
  [/\/content\/(content|shown)-types\.ts$/, 'the table of content types and their fields'],
  [/\/content\/mails\//, 'the words of the mails'],
  [/\.generated\.ts$/, 'written by a program'],
  [/\/seed\//, 'the demonstration data'],
  [/\.test\.tsx?$/, 'a test file is read one case at a time'],
];

/** Tiny files that stand alone for a reason which no program can see. */
const standing: Readonly<Record<string, string>> = {
  'src/server/platform/parsing/parse-process.ts': 'a program of its own: processes are started from it',
  'src/web/ui/map/market-data.ts': 'long lines of coordinates, which no reader of the drawing needs',
  'src/web/ui/use-reduced-motion.ts': 'a wish of the visitor that any moving part has to ask for',
};

type Source = { path: string; text: string };
const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.startsWith('tests/');
const linesOf = (text: string) => text.trimEnd().split('\n').length;

const aliases = Object.entries(
  (JSON.parse(read('package.json')) as { imports: Record<string, string> }).imports,
).map(([from, to]) => [from.slice(0, -1), to.slice(2, -1)] as const);

/** Returns the path of a mentioned file; undefined for a package. */
function pathOf(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  const alias = aliases.find(([from]) => specifier.startsWith(from));
  return alias && alias[1] + specifier.slice(alias[0].length);
}

const entryFiles = Object.values(rooms).flatMap(({ folder, entryFiles: named }) =>
  Object.keys(named ?? {}).map((name) => `${folder}/${name}`),
);

/** Returns the tiny files that belong into the one file beside them that uses them. */
function tinyIn(sources: readonly Source[]): string[] {
  const users = new Map<string, Set<Source>>();
  for (const source of sources)
    for (const { specifier } of mentionsIn(source.path, source.text)) {
      const target = specifier && pathOf(source.path, specifier);
      if (target) users.set(target, (users.get(target) ?? new Set()).add(source));
    }
  return sources.flatMap(({ path, text }) => {
    const all = [...(users.get(path) ?? [])];
    const [user, ...others] = all.filter((one) => !isTest(one.path));
    if (!path.startsWith('src/') || isTest(path) || linesOf(text) > tinyLines || !user) return [];
    if (others.length > 0 || posix.dirname(user.path) !== posix.dirname(path)) return [];
    const reasons = {
      'a test of its own': all.some((one) => isTest(one.path)),
      'a role that the law of names asks for': /\.\w+\.tsx?$/.test(path),
      'a module wires, and holds no rule': user.path.endsWith('.module.ts'),
      'loaded on demand': user.text.includes(`import('./${posix.basename(path)}')`),
      'the other file would be long': linesOf(user.text) + linesOf(text) > usualLines,
      'an entry of its room': entryFiles.includes(path),
      'said above': path in standing,
    };
    return Object.values(reasons).some(Boolean) ? [] : [`${path} belongs into ${user.path}`];
  });
}

const sizes = projectFiles(/^src\/.*\.tsx?$/)
  .filter((path) => !lists.some(([pattern]) => pattern.test(path)))
  .map((path) => ({ path, lines: linesOf(read(path)) }))
  .toSorted((a, b) => a.lines - b.lines);
const longerThan = (lines: number) =>
  sizes.filter((size) => size.lines > lines).map((size) => `${size.path} ${size.lines}`);

describe('files are small', () => {
  it('was measured on a whole tree', () => {
    expect(sizes.length).toBeGreaterThan(100);
  });

  it(`none has more than ${maxLines} lines`, () => {
    expect(longerThan(maxLines)).toEqual([]);
  });

  it(`${usualShare * 100} in a hundred have at most ${usualLines} lines`, () => {
    const allowed = sizes.length - Math.ceil(sizes.length * usualShare);
    const long = longerThan(usualLines);
    // The names come first in the message: these files must be split.
    expect(long.length > allowed ? long : []).toEqual([]);
  });
});

describe('a tiny file', () => {
  const user = { path: 'src/web/ui/a.tsx', text: `import { b } from './b.ts';` };
  const tiny = { path: 'src/web/ui/b.ts', text: 'export const b = 1;' };

  it('is part of the one file beside it that uses it', () => {
    const sources = projectFiles(/^(src|tests|scripts|bench)\/.*\.tsx?$/).map((path) => ({
      path,
      text: read(path),
    }));
    expect(tinyIn(sources)).toEqual([]);
    expect(Object.keys(standing).filter((path) => !projectFiles().includes(path))).toEqual([]);
  });

  it('is found when it is planted', () => {
    expect(tinyIn([user, tiny])).toEqual(['src/web/ui/b.ts belongs into src/web/ui/a.tsx']);
  });

  it.each<[reason: string, sources: readonly Source[]]>([
    [
      'another file uses it too',
      [user, tiny, { ...user, path: 'src/web/kit/c.ts', text: `import '#ui/b.ts';` }],
    ],
    ['it has a test', [user, tiny, { ...user, path: 'src/web/ui/b.test.ts' }]],
    ['it is loaded on demand', [{ ...user, text: `later(() => import('./b.ts'));` }, tiny]],
    ['the other file would be long', [{ ...user, text: user.text + '\n;'.repeat(usualLines) }, tiny]],
    ['it is not tiny', [user, { ...tiny, text: tiny.text + '\n;'.repeat(tinyLines) }]],
  ])('stands alone when %s', (_, sources) => {
    expect(tinyIn(sources)).toEqual([]);
  });
});
