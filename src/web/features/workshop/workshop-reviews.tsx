import { useCallback, useEffect, useState } from 'react';
import { t } from '#words/t.ts';
import { isApiError } from '#contract/api-error.ts';
import type { WorkshopReview } from '#contract/reviews.ts';
import { reviewStatusWords } from '#domain/reviews/review-statuses.ts';
import { reviewReasons } from '#domain/reviews/review-reasons.ts';
import { delhiFormat, showMoment } from '#domain/formats/show-date.ts';
import { messages } from '#facts/messages.ts';
import { paths } from '#facts/paths.ts';
import { api } from '#kit/api/api.ts';
import { signed } from '#kit/api/authenticated.ts';
import { Notice } from '#ui/notice.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';
import { Stars } from '#ui/stars.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Answer, type Run } from './review-answer.tsx';

const day = delhiFormat({ dateStyle: 'medium' });

/** The vendor's own reviews, each with its one answer. */
export function WorkshopReviews() {
  const [reviews, setReviews] = useState<WorkshopReview[] | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = useCallback<Run>(async (task) => {
    setBusy(true);
    try {
      await task?.();
      setReviews(await signed((options) => api.workshopReviewList({}, options)));
      setFailure(null);
      return true;
    } catch (error) {
      setFailure(isApiError(error) ? error.message : messages.quoteFailed);
      return false;
    } finally {
      setBusy(false);
    }
  }, []);
  useEffect(() => void run(), [run]);
  return (
    <div className="grid gap-4">
      {failure &&
        (reviews ? (
          <Notice tone="warning" role="alert">
            {failure}
          </Notice>
        ) : (
          <RetryNotice onRetry={() => void run()}>{failure}</RetryNotice>
        ))}
      {reviews === null && !failure && <p role="status">{messages.loading}</p>}
      {reviews?.length === 0 && (
        <Notice>
          <p className="font-semibold">{t('No family has reviewed you yet.')}</p>
          <p>
            {t(
              'Families whom you answered are asked by e-mail after their event, once. Answer requests soon, and reviews will come.',
            )}
          </p>
        </Notice>
      )}
      <ul className="grid gap-4">
        {reviews?.map((review) => (
          <li key={review.id} className="rounded-xl border border-line bg-paper p-5">
            <p className="flex flex-wrap items-center gap-x-3">
              {review.stars !== null && <Stars rating={review.stars} />}
              <strong>{review.author}</strong>
              <time dateTime={review.writtenAt} className="text-sm text-ink-soft">
                {showMoment(day, review.writtenAt)}
              </time>
            </p>
            {review.stars === null ? (
              <p className="mt-2 text-ink-soft">
                {reviewStatusWords[review.status]} {review.reason && reviewReasons[review.reason].label}
              </p>
            ) : (
              <p lang={review.lang} className="mt-2 max-w-prose wrap-anywhere whitespace-pre-line">
                {review.text}
              </p>
            )}
            {review.mentions.length > 0 && (
              <p className="mt-2 text-sm text-ink-soft">{review.mentions.join(' · ')}</p>
            )}
            <Answer {...{ review, busy, run }} />
          </li>
        ))}
      </ul>
      <p>
        <TextLink to={paths.reviews} look="strong">
          {t('How reviews work')}
        </TextLink>
      </p>
    </div>
  );
}
