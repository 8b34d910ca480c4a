import type { availabilityEndpoints, OwnDays } from '#contract/availability.ts';
import { lastDay } from '#domain/vendors/vendor-days.ts';
import { dayInDelhi } from '#facts/time.ts';
import { t } from '#words/t.ts';
import type { Call, Handlers } from '#platform/call.ts';
import { instantOf, type Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/handle.ts';
import { Problem } from '#platform/problem.ts';
import { problemWords } from './calendar-problems.ts';
import { setBookingTakes } from './booked-days.ts';
import { freeOf, saidOf } from './calendar-said.ts';
import { hostOf, type CalendarReading } from './calendar-reading.ts';
import { daysTags } from './days-tags.ts';
import { endFeed, feedPathOf, newFeed } from './days-feed.ts';
import {
  endAbsence,
  findAbsence,
  findCalendar,
  hold,
  isSeen,
  keep,
  markBusy,
  markFree,
  readDays,
  setAbsence,
} from './days-queries.ts';

type Dependencies = { db: Database; clock: Clock; secretKey: string; reading: CalendarReading };

const outside = () => t('Please choose days from today on, within 18 months.');

/** Returns the handlers for reading and storing the days of a vendor. */
export function availabilityHandlers({
  db,
  clock,
  secretKey,
  reading,
}: Dependencies): Handlers<typeof availabilityEndpoints> {
  async function own(vendorId: string): Promise<OwnDays> {
    const [days, calendar, away] = await Promise.all([
      readDays(db, vendorId, clock()),
      findCalendar(db, vendorId),
      findAbsence(db, vendorId, dayInDelhi(clock())),
    ]);
    return {
      ...days,
      feed: calendar && feedPathOf(secretKey, calendar),
      source: calendar?.address
        ? {
            host: hostOf(secretKey, calendar.address),
            readAt: instantOf(calendar.readAt),
            problem: problemWords(calendar.problem),
            said: saidOf(calendar.said),
            free: freeOf(calendar, days.today),
          }
        : null,
      bookingTakes: calendar?.bookingTakes ?? null,
      away: away && { from: away.firstDay, to: away.lastDay, words: away.words },
    };
  }
  const changed = ({ drop }: Call, vendorId: string) => drop(daysTags(vendorId), { hard: true });

  return {
    vendorDays: async ({ params: { vendorId } }) => {
      if (!(await isSeen(db, vendorId))) throw new Problem('not_found', { message: t('Vendor not found') });
      return readDays(db, vendorId, clock());
    },
    vendorOwnDays: ({ params: { vendorId } }) => own(vendorId),
    async vendorDaysChange({ params: { vendorId }, body }, call) {
      const { busy, free, held, kept, bookingTakes, freeTaken } = body;
      const now = clock();
      const today = dayInDelhi(now);
      const until = lastDay(today);
      const wrong = Object.entries({ busy, free, held }).find(
        ([, given]) => given && (given.from < today || given.to > until),
      );
      if (wrong)
        throw new Problem('invalid_input', {
          fieldErrors: { [`${wrong[0]}.from`]: outside() },
        });
      if (held && (held.until < today || held.until > held.to))
        throw new Problem('invalid_input', {
          fieldErrors: {
            'held.until': t('Please choose an end from today on, and not after the day itself.'),
          },
        });
      await db.transaction(async (tx) => {
        if (bookingTakes !== undefined) await setBookingTakes(tx, vendorId, bookingTakes, today);
        if (freeTaken !== undefined) await reading.setFreeTaken(tx, vendorId, freeTaken);
        if (free) await markFree(tx, vendorId, free.from, free.to);
        if (busy) await markBusy(tx, vendorId, busy.from, busy.to);
        if (held) await hold(tx, vendorId, held);
        // A vendor who changes a day maintains its days.
        if (busy ?? free ?? held ?? kept !== undefined) await keep(tx, vendorId, kept === false ? null : now);
      });
      changed(call, vendorId);
      return own(vendorId);
    },
    async vendorFeedNew({ params: { vendorId } }) {
      await newFeed(db, secretKey, vendorId);
      return own(vendorId);
    },
    async vendorFeedEnd({ params: { vendorId } }) {
      await endFeed(db, vendorId);
      return own(vendorId);
    },
    async vendorCalendarSet({ params: { vendorId }, body: { address } }) {
      await reading.begin(vendorId, address);
      return own(vendorId);
    },
    async vendorCalendarEnd({ params: { vendorId } }, call) {
      await reading.end(vendorId);
      changed(call, vendorId);
      return own(vendorId);
    },
    async vendorAwaySet({ params: { vendorId }, body: { from, to, words } }) {
      const today = dayInDelhi(clock());
      if (to < today || to > lastDay(today))
        throw new Problem('invalid_input', { fieldErrors: { to: outside() } });
      await setAbsence(db, { vendorId, firstDay: from, lastDay: to, words });
      return own(vendorId);
    },
    async vendorAwayEnd({ params: { vendorId } }) {
      await endAbsence(db, vendorId);
      return own(vendorId);
    },
  };
}
