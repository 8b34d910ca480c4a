/** @file External calendars of vendors: fetched past the guard, at once and every few hours, and stored as busy days. */
import { and, eq, isNotNull, isNull, lt, or } from '#platform/db/drizzle.ts';
import { lastDay } from '#domain/vendors/vendor-days.ts';
import { calendarLimits } from '#facts/limits.ts';
import { dayInDelhi, hourMs } from '#facts/time.ts';
import { t } from '#words/t.ts';
import type { Call } from '#platform/call.ts';
import type { Clock } from '#platform/clock.ts';
import { createConcurrencyLimit } from '#platform/concurrency-limit.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { vendorBusyDays, vendorCalendars } from '#platform/db/tables.ts';
import type { Log } from '#platform/log.ts';
import { OutsideProblem, type OutsideFetch } from '#platform/outside-fetch.ts';
import { ReadingStopped, type Parsing } from '#platform/parsing/parsing.ts';
import type { CalendarRead } from '#platform/parsing/read-calendar.ts';
import { Problem } from '#platform/problem.ts';
import { seal, unseal } from '#platform/sealed.ts';
import type { CalendarProblem } from './calendar-problems.ts';
import { daysTags } from './days-tags.ts';
import { readDays, replaceDays } from './days-queries.ts';

type Dependencies = {
  db: Database;
  clock: Clock;
  log: Log;
  secretKey: string;
  outsideFetch: OutsideFetch;
  parsing: Parsing;
  drop: Call['drop'];
};

/** The number of concurrent requests in one run of the job. */
const concurrency = 4;
const perRun = 80;

const addressOf = (secretKey: string, sealed: Buffer) => unseal(secretKey, sealed) as string;

/** Returns the host of a stored calendar; the rest of its address is a secret. */
export const hostOf = (secretKey: string, sealed: Buffer): string =>
  new URL(addressOf(secretKey, sealed)).hostname;

/** Returns the address to fetch: programs write `webcal:` for `https:`. Null when it is no address. */
function httpsAddress(typed: string): string | null {
  const url = URL.parse(typed.trim().replace(/^webcals?:/i, 'https:'));
  return url?.protocol === 'https:' ? url.href : null;
}

/** Decodes a file: some offices write it in two bytes for each letter, which its first bytes say. */
const textOf = (content: Buffer): string =>
  new TextDecoder(content[0] === 0xff && content[1] === 0xfe ? 'utf-16le' : 'utf-8').decode(content);

function problemOf(error: unknown): CalendarProblem | null {
  if (error instanceof ReadingStopped) return 'slow';
  return error instanceof OutsideProblem ? error.reason : null;
}

/** The state of a calendar that was not read yet. */
const unread = { askedAt: null, readAt: null, problem: null, said: null, freeTaken: false };

export type CalendarReading = ReturnType<typeof createCalendarReading>;

