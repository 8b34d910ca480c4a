/** @file Names for the event log: an id never stands in place of a name. */
import { ilike, inArray, or, sql, type SQL } from '#platform/db/drizzle.ts';
import type { Database } from '#platform/db/handle.ts';
import { holdsWords, likeEscaped, wordsOf } from '#platform/db/search-terms.ts';
import { events, markets, staffMembers, vendors } from '#platform/db/tables.ts';

type Row = Pick<
  typeof events.$inferSelect,
  'actorKind' | 'actorId' | 'actorName' | 'subjectKind' | 'subjectId'
>;
type Named = Map<string, string>;

/** Returns the condition for subjects whose number begins with the text, or whose name contains it. */
export async function subjectLike(db: Database, typed: string): Promise<SQL> {
  const held = await holdsWords(db, wordsOf(typed));
  const named = [
    db
      .select({ id: sql<string>`${vendors.id}::text` })
      .from(vendors)
      .where(held ?? sql`false`),
    db
      .select({ id: sql<string>`${staffMembers.id}::text` })
      .from(staffMembers)
      .where(ilike(staffMembers.name, `%${likeEscaped(typed)}%`)),
    db
      .select({ id: markets.id })
      .from(markets)
      .where(ilike(markets.name, `%${likeEscaped(typed)}%`)),
  ];
  return or(
    ilike(events.subjectId, `${likeEscaped(typed)}%`),
    ...named.map((ids) => inArray(events.subjectId, ids)),
  )!;
}

/** Reads the names of all subjects of the rows at once. */
export async function nameReader(db: Database, rows: readonly Row[]) {
  const idsOf = (kind: Row['subjectKind']) => [
    ...new Set(rows.flatMap((row) => (row.subjectKind === kind && row.subjectId ? [row.subjectId] : []))),
  ];
  const acting = rows.flatMap((row) => (row.actorKind === 'vendor' && row.actorId ? [row.actorId] : []));
  const vendorIds = [...new Set([...idsOf('vendor'), ...acting])];
  const memberIds = idsOf('member');
  const marketIds = idsOf('market');
  const named = (found: readonly { id: string; name: string }[]): Named =>
    new Map(found.map(({ id, name }) => [id, name]));
  const names: Partial<Record<Row['subjectKind'], Named>> = {
    vendor: named(
      vendorIds.length === 0
        ? []
        : await db
            .select({ id: vendors.id, name: vendors.companyName })
            .from(vendors)
            .where(inArray(vendors.id, vendorIds)),
    ),
    member: named(
      memberIds.length === 0
        ? []
        : await db
            .select({ id: staffMembers.id, name: staffMembers.name })
            .from(staffMembers)
            .where(inArray(staffMembers.id, memberIds)),
    ),
    market: named(
      marketIds.length === 0
        ? []
        : await db
            .select({ id: markets.id, name: markets.name })
            .from(markets)
            .where(inArray(markets.id, marketIds)),
    ),
  };
  const others: Partial<Record<Row['actorKind'], string>> = { visitor: 'A visitor', system: 'The site' };
  return {
    actorOf: ({ actorKind, actorId, actorName }: Row): string =>
      actorName ??
      others[actorKind] ??
      names.vendor!.get(actorId ?? '') ??
      (actorKind === 'vendor' ? 'A vendor that is gone' : 'Somebody who is gone'),
    /** Returns the name of a subject, or its number where it has one, as people use that. */
    subjectOf({ subjectKind, subjectId }: Row): string | null {
      const known = names[subjectKind];
      if (!subjectId || !known) return subjectId;
      return known.get(subjectId) ?? `A ${subjectKind} that is gone`;
    },
  };
}
