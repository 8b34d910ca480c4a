import { weekdays } from '#contract/vendor-categories.ts';
import { weekdayNames } from '#content/vendor-profile.ts';
import { InlineForm } from '#ui/inline-form.tsx';
import { EditBlock } from './edit-block.tsx';
import { HoursRow } from './hours-row.tsx';
import type { Editor } from './use-vendor-editor.ts';

const text = (values: FormData, name: string) => (values.get(name) as string | null) ?? '';

/** Hours by weekday, a closed day left out; null when every day is. */
export function hoursOf(values: FormData): Record<string, string> | null {
  const open = weekdays.filter((day) => values.has(`${day}-open`));
  if (open.length === 0) return null;
  return Object.fromEntries(
    open.map((day) => [day, `${text(values, `${day}-from`)}-${text(values, `${day}-to`)}`]),
  );
}

/** When customers may come. */
export function EditHours({ vendor, save }: Editor) {
  const hours = vendor.openingHours;
  return (
    <EditBlock id="hours" heading="Opening hours">
      <InlineForm
        label="Opening hours"
        open={hours ? 'Change the hours' : 'Add opening hours'}
        onSubmit={(values) => save('openingHours', hoursOf(values))}
        fields={(error) => (
          <fieldset className="grid gap-2" aria-describedby={error ? 'hours-error' : undefined}>
            <legend className="sr-only">Opening hours</legend>
            {weekdays.map((day) => (
              <HoursRow key={day} day={day} hours={hours?.[day]} />
            ))}
            {error && (
              <p id="hours-error" role="alert" className="text-sm font-semibold text-sindoor">
                {error}
              </p>
            )}
          </fieldset>
        )}
      >
        {hours ? (
          <ul>
            {weekdays.map((day) => (
              <li key={day} className="flex max-w-sm justify-between gap-4">
                <span>{weekdayNames[day]}</span>
                <span className="tabular-nums">{hours[day] ?? 'Closed'}</span>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-ink-soft">None yet.</p>
        )}
      </InlineForm>
    </EditBlock>
  );
}
