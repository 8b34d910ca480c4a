import type { EnquiryRow } from '#contract/desk/enquiry-list.ts';
import { showDay, showMoment } from '../kit/format.ts';
import { Tag } from './tag.tsx';

const tones = {
  received: 'due',
  read: 'quiet',
  introduced: 'quiet',
  answered: 'good',
  booked: 'good',
  closed: 'quiet',
  withdrawn: 'quiet',
} as const;

type Props = {
  enquiry: Pick<EnquiryRow, 'status' | 'overdue' | 'flagged' | 'dueAt' | 'eventDate' | 'labels'>;
};

/** Where an enquiry stands, and what is pressing about it. */
export const EnquiryTags = ({ enquiry: { status, overdue, flagged, dueAt, eventDate, labels } }: Props) => (
  <>
    <Tag tone={tones[status]}>{status}</Tag>
    {overdue && <Tag tone="bad">Overdue</Tag>}
    {dueAt && !overdue && <Tag tone="due">{`Due ${showMoment(dueAt)}`}</Tag>}
    {eventDate && <Tag>{`Event ${showDay(eventDate)}`}</Tag>}
    {flagged && <Tag tone="bad">{flagged}</Tag>}
    {labels.map((label) => (
      <Tag key={label}>{label}</Tag>
    ))}
  </>
);
