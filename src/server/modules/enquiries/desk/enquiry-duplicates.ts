/** @file Which enquiries may be one: the same phone or e-mail, or nearly the same text, of one kind within a few days. */
import {
  and,
  asc,
  between,
  desc,
  eq,
  inArray,
  isNull,
  ne,
  or,
  sql,
  type AnyColumn,
  type SQL,
  alias,
} from '#platform/db/drizzle.ts';
import { openStatuses } from '#domain/enquiries/enquiry-changes.ts';
import {
  duplicates,
  likenesses,
  type DuplicatePair,
  type Duplicates,
  type Likeness,
  type Twin,
} from '#contract/desk/duplicates.ts';
import { shorten } from '#domain/formats/shorten.ts';
import type { Database } from '#platform/db/handle.ts';
import { leads } from '#platform/db/tables.ts';
import { Problem } from '#platform/problem.ts';
import { lastSaid, lastSaidOf } from '#platform/said.ts';
import type { Lead } from '#modules/enquiries/enquiry.types.ts';
import { titleOf } from '#modules/enquiries/record/enquiry-words.ts';

const { withinMs, similarityPercent, textMin, listMax, lookedThroughMax } = duplicates;
const shownMax = 300;
const other = alias(leads, 'other');
type Columns = Record<'id' | 'kind' | 'phone' | 'emailKey' | 'message' | 'createdAt', AnyColumn>;

/** Somebody works on it, so that it may be merged or take another in. */
const isAtWork = (table: typeof leads | typeof other): SQL =>
  and(eq(table.quarantine, false), isNull(table.mergedIntoId), inArray(table.status, [...openStatuses]))!;

/** Each likeness as a condition; false where one of them says nothing. */
const likenessOf = (a: Columns, b: Columns): Record<Likeness, SQL<boolean>> => ({
  phone: sql`coalesce(${a.phone} = ${b.phone}, false)`,
  email: sql`coalesce(${a.emailKey} = ${b.emailKey}, false)`,
  text: sql`coalesce(least(length(${a.message}), length(${b.message})) >= ${sql.raw(String(textMin))}
    and similarity(${a.message}, ${b.message}) >= ${sql.raw(String(similarityPercent / 100))}, false)`,
});
const anyOf = (alike: Record<Likeness, SQL<boolean>>): SQL => or(alike.phone, alike.email, alike.text)!;
/** As a constant the range is one of the index; as a sum of the joined row it reads every enquiry. */
const shifted = ({ createdAt }: Lead, ms: number) => new Date(createdAt.getTime() + ms);
const within = sql.raw(`interval '${withinMs} milliseconds'`);

const partsOf = (table: typeof leads | typeof other) =>
  sql<number>`(select count(*)::int from leads part where part.merged_into_id = ${table.id})`;

type Beside = { merged: number; said: string | null };
const twinOf = (lead: Lead, { merged, said }: Beside): Twin => ({
  reference: lead.reference,
  title: titleOf(lead),
  status: lead.status,
  version: lead.version,
  said,
  sentAt: lead.createdAt.toISOString(),
  name: lead.name,
  phone: lead.phone,
  email: lead.email,
  message: lead.message && shorten(lead.message, shownMax),
  merged,
});
const found = (alike: Record<Likeness, boolean>): Likeness[] => likenesses.filter((one) => alike[one]);

/** Reading what may be the same, for the staff. */
export const createDuplicates = (db: Database) => ({
  /** What may be the same as one enquiry, and what is merged with it. @throws Problem not_found */
  async of(reference: string): Promise<Duplicates> {
    const [lead] = await db.select().from(leads).where(eq(leads.reference, reference));
    if (!lead) throw new Problem('not_found');
    const parts = await db
      .select({ part: leads, said: lastSaid(leads.reference) })
      .from(leads)
      .where(eq(leads.mergedIntoId, lead.id))
      .orderBy(asc(leads.id));
    const [main] = lead.mergedIntoId
      ? await db.select({ reference: leads.reference }).from(leads).where(eq(leads.id, lead.mergedIntoId))
      : [];
    const alike = likenessOf(leads, other);
    const proposed = await db
      .select({ lead: other, merged: partsOf(other), said: lastSaid(other.reference), alike })
      .from(leads)
      .innerJoin(other, and(eq(other.kind, leads.kind), ne(other.id, leads.id), isAtWork(other)))
      .where(
        and(
          eq(leads.id, lead.id),
          isAtWork(leads),
          between(other.createdAt, shifted(lead, -withinMs), shifted(lead, withinMs)),
          anyOf(alike),
        ),
      )
      .orderBy(asc(other.createdAt), asc(other.id))
      .limit(listMax);
    return {
      enquiry: twinOf(lead, { merged: parts.length, said: await lastSaidOf(db, lead.reference) }),
      partOf: main?.reference ?? null,
      proposed: proposed.map((row) => ({ twin: twinOf(row.lead, row), alike: found(row.alike) })),
      merged: parts.map(({ part, said }) => twinOf(part, { merged: 0, said })),
    };
  },

  /** Pairs among the newest `lookedThroughMax` that are open and what came before them. */
  async pairs(): Promise<DuplicatePair[]> {
    const newest = db
      .select({ id: leads.id })
      .from(leads)
      .where(isAtWork(leads))
      .orderBy(desc(leads.createdAt), desc(leads.id))
      .limit(lookedThroughMax);
    const alike = likenessOf(leads, other);
    const rows = await db
      .select({
        later: leads,
        laterMerged: partsOf(leads),
        laterSaid: lastSaid(leads.reference),
        earlier: other,
        earlierMerged: partsOf(other),
        earlierSaid: lastSaid(other.reference),
        alike,
      })
      .from(leads)
      .innerJoin(other, and(eq(other.kind, leads.kind), isAtWork(other)))
      .where(
        and(
          inArray(leads.id, newest),
          sql`(${other.createdAt}, ${other.id}) < (${leads.createdAt}, ${leads.id})`,
          sql`${other.createdAt} >= ${leads.createdAt} - ${within}`,
          anyOf(alike),
        ),
      )
      .orderBy(desc(leads.createdAt), desc(leads.id), asc(other.id))
      .limit(listMax);
    return rows.map((row) => ({
      earlier: twinOf(row.earlier, { merged: row.earlierMerged, said: row.earlierSaid }),
      later: twinOf(row.later, { merged: row.laterMerged, said: row.laterSaid }),
      alike: found(row.alike),
    }));
  },
});
