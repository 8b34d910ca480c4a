/**
 * @file The life of content, as data. An item has two states at once: its public version and its draft. So a published item is
 * never taken for a draft because somebody edits it.
 */
import type { EventType } from './events.ts';

/** State of the public version. */
export const liveStates = ['never', 'published', 'unpublished'] as const;
export type LiveState = (typeof liveStates)[number];
/** State of the draft; `none`: it equals the last publication. */
export const draftStates = ['none', 'draft', 'review', 'scheduled'] as const;
export type DraftState = (typeof draftStates)[number];

export type ContentStep = {
  /** Label of its button. */
  readonly label: string;
  /** Permitted states. */
  readonly draft: readonly DraftState[];
  readonly live: readonly LiveState[];
  /** The new states; absent ones stay. `gone`: the item is removed. */
  readonly to: { readonly draft?: DraftState; readonly live?: LiveState } | 'gone';
  /** Required input: the moment of publication, or the number of an earlier version. */
  readonly wants?: 'publishAt' | 'number';
  /** Only for another language's side of an item whose English has changed since. */
  readonly older?: true;
  readonly event: EventType;
};

const written = ['draft', 'review', 'scheduled'] as const;
const shown = ['published', 'unpublished'] as const;

/** @where Which steps of publication are allowed, and when? */
export const contentSteps = {
  submit: {
    label: 'Send for review',
    draft: ['draft'],
    live: liveStates,
    to: { draft: 'review' },
    event: 'content.submitted',
  },
  return: {
    label: 'Back to writing',
    draft: ['review'],
    live: liveStates,
    to: { draft: 'draft' },
    event: 'content.returned',
  },
  schedule: {
    label: 'Schedule',
    draft: written,
    live: liveStates,
    to: { draft: 'scheduled' },
    wants: 'publishAt',
    event: 'content.scheduled',
  },
  unschedule: {
    label: 'Do not publish at that time',
    draft: ['scheduled'],
    live: liveStates,
    to: { draft: 'draft' },
    event: 'content.unscheduled',
  },
  publish: {
    label: 'Publish',
    draft: written,
    live: liveStates,
    to: { draft: 'none', live: 'published' },
    event: 'content.published',
  },
  discard: {
    label: 'Drop the changes',
    draft: written,
    live: shown,
    to: { draft: 'none' },
    event: 'content.discarded',
  },
  unpublish: {
    label: 'Take off the site',
    draft: draftStates,
    live: ['published'],
    to: { live: 'unpublished' },
    event: 'content.unpublished',
  },
  show: {
    label: 'Put back on the site',
    draft: draftStates,
    live: ['unpublished'],
    to: { live: 'published' },
    event: 'content.shown',
  },
  confirm: {
    label: 'Still right',
    draft: draftStates,
    live: ['published'],
    to: {},
    older: true,
    event: 'content.confirmed',
  },
  restore: {
    label: 'Go on from this version',
    draft: draftStates,
    live: shown,
    to: { draft: 'draft' },
    wants: 'number',
    event: 'content.restored',
  },
  remove: {
    label: 'Delete',
    draft: draftStates,
    live: ['never', 'unpublished'],
    to: 'gone',
    event: 'content.removed',
  },
} as const satisfies Readonly<Record<string, ContentStep>>;

export type ContentStepName = keyof typeof contentSteps;
export const contentStepNames = Object.keys(contentSteps) as [ContentStepName, ...ContentStepName[]];

/** Returns whether these states allow a step. */
export const allowsStep = (
  name: ContentStepName,
  { live, draft, isOlder = false }: { live: LiveState; draft: DraftState; isOlder?: boolean },
): boolean => {
  const step: ContentStep = contentSteps[name];
  return step.live.includes(live) && step.draft.includes(draft) && (isOlder || !step.older);
};
