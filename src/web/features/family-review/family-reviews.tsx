import { useEffect } from 'react';
import { t } from '#words/t.ts';
import type { FamilyReviews as Family, OpenReview } from '#contract/family-reviews.ts';
import { reviewChanges } from '#domain/reviews/review-changes.ts';
import { reviewStatusWords } from '#domain/reviews/review-statuses.ts';
import { delhiFormat, showDay } from '#domain/formats/show-date.ts';
import { enquiryPath, paths, profilePath } from '#facts/paths.ts';
import { forget } from '#kit/device/device-store.ts';
import { draftKey } from '#kit/drafts/draft-keys.ts';
import type { SentReview } from '#kit/api/send-review.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { Alert } from '#ui/alert.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { Stars } from '#ui/stars.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Verbatim } from '#ui/verbatim.tsx';
import { asWritten } from '#ui/written-lang.ts';
import { ReviewForm, reviewDraft } from './review-form.tsx';
import { ReviewPictures } from './review-pictures.tsx';
import { Form, useNavigation } from 'react-router';
import { Button } from '#ui/button.tsx';

/** Withdraws a review: its text is destroyed. A plain form, so that it works without scripts. */
function TakeBackForm({ introductionId, sent }: { introductionId: string; sent?: SentReview }) {
  const busy = useNavigation().state !== 'idle';
  return (
    <Form method="post" replace preventScrollReset className="mt-5 border-t border-line pt-4">
      <Alert className="mb-3">{sent?.failure}</Alert>
      <input type="hidden" name="introductionId" value={introductionId} />
      <p className="mb-3 text-sm text-ink-soft">
        {t(
          'Taking it back destroys its words for good. If it was published, a line stays that says only that there was a review.',
        )}
      </p>
      <Button type="submit" name="act" value="withdraw" look="secondary" disabled={busy}>
        {reviewChanges.withdraw.label}
      </Button>
    </Form>
  );
}

const dayWords = delhiFormat({ dateStyle: 'long' });

type Props = { family: Family; secret: string; sent: SentReview | undefined };

/** A written review and its outcome. */
function WrittenReview({
  review: { introductionId, status, written, reason, answer },
}: {
  review: OpenReview;
}) {
  useEffect(() => forget(draftKey(reviewDraft(introductionId))), [introductionId]);
  return (
    <>
      {status && <Notice role="status">{reviewStatusWords[status]}</Notice>}
      {reason && <p className="mt-3 font-semibold">{reason}</p>}
      {written && (
        <div className="mt-4">
          <Stars rating={written.stars} />
          <p className="mt-2 max-w-prose wrap-anywhere whitespace-pre-line">{written.text}</p>
          <p className="mt-2 text-sm text-ink-soft">{[written.author, ...written.mentions].join(' · ')}</p>
        </div>
      )}
      {answer && (
        <blockquote className="mt-4 border-l-4 border-line pl-4">
          <p className="font-semibold">{t('The vendor answered')}</p>
          <p className="wrap-anywhere whitespace-pre-line">{answer}</p>
        </blockquote>
      )}
    </>
  );
}

/** The form of a review, from its day on; of a vendor that was not booked here, once the family says that it met it. */
function OwnReview({ review, sent }: { review: OpenReview; sent: SentReview | undefined }) {
  const { mayWrite, asksMet, opensOn } = review;
  if (opensOn !== null)
    return <p>{t('You can write your review from {day} on.', { day: showDay(dayWords, opensOn) })}</p>;
  if (!mayWrite) return <WrittenReview review={review} />;
  const form = <ReviewForm review={review} sent={sent} />;
  return asksMet && !sent ? (
    <Disclosure summary={t('We met them, or they worked for us: say how it was')}>{form}</Disclosure>
  ) : (
    form
  );
}

/** All vendors who answered an enquiry: a form for each that has no review yet, and the outcome of the others. */
export function FamilyReviews({ family: { reference, reviews }, secret, sent }: Props) {
  return (
    <div className="wrap max-w-3xl py-10 md:py-14">
      <PageHeading
        eyebrow={
          <RichText
            text={t('Your request <number>{reference}</number>', { reference })}
            parts={{ number: (words) => <Verbatim>{words}</Verbatim> }}
          />
        }
        lead={t(
          'Only someone with this link can see this page. Our team reads each review before it is published; its words are never changed, and you can take it back here at any time.',
        )}
      >
        {t('How was it?')}
      </PageHeading>
      {reviews.length === 0 && (
        <Notice className="mt-8">
          {t('No vendor has answered this request yet. A review can be written once one has.')}
        </Notice>
      )}
      {reviews.map((review) => {
        const { introductionId: id, vendorName, vendorId, mayWithdraw } = review;
        const own = sent?.introductionId === id ? sent : undefined;
        return (
          <section
            key={id}
            aria-labelledby={`of-${id}`}
            className="mt-8 rounded-xl border border-line bg-paper p-5 wrap-anywhere sm:p-6"
          >
            <h2 id={`of-${id}`} {...asWritten} className="mb-4 text-2xl wrap-anywhere">
              <TextLink to={profilePath(vendorId)}>{vendorName}</TextLink>
            </h2>
            <OwnReview review={review} sent={own} />
            <ReviewPictures review={review} secret={secret} />
            {mayWithdraw && <TakeBackForm introductionId={id} sent={own} />}
          </section>
        );
      })}
      <p className="mt-8 flex flex-wrap gap-x-6 gap-y-2">
        <TextLink to={enquiryPath(secret)} look="strong">
          {t('To your request')}
        </TextLink>
        <TextLink to={paths.reviews} look="strong">
          {t('How reviews work')}
        </TextLink>
      </p>
    </div>
  );
}
