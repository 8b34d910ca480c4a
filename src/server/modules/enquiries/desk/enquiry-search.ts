/** @file The staff's search as a condition on the generated column `leads.search`, which has a trigram index. */
import { and, or, sql, type SQL } from '#platform/db/drizzle.ts';
import { asciiDigits } from '#domain/formats/digits.ts';
import { EnquiryRow } from '#contract/desk/enquiry-list.ts';
import type { Sight } from '#platform/masked-search.ts';
import { normalisePhone } from '#domain/formats/phone.ts';
import { enquiries } from '#platform/db/tables.ts';

/** More words narrow the result no further, and each costs a condition. */
const wordsMax = 6;
/** Shorter words of letters occur inside too many others; they match at the start of a word, which the index supports, too. */
const shortest = 3;
const digitsMin = 3;

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
  if (word.length >= shortest || !/^[\p{L}\p{N}]+$/u.test(word)) return like(`%${text}%`);
  // The column holds the payload as JSON, where a word may follow a quotation mark.
  return or(like(`${text}%`), like(`% ${text}%`), like(`%"${text}%`))!;
}

/** Returns the digits of a phone number or a part of one, without the country prefix; null for anything else. */
function phoneDigits(query: string): string | null {
  const whole = normalisePhone(query);
  if (/^\d{10}$/.test(whole)) return whole;
  const typed = asciiDigits(query.normalize('NFKC'));
  if (!/^[\d\s\p{P}+]+$/u.test(typed)) return null;
  const digits = typed
    .trim()
    .replace(/^(?:\+91|0091|0)/, '')
    .replaceAll(/\D/g, '');
  return digits.length >= digitsMin ? digits : null;
}

/** Returns whether a search of this caller covers words that are masked for others. */
export const searchesMasked = (sees: Sight): boolean => searched.every((field) => sees(EnquiryRow, field));

/**
 * Returns the condition that the fields which the caller sees contain every word of the query, or its digits. Undefined for a query without
 * words. The index covers the whole enquiry; for a caller who sees less, the visible fields must match as well.
 */
export function matches(query: string, sees: Sight): SQL | undefined {
  // JSON escapes quotation marks and backslashes; here they separate words.
  const words = query
    .replaceAll(/\p{Pd}/gu, '-')
    .split(/["\\\s]+/)
    .filter(Boolean);
  const typedIn = (text: SQL) => and(...words.slice(0, wordsMax).map((word) => holds(word, text)));
  const all = sql`${enquiries.search}`;
  const typed = typedIn(all);
  if (!searchesMasked(sees)) {
    const seen = searched.filter((field) => sees(EnquiryRow, field)).map((field) => sql`${columns[field]}`);
    return typed && and(typed, typedIn(sql`lower(concat_ws(' ', ${sql.join(seen, sql`, `)}))`));
  }
  const digits = phoneDigits(query);
  return digits && typed ? or(typed, likeIn(all)(`%${digits}%`)) : typed;
}
