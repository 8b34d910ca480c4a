/** @file The uses of library pictures: in drafts, in published items, and on pages. */
import { eq, sql, alias } from '#platform/db/drizzle.ts';
import {
  contentTypes,
  contentTypeNames,
  type ContentTypeName,
} from '#contract/desk/content/content-types.ts';
import { pictureLimits, type PictureUse } from '#contract/desk/content/pictures.ts';
import { blogPath, libraryPicturePath, paths } from '#facts/paths.ts';
import { withLocale } from '#words/locales.ts';
import type { Database } from '#platform/db/handle.ts';
import { likeEscaped } from '#platform/db/search-terms.ts';
import { blogs, contentItems, crewMembers, pageContent } from '#platform/db/tables.ts';

const originals = alias(contentItems, 'originals');

const isType = (type: string): type is ContentTypeName => contentTypeNames.includes(type as ContentTypeName);

async function usesByItems(db: Database, like: string): Promise<PictureUse[]> {
  const inDraft = sql<boolean>`coalesce(${contentItems.draftData}::text like ${like}, false)`;
  const inPublished = sql<boolean>`coalesce(${contentItems.published}::text like ${like}, false)`;
  const rows = await db
    .select({
      type: contentItems.type,
      locale: contentItems.locale,
      itemId: contentItems.id,
      title: contentItems.title,
      key: sql<string>`coalesce(${originals.publishedKey}, ${originals.key}, ${contentItems.publishedKey}, ${contentItems.key})`,
      visible: sql<boolean>`${inPublished} and ${contentItems.live} = 'published'`,
    })
    .from(contentItems)
    .leftJoin(originals, eq(originals.id, contentItems.originalId))
    .where(sql`${inDraft} or ${inPublished}`)
    .orderBy(contentItems.title, contentItems.id)
    .limit(pictureLimits.uses);
  return rows
    .filter(({ type }) => isType(type))
    .map(({ key, locale, ...use }) => ({
      ...use,
      path: withLocale(locale, contentTypes[use.type].path(key)),
    }));
}

/** Finds uses on pages outside of any item: content of an older release, before it was adopted. */
async function usesByPages(db: Database, like: string): Promise<PictureUse[]> {
  const posts = await db
    .select({ id: blogs.id, title: blogs.title })
    .from(blogs)
    .where(sql`${blogs.image} like ${like} or ${blogs.content} like ${like}`)
    .limit(pictureLimits.uses);
  const people = await db
    .select({ title: crewMembers.fullName })
    .from(crewMembers)
    .where(sql`${crewMembers.picture} like ${like}`)
    .limit(pictureLimits.uses);
  const texts = await db
    .select({ key: pageContent.key })
    .from(pageContent)
    .where(sql`${pageContent.body} like ${like}`)
    .limit(pictureLimits.uses);
  const shown = { itemId: null, visible: true } as const;
  return [
    ...posts.map(({ id, title }) => ({ ...shown, type: 'post' as const, title, path: blogPath(id) })),
    ...people.map(({ title }) => ({ ...shown, type: 'crew' as const, title, path: paths.crew })),
    ...texts.map(({ key }) => ({
      ...shown,
      type: 'text' as const,
      title: contentTypes.text.keys[key as 'terms'] ?? key,
      path: contentTypes.text.path(key),
    })),
  ];
}

/** Returns the place of a use. Crew members share a page, so that its address does not distinguish them. */
const placeOf = ({ type, path, title }: PictureUse) => [type, path, type === 'crew' && title].join(' ');

/**
 * Returns the uses of a picture, items first; a page that shows an item is not listed twice.
 * @where Where is a picture of the library used?
 */
export async function usesOfPicture(db: Database, pictureId: string): Promise<PictureUse[]> {
  const like = `%${likeEscaped(libraryPicturePath(pictureId))}%`;
  const items = await usesByItems(db, like);
  const told = new Set(items.filter(({ visible }) => visible).map(placeOf));
  const pages = (await usesByPages(db, like)).filter((use) => !told.has(placeOf(use)));
  return [...items, ...pages].slice(0, pictureLimits.uses);
}

/** Returns the ids of all pictures in use. Reads every text, for a filter that is chosen now and then. */
export async function usedPictureIds(db: Database): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct found[1] as id
    from (
      select ${contentItems.draftData}::text as words from ${contentItems}
      union all select ${contentItems.published}::text from ${contentItems}
      union all select coalesce(${blogs.image}, '') || ' ' || ${blogs.content} from ${blogs}
      union all select ${crewMembers.picture} from ${crewMembers}
      union all select ${pageContent.body} from ${pageContent}
    ) as texts, regexp_matches(words, '/picture/([0-9a-f-]{36})', 'g') as found`);
  return new Set(rows.map(({ id }) => id));
}
