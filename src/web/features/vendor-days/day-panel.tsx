import { t } from '#words/t.ts';
import { workshopEnquiryPath } from '#facts/paths.ts';
import type { OwnDays } from '#contract/availability.ts';
import type { Agenda } from '#contract/workshop-enquiries.ts';
import { dayFormat, showDay } from '#domain/formats/show-date.ts';
import { addDays } from '#domain/vendors/vendor-days.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { InlineForm } from '#ui/inline-form.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Verbatim } from '#ui/verbatim.tsx';
import { phrasesOf, shownDay } from './shown-day.ts';
import { textIn } from './text-in.ts';

const longFormat = dayFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
/** The usual length of a hold, in days. */
const usualHold = 7;

type Props = {
  day: string;
  days: OwnDays;
  agenda: Agenda['entries'];
  /** Marks the day as taken or free; resolves to the error, or null. */
  mark: (isBusy: boolean) => Promise<string | null>;
  /** Holds the day until the end of another; resolves to the error, or null. */
  hold: (until: string) => Promise<string | null>;
};

/** The day that is looked at: what is known of it, its bookings and requests, and what may be done. */
export function DayPanel({ day, days, agenda, mark, hold }: Props) {
  const shown = shownDay(day, days, agenda);
  const { isBusy, bookings, requests, heldUntil, fromCalendar, isDouble } = shown;
  const usual = [addDays(days.today, usualHold), day].toSorted()[0]!;
  return (
    <div className="rounded-lg border border-line bg-ground p-4">
      <div role="status">
        <h3 className="text-lg font-semibold">{showDay(longFormat, day)}</h3>
        <p className="text-ink-soft first-letter:uppercase">{phrasesOf(shown).join(' · ')}</p>
      </div>
      {isDouble && (
        <Notice tone="warning" className="mt-3">
          {t('Two bookings on one day: please make sure that you can keep both.')}
        </Notice>
      )}
      {bookings.length + requests.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {[...bookings, ...requests].map(({ id, title, gist, reference, isBooking }) => (
            <li key={id}>
              <TextLink look="standing" to={workshopEnquiryPath(id)}>
                {isBooking ? t('Booking: {title}', { title }) : t('Request: {title}', { title })}
              </TextLink>
              <p className="text-sm wrap-anywhere text-ink-soft">
                <Verbatim>{reference}</Verbatim>
                {gist && ` · ${gist}`}
              </p>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3 grid justify-items-start gap-3">
        {isBusy && fromCalendar && (
          <p className="text-sm text-ink-soft">{t('An entry of your own calendar is freed there.')}</p>
        )}
        <div className="flex flex-wrap gap-2">
          {!isBusy && <Button onClick={() => void mark(true)}>{t('I am not free')}</Button>}
          {isBusy && heldUntil !== null && (
            <Button onClick={() => void mark(true)}>{t('Not free for good')}</Button>
          )}
          {isBusy && (!fromCalendar || heldUntil !== null || shown.isBooked) && (
            <Button look="secondary" onClick={() => void mark(false)}>
              {t('Free this day again')}
            </Button>
          )}
        </div>
        {(!isBusy || heldUntil !== null) && (
          <InlineForm
            key={day}
            label={t('Hold')}
            open={heldUntil === null ? t('Hold this day for somebody') : t('Hold it longer or shorter')}
            onSubmit={(values) => hold(textIn(values, 'until'))}
            fields={(error) => (
              <Field
                type="date"
                name="until"
                label={t('Hold it until')}
                hint={t('After this day it is free again by itself.')}
                required
                min={days.today}
                max={day}
                defaultValue={heldUntil ?? usual}
                error={error ?? undefined}
              />
            )}
          >
            {null}
          </InlineForm>
        )}
      </div>
    </div>
  );
}
