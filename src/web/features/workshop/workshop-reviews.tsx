import { t } from '#words/t.ts';
import { reviewStatusWords } from '#domain/reviews/review-statuses.ts';
import { reviewReasons } from '#domain/reviews/review-reasons.ts';
import { delhiFormat, showMoment } from '#domain/formats/show-date.ts';
import { paths } from '#facts/paths.ts';
import { AnswerState } from '#kit/api/answer-state.tsx';
import { api } from '#kit/api/api.ts';
import { signed } from '#kit/api/authenticated.ts';
import { useAnswer } from '#kit/api/use-answer.ts';
import { Notice } from '#ui/notice.tsx';
import { Stars } from '#ui/stars.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Answer, type Act } from './review-answer.tsx';

const day = delhiFormat({ dateStyle: 'medium' });
const read = () => signed((options) => api.workshopReviewList({}, options));

/** The vendor's own reviews, each with its one answer. */
export function WorkshopReviews() {
  const answer = useAnswer(read);
  const { value: reviews, busy } = answer;
  const act: Act = (task) =>
    answer.act(async () => {
      await task();
      return read();
    });
  return (
    <div className="grid gap-4">
      <AnswerState {...answer} />
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
            <Answer {...{ review, busy, act }} />
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
