import { useState } from 'react';
import { complaintChangesFrom, type ComplaintStep } from '#contract/desk/complaint-changes.ts';
import type { StaffGrievance } from '#contract/staff.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { showAgo, showMoment } from '../kit/format.ts';
import { Tag } from './tag.tsx';

type Props = {
  complaint: StaffGrievance;
  busy: boolean;
  mayChange: boolean;
  /** Resolves to whether it was done; the note is kept until then. */
  onMove: (step: { status: ComplaintStep; note?: string }) => Promise<boolean>;
};

/** One complaint: what was written, by when the law wants the next step, and the steps. */
export function ComplaintCard({ complaint, busy, mayChange, onMove }: Props) {
  const [note, setNote] = useState('');
  const move = async (status: ComplaintStep) => {
    if (await onMove({ status, ...(note.trim() !== '' && { note }) })) setNote('');
  };
  return (
    <article className="rounded-md border border-line bg-paper p-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-lg wrap-anywhere">{complaint.name}</h3>
        <p className="text-sm text-ink-soft">
          <span className="font-mono">{complaint.ticket}</span> · {showAgo(complaint.receivedAt)}
        </p>
      </header>
      <p className="mt-1 flex flex-wrap gap-2">
        <Tag>{`About: ${complaint.about}`}</Tag>
        <Tag>{complaint.status}</Tag>
        {complaint.dueAt && (
          <Tag tone={complaint.overdue ? 'bad' : 'due'}>
            {`${complaint.overdue ? 'Overdue since' : 'Due'} ${showMoment(complaint.dueAt)}`}
          </Tag>
        )}
        {complaint.flagged && <Tag tone="bad">{complaint.flagged}</Tag>}
      </p>
      <p className="mt-3 text-sm wrap-anywhere whitespace-pre-wrap">{complaint.message}</p>
      <p className="mt-2 text-sm wrap-anywhere text-ink-soft">
        {[complaint.email, complaint.phone].filter(Boolean).join(' · ')}
      </p>
      {mayChange && (
        <div className="mt-4 grid gap-3">
          {!complaint.flagged && (
            <Field
              as="textarea"
              label="Words for the person"
              rows={2}
              value={note}
              maxLength={4000}
              hint="Stands in the mail about the step."
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
          )}
          <div className="flex flex-wrap gap-2">
            {complaintChangesFrom(complaint.status, complaint.flagged !== null).map(([step, { label }]) => (
              <Button key={step} look="secondary" disabled={busy} onClick={() => void move(step)}>
                {label}
              </Button>
            ))}
          </div>
        </div>
      )}
    </article>
  );
}
