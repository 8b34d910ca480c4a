import type { GstRates as Rates } from '#contract/desk/gst-rates.ts';
import { showHundredths } from '#domain/formats/hundredths.ts';
import { vendorCategories } from '#domain/vendors/vendor-categories.ts';
import { showDay } from '../../kit/format.ts';
import { reads, useRead } from '../../kit/query.ts';
import { EditableList } from '../editable-list.tsx';
import { ReadSection } from '../read-section.tsx';
import { Tag } from '../tag.tsx';
import { GstRateForm } from './gst-rate-form.tsx';

const keyOf = ({ category, fromDay }: Rates[number]) => `${category} ${fromDay}`;

/** The GST with which vendors' quotes begin; one rate at a time is open. */
export function GstRates() {
  const read = useRead(reads.staffGstRateList());
  return (
    <section aria-labelledby="gst">
      <h2 id="gst" className="mb-2 text-xl">
        GST of quotes
      </h2>
      <p className="mb-2 text-sm text-ink-soft">
        A line of a quote begins with the rate of the vendor&apos;s trade on the day of the event. The vendor
        may choose another, and a sent quote keeps its own.
      </p>
      <ReadSection read={read}>
        {(rates) => (
          <EditableList
            items={rates.map((rate) => ({
              key: keyOf(rate),
              heading: (
                <>
                  {vendorCategories[rate.category]}: {showHundredths(rate.percent)}%{' '}
                  {rate.holds && <Tag tone="good">today</Tag>}
                </>
              ),
              detail: (
                <p className="text-sm text-ink-soft wrap-anywhere">
                  From {showDay(rate.fromDay)}. {rate.note}
                </p>
              ),
              name: `${vendorCategories[rate.category]} from ${showDay(rate.fromDay)}`,
              form: (onDone) => <GstRateForm rate={rate} onDone={onDone} />,
            }))}
            add="Add a rate"
            newForm={(onDone) => <GstRateForm onDone={onDone} />}
          />
        )}
      </ReadSection>
    </section>
  );
}
