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

Written by \`npm run generate\` from the lock file: every package in production, on any platform. Tools that only build and
test are left out. The reasons are in [docs/adr](adr/README.md). \`tests/laws/dependencies.test.ts\` holds the list of allowed licences,
requires a checksum of every package, and names the few tools that may run a program when they are installed.
\`npm run sbom --silent\` writes the same as a CycloneDX document; \`npm audit\` asks the registry for known vulnerabilities, where it answers.

## Direct dependencies

| Package | Version | Licence |
| --- | --- | --- |
${chosen.map(({ name, version, license = '' }) => `| ${name} | ${version} | ${license} |`).join('\n')}

## Transitive dependencies

${further.join('\n\n')}
`;
}
