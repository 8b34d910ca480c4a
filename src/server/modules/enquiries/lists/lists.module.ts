import { lt, and, eq } from '#platform/db/drizzle.ts';
import { listPath } from '#facts/paths.ts';
import { hourMs, daysBefore } from '#facts/time.ts';
import type { listEndpoints } from '#contract/lists.ts';
import { t } from '#words/t.ts';
import { deleteInBatches } from '#platform/db/in-batches.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { vendorListItems, vendorLists, vendorListComments, vendorListVotes } from '#platform/db/tables.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { Problem } from '#platform/problem.ts';
import type { Limit } from '#platform/rate-limit.ts';
import { newSecret, sha256 } from '#platform/secrets.ts';
import { createListChanges, endOf } from './list-changes.ts';
import { readList } from './list-view.ts';
import type { ListDependencies } from './lists.types.ts';
import { retentionDays } from '#facts/limits.ts';
import type { Database } from '#platform/db/handle.ts';

/** Destroys deleted lists and removed vendors after their time, with votes and comments. Returns their number. */
const destroyRemoved = (db: Database, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const before = daysBefore(now, retentionDays.removedFromList);
    const lists = await tx.delete(vendorLists).where(lt(vendorLists.deletedAt, before)).returning();
    const gone = await tx.delete(vendorListItems).where(lt(vendorListItems.removedAt, before)).returning();
    for (const { listId, vendorId } of gone)
      for (const table of [vendorListVotes, vendorListComments])
        await tx.delete(table).where(and(eq(table.listId, listId), eq(table.vendorId, vendorId)));
    return lists.length + gone.length;
  });

/** The limits of one address. A mobile carrier puts hundreds of phones behind one. */
const createLimits: readonly Limit[] = [{ name: 'list-create', max: 60, windowMs: hourMs }];

/** Creates lists of vendors that families share by a secret address, with votes and comments, without accounts. */
export function createLists(
  platform: Platform,
  asked: Pick<ListDependencies, 'cardsOf'>,
): Module<typeof listEndpoints> {
  const deps: ListDependencies = { ...platform, ...asked };
  const { db, clock, limiter } = deps;
  const changes = createListChanges(deps);
  const read = async (secret: string) => readList(deps, await changes.find(secret));

  async function create(title: string, vendorIds: readonly string[], ip: string) {
    await limiter.take(createLimits, ip);
    const cards = await deps.cardsOf([...new Set(vendorIds)]);
    if (cards.length === 0)
      throw new Problem('invalid_input', {
        fieldErrors: { vendorIds: t('None of these vendors can be found.') },
      });
    const secret = newSecret();
    const list = { id: newId(), secretHash: sha256(secret), title: title.trim(), endsAt: endOf(clock()) };
    await db.transaction(async (tx) => {
      await tx.insert(vendorLists).values({ ...list, createdAt: clock(), updatedAt: clock() });
      await tx
        .insert(vendorListItems)
        .values(cards.map(({ _id }, position) => ({ listId: list.id, vendorId: _id, position })));
    });
    return { path: listPath(secret) };
  }

  return {
    handlers: {
      listCreate: ({ body: { title, vendorIds } }, { ip }) => create(title, vendorIds, ip),
      listGet: ({ params }) => read(params.secret),
      async listVote({ params: { secret }, body }) {
        await changes.vote(secret, body);
        return read(secret);
      },
      async listComment({ params: { secret }, body }) {
        await changes.comment(secret, body);
        return read(secret);
      },
      async listAdd({ params: { secret }, body }) {
        await changes.add(secret, body.vendorId);
        return read(secret);
      },
      async listRemove({ params: { secret, vendorId }, query }) {
        await changes.remove(secret, vendorId, query.name);
        return read(secret);
      },
      async listRestore({ params: { secret } }) {
        await changes.restore(secret);
        return read(secret);
      },
      async listDelete({ params, query }) {
        await changes.delete(params.secret, query.name);
        return { message: t('The list is deleted.') };
      },
    },
    retention: {
      removedFromLists: (now) => destroyRemoved(db, now),
      sharedLists: (now) => deleteInBatches(db, vendorLists, lt(vendorLists.endsAt, now)),
    },
  };
}
