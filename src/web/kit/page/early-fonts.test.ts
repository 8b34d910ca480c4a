import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { signFamilies } from './early-fonts.ts';

const faces = readFileSync(new URL('../../styles/fonts.css', import.meta.url), 'utf8').split('@font-face');

it.each(
  Object.values(signFamilies).flatMap(({ rupee, name }) => [
    { family: rupee, sign: 'U+20B9' },
    ...(name ? [{ family: name, sign: 'U+939' }] : []),
  ]),
)('$family has a face for $sign', ({ family, sign }) => {
  expect(
    faces.filter((face) => face.includes(`font-family: '${family}'`) && face.includes(sign)),
  ).toHaveLength(1);
});
