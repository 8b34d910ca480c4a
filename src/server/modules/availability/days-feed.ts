/** @file The busy days of a vendor as a calendar at a secret address: whole days, without any details. */
import type { FastifyInstance } from 'fastify';
import { createEvents, type DateArray, type EventAttributes } from 'ics';
import { eq, sql } from '#platform/db/drizzle.ts';
import { addDays } from '#domain/vendors/vendor-days.ts';
import { t } from '#words/t.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/db/handle.ts';
import { vendorCalendars } from '#platform/db/tables.ts';
import { keyed, sha256 } from '#platform/secrets.ts';
import { readDays, type CalendarRow } from './days-queries.ts';

const secretOf = (secretKey: string, vendorId: string, feedNumber: number) =>
  keyed(secretKey, 'days feed', `${vendorId} ${feedNumber}`);

/** Returns the address of a vendor's busy days; null while there is none. */
export const feedPathOf = (
  secretKey: string,
  { vendorId, feedNumber, feedHash }: Pick<CalendarRow, 'vendorId' | 'feedNumber' | 'feedHash'>,
): string | null => (feedHash ? `/busy-days/${secretOf(secretKey, vendorId, feedNumber)}.ics` : null);

/** Creates a new address; the earlier one is void from then on. */
export async function newFeed(db: Database, secretKey: string, vendorId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(vendorCalendars)
      .values({ vendorId, feedNumber: 1 })
      .onConflictDoUpdate({
        target: vendorCalendars.vendorId,
        set: { feedNumber: sql`${vendorCalendars.feedNumber} + 1` },
      })
      .returning({ feedNumber: vendorCalendars.feedNumber });
    const feedHash = sha256(secretOf(secretKey, vendorId, row!.feedNumber));
    await tx.update(vendorCalendars).set({ feedHash }).where(eq(vendorCalendars.vendorId, vendorId));
  });
}

/** Deletes the address. */
export const endFeed = (db: Database, vendorId: string) =>
  db.update(vendorCalendars).set({ feedHash: null }).where(eq(vendorCalendars.vendorId, vendorId));

const dateOf = (day: string): DateArray => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
};

/** Joins consecutive days into stretches, each one entry. */
function stretchesOf(days: readonly string[]): { first: string; after: string }[] {
  const stretches: { first: string; after: string }[] = [];
  for (const day of days) {
    const last = stretches.at(-1);
    if (last?.after === day) last.after = addDays(day, 1);
    else stretches.push({ first: day, after: addDays(day, 1) });
  }
  return stretches;
}

/**
 * Returns the calendar of these days. `owner` is a word without meaning that makes its entries differ from those of other vendors:
 * programs show entries of one UID once. @throws when the library refuses it
 */
export function calendarOfDays(
  days: readonly string[],
  { owner, host, brand }: { owner: string; host: string; brand: string },
): string {
  const title = t('Not free');
  const events = stretchesOf(days).map(({ first, after }): EventAttributes => ({
    uid: `${first}-${owner}@${host}`,
    title,
    start: dateOf(first),
    end: dateOf(after),
    busyStatus: 'BUSY',
  }));
  const { error, value } = createEvents(events, {
    productId: `-//${brand}//Busy days//EN`,
    method: 'PUBLISH',
    calName: t('Busy days'),
  });
  if (error || !value) throw error ?? new Error('the calendar is empty');
  return value;
}

type Dependencies = { db: Database; clock: Clock; config: Config; secretKey: string };

/** Serves `/busy-days/<secret>.ics`. */
export function daysFeed(app: FastifyInstance, { db, clock, config, secretKey }: Dependencies): void {
  app.get<{ Params: { file: string } }>('/busy-days/:file', async ({ params }, reply) => {
    const secret = /^([\w-]{43})\.ics$/.exec(params.file)?.[1];
    const [row] = secret
      ? await db
          .select({ vendorId: vendorCalendars.vendorId })
          .from(vendorCalendars)
          .where(eq(vendorCalendars.feedHash, sha256(secret)))
      : [];
    void reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    if (!row)
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .send(`${t('There is no such calendar.')}\n`);
    const { busy } = await readDays(db, row.vendorId, clock());
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="busy-days.ics"')
      .send(
        calendarOfDays(busy, {
          owner: keyed(secretKey, 'days feed owner', row.vendorId).slice(0, 16),
          host: new URL(config.publicUrl).hostname,
          brand: config.company.brand,
        }),
      );
  });
}
