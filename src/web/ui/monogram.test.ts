import { expect, it } from 'vitest';
import { initialsOf } from './monogram.tsx';

it.each([
  ['Amaltas Farm', 'AF'],
  ['Hotel Sitara Regency', 'HR'],
  ['  neem  ', 'N'],
  ['Khan & Sons', 'KS'],
  ['श्री गणेश', 'श्रीग'],
  ['श्री गणेश (दिल्ली)', 'श्रीदि'],
  ['', ''],
  ['& -', ''],
])('%s is shortened to %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
