import { t } from '#words/t.ts';
import { api } from '#kit/api/api.ts';
import { Button } from '#ui/button.tsx';
import { DaysSection } from './days-section.tsx';
import type { CalendarProps } from './use-own-days.ts';

/** The secret address at which other calendars read these days. */
export function CalendarOut({ days: { feed }, params, busy, change }: CalendarProps) {
  return (
    <DaysSection id="calendar-out" heading={t('Into your own calendar')}>
      <p className="mt-1 text-sm text-ink-soft">
        {t(
          'A secret address with the days that you marked here, for your calendar to subscribe to. It says “Not free”, and nothing else.',
        )}
      </p>
      {feed !== null && (
        <p className="mt-3">
          <input
            readOnly
            aria-label={t('Secret address')}
            value={new URL(feed, location.origin).href}
            onFocus={(event) => event.currentTarget.select()}
            className="tap w-full rounded-md border border-line-strong bg-paper px-3.5 py-2.5"
          />
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          look="secondary"
          disabled={busy}
          onClick={() => void change((options) => api.vendorFeedNew({ params }, options))}
        >
          {feed === null ? t('Make an address') : t('Replace it by a new one')}
        </Button>
        {feed !== null && (
          <Button
            look="quiet"
            disabled={busy}
            onClick={() => void change((options) => api.vendorFeedEnd({ params }, options))}
          >
            {t('End it')}
          </Button>
        )}
      </div>
    </DaysSection>
  );
}
