import { describe, expect, it } from 'vitest';
import { createSeenSearches } from './seen-searches.ts';

function createSeen() {
  let nowMs = 1_000_000;
  const seen = createSeenSearches(() => new Date(nowMs));
  return { ...seen, wait: (ms: number) => void (nowMs += ms) };
}

describe('the searches seen lately', () => {
  it('counts each key by itself', () => {
    const { add, count } = createSeen();
    for (const key of ['a', 'b', 'b', 'क', '']) add(key);
    expect(['a', 'b', 'क', '', 'c'].map(count)).toEqual([1, 2, 1, 1, 0]);
  });

  it('forgets a search five minutes after its last ask, and not before', () => {
    const { add, count, wait } = createSeen();
    for (const key of ['often', 'often', 'once']) add(key);
    wait(4 * 60_000);
    add('often');
    wait(60_000 + 1);
    expect([count('often'), count('once')]).toEqual([3, 0]);
    wait(4 * 60_000);
    expect(count('often')).toBe(0);
  });

  it('counts a search that is asked for again and again through a flood of invented ones', () => {
    const { add, count } = createSeen();
    for (let at = 0; at < 20_000; at++) {
      if (at % 1000 === 0) add('always');
      add(`invented ${at}`);
    }
    expect(count('always')).toBe(20);
  });

  it('never takes an invented search for one that was asked for twice', () => {
    const { add, count } = createSeen();
    const keys = Array.from({ length: 10_000 }, (_, at) => `search /vendors?q=${at * 7919}`);
    for (const key of keys) add(key);
    expect(keys.filter((key) => count(key) > 1)).toEqual([]);
  });

  it('keeps no more than the last 5,000', () => {
    const { add, count } = createSeen();
    for (let at = 0; at <= 5000; at++) add(`${at}`);
    expect([count('0'), count('1')]).toEqual([0, 1]);
  });
});
