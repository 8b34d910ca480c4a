/** @file Reads a shared list as its page shows it. */
import { asc, eq } from '#platform/db/drizzle.ts';
import type { SharedList } from '#contract/lists.ts';
import type { Database } from '#platform/db/handle.ts';
import {
  vendorListComments,
  vendorListItems,
  vendorListVotes,
  type vendorLists,
} from '#platform/db/tables.ts';
import type { ListDependencies } from './lists.types.ts';

type Row = Pick<typeof vendorLists.$inferSelect, 'id' | 'title' | 'endsAt'>;
type CommentRow = typeof vendorListComments.$inferSelect;

const shownComment = ({ name, text, at }: CommentRow) => ({ name, text, at: at.toISOString() });

/** The vendors on a list, first added first. */
export const itemsOf = (db: Database, listId: string) =>
  db
    .select()
    .from(vendorListItems)
    .where(eq(vendorListItems.listId, listId))
    .orderBy(asc(vendorListItems.position), asc(vendorListItems.vendorId));

export async function readList(
  { db, cardsOf }: Pick<ListDependencies, 'db' | 'cardsOf'>,
  { id, title, endsAt }: Row,
): Promise<SharedList> {
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
