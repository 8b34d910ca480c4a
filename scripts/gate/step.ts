/** What a step of the gate found. */
export type Outcome = {
  passed: number;
  failed: number;
  skipped?: number;
  /** Tests that passed only at their second try, with the first one's words: shown, since each is a defect. */
  unsteady?: readonly string[];
  /** What its tools said; shown only when something failed. */
  output: string;
};

/** One step of `npm test`. */
export type Step = {
  /** For `--only`. */
  name: string;
  /** What it promises, in a few words. */
  title: string;
  run(): Promise<Outcome>;
};

/** A step that is one check: right or wrong. */
export function verdict(good: boolean, output: string): Outcome {
  return { passed: good ? 1 : 0, failed: good ? 0 : 1, output };
}
