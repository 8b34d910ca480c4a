/**
 * @file The sentences of a family's private page: the state of each vendor, the steps so far, and what happens next. All follow from one
 * state, so that no two of them contradict each other.
 */
import type { enquiryStatuses } from './enquiry-changes.ts';
import { openIntroductions, type IntroductionStatus } from './introduction-changes.ts';
import { requestSentences } from './state-sentences.ts';
import { t } from '#words/t.ts';

type EnquiryState = (typeof enquiryStatuses)[number];
/** `passed`: another was booked. `wished`: chosen in the form, told nothing so far. `unasked`: never told, as the request is over. */
export type FamilyVendorState = IntroductionStatus | 'passed' | 'wished' | 'unasked';

const isOver = (status: EnquiryState): boolean =>
  status === 'booked' || status === 'closed' || status === 'withdrawn';

/** Returns the state of a vendor on the family's page; `status` is null for one who was only asked for. */
export function familyStateOf(
  request: EnquiryState,
  status: IntroductionStatus | null,
  { bookedOther = false } = {},
): FamilyVendorState {
  if (status === null) return bookedOther || isOver(request) ? 'unasked' : 'wished';
  return openIntroductions.includes(status) && (bookedOther || request === 'booked') ? 'passed' : status;
}

/** @where Which sentence does a family read about the state of each vendor? */
export const vendorSentences: Readonly<Record<FamilyVendorState, string>> = {
  proposed: requestSentences.proposed.family,
  sent: requestSentences.sent.family,
  seen: requestSentences.seen.family,
  replied: requestSentences.replied.family,
  chosen: requestSentences.chosen.family,
  declined: requestSentences.declined.family,
  lapsed: requestSentences.lapsed.family,
  recalled: requestSentences.recalled.family,
  passed: t('Not booked: you have booked with somebody else'),
  wished: t('We speak with you first'),
  unasked: t('Was not asked'),
};

export const familyStages = [
  'received',
  'read',
  'asking',
  'waiting',
  'talking',
  'answered',
  'quoted',
  'nobody',
  'booked',
  'elsewhere',
  'closed',
  'withdrawn',
] as const;
export type FamilyStage = (typeof familyStages)[number];

/** Returns where the request stands for its sender. `quotes` counts those that can be accepted. */
export function familyStageOf(
  request: EnquiryState,
  { vendors, quotes }: { vendors: readonly FamilyVendorState[]; quotes: number },
): FamilyStage {
  const any = (...states: FamilyVendorState[]) => states.some((state) => vendors.includes(state));
  if (request === 'withdrawn' || request === 'closed') return request;
  if (any('chosen')) return 'booked';
  if (request === 'booked') return 'elsewhere';
  if (quotes > 0) return 'quoted';
  if (any('replied')) return 'talking';
  if (any('sent', 'seen')) return 'waiting';
  if (any('proposed')) return 'asking';
  if (request === 'answered') return 'answered';
  if (any('declined', 'lapsed', 'recalled')) return 'nobody';
  return request === 'received' ? 'received' : 'read';
}

type Told = {
  /** The one booked. */
  vendor: string;
  /** Vendors whose answer is awaited. */
  asked: number;
  /** Quotes that can be accepted. */
  quotes: number;
};
/** @where What does a family read about what happens next? */
export const stageSentences: Readonly<Record<FamilyStage, (told: Told) => readonly [string, string]>> = {
  received: () => [t('Our team reads your request.'), t('Usually on the same working day')],
  read: () => [t('Our team looks for the right people.'), t('We call you or write to you.')],
  asking: () => [t('Our team is passing your request on.'), t('Answers come to this page.')],
  waiting: ({ asked: count }) => [
    t('Your request is with {count, plural, one {the vendor} other {# vendors}}.', { count }),
    t('Answers come to this page.'),
  ],
  talking: () => [t('There is an answer for you.'), t('Read it below, and write back.')],
  answered: () => [t('Our team has answered.'), t('Look into your mail, or write to us below.')],
  quoted: ({ quotes: count }) => [
    t('{count, plural, one {# quote waits for you.} other {# quotes wait for you.}}', { count }),
    t('Nothing is booked before you accept one.'),
  ],
  nobody: () => [t('None of these vendors is left.'), t('Ask others below, or write to our team.')],
  booked: ({ vendor }) => [
    t('You have booked with {vendor}.', { vendor }),
    t('Settle the rest with them in a message.'),
  ],
  elsewhere: () => [t('It is booked.'), t('No further vendor is asked for you.')],
  closed: () => [t('Our team has closed the request.'), t('Call us if something is still open.')],
  withdrawn: () => [t('You have withdrawn this request.'), t('What was written stays readable here.')],
};

/** The moments of a request, as ISO 8601 instants. */
export type StepFacts = { status: EnquiryState; sentAt: string } & Readonly<
  Record<'readAt' | 'introducedAt' | 'answeredAt' | 'bookedAt' | 'closedAt', string | null>
>;
export type FamilyStep = { label: string; at: string | null };

/**
 * Returns the steps of a request: those done in their order of time, then those to come. A step that later ones have overtaken is not to
 * come any more, and after the end nothing is.
 */
export function familyStepsOf(enquiry: StepFacts): FamilyStep[] {
  const all: FamilyStep[] = [
    { label: t('Received'), at: enquiry.sentAt },
    { label: t('Read by our team'), at: enquiry.readAt },
    { label: t('Vendors introduced'), at: enquiry.introducedAt },
    { label: t('Answered'), at: enquiry.answeredAt },
    { label: t('Booked'), at: enquiry.bookedAt },
    { label: t('Closed'), at: enquiry.closedAt },
  ];
  const done = all
    .filter((step) => step.at !== null)
    .toSorted((one, other) => (one.at! < other.at! ? -1 : one.at! > other.at! ? 1 : 0));
  if (isOver(enquiry.status)) return done;
  const last = all.findLastIndex(({ at }) => at !== null);
  // Not every request needs a vendor, or ends in a booking.
  const coming = [1, 3].filter((place) => place > last).map((place) => all[place]!);
  return [...done, ...coming];
}
