import { useActionData } from 'react-router';
import { t } from '#words/t.ts';
import { maxLength } from '#facts/limits.ts';
import { messages } from '#facts/messages.ts';
import { showPhone } from '#domain/formats/phone.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import type { FormOutcome } from '#kit/forms/form-call.ts';
import { useFormCall } from '#kit/forms/use-form-call.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Alert } from '#ui/alert.tsx';
import { Notice } from '#ui/notice.tsx';
import { claimBeginCall } from './claim-calls.ts';

type Props = { vendor: Pick<PublicVendor, '_id' | 'companyName' | 'phone'> };

/** The form that begins the claim of a page. */
export function ClaimBeginForm({ vendor: { _id: vendorId, phone } }: Props) {
  const posted = useActionData<FormOutcome<string>>();
  const { outcome, sending, onSubmit } = useFormCall(claimBeginCall, { params: { vendorId }, posted });
  if (outcome.done) return <Notice role="status">{outcome.done}</Notice>;
  const { values, fieldErrors } = outcome;
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      <Alert>{outcome.failure}</Alert>
      <Field
        name="name"
        label={t('Your name')}
        autoComplete="name"
        required
        maxLength={maxLength.name}
        defaultValue={values['name']}
        error={fieldErrors['name']}
      />
      <Field
        name="email"
        type="email"
        label={t('Your e-mail: you will sign in with it')}
        autoComplete="email"
        required
        maxLength={maxLength.email}
        defaultValue={values['email']}
        error={fieldErrors['email']}
      />
      <Field
        as="select"
        name="way"
        label={t('How we check it')}
        required
        defaultValue={values['way'] ?? (phone ? 'phone' : 'document')}
        error={fieldErrors['way']}
      >
        {phone && (
          <option value="phone">
            {t('By phone: we call {number} and read out a code', { number: showPhone(phone) })}
          </option>
        )}
        <option value="document">{t('With a document of the business, such as its GST certificate')}</option>
      </Field>
      <Button type="submit" disabled={sending} className="w-full sm:w-auto sm:justify-self-start">
        {sending ? messages.submitting : t('Claim this page')}
      </Button>
    </form>
  );
}
