import type { EventType } from './events.ts';

/** One step in the life of something the staff works off, as its table states it. */
export type Step<Status extends string> = {
  /** On its button. */
  label: string;
  from: readonly Status[];
  /** Only for what is flagged as spam, and no longer is then. */
  release?: true;
  /** Only for what is flagged as spam, and stays so. */
  discard?: true;
  /** What the record and the timeline are told. */
  event: EventType;
};

/** What may be done with something as it is now, with the name of each step. What is flagged is released or left. */
export const stepsFrom = <Status extends string, Name extends string>(
  steps: Readonly<Record<Name, Step<Status>>>,
  status: Status,
  flagged: boolean,
): [Name, Step<Status>][] =>
  (Object.entries(steps) as [Name, Step<Status>][]).filter(
    ([, { from, release, discard }]) => from.includes(status) && (release ?? discard ?? false) === flagged,
  );
