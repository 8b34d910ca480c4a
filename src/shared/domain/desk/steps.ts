import type { EventType } from './events.ts';

/** One step in the life of a record that the staff handles, as its table states it. */
export type Step<Status extends string> = {
  /** Label of its button. */
  label: string;
  from: readonly Status[];
  /** Only for records flagged as spam; removes the flag. */
  release?: true;
  /** Only for records flagged as spam; keeps the flag. */
  discard?: true;
  /** The event for the record and the timeline. */
  event: EventType;
};

/** Returns the permitted steps of a record, with their names. A flagged one can only be released or discarded. */
export const stepsFrom = <Status extends string, Name extends string>(
  steps: Readonly<Record<Name, Step<Status>>>,
  status: Status,
  flagged: boolean,
): [Name, Step<Status>][] =>
  (Object.entries(steps) as [Name, Step<Status>][]).filter(
    ([, { from, release, discard }]) => from.includes(status) && (release ?? discard ?? false) === flagged,
  );
