import { alias, and, desc, eq, inArray, sql } from '#platform/db/drizzle.ts';
import { contentType } from '#contract/desk/content/content-types.ts';
import { defaultLocale, withLocale, type Locale } from '#words/locales.ts';
import type { Database } from '#platform/db/handle.ts';
import { contentItems, contentOldPaths } from '#platform/db/tables.ts';

/** A bound above the length of any imported address. */
const maxPathChars = 500;

const originals = alias(contentItems, 'originals');

/**
 * Returns the current address of a page of another system; null when there is none. It is in the language of the address, or in that
 * of the translation which the page became. Paths are stored without a final slash.
 */
export async function presentPath(db: Database, path: string, locale: Locale): Promise<string | null> {
  const asked = path.replace(/\/+$/, '');
  if (asked === '' || asked.length > maxPathChars || asked.includes('\0')) return null;
  const live = sql`coalesce(${originals.live}, ${contentItems.live})`;
  const [found] = await db
    .select({
      type: contentItems.type,
      locale: contentItems.locale,
      live: contentItems.live,
      key: sql<string | null>`coalesce(${originals.publishedKey}, ${contentItems.publishedKey})`,
    })
    .from(contentOldPaths)
    .innerJoin(contentItems, eq(contentItems.id, contentOldPaths.itemId))
    .leftJoin(originals, eq(originals.id, contentItems.originalId))
    .where(and(inArray(contentOldPaths.path, [withLocale(locale, asked), asked]), eq(live, 'published')))
    // The address with its language says more.
    .orderBy(desc(sql`length(${contentOldPaths.path})`))
    .limit(1);
  if (!found?.key) return null;
  const spoken = locale === defaultLocale && found.live === 'published' ? found.locale : locale;
  return withLocale(spoken, contentType(found.type).path(found.key));
}
