import type { ProgramName } from './programs.ts';

/** The result of a step of the gate. */
export type Outcome = {
  passed: number;
  failed: number;
  skipped?: number;
  /** Tests that passed only at their second try, with the error of the first: printed, since each is a defect. */
  flakyTests?: readonly string[];
  /** The output of its tools; printed only when something failed. */
  output: string;
};

/** The part of a step to run. */
export type Scope = {
  /** The nightly run, with time limits of hours. */
  night?: boolean;
  /** Files of the nightly run to leave out. */
  leftOut?: readonly string[];
  /** `2/4`: the second of four parts. Only steps that are `split` heed it. */
  part?: string;
  /** A run without a test succeeds: the change may concern none. */
  mayBeEmpty?: boolean;
};

/** One step of `npm test`. */
export type Step = {
  /** For `--only`. */
  name: string;
  /** Its subject, in a few words. */
  title: string;
  run(scope: Scope): Promise<Outcome>;
  /** About how long it takes on two cores; `--shard` distributes the steps by it. */
  seconds: number;
  /** Its runs among shards: `split` runs a part in each, `each` runs whole in each, since others need it. Absent: whole in one of them. */
  among?: 'split' | 'each';
  /** Programs of the machine that it needs. */
  programs?: readonly ProgramName[];
};

/** Returns the outcome of a step that is a single check. */
export function verdict(good: boolean, output: string): Outcome {
  return { passed: good ? 1 : 0, failed: good ? 0 : 1, output };
}
