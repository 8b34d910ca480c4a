import { Form, useNavigation } from 'react-router';
import { t } from '#words/t.ts';
import { reviewChanges } from '#domain/reviews/review-changes.ts';
import type { SentReview } from '#kit/api/send-review.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** Withdraws a review: its text is destroyed. A plain form, so that it works without scripts. */
export function TakeBackForm({ introductionId, sent }: { introductionId: string; sent?: SentReview }) {
  const busy = useNavigation().state !== 'idle';
  return (
    <Form method="post" replace preventScrollReset className="mt-5 border-t border-line pt-4">
      {sent?.failure && (
        <Notice tone="warning" role="alert" className="mb-3">
          {sent.failure}
        </Notice>
      )}
      <input type="hidden" name="introductionId" value={introductionId} />
      <p className="mb-3 text-sm text-ink-soft">
        {t(
          'Taking it back destroys its words for good. Of a published one a line stays, which says only that there was a review.',
        )}
      </p>
      <Button type="submit" name="act" value="withdraw" look="secondary" disabled={busy}>
        {reviewChanges.withdraw.label}
      </Button>
    </Form>
  );
}
