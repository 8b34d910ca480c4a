import { describe, expect, it } from 'vitest';
import { projectFiles, read } from './tree.ts';
import { lockedPackages, type LockedPackage } from '../../scripts/generators/locked-packages.ts';

// Dependencies: each package is the locked one, has an accepted licence, and runs nothing at installation.

/** Permissive licences, which only require that their notice is kept. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // For the tables of plurals, which are data of the Unicode Consortium.
  'Unicode-DFS-2016',
  'Unlicense',
];

/** The image library is used unmodified, as a separate file that anybody may replace, as the LGPL requires. */
const replaceable = /^@img\/sharp-/;

/** Packages that run a program at installation. All are tools, and none runs where visitors are served. */
const knownInstallScripts = ['@esbuild-kit/core-utils > esbuild', 'drizzle-kit > esbuild', 'esbuild'];

/** Returns `a > b` for a package inside another's folder. */
const placeOf = ({ path }: LockedPackage) =>
  path.replace(/^node_modules\//, '').replaceAll('/node_modules/', ' > ');

/** Returns whether the SPDX expression is accepted: one side of an OR is enough, every side of an AND is needed. */
function isAllowed({ name, license = '' }: Pick<LockedPackage, 'name' | 'license'>): boolean {
  const allowed = replaceable.test(name) ? [...permissive, 'LGPL-3.0-or-later'] : permissive;
  return license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((side) => side.split(' AND ').every((one) => allowed.includes(one)));
}

/** Returns the faults of a package. */
function faults(one: LockedPackage): string[] {
  const place = placeOf(one);
  return [
    ...(one.integrity?.startsWith('sha512-') ? [] : [`${place}: no checksum`]),
    ...(one.resolved ? [`${place}: does not come from the registry`] : []),
    ...(one.dev || isAllowed(one) ? [] : [`${place}: licence ${one.license ?? 'not stated'}`]),
    ...(one.hasInstallScript && !(one.dev && knownInstallScripts.includes(place))
      ? [`${place}: runs a program when it is installed`]
      : []),
  ];
}

/** Packages released together: their parts require each other. */
const families = [/^@aws-sdk\//, /^(@tailwindcss\/|tailwindcss$)/, /^(@react-router\/|react-router$)/];
/** Node's programs, one for each system. */
const ofNode = /^node-(bin-)?(darwin|linux)-/;

describe('the package that we are', () => {
  it('names a file of its own for each effect that a build must not leave out', () => {
    const { sideEffects } = JSON.parse(read('package.json')) as { sideEffects: string[] };
    const files = projectFiles(/./);
    const missing = sideEffects.filter(
      (place) => !place.includes('*') && !files.includes(place.replace('./', '')),
    );
    expect(missing).toEqual([]);
  });
});

describe('the packages that we ask for', () => {
  const asked = Object.entries(
    JSON.parse(read('package.json')) as Record<string, Record<string, string>>,
  ).flatMap(([kind, packages]) => (/dependencies$/i.test(kind) ? Object.entries(packages) : []));
  const versionsOf = (family: RegExp) =>
    new Set(asked.filter(([name]) => family.test(name)).map(([, version]) => version));

  it.each(families)('have one version in %s', (family) => expect(versionsOf(family).size).toBe(1));

  it('are run by the Node that version managers take', () =>
    expect([...versionsOf(ofNode)]).toEqual([read('.node-version').trim()]));
});

describe('every package of the lock file', () => {
  const packages = lockedPackages();

  it('has a checksum, an allowed licence and no install script but the known ones', () => {
    expect(packages.length).toBeGreaterThan(500);
    expect(packages.flatMap(faults)).toEqual([]);
  });

  it('that may run a program at installation still does, or leaves the list', () => {
    expect(
      packages
        .filter(({ hasInstallScript }) => hasInstallScript)
        .map(placeOf)
        .toSorted(),
    ).toEqual(knownInstallScripts);
  });
});

describe('a planted package', () => {
  const good: LockedPackage = {
    path: 'node_modules/a',
    name: 'a',
    version: '1.0.0',
    license: '(MIT OR GPL-3.0-only)',
    integrity: 'sha512-x',
  };
  it('that is in order passes', () => expect(faults(good)).toEqual([]));

  it.each<[string, Partial<LockedPackage>]>([
    ['without a checksum', { integrity: undefined }],
    ['with a weak checksum', { integrity: 'sha1-x' }],
    ['from elsewhere', { resolved: 'git+ssh://git@git.example/a.git#1' }],
    ['without a licence', { license: undefined }],
    ['under a licence that spreads', { license: 'AGPL-3.0-only' }],
    ['under two licences of which one spreads', { license: 'MIT AND GPL-3.0-only' }],
    ['under the image library’s licence', { license: 'LGPL-3.0-or-later' }],
    ['with an install script', { hasInstallScript: true }],
    [
      'in production under the name of a known tool',
      { path: 'node_modules/esbuild', hasInstallScript: true },
    ],
  ])('%s is found', (_, change) => expect(faults({ ...good, ...change })).toHaveLength(1));
});
