/** @file Vendors whose name was typed with an error. The words of a name mean other things, too, so the name is compared as a whole. */
import { and, inArray, sql } from '#platform/db/drizzle.ts';
import { isPlainName } from '#content/signals-of.ts';
import type { Database } from '#platform/db/handle.ts';
import { holdsAny } from '#platform/db/search-terms.ts';
import { vendorWords } from '#platform/db/tables.ts';
import { isPublic, vendors } from '#platform/db/tables/vendors.ts';
import { typoDistance } from '#platform/search/typo.ts';
import type { ParsedQuery } from './asked.ts';
import type { ScoredVendor } from './directory-order.ts';
import { namedColumns } from './named-vendors.ts';

const most = 3;
/** The maximum of names that are compared, those spelt most like it. */
const comparedMax = 10;
/** The minimum length of a name: in a shorter one every letter counts. */
const shortestName = 6;
/** The minimum length of a word that a name is looked up by. */
const shortestWord = 3;

/** Returns the words of a name without signs. */
const lettersOf = (words: readonly string[]) =>
  words.map((word) => word.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')).filter(Boolean);

/** Returns whether each word may be a typing error of the one in its place, or a space or another letter of the whole is wrong. */
function isMeant(typed: readonly string[], name: string): boolean {
  const words = lettersOf(name.split(' '));
  const isWordForWord =
    words.length === typed.length && typed.every((word, at) => typoDistance(word, words[at]!) !== null);
  const wrong = typoDistance(typed.join(''), words.join(''));
  return isWordForWord || (wrong !== null && wrong <= 1);
}

/** Returns those of the words that a vendor has as they stand, or that say what and where. At most one query. */
async function knownAmong(db: Database, words: readonly string[]): Promise<ReadonlySet<string>> {
  const plain = words.filter((word) => isPlainName(word));
  const others = words.filter((word) => !plain.includes(word));
  if (others.length === 0) return new Set(plain);
  const rows = await db
    .select({ word: vendorWords.word })
    .from(vendorWords)
    .where(inArray(vendorWords.word, others));
  return new Set([...plain, ...rows.map(({ word }) => word)]);
}

/**
 * Returns the vendors whose whole name was typed with an error, in words of which nobody has one as it stands. A name that says only what
 * and where is none, as for names without an error. At most two queries; one for words that are all known, or none.
 */
export async function misspeltNames(
  db: Database,
  { typed, sort = 'best' }: ParsedQuery,
): Promise<ScoredVendor[]> {
  const words = lettersOf(typed);
  const whole = words.join(' ');
  if (whole.length < shortestName || !/^[a-z0-9 ]+$/.test(whole) || sort !== 'best') return [];
  const known = await knownAmong(db, words);
  if (words.every((word) => known.has(word))) return [];
  const name = sql`${vendors.sortName}`;
  const held = words
    .filter((word) => word.length >= shortestWord && known.has(word))
    .map((word) => holdsAny([word], name));
  const rows = await db
    .select(namedColumns)
    .from(vendors)
    .where(and(isPublic(vendors), sql`${name} % ${whole}`, ...held))
    .orderBy(sql`similarity(${name}, ${whole}) desc`, vendors.id)
    .limit(comparedMax);
  return rows.filter(({ sortName }) => isMeant(words, sortName) && !isPlainName(sortName)).slice(0, most);
}
