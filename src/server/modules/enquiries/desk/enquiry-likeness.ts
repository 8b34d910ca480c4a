/** @file What makes two enquiries possible duplicates, as SQL: the same phone or e-mail, or nearly the same text. */
import { and, eq, or, sql, type AnyColumn, type AnyPgColumn, type SQL, alias } from '#platform/db/drizzle.ts';
import { duplicates, type Likeness } from '#contract/desk/duplicates.ts';
import { enquiries } from '#platform/db/tables.ts';
import { openConditions } from '#platform/db/tables/enquiries.ts';

const { similarityPercent, textMin } = duplicates;

/** The second enquiry of a comparison. */
export const other = alias(enquiries, 'other');
type Columns = Record<'id' | 'phone' | 'emailKey' | 'message' | 'createdAt', AnyColumn>;

/** The condition that an enquiry is open, unflagged and unmerged, so that it may be merged or take another in. */
export const isAtWork = (enquiry: Record<'quarantine' | 'status' | 'mergedIntoId', AnyPgColumn>): SQL =>
  and(eq(enquiry.quarantine, false), ...openConditions(enquiry))!;

/** Returns the condition that an enquiry was sent before another one. */
export const isBefore = (a: Columns, b: Columns): SQL =>
  sql`(${a.createdAt}, ${a.id}) < (${b.createdAt}, ${b.id})`;

/** Returns each likeness as a condition; false where one of them has no value. */
export const likenessOf = (a: Columns, b: Columns): Record<Likeness, SQL<boolean>> => ({
  phone: sql`coalesce(${a.phone} = ${b.phone}, false)`,
  email: sql`coalesce(${a.emailKey} = ${b.emailKey}, false)`,
  text: sql`coalesce(least(length(${a.message}), length(${b.message})) >= ${sql.raw(String(textMin))}
    and similarity(${a.message}, ${b.message}) >= ${sql.raw(String(similarityPercent / 100))}, false)`,
});

/** Returns the condition that two are alike in any way. */
export const anyOf = (alike: Record<Likeness, SQL<boolean>>): SQL =>
  or(alike.phone, alike.email, alike.text)!;
