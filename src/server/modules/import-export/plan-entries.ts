/** @file The planned action for each entry of an import: an item, or a picture. */
import { and, eq, isNotNull, like } from '#platform/db/drizzle.ts';
import { isDeepStrictEqual } from 'node:util';
import { contentType } from '#contract/desk/content/content-types.ts';
import { contentLimits } from '#contract/desk/content/content-item.ts';
import type { ImportOutcome } from '#contract/desk/content/import-outcomes.ts';
import type { ContentData } from '#contract/desk/content/fields.ts';
import { importExportLimits } from '#facts/limits.ts';
import { contentImportEntries, contentOldPaths } from '#platform/db/tables.ts';
import { shorten } from '#domain/formats/shorten.ts';
import { keyOf } from '#platform/content/key-of.ts';
import { withOwnPictures, type AddressOf } from './import-pictures.ts';
import type { SourceItem, MovingDependencies } from './import-export.types.ts';
import { fileNameOf } from './outside-pictures.ts';

export type Entry = Omit<typeof contentImportEntries.$inferInsert, 'importId' | 'position'>;
export type PlanDeps = Pick<MovingDependencies, 'db' | 'findItem' | 'hasPicture' | 'problemsOf'>;

/** Returns the data of an item as it is stored: with its author as a page of ours, else as the name printed on it. */
export async function storedData(
  { db, findItem }: Pick<PlanDeps, 'db' | 'findItem'>,
  item: SourceItem,
  addressOf: AddressOf,
): Promise<ContentData> {
  const data = withOwnPictures(item, addressOf);
  if (item.author === undefined) return data;
  const key = keyOf(item.author, contentLimits.key, 'author');
  const { author: _, ...others } = data;
  const there = await findItem(db, 'author', key, 'en');
  // The page of an author who is a draft shows nothing: the name stays printed until then.
  return {
    ...others,
    ...(there && { author: [key] }),
    ...(!there?.shown && { byline: item.author }),
  };
}

/** Returns the planned action for an item. */
export async function entryOf(deps: PlanDeps, item: SourceItem, addressOf: AddressOf): Promise<Entry> {
  const { source, type, key, title, notes } = item;
  const plain = { source, type, key, title, notes: [...notes], outcome: 'left' as ImportOutcome };
  if (item.skip) return { ...plain, action: 'skip' };
  const { keys } = contentType(type);
  if (typeof keys === 'object' && !Object.hasOwn(keys, key))
    return { ...plain, action: 'skip', notes: [...notes, `There is no “${key}” among these.`] };
  const there = await deps.findItem(deps.db, type, key, item.locale);
  const data = await storedData(deps, item, addressOf);
  const outcome = outcomeOf(deps, item, data);
  if (!there) return { ...plain, outcome, action: 'new' };
  // What was public is compared with what visitors read: a draft beside it is nobody's business here.
  const here = (item.live && there.shown) || there.data;
  return isDeepStrictEqual(here, data)
    ? { ...plain, outcome: 'same', action: 'same', madeId: there.id }
    : { ...plain, outcome, action: 'change' };
}

/** Returns what is foreseen for a text: why it comes as a draft, or what it lacks for its publication. */
function outcomeOf(
  { problemsOf }: Pick<PlanDeps, 'problemsOf'>,
  { type, key, locale, hidden }: SourceItem,
  data: ContentData,
): ImportOutcome {
  if (hidden) return hidden;
  const lacking = problemsOf({ type, key, locale, data }).map(({ field }) => field);
  if (lacking.some((field) => field !== 'category')) return 'missing';
  return lacking.length > 0 ? 'category' : 'ready';
}

/** Resolves to whether an address leads to that item already. */
export const leadsTo = async ({ db }: PlanDeps, path: string, itemId: string): Promise<boolean> =>
  (await db.$count(
    contentOldPaths,
    and(eq(contentOldPaths.path, path), eq(contentOldPaths.itemId, itemId)),
  )) > 0;

/** Returns the pictures that earlier imports fetched from other sites: their ids by source address. */
export async function fetchedBefore({ db }: PlanDeps): Promise<Map<string, string>> {
  const { source, type, madeId } = contentImportEntries;
  const rows = await db
    .selectDistinct({ source, madeId })
    .from(contentImportEntries)
    .where(and(eq(type, 'picture'), isNotNull(madeId), like(source, 'http%')))
    .limit(importExportLimits.entries);
  return new Map(rows.map((row) => [row.source, row.madeId!]));
}

/** Returns the planned action for a picture, which is a file of the upload or is on another site. */
export async function pictureEntry(
  { hasPicture }: PlanDeps,
  name: string,
  alt: string,
  id: string | null,
): Promise<Entry> {
  const kept = id !== null && (await hasPicture(id));
  const isFile = !URL.canParse(name);
  return {
    source: name,
    type: 'picture',
    key: kept ? id : '',
    title: shorten(alt || (isFile ? name.replace(/^.*\//, '') : fileNameOf(name)), 120),
    action: kept ? 'same' : isFile ? 'new' : 'fetch',
    notes: alt ? [] : ['It has no words for those who cannot see it.'],
  };
}
