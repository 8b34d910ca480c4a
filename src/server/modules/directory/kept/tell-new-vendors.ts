/** @file Tells the readers of kept searches of new vendors: at most one mail in a week for each search, none without a new vendor. */
import { and, asc, eq, gt, isNotNull, isNull, lte } from '#platform/db/drizzle.ts';
import { keptSearchLimits } from '#facts/limits.ts';
import { dayMs, daysBefore } from '#facts/time.ts';
import { keptSearches } from '#platform/db/tables.ts';
import { inLocale } from '#platform/words/request-locale.ts';
import { newVendorsMail } from './kept-search.mails.ts';
import { secretOf } from './kept-search-life.ts';
import type { KeptSearchDependencies, KeptSearchRow } from './kept-search.types.ts';

const { everyDays, newDays, told } = keptSearchLimits;
/** Searches of one run; the next run takes the others. */
const rowsAtOnce = 1000;
/** More vendors than can be told of one search while they count as new. */
const toldMax = told * Math.ceil(newDays / everyDays);

/** Returns the task of the job. It may run in several processes at once: a search is claimed with the mail about it. */
export const createTelling =
  (deps: KeptSearchDependencies, parties: Parameters<typeof newVendorsMail>[0]) =>
  async (): Promise<void> => {
    const { db, clock, log, lists, cardsOf, enqueueMail, secretKey } = deps;
    const inDays = (days: number) => new Date(clock().getTime() + days * dayMs);

    async function tell(row: KeptSearchRow): Promise<void> {
      const newest = daysBefore(clock(), newDays);
      const since = row.confirmedAt! > newest ? row.confirmedAt! : newest;
      const ids = await lists.newIn(row.search, { since, but: row.told, max: told });
      const cards = await cardsOf(ids);
      const title = await inLocale(row.locale, () => lists.titleOf(row.search));
      const nextAt = inDays(cards.length > 0 ? everyDays : 1);
      await db.transaction(async (tx) => {
        const claimed = await tx
          .update(keptSearches)
          .set({ nextAt, told: [...ids, ...row.told].slice(0, toldMax) })
          .where(
            and(
              eq(keptSearches.id, row.id),
              eq(keptSearches.nextAt, row.nextAt!),
              isNull(keptSearches.endedAt),
            ),
          )
          .returning({ id: keptSearches.id });
        if (claimed.length === 0 || cards.length === 0) return;
        const { email, locale, search, endsAt } = row;
        const reader = { email, locale, secret: secretOf(secretKey, row) };
        const found = { title, path: lists.pathOf(search), cards, endsAt };
        await enqueueMail(tx, newVendorsMail(parties, reader, found).message);
      });
    }

    const due = await db
      .select()
      .from(keptSearches)
      .where(
        and(
          isNotNull(keptSearches.confirmedAt),
          isNull(keptSearches.endedAt),
          gt(keptSearches.endsAt, clock()),
          lte(keptSearches.nextAt, clock()),
        ),
      )
      .orderBy(asc(keptSearches.nextAt))
      .limit(rowsAtOnce);
    for (const row of due)
      // A search that fails must not keep the others from their mails; it is tried again in the next run.
      await tell(row).catch((err: unknown) =>
        log.error({ err }, 'a kept search could not be looked through'),
      );
  };
