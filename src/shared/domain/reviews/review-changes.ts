/** @file The life of a review as data: the actors, permitted states, required input and notified readers of every change. */
import { minuteMs } from '#facts/time.ts';
import { t } from '#words/t.ts';
import type { EventType } from '#domain/desk/events.ts';
import { type ReviewStatus, shownReviews } from './review-statuses.ts';

/** Minutes during which a decision of the staff, or the vendor's answer, can be undone. Mails about it are sent afterwards. */
export const reviewUndoMinutes = 10;
/** Target hours for the staff's decision. */
export const reviewDecisionHours = 48;
/** Days from a booking without a day of the event to the invitation. */
export const inviteAfterBookingDays = 14;
/** Days after an event or booking beyond which nobody is invited. */
export const inviteWithinDays = 120;

export type ReviewActor = 'family' | 'vendor' | 'staff' | 'system';
export type ReviewMoment =
  | 'invitedAt'
  | 'writtenAt'
  | 'decidedAt'
  | 'publishedAt'
  | 'answeredAt'
  | 'withdrawnAt';

export type ReviewChange = {
  /** Label of its button. */
  label: string;
  by: ReviewActor;
  /** `none`: not yet begun. */
  from: readonly (ReviewStatus | 'none')[];
  to: ReviewStatus;
  /** Replaces `to` when the vendor has answered. */
  toIfAnswered?: ReviewStatus;
  /** Required input. */
  wants?: 'review' | 'reason' | 'answer';
  /** Set to now. */
  moments?: readonly ReviewMoment[];
  /** Values that are cleared. */
  clears?: readonly ('decidedAt' | 'publishedAt' | 'answeredAt' | 'reason' | 'answer' | 'words')[];
  /** Permitted only within `reviewUndoMinutes` of this moment. */
  soonAfter?: 'decidedAt' | 'answeredAt';
  event: EventType;
  /** Readers who get a mail once it can no longer be undone. */
  tells?: readonly ('family' | 'vendor')[];
};

/**
 * Every change. At most one review for each introduction, and its words never change.
 * @where Which changes of a review are allowed, and by whom?
 */
export const reviewChanges = {
  invite: {
    label: 'Invite',
    by: 'system',
    from: ['none'],
    to: 'invited',
    moments: ['invitedAt'],
    event: 'review.invited',
  },
  write: {
    label: t('Send my review'),
    by: 'family',
    from: ['none', 'invited'],
    to: 'written',
    wants: 'review',
    moments: ['writtenAt'],
    event: 'review.written',
  },
  /** A picture to judge is added or removed; a decided review has no unjudged ones. */
  picture: {
    label: t('Add pictures'),
    by: 'family',
    from: ['written'],
    to: 'written',
    event: 'review.picture_changed',
  },
  withdraw: {
    label: t('Take my review back'),
    by: 'family',
    from: ['written', 'published', 'answered', 'refused'],
    to: 'withdrawn',
    moments: ['withdrawnAt'],
    clears: ['words', 'reason', 'answer'],
    event: 'review.withdrawn',
  },
  publish: {
    label: 'Publish',
    by: 'staff',
    from: ['written'],
    to: 'published',
    moments: ['decidedAt', 'publishedAt'],
    event: 'review.published',
    tells: ['family', 'vendor'],
  },
  refuse: {
    label: 'Refuse',
    by: 'staff',
    from: ['written'],
    to: 'refused',
    wants: 'reason',
    moments: ['decidedAt'],
    event: 'review.refused',
    tells: ['family'],
  },
  remove: {
    label: 'Remove',
    by: 'staff',
    from: shownReviews,
    to: 'removed',
    wants: 'reason',
    moments: ['decidedAt'],
    event: 'review.removed',
    tells: ['family', 'vendor'],
  },
  unpublish: {
    label: 'Undo the publication',
    by: 'staff',
    from: ['published'],
    to: 'written',
    clears: ['decidedAt', 'publishedAt'],
    soonAfter: 'decidedAt',
    event: 'review.undone',
  },
  unrefuse: {
    label: 'Undo the refusal',
    by: 'staff',
    from: ['refused'],
    to: 'written',
    clears: ['decidedAt', 'reason'],
    soonAfter: 'decidedAt',
    event: 'review.undone',
  },
  restore: {
    label: 'Undo the removal',
    by: 'staff',
    from: ['removed'],
    to: 'published',
    toIfAnswered: 'answered',
    clears: ['decidedAt', 'reason'],
    soonAfter: 'decidedAt',
    event: 'review.undone',
  },
  answer: {
    label: t('Publish my answer'),
    by: 'vendor',
    from: ['published'],
    to: 'answered',
    wants: 'answer',
    moments: ['answeredAt'],
    event: 'review.answered',
  },
  unanswer: {
    label: t('Take the answer back'),
    by: 'vendor',
    from: ['answered'],
    to: 'published',
    clears: ['answeredAt', 'answer'],
    soonAfter: 'answeredAt',
    event: 'review.answer_undone',
  },
} as const satisfies Record<string, ReviewChange>;
export type ReviewChangeName = keyof typeof reviewChanges;

const table: Readonly<Record<ReviewChangeName, ReviewChange>> = reviewChanges;

/** The state that decides whether a change is permitted. */
export type ReviewState = {
  status: ReviewStatus;
  decidedAt: Date | string | null;
  answeredAt: Date | string | null;
};

/** Returns whether a moment is so recent that its act can be undone. */
export const isUndoable = (at: Date | string | null, now: Date): boolean =>
  at !== null && now.getTime() < new Date(at).getTime() + reviewUndoMinutes * minuteMs;

/** Returns whether the table permits a change of a review; null for one not yet begun. */
export function allowsChange(name: ReviewChangeName, review: ReviewState | null, now: Date): boolean {
  const { from, soonAfter } = table[name];
  if (!from.includes(review?.status ?? 'none')) return false;
  return !soonAfter || isUndoable(review?.[soonAfter] ?? null, now);
}

/** Returns the changes that an actor may make now. */
export const changesOf = (by: ReviewActor, review: ReviewState | null, now: Date): ReviewChangeName[] =>
  (Object.keys(table) as ReviewChangeName[]).filter(
    (name) => table[name].by === by && allowsChange(name, review, now),
  );

/** Changes made through calls. */
export const staffReviewChanges = [
  'publish',
  'refuse',
  'remove',
  'unpublish',
  'unrefuse',
  'restore',
] as const satisfies readonly ReviewChangeName[];
export type StaffReviewChange = (typeof staffReviewChanges)[number];
