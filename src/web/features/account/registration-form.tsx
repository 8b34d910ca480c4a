import { useActionData } from 'react-router';
import { t } from '#words/t.ts';
import { registrationFields } from '#domain/vendors/registration-fields.ts';
import { registerPage } from '#content/vendor-account.ts';
import { messages } from '#facts/messages.ts';
import type { FormOutcome } from '#kit/forms/form-call.ts';
import { Button } from '#ui/button.tsx';
import { Alert } from '#ui/alert.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { RegisteredPanel } from './registered-panel.tsx';
import type { Registered } from './registration-call.ts';
import { RegistrationInput } from './registration-input.tsx';
import { TermsBox } from './terms-box.tsx';
import { useRegistration } from './use-registration.ts';
import { showList } from '#words/formats.ts';
import { useSite } from '#kit/page/site.ts';
import { TextAnchor } from '#ui/text-link.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { SmallPrint } from '#ui/small-print.tsx';

const collected = showList(registrationFields.map(({ label }) => label));

/** The data that the form collects, item by item, the purpose, and how to withdraw consent. */
function RegistrationNotice() {
  const { company } = useSite();
  const mail = company.dataProtectionContact.email;
  return (
    <SmallPrint lead={t('Used to make your page, to sign you in and to send you enquiries.')}>
      <RichText
        text={t(
          'We use your {items} to make and keep your page, to sign you in and to send you enquiries. Your page shows everything but the PAN/GST number, the email and the password. You may change it, download it or delete it all at any time under “Your account”, or write to <mail>{mail}</mail>; you may also complain to the Data Protection Board of India.',
          { items: collected, mail },
        )}
        parts={{ mail: (words) => <TextAnchor href={`mailto:${mail}`}>{words}</TextAnchor> }}
      />
    </SmallPrint>
  );
}

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
      className="grid gap-3 md:gap-5 [&_:is(input,select,textarea,button,a,summary)]:scroll-mt-28"
    >
      <ProgressBar
        label={t('Filled so far')}
        value={progress}
        className="sticky top-16 z-10 bg-ground py-2"
      />
      <Alert>{failure}</Alert>
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
