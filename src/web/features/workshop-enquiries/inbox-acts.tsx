import { useState } from 'react';
import { t } from '#words/t.ts';
import { declineWords, reportWords } from '#content/introduction-words.ts';
import {
  outcomeChanges,
  type DeclineReason,
  type ReportReason,
} from '#domain/enquiries/introduction-changes.ts';
import type { InboxEnquiry, VendorAct } from '#contract/workshop-enquiries.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';

export type Done =
  | { act: 'declined'; reason: DeclineReason }
  | { act: 'won' | 'lost' }
  | { act: 'reported'; reason: ReportReason };
type Props = { enquiry: InboxEnquiry; busy: boolean; onAct: (done: Done) => void };

function WithReason<Reason extends string>({
  label,
  words,
  button,
  busy,
  onChoose,
}: {
  label: string;
  words: Readonly<Record<Reason, string>>;
  button: string;
  busy: boolean;
  onChoose: (reason: Reason) => void;
}) {
  const [reason, setReason] = useState<Reason | ''>('');
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason) onChoose(reason);
      }}
    >
      <Field
        as="select"
        label={label}
        required
        value={reason}
        onChange={({ currentTarget: { value } }) => setReason(value as Reason)}
        className="min-w-56"
      >
        {(Object.keys(words) as Reason[]).map((one) => (
          <option key={one} value={one}>
            {words[one]}
          </option>
        ))}
      </Field>
      <Button type="submit" look="secondary" disabled={busy}>
        {button}
      </Button>
    </form>
  );
}

/** Actions of a vendor on a request beside writing. */
export function InboxActs({ enquiry, busy, onAct }: Props) {
  const may = (act: VendorAct) => enquiry.acts.includes(act);
  return (
    <div className="mt-3 grid gap-4">
      {(may('won') || may('lost')) && (
        <div className="flex flex-wrap gap-3">
          {may('won') && (
            <Button look="secondary" disabled={busy} onClick={() => onAct({ act: 'won' })}>
              {outcomeChanges.won.label}
            </Button>
          )}
          {may('lost') && (
            <Button look="secondary" disabled={busy} onClick={() => onAct({ act: 'lost' })}>
              {outcomeChanges.lost.label}
            </Button>
          )}
        </div>
      )}
      {may('declined') && (
        <WithReason
          label={t('Why you decline')}
          words={declineWords}
          button={t('Decline')}
          busy={busy}
          onChoose={(reason) => onAct({ act: 'declined', reason })}
        />
      )}
      {may('reported') && (
        <WithReason
          label={t('What is wrong with this request')}
          words={reportWords}
          button={t('Tell our team')}
          busy={busy}
          onChoose={(reason) => onAct({ act: 'reported', reason })}
        />
      )}
      {enquiry.report && (
        <p className="text-ink-soft">
          {t('You told our team: {reason}.', { reason: reportWords[enquiry.report.reason] })}{' '}
          {enquiry.report.answer ?? t('It has not answered yet.')}
        </p>
      )}
    </div>
  );
}
