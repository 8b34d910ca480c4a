import { useCallback } from 'react';
import { t } from '#words/t.ts';
import type { Agenda } from '#contract/workshop-enquiries.ts';
import { checked } from '#contract/reply.ts';
import { AnswerState } from '#kit/api/answer-state.tsx';
import { api } from '#kit/api/api.ts';
import { signed } from '#kit/api/authenticated.ts';
import { isWhole } from '#kit/api/shape-reply.ts';
import { useAnswer } from '#kit/api/use-answer.ts';
import type { OwnVendor } from '#kit/api/own-vendor.ts';
import { Alert } from '#ui/alert.tsx';
import { Notice } from '#ui/notice.tsx';
import { AwayDays } from './away-days.tsx';
import { BusyDays } from './busy-days.tsx';
import { CalendarIn } from './calendar-in.tsx';
import { CalendarOut } from './calendar-out.tsx';
import { DaysKept } from './days-kept.tsx';
import { useOwnDays } from './use-own-days.ts';

const isAgenda = isWhole<Agenda>('Agenda');

/** Loads the bookings and requests of the signed-in vendor by day; none while they load or fail, which `failure` says. */
function useAgenda(): { agenda: Agenda['entries']; failure: string | null } {
  const read = useCallback(
    () =>
      checked(
        isAgenda,
        signed((options) => api.workshopAgenda({}, options)),
      ),
    [],
  );
  const { value, failure } = useAnswer(read);
  return { agenda: value?.entries ?? [], failure };
}

/** The days on which the vendor is not free, and the calendars imported and exported. */
export function DaysPart({ vendor: { _id: vendorId } }: OwnVendor) {
  const { days, failure, busy, change, load } = useOwnDays(vendorId);
  const { agenda, failure: noAgenda } = useAgenda();
  const params = { vendorId };
  type Change = Parameters<typeof api.vendorDaysChange>[0]['body'];
  const save = (body: Change) => change((options) => api.vendorDaysChange({ params, body }, options));
  if (!days) return <AnswerState value={null} failure={failure} retry={load} />;
  return (
    <div className="grid gap-6">
      <Alert>{failure}</Alert>
      {noAgenda !== null && (
        <Notice>{t('Bookings and requests cannot be shown at present. The days below are right.')}</Notice>
      )}
      <BusyDays
        {...{ days, agenda, busy }}
        mark={(from, to, isBusy) => save({ [isBusy ? 'busy' : 'free']: { from, to } })}
        hold={(day, until) => save({ held: { from: day, to: day, until } })}
        setTakes={(bookingTakes) => void save({ bookingTakes })}
      />
      <DaysKept asOf={days.asOf} busy={busy} keep={(kept) => void save({ kept })} />
      <AwayDays {...{ days, params, busy, change }} />
      <CalendarIn {...{ days, params, busy, change }} />
      <CalendarOut {...{ days, params, busy, change }} />
    </div>
  );
}
