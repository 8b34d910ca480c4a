/** @file What a person can do with an import that was begun, as data: from which states, and the label of its button. */
import type { EventType } from '#domain/desk/events.ts';
import type { ImportState } from './import-states.ts';

type ImportStep = {
  readonly label: string;
  readonly from: readonly ImportState[];
  readonly to: ImportState;
  /** Why it is refused in any other state. */
  readonly refusal: string;
  readonly event: EventType;
};
export const importSteps = {
  stop: {
    label: 'Stop here',
    from: ['running'],
    to: 'stopped',
    refusal: 'This import does not run.',
    event: 'content.import_stopped',
  },
  resume: {
    label: 'Go on',
    from: ['stopped'],
    to: 'running',
    refusal: 'This import was not stopped.',
    event: 'content.import_resumed',
  },
  publish: {
    label: 'Publish what is ready',
    from: ['done'],
    to: 'running',
    refusal: 'Posts can be published when the import is done.',
    event: 'content.import_published',
  },
  takeBack: {
    label: 'Take this import back',
    from: ['stopped', 'done'],
    to: 'undoing',
    refusal: 'An import can be taken back when it is done, or was stopped.',
    event: 'content.import_undone',
  },
  again: {
    label: 'Read the file once more',
    from: ['undone'],
    to: 'reading',
    refusal: 'A file is read once more when its import was taken back.',
    event: 'content.import_repeated',
  },
} as const satisfies Readonly<Record<string, ImportStep>>;
export type ImportStepName = keyof typeof importSteps;
export const importStepNames = Object.keys(importSteps) as [ImportStepName, ...ImportStepName[]];