/** Creates the reader of calendars. */
export function createCalendarReading({
  db,
  clock,
  log,
  secretKey,
  outsideFetch,
  parsing,
  drop,
}: Dependencies) {
  const underway = createConcurrencyLimit({ running: concurrency, waiting: perRun });
  const ofVendor = (vendorId: string) => eq(vendorCalendars.vendorId, vendorId);

  /** Stores a reading, unless the address was changed meanwhile. */
  async function store(vendorId: string, sealed: Buffer, { days: read, ...said }: CalendarRead, now: Date) {
    const changed = await db.transaction(async (tx) => {
      const [row] = await tx.select().from(vendorCalendars).where(ofVendor(vendorId)).for('update');
      if (!row?.address?.equals(sealed)) return false;
      const days = row.freeTaken ? [...read, ...said.free.days].toSorted() : read;
      const before = await readDays(tx, vendorId, now);
      const first = row.readAt === null;
      // Days that are new because time went on do not show that anybody has edited the calendar.
      const until = first ? '' : lastDay(dayInDelhi(row.readAt!));
      const known = (list: readonly string[]) =>
        list.filter((day) => day >= before.today && day <= until).join();
      const touched = first || known(before.calendar) !== known(days);
      await replaceDays(tx, vendorId, 'calendar', days);
      await tx
        .update(vendorCalendars)
        .set({
          readAt: now,
          problem: said.unread > 0 ? 'entries' : null,
          said,
          ...(touched && { keptAt: now }),
        })
        .where(ofVendor(vendorId));
      return true;
    });
    if (changed) drop(daysTags(vendorId), { hard: true });
  }

  const storeProblem = (vendorId: string, sealed: Buffer, problem: CalendarProblem) =>
    db
      .update(vendorCalendars)
      .set({ problem })
      .where(and(ofVendor(vendorId), eq(vendorCalendars.address, sealed)));

  async function read(vendorId: string, sealed: Buffer): Promise<void> {
    const now = clock();
    await db.update(vendorCalendars).set({ askedAt: now }).where(ofVendor(vendorId));
    try {
      const { content } = await outsideFetch(addressOf(secretKey, sealed), {
        accept: 'text/calendar',
        maxBytes: calendarLimits.bytesMax,
        timeoutMs: calendarLimits.timeoutMs,
      });
      const from = dayInDelhi(now);
      const stretch = { from, until: lastDay(from) };
      const found = await parsing.read('calendar', textOf(content), stretch);
      if (found) await store(vendorId, sealed, found, now);
      else await storeProblem(vendorId, sealed, 'format');
    } catch (error) {
      const problem = problemOf(error);
      if (problem === null) throw error;
      await storeProblem(vendorId, sealed, problem);
    }
  }

  return {
    /** Stores the address of a calendar and reads it once. @throws Problem invalid_input when it is no address */
    async begin(vendorId: string, typed: string): Promise<void> {
      const address = httpsAddress(typed);
      if (address === null)
        throw new Problem('invalid_input', {
          fieldErrors: { address: t('Please enter the address of a calendar. It begins with https://') },
        });
      const sealed = seal(secretKey, address);
      const given = { address: sealed, ...unread };
      await db.transaction(async (tx) => {
        await tx
          .insert(vendorCalendars)
          .values({ vendorId, ...given })
          .onConflictDoUpdate({ target: vendorCalendars.vendorId, set: given });
        await replaceDays(tx, vendorId, 'calendar', []);
      });
      await underway.run(() => read(vendorId, sealed));
    },
    /** Deletes the address and the days read from it. */
    async end(vendorId: string): Promise<void> {
      await db.transaction(async (tx) => {
        await tx
          .update(vendorCalendars)
          .set({ address: null, ...unread })
          .where(ofVendor(vendorId));
        await replaceDays(tx, vendorId, 'calendar', []);
      });
    },
    /** Decides whether whole days that the calendar shows as free are taken. */
    async setFreeTaken(tx: Tx, vendorId: string, freeTaken: boolean): Promise<void> {
      const [row] = await tx.select().from(vendorCalendars).where(ofVendor(vendorId)).for('update');
      const free = row?.said?.free.days ?? [];
      if (!row?.address || row.freeTaken === freeTaken) return;
      const taken = await tx
        .select({ day: vendorBusyDays.day })
        .from(vendorBusyDays)
        .where(and(eq(vendorBusyDays.vendorId, vendorId), eq(vendorBusyDays.source, 'calendar')));
      const others = taken.map(({ day }) => day).filter((day) => !free.includes(day));
      await replaceDays(tx, vendorId, 'calendar', freeTaken ? [...others, ...free] : others);
      await tx.update(vendorCalendars).set({ freeTaken }).where(ofVendor(vendorId));
    },
    /** Reads the calendars that are due, a few at once. */
    async readDue(): Promise<void> {
      const before = new Date(clock().getTime() - calendarLimits.everyHours * hourMs);
      const due = await db
        .select({ vendorId: vendorCalendars.vendorId, address: vendorCalendars.address })
        .from(vendorCalendars)
        .where(
          and(
            isNotNull(vendorCalendars.address),
            or(isNull(vendorCalendars.askedAt), lt(vendorCalendars.askedAt, before)),
          ),
        )
        .orderBy(vendorCalendars.askedAt)
        .limit(perRun);
      await Promise.all(
        due.map(({ vendorId, address }) =>
          underway
            .run(() => read(vendorId, address!))
            .catch((err: unknown) => log.error({ err, vendorId }, 'a calendar was not read')),
        ),
      );
    },
  };
}
