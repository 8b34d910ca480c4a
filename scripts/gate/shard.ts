import type { Step } from './step.ts';

/** One of several machines that share the gate, counted from 1. */
export type Shard = { index: number; total: number };

/** Reads `2/4`. Throws one sentence for anything else. */
export function readShard(text: string): Shard {
  const [, index, total] = /^([1-9]\d?)\/([1-9]\d?)$/.exec(text) ?? [];
  const shard = { index: Number(index), total: Number(total) };
  if (shard.index <= shard.total) return shard;
  throw new Error(`A shard is written as 2/4, the second of four, not as "${text}".`);
}

type Shared = Pick<Step, 'name' | 'seconds' | 'among'>;

/**
 * Returns the steps of a shard in their order, each with its part. A part of each long step runs in every shard; the other steps, the
 * longest first, are assigned to the shard with the least work.
 */
export function stepsOf<S extends Shared>(
  steps: readonly S[],
  { index, total }: Shard,
): { step: S; part?: string }[] {
  const loads = Array.from({ length: total }, () => 0);
  const own = new Set<S>();
  const whole = steps.filter(({ among }) => among === undefined);
  for (const step of whole.toSorted((a, b) => b.seconds - a.seconds)) {
    const at = loads.indexOf(Math.min(...loads));
    loads[at]! += step.seconds;
    if (at === index - 1) own.add(step);
  }
  return steps.flatMap((step) => {
    if (step.among === 'split') return [{ step, part: `${index}/${total}` }];
    return step.among === 'each' || own.has(step) ? [{ step }] : [];
  });
}
