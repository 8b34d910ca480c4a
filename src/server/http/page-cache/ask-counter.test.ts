import { describe, expect, it } from 'vitest';
import { createAskCounter } from './ask-counter.ts';

function createCounter() {
  let nowMs = 1_000_000;
  const counter = createAskCounter(() => new Date(nowMs));
  return { ...counter, wait: (ms: number) => void (nowMs += ms) };
}

describe('the counter of asks', () => {
  it('counts each key by itself', () => {
    const { add, count } = createCounter();
    for (const key of ['a', 'b', 'b', 'क', '']) add(key);
    expect(['a', 'b', 'क', '', 'c'].map(count)).toEqual([1, 2, 1, 1, 0]);
  });

  it('forgets: half of it after five minutes, all of it after an hour', () => {
    const { add, count, wait } = createCounter();
    for (let at = 0; at < 8; at++) add('often');
    add('once');
    wait(5 * 60_000);
    add('other');
    expect([count('often'), count('once')]).toEqual([4, 0]);
    wait(60 * 60_000);
    add('other');
    expect(count('often')).toBe(0);
  });

  it('never says too little, and stays at its highest', () => {
    const { add, count } = createCounter();
    for (let at = 0; at < 400; at++) add('always');
    for (let at = 0; at < 10_000; at++) add(`invented ${at}`);
    expect(count('always')).toBe(255);
  });

  it('mistakes few of ten thousand invented keys for one that was asked for twice', () => {
    const { add, count } = createCounter();
    const keys = Array.from({ length: 10_000 }, (_, at) => `search /vendors?q=${at * 7919}`);
    for (const key of keys) add(key);
    expect(keys.filter((key) => count(key) > 1).length).toBeLessThan(500);
  });
});
