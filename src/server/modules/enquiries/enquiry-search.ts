/** @file What the staff types into a search, as a condition on the generated column `leads.search`, which a trigram index answers. */
import { and, or, sql, type SQL } from '#platform/db/drizzle.ts';
import { asciiDigits } from '#contract/digits.ts';
import { normalisePhone } from '#contract/phone.ts';
import { leads } from '#platform/db/tables.ts';

/** More words narrow nothing further, and each costs a condition. */
const wordsMax = 6;
/** Shorter words of letters are in the middle of too many; they are looked for where a word begins, which the index can answer too. */
const shortest = 3;
const digitsMin = 3;

const like = (pattern: string): SQL => sql`${leads.search} like lower(${pattern})`;
const escaped = (word: string) => word.replaceAll(/[\\%_]/g, String.raw`\$&`);

function holds(word: string): SQL {
  const text = escaped(word);
  if (word.length >= shortest || !/^[\p{L}\p{N}]+$/u.test(word)) return like(`%${text}%`);
  // What was sent lies in the column as JSON: there a word may follow a quotation mark.
  return or(like(`${text}%`), like(`% ${text}%`), like(`%"${text}%`))!;
}

/** The digits of a phone number, or of the part of one that was typed, without the prefix of the country; null for anything else. */
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

/** Every word of the query is in the enquiry, or its digits are. Undefined when there is no word in it. */
export function matches(query: string): SQL | undefined {
  // JSON writes quotation marks and backslashes in another way than people; they part words here.
  const words = query
    .replaceAll(/\p{Pd}/gu, '-')
    .split(/["\\\s]+/)
    .filter(Boolean);
  const typed = and(...words.slice(0, wordsMax).map(holds));
  const digits = phoneDigits(query);
  return digits && typed ? or(typed, like(`%${digits}%`)) : typed;
}
