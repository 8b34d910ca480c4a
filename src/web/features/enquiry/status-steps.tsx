import { Check } from 'lucide-react';
import { t } from '#words/t.ts';
import { familyStepsOf, type StepFacts } from '#domain/enquiries/family-sentences.ts';
import { delhiFormat, showMoment } from '#domain/formats/show-date.ts';

const inDelhi = delhiFormat({ dateStyle: 'medium', timeStyle: 'short' });
const shortDay = delhiFormat({ day: 'numeric', month: 'short' });
const shortInstant = delhiFormat({ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });

/** Formats a moment in Delhi's notation. */
export const showInstant = (instant: string): string => showMoment(inDelhi, instant);

/** Formats a moment without its year. */
export const showShort = (instant: string): string => showMoment(shortInstant, instant);
/** Formats the day of a moment without its year. */
export const showShortDay = (instant: string): string => showMoment(shortDay, instant);

/** The progress of an enquiry in one line: past events with their days, and the steps to come. */
export function StatusSteps({ enquiry }: { enquiry: StepFacts }) {
  return (
    <ol className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {familyStepsOf(enquiry).map(({ label, at }) => (
        <li key={label} className="flex items-center gap-1.5">
          {at ? (
            <Check aria-hidden size={16} strokeWidth={3} className="text-leaf" />
          ) : (
            <span aria-hidden className="size-3 rounded-full border-2 border-line-strong" />
          )}
          <span className={at ? '' : 'text-ink-soft'}>
            {label}
            <span className="sr-only">{at ? t(': done') : t(': still to come')}</span>
          </span>
          {at && <span className="text-ink-soft">{showShortDay(at)}</span>}
        </li>
      ))}
    </ol>
  );
}
