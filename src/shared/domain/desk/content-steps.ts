/**
 * @file The life of what the company says, as data. An item has two states at once: what visitors see of it, and what is being
 * written. So something published is never taken for a draft because somebody works on it.
 */
import type { EventType } from './events.ts';

/** What visitors see of it. */
export const liveStates = ['never', 'published', 'unpublished'] as const;
export type LiveState = (typeof liveStates)[number];
/** What is being written; `none`: nothing that differs from what was published last. */
export const draftStates = ['none', 'draft', 'review', 'scheduled'] as const;
export type DraftState = (typeof draftStates)[number];

export type ContentStep = {
  /** On its button. */
  readonly label: string;
  /** From which states. */
  readonly draft: readonly DraftState[];
  readonly live: readonly LiveState[];
  /** What becomes of them; what is not named stays. `gone`: the item is removed. */
  readonly to: { readonly draft?: DraftState; readonly live?: LiveState } | 'gone';
  /** Must be given with it: the moment of publication, or the number of an earlier version. */
  readonly wants?: 'publishAt' | 'number';
  /** Only for the side in another language of an item that has changed in English since. */
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

/** Returns whether a step may be done from these states. */
export const allowsStep = (
  name: ContentStepName,
  { live, draft, isOlder = false }: { live: LiveState; draft: DraftState; isOlder?: boolean },
): boolean => {
  const step: ContentStep = contentSteps[name];
  return step.live.includes(live) && step.draft.includes(draft) && (isOlder || !step.older);
};
