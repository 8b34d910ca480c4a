import { useState, type FormEvent } from 'react';
import type { GstRates } from '#contract/desk/gst-rates.ts';
import { readHundredths, showHundredths, typedHundredths } from '#domain/formats/hundredths.ts';
import { gstRateLimits } from '#domain/quotes/gst-rates.ts';
import {
  vendorCategories,
  vendorCategoryNames,
  type VendorCategory,
} from '#domain/vendors/vendor-categories.ts';
import { Field } from '#ui/field.tsx';
import { Alert } from '#ui/alert.tsx';
import { api } from '../../kit/api.ts';
import { showDay } from '../../kit/format.ts';
import { textsOf } from '../../kit/texts-of.ts';
import { useVersionedAction } from '../../kit/action.ts';
import { ItemButtons } from '../editable-list.tsx';

type Props = {
  /** Absent for a new one. */
  rate?: GstRates[number];
  onDone: () => void;
};

/** A form for the GST of a trade from a day on. */
export function GstRateForm({ rate, onDone }: Props) {
  const { busy, failure, fieldErrors, work } = useVersionedAction('staffGstRateList');
  const [unread, setUnread] = useState('');
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = textsOf(event.currentTarget);
    const percent = readHundredths(typed('percent'));
    setUnread(percent === null ? 'Please give a percentage, such as 18 or 2.5.' : '');
    if (percent === null) return;
    const place = rate ?? { category: typed('category') as VendorCategory, fromDay: typed('fromDay') };
    const body = { category: place.category, fromDay: place.fromDay, percent, note: typed('note') };
    if (await work(() => api.staffGstRateSet({ body }))) onDone();
  };
  const remove = async ({ category, fromDay }: GstRates[number]) => {
    if (await work(() => api.staffGstRateRemove({ query: { category, fromDay } }))) onDone();
  };
  return (
    <form onSubmit={(event) => void save(event)} className="grid gap-4 py-2" noValidate>
      {rate ? (
        <h3 className="font-semibold">
          {vendorCategories[rate.category]}, from {showDay(rate.fromDay)}
        </h3>
      ) : (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field
            as="select"
            label="Trade"
            name="category"
            required
            defaultValue=""
            error={fieldErrors['category']}
          >
            {vendorCategoryNames.map((name) => (
              <option key={name} value={name}>
                {vendorCategories[name]}
              </option>
            ))}
          </Field>
          <Field
            label="From"
            name="fromDay"
            type="date"
            required
            hint="A rate of the same trade and day is replaced."
            error={fieldErrors['fromDay']}
          />
        </div>
      )}
      <Field
        label="Percent"
        name="percent"
        required
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        defaultValue={rate && typedHundredths(rate.percent)}
        error={unread || fieldErrors['percent']}
      />
      <Field
        label="Source, and what it leaves out"
        name="note"
        as="textarea"
        rows={2}
        required
        maxLength={gstRateLimits.note}
        defaultValue={rate?.note}
        error={fieldErrors['note']}
      />
      <Alert>{failure}</Alert>
      <ItemButtons
        busy={busy}
        onCancel={onDone}
        removable={
          rate && {
            name: `${vendorCategories[rate.category]}, ${showHundredths(rate.percent)}% from ${showDay(rate.fromDay)}`,
            onRemove: () => void remove(rate),
          }
        }
      />
    </form>
  );
}
