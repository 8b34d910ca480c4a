/** @file The staff's search as a condition on the generated column `leads.search`, which has a trigram index. */
import { and, or, sql, type SQL } from '#platform/db/drizzle.ts';
import {
  nearWord,
  searchDigits,
  searchReference,
  searchWords,
  startsWord,
} from '#domain/enquiries/enquiry-search.ts';
import { EnquiryRow } from '#contract/desk/enquiry-list.ts';
import type { Database } from '#platform/db/handle.ts';
import type { Sight } from '#platform/masked-search.ts';
import { enquiries } from '#platform/db/tables.ts';

/** The contents of that column, by the field of the row that shows them; the payload is shown as its excerpt. */
const columns = {
  reference: enquiries.reference,
  name: enquiries.name,
  phone: enquiries.phone,
  email: enquiries.email,
  vendorName: enquiries.vendorName,
  excerpt: enquiries.payload,
} as const satisfies Partial<Record<keyof EnquiryRow, unknown>>;
type Searched = keyof typeof columns;
const searched = Object.keys(columns) as Searched[];

const escaped = (word: string) => word.replaceAll(/[\\%_]/g, String.raw`\$&`);

const likeIn =
  (text: SQL) =>
  (pattern: string): SQL =>
    sql`${text} like lower(${pattern})`;

function holds(word: string, inText: SQL): SQL {
  const like = likeIn(inText);
  const text = escaped(word);
  // The column holds the payload as JSON, where a word may follow a quotation mark.
  if (startsWord(word)) return or(like(`${text}%`), like(`% ${text}%`), like(`%"${text}%`))!;
  const near = nearWord(word);
  const reference = searchReference(word);
  return or(
    like(`%${text}%`),
    near === null ? undefined : sql`${inText} ~ lower(${near})`,
    reference === null ? undefined : like(`%${reference}%`),
  )!;
}

/** Returns whether a search of this caller covers words that are masked for others. */
export const searchesMasked = (sees: Sight): boolean => searched.every((field) => sees(EnquiryRow, field));

/**
 * Returns the condition that the fields which the caller sees contain every word of the query with at most one wrong letter each, or its reference,
 * or its digits. Undefined for a query without words. The index covers the whole enquiry; for a caller who sees less, the visible fields must match as well.
 */
export function matches(query: string, sees: Sight): SQL | undefined {
  const words = searchWords(query);
  if (words.length === 0) return undefined;
  const seesAll = searchesMasked(sees);
  const exact = [searchReference(query), seesAll ? searchDigits(query) : null].filter((one) => one !== null);
  const foundIn = (text: SQL) =>
    or(and(...words.map((word) => holds(word, text))), ...exact.map((one) => likeIn(text)(`%${one}%`)));
  const found = foundIn(sql`${enquiries.search}`);
  if (seesAll) return found;
  const seen = searched.filter((field) => sees(EnquiryRow, field)).map((field) => sql`${columns[field]}`);
  return and(found, foundIn(sql`lower(concat_ws(' ', ${sql.join(seen, sql`, `)}))`));
}

/** So many finds are looked up once for the page and all counts; of more, each view soon has as many as it shows. */
export const foundMax = 1000;

/** Returns the ids that a search finds. Undefined for a query without words, and for one that finds more than `foundMax`. */
export async function findIds(db: Database, query: string, sees: Sight): Promise<string[] | undefined> {
  const found = matches(query, sees);
  if (!found) return undefined;
  const rows = await db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(found)
    .limit(foundMax + 1);
  return rows.length > foundMax ? undefined : rows.map(({ id }) => id);
}
