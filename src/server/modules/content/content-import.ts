/** @file Imported items, and all items for an export. */
import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, gt, alias } from '#platform/db/drizzle.ts';
import { validate as isUuid } from 'uuid';
import { contentLimits } from '#contract/desk/content/content-item.ts';
import { contentType, type ContentTypeName } from '#contract/desk/content/content-types.ts';
import { sideLocale } from '#contract/desk/content/sides.ts';
import { defaultLocale, type Locale } from '#words/locales.ts';
import type { ContentData } from '#contract/desk/content/fields.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { contentItems, type ItemBefore } from '#platform/db/tables.ts';
import { newId } from '#platform/db/tables/columns.ts';
import type { Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { calledBy, checkedChanges, withChanges } from './content-data.ts';
import { nextPlace, ofType } from './content-add.ts';
import { hasAddress } from './content-key.ts';
import { changeItem } from './content-lock.ts';
import { originalOf } from './content-showing.ts';
import { basisOf, sideOf } from './content-sides.ts';
import { publishItem } from './content-publish.ts';
import { problemsIn, writtenIn } from './content-read.ts';
import type { ContentDependencies, Item } from './content.types.ts';
import { insertedDraft } from './insert-draft.ts';

export type ComingItem = {
  type: ContentTypeName;
  /** For a side, the key of its English item. */
  key: string;
  locale: Locale;
  data: ContentData;
  publish: boolean;
};
const originals = alias(contentItems, 'originals');
/** The number of items per query. */
const batch = 50;

/** What visitors read of an item; null while they cannot see it. */
const shownOf = ({ live, published }: Item) => (live === 'published' ? published : null);

/** Returns the current data under a key in a language, and what visitors read of it; null when there is no such item. */
export async function itemAt(
  db: Database,
  type: ContentTypeName,
  key: string,
  locale: Locale = defaultLocale,
): Promise<{ id: string; data: ContentData; shown: ContentData | null } | null> {
  const found = (item: Item) => ({ id: item.id, data: writtenIn(item), shown: shownOf(item) });
  const [item] = await db.select().from(contentItems).where(hasAddress(type, key));
  if (!item || locale === defaultLocale) return item ? found(item) : null;
  const [side] = await db
    .select()
    .from(contentItems)
    .where(and(eq(contentItems.originalId, item.id), eq(contentItems.locale, locale)));
  return side ? found(side) : null;
}

/** Locks the item of a key for a change; begins it when there is none. */
async function lockOrBegin(
  tx: Tx,
  { clock }: Pick<ContentDependencies, 'clock'>,
  { type, key, locale, data }: ComingItem,
  by: Actor,
): Promise<{ item: Item; isNew: boolean }> {
  const [item] = await tx.select().from(contentItems).where(hasAddress(type, key)).for('update');
  const side = sideLocale(locale);
  if (side && !item)
    throw new Problem('conflict', { message: 'Its English item is not there: bring that in first.' });
  if (item && side) return sideOf(tx, item, side, { by, at: clock() });
  if (item) return { item, isNew: false };
  const { keys, plural, ordered } = contentType(type);
  if (typeof keys === 'object')
    throw new Problem('conflict', { message: `${plural} are fixed: none can be added.` });
  if (ordered && (await tx.$count(contentItems, ofType(type))) >= contentLimits.ordered)
    throw new Problem('conflict', { message: `There is room for ${contentLimits.ordered} at most.` });
  const at = clock();
  const id = keys === 'id' && isUuid(key) ? key : newId();
  const added = { id, type, key: keys === 'id' ? id : key, data, position: nextPlace(type) };
  return { item: await insertedDraft(tx, added, { by, at }), isNew: true };
}

const beforeOf = ({
  live,
  draft,
  number,
  key,
  publishedKey,
  publishAt,
  draftData,
  published,
}: Item): ItemBefore => ({
  live,
  draft,
  number,
  key,
  publishedKey,
  publishAt: publishAt?.toISOString() ?? null,
  draftData,
  published,
});

/**
 * Stores an imported item in place of the data under its key: as a draft, or published as the next version. A scheduled one keeps its
 * moment; one that cannot be published stays a draft, with the reasons in `problems`.
 * @throws Problem invalid_input for fields that cannot be, conflict for a fixed type or a full list
 */
export async function putItem(
  tx: Tx,
  deps: ContentDependencies,
  coming: ComingItem,
  by: Actor,
): Promise<{
  id: string;
  version: number;
  before: ItemBefore | null;
  problems: string[];
  tags: readonly string[];
}> {
  const { type } = coming;
  const data = withChanges({}, checkedChanges(type, coming.data, coming.locale));
  const { item, isNew } = await lockOrBegin(tx, deps, { ...coming, data }, by);
  const before = isNew ? null : beforeOf(item);
  // A scheduled item stays scheduled: its moment was meant for this item, not for these words alone.
  const publish = coming.publish && item.draft !== 'scheduled';
  const draft = item.draft === 'none' ? 'draft' : item.draft;
  // What comes for the address at which an item is read stays there, whatever address its draft was given.
  const key = publish && item.publishedKey === coming.key ? coming.key : item.key;
  const columns = { key, draft, draftData: data, ...calledBy(type, key, data) } as const;
  const changed = await changeItem(
    tx,
    item.id,
    { ...columns, ...(await basisOf(tx, item)) },
    by,
    deps.clock(),
  );
  const original = await originalOf(tx, item);
  const problems = problemsIn(deps, item, data, original).map(({ message }) => message);
  const put = { id: item.id, before, version: changed.version };
  if (!publish || problems.length > 0) return { ...put, problems: publish ? problems : [], tags: [] };
  const published = await publishItem(tx, deps, changed, by);
  return { ...put, version: published.item!.version, problems, tags: published.tags };
}

/** Returns what keeps an item from being published that is not here yet. */
export const problemsOf = (
  deps: Pick<ContentDependencies, 'targets' | 'clock'>,
  { type, key, locale, data }: Omit<ComingItem, 'publish'>,
) => problemsIn(deps, { type, key, publishedKey: null, locale }, data, null);

/** An item as it leaves: what visitors read, or a draft. A published item with a draft leaves as both. */
export type LeavingItem = Omit<ComingItem, 'publish'> & { live: boolean; isPending?: true };

/** Returns the address at which visitors read an item; of one that they cannot see, that of its draft. */
const addressOf = ({ live, publishedKey, key }: Pick<Item, 'live' | 'publishedKey' | 'key'>) =>
  (live === 'published' && publishedKey) || key;

/** Yields every item, one after the other: as it is published, then its draft, which may differ. */
export async function* allItems(db: Database): AsyncGenerator<LeavingItem> {
  let last = '';
  for (;;) {
    const rows = await db
      .select({
        item: contentItems,
        original: { key: originals.key, publishedKey: originals.publishedKey, live: originals.live },
      })
      .from(contentItems)
      .leftJoin(originals, eq(originals.id, contentItems.originalId))
      .where(last ? gt(contentItems.id, last) : undefined)
      .orderBy(asc(contentItems.id))
      .limit(batch);
    for (const { item, original } of rows) {
      const { type, locale } = item;
      const key = addressOf(original ?? item);
      const data = writtenIn(item);
      const shown = shownOf(item);
      if (shown) yield { type, key, locale, data: shown, live: true };
      if (Object.keys(data).length > 0 && !(shown && isDeepStrictEqual(shown, data)))
        yield { type, key, locale, data, live: false, ...(shown && { isPending: true }) };
    }
    if (rows.length < batch) return;
    last = rows.at(-1)!.item.id;
  }
}
