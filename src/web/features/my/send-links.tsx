import { useActionData } from 'react-router';
import { t } from '#words/t.ts';
import { maxLength } from '#facts/limits.ts';
import { messages } from '#facts/messages.ts';
import { myWords as words } from '#content/my.ts';
import type { FormOutcome } from '#kit/forms/form-call.ts';
import { sendLinksCall } from '#kit/api/my-links-calls.ts';
import { useFormCall } from '#kit/forms/use-form-call.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Alert } from '#ui/alert.tsx';
import { Notice } from '#ui/notice.tsx';

/** Requests a mail with a link to all requests of an address. Works without scripts too. */
export function SendLinks() {
  const posted = useActionData<FormOutcome<string>>();
  const { outcome, sending, onSubmit } = useFormCall(sendLinksCall, { params: {}, posted });
  return (
    <section aria-labelledby="send" className="no-print mt-10 rounded-xl border border-line bg-paper p-5">
      <h2 id="send" className="text-2xl">
        {words.sendHeading}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{words.sendLead}</p>
      {outcome.done === undefined ? (
        <form method="post" noValidate onSubmit={onSubmit} className="grid gap-4">
          <Alert>{outcome.failure}</Alert>
          <Field
            name="email"
            type="email"
            label={t('Email')}
            required
            maxLength={maxLength.email}
            autoComplete="email"
            error={outcome.fieldErrors['email']}
            defaultValue={outcome.values['email']}
            className="max-w-sm"
          />
          <Button type="submit" disabled={sending} className="justify-self-start">
            {sending ? messages.submitting : words.send}
          </Button>
        </form>
      ) : (
        <Notice role="status">
          <p className="font-semibold">{words.sentHeading}</p>
          <p>{outcome.done}</p>
        </Notice>
      )}
    </section>
  );
}
