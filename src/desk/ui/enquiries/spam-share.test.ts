import { expect, it } from 'vitest';
import { spamShareWords } from './spam-share.tsx';

it.each([
  [0, 0, 'Nobody has released or discarded a flagged enquiry in 90 days.'],
  [3, 6, /^In 90 days 3 of 9 flagged enquiries were released\. From 10 decisions on/],
  [3, 7, /the filter was wrong in 30 %\.$/],
  [0, 10, /the filter was wrong in 0 %\.$/],
  [10, 0, /the filter was wrong in 100 %\.$/],
])('%s released and %s discarded', (released, discarded, words) =>
  expect(spamShareWords({ days: 90, released, discarded })).toMatch(words),
);
