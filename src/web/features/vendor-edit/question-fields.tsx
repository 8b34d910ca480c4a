import { t } from '#words/t.ts';
import { errorAt, type PathErrors } from '#domain/vendors/fact-form.ts';
import type { VendorQuestion } from '#domain/vendors/vendor-offer.ts';
import { maxLength } from '#facts/limits.ts';
import { Field } from '#ui/field.tsx';

/** A customers' question, and the answer. */
export function QuestionFields({ item, errors }: { item: VendorQuestion | undefined; errors: PathErrors }) {
  return (
    <>
      <Field
        name="question"
        label={t('Question')}
        required
        maxLength={maxLength.shortText}
        defaultValue={item?.question}
        placeholder={t('Such as: When do we get the photos?')}
        error={errorAt(errors, 'question')}
      />
      <Field
        as="textarea"
        rows={3}
        name="answer"
        label={t('Answer')}
        required
        maxLength={maxLength.answer}
        defaultValue={item?.answer}
        error={errorAt(errors, 'answer')}
      />
    </>
  );
}
