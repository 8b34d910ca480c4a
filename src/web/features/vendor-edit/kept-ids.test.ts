import { expect, it } from 'vitest';
import { keepIds, noIds } from './kept-ids.ts';

const three = keepIds(noIds, ['a', 'b', 'c']);
const [a, b, c] = three.ids;

it('gives each item an id of its own, two of the same content too', () => {
  expect(new Set(three.ids).size).toBe(3);
  expect(new Set(keepIds(noIds, ['a', 'a', 'a']).ids).size).toBe(3);
  expect(keepIds(three, ['a', 'b', 'c'])).toBe(three);
});

it.each([
  ['moved', ['c', 'a', 'b'], [c, a, b]],
  ['changed in its place', ['a', 'x', 'c'], [a, b, c]],
  ['removed', ['a', 'c'], [a, c]],
  ['removed from the front', ['b', 'c'], [b, c]],
])('keeps the ids of a list in which one was %s', (_, contents, ids) => {
  expect(keepIds(three, contents).ids).toEqual(ids);
});

it('never gives an id again, whatever was removed before', () => {
  const two = keepIds(three, ['a', 'b']);
  const again = keepIds(two, ['a', 'b', 'd']);
  expect(again.ids.slice(0, 2)).toEqual([a, b]);
  expect(three.ids).not.toContain(again.ids[2]);
});
