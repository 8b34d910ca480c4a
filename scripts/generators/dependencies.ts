import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tool.ts';
import { lockedPackages, type LockedPackage } from './locked-packages.ts';

const inOrder = (one: LockedPackage, other: LockedPackage) =>
  one.name < other.name ? -1 : one.name > other.name ? 1 : one.version < other.version ? -1 : 1;

/** Returns docs/dependencies.md: the packages that serve visitors, with their licences, from the lock file. */
export function dependenciesDocument(): string {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const shipped = lockedPackages()
    .filter(({ dev }) => !dev)
    .toSorted(inOrder);
  const chosen = shipped.filter(({ path, name }) => name in dependencies && path === `node_modules/${name}`);
  const byLicence = Map.groupBy(
    shipped.filter((one) => !chosen.includes(one)),
    ({ license = 'none stated' }) => license,
  );
  const further = [...byLicence]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([licence, packages]) => {
      const names = new Set(packages.map(({ name, version }) => `${name} ${version}`));
      return `**${licence}** (${names.size}): ${[...names].join(', ')}`;
    });
  return `# Dependencies and their licences

Written by \`npm run generate\` from the lock file: everything that serves visitors, on any platform. The tools that only build and
test are left out. Why each was chosen stands in [docs/adr](adr). \`tests/laws/dependencies.test.ts\` holds the list of licences that
are allowed, asks for a checksum of every package, and names the few tools that may run a program when they are installed.
\`npm run sbom --silent\` writes the same as a CycloneDX document; \`npm audit\` asks the registry for known holes, where it answers.

## Chosen by us

| Package | Version | Licence |
| --- | --- | --- |
${chosen.map(({ name, version, license = '' }) => `| ${name} | ${version} | ${license} |`).join('\n')}

## Brought along by these

${further.join('\n\n')}
`;
}
