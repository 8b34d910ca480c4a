import { useActionData } from 'react-router';
import { t } from '#words/t.ts';
import { registrationFields } from '#domain/vendors/registration-fields.ts';
import { registerPage } from '#content/vendor-account.ts';
import { messages } from '#facts/messages.ts';
import type { FormOutcome } from '#kit/forms/form-call.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { RegisteredPanel } from './registered-panel.tsx';
import type { Registered } from './registration-call.ts';
import { RegistrationInput } from './registration-input.tsx';
import { RegistrationNotice } from './registration-notice.tsx';
import { TermsBox } from './terms-box.tsx';
import { useRegistration } from './use-registration.ts';

/** The ten fields and the terms. With scripts it sends and opens the profile, without them it posts to its page. */
export function RegistrationForm() {
  const posted = useActionData<FormOutcome<Registered>>();
  const { form, outcome, sending, progress, ...on } = useRegistration(posted);
  if (posted?.done) return <RegisteredPanel vendor={posted.done} />;
  const { failure, fieldErrors, values } = outcome;
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={on.onSubmit}
      onInput={on.onInput}
      className="grid gap-5 [&_:is(input,select,textarea)]:scroll-mt-16"
    >
      <ProgressBar
        label={t('Filled so far')}
        value={progress}
        className="sticky top-16 z-10 bg-ground py-3"
      />
      {failure && (
        <Notice tone="warning" role="alert">
          {failure}
        </Notice>
      )}
      {registrationFields.map((field) => (
        <RegistrationInput
          key={field.name}
          field={field}
          error={fieldErrors[field.name]}
          defaultValue={values[field.name]}
          onLeave={(value) => on.onLeave(field.name, value)}
        />
      ))}
      <TermsBox error={fieldErrors['terms']} onChange={on.onTerms} />
      <RegistrationNotice />
      <Button type="submit" disabled={sending} className="w-full sm:w-auto sm:justify-self-start">
        {sending ? messages.submitting : registerPage.submit}
      </Button>
    </form>
  );
}
