/** @file Changes to a shared list. Each locks the list first, so that concurrent changes lose nothing and exceed no limit. */
import { and, eq, gt, isNull, max, ne } from '#platform/db/drizzle.ts';
import { v5 as uuidFrom } from 'uuid';
import { retentionDays, sharedListLimits as limits } from '#facts/limits.ts';
import { dayMs, hourMs } from '#facts/time.ts';
import { t } from '#words/t.ts';
import type { Tx } from '#platform/db/handle.ts';
import { vendorListComments, vendorListItems, vendorLists, vendorListVotes } from '#platform/db/tables.ts';
import { Problem } from '#platform/problem.ts';
import type { Limit } from '#platform/rate-limit.ts';
import { sha256 } from '#platform/secrets.ts';
import { itemsOf, removedUntil } from './list-view.ts';
import type { ListDependencies } from './lists.types.ts';

/** The limits of one list, across all holders of its address. */
const changeLimits: readonly Limit[] = [{ name: 'list-change', max: 300, windowMs: hourMs }];

type Person = { name: string; voter?: string };
const votes = vendorListVotes;
const comments = vendorListComments;

export const endOf = (now: Date) => new Date(now.getTime() + retentionDays.sharedList * dayMs);
const unknown = t('This vendor cannot be found.');
const refuse = (message: string) => new Problem('conflict', { message });

/** Returns the voter's id; a form without scripts sends no device, and the name stands for the voter. */
const voterOf = (listId: string, { name, voter }: Person) =>
  voter ?? uuidFrom(name.trim().toLowerCase().normalize(), listId);

async function requireListed(tx: Tx, listId: string, vendorId: string): Promise<void> {
  const listed = await itemsOf(tx, listId);
  if (!listed.some((item) => item.vendorId === vendorId))
    throw refuse(t('This vendor is not on the list any more.'));
}

export function createListChanges({ db, clock, limiter, cardsOf }: ListDependencies) {
  /** Returns the list of a secret, also a deleted one that can be restored. @throws Problem not_found for an unknown secret */
  async function find(secret: string) {
    const [list] = await db
      .select()
      .from(vendorLists)
      .where(and(eq(vendorLists.secretHash, sha256(secret)), gt(vendorLists.endsAt, clock())));
    if (!list || (list.deletedAt && removedUntil(list.deletedAt) <= clock())) throw new Problem('not_found');
    return list;
  }

  async function change(
    secret: string,
    work: (tx: Tx, listId: string) => Promise<unknown>,
    { revives = false } = {},
  ): Promise<void> {
    const { id } = await find(secret);
    await limiter.take(changeLimits, id);
    await db.transaction(async (tx) => {
      const [list] = await tx.select().from(vendorLists).where(eq(vendorLists.id, id)).for('update');
      if (!list || (list.deletedAt && !revives)) throw new Problem('not_found');
      await work(tx, id);
      await tx
        .update(vendorLists)
        .set({ updatedAt: clock(), endsAt: endOf(clock()) })
        .where(eq(vendorLists.id, id));
    });
  }

  return {
    find,

    vote: (secret: string, { vendorId, vote, ...person }: Person & { vendorId: string; vote: number }) =>
      change(secret, async (tx, listId) => {
        await requireListed(tx, listId, vendorId);
        const voter = voterOf(listId, person);
        const own = and(eq(votes.listId, listId), eq(votes.vendorId, vendorId), eq(votes.voter, voter));
        if (vote === 0) return tx.delete(votes).where(own);
        const others = await tx
          .selectDistinct({ voter: votes.voter })
          .from(votes)
          .where(and(eq(votes.listId, listId), ne(votes.voter, voter)));
        if (others.length >= limits.voters)
          throw refuse(t('So many people have voted that this list is full.'));
        const cast = { name: person.name.trim(), vote, at: clock() };
        return tx
          .insert(votes)
          .values({ listId, vendorId, voter, ...cast })
          .onConflictDoUpdate({ target: [votes.listId, votes.vendorId, votes.voter], set: cast });
      }),

    comment: (secret: string, { vendorId, text, ...person }: Person & { vendorId?: string; text: string }) =>
      change(secret, async (tx, listId) => {
        if (vendorId !== undefined) await requireListed(tx, listId, vendorId);
        const said = { listId, voter: voterOf(listId, person), text: text.trim() };
        const about = vendorId === undefined ? isNull(comments.vendorId) : eq(comments.vendorId, vendorId);
        const again = and(
          eq(comments.listId, listId),
          about,
          eq(comments.voter, said.voter),
          eq(comments.text, said.text),
        );
        if ((await tx.$count(comments, again)) > 0) return;
        if ((await tx.$count(comments, eq(comments.listId, listId))) >= limits.comments)
          throw refuse(t('This list has as many comments as it can hold.'));
        await tx
          .insert(comments)
          .values({ ...said, vendorId: vendorId ?? null, name: person.name.trim(), at: clock() });
      }),

    /** Adds a vendor at the end; a removed one returns to its place, with its votes and comments. */
    async add(secret: string, vendorId: string): Promise<void> {
      // Outside the transaction, which holds the only connection.
      const [card] = await cardsOf([vendorId]);
      if (!card) throw new Problem('invalid_input', { message: unknown, fieldErrors: { vendorId: unknown } });
      await change(secret, async (tx, listId) => {
        const listed = await itemsOf(tx, listId);
        if (listed.some((item) => item.vendorId === vendorId)) return;
        if (listed.length >= limits.vendors)
          throw refuse(t('A list holds at most {count} vendors.', { count: limits.vendors }));
        const [last] = await tx
          .select({ position: max(vendorListItems.position) })
          .from(vendorListItems)
          .where(eq(vendorListItems.listId, listId));
        await tx
          .insert(vendorListItems)
          .values({ listId, vendorId, position: (last?.position ?? 0) + 1 })
          .onConflictDoUpdate({
            target: [vendorListItems.listId, vendorListItems.vendorId],
            set: { removedAt: null, removedBy: null },
          });
      });
    },

    /** Removes a vendor; its votes and comments stay stored for a restoration. */
    remove: (secret: string, vendorId: string, name = '') =>
      change(secret, (tx, listId) =>
        tx
          .update(vendorListItems)
          .set({ removedAt: clock(), removedBy: name.trim() })
          .where(
            and(
              eq(vendorListItems.listId, listId),
              eq(vendorListItems.vendorId, vendorId),
              isNull(vendorListItems.removedAt),
            ),
          ),
      ),

    restore: (secret: string) =>
      change(
        secret,
        (tx, listId) =>
          tx.update(vendorLists).set({ deletedAt: null, deletedBy: null }).where(eq(vendorLists.id, listId)),
        { revives: true },
      ),

    /** Deletes the list; it can be restored for a time. */
    delete: (secret: string, name = '') =>
      change(secret, (tx, listId) =>
        tx
          .update(vendorLists)
          .set({ deletedAt: clock(), deletedBy: name.trim() })
          .where(eq(vendorLists.id, listId)),
      ),
  };
}
