import { t } from '#words/t.ts';
import { workshopPath } from '#facts/paths.ts';
import type { WorkshopQuote } from '#contract/workshop-quotes.ts';
import { dayFormat, showDay } from '#domain/formats/show-date.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';

const dayWords = dayFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
type QuoteDay = NonNullable<WorkshopQuote['day']>;

const ToCalendar = () => (
  <TextLink look="standing" to={workshopPath('days')}>
    {t('To your calendar')}
  </TextLink>
);

type ConfirmProps = {
  day: QuoteDay;
  error: string | undefined;
  isConfirmed: boolean;
  onChange: (isConfirmed: boolean) => void;
};

/** Above the button that sends a quote: why the vendor is not free on the day, and its word that it can come all the same. */
export function QuoteDayConfirm({
  day: { warning, mustConfirm },
  error,
  isConfirmed,
  onChange,
}: ConfirmProps) {
  if (warning === null) return null;
  return (
    <Notice tone="warning">
      <p className="font-semibold">{warning}</p>
      {mustConfirm && (
        <label className="tap mt-1 flex items-center gap-3">
          <input
            type="checkbox"
            checked={isConfirmed}
            aria-invalid={error !== undefined}
            onChange={(event) => onChange(event.currentTarget.checked)}
            className="size-5 accent-teal"
          />
          {t('I can come all the same')}
        </label>
      )}
      {error !== undefined && <p role="alert">{error}</p>}
      <ToCalendar />
    </Notice>
  );
}

type BookedProps = {
  day: QuoteDay;
  busy: boolean;
  /** Marks the day as taken, or frees it. */
  mark: (isTaken: boolean) => void;
  setTakes: (takes: boolean) => void;
};

/** Below an agreed quote: what the booking did to its day, the way back, and the question that is asked once. */
export function BookedDay({
  day: { day, warning, isMarked, bookingTakes },
  busy,
  mark,
  setTakes,
}: BookedProps) {
  const named = { day: showDay(dayWords, day) };
  return (
    <Notice tone={warning === null ? 'quiet' : 'warning'} className="no-print">
      {warning !== null && <p className="font-semibold">{warning}</p>}
      <p role="status">
        {isMarked
          ? t('{day} is marked as booked in your calendar, and not free for others.', named)
          : t('{day} is not marked in your calendar by this booking.', named)}
      </p>
      {bookingTakes === null && isMarked && (
        <p className="mt-2 font-semibold">{t('Shall each booking mark its day?')}</p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {bookingTakes === null && isMarked && (
          <>
            <Button disabled={busy} onClick={() => setTakes(true)}>
              {t('Yes, one booking fills my day')}
            </Button>
            <Button look="secondary" disabled={busy} onClick={() => setTakes(false)}>
              {t('No, I take several on one day')}
            </Button>
          </>
        )}
        {isMarked && warning === null && (
          <Button look="quiet" disabled={busy} onClick={() => mark(false)}>
            {t('Free this day again')}
          </Button>
        )}
        {!isMarked && warning === null && (
          <Button look="secondary" disabled={busy} onClick={() => mark(true)}>
            {t('I am not free')}
          </Button>
        )}
        <ToCalendar />
      </div>
    </Notice>
  );
}
