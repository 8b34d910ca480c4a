import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minuteMs } from '#facts/time.ts';
import {
  allowsChange,
  changesOf,
  reviewChanges,
  reviewUndoMinutes,
  staffReviewChanges,
  type ReviewActor,
  type ReviewChange,
  type ReviewChangeName,
  type ReviewState,
} from './review-changes.ts';
import { shownReviews } from './review-statuses.ts';

const names = Object.keys(reviewChanges) as ReviewChangeName[];
const actors = ['family', 'vendor', 'staff', 'system'] as const satisfies readonly ReviewActor[];
const table: Readonly<Record<ReviewChangeName, ReviewChange>> = reviewChanges;
const start = Date.parse('2026-11-20T06:00:00Z');

/** Returns the state after a change, as the service writes it. */
function made(change: ReviewChange, before: ReviewState | null, now: Date): ReviewState {
  const { to, moments = [], clears = [] } = change;
  const known = before ?? { status: to, decidedAt: null, answeredAt: null };
  const at = (name: 'decidedAt' | 'answeredAt') =>
    clears.includes(name) ? null : moments.includes(name) ? now : known[name];
  return { status: to, decidedAt: at('decidedAt'), answeredAt: at('answeredAt') };
}

describe('the life of a review', () => {
  it('names every change of the staff for its call', () =>
    expect(names.filter((name) => reviewChanges[name].by === 'staff').toSorted()).toEqual(
      [...staffReviewChanges].toSorted(),
    ));

  it('is decided against only for a reason, by the staff', () => {
    const against = Object.values<ReviewChange>(reviewChanges).filter(
      ({ to }) => to === 'refused' || to === 'removed',
    );
    expect(against.map(({ by, wants }) => [by, wants])).toEqual([
      ['staff', 'reason'],
      ['staff', 'reason'],
    ]);
  });

  it('changes in no other way, for every author and at any time', () => {
    const step = fc.record({
      /** Mostly a permitted change, chosen by actor: a purely random walk would rarely get past the first state. */
      wild: fc.constantFrom(false, false, false, true),
      stranger: fc.constantFrom(...actors),
      pick: fc.nat(),
      minutes: fc.integer({ min: 0, max: 2 * reviewUndoMinutes }),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 8, maxLength: 30 }), (steps) => {
        let now = start;
        let state: ReviewState | null = null;
        let isOver = false;
        for (const { wild, stranger, pick, minutes } of steps) {
          now += minutes * minuteMs;
          const at = new Date(now);
          const status = state?.status ?? 'none';
          const leading = names.filter((one) => table[one].from.includes(status));
          const open = wild || leading.length === 0 ? names : leading;
          const name = open[pick % open.length]!;
          const change = table[name];
          const by = wild ? stranger : change.by;
          const may = changesOf(by, state, at).includes(name);
          expect(may).toBe(change.by === by && allowsChange(name, state, at));
          if (isOver) expect(may).toBe(false);
          if (!may) continue;
          const before: ReviewState | null = state;
          const after = made(change, state, at);
          // Only the staff publishes words; the vendor only adds its answer to public ones.
          const wasShown = shownReviews.some((one) => one === before?.status);
          const isShown = shownReviews.some((one) => one === after.status);
          if (isShown && !wasShown) expect(by).toBe('staff');
          // A decision of the staff becomes final: afterwards only waiting words become public.
          const isSoon = now - Number(before?.decidedAt ?? 0) < reviewUndoMinutes * minuteMs;
          const isTakenBack =
            change.event === 'review.undone' || before?.status === 'refused' || before?.status === 'removed';
          if (isTakenBack && after.status !== 'withdrawn') expect(isSoon).toBe(true);
          if (isShown && !wasShown && before?.status !== 'written') expect(before?.status).toBe('removed');
          if (by === 'vendor' && after.status === 'answered') expect(before?.status).toBe('published');
          if (by === 'vendor') expect(wasShown && isShown).toBe(true);
          if (change.soonAfter)
            expect(now - Number(before![change.soonAfter])).toBeLessThan(reviewUndoMinutes * minuteMs);
          state = after;
          isOver = after.status === 'withdrawn';
        }
      }),
      { numRuns: 1000 },
    );
  });
});
