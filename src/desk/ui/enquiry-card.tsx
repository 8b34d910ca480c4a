import { changes, type StaffChange } from '#contract/desk/enquiry-changes.ts';
import { stepsFrom } from '#contract/desk/steps.ts';
import type { StaffEnquiry } from '#contract/staff.ts';
import { Button } from '#ui/button.tsx';
import { ItemCard } from './item-card.tsx';
import { Tag } from './tag.tsx';

type Props = {
  enquiry: StaffEnquiry;
  busy: boolean;
  mayChange: boolean;
  onMove: (step: StaffChange) => void;
};

const tones = {
  received: 'due',
  read: 'quiet',
  introduced: 'quiet',
  answered: 'good',
  booked: 'good',
  closed: 'quiet',
  withdrawn: 'quiet',
} as const;

/** One enquiry with all that was sent, and where it may go from here. */
export function EnquiryCard({ enquiry, busy, mayChange, onMove }: Props) {
  const steps = stepsFrom(changes.staff, enquiry.status, enquiry.flagged !== null);
  return (
    <ItemCard
      title={enquiry.title}
      number={enquiry.reference}
      at={enquiry.sentAt}
      tags={
        <>
          <Tag tone={tones[enquiry.status]}>{enquiry.status}</Tag>
          {enquiry.flagged && <Tag tone="bad">{enquiry.flagged}</Tag>}
          {enquiry.share && <Tag tone="good">May be shared with vendors</Tag>}
        </>
      }
    >
      <dl className="mt-3 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[10rem_minmax(0,1fr)]">
        {enquiry.sent.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-wrap max-sm:mb-2">{value}</dd>
          </div>
        ))}
      </dl>
      {mayChange && (
        <div className="mt-3 flex flex-wrap gap-2">
          {steps.map(([step, { label }]) => (
            <Button
              key={step}
              look="secondary"
              className="px-3! py-1.5! text-sm"
              disabled={busy}
              onClick={() => onMove(step)}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </ItemCard>
  );
}
