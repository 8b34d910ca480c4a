import { t } from '#words/t.ts';
import type { OwnDays } from '#contract/availability.ts';
import { dayFormat, showDay } from '#domain/formats/show-date.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

const dayWords = dayFormat({ day: 'numeric', month: 'short', year: 'numeric' });
/** Days that are named; the others are counted. */
const daysNamed = 8;

type Props = {
  free: NonNullable<NonNullable<OwnDays['source']>['free']>;
  busy: boolean;
  set: (freeTaken: boolean) => void;
};

/** Whole days that the vendor's calendar shows as free, as Google does unless told otherwise: the vendor decides whether they are taken. */
export function CalendarFree({ free: { entries, days, taken }, busy, set }: Props) {
  const named = days.slice(0, daysNamed).map((day) => showDay(dayWords, day));
  const more = days.length - named.length;
  return (
    <Notice className="mt-3">
      <p>
        {t(
          '{count, plural, one {# entry for a whole day is shown as free in your calendar} other {# entries for whole days are shown as free in your calendar}}. Google does so unless you choose “Busy”.',
          { count: entries },
        )}
      </p>
      {named.length > 0 && (
        <p className="mt-1">
          {named.join(' · ')}
          {more > 0 && ` · ${t('{count} more', { count: String(more) })}`}
        </p>
      )}
      <p className="mt-1 font-semibold">
        {taken ? t('On your word they count as not free.') : t('They do not count as taken.')}
      </p>
      <Button look="secondary" className="mt-2" disabled={busy} onClick={() => set(!taken)}>
        {taken ? t('Do not count them') : t('Count them as not free')}
      </Button>
    </Notice>
  );
}
