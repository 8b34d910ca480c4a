import { t } from '#words/t.ts';
import { maxLength } from '#facts/limits.ts';
import type { FormOutcome } from '#kit/forms/form-call.ts';
import { useFormCall } from '#kit/forms/use-form-call.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Alert } from '#ui/alert.tsx';
import { statusCall } from './grievance-calls.ts';
import type { ShownTicket } from './shown-ticket.ts';
import { TicketPanel } from './ticket-panel.tsx';

/** Form for the status of a complaint. */
export function StatusForm({ posted }: { posted?: FormOutcome<ShownTicket> }) {
  const { outcome, sending, onSubmit } = useFormCall(statusCall, { params: {}, posted });
  const { done, failure, fieldErrors: errors, values } = outcome;
  return (
    <section aria-labelledby="status" className="grid gap-4 rounded-xl border border-line bg-paper p-6">
      <h2 id="status" className="text-xl">
        {t('Where does my complaint stand?')}
      </h2>
      {done ? (
        <TicketPanel ticket={done} />
      ) : (
        <form method="post" onSubmit={onSubmit} className="grid gap-4">
          <Alert>{failure}</Alert>
          <input type="hidden" name="form" value="status" />
          <Field
            name="ticket"
            label={t('Ticket number')}
            placeholder="AGN-G-7K3F-9Q"
            required
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={40}
            defaultValue={values['ticket']}
            error={errors['ticket']}
          />
          <Field
            name="email"
            type="email"
            label={t('Email of the complaint')}
            required
            autoComplete="email"
            maxLength={maxLength.email}
            defaultValue={values['email']}
            error={errors['email']}
          />
          <Button type="submit" look="secondary" disabled={sending}>
            {sending ? t('Looking...') : t('Show where it stands')}
          </Button>
        </form>
      )}
    </section>
  );
}
