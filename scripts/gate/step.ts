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

/** One step of `npm test`. */
export type Step = {
  /** For `--only`. */
  name: string;
  /** What it checks, in a few words. */
  title: string;
  run(): Promise<Outcome>;
  /** Part of `npm run test:quick`. `only` leaves it out of `npm test`, where a larger step holds it. */
  quick?: true | 'only';
  /** Programs of the machine without which it fails. */
  programs?: readonly ProgramName[];
};

/** Returns the outcome of a step that is a single check. */
export function verdict(good: boolean, output: string): Outcome {
  return { passed: good ? 1 : 0, failed: good ? 0 : 1, output };
}
