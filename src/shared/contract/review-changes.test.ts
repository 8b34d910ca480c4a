import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minuteMs } from '#facts/time.ts';
import {
  allowsChange,
  changesOf,
  reviewChanges,
  reviewUndoMinutes,
  shownReviews,
  staffReviewChanges,
  type ReviewActor,
  type ReviewChange,
  type ReviewChangeName,
  type ReviewState,
} from './review-changes.ts';

const names = Object.keys(reviewChanges) as ReviewChangeName[];
const actors = ['family', 'vendor', 'staff', 'system'] as const satisfies readonly ReviewActor[];
const start = Date.parse('2026-11-20T06:00:00Z');

/** What a change does to the state alone, as the service writes it. */
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

  it('goes no other way, whoever tries what at whatever time', () => {
    const step = fc.record({
      by: fc.constantFrom(...actors),
      name: fc.constantFrom(...names),
      minutes: fc.integer({ min: 0, max: 2 * reviewUndoMinutes }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let now = start;
        let state: ReviewState | null = null;
        let isOver = false;
        for (const { by, name, minutes } of steps) {
          now += minutes * minuteMs;
          const at = new Date(now);
          const change: ReviewChange = reviewChanges[name];
          const may = changesOf(by, state, at).includes(name);
          expect(may).toBe(change.by === by && allowsChange(name, state, at));
          if (isOver) expect(may).toBe(false);
          if (!may) continue;
          const before: ReviewState | null = state;
          const after = made(change, state, at);
          // Nobody but the staff makes words public; the vendor only adds its answer to public ones.
          const wasShown = shownReviews.some((one) => one === before?.status);
          const isShown = shownReviews.some((one) => one === after.status);
          if (isShown && !wasShown) expect(by).toBe('staff');
          if (by === 'vendor') expect(wasShown && isShown).toBe(true);
          if (change.soonAfter)
            expect(now - Number(before![change.soonAfter])).toBeLessThan(reviewUndoMinutes * minuteMs);
          state = after;
          isOver = after.status === 'withdrawn';
        }
      }),
    );
  });
});
