/** @file An item as the desk shows it, with its problems and warnings. */
import { asc, eq } from '#platform/db/drizzle.ts';
import { contentLimits, type ContentItem } from '#contract/desk/content/content-item.ts';
import { missingFields, type ContentProblem } from '#contract/desk/content/content-schema.ts';
import { contentType, selfReferences } from '#contract/desk/content/content-types.ts';
import type { ContentData } from '#contract/desk/content/fields.ts';
import { contentTypeIn, withWords } from '#contract/desk/content/sides.ts';
import { withLocale } from '#words/locales.ts';
import { contentOldKeys } from '#platform/db/tables.ts';
import { rowOf } from './content-list.ts';
import { originalOf } from './content-showing.ts';
import { isOlder, sidesOf } from './content-sides.ts';
import { warningsOf } from './content-warnings.ts';
import type { ContentDependencies, Item } from './content.types.ts';

/** Returns the draft, else the last publication. */
export const writtenIn = (item: Pick<Item, 'draftData' | 'published'>): ContentData =>
  item.draftData ?? item.published ?? {};

/** Returns the published data, or before the first publication the draft. */
const publicIn = (item: Pick<Item, 'draftData' | 'published'>): ContentData =>
  item.published ?? item.draftData ?? {};

/** Returns the reasons that prevent publication. */
export const problemsIn = (
  { targets, clock }: Pick<ContentDependencies, 'targets' | 'clock'>,
  { type, key, publishedKey, locale }: Pick<Item, 'type' | 'key' | 'publishedKey' | 'locale'>,
  data: ContentData,
  original: Item | null,
): ContentProblem[] => {
  const { fields, title } = contentTypeIn(type, locale);
  // A side is validated as the merged page would show it.
  const shown = original ? withWords(contentType(type).fields, publicIn(original), data) : data;
  const others = targets[type]?.problems?.(shown, clock(), original?.key ?? key) ?? [];
  return [
    ...(original && Object.keys(data).length === 0
      ? [{ field: title, message: 'Nothing is written in this language yet.' }]
      : missingFields(fields, data)),
    ...selfReferences(type, [key, publishedKey], data),
    ...others.filter(({ field }) => Object.hasOwn(fields, field.split('.')[0]!)),
  ];
};

/** Returns the item with all of its data. */
export async function shownItem(deps: ContentDependencies, item: Item): Promise<ContentItem> {
  const { path } = contentType(item.type);
  const data = writtenIn(item);
  const original = await originalOf(deps.db, item);
  const old = await deps.db
    .select({ key: contentOldKeys.key })
    .from(contentOldKeys)
    .where(eq(contentOldKeys.itemId, item.id))
    .orderBy(asc(contentOldKeys.key))
    .limit(contentLimits.versions);
  return {
    ...rowOf(item, original ? [] : await sidesOf(deps.db, [item])),
    locale: item.locale,
    isOlder: isOlder(item, original),
    original: original && {
      id: original.id,
      key: original.key,
      title: original.title,
      live: original.live,
      number: original.number,
      data: publicIn(original),
    },
    data,
    published: item.published,
    publishedKey: item.publishedKey,
    number: item.number,
    path: original
      ? withLocale(item.locale, path(original.publishedKey ?? original.key, publicIn(original)))
      : path(item.key, data),
    oldPaths: old.map(({ key }) => path(key, data)),
    problems: problemsIn(deps, item, data, original).slice(0, contentLimits.problems),
    warnings: (await warningsOf(deps, item.type, data)).slice(0, contentLimits.problems),
  };
}
