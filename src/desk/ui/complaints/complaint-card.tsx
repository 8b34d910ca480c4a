import { useState } from 'react';
import { complaintChanges, type ComplaintStep } from '#domain/desk/complaint-changes.ts';
import { stepsFrom } from '#domain/desk/steps.ts';
import type { StaffGrievance } from '#contract/desk/complaints.ts';
import { languageName } from '#words/language-name.ts';
import { defaultLocale } from '#words/locales.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { complaintId } from '#desk/kit/use-complaint-keys.ts';
import { showMoment } from '#desk/kit/format.ts';
import { ComplaintDays } from './complaint-days.tsx';
import { ItemCard } from '#desk/ui/item-card.tsx';
import { Phone } from '#desk/ui/phone.tsx';
import { Tag } from '#desk/ui/tag.tsx';

type Props = {
  complaint: StaffGrievance;
  busy: boolean;
  mayChange: boolean;
  /** Resolves to whether it succeeded; the note stays until then. */
  onMove: (step: { status: ComplaintStep; note?: string }) => Promise<boolean>;
};

const tones = { overdue: 'bad', soon: 'due', later: 'quiet' } as const;
const words = { overdue: 'Overdue since', soon: 'Due soon:', later: 'Due' };

/** One complaint: its text, the statutory deadline of the next step, and the steps. */
export function ComplaintCard({ complaint, busy, mayChange, onMove }: Props) {
  const [note, setNote] = useState('');
  const move = async (status: ComplaintStep) => {
    if (await onMove({ status, ...(note.trim() !== '' && { note }) })) setNote('');
  };
  return (
    <ItemCard
      id={complaintId(complaint.ticket)}
      title={complaint.name}
      number={complaint.ticket}
      at={complaint.receivedAt}
      tags={
        <>
          <Tag>{`About: ${complaint.about}`}</Tag>
          <Tag>{complaint.status}</Tag>
          {complaint.locale !== defaultLocale && <Tag>{languageName(complaint.locale)}</Tag>}
          {complaint.dueAt && (
            <Tag tone={tones[complaint.urgency ?? 'later']}>
              {`${words[complaint.urgency ?? 'later']} ${showMoment(complaint.dueAt)}`}
            </Tag>
          )}
          {complaint.flagged && <Tag tone="bad">{complaint.flagged}</Tag>}
        </>
      }
    >
      <p className="mt-3 text-sm wrap-anywhere whitespace-pre-wrap">{complaint.message}</p>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 text-sm wrap-anywhere text-ink-soft">
        <span>{complaint.email}</span>
        {complaint.phone && <Phone number={complaint.phone} />}
      </p>
      <ComplaintDays complaint={complaint} />
      {mayChange && complaint.status !== 'disposed' && (
        <div className="mt-4 grid gap-3">
          {!complaint.flagged && (
            <Field
              as="textarea"
              label="Words for the person"
              rows={2}
              value={note}
              maxLength={4000}
              hint={`Stands in the mail about the step, which is in ${languageName(complaint.locale)}.`}
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
