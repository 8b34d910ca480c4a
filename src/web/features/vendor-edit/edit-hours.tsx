import { useState } from 'react';
import { t } from '#words/t.ts';
import { showHours } from '#domain/vendors/opening-hours.ts';
import { weekdays } from '#domain/vendors/weekdays.ts';
import { weekdayName } from '#domain/vendors/show-days.ts';
import { Button } from '#ui/button.tsx';
import { InlineForm } from '#ui/inline-form.tsx';
import { EditBlock } from './edit-block.tsx';
import { HoursRow } from './hours-row.tsx';
import type { Editor } from './use-vendor-editor.ts';
import { copiedToAll, editedWeek, sameEveryDay, storedWeek, type WeekHours } from './week-hours.ts';

type FieldsProps = { week: WeekHours; onChange: (week: WeekHours) => void; error: string | null };

function HoursFields({ week, onChange, error }: FieldsProps) {
  return (
    <fieldset className="grid gap-2" aria-describedby={error ? 'hours-error' : undefined}>
      <legend className="sr-only">{t('Opening hours')}</legend>
      <Button look="secondary" className="justify-self-start" onClick={() => onChange(sameEveryDay(week))}>
        {t('Same every day')}
      </Button>
      {weekdays.map((day) => (
        <HoursRow
          key={day}
          day={day}
          hours={week[day]}
          onChange={(hours) => onChange({ ...week, [day]: hours })}
          onCopy={() => onChange(copiedToAll(week, day))}
        />
      ))}
      {error && (
        <p id="hours-error" role="alert" className="text-sm font-semibold text-sindoor">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Opening hours for customers. */
export function EditHours({ vendor, save }: Editor) {
  const hours = vendor.openingHours;
  const [week, setWeek] = useState(() => editedWeek(hours));
  return (
    <EditBlock id="hours" heading={t('Opening hours')}>
      <InlineForm
        label={t('Opening hours')}
        open={hours ? t('Change the hours') : t('Add opening hours')}
        onSubmit={() => save('openingHours', storedWeek(week))}
        onOpen={() => setWeek(editedWeek(hours))}
        fields={(error) => <HoursFields week={week} onChange={setWeek} error={error} />}
      >
        {hours ? (
          <ul>
            {weekdays.map((day) => (
              <li key={day} className="flex max-w-sm justify-between gap-4">
                <span>{weekdayName(day)}</span>
                <span className="text-right tabular-nums">
                  {hours[day] ? showHours(hours[day]) : t('Closed')}
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-ink-soft">{t('None yet.')}</p>
        )}
      </InlineForm>
    </EditBlock>
  );
}
