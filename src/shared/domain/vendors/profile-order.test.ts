import { expect, it } from 'vitest';
import { productSelections, vendorCategoryNames, vendorLists } from './vendor-categories.ts';
import { profileParts, profileShape } from './profile-order.ts';

const of = (category: string | null, productSelection: string | null = null) =>
  profileShape({ category, productSelection });

it.each([
  ...vendorCategoryNames.map((name) => [name, of(name)] as const),
  ...productSelections.map((name) => [name, of(null, name)] as const),
])('shows each part once on the page of %s', (_, { parts }) => {
  expect(parts.toSorted()).toEqual(profileParts.toSorted());
});

it.each(vendorLists.construction.categories)('has no calendar of days for %s', (category) => {
  expect(of(category).byDay).toBe(false);
});

it.each([
  ['catering', 'packages'],
  ['photography', 'work'],
  ['renovation', 'work'],
  ['plumbing', 'facts'],
  ['legal', 'services'],
  ['venue', 'facts'],
] as const)('leads the page of %s with %s', (category, first) => {
  expect(of(category).parts[0]).toBe(first);
});

it('goes by the registration while no category is chosen, or by an unknown one', () => {
  expect(of(null, 'Construction')).toBe(of('interiors'));
  expect(of('gone-category', 'Construction')).toBe(of('interiors'));
  for (const odd of [null, 'constructor', '__proto__', '']) expect(of(odd, odd).byDay).toBe(true);
});
