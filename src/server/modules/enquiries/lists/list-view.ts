/** @file Reads a shared list as its page shows it. */
import { and, asc, desc, eq, isNotNull, isNull } from '#platform/db/drizzle.ts';
import { retentionDays } from '#facts/limits.ts';
import { dayMs } from '#facts/time.ts';
import type { SharedList } from '#contract/lists.ts';
import type { Database } from '#platform/db/handle.ts';
import {
  vendorListComments,
  vendorListItems,
  vendorListVotes,
  type vendorLists,
} from '#platform/db/tables.ts';
import type { ListDependencies } from './lists.types.ts';

type Row = Pick<typeof vendorLists.$inferSelect, 'id' | 'title' | 'endsAt' | 'deletedAt' | 'deletedBy'>;
type CommentRow = typeof vendorListComments.$inferSelect;

const shownComment = ({ name, text, at }: CommentRow) => ({ name, text, at: at.toISOString() });

/** Returns when an item removed at that time is destroyed. */
export const removedUntil = (at: Date): Date =>
  new Date(at.getTime() + retentionDays.removedFromList * dayMs);
const removal = (at: Date, by: string | null) => ({
  by: by || null,
  at: at.toISOString(),
  until: removedUntil(at).toISOString(),
});

/** Returns the vendors on a list, in the order of their addition. */
export const itemsOf = (db: Database, listId: string) =>
  db
    .select()
    .from(vendorListItems)
    .where(and(eq(vendorListItems.listId, listId), isNull(vendorListItems.removedAt)))
    .orderBy(asc(vendorListItems.position), asc(vendorListItems.vendorId));

/** Returns the removed vendors that can be restored and are public, the last first. */
async function removedOf({ db, cardsOf }: Pick<ListDependencies, 'db' | 'cardsOf'>, listId: string) {
  const rows = await db
    .select()
    .from(vendorListItems)
    .where(and(eq(vendorListItems.listId, listId), isNotNull(vendorListItems.removedAt)))
    .orderBy(desc(vendorListItems.removedAt), asc(vendorListItems.vendorId));
  const cards = await cardsOf(rows.map(({ vendorId }) => vendorId));
  return rows.flatMap(({ vendorId, removedAt, removedBy }) => {
    const card = cards.find(({ _id }) => _id === vendorId);
    return card ? [{ vendorId, name: card.companyName, ...removal(removedAt!, removedBy) }] : [];
  });
}

export async function readList(
  { db, cardsOf }: Pick<ListDependencies, 'db' | 'cardsOf'>,
  { id, title, endsAt, deletedAt, deletedBy }: Row,
): Promise<SharedList> {
  if (deletedAt)
    return {
      id,
      title,
      endsAt: removedUntil(deletedAt).toISOString(),
      deleted: removal(deletedAt, deletedBy),
      vendors: [],
      comments: [],
    };
  const cards = await cardsOf((await itemsOf(db, id)).map(({ vendorId }) => vendorId));
  const votes = await db
    .select()
    .from(vendorListVotes)
    .where(eq(vendorListVotes.listId, id))
    .orderBy(asc(vendorListVotes.at), asc(vendorListVotes.voter));
  const comments = await db
    .select()
    .from(vendorListComments)
    .where(eq(vendorListComments.listId, id))
    .orderBy(asc(vendorListComments.id));
  const about = (vendorId: string | null) =>
    comments.filter((comment) => comment.vendorId === vendorId).map(shownComment);
  return {
    id,
    title,
    endsAt: endsAt.toISOString(),
    removed: await removedOf({ db, cardsOf }, id),
    vendors: cards.map((vendor) => ({
      vendor,
      votes: votes
        .filter(({ vendorId }) => vendorId === vendor._id)
        .map(({ name, vote }) => ({ name, vote })),
      comments: about(vendor._id),
    })),
    comments: about(null),
  };
}
