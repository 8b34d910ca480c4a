import { useState } from 'react';
import type { GstRates as Rates } from '#contract/desk/gst-rates.ts';
import { showHundredths } from '#domain/formats/hundredths.ts';
import { vendorCategories } from '#domain/vendors/vendor-categories.ts';
import { Button } from '#ui/button.tsx';
import { showDay } from '../../kit/format.ts';
import { reads, useRead } from '../../kit/query.ts';
import { ReadSection } from '../read-section.tsx';
import { Tag } from '../tag.tsx';
import { GstRateForm } from './gst-rate-form.tsx';

const keyOf = ({ category, fromDay }: Rates[number]) => `${category} ${fromDay}`;

/** The GST with which vendors' quotes begin; one rate at a time is open. */
export function GstRates() {
  const read = useRead(reads.staffGstRateList());
  const [open, setOpen] = useState<string | null>(null);
  const shut = () => setOpen(null);
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
          <>
            <ul>
              {rates.map((rate) => (
                <li key={keyOf(rate)} className="border-t border-line py-3">
                  {open === keyOf(rate) ? (
                    <GstRateForm rate={rate} onDone={shut} />
                  ) : (
                    <div className="flex items-center justify-between gap-4">
                      <div className="min-w-0">
                        <h3 className="font-semibold wrap-anywhere">
                          {vendorCategories[rate.category]}: {showHundredths(rate.percent)}%{' '}
                          {rate.holds && <Tag tone="good">today</Tag>}
                        </h3>
                        <p className="text-sm text-ink-soft wrap-anywhere">
                          From {showDay(rate.fromDay)}. {rate.note}
                        </p>
                      </div>
                      <Button look="quiet" onClick={() => setOpen(keyOf(rate))}>
                        Edit{' '}
                        <span className="sr-only">
                          {vendorCategories[rate.category]} from {showDay(rate.fromDay)}
                        </span>
                      </Button>
                    </div>
                  )}
                </li>
              ))}
            </ul>
            {open === 'new' ? (
              <GstRateForm onDone={shut} />
            ) : (
              <Button look="secondary" className="mt-2" onClick={() => setOpen('new')}>
                Add a rate
              </Button>
            )}
          </>
        )}
      </ReadSection>
    </section>
  );
}
