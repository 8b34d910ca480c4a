import { messages } from '#facts/messages.ts';
import { api } from '#kit/api/api.ts';
import type { OwnVendor } from '#kit/api/own-vendor.ts';
import { RetryNotice } from '#ui/retry-notice.tsx';
import { AwayDays } from './away-days.tsx';
import { BusyDays } from './busy-days.tsx';
import { CalendarIn } from './calendar-in.tsx';
import { CalendarOut } from './calendar-out.tsx';
import { DaysKept } from './days-kept.tsx';
import { useOwnDays } from './use-own-days.ts';

/** The days on which the vendor is not free, and the calendars imported and exported. */
export function DaysPart({ vendor: { _id: vendorId } }: OwnVendor) {
  const { days, failure, busy, change, load } = useOwnDays(vendorId);
  const params = { vendorId };
  if (!days && failure !== null) return <RetryNotice onRetry={load}>{failure}</RetryNotice>;
  if (!days) return <p role="status">{messages.loading}</p>;
  return (
    <div className="grid gap-6">
      {failure !== null && (
        <p role="alert" className="font-semibold text-sindoor">
          {failure}
        </p>
      )}
      <BusyDays
        days={days}
        mark={(from, to, isBusy) =>
          change((options) =>
            api.vendorDaysChange({ params, body: { [isBusy ? 'busy' : 'free']: { from, to } } }, options),
          )
        }
      />
      <DaysKept
        asOf={days.asOf}
        busy={busy}
        keep={(kept) => void change((options) => api.vendorDaysChange({ params, body: { kept } }, options))}
      />
      <AwayDays {...{ days, params, busy, change }} />
      <CalendarIn {...{ days, params, busy, change }} />
      <CalendarOut {...{ days, params, busy, change }} />
    </div>
  );
}
