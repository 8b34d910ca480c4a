/** @file The preview of an item as it would be published now, rolled back afterwards. */
import { eq } from '#platform/db/drizzle.ts';
import { contentType } from '#contract/desk/content/content-types.ts';
import type { ContentData, ContentValue, Field, Fields } from '#contract/desk/content/fields.ts';
import { dayInDelhi, hourMs } from '#facts/time.ts';
import { rolledBack } from '#platform/db/rolled-back.ts';
import { contentItems } from '#platform/db/tables.ts';
import { missingFields } from '#contract/desk/content/content-schema.ts';
import { writtenIn } from './content-read.ts';
import { contentTypeIn } from '#contract/desk/content/sides.ts';
import { withLocale } from '#words/locales.ts';
import { originalOf } from './content-showing.ts';
import { afterPublication } from './content-publish.ts';
import type { ContentDependencies, Item } from './content.types.ts';
import { publishedOf } from './published-content.ts';

/** The middle of Delhi. */
const delhi = { lat: 28.6315, lng: 77.2167 };

/** Returns a placeholder for a missing field: its name, where words are shown. */
function standIn(field: Field, now: Date): ContentValue {
  switch (field.kind) {
    case 'choice':
      return Object.keys(field.options)[0]!;
    case 'day':
      return dayInDelhi(now);
    case 'moment':
      return new Date(now.getTime() + hourMs).toISOString();
    case 'number':
      return field.min;
    case 'place':
      return delhi;
    case 'choices':
    case 'references':
    case 'lines':
    case 'list':
      return [];
    case 'line':
    case 'text':
    case 'markdown':
    case 'link':
    case 'picture':
      return `[${field.label}]`;
  }
}

function completed(fields: Fields, data: ContentData, now: Date): ContentData {
  const missing = new Set(missingFields(fields, data).map(({ field }) => field));
  const names = Object.entries(fields).flatMap(([name, field]): [string, ContentValue][] => {
    const value = data[name];
    if (missing.has(name)) return [[name, standIn(field, now)]];
    if (field.kind === 'list' && Array.isArray(value))
      return [[name, value.map((one) => completed(field.fields, one as ContentData, now))]];
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(names);
}

/** Returns the columns that pages read for a type without a table of its own. */
const shownNow = (item: Item, data: ContentData, now: Date) =>
  ({
    live: 'published',
    draft: 'none',
    draftData: null,
    publishAt: null,
    published: data,
    publishedKey: item.key,
    publishedAt: item.publishedAt ?? now,
  }) as const;

/**
 * Renders the page of an item within a transaction that performs its publication and rolls it back. `render` receives the path of the page.
 */
export async function previewItem<Page>(
  { db, clock, targets }: Pick<ContentDependencies, 'db' | 'clock' | 'targets'>,
  item: Item,
  render: (path: string) => Promise<Page>,
): Promise<Page> {
  const { fields, path } = contentType(item.type);
  return rolledBack(db, async (tx) => {
    const now = clock();
    const show = async (one: Item, fields: Fields): Promise<ContentData> => {
      const data = completed(fields, writtenIn(one), now);
      await tx
        .update(contentItems)
        .set(shownNow(one, data, now))
        .where(eq(contentItems.id, one.id));
      return data;
    };
    const original = await originalOf(tx, item);
    if (original) await show(item, contentTypeIn(item.type, item.locale).fields);
    const english = original ?? item;
    const seen = english.live === 'published' ? publishedOf(english) : null;
    // A side is previewed on the published page of its item.
    if (original && seen) return render(withLocale(item.locale, path(seen.key, seen.data)));
    const data = await show(english, fields);
    await targets[item.type]?.publish(tx, afterPublication(english, data, now), seen);
    return render(withLocale(item.locale, path(english.key, data)));
  });
}
