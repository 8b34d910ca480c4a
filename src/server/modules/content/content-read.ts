/** @file An item as the desk shows it, with what is missing and what should be looked at. */
import { asc, eq } from 'drizzle-orm';
import { contentLimits, type ContentItem } from '#contract/desk/content/content.ts';
import { missingFields, type ContentProblem } from '#contract/desk/content/content-schema.ts';
import { contentType } from '#contract/desk/content/content-types.ts';
import type { ContentData } from '#contract/desk/content/fields.ts';
import { contentOldKeys } from '#platform/db/tables.ts';
import { rowOf } from './content-list.ts';
import { warningsOf } from './content-warnings.ts';
import type { ContentDependencies, Item } from './content.types.ts';

/** What is being written; without a draft, what was published last. */
export const writtenIn = (item: Pick<Item, 'draftData' | 'published'>): ContentData =>
  item.draftData ?? item.published ?? {};

/** What stands in the way of publication. */
export const problemsIn = (
  { targets, clock }: Pick<ContentDependencies, 'targets' | 'clock'>,
  { type, key }: Pick<Item, 'type' | 'key'>,
  data: ContentData,
): ContentProblem[] => [
  ...missingFields(contentType(type).fields, data),
  ...(targets[type]?.problems?.(data, clock(), key) ?? []),
];

/** The item with all that is written in it. */
export async function shownItem(deps: ContentDependencies, item: Item): Promise<ContentItem> {
  const { path } = contentType(item.type);
  const data = writtenIn(item);
  const old = await deps.db
    .select({ key: contentOldKeys.key })
    .from(contentOldKeys)
    .where(eq(contentOldKeys.itemId, item.id))
    .orderBy(asc(contentOldKeys.key))
    .limit(contentLimits.versions);
  return {
    ...rowOf(item),
    data,
    published: item.published,
    publishedKey: item.publishedKey,
    number: item.number,
    path: path(item.key, data),
    oldPaths: old.map(({ key }) => path(key, data)),
    problems: problemsIn(deps, item, data).slice(0, contentLimits.problems),
    warnings: (await warningsOf(deps, item.type, data)).slice(0, contentLimits.problems),
  };
}
