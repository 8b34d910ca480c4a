/** @file Held acts: each is stored, undone by one tap, or done when it is due. */
import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, isNotNull, isNull, lt, lte, or } from '#platform/db/drizzle.ts';
import type { HeldAct, HeldReply } from '#contract/held-acts.ts';
import { endsAddress, heldFailureHours, undoSeconds } from '#facts/undo.ts';
import { hourMs, minuteMs } from '#facts/time.ts';
import { localeNow, t } from '#words/t.ts';
import { rolledBack } from '#platform/db/rolled-back.ts';
import { newId } from '#platform/db/tables/columns.ts';
import type { StoredAct } from '#platform/db/tables/held-acts.ts';
import { heldActs } from '#platform/db/tables.ts';
import type { Platform } from '#platform/open-platform.ts';
import { Problem } from '#platform/problem.ts';
import { inLocale } from '#platform/words/request-locale.ts';
import { perform, type HeldActNeeds, type LinkNumbers } from './perform-act.ts';

type Row = typeof heldActs.$inferSelect;
export const queueName = 'held-acts';
const refuse = (act: StoredAct) =>
  new Problem('conflict', {
    message: endsAddress(act.act)
      ? t('This address ends in a few seconds. Please undo that first, or wait for it.')
      : t('Something else was asked for at the same moment. Please load the page again.'),
  });
const shown = (row: Row, now: Date): HeldAct => ({
  act: row.act.act,
  introductionId: 'introductionId' in row.act ? row.act.introductionId : null,
  doneAt: row.dueAt.toISOString(),
  secondsLeft: Math.max(0, Math.ceil((row.dueAt.getTime() - now.getTime()) / 1000)),
  failure: row.failure,
});

/** Returns whether two requests ask for the same: a link by its device, whatever number was drawn for it. */
const isSame = (one: StoredAct, other: StoredAct): boolean =>
  one.act === 'link' && other.act === 'link'
    ? one.key === other.key && one.leadId === other.leadId
    : isDeepStrictEqual(one, other);

/**
 * Creates the held acts; `subject` names their owner, who has at most one at a time.
 * @where Which acts wait ten seconds with Undo?
 */
export function createWaitingActs(
  { db, clock, jobs }: Pick<Platform, 'db' | 'clock' | 'jobs'>,
  asked: HeldActNeeds,
) {
  /** Returns the condition that no process is doing the act. */
  const isFree = () =>
    and(
      isNull(heldActs.failure),
      or(isNull(heldActs.begunAt), lte(heldActs.begunAt, new Date(clock().getTime() - minuteMs))),
    );

  /**
   * Begins an act, after which it cannot be undone, does it and deletes it. An act whose process died in between is begun again after a
   * minute: each act changes nothing or refuses when it is done already, so that a refusal is then ignored.
   */
  async function run({ id, begunAt }: Row): Promise<void> {
    const [row] = await db
      .update(heldActs)
      .set({ begunAt: clock() })
      .where(and(eq(heldActs.id, id), isFree()))
      .returning();
    if (!row) return;
    try {
      await inLocale(row.locale, () => perform(asked, row.act));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (begunAt === null) {
        await db.update(heldActs).set({ failure: error.message }).where(eq(heldActs.id, id));
        return;
      }
    }
    await db.delete(heldActs).where(eq(heldActs.id, id));
  }

  async function runDue(): Promise<void> {
    const due = await db
      .select()
      .from(heldActs)
      .where(and(lte(heldActs.dueAt, clock()), isFree()))
      .orderBy(asc(heldActs.dueAt));
    for (const row of due) await run(row);
  }

  const find = async (subject: string): Promise<Row | undefined> =>
    (await db.select().from(heldActs).where(eq(heldActs.subject, subject)))[0];
  async function read(subject: string): Promise<HeldReply> {
    const row = await find(subject);
    return { held: row ? shown(row, clock()) : null };
  }

  /** Holds an act; refuses at once one that could not be done now, and one in whose place another is held at the same moment. */
  async function hold(subject: string, act: StoredAct): Promise<HeldReply> {
    const before = await find(subject);
    // A repeated request whose answer was lost.
    if (before?.failure === null && isSame(before.act, act)) return read(subject);
    // Done early for the sake of this act, it would leave its asker without a page.
    if (before?.failure === null && endsAddress(before.act.act)) throw refuse(before.act);
    if (before?.failure === null) await run(before);
    await rolledBack(db, () => perform(asked, act));
    await db.transaction(async (tx) => {
      await tx.delete(heldActs).where(and(eq(heldActs.subject, subject), isNotNull(heldActs.failure)));
      const dueAt = new Date(clock().getTime() + undoSeconds * 1000);
      await tx
        .insert(heldActs)
        .values({ id: newId(), subject, act, locale: localeNow(), dueAt, createdAt: clock() })
        .onConflictDoNothing({ target: heldActs.subject });
      await jobs.send(tx, queueName, {}, { startAfter: dueAt });
    });
    const row = await find(subject);
    if (row && !isSame(row.act, act)) throw refuse(row.act);
    return { held: row ? shown(row, clock()) : null };
  }

  /** Returns the link that a device was told with this key; undefined for another act or device. */
  async function heldLink(subject: string, key: string): Promise<LinkNumbers | undefined> {
    const row = await find(subject);
    return row?.failure === null && row.act.act === 'link' && row.act.key === key ? row.act.link : undefined;
  }

  async function undo(subject: string): Promise<HeldReply> {
    const [gone] = await db
      .delete(heldActs)
      .where(and(eq(heldActs.subject, subject), isNull(heldActs.begunAt)))
      .returning();
    if (gone) return { held: null };
    const { held } = await read(subject);
    if (held && held.failure === null)
      throw new Problem('conflict', { message: t('It is done already and cannot be taken back.') });
    return { held };
  }

  return {
    read,
    hold,
    heldLink,
    undo,
    runDue,
    /** Deletes failed acts whose message was shown long enough. */
    forgetFailures: async (now: Date): Promise<number> => {
      const before = new Date(now.getTime() - heldFailureHours * hourMs);
      const old = and(isNotNull(heldActs.failure), lt(heldActs.createdAt, before));
      return (await db.delete(heldActs).where(old).returning({ id: heldActs.id })).length;
    },
  };
}
