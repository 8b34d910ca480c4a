import { useId, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { t } from '#words/t.ts';
import { reviewLimits } from '#facts/limits.ts';
import type { OpenReview } from '#contract/family-reviews.ts';
import { reviewChanges } from '#domain/reviews/review-changes.ts';
import { mentionName, type SentReview } from '#kit/api/send-review.ts';
import { useDraftLater } from '#kit/drafts/use-draft-later.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Alert } from '#ui/alert.tsx';
import { Stars } from '#ui/stars.tsx';

const choice =
  'tap flex cursor-pointer items-center gap-3 rounded-md border border-line px-3 py-2 has-checked:border-teal has-checked:bg-teal-wash';

/** Returns the name of a review's draft. */
export const reviewDraft = (introductionId: string) => `review:${introductionId}`;

/** The form of one review. All controls are the browser's own, so that it works without scripts. */
export function ReviewForm({ review, sent }: { review: OpenReview; sent?: SentReview }) {
  const busy = useNavigation().state !== 'idle';
  const id = useId();
  const { introductionId, names, offered } = review;
  const { failure, fieldErrors: errors = {}, values = {} } = sent ?? {};
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraftLater(form, reviewDraft(introductionId), { posted: sent !== undefined });
  const shownNames = [
    ['first', names.first],
    ['initials', names.initials],
  ] as const;
  return (
    <Form ref={form} method="post" replace preventScrollReset {...draft} className="grid gap-6">
      <Alert>{failure}</Alert>
      <input type="hidden" name="introductionId" value={introductionId} />
      {/* Of a vendor that was not booked here the form is opened by these words. */}
      {review.asksMet && <input type="hidden" name="met" value="1" />}
      <fieldset aria-describedby={errors['stars'] && `${id}-stars`}>
        <legend className="mb-2 font-semibold">{t('How many stars?')}</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {[5, 4, 3, 2, 1].map((stars) => (
            <label key={stars} className={choice}>
              <input
                type="radio"
                name="stars"
                value={stars}
                required
                defaultChecked={values['stars'] === String(stars)}
              />
              <Stars rating={stars} size={22} />
            </label>
          ))}
        </div>
        {errors['stars'] && (
          <p id={`${id}-stars`} className="mt-1 text-sm font-semibold text-sindoor">
            {errors['stars']}
          </p>
        )}
      </fieldset>
      <Field
        as="textarea"
        name="text"
        label={t('What was it like?')}
        hint={t(
          'At least {min} characters. Leave out phone numbers, links and the names of private people.',
          { min: String(reviewLimits.textMin) },
        )}
        rows={6}
        required
        minLength={reviewLimits.textMin}
        maxLength={reviewLimits.text}
        defaultValue={values['text']}
        error={errors['text']}
      />
      <fieldset>
        <legend className="mb-2 font-semibold">
          {t('What do you want to mention?')} <span className="font-normal">{t('(optional)')}</span>
        </legend>
        <div className="flex flex-wrap gap-2">
          {offered.map(({ value, label }) => (
            <label key={value} className={choice}>
              <input
                type="checkbox"
                name={mentionName(value)}
                value="1"
                defaultChecked={values[mentionName(value)] === '1'}
              />
              {label}
            </label>
          ))}
        </div>
        {errors['mentions'] && (
          <p className="mt-1 text-sm font-semibold text-sindoor">{errors['mentions']}</p>
        )}
      </fieldset>
      <fieldset>
        <legend className="mb-2 font-semibold">{t('How is your name shown?')}</legend>
        <div className="flex flex-wrap gap-2">
          {shownNames.map(([value, label]) => (
            <label key={value} className={choice}>
              <input
                type="radio"
                name="name"
                value={value}
                defaultChecked={(values['name'] ?? 'first') === value}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <Button
        type="submit"
        name="act"
        value="write"
        disabled={busy}
        className="w-full sm:w-auto sm:justify-self-start"
      >
        {busy ? t('Sending...') : reviewChanges.write.label}
      </Button>
    </Form>
  );
}
