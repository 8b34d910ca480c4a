/** @file Possible duplicates: enquiries of one kind within a few days with the same phone or e-mail, or nearly the same text. */
import { and, asc, desc, eq, inArray, ne, sql } from '#platform/db/drizzle.ts';
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
import { enquiries } from '#platform/db/tables.ts';
import { Problem } from '#platform/problem.ts';
import { lastSaid, lastSaidOf } from '#platform/said.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import { titleOf } from '#modules/enquiries/record/enquiry-words.ts';
import { anyOf, isAtWork, isBefore, likenessOf, other } from './enquiry-likeness.ts';
import { candidatesOf, sentAround, pairsOfNewest } from './duplicate-candidates.ts';

const { listMax } = duplicates;
const shownMax = 300;

const partsOf = (table: typeof enquiries | typeof other) =>
  sql<number>`(select count(*)::int from leads part where part.merged_into_id = ${table.id})`;

type Beside = { merged: number; said: string | null };
const twinOf = (enquiry: Enquiry, { merged, said }: Beside): Twin => ({
  reference: enquiry.reference,
  title: titleOf(enquiry),
  status: enquiry.status,
  version: enquiry.version,
  said,
  sentAt: enquiry.createdAt.toISOString(),
  name: enquiry.name,
  phone: enquiry.phone,
  email: enquiry.email,
  message: enquiry.message && shorten(enquiry.message, shownMax),
  merged,
});
const likenessesOf = (alike: Record<Likeness, boolean>): Likeness[] => likenesses.filter((one) => alike[one]);

/** Creates the reader of possible duplicates, for the staff. */
export const createDuplicates = (db: Database) => ({
  /** Returns the possible duplicates of an enquiry, and the enquiries merged with it. @throws Problem not_found */
  async of(reference: string): Promise<Duplicates> {
    const [enquiry] = await db.select().from(enquiries).where(eq(enquiries.reference, reference));
    if (!enquiry) throw new Problem('not_found');
    const parts = await db
      .select({ part: enquiries, said: lastSaid(enquiries.reference) })
      .from(enquiries)
      .where(eq(enquiries.mergedIntoId, enquiry.id))
      .orderBy(asc(enquiries.id));
    const [main] = enquiry.mergedIntoId
      ? await db
          .select({ reference: enquiries.reference })
          .from(enquiries)
          .where(eq(enquiries.id, enquiry.mergedIntoId))
      : [];
    const candidates = await candidatesOf(db, enquiry);
    const alike = likenessOf(enquiries, other);
    const proposed = await db
      .select({ enquiry: other, merged: partsOf(other), said: lastSaid(other.reference), alike })
      .from(enquiries)
      .innerJoin(other, and(eq(other.kind, enquiries.kind), ne(other.id, enquiries.id), isAtWork(other)))
      .where(
        and(
          eq(enquiries.id, enquiry.id),
          isAtWork(enquiries),
          sentAround(enquiry, other.createdAt),
          candidates === null ? undefined : inArray(other.id, candidates),
          anyOf(alike),
        ),
      )
      .orderBy(asc(other.createdAt), asc(other.id))
      .limit(listMax);
    return {
      enquiry: twinOf(enquiry, { merged: parts.length, said: await lastSaidOf(db, enquiry.reference) }),
      partOf: main?.reference ?? null,
      proposed: proposed.map((row) => ({ twin: twinOf(row.enquiry, row), alike: likenessesOf(row.alike) })),
      merged: parts.map(({ part, said }) => twinOf(part, { merged: 0, said })),
    };
  },

  /**
   * Returns pairs of the open enquiries among the newest `lookedThroughMax` with earlier ones. The texts of the last minute may be missing:
   * a job compares them.
   */
  async pairs(): Promise<DuplicatePair[]> {
    const alike = likenessOf(enquiries, other);
    const rows = await db
      .select({
        later: enquiries,
        laterMerged: partsOf(enquiries),
        laterSaid: lastSaid(enquiries.reference),
        earlier: other,
        earlierMerged: partsOf(other),
        earlierSaid: lastSaid(other.reference),
        alike,
      })
      .from(sql`(${pairsOfNewest()}) "pair"`)
      .innerJoin(enquiries, sql`${enquiries.id} = "pair".later_id`)
      .innerJoin(other, sql`${other.id} = "pair".earlier_id`)
      .where(and(isAtWork(other), isBefore(other, enquiries), anyOf(alike)))
      .orderBy(desc(enquiries.createdAt), desc(enquiries.id), asc(other.createdAt), asc(other.id))
      .limit(listMax);
    return rows.map((row) => ({
      earlier: twinOf(row.earlier, { merged: row.earlierMerged, said: row.earlierSaid }),
      later: twinOf(row.later, { merged: row.laterMerged, said: row.laterSaid }),
      alike: likenessesOf(row.alike),
    }));
  },
});
