import { introductionChanges, talkingIntroductions } from '#domain/enquiries/introduction-changes.ts';
import { requestSentences } from '#domain/enquiries/state-sentences.ts';
import type { Introduction } from '#contract/desk/introductions.ts';
import { declineWords, reportWords } from '#content/introduction-words.ts';
import { stepsFrom } from '#domain/desk/steps.ts';
import { Button } from '#ui/button.tsx';
import { showMoment } from '../../kit/format.ts';
import { Tag } from '../tag.tsx';
import { CallWords } from './call-words.tsx';

const moments = [
  ['seenAt', 'read'],
  ['repliedAt', 'answered'],
  ['chosenAt', 'booked'],
  ['declinedAt', 'declined'],
  ['lapsedAt', 'lapsed'],
  ['recalledAt', 'recalled'],
] as const;
const holds = {
  none: 'has no contact details',
  held: 'was given contact details',
  read: 'has read the contact details',
  recalled: 'contact details were taken back',
};

/** Returns the history of an introduction, in the order of its life. */
const stateWords = (one: Introduction) =>
  [
    one.sentAt && `Sent ${showMoment(one.sentAt)}${one.by ? ` by ${one.by}` : ''}`,
    ...moments.map(([moment, words]) => one[moment] && `${words} ${showMoment(one[moment])}`),
    one.declineReason && `reason: ${declineWords[one.declineReason]}`,
    one.outcome && requestSentences[one.outcome].staff,
    holds[one.disclosure],
  ]
    .filter(Boolean)
    .join(', ');

const small = 'px-3! py-1.5! text-sm';
type Step = keyof typeof introductionChanges.staff;
type Props = {
  introduction: Introduction;
  reference: string;
  /** The role may act on it. */
  mayWork: boolean;
  busy: boolean;
  onStep: (step: Step) => void;
  onDisclose: () => void;
};

/** One introduced vendor: its state, its history, and the possible steps. */
export function IntroductionRow({ introduction, reference, mayWork, busy, onStep, onDisclose }: Props) {
  const { vendorName, vendorHidden, status, held, phone, reportReason, reportAnswer, disclosure } =
    introduction;
  const isHeld = held !== null;
  const isUntold = status === 'proposed' && !isHeld;
  const mayDisclose = talkingIntroductions.includes(status) && disclosure === 'none' && !isHeld;
  return (
    <li className="py-2">
      <span className="font-semibold wrap-anywhere">{vendorName}</span>{' '}
      <Tag tone={isHeld || isUntold ? 'due' : status === 'sent' ? 'good' : 'quiet'}>
        {isHeld ? 'leaves in a moment' : requestSentences[status].staff}
      </Tag>{' '}
      {vendorHidden && <Tag tone="bad">hidden</Tag>}
      {!isHeld && <span className="block text-sm text-ink-soft">{stateWords(introduction)}</span>}
      {isUntold && (
        <span className="block text-sm font-semibold">
          No mail reaches them. <CallWords phone={phone} reference={reference} />
        </span>
      )}
      {reportReason && (
        <span className="block text-sm">
          Bad enquiry: {reportWords[reportReason]}. {reportAnswer ?? 'Nobody has answered yet.'}
        </span>
      )}
      {mayWork && !isHeld && (
        <span className="mt-1 flex flex-wrap gap-2 empty:hidden">
          {stepsFrom(introductionChanges.staff, status, false).map(([step, { label }]) => (
            <Button
              key={step}
              look="secondary"
              className={small}
              disabled={busy}
              aria-label={`${label}: ${vendorName}`}
              onClick={() => onStep(step)}
            >
              {label}
            </Button>
          ))}
          {mayDisclose && (
            <Button
              look="secondary"
              className={small}
              disabled={busy}
              aria-label={`The family agreed: pass its details to ${vendorName}`}
              onClick={onDisclose}
            >
              Pass details on
            </Button>
          )}
        </span>
      )}
    </li>
  );
}
