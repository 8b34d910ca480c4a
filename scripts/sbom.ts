import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockedPackages, type LockedPackage } from './generators/locked-packages.ts';
import { root } from './tool.ts';

// npm run sbom: the packages that serve visitors, as a CycloneDX document on standard output, from the lock file alone.
// npm's own command leaves out, with `--omit=dev`, packages that a tool uses too (React, the validator), and without it stops
// at a range that one of the tools does not satisfy.

/** Returns the package in the spelling that vulnerability databases compare. */
const purl = ({ name, version }: Pick<LockedPackage, 'name' | 'version'>) =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

function component(one: LockedPackage) {
  const { name, version, license, integrity = '' } = one;
  return {
    type: 'library',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    purl: purl(one),
    hashes: [
      { alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') },
    ],
    licenses: [{ expression: license }],
  };
}

const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as LockedPackage;
// A package may lie in several folders; it is still one.
const components = new Map(
  lockedPackages()
    .filter(({ dev }) => !dev)
    .map((one) => [`${one.name}@${one.version}`, component(one)]),
);
const document = {
  $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version } },
  components: [...components.values()],
};
process.stdout.write(`${JSON.stringify(document, null, 2)}\n`);
