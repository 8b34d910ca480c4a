/** @file The life of a kept search: asked for, confirmed, ended, kept after all. */
import { and, eq, gt, isNotNull, isNull } from '#platform/db/drizzle.ts';
import type { KeptSearch } from '#contract/kept-searches.ts';
import { keptSearchLimits, retentionDays } from '#facts/limits.ts';
import { dayMs, startOfDay } from '#facts/time.ts';
import type { Locale } from '#words/locales.ts';
import { t } from '#words/t.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { keptSearches } from '#platform/db/tables.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { frameWith } from '#platform/mailer/mail-bundle.ts';
import { emailKeyOf } from '#platform/mailer/mailbox.ts';
import { isMailable } from '#platform/mailer/message.ts';
import { Problem } from '#platform/problem.ts';
import { keyed, sha256 } from '#platform/secrets.ts';
import { keepSearchMail } from './kept-search.mails.ts';
import type { KeptSearchDependencies, KeptSearchRow } from './kept-search.types.ts';

export type SearchRequest = { email: string; search: string; locale: Locale };

/** Returns the secret of the mailed link, derived from the id, so that only its hash is stored. */
export const secretOf = (secretKey: string, { id }: Pick<KeptSearchRow, 'id'>): string =>
  keyed(secretKey, 'kept search', id);

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);
const stateOf = ({ confirmedAt, endedAt }: KeptSearchRow): KeptSearch['state'] =>
  endedAt ? 'ended' : confirmedAt ? 'kept' : 'waiting';

/** Matches the searches of an address whose new vendors are told. */
const keptBy = (emailKey: string) =>
  and(eq(keptSearches.emailKey, emailKey), isNotNull(keptSearches.confirmedAt), isNull(keptSearches.endedAt));

export function createKeptSearchLife(deps: KeptSearchDependencies) {
  const { db, clock, mails, secretKey, sender, config, lists } = deps;
  const parties = frameWith(sender, { publicUrl: config.publicUrl });
  const after = (from: Date, days: number) => new Date(from.getTime() + days * dayMs);

  /** Returns the end of a confirmed search: a year later, or the end of the day that it is for. */
  function endOf(search: string, confirmedAt: Date): Date {
    const inAYear = after(confirmedAt, retentionDays.keptSearch);
    const on = lists.dayOf(search);
    const afterDay = on ? after(startOfDay(on), 1) : inAYear;
    return earlier(afterDay, inAYear);
  }

  async function find(tx: Database, secret: string, { locking = false } = {}): Promise<KeptSearchRow> {
    const ofSecret = tx
      .select()
      .from(keptSearches)
      .where(and(eq(keptSearches.secretHash, sha256(secret)), gt(keptSearches.endsAt, clock())));
    const [row] = await (locking ? ofSecret.for('update') : ofSecret);
    if (!row)
      throw new Problem('not_found', {
        message: t('This link opens no search. It may have ended, or the link is not whole.'),
      });
    return row;
  }

  const shown = async (row: KeptSearchRow): Promise<KeptSearch> => ({
    title: await lists.titleOf(row.search),
    path: lists.pathOf(row.search),
    state: stateOf(row),
    endsAt: row.endsAt.toISOString(),
  });

  /** Returns the changed columns. @throws Problem conflict when the address keeps as many as it may */
  async function keeping(tx: Tx, row: KeptSearchRow) {
    const now = clock();
    if ((await tx.$count(keptSearches, keptBy(row.emailKey))) >= keptSearchLimits.kept)
      throw new Problem('conflict', {
        message: t(
          'This address keeps {max} searches already. End one of them first, by the link in its mails.',
          {
            max: String(keptSearchLimits.kept),
          },
        ),
      });
    const confirmedAt = row.confirmedAt ?? now;
    return {
      confirmedAt,
      endedAt: null,
      endsAt: endOf(row.search, confirmedAt),
      nextAt: row.nextAt ?? after(now, 1),
    };
  }

  return {
    /** Stores a search that waits, and mails the request to confirm it; an address with many waiting ones gets no further mail. */
    async ask({ email, search, locale }: SearchRequest): Promise<void> {
      const emailKey = emailKeyOf(email);
      const canonical = await lists.canonical(search);
      if (canonical === null || !isMailable(email)) return;
      await db.transaction(async (tx) => {
        const [known] = await tx
          .select()
          .from(keptSearches)
          .where(and(eq(keptSearches.emailKey, emailKey), eq(keptSearches.search, canonical)))
          .for('update');
        const waiting = and(eq(keptSearches.emailKey, emailKey), isNull(keptSearches.confirmedAt));
        if (!known && (await tx.$count(keptSearches, waiting)) >= keptSearchLimits.waiting) return;
        const id = known?.id ?? newId();
        const secret = secretOf(secretKey, { id });
        const endsAt = earlier(after(clock(), retentionDays.waitingSearch), endOf(canonical, clock()));
        const fresh = { locale, endedAt: null, endsAt };
        if (!known)
          await tx.insert(keptSearches).values({
            id,
            secretHash: sha256(secret),
            email,
            emailKey,
            search: canonical,
            createdAt: clock(),
            ...fresh,
          });
        else if (stateOf(known) !== 'kept')
          await tx
            .update(keptSearches)
            .set({ ...fresh, confirmedAt: null, nextAt: null, told: [] })
            .where(eq(keptSearches.id, id));
        const reader = { email: known?.email ?? email, locale, secret };
        await mails.enqueue(tx, {
          topic: 'search',
          about: `kept search ${id}`,
          to: reader.email,
          write: () => keepSearchMail(parties, reader),
        });
      });
    },

    /** @throws Problem not_found for an unknown secret, and for a search that is over */
    get: async (secret: string): Promise<KeptSearch> => shown(await find(db, secret)),

    /** Confirms a search, ends it, or keeps it after all. @throws Problem not_found, or conflict when the address keeps many */
    async set(secret: string, kept: boolean): Promise<KeptSearch> {
      const row = await db.transaction(async (tx) => {
        const present = await find(tx, secret, { locking: true });
        const isKept = stateOf(present) === 'kept';
        if (kept === isKept && (kept || present.endedAt)) return present;
        const change = kept
          ? await keeping(tx, present)
          : { endedAt: clock(), endsAt: after(clock(), retentionDays.endedSearch) };
        const [changed] = await tx
          .update(keptSearches)
          .set(change)
          .where(eq(keptSearches.id, present.id))
          .returning();
        return changed!;
      });
      return shown(row);
    },
    parties,
  };
}
