import { describe, expect, it } from 'vitest';
import { checkSteps } from './checks.ts';
import { readShard, stepsOf } from './shard.ts';
import { suiteSteps } from './test-suites.ts';

const steps = [...checkSteps, ...suiteSteps];
const total = 4;
const shards = Array.from({ length: total }, (_, at) => stepsOf(steps, { index: at + 1, total }));
const secondsOf = (shard: (typeof shards)[number]) =>
  shard.reduce((sum, { step, part }) => sum + (part ? step.seconds / total : step.seconds), 0);

describe('the shards', () => {
  it('run each step once, or each part of it', () => {
    for (const step of steps) {
      const parts = shards.flatMap((shard) => shard.filter((one) => one.step === step));
      if (step.among === 'split') expect(parts.map(({ part }) => part)).toEqual(['1/4', '2/4', '3/4', '4/4']);
      else expect(parts, step.name).toEqual(Array(step.among === 'each' ? total : 1).fill({ step }));
    }
  });

  it('are about equally long', () => {
    const seconds = shards.map(secondsOf);
    expect(Math.max(...seconds) - Math.min(...seconds)).toBeLessThan(60);
  });

  it('are the whole gate where there is one', () => {
    expect(stepsOf(steps, { index: 1, total: 1 }).map(({ step }) => step)).toEqual(steps);
  });
});

describe('a shard', () => {
  it('is written as 2/4', () => expect(readShard('2/4')).toEqual({ index: 2, total: 4 }));

  it.each(['', '2', '0/4', '5/4', '1/0', '1/4x', '-1/4'])('is not written as "%s"', (text) =>
    expect(() => readShard(text)).toThrow('A shard is written as 2/4'),
  );
});
