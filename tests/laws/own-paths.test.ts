import { expect, it } from 'vitest';
import { projectFiles, read } from './tree.ts';

/** A judgement by its first letter whether a link stays on the site; browsers accept more ways out (`isOwnPath`). */
const byFirstLetter =
  /\b(?:href|link|linked|to|page|given|value)\??\.startsWith\('\/+'\)|\\\/\(\?!\\\/\)(?!\[)/;

it('asks one rule whether a link stays on the site', () => {
  const found = projectFiles()
    .filter((path) => /^src\/.*(?<!\.test)\.tsx?$/.test(path) && path !== 'src/shared/facts/own-path.ts')
    .filter((path) => byFirstLetter.test(read(path)));
  expect(found).toEqual([]);
});

it.each([
  `href.startsWith('/') ? <TextLink to={href} /> : null`,
  `const external = !link.startsWith('//');`,
  String.raw`const linkTarget = /^(?:\/(?!\/)|https:\/\/)\S*$/;`,
])('finds %s', (planted) => expect(byFirstLetter.test(planted)).toBe(true));
