import { t } from '#words/t.ts';
import { dayFormat, showDay } from '#domain/formats/show-date.ts';
import { daysLimits } from '#facts/limits.ts';
import { Button } from '#ui/button.tsx';
import { DaysSection } from './days-section.tsx';

const dayWords = dayFormat({ day: 'numeric', month: 'long', year: 'numeric' });

type Props = { asOf: string | null; busy: boolean; keep: (kept: boolean) => void };

/** Whether unmarked days count as free. */
export function DaysKept({ asOf, busy, keep }: Props) {
  return (
    <DaysSection id="kept-days" heading={t('Do you keep your days here?')}>
      <p className="mt-1">
        {asOf === null
          ? t('Not at present: days that you have not marked are shown as “ask”, never as free.')
          : t(
              'Yes, last on {day}: days that you have not marked are shown as “not busy” with that date, for {count} days.',
              {
                day: showDay(dayWords, asOf),
                count: String(daysLimits.keptDays),
              },
            )}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button disabled={busy} onClick={() => keep(true)}>
          {t('My days are right as of today')}
        </Button>
        {asOf !== null && (
          <Button look="quiet" disabled={busy} onClick={() => keep(false)}>
            {t('I do not keep them here')}
          </Button>
        )}
      </div>
    </DaysSection>
  );
}
