import { Check } from 'lucide-react';
import { t } from '#words/t.ts';
import type { EnquiryStatus } from '#contract/enquiry-status.ts';
import { delhiFormat, showMoment } from '#domain/formats/show-date.ts';

const inDelhi = delhiFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** Formats a moment in Delhi's notation. */
export const showInstant = (instant: string): string => showMoment(inDelhi, instant);

/** The progress of an enquiry: past events with their times, and the steps to come. */
export function StatusSteps({ enquiry }: { enquiry: EnquiryStatus }) {
  const steps = [
    { label: t('Received'), at: enquiry.sentAt, later: '' },
    { label: t('Read by our team'), at: enquiry.readAt, later: t('Usually on the same working day') },
    // Not every request needs a vendor or ends in a booking.
    ...(enquiry.introducedAt
      ? [{ label: t('Vendors introduced'), at: enquiry.introducedAt, later: '' }]
      : []),
    { label: t('Answered'), at: enquiry.answeredAt, later: t('By phone or e-mail') },
    ...(enquiry.bookedAt ? [{ label: t('Booked'), at: enquiry.bookedAt, later: '' }] : []),
    { label: t('Closed'), at: enquiry.closedAt, later: t('When nothing is left to do') },
  ];
  return (
    <ol className="grid gap-4">
      {steps.map(({ label, at, later }) => (
        <li key={label} className="flex gap-4">
          <span
            aria-hidden
            className={`grid size-9 shrink-0 place-items-center rounded-full border-2 ${at ? 'border-leaf bg-leaf text-paper' : 'border-line-strong'}`}
          >
            {at && <Check size={20} strokeWidth={3} />}
          </span>
          <div>
            <p className="font-semibold">
              {label}
              <span className="sr-only">{at ? t(': done') : t(': still to come')}</span>
            </p>
            <p className="text-ink-soft">{at ? showInstant(at) : later}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
