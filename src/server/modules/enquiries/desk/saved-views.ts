/** @file Members' own views of the list of enquiries. Each call reads and changes those of its caller alone. */
import { and, asc, eq, sql } from '#platform/db/drizzle.ts';
import { savedViewLimits, type SavedView, type SavedViewWords } from '#contract/desk/saved-views.ts';
import type { Call } from '#platform/call.ts';
import type { Database } from '#platform/db/handle.ts';
import { violatesUnique } from '#platform/db/unique-violation.ts';
import { savedViews, staffMembers } from '#platform/db/tables.ts';
import { Problem } from '#platform/problem.ts';

const memberOf = ({ member }: Pick<Call, 'member'>): string => {
  if (!member?.memberId) throw new Problem('forbidden');
  return member.memberId;
};

/** Creates the list of a member's views and its changes; each change returns the changed list. */
export function createSavedViews(db: Database) {
  const list = (memberId: string): Promise<SavedView[]> =>
    db
      .select({ id: savedViews.id, name: savedViews.name, query: savedViews.query })
      .from(savedViews)
      .where(eq(savedViews.memberId, memberId))
      .orderBy(asc(sql`lower(${savedViews.name})`), asc(savedViews.id));
  const own = (memberId: string, id: string) => and(eq(savedViews.memberId, memberId), eq(savedViews.id, id));
  const named = async (memberId: string, change: () => Promise<unknown>): Promise<SavedView[]> => {
    try {
      await change();
    } catch (error) {
      if (!violatesUnique(error, 'saved_views_name_key')) throw error;
      throw new Problem('invalid_input', { fieldErrors: { name: 'Another view of yours has this name.' } });
    }
    return list(memberId);
  };
  return {
    list: (call: Call) => list(memberOf(call)),

    /** Adds a view. @throws Problem conflict at the limit; invalid_input for a name in use */
    add(call: Call, words: SavedViewWords): Promise<SavedView[]> {
      const memberId = memberOf(call);
      return named(memberId, () =>
        db.transaction(async (tx) => {
          // Of two requests at the limit, the second waits and is refused.
          await tx
            .select({ id: staffMembers.id })
            .from(staffMembers)
            .where(eq(staffMembers.id, memberId))
            .for('update');
          if ((await tx.$count(savedViews, eq(savedViews.memberId, memberId))) >= savedViewLimits.viewsMax)
            throw new Problem('conflict', {
              message: `Please keep to ${savedViewLimits.viewsMax} views of your own.`,
            });
          await tx.insert(savedViews).values({ ...words, memberId });
        }),
      );
    },

    /** Changes a view. @throws Problem not_found for one of somebody else, too; invalid_input for a name in use */
    change(call: Call, id: string, words: SavedViewWords): Promise<SavedView[]> {
      const memberId = memberOf(call);
      return named(memberId, async () => {
        const changed = await db.update(savedViews).set(words).where(own(memberId, id)).returning();
        if (changed.length === 0) throw new Problem('not_found');
      });
    },

    /** Removes a view. @throws Problem not_found for one of somebody else, too */
    async remove(call: Call, id: string): Promise<SavedView[]> {
      const memberId = memberOf(call);
      const removed = await db.delete(savedViews).where(own(memberId, id)).returning({ id: savedViews.id });
      if (removed.length === 0) throw new Problem('not_found');
      return list(memberId);
    },
  };
}
