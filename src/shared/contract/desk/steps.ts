/** One step in the life of something the staff works off, as its table states it. */
export type Step<Status extends string> = {
  /** On its button. */
  label: string;
  from: readonly Status[];
  /** Only for what is flagged as spam, and no longer is then. */
  release?: true;
  /** In the record. */
  recordedAs: string;
};

/** What may be done with something as it is now, with the name of each step. What is flagged is released or left. */
export const stepsFrom = <Status extends string, Name extends string>(
  steps: Readonly<Record<Name, Step<Status>>>,
  status: Status,
  flagged: boolean,
): [Name, Step<Status>][] =>
  (Object.entries(steps) as [Name, Step<Status>][]).filter(
    ([, { from, release }]) => from.includes(status) && (release === true) === flagged,
  );
