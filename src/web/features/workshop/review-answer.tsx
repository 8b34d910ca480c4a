import { t } from '#words/t.ts';
import type { WorkshopReview } from '#contract/reviews.ts';
import { reviewChanges, reviewUndoMinutes } from '#domain/reviews/review-changes.ts';
import { delhiFormat, showMoment } from '#domain/formats/show-date.ts';
import { reviewLimits } from '#facts/limits.ts';
import { api } from '#kit/api/api.ts';
import { signed } from '#kit/api/authenticated.ts';
import { workshopDrafts } from '#kit/drafts/draft-keys.ts';
import { useDraftText } from '#kit/drafts/use-draft-text.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';

/** Runs a task, then reloads the reviews; resolves to whether it succeeded. */
export type Act = (task: () => Promise<unknown>) => Promise<boolean>;
const time = delhiFormat({ timeStyle: 'short' });

/** The one answer: written, shown, withdrawn. */
export function Answer({ review, busy, act }: { review: WorkshopReview; busy: boolean; act: Act }) {
  const [text, setText] = useDraftText(`${workshopDrafts}answer:${review.id}`);
  const params = { reviewId: review.id };
  if (review.answer)
    return (
      <div className="mt-4 border-l-4 border-line pl-4">
        <p className="font-semibold">{t('Your answer')}</p>
        <p className="max-w-prose wrap-anywhere whitespace-pre-line">{review.answer.text}</p>
        {review.undoableUntil && (
          <div className="mt-2 flex flex-wrap items-center gap-3 text-sm">
            <Button
              look="secondary"
              disabled={busy}
              onClick={() => void act(() => signed((options) => api.workshopAnswerUndo({ params }, options)))}
            >
              {reviewChanges.unanswer.label}
            </Button>
            {t('Until {time}', { time: showMoment(time, review.undoableUntil) })}
          </div>
        )}
      </div>
    );
  if (!review.mayAnswer) return null;
  return (
    <form
      className="mt-4 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void act(() =>
          signed((options) => api.workshopReviewAnswer({ params, body: { text } }, options)),
        ).then((done) => done && setText(''));
      }}
    >
      <Field
        as="textarea"
        label={t('Your answer')}
        hint={t(
          'You answer each review once, and everybody can read it. It can be taken back for {minutes} minutes.',
          { minutes: String(reviewUndoMinutes) },
        )}
        rows={3}
        required
        maxLength={reviewLimits.answer}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" disabled={busy} className="justify-self-start">
        {reviewChanges.answer.label}
      </Button>
    </form>
  );
}
