/** @file The life of a review as data: who may do what, from which state, what must be given, and whom it is told to. */
import { minuteMs } from '#facts/time.ts';
import { t } from '#words/t.ts';
import type { EventType } from '#domain/desk/events.ts';
import type { IntroductionStatus } from '#domain/enquiries/introduction-changes.ts';

/** In their order; a review that nobody has begun has none of them. */
export const reviewStatuses = [
  'invited',
  'written',
  'published',
  'answered',
  'refused',
  'withdrawn',
  'removed',
] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** What each state says to people, on the page that explains reviews. */
export const reviewStatusWords = {
  invited: t('The family has been asked by e-mail for its review.'),
  written: t('The review is written and waits for our team. Nobody else sees it.'),
  published: t('Everybody can read it.'),
  answered: t('Everybody can read it, with the one answer of the vendor.'),
  refused: t('It was not published, for one of the reasons below, which the family was told.'),
  withdrawn: t('The family has taken it back. A line without its words stays.'),
  removed: t('We took it down for one of the reasons below. A line with the reason stays.'),
} as const satisfies Record<ReviewStatus, string>;

/** Only a vendor who answered, or whom the family booked, can be reviewed. */
export const reviewable: readonly IntroductionStatus[] = ['replied', 'chosen'];

/** Everybody sees the words of these. */
export const shownReviews = ['published', 'answered'] as const satisfies readonly ReviewStatus[];

/** Minutes in which a decision of the staff, or the vendor's answer, can be taken back. Nobody is mailed about it before. */
export const reviewUndoMinutes = 10;
/** Hours in which the staff means to decide. */
export const reviewDecisionHours = 48;
/** Days from a booking without a day of the event to the invitation. */
export const inviteAfterBookingDays = 14;
/** Events and bookings older than this are not asked about. */
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
  /** On its button. */
  label: string;
  by: ReviewActor;
  /** `none`: nobody has begun it. */
  from: readonly (ReviewStatus | 'none')[];
  to: ReviewStatus;
  /** In place of `to` for one that the vendor has answered. */
  toIfAnswered?: ReviewStatus;
  /** Must be given with it. */
  wants?: 'review' | 'reason' | 'answer';
  /** Set to now. */
  moments?: readonly ReviewMoment[];
  /** Emptied again. */
  clears?: readonly ('decidedAt' | 'publishedAt' | 'answeredAt' | 'reason' | 'answer' | 'words')[];
  /** Only for so many minutes, `reviewUndoMinutes`, after this moment. */
  soonAfter?: 'decidedAt' | 'answeredAt';
  event: EventType;
  /** Who gets a mail once it can no longer be taken back. */
  tells?: readonly ('family' | 'vendor')[];
};

/**
 * Every change there is. At most one review for each introduction, and its words never change.
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
  /** One more to look at with it, or one less; what has been decided holds none that nobody has looked at. */
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

/** What decides whether a change may be made. */
export type ReviewState = {
  status: ReviewStatus;
  decidedAt: Date | string | null;
  answeredAt: Date | string | null;
};

/** Returns whether a moment is so near that what was done then can be taken back. */
export const isUndoable = (at: Date | string | null, now: Date): boolean =>
  at !== null && now.getTime() < new Date(at).getTime() + reviewUndoMinutes * minuteMs;

/** Returns whether the table allows a change of a review as it is; null for one that nobody has begun. */
export function allowsChange(name: ReviewChangeName, review: ReviewState | null, now: Date): boolean {
  const { from, soonAfter } = table[name];
  if (!from.includes(review?.status ?? 'none')) return false;
  return !soonAfter || isUndoable(review?.[soonAfter] ?? null, now);
}

/** Returns the changes that somebody may make now. */
export const changesOf = (by: ReviewActor, review: ReviewState | null, now: Date): ReviewChangeName[] =>
  (Object.keys(table) as ReviewChangeName[]).filter(
    (name) => table[name].by === by && allowsChange(name, review, now),
  );

/** Names of the changes that somebody makes by a call. */
export const staffReviewChanges = [
  'publish',
  'refuse',
  'remove',
  'unpublish',
  'unrefuse',
  'restore',
] as const satisfies readonly ReviewChangeName[];
export type StaffReviewChange = (typeof staffReviewChanges)[number];
