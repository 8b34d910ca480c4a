import { useState } from 'react';
import { Link } from 'react-router';
import { deskPaths } from '#facts/desk-paths.ts';
import { fillPath } from '#contract/kit.ts';
import type { StaffReview } from '#contract/desk/reviews.ts';
import { reviewChanges, type ReviewChange, type StaffReviewChange } from '#domain/reviews/review-changes.ts';
import type { ReviewStatus } from '#domain/reviews/review-statuses.ts';
import { reviewChecks } from '#domain/reviews/review-checks.ts';
import { reviewReasonNames, reviewReasons, type ReviewReason } from '#domain/reviews/review-reasons.ts';
import { languageName } from '#words/language-name.ts';
import { defaultLocale } from '#words/locales.ts';
import { Button } from '#ui/button.tsx';
import { Stars } from '#ui/stars.tsx';
import { enquiryPath } from '#desk/kit/enquiry-path.ts';
import { showMoment } from '#desk/kit/format.ts';
import { ChoiceDialog } from '#desk/ui/choice-dialog.tsx';
import { ItemCard } from '#desk/ui/item-card.tsx';
import { Tag } from '#desk/ui/tag.tsx';

type Decision = { change: StaffReviewChange; reason?: ReviewReason; pictures?: number };
type Props = {
  review: StaffReview;
  busy: boolean;
  mayChange: boolean;
  /** Resolves to whether it succeeded. */
  onChange: (decision: Decision) => Promise<boolean>;
};

const changes: Readonly<Record<string, ReviewChange>> = reviewChanges;
const reasons = reviewReasonNames.map((value) => ({ label: reviewReasons[value].label, value }));
const linkLook = 'tap inline-flex items-center font-semibold text-teal hover:underline';
const stateWords: Readonly<Record<ReviewStatus, { label: string; tone: 'quiet' | 'good' | 'bad' }>> = {
  invited: { label: 'Invited', tone: 'quiet' },
  written: { label: 'Waits for us', tone: 'quiet' },
  published: { label: 'Public', tone: 'good' },
  answered: { label: 'Public, answered', tone: 'good' },
  refused: { label: 'Refused', tone: 'bad' },
  withdrawn: { label: 'Taken back by the family', tone: 'quiet' },
  removed: { label: 'Taken down', tone: 'bad' },
};

/** One review: its text, the results of the checks, the evidence that it is real, and the decision. */
export function ReviewCard({ review, busy, mayChange, onChange }: Props) {
  const [asked, setAsked] = useState<StaffReviewChange | null>(null);
  const { status, flags, reference, reason, answer, writtenAt, askedAt, decidedAt, undoableUntil } = review;
  const decide = (change: StaffReviewChange) =>
    changes[change]!.wants === 'reason'
      ? setAsked(change)
      : void onChange({ change, pictures: review.pictures.length });
  return (
    <ItemCard
      title={review.vendorName}
      number={reference ?? 'Enquiry destroyed'}
      at={writtenAt ?? ''}
      tags={
        <>
          <Tag tone={stateWords[status].tone}>{stateWords[status].label}</Tag>
          {review.overdue && <Tag tone="bad">Waits for too long</Tag>}
          {flags.length > 0 && <Tag tone="due">{`Flagged: ${flags.length}`}</Tag>}
          {review.locale !== defaultLocale && <Tag>{languageName(review.locale)}</Tag>}
        </>
      }
    >
      {review.stars !== null && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3">
          <Stars rating={review.stars} />
          <span className="text-sm text-ink-soft">{review.author}</span>
        </p>
      )}
      <p lang={review.locale} className="mt-2 max-w-prose text-sm wrap-anywhere whitespace-pre-wrap">
        {review.text ?? 'Its words are gone.'}
      </p>
      {review.mentions.length > 0 && (
        <p className="mt-2 text-sm text-ink-soft">Mentions: {review.mentions.join(', ')}</p>
      )}
      {review.pictures.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {review.pictures.map((src, index) => (
            <li key={src}>
              <a href={src} target="_blank" rel="noreferrer">
                <img
                  src={src}
                  alt={`What the family added, ${index + 1} of ${review.pictures.length}`}
                  className="size-28 rounded-md object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {flags.length > 0 && (
        <ul className="mt-3 grid gap-1 rounded-md bg-marigold-wash p-3 text-sm">
          {flags.map((flag) => (
            <li key={flag}>{reviewChecks[flag].label}</li>
          ))}
        </ul>
      )}
      {answer !== null && (
        <p className="mt-3 border-l-4 border-line pl-3 text-sm wrap-anywhere whitespace-pre-wrap">
          <span className="font-semibold">The vendor answered: </span>
          {answer}
        </p>
      )}
      <p className="mt-3 flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
        <span>
          {review.booked ? 'Booked' : 'Answered'}
          {askedAt && `, asked ${showMoment(askedAt)}`}
        </span>
        {reference && (
          <Link to={enquiryPath(reference)} className={linkLook}>
            Enquiry
          </Link>
        )}
        <Link to={fillPath(deskPaths.vendor, { vendorId: review.vendorId })} className={linkLook}>
          Vendor
        </Link>
      </p>
      {decidedAt && (
        <p className="mt-2 text-sm">
          {`Decided by ${review.by} ${showMoment(decidedAt)}.`}
          {reason && ` ${reviewReasons[reason].label}`}
          {undoableUntil && ` Can be taken back until ${showMoment(undoableUntil)}.`}
        </p>
      )}
      {mayChange && review.changes.length > 0 && (
        <div className="mt-4 flex flex-wrap gap-2">
          {review.changes.map((change) => (
            <Button key={change} look="secondary" disabled={busy} onClick={() => decide(change)}>
              {changes[change]!.label}
            </Button>
          ))}
        </div>
      )}
      {asked && (
        <ChoiceDialog
          heading={`${changes[asked]!.label}: for which of the published reasons?`}
          choices={reasons}
          onClose={() => setAsked(null)}
          onChoose={(chosen) => {
            setAsked(null);
            void onChange({ change: asked, reason: chosen, pictures: review.pictures.length });
          }}
        />
      )}
    </ItemCard>
  );
}
