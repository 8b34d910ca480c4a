import { useRef } from 'react';
import { t } from '#words/t.ts';
import { maxLength } from '#facts/limits.ts';
import { messages } from '#facts/messages.ts';
import { grievance } from '#content/company/grievance.ts';
import type { FormOutcome } from '#kit/forms/form-call.ts';
import { useSite } from '#kit/page/site.ts';
import { useDraft } from '#kit/drafts/use-draft.ts';
import { useFormCall } from '#kit/forms/use-form-call.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Honeypot } from '#ui/honeypot.tsx';
import { Alert } from '#ui/alert.tsx';
import { complaintCall } from './grievance-calls.ts';
import type { ShownTicket } from './shown-ticket.ts';
import { TicketPanel } from './ticket-panel.tsx';

/** The complaint form. Works with and without scripts; the draft stays on the device until it is sent. */
export function ComplaintForm({ posted }: { posted?: FormOutcome<ShownTicket> }) {
  const form = useRef<HTMLFormElement>(null);
  const { company } = useSite();
  const draft = useDraft(form, 'grievance', posted && (posted.done ? 'sent' : 'failed'));
  const { outcome, sending, onSubmit } = useFormCall(complaintCall, {
    params: {},
    posted,
    onDone: draft.clear,
  });
  const { done, failure, fieldErrors: errors, values } = outcome;
  if (done) return <TicketPanel ticket={done} />;
  return (
    <form ref={form} method="post" onSubmit={onSubmit} onInput={draft.save} className="grid gap-5">
      <Alert>{failure}</Alert>
      <input type="hidden" name="form" value="complaint" />
      <Honeypot />
      <Field
        as="select"
        name="about"
        label={t('What is it about?')}
        required
        defaultValue={values['about'] ?? 'general'}
        error={errors['about']}
      >
        {grievance.limits.map(({ subject, about }) => (
          <option key={subject} value={subject}>
            {about}
          </option>
        ))}
      </Field>
      <Field
        name="name"
        label={t('Name')}
        required
        autoComplete="name"
        maxLength={maxLength.name}
        defaultValue={values['name']}
        error={errors['name']}
      />
      <Field
        name="email"
        type="email"
        label={t('Email')}
        hint={t('The ticket number goes there.')}
        required
        autoComplete="email"
        maxLength={maxLength.email}
        defaultValue={values['email']}
        error={errors['email']}
      />
      <Field
        name="phone"
        type="tel"
        label={t('Phone')}
        inputMode="tel"
        autoComplete="tel"
        maxLength={maxLength.phone}
        defaultValue={values['phone']}
        error={errors['phone']}
      />
      <Field
        as="textarea"
        name="message"
        label={t('What happened?')}
        rows={6}
        required
        maxLength={maxLength.message}
        defaultValue={values['message']}
        error={errors['message']}
      />
      <p className="text-sm text-ink-soft">
        {t(
          'We use your name, email, phone and what you write to look into your complaint and answer it, and for nothing else. You may take it back or ask about your data at {mail}; you may also complain to the Data Protection Board of India.',
          { mail: company.dataProtectionContact.email },
        )}
      </p>
      <Button type="submit" disabled={sending} className="w-full sm:w-auto sm:justify-self-start">
        {sending ? messages.submitting : t('Send the complaint')}
      </Button>
    </form>
  );
}
