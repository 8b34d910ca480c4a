import { useState } from 'react';
import { complaintChanges, type ComplaintStep } from '#contract/desk/complaint-changes.ts';
import { stepsFrom } from '#contract/desk/steps.ts';
import type { StaffGrievance } from '#contract/staff.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { showMoment } from '../kit/format.ts';
import { ItemCard } from './item-card.tsx';
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
    <ItemCard
      title={complaint.name}
      number={complaint.ticket}
      at={complaint.receivedAt}
      tags={
        <>
          <Tag>{`About: ${complaint.about}`}</Tag>
          <Tag>{complaint.status}</Tag>
          {complaint.dueAt && (
            <Tag tone={complaint.overdue ? 'bad' : 'due'}>
              {`${complaint.overdue ? 'Overdue since' : 'Due'} ${showMoment(complaint.dueAt)}`}
            </Tag>
          )}
          {complaint.flagged && <Tag tone="bad">{complaint.flagged}</Tag>}
        </>
      }
    >
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
            {stepsFrom(complaintChanges, complaint.status, complaint.flagged !== null).map(
              ([step, { label }]) => (
                <Button key={step} look="secondary" disabled={busy} onClick={() => void move(step)}>
                  {label}
                </Button>
              ),
            )}
          </div>
        </div>
      )}
    </ItemCard>
  );
}
