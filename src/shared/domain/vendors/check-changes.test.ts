import { describe, expect, it } from 'vitest';
import { checkChanges, checkStatuses, openChecks, shownChecks, type CheckChange } from './check-changes.ts';

// Invariants of the table, whatever changes in it; the module's own tests check that the code follows it.

const callers = Object.entries<Record<string, CheckChange>>(checkChanges);
const all = callers.flatMap(([by, changes]) =>
  Object.entries(changes).flatMap(([name, change]) =>
    change.from.map((from) => ({ by, name, from, change, to: change.to })),
  ),
);
const isShown = (status: string) => shownChecks.some((one) => one === status);

describe('the life of a check', () => {
  it('shows a badge only once the staff has checked what waits', () => {
    const shown = all.filter(({ from, to }) => isShown(to) && !isShown(from));
    expect(shown.map(({ by, name, from }) => [by, name, from])).toEqual([['staff', 'verify', 'requested']]);
    expect(shownChecks.toSorted()).toEqual(['reminded', 'verified']);
  });

  it('ends for good, but for a decision that is taken back', () => {
    const over = checkStatuses.filter((status) => !isShown(status) && !openChecks.includes(status));
    const left = all.filter(({ from }) => over.includes(from));
    expect(left.map(({ by, name, from, change }) => [by, name, from, change.undoes])).toEqual([
      ['staff', 'undo', 'refused', true],
    ]);
  });

  it('keeps no document beyond its end: destroyed at once, or when the decision stands', () => {
    const ends = all.filter(({ to }) => !openChecks.includes(to) && to !== 'reminded');
    expect(ends.filter(({ change }) => !change.destroys && !change.decides)).toEqual([]);
  });

  it('is decided against only for a reason', () => {
    const against = all.filter(({ to }) => to === 'refused' || to === 'revoked' || to === 'needs_more');
    expect(against.map(({ change }) => change.wants)).toEqual(against.map(() => 'reason'));
  });
});
