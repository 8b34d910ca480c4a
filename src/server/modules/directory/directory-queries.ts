/**
 * @file The vendor search, with directory-conditions.ts (filters), directory-words.ts (words), named-vendors.ts (names),
 * directory-list.ts and long-lists.ts (reading), directory-order.ts (order), directory-relax.ts (the closest) and
 * directory-choices.ts (counts).
 */
import { dayInDelhi } from '#facts/time.ts';
import type { Relaxable } from '#contract/directory.ts';
import { weekdayInDelhi } from '#domain/vendors/weekdays.ts';
import type { SearchedPlace } from '#content/works-in.ts';
import type { Database } from '#platform/db/handle.ts';
import type { ParsedQuery } from './asked.ts';
import { conditionsOf, placesOf, type Conditions } from './directory-conditions.ts';
import { readList, type List } from './directory-list.ts';
import { partsOfPage, type OrderContext, type ScoredVendor } from './directory-order.ts';
import { pageOf, stretchesOf } from './long-lists.ts';
import { relax } from './directory-relax.ts';
import { asTyped, forgiving, holdsAll, type SoundsOf, type Word } from './directory-words.ts';
import { misspeltNames } from './misspelt-names.ts';
import { namedVendors } from './named-vendors.ts';

/** The context of a search beside the database. */
export type SearchContext = { now: Date; soundsOf: SoundsOf };

/** The vendors shown for a query, and how they were found. */
export type Match = {
  /** The query as it was met: with the words as they stand where their meaning led to nobody. */
  asked: ParsedQuery;
  list: List;
  conditions: Conditions;
  order: OrderContext;
  /** True when words matched by their sound or as typos. */
  similar: boolean;
  relaxed: Relaxable[];
};

const withWords = (conditions: Conditions, words: readonly Word[]): Conditions => {
  const held = holdsAll(words);
  return held ? { ...conditions, words: held } : conditions;
};

type Found = { conditions: Conditions; words: readonly Word[]; near?: SearchedPlace | null };

/** Reads the list of these conditions, vendors of the typed name first. */
async function read(
  db: Database,
  asked: ParsedQuery,
  { now }: SearchContext,
  { conditions, words, near = null }: Found,
): Promise<Omit<Match, 'similar' | 'relaxed'>> {
  const today = weekdayInDelhi(now);
  const named = await namedVendors(db, asked, words);
  const order = { words, named, near, day: dayInDelhi(now) };
  return { asked, list: await readList(db, { conditions, order, asked, today }), conditions, order };
}

/** Finds the vendors that match a query word for word. */
async function exactly(db: Database, asked: ParsedQuery, context: SearchContext): Promise<Match> {
  const words = await asTyped(db, asked.words);
  const conditions = withWords(conditionsOf(asked, weekdayInDelhi(context.now)), words);
  return { ...(await read(db, asked, context, { conditions, words })), similar: false, relaxed: [] };
}

/** Finds the words by their sound, or as typos. */
async function inOtherForms(
  db: Database,
  asked: ParsedQuery,
  exact: Match,
  { now, soundsOf }: SearchContext,
) {
  if (asked.words.length === 0) return { words: exact.order.words, conditions: exact.conditions };
  const words = await forgiving(db, { words: exact.order.words, typed: asked.words, soundsOf });
  return { words, conditions: withWords(conditionsOf(asked, weekdayInDelhi(now)), words) };
}

const isSomebody = ({ list }: Pick<Match, 'list'>) => list.total > 0;

/** Conditions whose removal leaves results around the place. */
const placed: readonly Relaxable[] = ['area', 'region'];

/**
 * Finds the vendors for a query. The query as given is tried first, because that is the fast way and mostly the right one; then its words
 * as they stand (`unread`: the conditions read from them may have been wrong); then by sound and for typos; then with conditions dropped;
 * and at last the unread words, by sound and for typos too. At most nineteen queries (four lists, each with the vendors of the typed name, two
 * for the words as they stand, two about their forms and one for each of six typos, one about the conditions), and fifteen more for unread
 * words.
 */
async function matchWords(
  db: Database,
  asked: ParsedQuery,
  context: SearchContext,
  unread?: ParsedQuery,
  { relaxing = true } = {},
): Promise<Match> {
  const exact = await exactly(db, asked, context);
  if (isSomebody(exact)) return exact;
  const literal = unread && (await exactly(db, unread, context));
  if (literal && isSomebody(literal)) return literal;
  const { words, conditions } = await inOtherForms(db, asked, exact, context);
  if (words !== exact.order.words) {
    const found = await read(db, asked, context, { conditions, words });
    if (isSomebody(found)) return { ...found, similar: true, relaxed: [] };
  }
  const closest = relaxing && (await relax(db, conditions, { asked, words }));
  if (!closest) return unread ? matchWords(db, unread, context, undefined, { relaxing: false }) : exact;
  const kept = closest.conditions.words ? words : [];
  const similar = kept.some(({ forms }, index) => forms.join() !== exact.order.words[index]!.forms.join());
  const isPlaceless = closest.relaxed.some((one) => placed.includes(one));
  const near = (isPlaceless && placesOf(asked).find(({ isKnown }) => isKnown)) || null;
  const found = await read(db, asked, context, { conditions: closest.conditions, words: kept, near });
  return { ...found, relaxed: closest.relaxed, similar };
}

/**
 * Finds the vendors for a query, those of a misspelt name first: three more queries at most, one of them for words
 * that the search does not know.
 * @where Where is the SQL of the vendor search?
 */
export async function match(
  db: Database,
  asked: ParsedQuery,
  context: SearchContext,
  unread?: ParsedQuery,
): Promise<Match> {
  // Words that have a meaning make no name, also where they are looked for as they stand.
  const literal = unread && { ...unread, typed: [] };
  const found = await matchWords(db, asked, context, literal);
  // A single word is one of many names, and its own list has them.
  const isAnswered = found.order.named.length > 0 || (asked.typed.length === 1 && isSomebody(found));
  const named = isAnswered ? [] : await misspeltNames(db, asked);
  if (named.length === 0) return found;
  const order = { ...found.order, named };
  const list = await readList(db, { ...found, order, today: weekdayInDelhi(context.now) });
  return { ...found, order, list, similar: true };
}

/** Reads a page of a match. No query unless the list is longer than the pages can show; then at most four. */
export async function pageOfMatch(
  db: Database,
  { asked, conditions, order, list }: Match,
): Promise<ScoredVendor[]> {
  const { named } = order;
  const page = list.capped
    ? await pageOf(db, stretchesOf(conditions, asked, order), asked, named)
    : list.page;
  return [...partsOfPage(asked.page, named).before, ...page];
}
